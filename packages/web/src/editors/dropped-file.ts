/** Files saved by an editor and dropped on another page: they open in the editor that reads them. */
import { create } from "zustand";
import { hasGame } from "../games.ts";
import { fetchGame } from "../loaded-game.ts";
import type { Route } from "../router.ts";

export interface DroppedFile {
  readonly dropped: { readonly game: string; readonly editor: string; readonly content: unknown } | null;
}
/** The dropped file that waits for its editor page. */
export const useDroppedFile = create<DroppedFile>(() => ({ dropped: null }));

/** File formats of editors name the game and the kind of file. */
const FORMAT = /^starboard\.([\w-]+)\.[\w-]+$/;

/** Finds the editor page for a file's text and stores the draft for it; undefined if no editor reads the file. */
export async function editorRouteFor(text: string): Promise<Route | undefined> {
  const file = parseJson(text);
  const format = (file as { readonly format?: unknown } | null | undefined)?.format;
  const game = typeof format === "string" ? FORMAT.exec(format)?.[1] : undefined;
  if (game === undefined || !hasGame(game)) return undefined;
  for (const { id, load } of (await fetchGame(game)).screen.editors ?? []) {
    const read = (await load()).read(file);
    if (!("ok" in read)) continue;
    useDroppedFile.setState({ dropped: { game, editor: id, content: read.ok } });
    return { at: "make", game, editor: id };
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
