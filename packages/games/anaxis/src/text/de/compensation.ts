/** German sentences for what a side or a race receives for an even match (AX-10.8). */
import { formatFor } from "@starboard/kit";
import type { Compensation } from "../../data/compensation.ts";
import type { RaceCompensation } from "../../data/even-sides.ts";
import { SCENARIOS } from "../../data/scenarios.ts";
import { SHIPS } from "../../data/ships.ts";
import { sideName } from "../side-name.ts";

const { count, list } = formatFor("de");

/** "30 Kinopunkte und 2 Assassins mehr", or "40 Rumpfpunkte für die Basis mehr" */
export const givenText = ({ cp = 0, ships = [], hull = 0 }: Compensation): string =>
  `${list([
    ...(cp > 0 ? [count(cp, "Kinopunkt", "Kinopunkte")] : []),
    ...ships.map((entry) => {
      const name = SHIPS.find(({ id }) => id === entry.ship)?.name ?? entry.ship;
      return count(entry.count, name, `${name}s`);
    }),
    ...(hull > 0 ? [`${hull} Rumpfpunkte für die Basis`] : []),
  ])} mehr`;

/** Says who receives what in a scenario; a side that chooses its race has no name yet. */
export function compensationText(given: Compensation, scenario: string): string {
  const race = SCENARIOS.find(({ id }) => id === scenario)?.sides[given.side].race;
  return typeof race === "string"
    ? `${sideName(race, "Seite")} bekommen ${givenText(given)}.`
    : `Die Jagdflotte bekommt ${givenText(given)}.`;
}

/** Says what each race receives in a skirmish, most first; a race that receives nothing is left out. */
export const raceCompensationText = (given: RaceCompensation): string =>
  `Sobald beide Flotten aufgedeckt sind, bekommen die Völker Kinopunkte: ${list(
    Object.entries(given)
      .filter(([, cp]) => cp > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([race, cp]) => `${sideName(race, "Seite")} ${cp}`),
  )}.`;
