/** Forces that could arrive at a star, by turn: the basis of the danger term for home stars. */
import { isProduction } from "../calc/drawing.ts";
import type { State4000 } from "../state.ts";
import type { Board } from "./board.ts";
import { AHEAD, countAtTurn0, firstDeparture, firstTurn, freeWarps, pendingWarp, placeOf } from "./timing.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Forces that could come out together at one star in own turn j = 0 … AHEAD−1 of their owners. */
export interface Force {
  /** From hyperspace: a warp counts only in the own turn in which its count fits (AD-6.3.2.a). */
  readonly underWay: Float64Array;
  /** From stars: per power the largest stack that can depart next, if a warp is free by then. */
  readonly standing: Float64Array;
}
export const newForce = (): Force => ({ underWay: new Float64Array(AHEAD), standing: new Float64Array(AHEAD) });

/** The side whose powers bring or hold ships. */
export type Side = number;

const best = new Float64Array(AHEAD);

export function arrivals(t: State4000, b: Board, s: number, side: Side, into: Force): void {
  const { underWay, standing } = into;
  underWay.fill(0);
  standing.fill(0);
  const { distance } = b.map;
  const pending = pendingWarp(t);
  for (let p = 0; p < t.P; p++) {
    if (t.side[p] !== side || t.alive[p] !== 1) continue;
    for (let w = 2 * p; w < 2 * p + 2; w++) {
      const f = t.warpFrom[w] as number;
      if (f < 0 || f === s) continue;
      const j = (distance[f * b.S + s] as number) - countAtTurn0(t, w);
      if (j >= firstTurn(t, w, pending) && j < AHEAD) underWay[j] = (underWay[j] as number) + (b.aboard[w] as number);
    }
    const wait = firstDeparture(t, p) + (freeWarps(t, p) === 0 ? 1 : 0);
    best.fill(0);
    for (let i = 0; i < b.stacks; i++) {
      if (b.stackPower[i] !== p) continue;
      const a = b.stackStar[i] as number;
      if (a === s) continue;
      const j = wait + (distance[a * b.S + s] as number) - 1;
      if (j < AHEAD && (b.stackShips[i] as number) > (best[j] as number)) best[j] = b.stackShips[i] as number;
    }
    for (let j = 0; j < AHEAD; j++) standing[j] = (standing[j] as number) + (best[j] as number);
  }
}

export interface Danger {
  /** Estimated probability that the star falls, 0 to 1. */
  risk: number;
  /** The enemy's own turn in which it would fall, and the forces then. */
  turn: number;
  attack: number;
  defence: number;
}
export const newDanger = (): Danger => ({ risk: 0, turn: -1, attack: 0, defence: 0 });

const force = newForce();
const help = newForce();

/**
 * Writes the worst danger of side `enemy` to the home star of power `p`. For each own turn of the enemy it compares the
 * force that can come out together with the ships that are, can be brought or will be built there before.
 *
 * @param q the first attacking power: its place in the order of play decides which side moves earlier
 */
export function dangerAtHome(t: State4000, b: Board, p: number, q: number, enemy: Side, w: Weights, out: Danger): void {
  const s = t.home[p] as number;
  const own = t.side[p] as number;
  arrivals(t, b, s, enemy, force);
  out.risk = 0;
  out.turn = -1;
  out.attack = 0;
  out.defence = 0;
  let any = 0;
  for (let j = 0; j < AHEAD; j++) any += (force.underWay[j] as number) + (force.standing[j] as number);
  if (any === 0) return;
  arrivals(t, b, s, own, help);
  let there = 0;
  for (let i = 0; i < b.stacks; i++)
    if (b.stackStar[i] === s && t.side[b.stackPower[i] as number] === own) there += b.stackShips[i] as number;
  out.defence = there;
  const pairs = Math.min(b.population[p] as number, b.materials[p] as number);
  const playing = p === t.active;
  const firstRound = t.round + (!playing && placeOf(t, p) + t.slot >= t.order.length ? 1 : 0);
  // Before the enemy's turn j, the power has j own turns, and one more if it moves earlier in the order.
  const earlier = placeOf(t, p) < placeOf(t, q) ? 1 : 0;
  let reserve = 0;
  let next = 0;
  for (let j = 0; j < AHEAD; j++) {
    for (; next < j + earlier && next < AHEAD; next++) {
      reserve += (help.underWay[next] as number) + (help.standing[next] as number);
      if (isProduction(firstRound + next) && !(playing && next === 0)) reserve += pairs;
    }
    const d = there + reserve;
    const soft = 0.35 + 0.25 * j + 0.02 * d;
    const sure = force.underWay[j] as number;
    const most = sure + (force.standing[j] as number);
    if (sure > 0) raise(out, (w.sure[j] as number) * fall(sure - d, soft), j, sure, d);
    if (most > sure) raise(out, (w.near[j] as number) * fall(most - d, soft), j, most, d);
  }
}

/** Estimated probability that a force wins. It must be larger by one ship to win. */
const fall = (margin: number, soft: number): number => 1 / (1 + Math.exp((0.5 - margin) / soft));

function raise(out: Danger, risk: number, turn: number, attack: number, defence: number): void {
  if (risk <= out.risk) return;
  out.risk = risk;
  out.turn = turn;
  out.attack = attack;
  out.defence = defence;
}
