/** Makes the profile of an account as one caller may see it. */
import { parseEdition, type Result } from "@starboard/kernel";
import { type FinishedMatch, type Profile, PROFILE_MATCHES, type ResultOfMatch } from "@starboard/wire/people";
import { finishedMatches, finishedMatchOf, maySee } from "../archive/doc.ts";
import { fail } from "../errors.ts";
import { persons } from "../people/identity.ts";
import { solverRatingsOf } from "../puzzles/solver.ts";
import { ratingsOf } from "../ratings/ratings.ts";
import { relationId, relations } from "../relations/doc.ts";
import type { HostServices } from "../services.ts";

/** Most matches, opponents and sides that a profile lists. */
const MAX_RECENT = 12;
const MAX_OPPONENTS = 20;
const MAX_SIDES = 12;
/** Results of an opponent that are listed one by one. */
const MAX_LAST = 5;

/**
 * Code: HOST_NOT_FOUND for an unknown account, and in the same way for one of which nothing is public.
 * @param caller the person who asks; null for an anonymous caller
 */
export async function profileOf(
  { store, now }: Pick<HostServices, "store" | "now">,
  person: string,
  caller: string | null,
): Promise<Result<Profile>> {
  const stored = await persons.get(store, person);
  if (stored?.doc.kind !== "account") return fail("HOST_NOT_FOUND");
  const { name, createdAt, listed, publicProfile = false } = stored.doc;
  const you = caller === person;
  const whole = you || publicProfile;
  const found = await finishedMatches.find(store, { index: ["account", person], limit: PROFILE_MATCHES });
  const seen = found.filter(({ doc }) => maySee(doc, caller)).map(finishedMatchOf);
  if (!whole && listed !== true && seen.length === 0) return fail("HOST_NOT_FOUND");
  const own = caller === null ? undefined : await relations.get(store, relationId(caller, person));
  return {
    ok: {
      person,
      name,
      since: whole ? createdAt : null,
      public: publicProfile,
      you,
      relation: own?.doc.is ?? null,
      followers: whole ? await store.count("relation", ["followed", person]) : null,
      matches: seen.length,
      ratings: whole || listed === true ? await ratingsOf(store, person, now()) : [],
      puzzles: whole || listed === true ? await solverRatingsOf(store, person, now()) : [],
      against: opponentsOf(seen, person),
      sides: sidesPlayed(seen, person),
      recent: seen.slice(0, MAX_RECENT),
    },
  };
}

/** The result of one seat against another: of two that both won, or both lost to a third, neither beat the other. */
const between = (own: ResultOfMatch, other: ResultOfMatch): ResultOfMatch | undefined =>
  own !== other ? own : own === "drawn" ? "drawn" : undefined;

/** Returns the opponents of an account with its results against them. Guests cannot be told apart and are left out. */
export function opponentsOf(matches: readonly FinishedMatch[], person: string): Profile["against"] {
  const by = new Map<
    string,
    { name: string; account: string | null; level: number | null; results: ResultOfMatch[] }
  >();
  for (const { seats } of matches) {
    const own = seats.find(({ account }) => account === person);
    for (const { kind, account, level, name, result } of seats) {
      const met = own && account !== person ? between(own.result, result) : undefined;
      if (met === undefined || (kind === "person" && account === null)) continue;
      const key = account ?? `bot ${level}`;
      // The matches begin with the latest, so that an opponent has the newest name.
      const row = by.get(key) ?? { name, account, level, results: [] };
      row.results.push(met);
      by.set(key, row);
    }
  }
  return [...by.values()]
    .toSorted((a, b) => b.results.length - a.results.length || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_OPPONENTS)
    .map(({ results, ...who }) => ({ ...who, ...countsOf(results), last: results.slice(0, MAX_LAST) }));
}
const countsOf = (results: readonly ResultOfMatch[]): Record<ResultOfMatch, number> => {
  const number = (one: ResultOfMatch): number => results.filter((result) => result === one).length;
  return { won: number("won"), drawn: number("drawn"), lost: number("lost") };
};

/** Returns the sides that an account has played, with the share it won. */
export function sidesPlayed(matches: readonly FinishedMatch[], person: string): Profile["sides"] {
  const by = new Map<string, { game: string; side: string; sideId?: string; won: number; matches: number }>();
  for (const { game: edition, seats } of matches)
    for (const { account, side, sideId, result } of seats) {
      if (account !== person || side === "") continue;
      const game = parseEdition(edition)?.id ?? edition;
      const row = by.get(`${game} ${side}`) ?? { game, side, won: 0, matches: 0 };
      // Documents of earlier versions have no ids.
      if (sideId !== undefined) row.sideId = sideId;
      row.matches += 1;
      if (result === "won") row.won += 1;
      by.set(`${game} ${side}`, row);
    }
  return [...by.values()]
    .toSorted((a, b) => b.matches - a.matches || (a.side < b.side ? -1 : 1))
    .slice(0, MAX_SIDES)
    .map((row) => ({ ...row, ...wilson(row.won, row.matches) }));
}

/** The 95% interval of a share by Wilson's method, 0 to 1. */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / of;
  const centre = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
