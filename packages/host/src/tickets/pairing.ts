/** Decides which tickets fit each other. Pure: no storage, no clock of its own. */
import { isLivePace, type Want } from "@starboard/wire/tickets";
import { NEWCOMER } from "@starboard/kit/rating";
import { ratedAs, type TicketDoc } from "./doc.ts";

export type Waiting = Pick<
  TicketDoc,
  "person" | "wants" | "rated" | "range" | "ratings" | "since" | "seenAt" | "avoids" | "botOwner" | "opponents"
>;
export interface TicketPair<T extends Waiting> {
  /** The ticket that has waited longer. */
  readonly first: T;
  readonly second: T;
  readonly want: Want;
}

/** A live pace counts only if the person's page was open within this time, in ms. */
export const PRESENT_MS = 75_000;
/** Points by which a range widens at every step of waiting, in both directions. */
const WIDENING = 50;
const LIVE_STEP_MS = 30_000;
const CORRESPONDENCE_STEP_MS = 12 * 3_600_000;

const isPresent = ({ seenAt }: Waiting, now: number): boolean => now - seenAt <= PRESENT_MS;
const ratingOf = ({ ratings }: Waiting, want: Want): number => (ratings[ratedAs(want)] ?? NEWCOMER).rating;
/** Points by which a ticket's range has widened for a pace. */
const widened = ({ since }: Waiting, { pace }: Want, now: number): number =>
  WIDENING * Math.floor(Math.max(0, now - since) / (isLivePace(pace) ? LIVE_STEP_MS : CORRESPONDENCE_STEP_MS));

/** Whether `other` is within the rating range of `one`. */
function accepts(one: Waiting, other: Waiting, want: Want, now: number): boolean {
  if (one.range === null) return true;
  const difference = ratingOf(other, want) - ratingOf(one, want);
  const wider = widened(one, want, now);
  return -difference <= one.range.below + wider && difference <= one.range.above + wider;
}

/** Whether one person blocks the other. */
const avoids = (one: Waiting, other: Waiting): boolean =>
  one.avoids?.some((blocked) => blocked === other.person || blocked === other.botOwner) === true;

/** Whether a ticket is of a program. */
export const isProgram = ({ botOwner }: Pick<Waiting, "botOwner">): boolean => botOwner !== undefined;
/** Whether a ticket asks for opponents such as the owner of the other: people or programs. */
const asksFor = ({ opponents = "people" }: Waiting, other: Waiting): boolean =>
  opponents === "everyone" || (opponents === "programs") === isProgram(other);
/** Whether one is the program of the other, or both have the same owner: they would play for a rating between themselves. */
const sameOwner = (one: Waiting, other: Waiting): boolean =>
  (one.botOwner ?? one.person) === (other.botOwner ?? other.person);

/** Whether two people could play `want` together now; both tickets must contain it. */
export const canMeet = (one: Waiting, other: Waiting, want: Want, now: number): boolean =>
  one.person !== other.person &&
  asksFor(one, other) &&
  asksFor(other, one) &&
  !sameOwner(one, other) &&
  // Matches of programs count on their own ladder alone.
  (isProgram(one) || isProgram(other) || one.rated === other.rated) &&
  !avoids(one, other) &&
  !avoids(other, one) &&
  (!isLivePace(want.pace) || (isPresent(one, now) && isPresent(other, now))) &&
  accepts(one, other, want, now) &&
  accepts(other, one, want, now);

/** The wants of both tickets, live paces first, then in the order of the first ticket. */
function sharedWants(first: Waiting, second: Waiting): Want[] {
  const shared = first.wants.filter((one) =>
    second.wants.some(({ game, pace }) => one.game === game && one.pace === pace),
  );
  return shared.toSorted((a, b) => Number(isLivePace(b.pace)) - Number(isLivePace(a.pace)));
}

/**
 * Returns the pairs to be made now. Whoever has waited longest chooses first: the opponent nearest in rating, where a
 * step of waiting counts as much as it widens the range; between equals the one who has waited longer.
 */
export function pairTickets<T extends Waiting>(tickets: readonly T[], now: number): TicketPair<T>[] {
  const waiting = tickets.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const paired = new Set<T>();
  const pairs: TicketPair<T>[] = [];
  for (const [i, first] of waiting.entries()) {
    if (paired.has(first)) continue;
    let best: { readonly second: T; readonly want: Want; readonly cost: number } | undefined;
    for (const second of waiting.slice(i + 1)) {
      if (paired.has(second)) continue;
      for (const want of sharedWants(first, second)) {
        if (!canMeet(first, second, want, now)) continue;
        const distance = Math.abs(ratingOf(first, want) - ratingOf(second, want));
        const cost = distance - widened(second, want, now);
        if (!best || cost < best.cost) best = { second, want, cost };
      }
    }
    if (!best) continue;
    paired.add(first).add(best.second);
    pairs.push({ first, second: best.second, want: best.want });
  }
  return pairs;
}
