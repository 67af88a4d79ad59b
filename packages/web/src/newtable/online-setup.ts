/** A new online table as its form holds it, and the request that creates it. */
import type { NewTableInput, OnTimeout, SeatInput } from "@starboard/wire/host";
import { botName } from "../messages/en.ts";
import { ruleAt } from "./clocks.ts";

/** The terms of a new table, before they are sent. */
export interface TermsDraft {
  readonly title: string;
  /** Index of the time control in `CLOCKS`. */
  readonly clock: number;
  readonly onTimeout: OnTimeout;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Delay of what spectators see, in seconds. */
  readonly delay: number;
  /** Delay of what spectators see, in actions. */
  readonly delayActs: number;
  /** Whether the other players may consent to further take-backs. */
  readonly consent: boolean;
  readonly rated: boolean;
}
export const DEFAULT_TERMS: TermsDraft = {
  title: "",
  clock: 0,
  onTimeout: "claim",
  listed: false,
  spectators: true,
  delay: 0,
  delayActs: 0,
  consent: true,
  rated: false,
};

/** The seats of the table: those chosen so far; of the others the first is the player's and the rest are for friends. */
export const onlineSeats = (chosen: readonly SeatInput[], count: number): readonly SeatInput[] =>
  Array.from({ length: count }, (_, i) => chosen[i] ?? { is: i === 0 ? "me" : "friend" });

/** The seats after one of them has changed. Only one seat is the player's: the previous one becomes a friend's. */
export const withSeat = (seats: readonly SeatInput[], i: number, to: SeatInput): readonly SeatInput[] =>
  seats.map((seat, j) => (j === i ? to : to.is === "me" && seat.is === "me" ? { is: "friend" } : seat));

/** The seats and terms as the host takes them. */
export function tableInput(
  seats: readonly SeatInput[],
  terms: TermsDraft,
): Pick<NewTableInput, "seats" | "title" | "listed" | "rated" | "clock" | "onTimeout" | "takeBack" | "spectators"> {
  return {
    seats: seats.map((seat, i) => (seat.is === "bot" ? { ...seat, name: botName(i) } : seat)),
    title: terms.title.trim(),
    // Nobody finds an open seat of a table that is not listed.
    listed: terms.listed || seats.some(({ is }) => is === "open"),
    rated: terms.rated && seats.every(({ is }) => is !== "bot"),
    clock: ruleAt(terms.clock),
    onTimeout: terms.onTimeout,
    takeBack: terms.consent ? "consent" : "rules",
    spectators: {
      allowed: terms.spectators,
      delay: terms.spectators ? terms.delay : 0,
      ...(terms.spectators && terms.delayActs > 0 && { acts: terms.delayActs }),
    },
  };
}
