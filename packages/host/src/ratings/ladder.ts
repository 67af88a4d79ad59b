/** Makes the ladder of a board from the ratings of accounts that want to stand on it. */
import { type Ladder, type LadderEntry, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { RatingPlayers } from "@starboard/wire/rating";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import type { Board } from "./doc.ts";
import { boardRatings } from "./ratings.ts";

export type Unranked = Omit<LadderEntry, "rank" | "climbed"> & { readonly ratingWeekAgo: number | null };

const placeAmong = (rating: number, all: readonly number[]): number => 1 + all.filter((other) => other > rating).length;

/** Ranks entries: first those with a rank, by rating; then the others. Pure, so that a test can enumerate it. */
export function ranked(entries: readonly Unranked[], players: RatingPlayers): LadderEntry[] {
  const byRating = entries.toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
  const hasRank = ({ matches, deviation }: Unranked): boolean =>
    matches >= RANKED_MATCHES && deviation <= RANKED_DEVIATION[players];
  const first = byRating.filter(hasRank);
  const now = first.map(({ rating }) => rating);
  const then = first.flatMap(({ ratingWeekAgo }) => ratingWeekAgo ?? []);
  const withRank = (entry: Unranked, rank: number | null): LadderEntry => {
    const { ratingWeekAgo, ...shown } = entry;
    // Places of both times are counted among those who had a rating at both.
    const both = first.flatMap((one) => (one.ratingWeekAgo === null ? [] : [one.rating]));
    const climbed =
      rank === null || ratingWeekAgo === null
        ? null
        : placeAmong(ratingWeekAgo, then) - placeAmong(entry.rating, both);
    return { ...shown, rank, climbed };
  };
  return [
    ...first.map((entry) => withRank(entry, placeAmong(entry.rating, now))),
    ...byRating.filter((entry) => !hasRank(entry)).map((entry) => withRank(entry, null)),
  ];
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
  const entries = found.flatMap((rating): Unranked[] => {
    const name = names.get(rating.person);
    return name === undefined ? [] : [{ ...rating, last: [...rating.last], name, you: rating.person === caller }];
  });
  return { ...board, entries: ranked(entries, board.players) };
}
