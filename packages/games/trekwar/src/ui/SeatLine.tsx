import { type Side } from "@starboard/trekwar";
import type { Seat } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import type { Props } from "./model/view.ts";

/** The line under a seat's name: number of Sectors, cards in the Deck Pile and in the Hand. */
export function SeatLine({ view, seat }: Props & { readonly seat: Seat }) {
  const side = seat as number as Side;
  const sectors = Object.values(view.owner).filter((owner) => owner === side).length;
  const { deck, hand } = view.sides[side];
  return <span className="tw-seat n">{en.seat(sectors, deck, hand.count)}</span>;
}
