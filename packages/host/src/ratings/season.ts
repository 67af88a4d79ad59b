/** The season of the ladders: what players gained in the present quarter of the year, from the histories of their ratings. */
import { type Ladder, RANKED_MATCHES, SEASON_PLAYERS, type SeasonEntry } from "@starboard/wire/ladder";
import type { Rating } from "./doc.ts";

/** Rating of a newcomer. */
const FIRST_RATING = 1500;

/** Returns the beginning of the quarter of a moment, in UTC. */
export function seasonStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1);
}

/** What a player gained in rated matches since the season began. */
export interface Gain {
  readonly matches: number;
  readonly gained: number;
}
/** A history goes back a limited number of matches; the gain is then counted from the first one that it has. */
export function gainOf({ history, matches }: Pick<Rating, "history" | "matches">, start: number): Gain {
  const inside = history.filter(({ at }) => at >= start);
  const first = inside[0]?.rating ?? FIRST_RATING;
  const before = history.findLast(({ at }) => at < start)?.rating ?? (inside.length < matches ? first : FIRST_RATING);
  return { matches: inside.length, gained: Math.round((inside.at(-1)?.rating ?? before) - before) };
}

/** Ranks players by what they gained: those with enough matches in the season. */
export function seasonOf(
  players: readonly (Pick<SeasonEntry, "person" | "name" | "you"> & { readonly gain: Gain })[],
  startsAt: number,
): Ladder["season"] {
  const enough = players
    .filter(({ gain }) => gain.matches >= RANKED_MATCHES)
    .toSorted((a, b) => b.gain.gained - a.gain.gained || (a.name < b.name ? -1 : 1));
  const entries = enough.slice(0, SEASON_PLAYERS).map(
    ({ person, name, you, gain }): SeasonEntry => ({
      person,
      name,
      you,
      ...gain,
      rank: 1 + enough.filter((other) => other.gain.gained > gain.gained).length,
    }),
  );
  return { startsAt, entries };
}
