/** The round of a match as lists show it. */
export const glanceTurn = (round: number): string => (round > 0 ? `Round ${round}` : "Set-up");
