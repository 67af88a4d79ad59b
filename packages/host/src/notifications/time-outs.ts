/** What ran-out time has done at a table: which seats are flagged, and for whom a bot plays on. */
import type { MatchSummary } from "@starboard/wire";
import type { TableDoc } from "../tables/doc.ts";

export interface TimeOuts {
  /** Seats out of time that wait for the other players to decide. */
  readonly flagged: readonly number[];
  /** Seats of people for whom a bot plays on. */
  readonly standIns: readonly number[];
  /** Whether the other players may claim the flagged seats. */
  readonly mayClaim: boolean;
}

export function timeOutsOf({ clock, seats }: MatchSummary, doc: TableDoc): TimeOuts {
  return {
    flagged: clock?.flagged ?? [],
    // Without a clock a bot sits only where somebody put it.
    standIns: clock
      ? [...doc.seats.keys()].filter((seat) => doc.seats[seat]?.kind === "person" && seats[seat]?.kind === "bot")
      : [],
    mayClaim: clock?.onTimeout === "claim",
  };
}
