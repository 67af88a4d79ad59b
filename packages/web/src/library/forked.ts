/** Remembers which item the draft of an editor was forked from, so that it is named when the draft is published. */

export interface Forked {
  readonly item: string;
  readonly name: string;
}
const key = (game: string, editor: string): string => `starboard.forked.${game}.${editor}`;

export function rememberFork(game: string, editor: string, forked: Forked): void {
  try {
    localStorage.setItem(key(game, editor), JSON.stringify(forked));
  } catch {
    // Without storage the fork is published as an item of its own.
  }
}

export function forkOf(game: string, editor: string): Forked | null {
  try {
    const read = JSON.parse(localStorage.getItem(key(game, editor)) ?? "null") as Partial<Forked> | null;
    return typeof read?.item === "string" && typeof read.name === "string"
      ? { item: read.item, name: read.name }
      : null;
  } catch {
    return null;
  }
}

export function forgetFork(game: string, editor: string): void {
  try {
    localStorage.removeItem(key(game, editor));
  } catch {
    // There was nothing to forget.
  }
}
