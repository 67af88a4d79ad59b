/** Texts of the ladders. */
import { formatFor, translatable } from "@starboard/kit";
import { RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";

const { count } = formatFor("en");

export const ladder = translatable("web/messages/ladder.ladder", {
  title: "Ladder",
  lead: "Ratings from rated matches between accounts. Only accounts that choose to be shown stand here.",
  game: "Game",
  head: { rank: "Rank", name: "Player", rating: "Rating", matches: "Matches" },
  rating: (rating: number, deviation: number): string => `${rating} ± ${2 * deviation}`,
  explained: `Glicko-2: with 95% probability the true strength is within the range. A rank needs ${count(RANKED_MATCHES, "match", "matches")} and a range of at most ± ${2 * RANKED_DEVIATION}; the range grows while a player rests.`,
  none: "The ladder is empty.",
  noRank: "–",
  notRanked: "not ranked yet",
  you: "you",
  listed: "Show me on the ladders",
  listedText: "Everyone on this server can then see your player name and your ratings.",
  find: "Find a rated match",
} as const);
