/** A learner of Warp Empires who does what each lesson asks. */
import type { ViewWE } from "@starboard/warp-empires";
import type { Choice, LegalAct, Learner } from "../guide-player.ts";

type Any = { readonly do: string; readonly [name: string]: unknown };

/** Where each stack of the learner goes. */
const WAYS: Readonly<Record<string, string>> = { b1: "c1", d5: "e5", e4: "f3" };

export const learner: Learner = ({ lesson, moment, legal }: Choice): LegalAct => {
  const view = moment.view as ViewWE;
  const find = (test: (act: Any) => boolean): LegalAct | undefined => legal.find(({ act }) => test(act as Any));
  const named = (...names: readonly string[]) =>
    names.map((name) => find((act) => act.do === name)).find((one) => one !== undefined);
  const play = (card: string) => find((act) => act.do === "play" && act["card"] === card && act["as"] === undefined);
  const isWaiting = (id: string): boolean =>
    view.territories.some((one) => one.id === id && one.stacks.some(({ seat }) => seat === 0));
  const step = find((act) => act.do === "step" && Object.values(WAYS).includes(act["to"] as string));
  const lift = Object.keys(WAYS)
    .map((at) => find((act) => act.do === "liftAll" && act["at"] === at))
    .find((one) => one !== undefined);
  const wanted = (): LegalAct | undefined => {
    if (step) return step;
    if (lift) return lift;
    if (view.phase === "move" && Object.keys(WAYS).some(isWaiting) && play("warp")) return play("warp");
    if (legal[0]?.step === "trim") return find((act) => act.do === "drop" && !String(act["card"]).startsWith("warp"));
    if (view.phase === "diplomacy") return play("diplomacy") ?? named("roll");
    if (view.phase === "revenue") return play("increaseProduction");
    if (view.phase === "recruit" && lesson === "recruit") return named("draw", "buy");
    if (view.phase === "recruit" && lesson === "build")
      return find((act) => act.do === "build" && act["building"] === "colony");
    return undefined;
  };
  return (wanted() ??
    named("attack", "done", "pass", "roll", "skip", "stop", "battle", "enough") ??
    legal[0]) as LegalAct;
};
