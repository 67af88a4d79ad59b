/**
 * The names of people whose accounts were erased, taken out of everything that is shown. The record itself is sealed: its
 * first hash covers the names it was played under, so there they stay, for whoever has it or asks for it.
 */
import type { SeatOccupant } from "@starboard/kernel";
import type { OnUpdate } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { TableDoc } from "./doc.ts";

type Seats = Pick<TableDoc, "seats">;
const anyErased = ({ seats }: Seats): boolean => seats.some(({ erased }) => erased === true);
const neutral = (card: SeatOccupant): SeatOccupant => ({ ...card, name: en.erasedName });

/** A match's card as it may be shown. */
export function maskErasedNames(card: MatchSummary, doc: Seats): MatchSummary {
  if (!anyErased(doc)) return card;
  return { ...card, seats: card.seats.map((one, n) => (doc.seats[n]?.erased === true ? neutral(one) : one)) };
}

/** Hears a match with such names taken out of it; what nobody was erased from is heard as it is. */
export function maskErasedNamesIn(hear: OnUpdate, doc: Seats | undefined): OnUpdate {
  if (!doc || !anyErased(doc)) return hear;
  return (message) => {
    if (message.is !== "update") return hear(message);
    const logItems = message.logItems.map((one) =>
      one.card && one.by !== null && doc.seats[one.by]?.erased === true ? { ...one, card: neutral(one.card) } : one,
    );
    return hear({ ...message, card: maskErasedNames(message.card, doc), logItems });
  };
}
