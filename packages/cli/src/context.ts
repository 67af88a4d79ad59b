/** What every command is handed: where to read and write, and the games there are. */
import type { BotSpec } from "@starboard/bots";
import type { FindGame } from "@starboard/kernel";
import type { Title } from "@starboard/kit";

/** What a bot must know of a game, whatever the game is. */
export type AnyBot = BotSpec<never>;

/** A terminal, or a stand-in for one. */
export interface Desk {
  readonly titles: readonly Title[];
  readonly bots: readonly AnyBot[];
  /** Writes one line of answer. */
  out(line: string): void;
  /** Writes one line that is not part of the answer. */
  note(line: string): void;
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
  run(args: string[], desk: Desk): Promise<number> | number;
}

/** Something the user can put right: ends the command with status 2 and a stable code. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const findTitle = (desk: Desk, id: string): Title | undefined => desk.titles.find(({ game }) => game.id === id);

/** The game of that id, or trouble. */
export function titleOf(desk: Desk, id: string | undefined): Title {
  const ids = desk.titles.map(({ game }) => String(game.id)).join(", ");
  if (id === undefined) throw new Trouble("CLI_GAME", `Say which game: ${ids}.`);
  const title = findTitle(desk, id);
  if (!title) throw new Trouble("CLI_GAME", `There is no game "${id}". There are: ${ids}.`);
  return title;
}

/** Whether there is a bot for the game of that id. */
export const hasBot = (desk: Desk, id: string): boolean =>
  desk.bots.some(({ game }) => (game as { readonly id: string }).id === id);

/** For replays: the edition a record names, if it is the one at hand. */
export const finder =
  (desk: Desk): FindGame =>
  (id, edition) => {
    const game = findTitle(desk, id)?.game;
    return game?.edition === edition ? game : undefined;
  };
