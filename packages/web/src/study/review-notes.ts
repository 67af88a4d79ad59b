/** Takes over the moments of a match's review into a study: what was found as comments, what was better as variations. */
import { isInferior, type ReviewMoment } from "@starboard/bots/review";
import { type GameState, isRefusal, type Move, question } from "@starboard/kernel";
import { type Glyph, type Study, type StudyMove, studyMoveOf } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { loadReview } from "../review/review-storage.ts";
import { nameOf } from "../review/listed-moments.ts";
import { createTexts } from "../table/table-context.ts";
import { refusalText } from "../table/use-table-view.ts";
import { noteAt, withMove, withNote, withTitle } from "./study-edit.ts";
import { type LineMoment, lineOf } from "./study-line.ts";
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

/** Returns how many moments were taken over; null if this browser has no review of the match. */
export async function takeOverReview(store: StudyStore): Promise<number | null> {
  const { replay, stored, chapterAt } = store.getState();
  const lastHash = replay.record.entries.at(-1)?.hash ?? "";
  const review = await loadReview(stored.source, lastHash);
  if (!review) return null;
  let { study }: { study: Study } = store.getState();
  const chapter = study.chapters[chapterAt];
  if (!chapter) return 0;
  const line = lineOf(chapter, replay, []);
  let count = 0;
  for (const moment of review.moments) {
    const glyph = glyphOf(moment);
    const at = line.findIndex(({ entry }) => entry.n === moment.n);
    const [before, here] = [line[at - 1], line[at]];
    // What its author wrote is not written over.
    if (glyph === undefined || !before || !here || noteAt(chapter, here.place)) continue;
    const { game, played } = before;
    const texts = createTexts(replay.loaded, game.view(played.state, moment.by), replay.seats, moment.by, refusalText);
    const acts = moment.best.acts.map((act) => texts.act(moment.step, act)).join("; ");
    const text = isInferior(moment.assessment)
      ? en.study.review.better(nameOf(moment), acts)
      : en.study.review.only(nameOf(moment));
    study = withNote(study, chapterAt, here.place, { glyph, text: text.slice(0, 4000), from: "review" });
    count += 1;
    if (!isInferior(moment.assessment)) continue;
    let { place } = before;
    for (const move of betterMoves(before, moment)) {
      const next = withMove(study, chapterAt, place, move);
      if (!next) break;
      ({ study, place } = next);
    }
    if (place.path.length > 0) study = withTitle(study, chapterAt, place.path, en.study.review.variation);
  }
  store.change(study);
  return count;
}
