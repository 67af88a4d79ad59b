import { Emblem } from "@starboard/ui";

/** How a seat looks, as the game's screen says it. */
export interface Badge {
  readonly colour: number;
  readonly figure?: string | undefined;
}

/** The emblem of a seat: its colour, and the figure the game gives it where it has one of its own. */
export const SeatEmblem = ({ badge, size }: { readonly badge: Badge; readonly size?: number }) => (
  <Emblem side={badge.colour} size={size} figure={badge.figure} />
);
