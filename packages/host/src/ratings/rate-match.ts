/** Rates one finished match: who is rated, by which method, and what is stored. */
import { type Outcome, parseEdition } from "@starboard/kernel";
import { NEWCOMER, type RatedGame, ratePlaces, type Strength, strengthAt, updateRating } from "@starboard/kit/rating";
import type { ResultOfMatch } from "@starboard/wire/people";
import { ratingPaceOf } from "@starboard/wire/rating";
import { resultOf } from "../archive/result.ts";
import { forgivePrograms } from "../people/stalls.ts";
import type { HostServices } from "../services.ts";
import type { TableDoc } from "../tables/doc.ts";
import { tableDocs } from "../tables/doc.ts";
import { scoresOf } from "../tournaments/standings.ts";
import { type Board, counted, countedId, programBoard, type Rating, ratingId, ratings } from "./doc.ts";

/** Results that are kept one by one, and ratings that are kept to draw their course. */
const MAX_LAST = 5;
const MAX_HISTORY = 100;

/** Returns the score of seat `one` against `other`: 1, 0.5 or 0; undefined if both won or both lost. */
export function scoreAgainst({ winners }: Outcome, one: number, other: number): number | undefined {
  if (winners.length === 0) return 0.5;
  const [a, b] = [winners.includes(one as never), winners.includes(other as never)];
  return a === b ? undefined : a ? 1 : 0;
}

interface Rated {
  /** Who is rated, by seat; a null is not rated. */
  readonly people: readonly (string | null)[];
  /** Programs are rated, against people too; a person's own rating does not change by a program. */
  readonly programs: boolean;
}
/** Returns who is rated by seat, if the match counts. */
function ratedAt(doc: TableDoc): Rated | undefined {
  if (doc.programs)
    return { people: doc.seats.map(({ program, person }) => (program ? person : null)), programs: true };
  const people = playersOf(doc);
  return people && { people, programs: false };
}

/** Returns the accounts by seat if the table is rated: by its terms, and with a different account in each seat. */
function playersOf({ terms, seats }: TableDoc): readonly string[] | undefined {
  const all = seats.map(({ kind, account }) => (kind === "person" ? account : null));
  if (!terms.rated || all.length < 2 || new Set(all).size !== all.length) return undefined;
  return all.every((one) => one !== null) ? all : undefined;
}

/** The places of the seats: winners are first and level, the others follow by the scores that the game counts. */
export function placesOf({ winners, scores }: Outcome, seats: number): number[] {
  const points = scoresOf(winners, scores, seats);
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

/** The strengths after a match of these strengths, by seat. */
function strengthsAfter(over: Outcome, before: readonly Strength[], programs: boolean): Strength[] {
  if (before.length > 2 && !programs) return ratePlaces(before, placesOf(over, before.length));
  return before.map((own, seat) => {
    const games = before.flatMap((opponent, other): RatedGame[] => {
      const score = other === seat ? undefined : scoreAgainst(over, seat, other);
      return score === undefined ? [] : [{ opponent, score }];
    });
    return games.length > 0 ? updateRating(own, games) : own;
  });
}

/** Rates a finished match once. True if this call rated it. */
export async function recordResult(
  services: Pick<HostServices, "store" | "storage" | "tables" | "now">,
  table: string,
): Promise<boolean> {
  const { store, tables: tableService } = services;
  for (;;) {
    const [stored, summary] = [await tableDocs.get(store, table), await tableService.matchSummary(table)];
    const over = summary?.over;
    const rated = stored && ratedAt(stored.doc);
    if (!stored || !over || !rated || summary.seats.some(({ kind }) => kind !== "person")) return false;
    if (await counted.get(store, countedId(table))) return false;
    const { people, programs } = rated;
    const game = parseEdition(stored.doc.game)?.id ?? stored.doc.game;
    const board: Board = {
      game,
      pace: ratingPaceOf(stored.doc.terms.clock),
      players: people.length > 2 ? "more" : "two",
    };
    const idOf = (person: string, isProgram: boolean): string =>
      ratingId(person, isProgram ? programBoard(game) : board);
    const at = summary.changedAt;
    // A person who meets a program is as strong as among people; a guest counts as a newcomer.
    const ids = stored.doc.seats.map(({ account }, n) => {
      const person = people[n] ?? account;
      return person === null ? null : idOf(person, programs && typeof people[n] === "string");
    });
    const before = await Promise.all(
      ids.map((id) => (id === null ? Promise.resolve(undefined) : ratings.get(store, id))),
    );
    const after = strengthsAfter(
      over,
      before.map((one) => (one ? strengthAt(one.doc, one.doc.at, at) : NEWCOMER)),
      programs,
    );
    const changes = people.flatMap((person, seat) => {
      if (person === null) return [];
      const doc: Rating = {
        ...(programs ? programBoard(game) : board),
        ...(after[seat] ?? NEWCOMER),
        ...countedWith(before[seat]?.doc, resultOf(over, seat, people.length), at, after[seat] ?? NEWCOMER),
        person,
        ...(programs && { program: true as const }),
      };
      return [ratings.put(idOf(person, programs), doc, doc.at, before[seat]?.version ?? 0)];
    });
    // If another match of a player was rated in between, retry with the new rating.
    if (!(await store.write([counted.put(countedId(table), { table, at }, at, 0), ...changes]))) continue;
    if (programs) await forgivePrograms(services, stored.doc);
    return true;
  }
}

/** The counts of a rating after one more match. */
function countedWith(
  old: Rating | undefined,
  result: ResultOfMatch,
  at: number,
  { rating }: Strength,
): Pick<Rating, "matches" | "won" | "drawn" | "lost" | "last" | "history" | "at"> {
  const count = (one: ResultOfMatch): number => (old?.[one] ?? 0) + (result === one ? 1 : 0);
  return {
    matches: (old?.matches ?? 0) + 1,
    won: count("won"),
    drawn: count("drawn"),
    lost: count("lost"),
    last: [result, ...(old?.last ?? [])].slice(0, MAX_LAST),
    history: [...(old?.history ?? []), { at, rating }].slice(-MAX_HISTORY),
    at: Math.max(at, old?.at ?? 0),
  };
}
