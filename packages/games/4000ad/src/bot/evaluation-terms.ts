/** Evaluates a state for each power, term by term. */
import type { State4000 } from "../state.ts";
import { type Board, defendersAgainst, hostile, readBoard, shipsOfSide } from "./board.ts";
import { meet } from "./arrival-outcome.ts";
import { type Danger, dangerAtHome, newDanger } from "./threat.ts";
import { AHEAD, countAtTurn0, firstTurn, freeWarps, pendingWarp } from "./timing.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Keys of the evaluation terms. `text.en.ts` has a sentence for each. */
export const PARTS = ["ships", "production", "stars", "homes", "danger", "plans", "warps", "largestFleet"] as const;
export type Part = (typeof PARTS)[number];
const N = PARTS.length;
const [SHIPS, PRODUCTION, STARS, HOMES, DANGER, PLANS, WARPS, LARGEST_FLEET] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The evaluation terms of all powers. */
export interface Assessment {
  /** In ships, at `power × PARTS.length + term`. */
  readonly parts: Float64Array;
  /** The worth of all ships of living powers before any coefficient. */
  ships: number;
  /** By power: its ships. */
  power: Int32Array;
}
const parts = new Float64Array(4 * N);
const assessment: Assessment = { parts, ships: 0, power: new Int32Array(4) };
const danger = newDanger();

/** Returns the terms per power, times their coefficients. The object is overwritten by the next call. */
export function assess(t: State4000, w: Weights): Assessment {
  const b = readBoard(t);
  const { terms } = w;
  parts.fill(0);
  assessment.ships = 0;
  assessment.power = b.ships;
  const left = productionsLeft(t, w);
  const urgency = endNear(t);
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1) continue;
    const at = p * N;
    const ships = w.ship * (b.ships[p] as number);
    assessment.ships += ships;
    parts[at + SHIPS] = terms.ships * ships;
    parts[at + PRODUCTION] = terms.production * productionWorth(t, b, p, left, w);
    parts[at + STARS] = terms.stars * (w.star + w.starAtEnd * urgency) * (b.stars[p] as number);
    parts[at + WARPS] = terms.warps * w.warp * freeWarps(t, p);
    homeWorth(t, b, p, w);
  }
  plansWorth(t, b, left, w);
  largestFleetValue(t, b, w);
  return assessment;
}

/** Returns the number of productions that still count. It is smaller near the end of the match. */
export function productionsLeft(t: State4000, w: Weights): number {
  const limit = t.options["ad.turnLimit"];
  const rounds = limit > 0 ? Math.max(0, limit - t.round) / 2 : w.productions;
  return Math.min(w.productions, rounds);
}

/** Returns the closeness of an end by score, from 0 (far) to 1. */
function endNear(t: State4000): number {
  const turns = t.options["ad.turnLimit"];
  const quiet = t.options["ad.quietLimit"];
  const byTurns = turns > 0 ? Math.max(0, 1 - (turns - t.round) / 12) : 0;
  const byQuiet = quiet > 0 ? (t.quiet / quiet) ** 2 : 0;
  return Math.max(byTurns, byQuiet);
}

function productionWorth(t: State4000, b: Board, p: number, left: number, w: Weights): number {
  const o = b.population[p] as number;
  const x = b.materials[p] as number;
  const pairs = Math.min(o, x);
  const spare = Math.min(Math.max(o, x) - pairs, 2);
  const full = w.produced * left * (pairs + w.surplus * spare);
  // A lost home star stops production (AD-8.1), but it may be regained.
  return (t.holder[p] as number) >= 0 && t.options["ad.buildAt"] === "home" ? full * 0.3 : full;
}

/** Returns what drawing one more star adds for a power, in ships. */
export function starWorth(b: Board, p: number, s: number, left: number, w: Weights): number {
  const o = b.population[p] as number;
  const x = b.materials[p] as number;
  const po = b.map.population[s] as number;
  const px = b.map.materials[s] as number;
  const before = Math.min(o, x) + w.surplus * Math.min(Math.abs(o - x), 2);
  const after = Math.min(o + po, x + px) + w.surplus * Math.min(Math.abs(o + po - x - px), 2);
  return w.star + w.produced * left * (after - before);
}

function homeWorth(t: State4000, b: Board, p: number, w: Weights): void {
  const at = p * N;
  if ((t.holder[p] as number) >= 0) {
    // In its grace turn a power may regain its home star. The plans term covers that.
    parts[at + HOMES] = 0;
    return;
  }
  parts[at + HOMES] = w.terms.homes * w.home;
  parts[at + DANGER] = -w.terms.danger * w.home * worstDanger(t, b, p, w, danger).risk;
}

const one = newDanger();
/** Returns the worst danger to a power's home star from any hostile side. Powers of one side attack together. */
export function worstDanger(t: State4000, b: Board, p: number, w: Weights, out: Danger): Danger {
  out.risk = 0;
  out.turn = -1;
  out.attack = 0;
  out.defence = 0;
  let seen = 0;
  for (let i = 0; i < t.order.length; i++) {
    const q = t.order[i] as number;
    const side = t.side[q] as number;
    if (t.alive[q] !== 1 || (seen & (1 << side)) !== 0 || !hostile(t, p, q, w)) continue;
    seen |= 1 << side;
    dangerAtHome(t, b, p, q, side, w, one);
    // A promise takes away a part of the danger, as far as it is believed (AD-10.4.2).
    if (w.allyDoubt !== undefined && !hostile(t, p, q)) one.risk *= w.allyDoubt;
    if (one.risk > out.risk) Object.assign(out, one);
  }
  return out;
}

/** The two best targets of a fleet, with their values. */
interface Aims {
  star: number;
  first: number;
  second: number;
}
const aimsOf: readonly [Aims, Aims] = [
  { star: -1, first: 0, second: 0 },
  { star: -1, first: 0, second: 0 },
];

/** Values fleets in hyperspace by a part of their best target. Two fleets of one power never count the same target. */
function plansWorth(t: State4000, b: Board, left: number, w: Weights): void {
  const pending = pendingWarp(t);
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1) continue;
    const [x, y] = aimsOf;
    let worth = findAims(t, b, 2 * p, pending, left, w, x) + findAims(t, b, 2 * p + 1, pending, left, w, y);
    if (x.star < 0 || x.star !== y.star) worth += x.first + y.first;
    else worth += Math.max(x.first + y.second, x.second + y.first);
    parts[p * N + PLANS] = w.terms.plans * worth;
  }
}

/** Fills in the targets of a warp. Returns the loss if it can come out nowhere (AD-7.2.e). */
function findAims(t: State4000, b: Board, v: number, pending: number, left: number, w: Weights, aims: Aims): number {
  aims.star = -1;
  aims.first = 0;
  aims.second = 0;
  const f = t.warpFrom[v] as number;
  if (f < 0) return 0;
  const n = b.aboard[v] as number;
  const count = countAtTurn0(t, v);
  const reached = b.map.at[f] as readonly (readonly number[])[];
  for (let j = firstTurn(t, v, pending); j < AHEAD && count + j < reached.length; j++) {
    for (const s of reached[count + j] as readonly number[]) {
      const worth = planWorth(t, b, v >> 1, s, n, j, left, w);
      if (worth > aims.first) {
        aims.second = aims.first;
        aims.first = worth;
        aims.star = s;
      } else if (worth > aims.second) aims.second = worth;
    }
  }
  return aims.star < 0 ? -0.3 * n : 0;
}

/** Returns the present value of coming out at a star in own turn j with n ships. */
export function planWorth(
  t: State4000,
  b: Board,
  p: number,
  s: number,
  n: number,
  j: number,
  left: number,
  w: Weights,
): number {
  const side = t.side[p] as number;
  if (shipsOfSide(b, s, side) > 0 || (w.loyal === true && w.wary !== true && holdsPartner(t, p, s))) return 0.02;
  const d = defendersAgainst(b, s, side);
  const m = meet(t, n, d, t.neutral[s] as number);
  if (!m.allowed || m.win === 0) return 0;
  const owner = b.homeOf[s] as number;
  if (owner >= 0 && owner !== p && !hostile(t, p, owner, w)) return 0;
  const gain = starWorth(b, p, s, left, w);
  if (d === 0 && owner < 0) return gain * (w.empty[j] as number) + (t.derelict[s] as number) * 0.5;
  const prize = m.win * (gain + (owner >= 0 ? w.prize : 0)) + w.ship * (m.killed - m.lost);
  return prize * ((d === 0 || d === t.neutral[s] ? w.empty[j] : w.strike[j]) as number);
}

/** Whether a partner of another side has ships at a star. */
export function holdsPartner(t: State4000, p: number, s: number): boolean {
  for (let q = 0; q < t.P; q++)
    if ((t.ships[s * t.P + q] as number) > 0 && t.side[q] !== t.side[p] && !hostile(t, p, q)) return true;
  return false;
}

/** Values the lead of the largest fleet, which matters because the larger force loses nothing. */
function largestFleetValue(t: State4000, b: Board, w: Weights): void {
  for (let p = 0; p < t.P; p++) {
    let other = 0;
    for (let q = 0; q < t.P; q++)
      if (t.alive[q] === 1 && hostile(t, p, q, w) && (b.largest[q] as number) > other) other = b.largest[q] as number;
    if (t.alive[p] === 1)
      parts[p * N + LARGEST_FLEET] = w.terms.largestFleet * w.largestFleet * ((b.largest[p] as number) - other);
  }
}
