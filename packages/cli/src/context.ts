/** What every command is handed: where to read and write, and the games there are. */
import type { BotSpec } from "@starboard/bots";
import type { FindGame } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";

/** What a bot must know of a game, whatever the game is. */
export type AnyBot = BotSpec<never>;

/** A terminal, or a stand-in for one. */
export interface CommandContext {
  readonly games: readonly GameEntry[];
  readonly bots: readonly AnyBot[];
  /** Writes one line of answer. */
  out(line: string): void;
  /** Writes one line that is not part of the answer. */
  log(line: string): void;
  /** Lines typed, one after the other; shows the prompt before each. */
  ask(prompt: string): Promise<string | undefined>;
  /** Whether a person is watching: only then is anything drawn that is not asked for. */
  readonly interactive: boolean;
}
/** One command: what it is for, how it is called, and what it does. The number becomes the exit status. */
export interface Command {
  readonly about: string;
  /** The lines `starboard help COMMAND` prints. */
  readonly usage: string;
  run(args: string[], context: CommandContext): Promise<number> | number;
}

/** Something the user can put right: ends the command with status 2 and a stable code. */
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

/** The game of that id, or trouble. */
export function entryOf(context: CommandContext, id: string | undefined): GameEntry {
  const ids = context.games.map(({ game }) => String(game.id)).join(", ");
  if (id === undefined) throw new CliError("CLI_GAME", `Say which game: ${ids}.`);
  const entry = findEntry(context, id);
  if (!entry) throw new CliError("CLI_GAME", `There is no game "${id}". There are: ${ids}.`);
  return entry;
}

/** Whether there is a bot for the game of that id. */
export const hasBot = (context: CommandContext, id: string): boolean =>
  context.bots.some(({ game }) => (game as { readonly id: string }).id === id);

/** For replays: the edition a record names, if it is the one at hand. */
export const findGameIn =
  (context: CommandContext): FindGame =>
  (id, edition) => {
    const game = findEntry(context, id)?.game;
    return game?.edition === edition ? game : undefined;
  };
