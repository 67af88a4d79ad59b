/** The arrival check of section E.3: whether a force may come out at a star in a given mode. */
import type { Seat } from "@starboard/kernel";
import type { Refusal4000 } from "./reasons.ts";
import type { Mode, Power } from "./acts.ts";
import { mapOf, starIndex } from "./data/map.ts";
import { closedByTreaty } from "./homes.ts";
import { allied, homeOf, isAlliances, knownAllied, possessor, sameSeat } from "./powers.ts";
import { because, NO } from "./refusals.ts";
import type { State4000 } from "./state.ts";

export function isOffLimits(t: State4000, s: number): boolean {
  const list = t.options["ad.offLimits"];
  if (list.length === 0) return false;
  const map = mapOf(t.options);
  return list.some((id) => starIndex(map, id) === s);
}

/** Returns the living powers with ships at a star as a bit mask. */
export function occupants(t: State4000, s: number): number {
  let mask = 0;
  const base = s * t.P;
  for (let q = 0; q < t.P; q++) if ((t.ships[base + q] as number) > 0) mask |= 1 << q;
  return mask;
}

/**
 * Returns the modes in which a force could come out at a star, in display order. `mask` holds the owners of the ships
 * aboard. `mover` is the power that steers.
 */
export function conceivable(t: State4000, by: Seat, mover: Power, s: number, mask: number): readonly Mode[] {
  const there = occupants(t, s);
  if (there === 0) {
    if ((t.neutral[s] as number) > 0) return ATTACK;
    const owner = possessor(t, s);
    if (owner < 0 || owner === mover || !knownAllied(t, by, mover, owner)) return OCCUPY;
    return isAlliances(t) ? JOIN : JOIN_ATTACK;
  }
  if ((there & mask) !== 0) return JOIN;
  for (let q = 0; q < t.P; q++) {
    if ((there & (1 << q)) === 0 || !knownAllied(t, by, mover, q)) continue;
    return isAlliances(t) ? JOIN : JOIN_ATTACK;
  }
  return ATTACK;
}
const OCCUPY: readonly Mode[] = ["occupy"];
const JOIN: readonly Mode[] = ["join"];
const ATTACK: readonly Mode[] = ["attack"];
const JOIN_ATTACK: readonly Mode[] = ["join", "attack"];

/** Returns the number of ships that would defend a star, including neutral ships (AD-6.4.3.a). */
export function defendersAt(t: State4000, s: number): number {
  let n = t.neutral[s] as number;
  const base = s * t.P;
  for (let q = 0; q < t.P; q++) n += t.ships[base + q] as number;
  return n;
}

/**
 * Steps 2 and 4 to 8 of the arrival check, for warps and hops. `mask` holds the owners aboard, `total` their ships.
 * Accepts any mode, and refuses one that does not fit. Uses only what the seat can know.
 */
export function barsLanding(
  t: State4000,
  by: Seat,
  mover: Power,
  s: number,
  mode: Mode,
  mask: number,
  total: number,
): Refusal4000 | undefined {
  const { P } = t;
  const there = occupants(t, s);
  // Fast path: the star is not a home star, and it is empty or holds only owners of the force.
  if (
    (there & ~mask) === 0 &&
    (there === 0 ? mode === "occupy" && t.neutral[s] === 0 : mode === "join") &&
    homeOf(t, s) < 0 &&
    t.treaties.length === 0 &&
    t.options["ad.offLimits"].length === 0
  )
    return undefined;
  if (isOffLimits(t, s)) return because(NO.OFFLIMITS, { star: idOf(t, s) });
  if (t.treaties.length > 0 && closedByTreaty(t, s, (side) => standsWith(t, by, mask, side)))
    return because(NO.TREATY, { star: idOf(t, s), mustLeave: false });
  const neutral = t.neutral[s] as number;
  if (there === 0 && neutral === 0) {
    const friendly = conceivable(t, by, mover, s, mask) !== OCCUPY;
    if (!friendly) return mode === "occupy" ? undefined : because(NO.MODE, { star: idOf(t, s), mode: "occupy" });
    // The star is an ally's possessed home star without ships.
    if (mode === "occupy") return because(NO.MODE, { star: idOf(t, s), mode: "join" });
    if (mode === "join") return barsEntry(t, by, mover, s, mask);
    const owner = possessor(t, s);
    if (isAlliances(t)) return because(NO.ALLY, { star: idOf(t, s), power: owner });
    return (mask & (1 << owner)) !== 0 ? because(NO.TOGETHER, { star: idOf(t, s) }) : undefined;
  }
  if (mode === "occupy")
    return because(NO.MODE, { star: idOf(t, s), mode: conceivable(t, by, mover, s, mask)[0] as Mode });
  if (mode === "join") {
    if (there === 0) return because(NO.MODE, { star: idOf(t, s), mode: "attack" });
    for (let c = 0; c < P; c++) {
      if ((mask & (1 << c)) === 0 || (there & (1 << c)) !== 0) continue;
      for (let q = 0; q < P; q++) {
        if (q === c || (there & (1 << q)) === 0 || (mask & (1 << q)) !== 0) continue;
        if (!knownAllied(t, by, c, q)) return because(NO.JOIN, { star: idOf(t, s), power: q });
      }
    }
    return barsEntry(t, by, mover, s, mask);
  }
  if ((there & mask) !== 0) return because(NO.TOGETHER, { star: idOf(t, s) });
  if (isAlliances(t)) {
    for (let q = 0; q < P; q++)
      if ((there & (1 << q)) !== 0 && t.side[q] === t.side[mover])
        return because(NO.ALLY, { star: idOf(t, s), power: q });
  }
  if (neutral > 0 && t.options["ad.recruit"]) return undefined;
  const larger = t.options["ad.combat"] === "larger";
  if (larger || t.options["ad.fortunes.equal"] === "barred") {
    const against = defendersAt(t, s);
    if (total === against) return because(NO.EQUAL, { star: idOf(t, s), ships: total, defenders: against });
    if (larger && total < against && t.options["ad.weakArrival"] === "forbid")
      return because(NO.WEAK, { star: idOf(t, s), ships: total, defenders: against });
  }
  return undefined;
}

/** Checks the permission to enter an ally's possessed home star (AD-9.4.1). */
function barsEntry(t: State4000, by: Seat, mover: Power, s: number, mask: number): Refusal4000 | undefined {
  const owner = possessor(t, s);
  if (owner < 0 || owner === mover) return undefined;
  for (let c = 0; c < t.P; c++) {
    if ((mask & (1 << c)) === 0 || c === owner) continue;
    // [R] Only permissions that the mover can know. A partner's ships are covered by its consent to the journey.
    if (t.seatOf[c] !== by && t.seatOf[owner] !== by) continue;
    if (allied(t, c, owner) && !sameSeat(t, c, owner) && t.permit[owner * t.P + c] !== 1)
      return because(NO.PERMISSION, { star: idOf(t, s), power: owner });
  }
  return undefined;
}

/** Whether any owner aboard is this party of a treaty, or its ally. */
function standsWith(t: State4000, by: Seat, mask: number, side: Power): boolean {
  for (let c = 0; c < t.P; c++) if ((mask & (1 << c)) !== 0 && (c === side || knownAllied(t, by, c, side))) return true;
  return false;
}

const idOf = (t: State4000, s: number): string => mapOf(t.options).stars[s]?.id ?? "";
