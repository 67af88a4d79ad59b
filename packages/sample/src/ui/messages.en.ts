/** Texts of the screen, in English. */
import { formatFor } from "@starboard/kit";

const { count, plural } = formatFor("en");

export const en = {
  haul: "Haul",
  round: (n: number): string => `Round ${n}`,
  highest: "The highest score wins",
  points: (n: number): string => plural(n, "point", "points"),
  roundsLeft: (n: number): string => (n <= 0 ? "The last round" : `${count(n, "round", "rounds")} to follow`),
  lastRound: (leader: string, lead: number): string =>
    `This is the last round, and ${leader} leads by ${count(lead, "point", "points")}.`,
  lastRoundDetail: "Without this prize you lose the run.",
  raid: "Raid for the prize",
  raidOutcome: "A roll of 4 or more",
} as const;
