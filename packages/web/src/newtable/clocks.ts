import type { ClockRule } from "@starboard/wire/host";

/** Time controls offered on the page; a host accepts any other too. */
export const CLOCKS: readonly ClockRule[] = [
  { is: "none" },
  { is: "live", main: 900, increment: 10 },
  { is: "live", main: 1800, increment: 20 },
  { is: "live", main: 3600, increment: 30 },
  { is: "turn", each: 120 },
  { is: "turn", each: 600 },
  { is: "correspondence", days: 1, vacation: 7 },
  { is: "correspondence", days: 3, vacation: 14 },
  { is: "correspondence", days: 7, vacation: 30 },
];

/** The clock rule at an index of `CLOCKS`. */
export const ruleAt = (clock: number): ClockRule => CLOCKS[clock] ?? { is: "none" };
