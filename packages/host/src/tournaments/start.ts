/** Starts a tournament: seeds its entrants, by the organiser's wish or because its date has come. */
import { parseEdition } from "@starboard/kernel";
import { ratingPaceOf } from "@starboard/wire/rating";
import { fail } from "../errors.ts";
import { ratingsOf } from "../ratings/ratings.ts";
import type { HostServices } from "../services.ts";
import { type EntrantDoc, playing, type TournamentDoc, tournaments, withEvent } from "./doc.ts";
import { roundsOf } from "./rounds.ts";

/** Ratings by account. */
export type Strengths = ReadonlyMap<string, number>;

/** Returns the ratings of the entrants by account, for the seeds. */
export async function strengths({ store, now }: Pick<HostServices, "store" | "now">, id: string): Promise<Strengths> {
  const stored = await tournaments.get(store, id);
  const game = parseEdition(stored?.doc.game ?? "")?.id;
  const pace = stored && ratingPaceOf(stored.doc.terms.clock);
  const players = stored && stored.doc.seats > 2 ? "more" : "two";
  const found = new Map<string, number>();
  for (const n of stored ? playing(stored.doc) : []) {
    const account = stored?.doc.entrants[n]?.account;
    if (typeof account !== "string") continue;
    const rating = (await ratingsOf(store, account, now())).find(
      (one) => one.game === game && one.pace === pace && one.players === players,
    );
    if (rating) found.set(account, rating.rating);
  }
  return found;
}

/** Returns the tournament with ratings and seeds of its entrants. */
export function seeded(doc: TournamentDoc, strength: Strengths): TournamentDoc {
  const rated = doc.entrants.map((one): EntrantDoc => ({ ...one, rating: strength.get(one.person ?? "") ?? null }));
  const order = [...rated.keys()].sort((a, b) => (rated[b]?.rating ?? 0) - (rated[a]?.rating ?? 0) || a - b);
  return { ...doc, entrants: rated.map((one, n) => ({ ...one, seed: order.indexOf(n) })) };
}

/** Returns an open tournament as running, with its first round still to be paired. Code: TOURNAMENT_FEW. */
export function started(doc: TournamentDoc, strength: Strengths, at: number): TournamentDoc | ReturnType<typeof fail> {
  if (doc.teams) return startedTeams(doc, strength, at);
  const least = doc.smaller ? doc.seats - 1 : doc.seats;
  if (doc.entrants.length < least) return fail("TOURNAMENT_FEW", "", { needed: least });
  const running: TournamentDoc = { ...seeded(doc, strength), state: "running", startedAt: at };
  const all = roundsOf({ ...running, format: "roundRobin" });
  // With more rounds than opponents, entrants would meet twice.
  const fixed = doc.seats > 2 || doc.format === "arena";
  const rounds = fixed ? doc.rounds : doc.format === "swiss" ? Math.min(doc.rounds, all) : all;
  return { ...running, rounds };
}

/** Returns a team match as running; both clubs need a player. */
function startedTeams(doc: TournamentDoc, strength: Strengths, at: number): TournamentDoc | ReturnType<typeof fail> {
  const isReady = ([0, 1] as const).every((side) => doc.entrants.some(({ team }) => team === side));
  return isReady
    ? { ...seeded(doc, strength), state: "running", startedAt: at }
    : fail("TOURNAMENT_FEW", "", { needed: 1 });
}

/** True if the date of a tournament that begins by itself has come. */
export const isStartDue = ({ state, startsAt }: TournamentDoc, now: number): boolean =>
  state === "open" && startsAt !== undefined && startsAt <= now;

/**
 * Returns a tournament whose date has come: running, or over if too few have entered.
 * @param absent entrants who no longer belong to the club for which they play
 */
export function startedByDate(
  all: TournamentDoc,
  strength: Strengths,
  absent: ReadonlySet<string>,
  at: number,
): TournamentDoc {
  const entrants = all.entrants.filter(({ person }) => person === null || !absent.has(person));
  const doc = { ...all, entrants };
  if (doc.teams && doc.teams.answer !== "accepted")
    return withEvent({ ...doc, state: "over" }, { at, by: null, what: "unanswered" });
  const next = started(doc, strength, at);
  return "bad" in next
    ? withEvent({ ...doc, state: "over" }, { at, by: null, what: "few" })
    : withEvent(next, { at, by: null, what: "started" });
}
