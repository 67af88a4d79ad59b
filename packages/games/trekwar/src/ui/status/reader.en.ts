/** Texts of the Table in words. */
import { formatFor, translatable } from "@starboard/kit";

const { list, count } = formatFor("en");

export const en = translatable("trekwar/ui/status/reader", {
  sector: (name: string, id: string, owner: string | null, fleets: readonly string[]): string =>
    [
      `${name}, Sector ${id}`,
      owner === null ? "owned by no one" : `owned by the ${owner}`,
      ...(fleets.length > 0 ? [`Fleet of the ${list(fleets)}`] : []),
    ].join(", "),
  neighbours: (names: readonly string[]): string => `Borders ${list(names)}.`,
  card: (label: string, side: string): string => `${label}, in the Fight for the ${side}`,
  side: (name: string, deck: number, hand: number, discard: number, force: number | null): string =>
    `${name}: ${count(deck, "card", "cards")} in the Deck Pile, ${hand} in the Hand, ${discard} in the Discard Pile${force === null ? "" : `, Force ${force}`}`,
  sectorOf: (name: string, id: string): string => `${name}, Sector ${id}`,
  fleetAt: (name: string, id: string): string => `Fleet at ${name}, Sector ${id}`,
  inFight: (card: string): string => `${card} in the Fight`,
  attack: (enemy: string, from: string): string => `The ${enemy} can attack it from ${from}.`,
  fought: (enemy: string, force: number, own: number): string =>
    `It is fought for now: the ${enemy} has Force ${force}, you have ${own}.`,
  foughtBetween: (one: string, force: number, other: string, otherForce: number): string =>
    `It is fought for now: the ${one} has Force ${force}, the ${other} has ${otherForce}.`,
});
