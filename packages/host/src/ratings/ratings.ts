/** Keeps ratings per account and game, from rated tables that people played to the end. */
import { type Outcome, parseEdition } from "@starboard/kernel";
import { type RatedGame, NEWCOMER, updateRating, type Strength, strengthAt } from "@starboard/kit/rating";
import type { RatingInfo } from "@starboard/wire/account";
import type { HostServices } from "../services.ts";
import { forgivePrograms } from "../people/stalls.ts";
import type { MatchHint } from "../play/match-runner.ts";
import { after } from "../play/timer.ts";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";

interface Rating extends Strength {
  /** Of a program, which stands on a ladder of its own. */
  readonly program?: true;
  readonly person: string;
  readonly game: string;
  readonly matches: number;
  /** Time of the last rated match, in epoch ms. */
  readonly at: number;
}
/** Marks a match as rated, so that it is not rated twice. */
interface Counted {
  readonly table: string;
  readonly at: number;
}
const ratings = defineCollection<Rating>("rating", ({ person, game, program }) => ({
  person,
  ...(program ? { programGame: game } : { game }),
}));
const counted = defineCollection<Counted>("rating");

/** Delay between the report that a match ended and its rating, in ms. */
const GATHER_MS = 1_000;
const MAX_TABLES = 200;

/** Returns the score of seat `one` against `other`: 1, 0.5 or 0; undefined if both won or both lost. */
export function scoreAgainst({ winners }: Outcome, one: number, other: number): number | undefined {
  if (winners.length === 0) return 0.5;
  const [a, b] = [winners.includes(one as never), winners.includes(other as never)];
  return a === b ? undefined : a ? 1 : 0;
}

/** Returns who is rated, by seat, if the match counts; a null is not rated. */
interface Rated {
  readonly people: readonly (string | null)[];
  /** Programs are rated, against people too; a person's own rating does not change by a program. */
  readonly programs: boolean;
}
function ratedAt(doc: TableDoc): Rated | undefined {
  if (!doc.programs) {
    const people = players(doc);
    return people && { people, programs: false };
  }
  const people = doc.seats.map(({ program, person }) => (program ? person : null));
  return { people, programs: true };
}

/** Returns the accounts by seat if the table is rated: by its terms, and with a different account in each seat. */
function players({ terms, seats }: TableDoc): readonly string[] | undefined {
  const all = seats.map(({ kind, account }) => (kind === "person" ? account : null));
  if (!terms.rated || all.length < 2 || new Set(all).size !== all.length) return undefined;
  return all.every((one) => one !== null) ? all : undefined;
}

/** Rates a finished match once. True if this call rated it. */
export async function recordResult(services: HostServices, table: string): Promise<boolean> {
  const { store, tables: tableService, now } = services;
  for (;;) {
    const [stored, summary] = [await tableDocs.get(store, table), await tableService.matchSummary(table)];
    const over = summary?.over;
    const rated = stored && ratedAt(stored.doc);
    if (!stored || !over || !rated || summary.seats.some(({ kind }) => kind !== "person")) return false;
    if (await counted.get(store, `match.${table}`)) return false;
    const game = parseEdition(stored.doc.game)?.id ?? stored.doc.game;
    const at = now();
    const before = await Promise.all(
      // A person who meets a program is as strong as among people; a guest counts as a newcomer.
      stored.doc.seats.map(({ account }, n) => {
        const person = rated.people[n] ?? account;
        return person === null ? Promise.resolve(undefined) : ratings.get(store, `${person}.${game}`);
      }),
    );
    const strengths = before.map((one) => (one ? strengthAt(one.doc, one.doc.at, at) : NEWCOMER));
    const changes = rated.people.flatMap((person, seat) => {
      if (person === null) return [];
      const games = strengths.flatMap((opponent, other): RatedGame[] => {
        const score = other === seat ? undefined : scoreAgainst(over, seat, other);
        return score === undefined ? [] : [{ opponent, score }];
      });
      const old = before[seat];
      const own = strengths[seat] ?? NEWCOMER;
      const strength = games.length > 0 ? updateRating(own, games) : own;
      const program = rated.programs && { program: true as const };
      const doc = { ...strength, person, game, matches: (old?.doc.matches ?? 0) + 1, at, ...program };
      return [ratings.put(`${person}.${game}`, doc, at, old?.version ?? 0)];
    });
    // If another match of a player was rated in between, retry with the new rating.
    if (!(await store.write([counted.put(`match.${table}`, { table, at }, at, 0), ...changes]))) continue;
    if (rated.programs) await forgivePrograms(services, stored.doc);
    return true;
  }
}

/** Returns the ratings of a person or program, most recently played game first. */
export async function ratingsOf(store: HostStore, person: string, now: number): Promise<RatingInfo[]> {
  const found = await ratings.find(store, { index: ["person", person], limit: 50 });
  return found.map(({ doc }) => ({ game: doc.game, ...ratingNow(doc, now) }));
}

/** Most ratings of a ladder: those that changed last. */
const MAX_LADDER = 1_000;

/** Returns the ratings of a game as they are now, by person, the most recently changed first. */
export async function latestRatings(
  store: HostStore,
  game: string,
  now: number,
  of: "people" | "programs" = "people",
): Promise<(Omit<RatingInfo, "game"> & { readonly person: string })[]> {
  const index = of === "people" ? ("game" as const) : ("programGame" as const);
  const found = await ratings.find(store, { index: [index, game], limit: MAX_LADDER });
  return found.map(({ doc }) => ({ person: doc.person, ...ratingNow(doc, now) }));
}

/** A stored rating as it is now: its deviation has grown since the last match. */
function ratingNow(doc: Rating, now: number): Omit<RatingInfo, "game"> {
  const { rating, deviation } = strengthAt(doc, doc.at, now);
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches: doc.matches };
}

/**
 * Rates matches as they end. At start it rates matches that ended while no host ran. Returns a function that stops it.
 */
export function followRatings(services: HostServices): () => void {
  const { storage, store, onError } = services;
  const gathering = new Map<string, () => void>();
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
    for (const { id, doc } of await tableDocs.find(store, { index: ["state", "over"], limit: MAX_TABLES }))
      if (doc.terms.rated || doc.programs) await recordResult(services, id);
  };
  missed().catch(onError);
  return () => {
    unsubscribe();
    for (const cancel of gathering.values()) cancel();
  };
}
