/**
 * Replaces the names of people whose accounts were erased in everything that is shown. Exported records keep the names
 * they were played under, because the first hash of a record covers them.
 */
import type { SeatOccupant } from "@starboard/kernel";
import type { OnUpdate } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { TableDoc } from "./doc.ts";

type Seats = Pick<TableDoc, "seats">;
const anyErased = ({ seats }: Seats): boolean => seats.some(({ erased }) => erased === true);
export const hasErasedNames = (doc: Seats | undefined): boolean => doc !== undefined && anyErased(doc);
const neutral = (occupant: SeatOccupant): SeatOccupant => ({ ...occupant, name: en.erasedName });

/** Returns a match summary without erased names. */
export function maskErasedNames(summary: MatchSummary, doc: Seats): MatchSummary {
  if (!anyErased(doc)) return summary;
  return { ...summary, seats: summary.seats.map((one, n) => (doc.seats[n]?.erased === true ? neutral(one) : one)) };
}

/** Wraps an update listener so that it receives no erased names. Returns the listener itself if no name is erased. */
export function maskErasedNamesIn(onUpdate: OnUpdate, doc: Seats | undefined): OnUpdate {
  if (!doc || !anyErased(doc)) return onUpdate;
  return (message) => {
    if (message.is !== "update") return onUpdate(message);
    const logItems = message.logItems.map((one) =>
      one.occupant && one.by !== null && doc.seats[one.by]?.erased === true
        ? { ...one, occupant: neutral(one.occupant) }
        : one,
    );
    return onUpdate({ ...message, summary: maskErasedNames(message.summary, doc), logItems });
  };
}
