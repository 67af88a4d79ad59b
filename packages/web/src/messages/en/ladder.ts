/** Texts of the ladders. */
import { formatFor, translatable } from "@starboard/kit";
import { LADDER_REST_DAYS, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { RatingPace, RatingPlayers } from "@starboard/wire/rating";

const { count, percent } = formatFor("en");

const BOARDS: Readonly<Record<RatingPace, string>> = { live: "Live", correspondence: "Correspondence" };

export const ladder = translatable("web/messages/ladder.ladder", {
  title: "Ladder",
  lead: "Ratings from rated matches between accounts. Only accounts that choose to be shown stand here.",
  game: "Game",
  pace: "Pace",
  paces: { live: "Live", correspondence: "Correspondence" },
  players: "Players",
  tables: { two: "For two", more: "For three or more" },
  board: (pace: RatingPace, players: RatingPlayers): string =>
    `${BOARDS[pace]}${players === "more" ? ", three or more players" : ""}`,
  head: {
    rank: "Rank",
    name: "Player",
    scale: "Rating with interval, 1000 to 2000",
    rating: "Rating",
    matches: "Matches",
    won: "Won",
    last: "Last 5",
    climbed: "This week",
  },
  rating: (rating: number, deviation: number): string => `${rating} ± ${2 * deviation}`,
  interval: (deviation: number): string => `± ${2 * deviation}`,
  share: (won: number, matches: number): string => percent(won / matches),
  climbed: (ranks: number | null): string =>
    ranks === null ? "new" : ranks === 0 ? "same" : ranks > 0 ? `up ${ranks}` : `down ${-ranks}`,
  explained: (players: RatingPlayers): string =>
    `${players === "two" ? "Glicko-2, for matches of two: winning against a stronger player gives more." : "Plackett-Luce, the model of OpenSkill, for matches of three or more: every place counts against every other."} The true strength is within the interval in 95 of 100 cases. Where bars overlap, the order may be chance.`,
  rests: (players: RatingPlayers): string =>
    `A rank needs ${count(RANKED_MATCHES, "rated match", "rated matches")}${players === "two" ? ` and an interval of at most ± ${2 * RANKED_DEVIATION.two}` : ""}. The interval widens while a player rests; after ${count(LADDER_REST_DAYS, "day", "days")} without a rated match the player leaves the ladder until the next one.`,
  paceText: "Live matches have a clock that counts seconds. All others count as correspondence.",
  season: (since: string): string => `This season, since ${since}`,
  seasonHead: { matches: "Matches", gained: "Gained" },
  gained: (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0"),
  seasonText: `Rating points gained in this quarter of the year, by players with at least ${count(RANKED_MATCHES, "rated match", "rated matches")} in it.`,
  seasonNone: "No player has enough rated matches this season.",
  none: "The ladder is empty.",
  noRank: "–",
  notRanked: "not ranked yet",
  you: "you",
  listed: "Show me on the ladders",
  listedText: "Everyone on this server can then see your player name and your ratings.",
  find: "Find a rated match",
} as const);
