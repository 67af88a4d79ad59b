/** The turn of a match as lists show it. */
export const glanceTurn = (turn: number): string => (turn > 0 ? `Turn ${turn}` : "Set-up");
