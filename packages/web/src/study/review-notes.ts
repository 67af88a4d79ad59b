/** Takes over the moments of a match's review into a study: what was found as comments, what was better as variations. */
import { isInferior, type MatchReview, type ReviewMoment } from "@starboard/bots/review";
import { type GameState, isRefusal, type Move, question } from "@starboard/kernel";
import { type Glyph, sizeOfStudy, type Study, STUDY_MOST, type StudyMove, studyMoveOf } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { loadReview } from "../review/review-storage.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { nameOf } from "../review/listed-moments.ts";
import { createTexts } from "../table/table-context.ts";
import { noteAt, variationAt, withMove, withNote, withTitle } from "./study-edit.ts";
import { type LineMoment, lineOf } from "./study-line.ts";
import { noRefusal } from "./study-outline.ts";
import type { StudyStore } from "./study-store.ts";

const GLYPH_OF: Partial<Record<ReviewMoment["assessment"], Glyph>> = {
  blunder: "blunder",
  mistake: "mistake",
  inaccuracy: "doubtful",
};

const glyphOf = (moment: ReviewMoment): Glyph | undefined =>
  moment.isBrave ? "brilliant" : moment.isOnly ? "good" : GLYPH_OF[moment.assessment];

/** The better acts, played from the moment before; as far as the rules accept them. */
function betterMoves(from: LineMoment, { by, best }: ReviewMoment): readonly StudyMove[] {
  const moves: StudyMove[] = [];
  let state = from.played.state as GameState;
  for (const act of best.acts) {
    const step = question(from.game, state)?.frame.step;
    if (step === undefined) break;
    const move: Move = { by, step, act };
    const played = studyMoveOf(from.game, state, move, { seed: 1 });
    if (isRefusal(played)) break;
    moves.push(played.move);
    state = played.played.state as GameState;
  }
  return moves;
}

/**
 * Adds the moments of a review to a chapter: each with its class as a comment, and what was better as a variation. What an
 * author wrote is not written over, and a moment that was taken over is not taken over again.
 */
export function withReview(
  study: Study,
  chapterAt: number,
  replay: LoadedReplay,
  { moments }: Pick<MatchReview, "moments">,
): { readonly study: Study; readonly count: number } {
  const chapter = study.chapters[chapterAt];
  if (!chapter) return { study, count: 0 };
  const line = lineOf(chapter, replay, []);
  let next = study;
  let count = 0;
  for (const moment of moments) {
    const glyph = glyphOf(moment);
    const at = line.findIndex(({ entry }) => entry.n === moment.n);
    const [before, here] = [line[at - 1], line[at]];
    if (glyph === undefined || !before || !here || noteAt(chapter, here.place)) continue;
    if (sizeOfStudy(next).notes >= STUDY_MOST.notes) break;
    const { game, played } = before;
    const texts = createTexts(replay.loaded, game.view(played.state, moment.by), replay.seats, moment.by, noRefusal);
    const better = isInferior(moment.assessment) ? betterMoves(before, moment) : [];
    const acts = moment.best.acts.map((act, i) => texts.act(better[i]?.step ?? moment.step, act)).join("; ");
    const text = isInferior(moment.assessment)
      ? en.study.review.better(nameOf(moment), acts)
      : en.study.review.only(nameOf(moment));
    next = withNote(next, chapterAt, here.place, { glyph, text: text.slice(0, STUDY_MOST.text), from: "review" });
    count += 1;
    let { place } = before;
    for (const move of better) {
      const moved = withMove(next, chapterAt, place, move);
      if (!moved) break;
      ({ study: next, place } = moved);
    }
    const shown = next.chapters[chapterAt];
    // A variation that begins with the better act may be there already, with a title of its own.
    if (shown && place.path.length > 0 && variationAt(shown, place.path)?.title === undefined)
      next = withTitle(next, chapterAt, place.path, en.study.review.variation);
  }
  return { study: next, count };
}

/** Returns how many moments were taken over; null if this browser has no review of the match. */
export async function takeOverReview(store: StudyStore): Promise<number | null> {
  const { replay, stored } = store.getState();
  const review = await loadReview(stored.source, replay.record.entries.at(-1)?.hash ?? "");
  if (!review) return null;
  const { study, chapterAt } = store.getState();
  const taken = withReview(study, chapterAt, replay, review);
  if (taken.count > 0) store.change(taken.study);
  return taken.count;
}
