/** Counts and lists in English. */
import { formatFor } from "@starboard/kit";
import type { Ships } from "../../facts.ts";
import type { Names } from "../names.ts";

export const { count, plural, list, anyOf, ordinal } = formatFor("en");

/** "1 ship", "12 ships". */
export const ships = (n: number): string => count(n, "ship", "ships");
/** "1 neutral ship", "12 neutral ships". */
export const neutralShips = (n: number): string => count(n, "neutral ship", "neutral ships");
/** "1 turn", "12 turns". */
export const turns = (n: number): string => count(n, "turn", "turns");
/** "is" or "are". */
export const are = (n: number): string => plural(n, "is", "are");

/** "3 ships", or by owner when several powers have ships aboard: "9 ships (3 of Algol and 6 of Regulus)". */
export function fleet(force: Ships, names: Names): string {
  const present = force.filter((s) => s.ships > 0);
  if (present.length < 2) return ships(present[0]?.ships ?? 0);
  return `${ships(strength(present))} (${list(present.map((s) => `${s.ships} of ${names.power(s.power)}`))})`;
}

/** The total number of ships of a force. */
export const strength = (force: Ships): number => force.reduce((sum, s) => sum + s.ships, 0);
