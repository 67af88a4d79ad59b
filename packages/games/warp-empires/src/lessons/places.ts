/** The Proving Ground in the order in which its board numbers the territories, and what the lessons on it share. */
import { PROVING_GROUND } from "../data/proving-ground.ts";

export const PLACES: readonly string[] = PROVING_GROUND.territories.map(({ id }) => id);

/** Two players on the Proving Ground. */
export const GROUND = { players: 2, map: "proving-ground" } as const;

/** A position in the first player's turn, Federation against Klingons. Fields given replace the ones here. */
export const position = (
  phase: string,
  territories: Readonly<Record<string, object>>,
  own: object = {},
  theirs: object = {},
): { readonly [field: string]: unknown } => ({
  phase,
  seats: [
    { faction: "federation", home: "a1", ...own },
    { faction: "klingon", home: "g1", ...theirs },
  ],
  territories: {
    a1: { marker: 0, explored: true, stacks: { "0": ["warship"] } },
    g1: { marker: 1, explored: true, stacks: { "1": ["commandShip", "warship"] } },
    ...territories,
  },
});
