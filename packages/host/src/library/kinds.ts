/** The kinds of files that the library takes: those of the games, and those that every game has. */
import type { AnyGame } from "@starboard/kernel";
import type { AnyFileKind, GameFiles } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { findGameEntry } from "../play/games.ts";
import { lessonKind } from "./lesson-kind.ts";
import { studyKind } from "./study-kind.ts";

/** Kinds that every game with files has. A new one is one line here, and its words on the pages. */
const COMMON_KINDS: readonly ((game: AnyGame, files: GameFiles) => AnyFileKind)[] = [lessonKind, studyKind];

/** A game that the library knows, with its newest rules. */
export interface LibraryGame {
  readonly game: AnyGame;
  readonly files: GameFiles;
  readonly kinds: readonly AnyFileKind[];
}

const loaded = new Map<string, Promise<LibraryGame | undefined>>();

async function load(id: string): Promise<LibraryGame | undefined> {
  const files = await manifests.find((manifest) => manifest.id === id)?.files?.();
  const game = findGameEntry(id)?.game;
  if (!files || !game) return undefined;
  return { game, files, kinds: [...files.kinds, ...COMMON_KINDS.map((kindFor) => kindFor(game, files))] };
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
