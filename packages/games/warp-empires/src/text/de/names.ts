/** Names of seats, places, units and cards in the cases that German sentences need. */
import { formatFor, type TextContext } from "@starboard/kit";
import type { ViewWE } from "../../state.ts";
import { FACTIONS } from "./factions.ts";
import { type Names, namesOf } from "../names.ts";

export const format = formatFor("de");

/** A noun with its article: nominative, accusative, dative. */
type Noun = readonly [who: string, whom: string, toWhom: string];

const feminine = (noun: string): Noun => [`die ${noun}`, `die ${noun}`, `der ${noun}`];
const neuter = (noun: string, dative = noun): Noun => [`das ${noun}`, `das ${noun}`, `dem ${dative}`];

/** The same names in a sentence. */
const WITH_ARTICLE: Readonly<Record<string, Noun>> = {
  Föderation: feminine("Föderation"),
  "Klingonisches Imperium": neuter("Klingonische Imperium", "Klingonischen Imperium"),
  "Romulanisches Sternenimperium": neuter("Romulanische Sternenimperium", "Romulanischen Sternenimperium"),
  "Ferengi-Allianz": feminine("Ferengi-Allianz"),
  "Cardassianische Union": ["die Cardassianische Union", "die Cardassianische Union", "der Cardassianischen Union"],
  "Borg-Kollektiv": neuter("Borg-Kollektiv"),
};
const PHASES: Readonly<Record<string, string>> = {
  draw: "Ziehen",
  move: "Bewegung",
  exploration: "Erkundung",
  explore: "Erkundung",
  enigma: "Enigma",
  diplomacy: "Diplomatie",
  battle: "Schlacht",
  revenue: "Einnahmen",
  recruit: "Anwerbung",
  upkeep: "Unterhalt",
  control: "Kontrolle",
};
const FEATURES: Readonly<Record<string, Noun>> = {
  minorRace: ["das neutrale Volk", "das neutrale Volk", "dem neutralen Volk"],
  enigma: neuter("Enigma"),
  resources: ["die Rohstoffe", "die Rohstoffe", "den Rohstoffen"],
};
const PLAIN_FEATURES: Readonly<Record<string, string>> = {
  minorRace: "neutrales Volk",
  enigma: "Enigma",
  resources: "Rohstoffe",
};
/** Values of features on the board. */
const VALUES: Readonly<Record<string, string>> = {
  poor: "arm",
  moderate: "mittel",
  rich: "reich",
  primitive: "primitiv",
  modern: "modern",
  advanced: "hoch entwickelt",
};

/** The names that German sentences for one reader need. `seat` is the nominative. */
export interface GermanNames extends Names {
  /** "dich", "Ann". */
  readonly whom: (s: number) => string;
  /** "dir", "Ann". */
  readonly toWhom: (s: number) => string;
  /** "das neutrale Volk" in the three cases. */
  readonly neutral: (id: string) => Noun;
  /** "reich", "modern". */
  readonly value: (value: string | number) => string;
}

const counted = (ids: readonly string[], name: (id: string) => string): string => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.length === 0
    ? "nichts"
    : format.list([...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`)));
};

/** The names for a view and its German reader. */
export function germanNamesOf(to: TextContext<ViewWE>): GermanNames {
  const names = namesOf(to);
  const inCase = (s: number, which: 0 | 1 | 2): string => {
    if (to.viewerSeat === s) return (["du", "dich", "dir"] as const)[which];
    const name = to.seat(s as Parameters<typeof to.seat>[0]);
    return WITH_ARTICLE[name]?.[which] ?? name;
  };
  return {
    ...names,
    seat: (s) => inCase(s, 0),
    whom: (s) => inCase(s, 1),
    toWhom: (s) => inCase(s, 2),
    does: (s, you, others) => `${inCase(s, 0)} ${to.viewerSeat === s ? you : others}`,
    whose: (s) => `von ${inCase(s, 2)}`,
    units: (ids) => counted(ids, names.unit),
    cards: (ids) => counted(ids, names.card),
    faction: (id) => FACTIONS[id] ?? names.faction(id),
    feature: (id) => PLAIN_FEATURES[id] ?? names.feature(id),
    neutral: (id) => FEATURES[id] ?? [names.feature(id), names.feature(id), names.feature(id)],
    value: (value) => VALUES[String(value)] ?? String(value),
    phase: (id) => PHASES[id] ?? names.phase(id),
  };
}
