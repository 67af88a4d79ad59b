/** Texts of the end of a match. */
import { formatFor, translatable } from "@starboard/kit";

const { number, percent } = formatFor("en");

export const ending = translatable("web/messages/ending.ending", {
  label: "Result",
  victory: "Victory",
  defeat: "Defeat",
  shared: "Shared victory",
  noWinner: "No winner",
  draw: "Draw",
  won: (names: string): string => `${names} won`,
  side: "Side",
  you: "You",
  yours: (name: string): string => `${name}, you`,
  figure: (value: number): string => number(value, { maximumFractionDigits: 1 }),
  change: (value: number): string => number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  course: (measure: string): string => `Course of the match: ${measure}`,
  chart: (measure: string): string => `${measure} of each side by round. The table below has the same figures.`,
  measures: "Figure shown",
  asTable: "As a table",
  round: "Round",
  calculating: "Reading the course of the match",
  turningPoints: "Turning points",
  noTurningPoints: "The lead never changed.",
  luckiest: "Your luckiest roll",
  luckiestOf: (name: string): string => `Luckiest roll of ${name}`,
  rareRolls: "Least likely rolls",
  rolled: (values: readonly number[]): string => `Rolled ${values.join(", ")}`,
  chance: (chance: number, isHigh: boolean): string =>
    `${chance >= 0.01 ? percent(chance) : `1 in ${number(Math.round(1 / chance))}`} of such rolls are as ${isHigh ? "high" : "low"}.`,
  replayFrom: "Replay from here",
  otherSide: "Other side",
  otherSideHint: "The same match with the sides switched",
  again: "The same match with the same sides",
  share: "Share",
  hide: "Show board",
  show: "Show result",
} as const);
