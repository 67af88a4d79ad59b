/** Answers that have no place on the map or in the hand, for the prompt line. */
import type { Reply } from "@starboard/frame";
import { type AnyAct, askedOf, type Props } from "./model/table.ts";

/** Answers without a place, the one that goes on first; the first of them that is offered is the main button. */
const ANSWERS: readonly string[] = ["roll", "draw", "done", "stop", "pass", "attack", "mission", "skip", "enough"];
/** Questions with two answers of equal weight. */
const EVEN: ReadonlySet<string> = new Set(["declareFirst", "declareSecond"]);

export function replies(props: Props): readonly Reply[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const acts = asked.open
    .filter((act: AnyAct) => ANSWERS.includes(act.do))
    .sort((a, b) => ANSWERS.indexOf(a.do) - ANSWERS.indexOf(b.do));
  return acts.map((act, i) => ({ step: asked.step, act, look: i === 0 && !EVEN.has(asked.step) ? "main" : "may" }));
}
