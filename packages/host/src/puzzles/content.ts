/** The puzzles of this program's games, read when the first one is asked for. */
import { type AnyGame, parseEdition } from "@starboard/kernel";
import type { GameManifest, Puzzle, PuzzleFamily } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { loadGame } from "../play/games.ts";

export interface HostPuzzle {
  readonly puzzle: Puzzle;
  readonly game: AnyGame;
  /** The name of the game. */
  readonly title: string;
  /** The words of the puzzle. */
  readonly family: PuzzleFamily;
  /** Names of acts by which another seat does as little as possible. */
  readonly passive: readonly string[];
}
export interface PuzzleContent {
  /** The puzzle of a game; undefined if this program does not have it, or not the rules it is made for. */
  find(game: string, id: string): Promise<HostPuzzle | undefined>;
  /** The ids of the puzzles by game, for games that have any. */
  ids(): Promise<ReadonlyMap<string, readonly string[]>>;
}

async function readGame({ id, landing, puzzles, course }: GameManifest): Promise<ReadonlyMap<string, HostPuzzle>> {
  const found = new Map<string, HostPuzzle>();
  if (!puzzles) return found;
  const passive = (await course?.())?.passive ?? [];
  const { families, parts } = await puzzles();
  for (const { load } of parts) {
    const file = await load();
    const edition = parseEdition(file.game);
    const game = edition && edition.id === id ? await loadGame(edition.id, edition.edition) : undefined;
    if (!game) continue;
    for (const puzzle of file.puzzles) {
      const family = families[puzzle.family];
      if (family) found.set(puzzle.id, { puzzle, game, title: landing.title, family, passive });
    }
  }
  return found;
}

/** @param games the manifests whose puzzles are read */
export function createPuzzleContent(games: readonly GameManifest[] = manifests): PuzzleContent {
  let reading: Promise<ReadonlyMap<string, ReadonlyMap<string, HostPuzzle>>> | undefined;
  const all = (): NonNullable<typeof reading> =>
    (reading ??= Promise.all(games.map(async (one) => [one.id, await readGame(one)] as const)).then(
      (read) => new Map(read),
    ));
  return {
    find: async (game, id) => (await all()).get(game)?.get(id),
    ids: async () =>
      new Map([...(await all())].flatMap(([game, found]) => (found.size > 0 ? [[game, [...found.keys()]]] : []))),
  };
}
