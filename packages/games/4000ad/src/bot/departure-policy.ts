/**
 * Scores of arrivals and departures before any search: which stars are worth going to, with how many ships, and how
 * many ships may leave. All scores are in ships.
 */
import type { ArriveAct } from "../acts.ts";
import type { State4000 } from "../state.ts";
import { planWorth, productionsLeft, starWorth, worstDanger } from "./evaluation-terms.ts";
import { type Board, defendersAgainst, hostile, readBoard, shipsOfSide } from "./board.ts";
import { meet } from "./arrival-outcome.ts";
import { arrivals, type Danger, newDanger, newForce } from "./threat.ts";
import { AHEAD } from "./timing.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Threats and opportunities of a power in this turn. Computed once per decision. */
export interface TurnAnalysis {
  readonly t: State4000;
  readonly b: Board;
  readonly p: number;
  readonly w: Weights;
  readonly left: number;
  readonly home: Danger;
  readonly strongest: Float64Array;
}

const soon = newForce();

export function analyseTurn(t: State4000, p: number, w: Weights): TurnAnalysis {
  const b = readBoard(t);
  const strongest = new Float64Array(b.S).fill(-1);
  const analysis = { t, b, p, w, left: productionsLeft(t, w), strongest, home: newDanger() };
  if ((t.holder[p] as number) < 0) worstDanger(t, b, p, w, analysis.home);
  return analysis;
}

/** Returns the largest hostile force that can come out at a star in its owner's next turn. */
export function strongestAt(j: TurnAnalysis, s: number): number {
  const known = j.strongest[s] as number;
  if (known >= 0) return known;
  const { t, b, p } = j;
  let most = 0;
  let seen = 0;
  for (let q = 0; q < t.P; q++) {
    const side = t.side[q] as number;
    if (t.alive[q] !== 1 || (seen & (1 << side)) !== 0 || !hostile(t, p, q, j.w)) continue;
    seen |= 1 << side;
    arrivals(t, b, s, side, soon);
    most = Math.max(most, (soon.underWay[0] as number) + (soon.standing[0] as number));
  }
  j.strongest[s] = most;
  return most;
}

/** Returns the expected loss of n ships at a star in the enemy's next turn, including ships already there. */
export function exposed(j: TurnAnalysis, s: number, n: number): number {
  if (n <= 0) return 0;
  const force = strongestAt(j, s);
  if (force <= n) return 0;
  return 0.5 * (j.w.ship * n + starWorth(j.b, j.p, s, j.left, j.w));
}

/** Returns the score of coming out at a star now. */
export function emergeScore(j: TurnAnalysis, act: Extract<ArriveAct, { do: "emerge" }>): number {
  let n = 0;
  for (const v of act.warps) n += j.b.aboard[v] as number;
  const s = j.b.map.index[act.star] as number;
  return comeOut(j, s, n) + 0.05 * (act.warps.length - 1);
}

function comeOut(j: TurnAnalysis, s: number, n: number): number {
  const { t, b, p, w } = j;
  const side = t.side[p] as number;
  const own = shipsOfSide(b, s, side);
  const d = defendersAgainst(b, s, side);
  if (own > 0 || (d === 0 && s === t.home[p])) {
    const before = exposed(j, s, own);
    const after = exposed(j, s, own + n);
    return before - after + (b.homeOf[s] === p ? helpsHome(j, n, 0) : 0) + (s === t.home[p] && own === 0 ? 0.1 : 0);
  }
  const m = meet(t, n, d, t.neutral[s] as number);
  const owner = b.homeOf[s] as number;
  const gain = starWorth(b, p, s, j.left, w);
  // Retaking the power's lost home star is worth more than taking an enemy's.
  const home = owner >= 0 && hostile(t, p, owner, w) ? w.home : s === t.home[p] ? 1.5 * w.home : 0;
  const treachery = owner >= 0 && owner !== p && !hostile(t, p, owner, w) ? -w.home : 0;
  const prize = m.win * (gain + home) + w.ship * (m.killed - m.lost) + treachery;
  return prize + (t.derelict[s] as number) * 0.8 - m.win * exposed(j, s, n - m.lost);
}

/** Returns what n more ships at home in own turn `turn` save. */
function helpsHome(j: TurnAnalysis, n: number, turn: number): number {
  const { risk, attack, defence } = j.home;
  if (j.home.turn < turn || risk < 0.05) return 0;
  const lack = attack - defence;
  if (lack <= 0) return 0.3 * j.w.home * risk;
  return j.w.home * risk * Math.min(1, n / lack);
}

/**
 * Returns the best score a fleet can still reach by travelling on. At the greatest distance it would be lost
 * (AD-7.2.e).
 */
export function travelScore(j: TurnAnalysis, v: number): number {
  const from = j.t.warpFrom[v] as number;
  const count = j.t.warpCount[v] as number;
  const n = j.b.aboard[v] as number;
  return count >= (j.b.map.reach[from] as number) ? -j.w.ship * n : bestFrom(j, from, n, count, 1);
}

function bestFrom(j: TurnAnalysis, from: number, n: number, count: number, first: number): number {
  const { t, b, p, w } = j;
  let best = 0;
  for (let k = first; k < AHEAD; k++) {
    const stars = b.map.at[from]?.[count + k];
    if (!stars) break;
    for (const s of stars) {
      const worth = s === t.home[p] ? helpsHome(j, n, k) * 0.8 : planWorth(t, b, p, s, n, k, j.left, w);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** The scored departures from one star: the best targets, and the ships that must stay. */
export interface Source {
  readonly star: number;
  readonly there: number;
  /** Targets, best first, with the ships needed and their value. */
  readonly aims: readonly { readonly need: number; readonly worth: number }[];
  /** Ships that should stay. */
  readonly guard: number;
}

/** Maximum number of targets per star of departure. */
const AIMS = 6;

export function newSource(j: TurnAnalysis, a: number, there: number): Source {
  const { t, b, p, w } = j;
  const side = t.side[p] as number;
  let count = 0;
  for (let d = 2; d <= AHEAD; d++) {
    const stars = b.map.at[a]?.[d];
    if (!stars) break;
    for (const s of stars) {
      const need = shipsOfSide(b, s, side) > 0 ? 1 : defendersAgainst(b, s, side) + 1;
      if (need > there) continue;
      const worth = s === t.home[p] ? helpsHome(j, there, d - 1) : planWorth(t, b, p, s, there, d - 1, j.left, w);
      if (worth > 0.05) count = keepAim(need, worth, count);
    }
  }
  const aims: { need: number; worth: number }[] = [];
  for (let i = 0; i < count; i++) aims.push({ need: aimNeed[i] as number, worth: aimWorth[i] as number });
  return { star: a, there, aims, guard: guardOf(j, a) };
}

/** Returns the scored departures from a star before or after allied ships were taken along. */
export function sourceFrom(j: TurnAnalysis, from: string, borrowed = 0): Source {
  const { t, b, p } = j;
  const s = b.map.index[from] as number;
  const i = s * t.P + p;
  return newSource(j, s, (t.ships[i] as number) - (t.frozen[i] as number) + borrowed);
}

/** The best targets found so far, best first. */
const aimNeed = new Int32Array(AIMS + 1);
const aimWorth = new Float64Array(AIMS + 1);

/** Inserts a target behind those that are as good, keeps the best, and returns their number. */
function keepAim(need: number, worth: number, count: number): number {
  if (count === AIMS && worth <= (aimWorth[AIMS - 1] as number)) return count;
  let i = count;
  for (; i > 0 && (aimWorth[i - 1] as number) < worth; i--) {
    aimNeed[i] = aimNeed[i - 1] as number;
    aimWorth[i] = aimWorth[i - 1] as number;
  }
  aimNeed[i] = need;
  aimWorth[i] = worth;
  return Math.min(AIMS, count + 1);
}

/** Returns the ships that must stay to hold the star: at home enough against all known threats, elsewhere one. */
function guardOf(j: TurnAnalysis, a: number): number {
  if (a !== j.t.home[j.p]) return 1;
  const { risk, attack } = j.home;
  return risk > 0.02 ? Math.ceil(attack) : 0;
}

/** Returns the score of sending n ships into hyperspace. */
export const departScore = (j: TurnAnalysis, source: Source, n: number): number =>
  departGain(source, n) - leaveCost(j, source, n);

/** Returns what n ships that leave may gain at their targets. */
export function departGain(source: Source, n: number): number {
  let ships = n;
  let score = 0;
  let part = 1;
  for (const aim of source.aims) {
    if (aim.need > ships) continue;
    score += part * aim.worth;
    part *= 0.4;
    ships -= aim.need;
    if (ships <= 0) break;
  }
  return score;
}

/** Returns the score of hopping to the sister star with n ships. */
export const hopScore = (j: TurnAnalysis, source: Source, n: number): number =>
  hopGain(j, source, n) - leaveCost(j, source, n);

/** Returns what n ships gain at the sister star. */
export const hopGain = (j: TurnAnalysis, source: Source, n: number): number =>
  comeOut(j, j.b.map.sister[source.star] as number, n);

/** Returns what a star loses when n ships leave it. */
export function leaveCost(j: TurnAnalysis, source: Source, n: number): number {
  const { t, b, p, w } = j;
  const a = source.star;
  const stay = Math.max(0, source.there - n);
  const others = Math.max(0, shipsOfSide(b, a, t.side[p] as number) - source.there);
  let cost = 0;
  if (a === t.home[p]) {
    const { risk, attack, defence } = j.home;
    if (risk > 0) {
      const before = 1 / (1 + Math.exp(-(attack - defence - 0.5) / 2));
      const after = 1 / (1 + Math.exp(-(attack - defence + n - 0.5) / 2));
      cost += w.home * (risk / Math.max(before, 0.02)) * (after - before);
    }
  } else if (stay + others === 0) cost += starWorth(b, p, a, j.left, w);
  // Ships that escape a stronger enemy are saved. Ships left behind are not.
  return cost - exposed(j, a, source.there + others) + exposed(j, a, stay + others);
}
