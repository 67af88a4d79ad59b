/** The scenarios that can be made even, with what the weaker side receives: `even-sides.json`, by `npm run even`. */
import type { EvenFigures, EvenSides } from "@starboard/kit";
import type { Options } from "../options.ts";
import type { Compensation } from "./compensation.ts";
import stored from "./even-sides.json" with { type: "json" };

/** The option values that decide, of a match or of a form that is being filled in. */
interface Values {
  readonly "ax.scenario"?: unknown;
  readonly "ax.ownScenario"?: unknown;
}
interface Case {
  readonly gives: Compensation;
  readonly figures: readonly EvenFigures[];
}
const CASES: Readonly<Record<string, Case>> = stored.cases as Readonly<Record<string, unknown>> as typeof CASES;

/** A custom scenario has no figures, whatever it was made from. */
function caseOf(values: Values): Case | undefined {
  const id = String(values["ax.scenario"]);
  return (values["ax.ownScenario"] ?? null) === null && Object.hasOwn(CASES, id) ? CASES[id] : undefined;
}

/** Returns what the weaker side of the chosen scenario would receive; undefined if nothing makes it even (AX-10.8). */
export const compensationFor = (values: Values): Compensation | undefined => caseOf(values)?.gives;

/** Returns what a side receives in a match with these options; undefined if the option is off. */
export const compensationIn = (options: Options): Compensation | undefined =>
  options["ax.evenSides"] && compensationFor(options);

export const evenSides: EvenSides = {
  option: "ax.evenSides",
  player: stored.player,
  columns: "seats",
  figuresOf: (values) => caseOf(values)?.figures ?? [],
};
