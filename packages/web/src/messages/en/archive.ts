/** Texts of the archive search. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const archive = translatable("web/messages/archive.archive", {
  title: "Archive",
  lead: "Finished matches of listed tables, tournaments and players with public profiles.",
  any: "Any",
  side: "Side",
  result: "A side has",
  ownResult: "This player has",
  moment: "Moment: a side",
  fromRound: "From round",
  toRound: "Until round",
  least: "At least, in entries",
  most: "At most, in entries",
  rated: "Rated only",
  allPlayers: "Matches of all players",
  found: "Matches found",
  nothing: "No match fits.",
  more: "Show more",
  export: (n: number): string => `Export ${count(n, "record", "records")}`,
  search: "Search the archive",
} as const);
