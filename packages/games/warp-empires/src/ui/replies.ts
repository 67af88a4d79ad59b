/** Answers that have no place on the map or in the hand, for the prompt line. */
import type { Reply } from "@starboard/frame";
import { type AnyAct, askedOf, type Props } from "./model/table.ts";

/** What ends a question without doing anything special. */
const MAIN: ReadonlySet<string> = new Set(["done", "pass", "roll", "draw", "stop", "attack"]);
const OTHER: ReadonlySet<string> = new Set(["mission", "skip", "enough"]);

export function replies(props: Props): readonly Reply[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const acts = asked.open.filter((act: AnyAct) => MAIN.has(act.do) || OTHER.has(act.do));
  const main = acts.filter((act) => MAIN.has(act.do));
  return acts.map((act) => ({
    step: asked.step,
    act,
    look: main.length === 1 && act === main[0] ? "main" : "may",
  }));
}
