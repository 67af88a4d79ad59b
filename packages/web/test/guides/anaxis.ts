/** A learner of Anaxis who does what each lesson asks. */
import type { ViewAx } from "@starboard/anaxis";
import type { Choice, LegalAct, Learner } from "../guide-player.ts";

type Any = { readonly do: string; readonly [name: string]: unknown };

export const learner: Learner = ({ lesson, moment, legal }: Choice): LegalAct => {
  const { board } = moment.view as ViewAx;
  const find = (test: (act: Any) => boolean): LegalAct | undefined => legal.find(({ act }) => test(act as Any));
  const named = (...names: readonly string[]) =>
    names.map((name) => find((act) => act.do === name)).find((one) => one !== undefined);
  // The plan may hold the moves of several ships; only the present one counts.
  const last = moment.plan.steps.findLastIndex(({ act }) => act.do === "end" || act.do === "activate");
  const move = moment.plan.steps.slice(last + 1);
  const steps = move.filter(({ act }) => act.do === "forward").length;
  const turns = move.filter(({ act }) => act.do === "left" || act.do === "right");
  // One turn to the left and one back keeps the bow ahead.
  if (lesson === "turn" && steps === 1 && turns.length === 0 && find((act) => act.do === "left"))
    return named("left") ?? (legal[0] as LegalAct);
  if (turns.length === 1) return named("right") ?? (legal[0] as LegalAct);
  if (lesson === "evade" && find((act) => act.do === "evade")) return named("evade") as LegalAct;
  const shots = legal.filter(({ act }) => act.do === "fire");
  if (shots.length > 0) {
    const paid = shots.find(({ act }) => (act as Any)["fireControl"] === true);
    if (lesson === "cinema" && paid) return paid;
    return shots.find(({ act }) => Object.keys(act).length === 3) ?? (shots[0] as LegalAct);
  }
  if (find((act) => act.do === "damageControl"))
    return named(lesson === "cinema" ? "damageControl" : "accept") as LegalAct;
  if ((board.turn === 1 && steps < 4) || (board.turn === 2 && steps < 2))
    return named("steady", "forward", "end") ?? (legal[0] as LegalAct);
  return named("steady", "end", "pass", "activate", "done", "forward") ?? (legal[0] as LegalAct);
};
