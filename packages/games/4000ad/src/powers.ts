/** Relations of powers: seats, sides, alliances, possession of home stars. */
import type { Seat } from "@starboard/kernel";
import type { Power } from "./acts.ts";
import type { State4000 } from "./state.ts";

type Relations = Pick<State4000, "relation" | "P">;

export const isAlliances = (t: Pick<State4000, "options">): boolean => t.options["ad.version"] === "alliances";

/** Whether two different powers are allied, known or not. */
export function allied(t: Relations, a: Power, b: Power): boolean {
  const r = t.relation[a * t.P + b];
  return r === 1 || r === 2;
}

/**
 * Whether two powers are allied as far as a seat can know: alliances of its own powers, and those known to all.
 * Legality depends on this and never on private agreements of another pair (section F). Otherwise a refusal would
 * reveal a secret alliance.
 */
export function knownAllied(t: Relations & Pick<State4000, "seatOf">, by: Seat, a: Power, b: Power): boolean {
  const r = t.relation[a * t.P + b];
  return r === 2 || (t.seatOf[a] === by || t.seatOf[b] === by ? r === 1 : r === 3);
}

/** Whether powers of different seats may have private agreements in this match (section F). */
export const hasSecrets = (t: Pick<State4000, "options">): boolean =>
  isAlliances(t) ? t.options["ad.players"] === 4 : t.options["ad.secretAlliances"];

export const sameSeat = (t: Pick<State4000, "seatOf">, a: Power, b: Power): boolean => t.seatOf[a] === t.seatOf[b];

/** Returns the power whose home star this is, eliminated or not, or -1. */
export function homeOf(t: State4000, s: number): Power {
  for (let p = 0; p < t.P; p++) if (t.home[p] === s) return p;
  return -1;
}

/** Returns the living power that possesses this star as its home, even without ships (AD-8.3), or -1. */
export function possessor(t: State4000, s: number): Power {
  for (let p = 0; p < t.P; p++) if (t.home[p] === s && t.alive[p] === 1 && (t.holder[p] as number) < 0) return p;
  return -1;
}

export const possessesHome = (t: State4000, p: Power): boolean => t.alive[p] === 1 && (t.holder[p] as number) < 0;

/** Returns all ships of a power: at stars, in its own warps and in those of others (AD-9.4.8.1). */
export function fleetOf(t: State4000, p: Power): number {
  const { P } = t;
  let n = 0;
  for (let i = p; i < t.ships.length; i += P) n += t.ships[i] as number;
  for (let i = p; i < t.warpShips.length; i += P) n += t.warpShips[i] as number;
  return n;
}

/** Returns the first free warp of a power, or -1 (AD-5.2). */
export function freeWarp(t: State4000, p: Power): number {
  if ((t.warpFrom[p * 2] as number) < 0) return p * 2;
  return (t.warpFrom[p * 2 + 1] as number) < 0 ? p * 2 + 1 : -1;
}

/** Returns the total number of ships aboard a warp. */
export function aboard(t: State4000, w: number): number {
  let n = 0;
  for (let q = 0; q < t.P; q++) n += t.warpShips[w * t.P + q] as number;
  return n;
}

/** Yields the powers in clockwise order after `from`, with `from` last. */
export function* clockwiseAfter(t: Pick<State4000, "P">, from: Power): Generator<Power> {
  for (let i = 1; i <= t.P; i++) yield (from + i) % t.P;
}
/** Yields the powers in clockwise order beginning with `from`. */
export function* clockwiseFrom(t: Pick<State4000, "P">, from: Power): Generator<Power> {
  for (let i = 0; i < t.P; i++) yield (from + i) % t.P;
}

/** Whether a power's own turn of this round is over. */
export const hasPlayed = (t: State4000, p: Power): boolean => t.order.indexOf(p) < t.slot;
