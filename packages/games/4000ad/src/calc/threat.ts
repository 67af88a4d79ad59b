/** Forces that can attack a star, by round: fleets in hyperspace, alone and combined, and hops (AD-F.1). */
import type { Power, Warp } from "../acts.ts";
import { mapOf } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { allied, isAlliances } from "../powers.ts";
import type { State4000 } from "../state.ts";
import { cargoOf, exits } from "./emergence.ts";
import { countIn, departureRound, roundAt } from "./timing.ts";

/** One force that could attack a star. */
export interface Threat {
  readonly star: number;
  readonly round: number;
  /** The attacking powers, the one that moves first at the front. Allies come out together (AD-9.3). */
  readonly powers: readonly Power[];
  /** Ships by power. */
  readonly force: readonly number[];
  readonly ships: number;
  readonly warps: readonly Warp[];
  /** The star it would hop from (AD-7.2.b), or -1. */
  readonly hop: number;
}

/** Returns groups of powers whose fleets can come out together: sides, or a power with each known ally. */
function groups(t: State4000, hostile: (p: Power) => boolean): Power[][] {
  const found: Power[][] = [];
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1 || !hostile(p)) continue;
    if (isAlliances(t)) {
      const side = found.find((group) => t.side[group[0] as Power] === t.side[p]);
      if (side) side.push(p);
      else found.push([p]);
      continue;
    }
    found.push([p]);
    for (let q = 0; q < p; q++) if (t.alive[q] === 1 && hostile(q) && allied(t, p, q)) found.push([q, p]);
  }
  return found;
}

/**
 * Returns the forces that hostile powers could bring to each star, strongest first: per group and round all fleets due
 * there together, and every hop. Fleets not yet in hyperspace are left out, because they cannot arrive before the
 * second round from now. Countermeasures of the defender are not considered.
 *
 * @param hostile the powers that count as attackers
 * @param rounds number of rounds to look ahead, including the current one
 */
export function threats(t: State4000, hostile: (p: Power) => boolean, rounds: number): Threat[] {
  const map = mapOf(t.options);
  const last = t.round + rounds - 1;
  const list: Threat[] = [];
  for (const group of groups(t, hostile)) {
    const due = new Map<number, Warp[]>();
    for (const p of group)
      for (const w of [p * 2, p * 2 + 1]) {
        const from = t.warpFrom[w] as number;
        if (from < 0) continue;
        for (let count = t.warpCount[w] as number; count <= (map.reach[from] as number); count++) {
          const round = roundAt(t, w, count);
          if (round < 0 || round > last) continue;
          for (const s of exits(t, w, count)) {
            const key = round * t.S + s;
            const there = due.get(key);
            if (there) there.push(w);
            else due.set(key, [w]);
          }
        }
      }
    for (const [key, warps] of due) {
      // A pair of allies counts only if fleets of both are due.
      if (group.length > 1 && !isAlliances(t) && new Set(warps.map((w) => w >> 1)).size < 2) continue;
      list.push(threatOf(t, key % t.S, Math.floor(key / t.S), warps, -1, null));
    }
    if (group.length === 1 || isAlliances(t)) for (const p of group) hops(t, map, p, last, list);
  }
  return list.sort((a, b) => a.round - b.round || b.ships - a.ships || a.star - b.star);
}

/** Adds the hops of a power's next departure: a stack at the sister star plus fleets that come out there before. */
function hops(t: State4000, map: StarMap, p: Power, last: number, list: Threat[]): void {
  const round = departureRound(t, p);
  if (round > last) return;
  const own = [p * 2, p * 2 + 1];
  const counts = own.map((w) => countIn(t, w, round));
  // A hop needs a free warp: one that is free now or comes out before.
  if (!own.some((w, i) => (t.warpFrom[w] as number) < 0 || (counts[i] as number) > 0)) return;
  for (let a = 0; a < t.S; a++) {
    const standing = (t.ships[a * t.P + p] as number) - (round === t.round ? (t.frozen[a * t.P + p] as number) : 0);
    const s = map.sister[a] as number;
    if (standing <= 0 || s === a) continue;
    const joining = own.filter((w, i) => (counts[i] as number) > 0 && exits(t, w, counts[i] as number).includes(a));
    list.push(threatOf(t, s, round, joining, a, { power: p, ships: standing }));
  }
}

function threatOf(
  t: State4000,
  star: number,
  round: number,
  warps: readonly Warp[],
  hop: number,
  stack: { readonly power: Power; readonly ships: number } | null,
): Threat {
  const force = new Array<number>(t.P).fill(0);
  for (const w of warps) for (const [p, n] of cargoOf(t, w).entries()) force[p] = (force[p] as number) + n;
  if (stack) force[stack.power] = (force[stack.power] as number) + stack.ships;
  const movers = stack ? [stack.power] : [...new Set(warps.map((w) => w >> 1))];
  movers.sort((a, b) => t.order.indexOf(a) - t.order.indexOf(b));
  return { star, round, powers: movers, force, ships: force.reduce((sum, n) => sum + n, 0), warps, hop };
}
