/** Texts of the statistics. */
import { formatFor, translatable } from "@starboard/kit";

const { count, percent, number } = formatFor("en");

const COMPANIES = { people: "People", mixed: "People with bots", bots: "Bots and programs" } as const;

export const statistics = translatable("web/messages/statistics.statistics", {
  title: "Statistics",
  lead: "How often each side won in the public matches of this server.",
  fromSetup: "How often does each side win?",
  game: "Game",
  who: "Played by",
  company: (of: keyof typeof COMPANIES): string => COMPANIES[of],
  companyCount: (of: keyof typeof COMPANIES, matches: number): string => `${COMPANIES[of]} (${number(matches)})`,
  overall: "All matches",
  scenarios: "By scenario",
  otherOptions: "Other options",
  items: "Decks, maps and scenarios from the library",
  itemsNote: "Items that everyone can see, in matches played with them.",
  matches: (n: number): string => count(n, "match", "matches"),
  head: { side: "Side", interval: "95% interval", won: "Won", range: "From – to", drawn: "Drawn", played: "Played" },
  share: (won: number, played: number): string => percent(won / played),
  range: (low: number, high: number): string => `${percent(low)} – ${percent(high)}`,
  measured: (of: "file" | "sides", share: number, half: number, matches: number, bots: string): string =>
    `In the lab ${of === "sides" ? "side 1" : "it"} won ${percent(share)} ± ${percent(half)} of ${count(matches, "match", "matches")} (${bots} on both sides).`,
  measure: "Measure in the lab",
  archive: "See the matches",
  none: "No public match of this game has been counted yet.",
  counted: (ago: string): string => `Counted ${ago}.`,
  explained: (most: number): string =>
    `The latest ${number(most)} public matches are counted every 15 minutes. The true share is within the interval with 95% probability (Wilson’s method), if the matches are independent. The thin mark is the share of equal sides without draws. Players choose their sides, so a strong player can make a side look strong.`,
} as const);
