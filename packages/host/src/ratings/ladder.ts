/** Makes the ladder of a game from the ratings of accounts that want to stand on it. */
import { type Ladder, type LadderEntry, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { latestRatings } from "./ratings.ts";

type Unranked = Omit<LadderEntry, "rank">;

/** Ranks entries: first those with a rank, by rating; then the others. Pure, so that a test can enumerate it. */
export function ranked(entries: readonly Unranked[]): LadderEntry[] {
  const byRating = entries.toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
  const hasRank = ({ matches, deviation }: Unranked): boolean =>
    matches >= RANKED_MATCHES && deviation <= RANKED_DEVIATION;
  const first = byRating.filter(hasRank);
  return [
    ...first.map((entry) => ({ ...entry, rank: 1 + first.filter(({ rating }) => rating > entry.rating).length })),
    ...byRating.filter((entry) => !hasRank(entry)).map((entry) => ({ ...entry, rank: null })),
  ];
}

/** @param caller the person who asks; null for an anonymous caller */
export async function ladderOf(
  { store, now }: Pick<HostServices, "store" | "now">,
  game: string,
  caller: string | null,
): Promise<Ladder> {
  const ratings = await latestRatings(store, game, now());
  const accounts = await persons.getAll(
    store,
    ratings.map(({ person }) => person),
  );
  const names = new Map(accounts.flatMap(({ id, doc }) => (doc.listed ? [[id, doc.name] as const] : [])));
  const entries = ratings.flatMap(({ person, rating, deviation, matches }): Unranked[] => {
    const name = names.get(person);
    return name === undefined ? [] : [{ person, name, rating, deviation, matches, you: person === caller }];
  });
  return { game, entries: ranked(entries) };
}
