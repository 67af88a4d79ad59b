/** The end of a match: tests the conditions of the scenario whenever something happens (AX-9.7, AX-10). */
import { type StepContext, seat } from "@starboard/kernel";
import type { Edge, Ship, Side } from "./acts.ts";
import type { Condition, Verdict } from "./data/scenario.ts";
import { contestOf } from "./calc/legs.ts";
import { leader, SCORE_UNIT, scoreOf } from "./calc/score.ts";
import { classOf, isBase, matchSetupOf } from "./match-setup.ts";
import type { ShapeAx } from "./shape.ts";
import { ACTIVE, DESTROYED, FLED, type StateAx } from "./state.ts";
import { edgeDistance } from "./zone.ts";

/** The event after which the conditions are tested. The state alone does not show it. */
export type Moment =
  | { readonly is: "changed" }
  | { readonly is: "step"; readonly ship: Ship }
  | { readonly is: "left"; readonly ship: Ship; readonly edge: Edge }
  | { readonly is: "turnEnd" };

/** Counts the ships of a side on the map, without the base. */
export function afloat(t: StateAx, side: Side): number {
  let count = 0;
  for (let s = 0; s < t.kind.length; s++) if (t.side[s] === side && t.status[s] === ACTIVE && !isBase(t, s)) count++;
  return count;
}

/** Ends the match by the first condition of the scenario that holds now, if any. */
export function checkEndings(ctx: StepContext<ShapeAx>, moment: Moment): void {
  const t = ctx.state;
  const { scenario } = matchSetupOf(t.options);
  for (const end of scenario.ends) {
    if (!holds(t, end.if, moment)) continue;
    conclude(ctx, end.winner, end.if.when, scenario.rule);
    return;
  }
}

function holds(t: StateAx, c: Condition, moment: Moment): boolean {
  switch (c.when) {
    case "bothEliminated":
      return afloat(t, 0) === 0 && afloat(t, 1) === 0;
    case "eliminated":
      return afloat(t, c.side) === 0 && baseHull(t) <= (c.baseAtMost ?? Number.POSITIVE_INFINITY);
    case "shipDestroyed":
      return t.kind.some((_, s) => t.status[s] === DESTROYED && classOf(t, s).id === c.ship);
    case "baseDestroyed":
      return baseHull(t) === 0;
    case "carrierReachesGoal": {
      if (moment.is !== "step" || moment.ship !== t.carrier) return false;
      const goal = t.edges[t.side[t.carrier] as Side] as Edge;
      return edgeDistance(t, t.q[t.carrier] as number, t.r[t.carrier] as number, goal) === 0;
    }
    case "carrierDestroyed":
      return t.carrier >= 0 && t.status[t.carrier] === DESTROYED;
    case "carrierLeavesElsewhere": {
      if (t.carrier < 0 || t.status[t.carrier] !== FLED) return false;
      const gone = c.unlessDestroyed;
      return !t.kind.some((_, s) => t.status[s] === DESTROYED && classOf(t, s).id === gone);
    }
    default:
      return moment.is === "turnEnd" && limitReached(t) && baseHull(t) <= (c.baseAtMost ?? Number.POSITIVE_INFINITY);
  }
}

/** Whether a turn limit ends the match and the score decides then (AX-9.7). */
export function endsByScore(t: StateAx): boolean {
  const { scenario, turnLimit } = matchSetupOf(t.options);
  return turnLimit > 0 && scenario.ends.some(({ winner }) => winner === "score");
}

function limitReached(t: StateAx): boolean {
  const { turnLimit } = matchSetupOf(t.options);
  return turnLimit > 0 && t.turn >= turnLimit;
}

/** Returns the hull left to the research base; infinity if there is none. */
function baseHull(t: StateAx): number {
  const base = t.kind.length - 1;
  return base >= 0 && isBase(t, base) ? Math.max(0, t.hull[base] as number) : Number.POSITIVE_INFINITY;
}

/** Ends the match with a verdict. If the scenario compares the remaining fleets, the score decides (AX-9.7). */
export function conclude(ctx: StepContext<ShapeAx>, verdict: Verdict, how: string, rule: string): void {
  const t = ctx.state;
  const scores = [scoreOf(t, 0), scoreOf(t, 1)] as const;
  let winner: Side | null = verdict === "score" ? null : verdict;
  if (verdict === "score") {
    winner = leader(scores[0], scores[1]);
    if (ctx.wantsFacts)
      ctx.emit({ is: "scored", rule: "AX-9.7", scores: scores.map((num) => ({ num, den: SCORE_UNIT })) });
  }
  revealCarrier(ctx, how);
  const id = rule as `AX-${string}`;
  if (ctx.wantsFacts) ctx.emit({ is: "won", rule: id, side: winner, how });
  const points = winner === null ? [0, 0] : winner === 0 ? [1, -1] : [-1, 1];
  ctx.endMatch({ winners: winner === null ? [seat(0), seat(1)] : [seat(winner)], rule: id, scores: points });
  const contest = contestOf(t);
  if (contest && ctx.wantsFacts) ctx.emit({ is: "combined", rule: "AX-10.7", unit: SCORE_UNIT, ...contest });
}

/** Reveals the carrier of the ambassador at the end of the match (AX-12). */
function revealCarrier(ctx: StepContext<ShapeAx>, how: string): void {
  const t = ctx.state;
  if (t.carrier < 0) return;
  ctx.disclose();
  const ways = {
    carrierReachesGoal: "reached",
    carrierDestroyed: "destroyed",
    carrierLeavesElsewhere: "left",
  } as const;
  if (ctx.wantsFacts)
    ctx.emit({
      is: "carrierRevealed",
      rule: "AX-10.1",
      ship: t.carrier,
      how: ways[how as keyof typeof ways] ?? "over",
    });
}
