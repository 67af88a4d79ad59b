/** The link preview of a puzzle: what is asked, and never the answer. */
import { formatFor } from "@starboard/kit";
import type { LinkPreview } from "../link-preview.ts";
import type { PuzzleContent } from "./content.ts";

const PATH = /^\/puzzles\/([a-z0-9-]{1,50})\/([a-z0-9-]{1,60})\/?$/;
const { number } = formatFor("en");

/** Null for other paths, and for puzzles that this host does not have. */
export async function puzzlePreview(content: PuzzleContent, path: string): Promise<LinkPreview | null> {
  const [, game = "", id = ""] = PATH.exec(path) ?? [];
  const found = id === "" ? undefined : await content.find(game, id);
  if (!found) return null;
  const { puzzle, family, title } = found;
  return {
    title: `${title}: ${family.title}`,
    text: `${family.task(puzzle.about ?? {})} Rated ${number(puzzle.rating, { useGrouping: false })}. Solve it, no account needed.`,
  };
}
