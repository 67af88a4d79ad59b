/** German texts of the Table in words. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./reader.en.ts";

const { list, count } = formatFor("de");

export const de: Translation<typeof en> = {
  sector: (name, id, owner, fleets) =>
    [
      `${name}, Sektor ${id}`,
      owner === null ? "ohne Besitzer" : `Besitzer: ${owner}`,
      ...(fleets.length > 0 ? [`Flotte: ${list(fleets)}`] : []),
    ].join(", "),
  neighbours: (names) => `Grenzt an: ${list(names)}.`,
  card: (label, side) => `${label}, im Gefecht, Seite: ${side}`,
  side: (name, deck, hand, discard, force) =>
    `${name}: ${count(deck, "Karte", "Karten")} im Nachziehstapel, ${hand} auf der Hand, ${discard} im Ablagestapel${force === null ? "" : `, Stärke ${force}`}`,
  sectorOf: (name, id) => `${name}, Sektor ${id}`,
  fleetAt: (name, id) => `Flotte: ${name}, Sektor ${id}`,
  inFight: (card) => `${card} im Gefecht`,
  attack: (enemy, from) => `Angriff möglich, Gegner: ${enemy}, von: ${from}.`,
  fought: (enemy, force, own) => `Hier wird gerade gekämpft. Stärke: ${enemy} ${force}, du ${own}.`,
  foughtBetween: (one, force, other, otherForce) =>
    `Hier wird gerade gekämpft. Stärke: ${one} ${force}, ${other} ${otherForce}.`,
};
