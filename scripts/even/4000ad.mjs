// The pairings of 4000 A.D. that may be made even: who begins, with the set-ups of two to four powers.

/** Options of each pairing, beside those of the recommended preset. */
const PAIRINGS = {
  duel: { "ad.players": 2, "ad.version": "independents" },
  alliances: { "ad.players": 2, "ad.version": "alliances" },
  three: { "ad.players": 3, "ad.version": "independents" },
  four: { "ad.players": 4, "ad.version": "independents" },
};

/**
 * Options under which a pairing is played with a compensation, or without one.
 * @param {string} id @param {Readonly<Record<string, unknown>> | null} gives
 */
export function optionsWith(id, gives) {
  if (!Object.hasOwn(PAIRINGS, id)) throw new Error(`there is no pairing ${id}`);
  return { "ad.turnLimit": 100, "ad.quietLimit": 12, ...PAIRINGS[/** @type {keyof typeof PAIRINGS} */ (id)], ...gives };
}

/**
 * The seats in the order in which they begin, each once.
 * @param {{ readonly order: readonly number[], readonly seatOf: readonly number[] }} state
 */
export const columnsOf = ({ order, seatOf }) => [...new Set(order.map((power) => seatOf[power] ?? 0))];
