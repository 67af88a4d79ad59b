/** Source of a match and its local seats, so that the same screen works for local and online matches. */
import type { Refusal, Seat, SeatOccupant } from "@starboard/kernel";
import type { MatchClient } from "@starboard/match";
import type { Update } from "@starboard/wire";
import type { Route } from "../router.ts";

export interface MatchSource {
  readonly client: () => MatchClient;
  /** Seats played from this screen. */
  readonly localSeats: (update: Update) => readonly Seat[];
  /** Subscribes to changes of the local seats. Returns the unsubscribe function. */
  readonly onHere?: (changed: () => void) => () => void;
  /** The address to share. */
  readonly link: (match: string) => Route;
  /** The record as text. */
  readonly record: (match: string) => Promise<string>;
  /** Stores the finished match in this browser to replay and verify it; returns its local id. */
  readonly importFinished?: (match: string) => Promise<string>;
  /** Gives a seat to a local person or a bot; absent for online matches. */
  readonly setOccupant?: (match: string, seat: Seat, occupant: SeatOccupant, at: number) => Promise<void>;
  /** Continues by a later edition of the rules, or proposes it to the other players. Absent where neither is possible. */
  readonly continueByEdition?: (match: string, to: number, at: number) => Promise<void>;
  /** The other players of the match decide about proposals. */
  readonly asksOthers?: true;
  /** Set for a match that the page only guides or tries out: it answers nothing for the player and shows no recap. */
  readonly asksEverything?: true;
  /** One person plays all seats, so that no screen is covered between them. */
  readonly onePerson?: true;
  /** The plan is complete after one act, as for an order that answers one question. */
  readonly endsAfterOneAct?: true;
  /** Every act is sent as soon as it is chosen: nothing has to be confirmed where everything can be taken back. */
  readonly sendsAtOnce?: true;
  /** Proposes a rematch to the other players; absent if it needs no consent. */
  readonly rematch?: (match: string) => void;
  /** Proposes a take-back beyond the standard ones to the other players. */
  readonly proposeTakeBack?: (match: string, seat: Seat, at: number) => void;
}

/** Whether a take-back is refused only because it needs the other players' consent (KRN-UNDO-3). */
export const canProposeTakeBack = ({ code }: Refusal): boolean => code === "KERNEL_UNDO_ANSWERED";

/** The local seats that are to act. */
export const askedLocalSeats = (update: Update, source: Pick<MatchSource, "localSeats">): Seat[] =>
  update.summary.asked.filter((seat) => source.localSeats(update).includes(seat));
