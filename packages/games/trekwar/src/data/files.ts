/** File formats of custom decks and cards, as the editors save them and table options accept them. */

export const DECK_FORMAT = "starboard.trekwar.deck";
export const CARDS_FORMAT = "starboard.trekwar.cards";

/**
 * Returns the card list of a file of either format. Any other value is returned unchanged, for the caller's reader to
 * check.
 */
export function cardsOf(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  const { format, cards } = raw as { readonly format?: unknown; readonly cards?: unknown };
  return format === DECK_FORMAT || format === CARDS_FORMAT ? cards : raw;
}
