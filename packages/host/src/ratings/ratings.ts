/** Keeps ratings per account, game, pace and number of players, from rated tables that people played to the end. */
import { strengthAt } from "@starboard/kit/rating";
import type { RatingInfo } from "@starboard/wire/account";
import { LADDER_REST_DAYS } from "@starboard/wire/ladder";
import type { MatchHint } from "../play/match-runner.ts";
import { after } from "../play/timer.ts";
import type { HostServices } from "../services.ts";
import type { HostStore, Stored } from "../storage/store.ts";
import { tableDocs } from "../tables/doc.ts";
import { type Board, boardKey, type Rating, ratings } from "./doc.ts";
import { type Gain, gainOf, seasonStart } from "./season.ts";
import { rateAgain } from "./rate-again.ts";
import { recordResult } from "./rate-match.ts";

/** Delay between the report that a match ended and its rating, in ms. */
const GATHER_MS = 1_000;
const MAX_TABLES = 200;
const DAY_MS = 86_400_000;

/** True for a rating of this format; earlier ones did not tell paces apart. */
const hasBoard = ({ doc }: { readonly doc: Partial<Rating> }): boolean => doc.pace !== undefined;

/** Returns a person's ratings, most recently played first. */
export async function ratingsOf(store: HostStore, person: string, now: number): Promise<RatingInfo[]> {
  const found = await ratings.find(store, { index: ["person", person], limit: 50 });
  return found.filter(hasBoard).map(({ doc }) => ({
    game: doc.game,
    pace: doc.pace,
    players: doc.players,
    ...ratingNow(doc, now),
  }));
}

/** Most ratings of a ladder: those that changed last. */
const MAX_LADDER = 1_000;

/** A rating on a ladder, with what it was a week ago; null for none then. */
export interface BoardRating
  extends Pick<Rating, "person" | "matches" | "won" | "drawn" | "lost" | "last">,
    Pick<RatingInfo, "rating" | "deviation"> {
  readonly ratingWeekAgo: number | null;
  /** In the present season. */
  readonly gain: Gain;
}

/** Returns the ratings of a board as they are now, without those of players who have rested for long. */
export async function boardRatings(store: HostStore, board: Board, now: number): Promise<BoardRating[]> {
  return asBoardRatings(await ratings.find(store, { index: ["board", boardKey(board)], limit: MAX_LADDER }), now);
}

/** Returns stored ratings of a board as they are now, without those of players who have rested for long. */
export function asBoardRatings(found: readonly Stored<Rating>[], now: number): BoardRating[] {
  return found
    .filter(({ doc }) => now - doc.at <= LADDER_REST_DAYS * DAY_MS)
    .map(({ doc }) => {
      const { person, won, drawn, lost, last, history } = doc;
      const then = history.findLast(({ at }) => at <= now - 7 * DAY_MS)?.rating ?? null;
      const gain = gainOf(doc, seasonStart(now));
      return { person, won, drawn, lost, last, ratingWeekAgo: then, gain, ...ratingNow(doc, now) };
    });
}

/** Returns the ratings of the programs of a game as they are now, the most recently changed first. */
export async function programRatings(
  store: HostStore,
  game: string,
  now: number,
): Promise<(Pick<RatingInfo, "rating" | "deviation" | "matches"> & { readonly person: string })[]> {
  const found = await ratings.find(store, { index: ["programGame", game], limit: MAX_LADDER });
  return found.filter(hasBoard).map(({ doc }) => ({ person: doc.person, ...ratingNow(doc, now) }));
}

/** A stored rating as it is now: its deviation has grown since the last match. */
function ratingNow(doc: Rating, now: number): Pick<RatingInfo, "rating" | "deviation" | "matches"> {
  const { rating, deviation } = strengthAt(doc, doc.at, now);
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches: doc.matches };
}

/**
 * Rates matches as they end. At start it rates matches that ended while no host ran. Returns a function that stops it.
 */
export function followRatings(services: HostServices): () => void {
  const { storage, store, onError } = services;
  const gathering = new Map<string, () => void>();
  let isStopped = false;
  const unsubscribe = storage.bus.subscribe("match", (hint) => {
    const { match, over } = hint as MatchHint;
    if (!over || gathering.has(match)) return;
    gathering.set(
      match,
      after(GATHER_MS, () => {
        gathering.delete(match);
        recordResult(services, match).catch(onError);
      }),
    );
  });
  const missed = async (): Promise<void> => {
    await rateAgain(services, () => isStopped);
    for (const { id, doc } of await tableDocs.find(store, { index: ["state", "over"], limit: MAX_TABLES })) {
      if (isStopped) return;
      if (doc.terms.rated || doc.programs) await recordResult(services, id);
    }
  };
  missed().catch(onError);
  return () => {
    isStopped = true;
    unsubscribe();
    for (const cancel of gathering.values()) cancel();
  };
}
