/** The name of a turn, in English. */
export const glanceTurn = (n: number): string => `Turn ${n}`;
