/** Where the seats stand and where they can attack, for the evaluation and the policy prior. */
import type { CompiledModule } from "../compiled/index.ts";
import { defended } from "../calc/claims.ts";
import { groundForce } from "../calc/force.ts";
import { factionOf } from "../calc/stacks.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { chartOf, prizesOf } from "./map-distances.ts";
import { settling, UNEXPLORED, winning } from "./odds.ts";

export interface Survey {
  /** Force by territory × seat, and the part of it that can move or be carried. */
  readonly force: Float64Array;
  readonly mobile: Float64Array;
  /** By seat: the territories where it has a unit that can move. */
  readonly stacks: readonly number[][];
  /** By seat: Force on the map without fortifications, and the number of fortifications. */
  readonly fleet: Float64Array;
  readonly forts: Float64Array;
  /** Highest Force among all the stacks of a seat that can move. */
  readonly strongestMobile: Float64Array;
}

export function surveyOf(t: StateWE, compiled: CompiledModule): Survey {
  const force = new Float64Array(compiled.T * compiled.N);
  const mobile = new Float64Array(compiled.T * compiled.N);
  const fleet = new Float64Array(compiled.N);
  const forts = new Float64Array(compiled.N);
  const strongestMobile = new Float64Array(compiled.N);
  const stacks: number[][] = Array.from({ length: compiled.N }, () => []);
  for (let s = 0; s < compiled.N; s++) {
    const faction = factionOf(t, compiled, s) * compiled.U;
    for (let at = 0; at < compiled.T; at++) {
      const stack = t.stacks[at * compiled.N + s] as readonly number[];
      if (stack.length === 0) continue;
      let all = 0;
      let moving = 0;
      let led = false;
      for (const code of stack) {
        const unit = compiled.units[typeOf(code)];
        const f = compiled.force[faction + typeOf(code)] as number;
        all += f;
        if (unit?.fort) forts[s] = (forts[s] as number) + 1;
        else moving += f;
        if ((unit?.speed ?? 0) > 0) led = true;
      }
      force[at * compiled.N + s] = all;
      fleet[s] = (fleet[s] as number) + moving;
      if (!led) continue;
      mobile[at * compiled.N + s] = moving;
      stacks[s]?.push(at);
      if (moving > (strongestMobile[s] as number)) strongestMobile[s] = moving;
    }
  }
  return { force, mobile, stacks, fleet, forts, strongestMobile };
}

/** Factor on a probability by the spaces to go: a move covers two or three, and every move needs a card. */
const NEAR = [1, 0.92, 0.8, 0.55, 0.42, 0.32, 0.25, 0.2, 0.17, 0.15, 0.13, 0.12];
export const nearness = (spaces: number): number => NEAR[spaces] ?? 0.1;

/** The Force that its faction alone gives an arriving seat. */
function attackForce(t: StateWE, compiled: CompiledModule, at: number, s: number, foe: number): number {
  let sum = 0;
  for (const m of compiled.factions[factionOf(t, compiled, s)]?.battle ?? [])
    if (m.when(t, compiled, at, s, foe)) sum += m.amount;
  return sum;
}

/** The opponent that a seat would meet at a territory: the strongest stack, or a garrison. */
export function foeAt(t: StateWE, compiled: CompiledModule, force: Float64Array, at: number, s: number): number {
  let foe = NONE;
  let most = 0;
  for (let q = 0; q < compiled.N; q++) {
    const f = force[at * compiled.N + q] as number;
    if (q === s || t.alive[q] === 0 || f <= most) continue;
    most = f;
    foe = q;
  }
  const owner = t.marker[at] as number;
  return foe === NONE && owner !== NONE && owner !== s && t.alive[owner] === 1 && defended(t, compiled, at)
    ? owner
    : foe;
}

/** Weights of the targets that a seat can pursue at the same time: moves need cards, and cards are few. */
export const AIMS = [1, 0.7, 0.45, 0.25] as const;

/** Working list of pairs of a target and a stack; every call overwrites it. */
const MOST_PAIRS = 4096;
const pairAt = new Int32Array(MOST_PAIRS);
const pairFrom = new Int32Array(MOST_PAIRS);
const pairChance = new Float64Array(MOST_PAIRS);
const pairValue = new Float64Array(MOST_PAIRS);

/** A territory that a stack may soon hold, with the probability. */
export interface Aim {
  readonly at: number;
  readonly chance: number;
}

/**
 * The targets of a seat, best first, each pursued by a different stack. The probability of beating the defender follows
 * from the difference in Force; free territories are simply occupied. Distance lowers both.
 *
 * @param worth the value of each territory to the seat; 0 for those it already holds
 */
export function aimsOf(
  t: StateWE,
  compiled: CompiledModule,
  survey: Survey,
  s: number,
  worth: (at: number) => number,
): Aim[] {
  const chart = chartOf(compiled);
  const { force, mobile } = survey;
  const stacks = survey.stacks[s] as number[];
  let pairs = 0;
  for (const at of prizesOf(compiled).all) {
    const value = worth(at);
    if (value === 0) continue;
    const owner = t.marker[at] as number;
    const unexplored = compiled.ground[at]?.explorable === true && t.explored[at] === 0;
    const foe = foeAt(t, compiled, force, at, s);
    const wall = foe === NONE ? 0 : (force[at * compiled.N + foe] as number) + groundForce(t, compiled, at, foe, s);
    const bonus = foe === NONE ? 0 : attackForce(t, compiled, at, s, foe);
    const unsettled = !unexplored && owner === NONE;
    for (let i = 0; i < stacks.length && pairs < MOST_PAIRS; i++) {
      const from = stacks[i] as number;
      const f = mobile[from * compiled.N + s] as number;
      let chance = nearness(chart[from * compiled.T + at] as number);
      // What follows only lowers it.
      if (chance * value < 0.05) continue;
      if (foe !== NONE) chance *= winning(f + bonus - wall);
      if (unexplored) chance *= UNEXPLORED;
      else if (unsettled) chance *= settling(t, compiled, at, s, f);
      if (chance * value < 0.05) continue;
      pairAt[pairs] = at;
      pairFrom[pairs] = from;
      pairChance[pairs] = chance;
      pairValue[pairs] = chance * value;
      pairs++;
    }
  }
  const aims: Aim[] = [];
  while (aims.length < AIMS.length) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < pairs; i++)
      if ((pairValue[i] as number) > most) {
        most = pairValue[i] as number;
        best = i;
      }
    if (best < 0) break;
    const at = pairAt[best] as number;
    const from = pairFrom[best] as number;
    aims.push({ at, chance: pairChance[best] as number });
    for (let i = 0; i < pairs; i++) if (pairAt[i] === at || pairFrom[i] === from) pairValue[i] = 0;
  }
  return aims;
}
