/** Where a match is kept and who of it sits at this screen: the same table works in this browser and on a host. */
import type { Refusal, Seat, SeatOccupant } from "@starboard/kernel";
import type { MatchClient } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { localMatchClient, takeSeat } from "../local/index.ts";
import type { Route } from "../router.ts";
import { recordText } from "../shell/files.ts";

export interface MatchSource {
  readonly client: () => MatchClient;
  /** Seats played from this screen. */
  readonly localSeats: (update: Update) => readonly Seat[];
  /** Calls back when `here` may have changed without news of the match; returns how to stop. */
  readonly onHere?: (changed: () => void) => () => void;
  /** The address others can be given. */
  readonly link: (match: string) => Route;
  /** The record as text. */
  readonly record: (match: string) => Promise<string>;
  /** Takes the finished match over into this browser, to replay and verify it here; the id it has then. */
  readonly importFinished?: (match: string) => Promise<string>;
  /** Puts a person of this screen or a bot into a seat; absent where seats are given in another way. */
  readonly setOccupant?: (match: string, seat: Seat, card: SeatOccupant, at: number) => Promise<void>;
  /** Asks the others for the same table with the sides switched; absent where it is simply made. */
  readonly rematch?: (match: string) => void;
  /** Asks the others at the table for an act back which the law alone does not give back. */
  readonly proposeTakeBack?: (match: string, seat: Seat, at: number) => void;
}

/** Whether a take-back fails only for want of the others' consent (KRN-UNDO-3). */
export const canProposeTakeBack = ({ code }: Refusal): boolean => code === "KERNEL_UNDO_ANSWERED";

/** The seats of people: in a browser's own match all of them sit at this screen. */
const localPlayers = (update: Update): readonly Seat[] =>
  update.card.seats.flatMap((card, seat) => (card.kind === "person" ? [seat as Seat] : []));

/** Matches this browser keeps itself. */
export const localSource: MatchSource = {
  client: localMatchClient,
  localSeats: localPlayers,
  link: (match) => ({ at: "table", match }),
  record: recordText,
  setOccupant: takeSeat,
};
