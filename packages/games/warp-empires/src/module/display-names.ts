/** Display names for parts of a module without a name. The module is hashed before, so records do not change. */
import { bonusInSentence, shortNameOf } from "../text/en/parts.ts";
import type { Resolved } from "./resolved.ts";

/** An id in words: `commandShip` as "Command ship". */
export function idInWords(id: string): string {
  const words = id
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_ ]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A bonus within a sentence: "starbase support", "Klingons at a system". */
export const bonusName = (id: string): string => bonusInSentence(id, idInWords(id));

/** A name of a faction for narrow places; undefined if it has no shorter one. */
export const shortFactionName = (id: string): string | undefined => shortNameOf(id) || undefined;

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
