// The pairings of TrekWar that may be made even: the standard decks.

/**
 * Options under which a pairing is played with a compensation, or without one.
 * @param {string} id @param {Readonly<Record<string, unknown>> | null} gives
 */
export function optionsWith(id, gives) {
  if (id !== "decks") throw new Error(`there is no pairing ${id}`);
  return { ...gives };
}
