/**
 * How long one may wait. Two careful empires can sit still for ever, because Force on the map counts as much as what it could
 * take. So Force, cards and fear count less and less once a match lasts longer than matches do: whoever is stronger somewhere
 * strikes there, and who strikes is no matter of chance.
 */

/** Rounds after which patience wears out, and rounds in which it halves from then on, with so many players. */
const begins = (players: number): number => 8 + 3 * players;
const halves = (players: number): number => 6 + 3 * players;

/** What is left of the patience in that round: 1, and less and less from the round on at which matches use to end. */
export const patience = (players: number, round: number): number =>
  1 / (1 + Math.max(0, round - begins(players)) / halves(players));

/** A factor that patience takes from 1 down to `least`. */
export const waning = (patience: number, least: number): number => least + (1 - least) * patience;
