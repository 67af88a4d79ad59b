/** Legal acts that are probably mistakes (DP-CONFIRM). Only the screen asks for confirmation, not the rules. */
import type { Act, RuleId } from "@starboard/kernel";
import { en } from "../messages.en.ts";
import { threatsBefore } from "../model/forecasts.ts";
import type { Depart } from "../model/offers.ts";
import { friends, type BoardData, type View } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { actOutlook } from "./outlook.ts";
import { overshoots } from "@starboard/4000ad";

export interface Doubt {
  readonly words: string;
  readonly rule: RuleId;
}

/** Win probability below which an attack with dice needs confirmation. */
const SLIM = 0.35;

export function doubtsOf(view: View, data: BoardData, step: string, act: Act): Doubt[] {
  const doubts: Doubt[] = [];
  const outlook = actOutlook(view, data, step, act);
  if (outlook?.forecast.fate === "dies")
    doubts.push({ words: en.doubt.weaker(outlook.forecast.attackers, outlook.forecast.defenders), rule: "AD-6.4.2.a" });
  if (outlook?.forecast.fate === "chance" && outlook.forecast.chance < SLIM)
    doubts.push({ words: en.doubt.odds(outlook.forecast.chance), rule: outlook.forecast.rule });
  if (step === "arrive" && act.do === "travelOn") {
    const warp = (view.board.flow.stack.at(-1)?.memo as { readonly warp?: number } | undefined)?.warp ?? -1;
    const lost = overshoots(stateOf(view), warp);
    if (lost > 0) doubts.push({ words: en.doubt.overshoot(lost), rule: "AD-7.2.e" });
  }
  if (step === "depart" && act.do === "depart") {
    const { from, ships } = act as Depart;
    const star = data.map.index[from] ?? -1;
    const doubt = homeDoubt(view, data, star, ships);
    if (doubt) doubts.push(doubt);
  }
  return doubts;
}

/** Returns a doubt if a home star would be weaker than the forces that can arrive before its owner moves again. */
function homeDoubt(view: View, data: BoardData, star: number, leaving: number): Doubt | null {
  const { board } = view;
  const power = board.active;
  const owner = board.home.indexOf(star);
  if (owner < 0 || board.alive[owner] !== 1 || !friends(view, owner, power)) return null;
  let left = -leaving;
  for (let p = 0; p < board.P; p++) if (friends(view, p, power)) left += board.ships[star * board.P + p] ?? 0;
  const viewer = board.seatOf[power];
  if (viewer === undefined) return null;
  const worst = Math.max(0, ...threatsBefore(view, viewer, power, star).map((t) => t.ships));
  const name = data.names[star] ?? "";
  if (worst > left) return { words: en.doubt.home(name, left, worst), rule: "AD-8.3" };
  return null;
}
