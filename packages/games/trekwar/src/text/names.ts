/** Names of the cards of a match, in the form that sentences need. */
import { readerFormat, type TextContext } from "@starboard/kit";
import type { CardId } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import type { Side } from "../data/board.ts";
import { cardOf } from "../data/ids.ts";
import type { ViewTW } from "../state.ts";

/** The names that sentences for one reader need. */
export interface Names {
  readonly view: ViewTW;
  /** The name printed on a card, or its identifier if the match does not have the card. */
  readonly card: (id: CardId) => string;
  /** "A", "A and B", "A, B and C". */
  readonly cards: (ids: readonly CardId[]) => string;
  /** True if the reader plays the side. */
  readonly you: (side: Side) => boolean;
}

const format = readerFormat;

/** The names for a view and its reader. */
export function namesOf(to: TextContext<ViewTW>): Names {
  const { numbers, cards } = cardIndexOf(to.view.options);
  const card = (id: CardId): string => cards[numbers.get(id) ?? numbers.get(cardOf(id)) ?? -1]?.entry.name ?? id;
  return {
    view: to.view,
    card,
    cards: (ids) => format.list(ids.map(card)),
    you: (side) => to.viewerSeat === side,
  };
}
