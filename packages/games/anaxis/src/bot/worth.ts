/** What a table is worth to each side. */
import type { Side } from "../acts.ts";
import { classOf, isBase, settingOf } from "../setting.ts";
import { ACTIVE, type TableAx, USED_PRIMARY, USED_SECONDARY } from "../table.ts";
import { edgeDistance } from "../zone.ts";
import { bestFire, postOf } from "./gunnery.ts";
import type { Weights } from "./weights.ts";

export interface Parts {
  /** Points afloat, hull counted. */
  readonly material: number;
  /** Fire still to come. */
  readonly fire: number;
  readonly points: number;
  readonly errand: number;
}

/** The parts of one side's worth, in ship points. */
export function partsOf(t: TableAx, side: Side, w: Weights): Parts {
  let material = 0;
  let fire = 0;
  let errand = 0;
  const { scenario } = settingOf(t.options);
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE) continue;
    const spec = classOf(t, s);
    if (isBase(t, s)) {
      errand += 20 * ((t.hull[s] as number) / spec.hull);
      continue;
    }
    material += spec.cost * (1 - w.hull + (w.hull * (t.hull[s] as number)) / spec.hull);
    if (stillFires(t, s)) fire += bestFire(t, postOf(t, s), w);
  }
  const goal = t.edges[side];
  if (scenario.sides[side].carrier && goal && t.carrier >= 0)
    errand -= 3 * w.errand * edgeDistance(t, t.q[t.carrier] as number, t.r[t.carrier] as number, goal);
  const prize = scenario.ends.find((end) => end.if.when === "shipDestroyed")?.if;
  if (prize?.when === "shipDestroyed")
    for (let s = 0; s < t.kind.length; s++)
      if (t.side[s] === side && classOf(t, s).id === prize.ship)
        errand += 25 * ((t.hull[s] as number) / classOf(t, s).hull);
  return { material, fire: w.threat * 0.6 * fire, points: w.point * (t.cp[side] as number), errand };
}

/** In the movement phase everybody will fire; in the firing phase those whose slot is to come, or whose banks are loaded. */
function stillFires(t: TableAx, ship: number): boolean {
  if (t.phase !== "firing") return true;
  if (t.acted[ship] === 0) return true;
  const top = t.flow.stack.find((frame) => frame.step === "fire");
  const firing = top && (top.memo as { ship: number }).ship === ship;
  return firing === true && ((t.used[ship] as number) & (USED_PRIMARY | USED_SECONDARY)) === 0;
}

const total = (p: Parts): number => p.material + p.fire + p.points + p.errand;

/** 0 is lost, 1 is won: the lead as a share of everything afloat, through a logistic curve. */
export function evaluate(t: TableAx, w: Weights, worth: Float64Array): void {
  if (t.kind.length === 0 || t.phase === "setup") {
    worth.fill(0.5);
    return;
  }
  const mine = partsOf(t, 0, w);
  const theirs = partsOf(t, 1, w);
  const afloat = Math.max(1, mine.material + theirs.material + Math.abs(mine.errand) + Math.abs(theirs.errand));
  const lead = (total(mine) - total(theirs)) / afloat;
  const chance = 1 / (1 + Math.exp(-w.slope * lead));
  worth[0] = chance;
  worth[1] = 1 - chance;
}

/** A finished match. */
export function settle(t: TableAx, worth: Float64Array): void {
  worth.fill(0);
  const over = t.flow.over;
  if (!over) return;
  for (const winner of over.winners) worth[winner] = 1 / over.winners.length;
}
