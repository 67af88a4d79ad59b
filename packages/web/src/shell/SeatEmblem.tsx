import { Emblem } from "@starboard/ui";

/** The colour and emblem of a seat, from the game's screen. */
export interface Badge {
  readonly colour: number;
  readonly figure?: string | undefined;
}

/** The emblem of a seat: its colour and the game's figure, if it has one. */
export const SeatEmblem = ({ badge, size }: { readonly badge: Badge; readonly size?: number }) => (
  <Emblem side={badge.colour} size={size} figure={badge.figure} />
);
