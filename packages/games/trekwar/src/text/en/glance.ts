/** The Fight and Turn of a match as lists show them. */
export const glanceTurn = (fight: number, turn: number): string =>
  fight === 0 ? "Before the first Fight" : turn === 0 ? `Fight ${fight}` : `Fight ${fight}, Turn ${turn}`;
