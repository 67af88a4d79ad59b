/** Display names for parts of a module without a name. The module is hashed before, so records do not change. */
import type { Resolved } from "./resolved.ts";

/** An id in words: `commandShip` as "Command ship". */
export function idInWords(id: string): string {
  const words = id
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_ ]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Bonuses of the built-in modules whose ids do not read well in a sentence. */
const BONUS_NAMES: Readonly<Record<string, string>> = { klingonAtSystem: "Klingons at a system" };

/** A bonus within a sentence: "starbase support", "Klingons at a system". */
export const bonusName = (id: string): string => BONUS_NAMES[id] ?? idInWords(id).toLowerCase();

/** Names of the built-in factions for narrow places. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  federation: "Federation",
  klingon: "Klingons",
  romulan: "Romulans",
  ferengi: "Ferengi",
  cardassian: "Cardassians",
  borg: "Borg",
};

/** A name of a faction for narrow places; undefined if it has no shorter one. */
export const shortFactionName = (id: string): string | undefined => SHORT_NAMES[id];

/** `fill` uses the id with a capital letter if a name is missing. */
const shown = <T extends { readonly id: string; readonly name: string }>(thing: T): T =>
  thing.name === thing.id.charAt(0).toUpperCase() + thing.id.slice(1) ? { ...thing, name: idInWords(thing.id) } : thing;

/** Returns the module with a readable name for each part whose name is optional. */
export const withDisplayNames = (module: Resolved): Resolved => ({
  ...module,
  challenges: module.challenges.map(shown),
  parleys: module.parleys.map(shown),
  buildings: module.buildings.map(shown),
});
