/** The stored form of a ticket. A person has one at most, stored under the person's id. */
import { type RatingPace, ratingPaceOf } from "@starboard/wire/rating";
import {
  isLivePace,
  type Opponents,
  PACE_CLOCKS,
  type RatingRange,
  type TicketInfo,
  type Want,
} from "@starboard/wire/tickets";
import { defineCollection } from "../storage/collection.ts";

/** A rating as it was when the ticket was opened. */
export interface TicketRating {
  readonly rating: number;
  readonly deviation: number;
}
export interface TicketDoc {
  readonly person: string;
  /** Account of the person; null for a guest. */
  readonly account: string | null;
  readonly name: string;
  readonly wants: readonly Want[];
  readonly rated: boolean;
  readonly range: RatingRange | null;
  /** By game and pace (`ratedAs`); what the person has no rating in is missing. */
  readonly ratings: Readonly<Record<string, TicketRating>>;
  readonly since: number;
  /** When the person's page was last open, in ms. Live paces count only shortly after that. */
  readonly seenAt: number;
  readonly found: TicketInfo["found"];
  /** The match against a bot that the person plays meanwhile. */
  readonly meanwhile?: NonNullable<TicketInfo["meanwhile"]>;
  /** Accounts that the person blocks. */
  readonly avoids?: readonly string[];
  /** The owner, if the person is a bot: a block covers both. */
  readonly botOwner?: string;
  /** Whom the ticket accepts; people if absent. */
  readonly opponents?: Opponents;
}

/** The name of the rating that counts for a game at a pace. */
export const ratedAs = ({ game, pace }: Want): string => ratingName(game, ratingPaceOf(PACE_CLOCKS[pace]));
export const ratingName = (game: string, pace: RatingPace): string => `${game} ${pace}`;

const HOUR = 3_600_000;
/** How long a ticket with correspondence paces waits. */
const CORRESPONDENCE_LIFE_MS = 7 * 24 * HOUR;
/** How long a ticket with live paces only is kept after the person's page was last open. */
const LIVE_LIFE_MS = HOUR;

/** When a ticket is dropped, in ms since 1970. */
export const expiryOf = ({ wants, since, seenAt }: Pick<TicketDoc, "wants" | "since" | "seenAt">): number =>
  wants.every(({ pace }) => isLivePace(pace)) ? seenAt + LIVE_LIFE_MS : since + CORRESPONDENCE_LIFE_MS;

export const tickets = defineCollection<TicketDoc>(
  "ticket",
  ({ person, found }) => ({ person, state: found === null ? "waiting" : "found" }),
  expiryOf,
);

export const ticketInfoOf = (doc: TicketDoc): TicketInfo => ({
  wants: [...doc.wants],
  rated: doc.rated,
  range: doc.range,
  opponents: doc.opponents ?? "people",
  since: doc.since,
  expiresAt: expiryOf(doc),
  found: doc.found,
  ...(doc.meanwhile && { meanwhile: doc.meanwhile }),
});
