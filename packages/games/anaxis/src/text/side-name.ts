/** Ids and names of the two sides of a match, for every language. Small, because every page loads it. */
import type { Seat } from "@starboard/kernel";
import type { ViewAx } from "../state.ts";

/** Returns `ardoni`; `ardoni.2` for the second of two fleets of one race, and `side.1` before a fleet is chosen. */
export function sideId({ board }: ViewAx, by: Seat): string {
  const [race = "", other = ""] = [by, 1 - by].map((side) => board.fleets[side]?.race ?? "");
  if (race === "") return `side.${by + 1}`;
  // Two fleets of one race are told apart by their sides.
  return race === other ? `${race}.${by + 1}` : race;
}

/** Returns the name of a side. Races have the same name in every language. */
export function sideName(id: string, word: "Side" | "Seite"): string {
  const [, race = id, n] = /^(.*)\.([12])$/.exec(id) ?? [];
  const name = race.charAt(0).toUpperCase() + race.slice(1);
  if (n === undefined) return name;
  return race === "side" ? `${word} ${n}` : `${name}, ${word === "Side" ? "side" : word} ${n}`;
}
