/** Counts and lists in German, and the forms that sentences need. */
import { formatFor } from "@starboard/kit";
import type { Ships } from "../../facts.ts";
import { strength } from "../en/format.ts";
import type { Names } from "../names.ts";

export const { count, plural, list, anyOf, ordinal } = formatFor("de");

/** "1 Schiff", "12 Schiffe". */
export const ships = (n: number): string => count(n, "Schiff", "Schiffe");
/** The same after "mit", "von", "zu": "12 Schiffen". */
export const withShips = (n: number): string => count(n, "Schiff", "Schiffen");
/** "1 neutrales Schiff", "12 neutrale Schiffe". */
export const neutralShips = (n: number): string => count(n, "neutrales Schiff", "neutrale Schiffe");
/** "1 Zug", "12 Züge". */
export const turns = (n: number): string => count(n, "Zug", "Züge");

/** "3 Schiffe", or by owner when several powers have ships aboard: "9 Schiffe (3 von Algol und 6 von Regulus)". */
function owned(force: Ships, names: Names, shipsInCase: (n: number) => string): string {
  const present = force.filter((s) => s.ships > 0);
  if (present.length < 2) return shipsInCase(present[0]?.ships ?? 0);
  return `${shipsInCase(strength(present))} (${list(present.map((s) => `${s.ships} von ${names.power(s.power)}`))})`;
}
export const fleet = (force: Ships, names: Names): string => owned(force, names, ships);
/** The same after "mit". */
export const withFleet = (force: Ships, names: Names): string => owned(force, names, withShips);
export { strength };
