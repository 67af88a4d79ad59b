/** Texts of the list of stacks that can arrive at a territory. */
import { formatFor } from "@starboard/kit";

const { count } = formatFor("en");

export const threatText = {
  attack: "What can hit you here",
  arrive: "What can arrive here",
  nothing: "No other empire can arrive within two moves.",
  from: (where: string, units: number): string => `from ${where}, ${count(units, "unit", "units")}`,
  moves: (n: number): string => (n === 1 ? "in one move" : `in ${count(n, "move", "moves")}`),
  sums: (theirs: number, unseen: number, yours: number): string =>
    `${theirs}${unseen > 0 ? ` and ${unseen} unseen` : ""} against ${yours}`,
  chance: (percent: number): string => `about ${percent}%`,
  chanceLabel: (percent: number): string => `wins in about ${percent}% of battles`,
  more: (n: number): string => `${n} more`,
  note: "Sums are before cards, unseen units count as average ones. Every move takes a card.",
} as const;
