/** Plans for one ship's whole movement: the declaration, the steps, judged where they end. */
import { hexDistance } from "@starboard/kit";
import type { Act } from "@starboard/kernel";
import type { DeclareAct, Ship, Side } from "../acts.ts";
import { minimumFor } from "../reckon/ratings.ts";
import { effectiveManeuver, effectiveSpeed } from "../reckon/ratings.ts";
import { classOf, enemyOf, isBase, settingOf } from "../setting.ts";
import { ACTIVE, EVADING, PURSUING, STEADY, type TableAx } from "../table.ts";
import { edgeDistance } from "../zone.ts";
import { bestFire, dangerAt, type Post, postOf } from "./gunnery.ts";
import { type End, reach } from "../reckon/reach.ts";
import type { Weights } from "./weights.ts";

export interface Plan {
  readonly acts: readonly Act[];
  /** Worth in points, for comparing plans of one ship. */
  readonly worth: number;
}

/** Plans worth keeping for each declaration. */
const KEPT = 5;

/** Plans for a ship about to declare, best first. */
export function plansFrom(t: TableAx, ship: Ship, declarations: readonly Act[], w: Weights): Plan[] {
  const plans: Plan[] = [];
  for (const declared of worthTrying(t, ship, declarations as readonly DeclareAct[])) {
    const was = [t.mode[ship], t.row[ship], t.quarry[ship]] as const;
    // Tried out on the table itself and put back: nothing else reads it meanwhile.
    t.mode[ship] = declared.do === "evade" ? EVADING : declared.do === "pursue" ? PURSUING : STEADY;
    t.row[ship] = declared.do === "steady" ? 0 : effectiveManeuver(t, ship);
    t.quarry[ship] = declared.do === "pursue" ? declared.quarry : -1;
    for (const plan of movesFrom(t, ship, w)) plans.push({ acts: [declared, ...plan.acts], worth: plan.worth });
    [t.mode[ship], t.row[ship], t.quarry[ship]] = was as [number, number, number];
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Steady, evasion, and the pursuit of the two enemies nearest. */
function worthTrying(t: TableAx, ship: Ship, declarations: readonly DeclareAct[]): DeclareAct[] {
  const far = (quarry: Ship): number =>
    hexDistance(t.q[ship] as number, t.r[ship] as number, t.q[quarry] as number, t.r[quarry] as number);
  const plain = declarations.filter((d) => d.do === "steady" || (d.do === "evade" && !d.piloting));
  const chases = declarations
    .filter((d): d is Extract<DeclareAct, { do: "pursue" }> => d.do === "pursue" && !d.piloting)
    .filter((d) => minimumFor(t, effectiveManeuver(t, ship), d.quarry) <= effectiveSpeed(t, ship))
    .sort((a, b) => far(a.quarry) - far(b.quarry));
  return [...plain, ...chases.slice(0, 2)];
}

/** Plans for a ship that has declared, from where it stands now. */
export function movesFrom(t: TableAx, ship: Ship, w: Weights): Plan[] {
  const post = postOf(t, ship);
  const mode = { ...post, row: t.row[ship] as number };
  const rough = reach(t, ship)
    .map((end) => ({ end, worth: roughWorth(t, ship, end, w) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 40);
  return rough
    .map(({ end, worth }) => ({
      acts: end.gone ? end.steps : [...end.steps, { do: "end" }],
      worth: worth + (end.gone ? 0 : exactWorth(t, { ...mode, q: end.q, r: end.r, facing: end.facing }, w)),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT);
}

/** What can be said of an end without looking at every gun: distance, errand, the rim. */
function roughWorth(t: TableAx, ship: Ship, end: End, w: Weights): number {
  if (end.gone) return -classOf(t, ship).cost;
  let nearest = 99;
  let ahead = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] === t.side[ship] || t.status[s] !== ACTIVE) continue;
    const d = hexDistance(end.q, end.r, t.q[s] as number, t.r[s] as number);
    if (d < nearest) {
      nearest = d;
      ahead = looksAt(end, t.q[s] as number, t.r[s] as number);
    }
  }
  return (
    errandWorth(t, ship, end, w) - w.distance * classOf(t, ship).cost * 0.25 * nearest + ahead * 0.4 - rimCost(t, end)
  );
}

/** 1 when the bow points at a hex, −1 when it points away. */
function looksAt(end: End, q: number, r: number): number {
  const angle = (facing: number): number => (facing * Math.PI) / 3;
  const dq = q - end.q;
  const dr = r - end.r;
  if (dq === 0 && dr === 0) return 0;
  const x = 1.5 * dq;
  const y = Math.sqrt(3) * (dr + dq / 2);
  const bearing = Math.atan2(x, -y);
  return Math.cos(bearing - angle(end.facing));
}

/** A ship at the rim with its bow outwards has wasted its next move. */
function rimCost(t: TableAx, end: End): number {
  const near = Math.min(
    ...(["north", "south", "west", "east"] as const).map((edge) => edgeDistance(t, end.q, end.r, edge)),
  );
  return near <= 1 ? 1.5 : 0;
}

/** Nearer to the goal for the ambassador's ship and its escort; nearer to the base for those who came to destroy it. */
function errandWorth(t: TableAx, ship: Ship, end: End, w: Weights): number {
  const side = t.side[ship] as Side;
  const { scenario } = settingOf(t.options);
  let worth = 0;
  const goal = t.edges[side];
  if (scenario.sides[side].carrier && goal) {
    const weight = ship === t.carrier ? 3 : 1;
    worth -= weight * w.errand * edgeDistance(t, end.q, end.r, goal);
  }
  const base = t.kind.length - 1;
  if (isBase(t, base) && t.side[base] === enemyOf(side) && t.status[base] === ACTIVE)
    worth -= w.errand * 0.5 * hexDistance(end.q, end.r, t.q[base] as number, t.r[base] as number);
  return worth;
}

const exactWorth = (t: TableAx, post: Post, w: Weights): number =>
  w.threat * (bestFire(t, post, w) - dangerAt(t, post, w));
