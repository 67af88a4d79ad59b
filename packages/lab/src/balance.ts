/** Measures how even the sides of a game are: equal players play each matchup, and both seat orders count together. */
import type { Matchup } from "@starboard/bots";
import { type Contender, type Contest, mixSeed, contenderName } from "./contest.ts";
import type { ExperimentPool } from "./experiment.ts";
import type { MatchRow } from "./row.ts";
import { type Estimate, estimate } from "./stats.ts";

export interface BalancePlan {
  readonly game: string;
  readonly matchups: readonly Matchup[];
  /** The contender that plays both sides. */
  readonly player: Contender;
  /** Number of matches per matchup. */
  readonly matches: number;
  readonly seed: number;
  readonly factor: number;
  /** Number of acts after which a match counts as unfinished. */
  readonly maxActs: number;
}

/** One matchup and the share of its first side in each match, 0 to 1; an unfinished match counts as half. */
export interface MatchupTally {
  readonly matchup: Matchup;
  readonly shares: readonly number[];
  readonly unfinished: number;
}

/** The share of side `first` against side `second`. */
export interface Rate {
  readonly part: string;
  readonly first: string;
  readonly second: string;
  readonly share: Estimate;
  readonly matches: number;
  readonly drawn: number;
  readonly unfinished: number;
}

/** The result of one match. Results are stored as they arrive, so that an interrupted run can continue. */
export interface FinishedMatch {
  /** Index of the matchup in the plan; `match` is the number of the match in it, from 0. */
  readonly matchup: number;
  readonly match: number;
  /** Share of the first side, 0 to 1; null if the match is unfinished. */
  readonly share: number | null;
  readonly acts: number;
  /** Length in the unit of the game. */
  readonly length: number;
  /** SHA-256 of the final game state. */
  readonly digest: string;
}

/** Returns a matchup of a plan as a contest between equal contenders. */
export const contestOf = (plan: BalancePlan, matchup: number): Contest => ({
  game: plan.game,
  options: (plan.matchups[matchup] as Matchup).options,
  a: plan.player,
  b: plan.player,
  seed: mixSeed(plan.seed, matchup),
  factor: plan.factor,
  maxActs: plan.maxActs,
});

export const finishedOf = (matchup: number, row: MatchRow): FinishedMatch => ({
  matchup,
  match: row.group,
  share: row.share,
  acts: row.acts,
  length: row.length,
  digest: row.digest,
});

/**
 * Plays `matches` matches of every matchup, one of each in turn. Rejects if the pool rejects.
 *
 * @param known results of an earlier run of the same plan; their matches are not played again
 */
export async function balance(
  plan: BalancePlan,
  pool: ExperimentPool,
  known: readonly FinishedMatch[] = [],
  report: (match: FinishedMatch, done: number, all: number) => void = () => undefined,
): Promise<readonly MatchupTally[]> {
  const shares: (number | null | undefined)[][] = plan.matchups.map(() => []);
  const all = plan.matchups.length * plan.matches;
  let done = 0;
  const count = ({ matchup, match, share }: FinishedMatch): void => {
    if (match >= plan.matches) return;
    (shares[matchup] as (number | null)[])[match] = share;
    done++;
  };
  for (const match of known) count(match);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < all) {
      const at = next++;
      const which = at % plan.matchups.length;
      const group = Math.floor(at / plan.matchups.length);
      if (shares[which]?.[group] !== undefined) continue;
      const match = finishedOf(which, await pool.play(contestOf(plan, which), { group, team: 0 }));
      count(match);
      report(match, done, all);
    }
  };
  await Promise.all(Array.from({ length: pool.width }, work));
  return plan.matchups.map((matchup, i) => ({
    matchup,
    shares: (shares[i] as (number | null)[]).map((share) => share ?? 0.5),
    unfinished: (shares[i] as (number | null)[]).filter((share) => share === null).length,
  }));
}

/**
 * Returns the share of the first side of every matchup. If the same sides were also played in the opposite order, each
 * pair of matches makes one sample, so that the advantage of a seat cancels out.
 */
export function rates(played: readonly MatchupTally[]): Rate[] {
  return played.map(({ matchup, shares, unfinished }) => {
    const { part, first, second } = matchup;
    const back = played.find(
      ({ matchup: m }) => m !== matchup && m.part === part && m.first === second && m.second === first,
    );
    const paired = back ? shares.map((share, i) => (share + 1 - (back.shares[i] as number)) / 2) : shares;
    const every = back ? [...shares, ...back.shares] : shares;
    return {
      part,
      first,
      second,
      share: estimate(paired),
      matches: every.length,
      drawn: every.filter((share) => share !== 0 && share !== 1).length,
      unfinished: unfinished + (back?.unfinished ?? 0),
    };
  });
}

const percent = (x: number): string => (100 * x).toFixed(0);

/**
 * Formats the rates as Markdown: a matrix if every side meets every side, else a list. Shares are in percent with their
 * 95% interval.
 */
export function balanceReport(plan: BalancePlan, played: readonly MatchupTally[]): string {
  const all = rates(played);
  const lines = [
    `Both sides: ${contenderName(plan.player)}. ${plan.matches} matches of every matchup, seed ${plan.seed}.`,
  ];
  for (const part of new Set(all.map((rate) => rate.part))) {
    const some = all.filter((rate) => rate.part === part);
    lines.push("", `## ${part}`, "", ...(isMatrix(some) ? matrix(some) : list(some)));
  }
  return `${lines.join("\n")}\n`;
}

function isMatrix(some: readonly Rate[]): boolean {
  const names = new Set(some.map((rate) => rate.first));
  return names.size > 1 && some.length === names.size ** 2;
}

function matrix(some: readonly Rate[]): string[] {
  const names = [...new Set(some.map((rate) => rate.first))];
  const cell = (first: string, second: string): string => {
    const rate = some.find((one) => one.first === first && one.second === second) as Rate;
    return `${percent(rate.share.mean)} ± ${percent(rate.share.half)}`;
  };
  const overall = (first: string): string => {
    const others = some.filter((rate) => rate.first === first && rate.second !== first);
    return percent(others.reduce((sum, rate) => sum + rate.share.mean, 0) / others.length);
  };
  return [
    "Rows against columns; on the diagonal the side that sits first.",
    "",
    `| % | ${names.join(" | ")} | against the others |`,
    `| --- | ${names.map(() => "---:").join(" | ")} | ---: |`,
    ...names.map((first) => `| ${first} | ${names.map((n) => cell(first, n)).join(" | ")} | ${overall(first)} |`),
    "",
    `Drawn: ${sum(some, "drawn")} of ${sum(some, "matches")}; unfinished: ${sum(some, "unfinished")}.`,
  ];
}

const sum = (some: readonly Rate[], of: "drawn" | "matches" | "unfinished"): number =>
  some.reduce((all, rate) => all + rate[of], 0);

const list = (some: readonly Rate[]): string[] => [
  "| first | second | first gets, % | matches | drawn | unfinished |",
  "| --- | --- | ---: | ---: | ---: | ---: |",
  ...some.map(
    ({ first, second, share, matches, drawn, unfinished }) =>
      `| ${first} | ${second} | ${percent(share.mean)} ± ${percent(share.half)} | ${matches} | ${drawn} | ${unfinished} |`,
  ),
];
