/** Files that a measurement plays with: drafts of this browser, items of the library, files of this device. */
import type { Result } from "@starboard/kernel";
import type { AnyFileKind, FileFact, PictureData } from "@starboard/kit";
import { create } from "zustand";
import { loadDraft } from "../editors/drafts.ts";
import { manifestOf } from "../games.ts";
import type { OptionValues } from "../newtable/setup.ts";

/** A file, or nothing in its place: then the match is as printed. */
export interface MeasuredFile {
  readonly name: string;
  /** Where it comes from, such as "your draft". */
  readonly note: string;
  /** Null where it is not known: from a link, or without a file. */
  readonly kind: string | null;
  readonly options: OptionValues;
  /** The seat that plays it; null where it is not known. */
  readonly seat: number | null;
  readonly picture: PictureData | null;
  readonly facts: readonly FileFact[];
}

/** The kinds of a game's files that can be played. */
export async function playableKinds(game: string): Promise<readonly AnyFileKind[]> {
  const kinds = (await manifestOf(game)?.files?.())?.kinds ?? [];
  return kinds.filter(({ play }) => play !== undefined);
}

/** Reads any data as a file of one of the kinds; null if it is none. */
export function readMeasuredFile(kinds: readonly AnyFileKind[], raw: unknown, note: string): MeasuredFile | null {
  for (const kind of kinds) {
    const read: Result<object> = kind.read(raw);
    if ("bad" in read || !kind.play) continue;
    const measure = kind.balance?.(read.ok) ?? null;
    return {
      name: kind.nameOf(read.ok),
      note,
      kind: kind.id,
      options: measure?.options ?? kind.play(read.ok),
      seat: measure?.seat ?? 0,
      picture: kind.picture(read.ok),
      facts: kind.facts(read.ok),
    };
  }
  return null;
}

/** The drafts of a game's editors that can be measured. */
export const measuredDrafts = (game: string, kinds: readonly AnyFileKind[], note: string): MeasuredFile[] =>
  kinds.flatMap((kind) => {
    const draft = loadDraft(game, kind.editor);
    const read = draft === undefined ? null : readMeasuredFile([kind], draft, note);
    return read ? [read] : [];
  });

/** A file that another page hands to the lab. */
export const useHandedFile = create<{
  readonly handed: { readonly game: string; readonly file: MeasuredFile } | null;
}>()(() => ({ handed: null }));
