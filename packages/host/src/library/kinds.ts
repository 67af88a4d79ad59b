/** The kinds of files that the library takes: those of the games, and those that every game has. */
import type { AnyGame } from "@starboard/kernel";
import type { AnyFileKind, GameFiles, GameManifest } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { findGameEntry } from "../play/games.ts";
import { lessonKind } from "./lesson-kind.ts";
import { puzzleKind } from "./puzzle-kind.ts";
import { studyKind } from "./study-kind.ts";

/** Kinds that are not a game's own. A new one is one line here, and its words on the pages. */
async function commonKinds(game: AnyGame, files: GameFiles, manifest: GameManifest): Promise<readonly AnyFileKind[]> {
  const puzzles = await puzzleKind(game, files, manifest);
  return [lessonKind(game, files), studyKind(game, files), ...(puzzles ? [puzzles] : [])] as readonly AnyFileKind[];
}

/** A game that the library knows, with its newest rules. */
export interface LibraryGame {
  readonly game: AnyGame;
  readonly files: GameFiles;
  readonly kinds: readonly AnyFileKind[];
}

const loaded = new Map<string, Promise<LibraryGame | undefined>>();

async function load(id: string): Promise<LibraryGame | undefined> {
  const manifest = manifests.find((one) => one.id === id);
  const files = await manifest?.files?.();
  const game = findGameEntry(id)?.game;
  if (!manifest || !files || !game) return undefined;
  return { game, files, kinds: [...files.kinds, ...(await commonKinds(game, files, manifest))] };
}

/** Returns a game; undefined if there is none of that id, or if its players make no files. */
export function libraryGame(id: string): Promise<LibraryGame | undefined> {
  const known = loaded.get(id) ?? load(id);
  if (manifests.some((manifest) => manifest.id === id)) loaded.set(id, known);
  return known;
}

/** Returns a kind of file of a game. */
export const fileKindOf = async (game: string, kind: string): Promise<AnyFileKind | undefined> =>
  (await libraryGame(game))?.kinds.find(({ id }) => id === kind);

/** The games of this host that have files. */
export const LIBRARY_GAMES: readonly string[] = manifests.flatMap(({ id, files }) => (files ? [id] : []));
