/**
 * The names of people whose accounts were erased, taken out of everything that is shown. The record itself is sealed: its
 * first hash covers the names it was played under, so there they stay, for whoever has it or asks for it.
 */
import type { SeatCard } from "@starboard/kernel";
import type { Hear } from "@starboard/match";
import type { TableCard } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { TableDoc } from "./doc.ts";

type Seats = Pick<TableDoc, "seats">;
const anyErased = ({ seats }: Seats): boolean => seats.some(({ erased }) => erased === true);
const neutral = (card: SeatCard): SeatCard => ({ ...card, name: en.erasedName });

/** A match's card as it may be shown. */
export function neutralCard(card: TableCard, doc: Seats): TableCard {
  if (!anyErased(doc)) return card;
  return { ...card, seats: card.seats.map((one, n) => (doc.seats[n]?.erased === true ? neutral(one) : one)) };
}

/** Hears a match with such names taken out of it; what nobody was erased from is heard as it is. */
export function neutralHear(hear: Hear, doc: Seats | undefined): Hear {
  if (!doc || !anyErased(doc)) return hear;
  return (message) => {
    if (message.is !== "update") return hear(message);
    const news = message.news.map((one) =>
      one.card && one.by !== null && doc.seats[one.by]?.erased === true ? { ...one, card: neutral(one.card) } : one,
    );
    return hear({ ...message, card: neutralCard(message.card, doc), news });
  };
}
