/** What an editor saved, dropped on a page that is none: it is opened on the bench of the editor that reads it. */
import { create } from "zustand";
import { hasGame } from "../games.ts";
import { fetchGame } from "../loaded-game.ts";
import type { Route } from "../router.ts";

export interface DroppedFile {
  readonly one: { readonly game: string; readonly maker: string; readonly made: unknown } | null;
}
/** What waits for its bench to be laid. */
export const useDroppedFile = create<DroppedFile>(() => ({ one: null }));

/** Editors name their files' formats by game and kind. */
const FORMAT = /^starboard\.([\w-]+)\.[\w-]+$/;

/** The editor's page that a file's text belongs to, with the thing laid ready for it; undefined when no editor reads it. */
export async function editorRouteFor(text: string): Promise<Route | undefined> {
  const file = parseJson(text);
  const format = (file as { readonly format?: unknown } | null | undefined)?.format;
  const game = typeof format === "string" ? FORMAT.exec(format)?.[1] : undefined;
  if (game === undefined || !hasGame(game)) return undefined;
  for (const { id, load } of (await fetchGame(game)).screen.editors ?? []) {
    const read = (await load()).read(file);
    if (!("ok" in read)) continue;
    useDroppedFile.setState({ one: { game, maker: id, made: read.ok } });
    return { at: "make", game, maker: id };
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
