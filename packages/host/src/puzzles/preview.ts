/** The link preview of a puzzle: what is asked with a picture of the position, and never the answer. */
import type { Seat } from "@starboard/kernel";
import { createScriptedMatch, readerFormat, type Glance, puzzleScript } from "@starboard/kit";
import type { LinkPreview } from "../link-preview.ts";
import { pictureOf } from "../notifications/picture.ts";
import { findGameEntry } from "../play/games.ts";
import type { PuzzleContent } from "./content.ts";

const PATH = /^\/puzzles\/([a-z0-9-]{1,50})\/([a-z0-9-]{1,60})\/?$/;
const { number } = readerFormat;

/**
 * Null for other paths, and for puzzles that this host does not have.
 *
 * @param origin the address of the host, without a slash at the end
 */
export async function puzzlePreview(content: PuzzleContent, path: string, origin: string): Promise<LinkPreview | null> {
  const [, game = "", id = ""] = PATH.exec(path) ?? [];
  const found = id === "" ? undefined : await content.find(game, id);
  if (!found) return null;
  const { puzzle, family, title } = found;
  return {
    title: `${title}: ${family.title}`,
    text: `${family.task(puzzle.about ?? {})} Rated ${number(puzzle.rating, { useGrouping: false })}. Solve it, no account needed.`,
    ...(findGameEntry(game)?.glance && { image: `${origin}/api/puzzles/${game}/${id}/picture` }),
  };
}

/** The position as the solver's seat sees it, as PNG; undefined for an unknown puzzle or a game without such pictures. */
export async function puzzlePicture(content: PuzzleContent, game: string, id: string): Promise<Buffer | undefined> {
  const found = await content.find(game, id);
  const glance = findGameEntry(game)?.glance as ((view: unknown) => Glance) | undefined;
  if (!found || !glance) return undefined;
  const { puzzle, game: rules, passive } = found;
  const { state } = createScriptedMatch(rules, puzzleScript(puzzle, passive));
  return pictureOf(glance(rules.view(state, puzzle.seat as Seat)));
}
