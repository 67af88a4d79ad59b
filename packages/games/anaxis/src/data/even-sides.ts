/** The scenarios that can be made even, with what the weaker side or each race receives: `even-sides.json`, by `npm run even`. */
import type { EvenFigures, EvenPairing, EvenSides, MeasuringBots } from "@starboard/kit";
import { type Options, SKIRMISH_POINTS } from "../options.ts";
import { sideName } from "../text/side-name.ts";
import type { Compensation } from "./compensation.ts";
import stored from "./even-sides.json" with { type: "json" };

/** Cinema Points by race, where sides choose theirs in secret; a race that is left out receives none. */
export type RaceCompensation = Readonly<Record<string, number>>;

/** The option values that decide, of a match or of a form that is being filled in. */
interface Values {
  readonly "ax.scenario"?: unknown;
  readonly "ax.points"?: unknown;
  readonly "ax.ownScenario"?: unknown;
  readonly "ax.ownShips"?: unknown;
}
interface Case<Gives> {
  readonly gives: Gives;
  /** The bots that played, if they are others than those of the table. */
  readonly player?: MeasuringBots;
  readonly figures: readonly EvenFigures[];
}
const { skirmish, ...scenarios } = stored.cases;
const SCENARIO_CASES: Readonly<Record<string, Case<Compensation>>> = scenarios as Readonly<
  Record<string, unknown>
> as typeof SCENARIO_CASES;
const SKIRMISH: Case<RaceCompensation> = skirmish;

/** A custom scenario has no figures, whatever it was made from. */
function caseOf(values: Values): Case<Compensation> | undefined {
  const id = String(values["ax.scenario"]);
  return (values["ax.ownScenario"] ?? null) === null && Object.hasOwn(SCENARIO_CASES, id)
    ? SCENARIO_CASES[id]
    : undefined;
}

/** Only the races of the sheet were measured, with the points of the recommended preset. */
function skirmishCaseOf(values: Values): Case<RaceCompensation> | undefined {
  const isMeasured =
    (values["ax.scenario"] ?? "skirmish") === "skirmish" &&
    (values["ax.points"] ?? SKIRMISH_POINTS) === SKIRMISH_POINTS &&
    (values["ax.ownScenario"] ?? null) === null &&
    (values["ax.ownShips"] ?? null) === null;
  return isMeasured ? SKIRMISH : undefined;
}

/** Returns what the weaker side of the chosen scenario would receive; undefined if it is not a side that receives (AX-10.8). */
export const compensationFor = (values: Values): Compensation | undefined => caseOf(values)?.gives;

/** Returns what each race would receive in a skirmish; undefined if nothing makes races even (AX-10.8). */
export const raceCompensationFor = (values: Values): RaceCompensation | undefined => skirmishCaseOf(values)?.gives;

/** Returns what a side receives in a match with these options; undefined if the option is off. */
export const compensationIn = (options: Options): Compensation | undefined =>
  options["ax.evenSides"] && compensationFor(options);

/** Returns what each race receives in a match with these options; nothing if the option is off. */
export const raceCompensationIn = (options: Options): RaceCompensation =>
  (options["ax.evenSides"] && raceCompensationFor(options)) ?? {};

/** Races have the same name in every language. */
const raceName = (id: string): string => sideName(id, "Side");

/** Returns the pairing that was measured, with those who played it. */
function pairingOf(values: Values): EvenPairing | undefined {
  const scenario = caseOf(values);
  const one = scenario ?? skirmishCaseOf(values);
  if (!one) return undefined;
  const { player = stored.player, figures } = one;
  return scenario ? { player, columns: "seats", figures } : { player, columns: "sides", sideName: raceName, figures };
}

export const evenSides: EvenSides = { option: "ax.evenSides", pairingOf };
