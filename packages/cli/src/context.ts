/** The context of a command: input, output, and the known games and bots. Errors that end a command. */
import type { BotSpec } from "@starboard/bots";
import type { FindGame } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { entryOfEdition, readerFormat, type GameEntry } from "@starboard/kit";

/** The bot spec of some game, when the game's own types do not matter. */
export type AnyBot = BotSpec<never>;

/** A terminal, or a replacement in tests, with the known games and bots. */
export interface CommandContext {
  readonly games: readonly GameEntry[];
  readonly bots: readonly AnyBot[];
  /** Writes one line to standard output. */
  out(line: string): void;
  /** Writes one line to standard error, such as progress or an error. */
  log(line: string): void;
  /** Shows the prompt and reads one line; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Whether input and output are a terminal. Progress and screen clearing are shown only then. */
  readonly interactive: boolean;
}
/** One command with its help texts. `run` returns the exit status. */
export interface Command {
  /** One line of the command list. */
  readonly about: string;
  /** The lines that `starboard help COMMAND` prints. */
  readonly usage: string;
  run(args: string[], context: CommandContext): Promise<number> | number;
}

/** An error that the user can fix. It ends the command with exit status 2 and a stable code. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const findEntry = (context: CommandContext, id: string): GameEntry | undefined =>
  context.games.find(({ game }) => game.id === id);

/** Returns the game with the given id; throws a CliError with code CLI_GAME if there is none. */
export function entryOf(context: CommandContext, id: string | undefined): GameEntry {
  const ids = readerFormat.anyOf(context.games.map(({ game }) => String(game.id)));
  if (id === undefined) throw new CliError("CLI_GAME", en.nameGame(ids));
  const entry = findEntry(context, id);
  if (!entry) throw new CliError("CLI_GAME", en.noGame(id, ids));
  return entry;
}

/** Whether there is a bot for the game with the given id. */
export const hasBot = (context: CommandContext, id: string): boolean =>
  context.bots.some(({ game }) => (game as { readonly id: string }).id === id);

/** Returns a lookup for replays that finds every edition of the known games. */
export const findGameIn =
  (context: CommandContext): FindGame =>
  (id, edition) => {
    const entry = findEntry(context, id);
    return entry && entryOfEdition(entry, edition)?.game;
  };
