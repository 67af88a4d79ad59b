/**
 * Automatic answers: acts that the page chooses for a player because no other answer makes sense. The game decides which
 * (`GameScreen.autoAnswers`); the player can switch each of them off.
 */
import type { AutoAnswer } from "@starboard/ui";
import { type Act, isRefusal, type Seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import type { LoadedGame } from "../loaded-game.ts";
import { boardOf } from "./board-props.ts";
import { extend, type Planned } from "./plan.ts";
import type { ShownFact } from "./playback.ts";

/** An automatic answer that was planned or sent. */
export interface GivenAnswer {
  /** The `AutoAnswer` that gave it. */
  readonly id: string;
  readonly seat: Seat;
  readonly step: string;
  readonly act: Act;
}

/** The largest number of automatic answers in a row; a game that never stops answering is a mistake. */
const MAX_ANSWERS = 64;

/** The automatic answers that follow `plan`, added to it; null if the player has to decide at once. */
export function answerAutomatically(
  loaded: LoadedGame,
  update: Update,
  plan: Planned,
  pastFacts: readonly ShownFact[],
  isOn: (answer: AutoAnswer) => boolean,
): { readonly plan: Planned; readonly given: readonly GivenAnswer[] } | null {
  const answers = (loaded.screen.autoAnswers ?? []).filter(isOn);
  if (answers.length === 0) return null;
  const given: GivenAnswer[] = [];
  let longer = plan;
  while (!longer.closed && given.length < MAX_ANSWERS) {
    const next = firstAnswer(loaded, update, longer, pastFacts, answers);
    if (!next) break;
    given.push(next.given);
    longer = { ...next.plan, automatic: next.plan.steps.length };
  }
  return given.length === 0 ? null : { plan: longer, given };
}

function firstAnswer(
  loaded: LoadedGame,
  update: Update,
  plan: Planned,
  pastFacts: readonly ShownFact[],
  answers: readonly AutoAnswer[],
): { readonly plan: Planned; readonly given: GivenAnswer } | null {
  const board = boardOf(loaded, update, plan, pastFacts);
  for (const answer of answers) {
    const move = answer.answer(board);
    if (!move) continue;
    const next = extend(loaded.game, plan, move.step, move.act);
    // The rules have the last word: a refused answer is the player's to give.
    if (isRefusal(next)) continue;
    return { plan: next as Planned, given: { id: answer.id, seat: plan.seat, ...move } };
  }
  return null;
}
