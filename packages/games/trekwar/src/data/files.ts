/** Files of one's own: decks and cards, as the editors save them and tables take them. */

export const DECK_FORMAT = "starboard.trekwar.deck";
export const CARDS_FORMAT = "starboard.trekwar.cards";

/** The list of cards in a file of either kind; anything else comes back as it is, for the reader behind to judge. */
export function cardsOf(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  const { format, cards } = raw as { readonly format?: unknown; readonly cards?: unknown };
  return format === DECK_FORMAT || format === CARDS_FORMAT ? cards : raw;
}
