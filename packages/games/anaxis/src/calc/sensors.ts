/** Sensors of one volley as an exact fraction: scan, uplink, Fire control, jamming and its minimum (AX-5.6). */
import { hexDistance } from "@starboard/kit";
import type { Ship } from "../acts.ts";
import { classOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** Longest distance of a scan or a link (AX-7.1c). */
export const UPLINK_RANGE = 15;

export interface Rating {
  readonly num: number;
  readonly den: number;
}
/** A sensor rating and the values it is made of, in the order of AX-5.6. */
export interface SensorTerms {
  readonly rating: Rating;
  readonly printed: Rating;
  readonly source: "printed" | "scan" | "uplink";
  /** The scanning Phoenix, if the source is `scan` or `uplink`; else -1. */
  readonly phoenix: Ship;
  readonly fireControl: boolean;
  /** Points lost to jamming, before the minimum applies. */
  readonly jam: number;
  readonly floored: boolean;
}

/** Returns the points that jamming takes off ships in a hex: the strongest jam, or the sum of all (AX-7.4d). */
export function jamAt(t: StateAx, q: number, r: number): number {
  let worst = 0;
  let sum = 0;
  for (let s = 0; s < t.jam.length; s++) {
    const strength = t.jam[s] as number;
    if (strength === 0 || t.status[s] !== ACTIVE || t.jamQ[s] !== q || t.jamR[s] !== r) continue;
    worst = Math.max(worst, strength);
    sum += strength;
  }
  return t.options["ax.jamStack"] === "sum" ? sum : worst;
}

/** True if a Phoenix's link helps its receiver to fire at the scanned ship now (AX-7.1c, AX-7.4e). */
export function linkWorks(t: StateAx, phoenix: Ship): boolean {
  const receiver = t.uplink[phoenix] as number;
  const target = t.scan[phoenix] as number;
  if (receiver < 0 || target < 0 || t.status[phoenix] !== ACTIVE || t.status[receiver] !== ACTIVE) return false;
  const limit = t.options["ax.uplinkLimit"];
  if (limit !== "link" && apart(t, phoenix, target) > UPLINK_RANGE) return false;
  if (limit !== "target" && apart(t, phoenix, receiver) > UPLINK_RANGE) return false;
  return (
    jamAt(t, t.q[phoenix] as number, t.r[phoenix] as number) === 0 &&
    jamAt(t, t.q[receiver] as number, t.r[receiver] as number) === 0
  );
}

/** Returns the distance between two ships in hexes. */
export const apart = (t: StateAx, a: Ship, b: Ship): number =>
  hexDistance(t.q[a] as number, t.r[a] as number, t.q[b] as number, t.r[b] as number);

/** Returns the Phoenix whose working link serves a shooter against a target, or -1. */
function linkFor(t: StateAx, shooter: Ship, target: Ship): Ship {
  for (let p = 0; p < t.scan.length; p++)
    if (t.scan[p] === target && t.uplink[p] === shooter && linkWorks(t, p)) return p;
  return -1;
}

/** Returns the effective sensors of a volley and the values they are made of. */
export function sensorTerms(t: StateAx, shooter: Ship, target: Ship, fireControl: boolean): SensorTerms {
  const ship = classOf(t, shooter);
  const printed = ship.sensors;
  let { num, den } = printed;
  let source: SensorTerms["source"] = "printed";
  let phoenix = linkFor(t, shooter, target);
  if (phoenix >= 0) {
    source = "uplink";
    if (t.options["ax.uplinkBonus"] === "plus7") num += 7 * den;
    else num = 7 * den;
  } else if (t.scan[shooter] === target) {
    source = "scan";
    phoenix = shooter;
    num = 3 * den;
  }
  if (fireControl) num = num < den ? 2 * den : num + den;
  const immune = ship.special === "scan" || source === "uplink";
  const jam = immune ? 0 : jamAt(t, t.q[shooter] as number, t.r[shooter] as number);
  let floored = false;
  if (jam > 0) {
    num -= jam * den;
    const high = printed.num > printed.den;
    const floorNum = high ? den : 1;
    const floorDen = high ? den : 2;
    if (num * floorDen < floorNum * den) {
      num = floorNum;
      den = floorDen;
      floored = true;
    }
  }
  return { rating: { num, den }, printed, source, phoenix, fireControl, jam, floored };
}
