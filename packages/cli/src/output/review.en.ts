/** What `starboard review` prints, in English. Chances are whole numbers out of 100. */
import type { Assessment } from "@starboard/bots/review";
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

const NAMES: Readonly<Record<Assessment, readonly [name: string, amount: string]>> = {
  blunder: ["Blunder", "blunder"],
  mistake: ["Mistake", "mistake"],
  inaccuracy: ["Inaccuracy", "inaccuracy"],
  close: ["Too close to call", "too close to call"],
  fine: ["Fine", "fine"],
};

export interface BalanceSum {
  readonly result: number;
  readonly start: number;
  readonly luck: number | null;
  readonly own: number;
  readonly others: number;
  readonly unseen: number;
}

export const en = translatable("cli/output/review", {
  running: "The match is not over. Only a finished match is reviewed.",
  broken: (n: number | string): string => `The record does not replay at entry ${n}.`,
  progress: (done: number, of: number): string => `${done} of ${of}`,
  meet: (title: string, names: readonly string[]): string => `${title}, ${names.join(" v ")}`,
  tally: (decisions: number, of: readonly (readonly [Assessment, number])[]): string =>
    `${count(decisions, "decision", "decisions")}: ${of.map(([name, n]) => `${n} ${NAMES[name][1]}`).join(", ")}`,
  name: (assessment: Assessment): string => NAMES[assessment][0],
  proved: "proved by the rules",
  about: (mean: number, low: number, high: number): string =>
    `about ${count(mean, "point", "points")} (${low} to ${high})`,
  only: "only good act",
  brave: "brave",
  played: "played",
  better: "better",
  next: "then",
  balance: (name: string, { result, start, luck, own, others, unseen }: BalanceSum): string =>
    `${name}: result ${result} = start ${start}${luck === null ? "" : ` + luck ${luck}`} + own errors ${own} + errors of others ${others} + unseen ${unseen}`,
  setUp: "set-up",
  entry: (n: number, rule: string): string => `entry ${n} [${rule}]`,
  cards: "cards",
  dice: (sides: number, values: readonly number[]): string => `d${sides}: ${values.join(", ")}`,
  chances: (expected: string, got: string): string => `${expected} expected, ${got} after`,
  noLuck: "Luck is part of unseen: it is not yet shown that it is 0 on average in this game.",
  onlyProved: "Only what is proved is named: reviews of this game are not yet measured well enough for more.",
});
