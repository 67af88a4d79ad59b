/** What a table is worth to every seat, part by part, and the chances of winning that follow. */
import type { Book } from "../book/index.ts";
import { claimsButForBuilding } from "../reckon/claims.ts";
import { territoryRevenue } from "../reckon/revenue.ts";
import { totalOf } from "../reckon/force.ts";
import { factionOf, handSize, stackAt } from "../reckon/stacks.ts";
import { bookOf } from "../setting.ts";
import { NONE, type TableWE, typeOf } from "../table.ts";
import { chartOf } from "./chart.ts";
import type { Weights } from "./weights.ts";

/** The parts of the evaluation; the keys of their sentences in `words.en.ts`. */
export const PARTS = ["territories", "income", "force", "cards", "home", "reach", "threats"] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, number>>;

/** Force of every stack, territory × seat. */
export function forces(t: TableWE, b: Book): Float64Array {
  const force = new Float64Array(b.T * b.N);
  for (let at = 0; at < b.T; at++)
    for (let s = 0; s < b.N; s++) {
      const stack = t.stacks[at * b.N + s] as number[];
      if (stack.length === 0) continue;
      const faction = factionOf(t, b, s) * b.U;
      let sum = 0;
      for (const unit of stack) sum += b.force[faction + typeOf(unit)] as number;
      force[at * b.N + s] = sum;
    }
  return force;
}

/** Territories needed to win among those counted; all of them where victory does not count any. */
export function goalOf(b: Book): number {
  const { condition } = b.module.victory;
  if (condition.op !== "controlShare") return Math.max(1, b.counted.length);
  return Math.max(1, Math.floor((b.counted.length * condition.over[0]) / condition.over[1]) + 1);
}

/** How strong something else could come at a territory within two spaces, against the seat that holds it. */
function threatAt(b: Book, force: Float64Array, at: number, s: number, chart: Uint8Array): number {
  let most = 0;
  for (let foe = 0; foe < b.N; foe++) {
    if (foe === s) continue;
    for (let from = 0; from < b.T; from++) {
      const f = force[from * b.N + foe] as number;
      if (f > most && (chart[from * b.T + at] as number) <= 2) most = f;
    }
  }
  return most;
}

/** The parts for one seat, in points of Force. */
export function partsOf(t: TableWE, b: Book, s: number, force: Float64Array, w: Weights): Parts {
  const chart = chartOf(b);
  const goal = goalOf(b);
  let own = 0;
  for (const at of b.counted) if (t.marker[at] === s) own++;
  const dear = w.counted * (1 + ((w.goal - 1) * own) / goal);
  let territories = 0;
  let income = 0;
  let total = 0;
  let reach = 0;
  let threats = 0;
  const wanted = wantedBy(t, b, s);
  for (let at = 0; at < b.T; at++) {
    const here = force[at * b.N + s] as number;
    total += here;
    if (t.marker[at] === s) {
      income += totalOf(territoryRevenue(t, b, at, s));
      if (isCounted(b, at)) {
        territories += dear;
        const threat = threatAt(b, force, at, s, chart);
        if (threat > here) threats -= w.threat * dear * Math.min(1, (threat - here) / (threat + 2));
      }
    } else if (here > 0 && b.ground[at]?.markable === true && claimsButForBuilding(t, b, at, s)) territories += w.claim;
    if (here > 0) reach += nearness(b, chart, at, wanted) * Math.sqrt(here);
  }
  let captured = 0;
  for (let u = 0; u < b.U; u++) captured += t.captured[s * b.U + u] as number;
  const home = t.home[s] as number;
  return {
    territories,
    income: w.income * Math.max(income, b.module.revenue.minimum) + w.treasury * (t.treasury[s] as number),
    force: total + w.captured * captured,
    cards: w.card * handSize(t, b, s),
    home: home !== NONE && t.marker[home] === s ? w.home : 0,
    reach: w.reach * reach,
    threats,
  };
}

const counted = new WeakMap<Book, ReadonlySet<number>>();
export function isCounted(b: Book, at: number): boolean {
  let set = counted.get(b);
  if (!set) counted.set(b, (set = new Set(b.counted)));
  return set.has(at);
}

/** Territories a seat would like to stand in: unexplored, unclaimed or somebody else's that count. */
export function wantedBy(t: TableWE, b: Book, s: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < b.T; at++) {
    const ground = b.ground[at];
    if (!ground || ground.enter === "never" || t.marker[at] === s) continue;
    if (isCounted(b, at) || ground.revenue || (ground.explorable && t.explored[at] === 0)) list.push(at);
  }
  return list;
}

/** 1 at something wanted, a half next to it, and so on. */
function nearness(b: Book, chart: Uint8Array, at: number, wanted: readonly number[]): number {
  let best = 99;
  for (const to of wanted) {
    const d = chart[at * b.T + to] as number;
    if (d < best) best = d;
  }
  return 1 / (1 + best);
}

const standing = new Float64Array(16);

/** Writes the chance of every seat to win, 0 to 1; they add up to 1. */
export function evaluate(t: TableWE, w: Weights, worth: Float64Array): void {
  const b = bookOf(t.options);
  const force = forces(t, b);
  let all = 0;
  for (const f of force) all += f;
  const unit = w.certain + w.perForce * all;
  let highest = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < b.N; s++) {
    standing[s] = Number.NEGATIVE_INFINITY;
    if (t.alive[s] === 0) continue;
    const parts = partsOf(t, b, s, force, w);
    let sum = 0;
    for (const part of PARTS) sum += parts[part];
    standing[s] = sum;
    if (sum > highest) highest = sum;
  }
  let total = 0;
  for (let s = 0; s < b.N; s++) {
    const e = standing[s] === Number.NEGATIVE_INFINITY ? 0 : Math.exp(((standing[s] as number) - highest) / unit);
    standing[s] = e;
    total += e;
  }
  // Nothing but the end of the match is worth 0 or 1.
  for (let s = 0; s < b.N; s++) worth[s] = total === 0 ? 0.5 : 0.01 + (0.98 * (standing[s] as number)) / total;
}

/** Writes the result of a finished match: 1 for the winner, shared if several win or nobody does. */
export function settle(t: TableWE, worth: Float64Array): void {
  const b = bookOf(t.options);
  const winners = t.flow.over?.winners ?? [];
  for (let s = 0; s < b.N; s++)
    worth[s] = winners.length === 0 ? 1 / b.N : winners.includes(s as never) ? 1 / winners.length : 0;
}

/** Force of a seat's stack at a territory. */
export const forceAt = (t: TableWE, b: Book, at: number, s: number): number => {
  const faction = factionOf(t, b, s) * b.U;
  let sum = 0;
  for (const unit of stackAt(t, b, at, s)) sum += b.force[faction + typeOf(unit)] as number;
  return sum;
};
