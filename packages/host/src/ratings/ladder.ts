/** Makes the ladder of a board from the ratings of accounts that want to stand on it. */
import { type Ladder, type LadderEntry, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { RatingPlayers } from "@starboard/wire/rating";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import type { Board } from "./doc.ts";
import { type BoardRating, boardRatings } from "./ratings.ts";
import { seasonOf, seasonStart } from "./season.ts";

/** A rating with its player, as a ladder shows both. */
interface Shown extends BoardRating {
  readonly name: string;
  readonly you: boolean;
}
/** Makes a ladder of ratings whose players may be shown. */
export const ladderFrom = (board: Board, shown: readonly Shown[], now: number): Ladder => ({
  ...board,
  entries: climbing(
    shown.map(({ gain: _inSeason, ...rating }) => ({ ...rating, last: [...rating.last] })),
    board.players,
  ),
  season: seasonOf(shown, seasonStart(now)),
});

export type Unranked = Omit<LadderEntry, "rank" | "climbed"> & { readonly ratingWeekAgo: number | null };

const placeAmong = (rating: number, all: readonly number[]): number => 1 + all.filter((other) => other > rating).length;

type Comparable = Pick<LadderEntry, "name" | "rating" | "deviation" | "matches">;

/** Ranks entries: first those with a rank, by rating; then the others. Pure, so that a test can enumerate it. */
export function ranked<T extends Comparable>(
  entries: readonly T[],
  players: RatingPlayers,
): (T & Pick<LadderEntry, "rank">)[] {
  const byRating = entries.toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
  const hasRank = ({ matches, deviation }: T): boolean =>
    matches >= RANKED_MATCHES && deviation <= RANKED_DEVIATION[players];
  const first = byRating.filter(hasRank);
  const now = first.map(({ rating }) => rating);
  return [
    ...first.map((entry) => ({ ...entry, rank: placeAmong(entry.rating, now) })),
    ...byRating.filter((entry) => !hasRank(entry)).map((entry) => ({ ...entry, rank: null })),
  ];
}

/** Ranks entries and says how many ranks each has gained in a week, among those who had a rating at both times. */
export function climbing(entries: readonly Unranked[], players: RatingPlayers): LadderEntry[] {
  const list = ranked(entries, players);
  const both = list.filter(({ rank, ratingWeekAgo }) => rank !== null && ratingWeekAgo !== null);
  const now = both.map(({ rating }) => rating);
  const then = both.flatMap(({ ratingWeekAgo }) => ratingWeekAgo ?? []);
  return list.map(({ ratingWeekAgo, ...entry }) => ({
    ...entry,
    climbed:
      entry.rank === null || ratingWeekAgo === null
        ? null
        : placeAmong(ratingWeekAgo, then) - placeAmong(entry.rating, now),
  }));
}

/** @param caller the person who asks; null for an anonymous caller */
export async function ladderOf(
  { store, now }: Pick<HostServices, "store" | "now">,
  board: Board,
  caller: string | null,
): Promise<Ladder> {
  const found = await boardRatings(store, board, now());
  const accounts = await persons.getAll(
    store,
    found.map(({ person }) => person),
  );
  const names = new Map(accounts.flatMap(({ id, doc }) => (doc.listed ? [[id, doc.name] as const] : [])));
  const shown = found.flatMap((rating) => {
    const name = names.get(rating.person);
    return name === undefined ? [] : [{ ...rating, name, you: rating.person === caller }];
  });
  return ladderFrom(board, shown, now());
}
