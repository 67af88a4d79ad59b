/** Names of cards, Sectors and sides; every sentence takes its nouns from here. */
import type { TextContext } from "@starboard/kit";
import type { CardId } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import type { Side } from "../data/board.ts";
import { cardOf } from "../data/ids.ts";
import type { ViewTW } from "../state.ts";

/** The nouns of one table, for one reader. */
export interface Names {
  readonly view: ViewTW;
  /** The name printed on a card, or the identifier of a card this table does not know. */
  readonly card: (id: CardId) => string;
  readonly cards: (ids: readonly CardId[]) => string;
  /** True when the reader plays that side. */
  readonly you: (side: Side) => boolean;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], and = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1] as string}`;
}

export function namesOf(to: TextContext<ViewTW>): Names {
  const { numbers, cards } = cardIndexOf(to.view.options);
  const card = (id: CardId): string => cards[numbers.get(id) ?? numbers.get(cardOf(id)) ?? -1]?.entry.name ?? id;
  return {
    view: to.view,
    card,
    cards: (ids) => listed(ids.map(card)),
    you: (side) => to.viewerSeat === side,
  };
}
