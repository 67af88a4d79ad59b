/** How often the side that begins has won with each compensation: `even-sides.json`, by `npm run even`. */
import type { EvenFigures, EvenSides } from "@starboard/kit";
import { optionTable, RECOMMENDED } from "../option-table.ts";
import { standard, standardVersion } from "../standard.ts";
import type { Options, Version } from "../options.ts";
import stored from "./even-sides.json" with { type: "json" };

interface Case {
  readonly figures: readonly EvenFigures[];
}
const CASES: Readonly<Record<string, Case>> = stored.cases as Readonly<Record<string, unknown>> as typeof CASES;

/** The measured pairings, by version and players. */
const PAIRINGS: Readonly<Record<string, string>> = {
  "independents 2": "duel",
  "alliances 2": "alliances",
  "independents 3": "three",
  "independents 4": "four",
};

/** Options that change nothing about who wins: the one with the figures, looks, and conferences. */
const APART: readonly string[] = [
  "ad.compensation",
  "ad.aliens",
  "ad.conference.mode",
  "ad.conference.minutes",
  "ad.conference.visible",
];

/** The figures are those of the recommended preset: other home stars or rules may favour another side. */
function caseName(values: Readonly<Record<string, unknown>>): string | undefined {
  const players = (values["ad.players"] ?? 2) as Options["ad.players"];
  const version = (values["ad.version"] ?? standardVersion(players)) as Version;
  const pairing = PAIRINGS[`${version} ${players}`];
  if (pairing === undefined) return undefined;
  const recommended = optionTable.presets.find(({ id }) => id === RECOMMENDED)?.set;
  const measured = { ...standard(version, players), ...recommended };
  const isMeasured = Object.entries(measured).every(
    ([id, value]) => APART.includes(id) || JSON.stringify(values[id] ?? value) === JSON.stringify(value),
  );
  return isMeasured ? pairing : undefined;
}

export const evenSides: EvenSides = {
  option: "ad.compensation",
  pairingOf(values) {
    const figures = CASES[caseName(values) ?? ""]?.figures;
    return figures && { player: stored.player, columns: "order", figures };
  },
};
