/** The evaluation of a state for every seat, part by part, and the winning chances that follow. */
import type { CompiledModule } from "../compiled/index.ts";
import { claimsButForBuilding } from "../calc/claims.ts";
import { headStart, printedTotal } from "../calc/revenue.ts";
import { activeOf } from "../calc/stacks.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { NONE, type StateWE } from "../state.ts";
import { goalOf, isCounted } from "./map-distances.ts";
import { lowerBehindLeader } from "./for-the-table.ts";
import { handWorth } from "./hand.ts";
import { stalemateDiscount, withFloor } from "./anti-stalemate.ts";
import { AIMS, type Aim, aimsOf, type Survey, surveyOf } from "./threats.ts";
import type { Weights } from "./evaluation-weights.ts";

/** The parts of the evaluation; the keys of their sentences in `text.en.ts`. */
export const PARTS = [
  "territories",
  "goal",
  "income",
  "force",
  "cards",
  "home",
  "reach",
  "threats",
  "faction",
] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, number>>;

/** Intermediate results that the parts of all seats share. */
export interface Outlook {
  readonly survey: Survey;
  /** By seat: the counted territories with its head start, those it will soon count, and the value of a counted one to the seat. */
  readonly own: readonly number[];
  readonly sure: readonly number[];
  readonly dear: readonly number[];
  /** By seat: the value of what it holds and of what it would claim if its turn ended now. */
  readonly held: readonly number[];
  readonly aims: readonly (readonly Aim[])[];
  /** By seat: what its faction brings by itself, in points of Force. */
  readonly strength: readonly number[];
  /** The weight of Force, cards and money compared with territories, from 1 to nearly 0. */
  readonly stalemateDiscount: number;
}
export function outlookOf(t: StateWE, compiled: CompiledModule, w: Weights): Outlook {
  const survey = surveyOf(t, compiled);
  const goal = goalOf(compiled);
  // A head start makes races even, so it is no reason to pick one.
  const own = Array.from({ length: compiled.N }, (_, s) => (t.turn === 0 ? 0 : headStart(t, compiled, s)));
  for (const at of compiled.counted) {
    const owner = t.marker[at] as number;
    if (owner !== NONE) own[owner] = (own[owner] as number) + 1;
  }
  const dear = own.map((n) => w.counted * (1 + ((w.goal - 1) * n) / goal));
  const held = own.map((n, s) => n * (dear[s] as number));
  const sure = own.slice();
  const active = activeOf(t);
  const aims = own.map((_, s): readonly Aim[] => {
    if (t.alive[s] === 0) return [];
    return aimsOf(t, compiled, survey, s, (at) => {
      if (t.marker[at] === s) return 0;
      const counts = isCounted(compiled, at);
      if (!claims(t, compiled, survey, at, s)) return counts ? (dear[s] as number) : w.claim / 2;
      // The marker is placed at the end of the seat's turn; until then other seats may send a group.
      const part = active === s ? 0.92 : 0.6;
      held[s] = (held[s] as number) + part * (counts ? w.claim : w.claim / 2);
      if (!counts) return 0;
      sure[s] = (sure[s] as number) + part;
      const owner = t.marker[at] as number;
      if (owner === NONE) return 0;
      held[owner] = (held[owner] as number) - part * (dear[owner] as number);
      sure[owner] = (sure[owner] as number) - part;
      return 0;
    });
  });
  const outlook = { survey, own, sure, dear, held, aims, stalemateDiscount: stalemateDiscount(compiled.N, t.round) };
  return { ...outlook, strength: strengthsOf(t, compiled, unitOf(outlook, w), w) };
}

/**
 * What the faction of each seat brings by itself: a few win more than others with the same forces. While factions are picked, the
 * head starts that even them (WE-2.11) are not counted, so these are not either.
 *
 * @param unit the points of Force that make the winning chances e : 1
 */
function strengthsOf(t: StateWE, compiled: CompiledModule, unit: number, w: Weights): readonly number[] {
  const known = w.factions?.[compiled.module.id]?.[compiled.N];
  const isEven = t.turn === 0 && t.options.evenSides;
  return t.faction.map((faction) => {
    const id = compiled.factions[faction]?.id;
    return known && id !== undefined && !isEven && Object.hasOwn(known, id) ? unit * (known[id] as number) : 0;
  });
}

/** True if the seat would place a marker there if its turn ended now. */
const claims = (t: StateWE, compiled: CompiledModule, survey: Survey, at: number, s: number): boolean =>
  (survey.force[at * compiled.N + s] as number) > 0 &&
  compiled.ground[at]?.markable === true &&
  claimsButForBuilding(t, compiled, at, s);

/** The parts for one seat, in points of Force. */
export function partsOf(t: StateWE, compiled: CompiledModule, s: number, o: Outlook, w: Weights): Parts {
  const { survey, stalemateDiscount } = o;
  const { terms } = w;
  const dear = o.dear[s] as number;
  let reach = 0;
  let hope = 0;
  for (const [i, { at, chance }] of (o.aims[s] as readonly Aim[]).entries()) {
    const part = (AIMS[i] as number) * chance;
    reach += part * (isCounted(compiled, at) ? dear : w.claim / 2);
    if (isCounted(compiled, at)) hope += part;
  }
  let fear = 0;
  for (const [q, aims] of o.aims.entries())
    if (q !== s)
      for (const [i, { at, chance }] of aims.entries())
        if (t.marker[at] === s && isCounted(compiled, at)) fear += (AIMS[i] as number) * chance * dear;
  let captured = 0;
  for (let u = 0; u < compiled.U; u++) captured += t.captured[s * compiled.U + u] as number;
  const home = t.home[s] as number;
  const fleet = survey.fleet[s] as number;
  return {
    territories: terms.territories * (o.held[s] as number),
    goal: terms.goal * w.brink * brink(((o.sure[s] as number) + 0.5 * hope - goalOf(compiled)) / 4),
    income: terms.income * income(t, compiled, s, w) * withFloor(stalemateDiscount, 0.5),
    force:
      terms.force *
      withFloor(stalemateDiscount, 0.5) *
      (fleet +
        w.strongestMobile * (survey.strongestMobile[s] as number) +
        w.fort * (survey.forts[s] as number) +
        w.captured * captured),
    cards: terms.cards * w.card * withFloor(stalemateDiscount, 0.4) * handWorth(t, compiled, s),
    home: home !== NONE && t.marker[home] === s ? terms.home * w.home : 0,
    reach: terms.reach * w.reach * reach,
    threats: -terms.threats * w.threat * withFloor(stalemateDiscount, 0.4) * fear,
    faction: (terms.faction ?? 1) * (o.strength[s] as number),
  };
}

/** Grows from 0 far from the goal to 1 at the goal, and a little further beyond it. */
const brink = (short: number): number => {
  const x = Math.max(0, Math.min(1.25, 1 + short));
  return x * x;
};

/** Future revenue and the treasury. More than the seat can spend in a turn or two counts little. */
function income(t: StateWE, compiled: CompiledModule, s: number, w: Weights): number {
  const money = t.treasury[s] as number;
  const useful = Math.min(money, w.useful);
  const saved = useful + (0.1 * w.useful * (money - useful)) / (money + 1);
  return w.income * printedTotal(t, compiled, s) + w.treasury * saved;
}

/** The difference that makes the winning chances e : 1. */
export function unitOf(
  { survey, stalemateDiscount }: Pick<Outlook, "survey" | "stalemateDiscount">,
  w: Weights,
): number {
  let fleets = 0;
  for (const f of survey.fleet) fleets += f;
  return w.certain + w.perForce * fleets * withFloor(stalemateDiscount, 0.5);
}

const standing = new Float64Array(16);
const nearest = new Float64Array(16);

/**
 * Writes the winning chance of every seat, 0 to 1. A seat is compared with the mean of the other living seats, not with
 * the leader, because a bot that only holds the leader back gets into endless feuds. For the distance to victory,
 * the closest of the others counts, so that the bots stop a seat that is about to win while the discount is near 1.
 */
export function evaluate(t: StateWE, w: Weights, worth: Float64Array): void {
  const compiled = compiledModuleOf(t.options);
  const outlook = outlookOf(t, compiled, w);
  const unit = unitOf(outlook, w);
  let all = 0;
  let alive = 0;
  for (let s = 0; s < compiled.N; s++) {
    if (t.alive[s] === 0) continue;
    const parts = partsOf(t, compiled, s, outlook, w);
    let sum = 0;
    for (const part of PARTS) if (part !== "goal") sum += parts[part];
    standing[s] = sum;
    nearest[s] = parts.goal;
    all += sum;
    alive++;
  }
  // Only the end of the match has a value of exactly 0 or 1.
  for (let s = 0; s < compiled.N; s++) {
    if (t.alive[s] === 0) {
      worth[s] = 0.01;
      continue;
    }
    const mine = standing[s] as number;
    let rival = 0;
    for (let q = 0; q < compiled.N; q++) if (q !== s && t.alive[q] === 1) rival = Math.max(rival, nearest[q] as number);
    const others = alive > 1 ? (all - mine) / (alive - 1) + outlook.stalemateDiscount * rival : 0;
    const ahead = mine + (nearest[s] as number) - others;
    worth[s] = 0.01 + 0.98 / (alive > 1 ? 1 + (alive - 1) * Math.exp(-ahead / unit) : 1);
  }
  lowerBehindLeader(t, compiled, w, worth);
}

/** Writes the terminal values: 1 for the winner, divided if several win, equal for all without a winner. */
export function settle(t: StateWE, worth: Float64Array): void {
  const compiled = compiledModuleOf(t.options);
  const winners = t.flow.over?.winners ?? [];
  for (let s = 0; s < compiled.N; s++)
    worth[s] = winners.length === 0 ? 1 / compiled.N : winners.includes(s as never) ? 1 / winners.length : 0;
}
