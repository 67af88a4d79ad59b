/**
 * Discount of what a bot keeps instead of using. Two careful empires could wait forever, because Force on the map counts as much as what it
 * could take. So Force, cards and threats count less once a match is longer than usual. Then a bot attacks where it is
 * stronger, and which bot attacks first does not depend on chance.
 */

/** The round after which stalemateDiscount falls, and the rounds in which it then halves, by number of players. */
const begins = (players: number): number => 8 + 3 * players;
const halves = (players: number): number => 6 + 3 * players;

/** The discount in a round: 1 at first, falling from the round at which matches usually end. */
export const stalemateDiscount = (players: number, round: number): number =>
  1 / (1 + Math.max(0, round - begins(players)) / halves(players));

/** A factor that falls from 1 to `least` with stalemateDiscount. */
export const withFloor = (stalemateDiscount: number, least: number): number => least + (1 - least) * stalemateDiscount;
