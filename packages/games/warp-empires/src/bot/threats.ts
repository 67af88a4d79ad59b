/** Which seats stand where and where they can strike, for the evaluation and the policy prior. */
import type { CompiledModule } from "../compiled/index.ts";
import { defended } from "../calc/claims.ts";
import { factionOf } from "../calc/stacks.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { chartOf, prizesOf } from "./map-distances.ts";
import { settling, UNEXPLORED, winning } from "./odds.ts";

export interface Survey {
  /** Force by territory × seat; and what of it can leave by itself or be carried. */
  readonly force: Float64Array;
  readonly mobile: Float64Array;
  /** Territories where a seat has something that can move, by seat. */
  readonly stacks: readonly number[][];
  /** Force on the map by seat, fortifications left out; and how many of those. */
  readonly fleet: Float64Array;
  readonly forts: Float64Array;
  /** Highest Force among all the stacks of a seat that can move. */
  readonly fist: Float64Array;
}

export function surveyOf(t: StateWE, b: CompiledModule): Survey {
  const force = new Float64Array(b.T * b.N);
  const mobile = new Float64Array(b.T * b.N);
  const fleet = new Float64Array(b.N);
  const forts = new Float64Array(b.N);
  const fist = new Float64Array(b.N);
  const stacks: number[][] = Array.from({ length: b.N }, () => []);
  for (let s = 0; s < b.N; s++) {
    const faction = factionOf(t, b, s) * b.U;
    for (let at = 0; at < b.T; at++) {
      const stack = t.stacks[at * b.N + s] as number[];
      if (stack.length === 0) continue;
      let all = 0;
      let moving = 0;
      let led = false;
      for (const code of stack) {
        const unit = b.units[typeOf(code)];
        const f = b.force[faction + typeOf(code)] as number;
        all += f;
        if (unit?.fort) forts[s] = (forts[s] as number) + 1;
        else moving += f;
        if ((unit?.speed ?? 0) > 0) led = true;
      }
      force[at * b.N + s] = all;
      fleet[s] = (fleet[s] as number) + moving;
      if (!led) continue;
      mobile[at * b.N + s] = moving;
      stacks[s]?.push(at);
      if (moving > (fist[s] as number)) fist[s] = moving;
    }
  }
  return { force, mobile, stacks, fleet, forts, fist };
}

/** How much of a chance is left by the spaces to go: a move is two or three, and every move takes a card. */
const NEAR = [1, 0.92, 0.8, 0.55, 0.42, 0.32, 0.25, 0.2, 0.17, 0.15, 0.13, 0.12];
export const nearness = (spaces: number): number => NEAR[spaces] ?? 0.1;

/** Force that ground, garrison, home, leaders and neighbours give a seat there against another (WE-9.7 to WE-9.11). */
export function groundForce(t: StateWE, b: CompiledModule, at: number, s: number, foe: number): number {
  let sum = 0;
  for (const m of b.modifiers) if (m.when(t, b, at, s, foe)) sum += m.amount;
  for (const m of b.factions[factionOf(t, b, s)]?.battle ?? []) if (m.when(t, b, at, s, foe)) sum += m.amount;
  return sum;
}

/** Force that the faction alone gives a newcomer. */
function attackForce(t: StateWE, b: CompiledModule, at: number, s: number, foe: number): number {
  let sum = 0;
  for (const m of b.factions[factionOf(t, b, s)]?.battle ?? []) if (m.when(t, b, at, s, foe)) sum += m.amount;
  return sum;
}

/** Who would have to be fought at a territory by a seat that comes there: the strongest stack, or a garrison. */
export function foeAt(t: StateWE, b: CompiledModule, force: Float64Array, at: number, s: number): number {
  let foe = NONE;
  let most = 0;
  for (let q = 0; q < b.N; q++) {
    const f = force[at * b.N + q] as number;
    if (q === s || t.alive[q] === 0 || f <= most) continue;
    most = f;
    foe = q;
  }
  const owner = t.marker[at] as number;
  return foe === NONE && owner !== NONE && owner !== s && t.alive[owner] === 1 && defended(t, b, at) ? owner : foe;
}

/** Aims a seat can follow at a time, and how much each counts: moves take cards, and there are few. */
export const AIMS = [1, 0.7, 0.45, 0.25] as const;

/** Pairs of an aim and a stack under consideration, written over by every call. */
const MOST_PAIRS = 4096;
const pairAt = new Int32Array(MOST_PAIRS);
const pairFrom = new Int32Array(MOST_PAIRS);
const pairChance = new Float64Array(MOST_PAIRS);
const pairValue = new Float64Array(MOST_PAIRS);

/** A territory that a stack may have soon, and the chance of it. */
export interface Aim {
  readonly at: number;
  readonly chance: number;
}

/**
 * The aims of a seat, best first, every one followed by another stack. What stands at an aim is beaten as likely as the
 * difference in Force says, what is free is settled, and both are less likely from afar.
 *
 * @param worth what each territory would be worth to the seat; 0 for what it has already
 */
export function aimsOf(t: StateWE, b: CompiledModule, survey: Survey, s: number, worth: (at: number) => number): Aim[] {
  const chart = chartOf(b);
  const { force, mobile } = survey;
  const stacks = survey.stacks[s] as number[];
  let pairs = 0;
  for (const at of prizesOf(b).all) {
    const value = worth(at);
    if (value === 0) continue;
    const owner = t.marker[at] as number;
    const unexplored = b.ground[at]?.explorable === true && t.explored[at] === 0;
    const foe = foeAt(t, b, force, at, s);
    const wall = foe === NONE ? 0 : (force[at * b.N + foe] as number) + groundForce(t, b, at, foe, s);
    const bonus = foe === NONE ? 0 : attackForce(t, b, at, s, foe);
    const unsettled = !unexplored && owner === NONE;
    for (let i = 0; i < stacks.length && pairs < MOST_PAIRS; i++) {
      const from = stacks[i] as number;
      const f = mobile[from * b.N + s] as number;
      let chance = nearness(chart[from * b.T + at] as number);
      if (foe !== NONE) chance *= winning(f + bonus - wall);
      if (unexplored) chance *= UNEXPLORED;
      else if (unsettled) chance *= settling(t, b, at, s, f);
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
