/** The systems by which races are ahead so that they are even, by number of players: `even-sides.json`, by `npm run even` (WE-2.11). */
import type { EvenFigures } from "@starboard/kit";
import type { Options } from "../options.ts";
import stored from "./even-sides.json" with { type: "json" };

/** Systems by race that victory counts beside those it controls; a race that is left out has none. */
export type HeadStarts = Readonly<Record<string, number>>;

/** The option values that decide, of a match or of a form that is being filled in. */
interface Values {
  readonly players?: unknown;
  readonly module?: unknown;
  readonly moduleFile?: unknown;
}
interface Case {
  readonly gives: HeadStarts;
  readonly figures: readonly EvenFigures[];
}
const CASES: Readonly<Record<string, Case>> = stored.cases as Readonly<Record<string, unknown>> as typeof CASES;

/** The measured pairings by number of players. */
const PAIRINGS: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };

/** Only the races of the Star Trek module were measured; a module file may change them. */
export function caseFor({ players = 2, module = "star-trek", moduleFile = null }: Values): Case | undefined {
  return module === "star-trek" && moduleFile === null ? CASES[PAIRINGS[players as number] ?? ""] : undefined;
}

/** Returns the head starts of the races with these options; undefined if nothing makes them even (WE-2.11). */
export const headStartsFor = (values: Values): HeadStarts | undefined => caseFor(values)?.gives;

/** Returns the head starts of the races in a match: none if the option is off. */
export const headStartsIn = (options: Options): HeadStarts => (options.evenSides && headStartsFor(options)) ?? {};

/** The bots that played every seat. */
export const { player } = stored;
