/** Summaries of contests: as an object, as a table of text and as CSV. */
import { PERSONALITIES } from "@starboard/kernel";
import { type Contender, type Contest, contenderName, evaluationName, styleAt } from "./contest.ts";
import { groupShares } from "./experiment.ts";
import { type MatchRow, timeQuantile } from "./row.ts";
import { type Estimate, estimate, pentanomial, quantile } from "./stats.ts";

export interface Summary {
  readonly a: string;
  readonly b: string;
  readonly matches: number;
  /** A's share of the results per group with its 95% interval. */
  readonly share: Estimate;
  /** A's expected share if all players were equally strong. */
  readonly even: number;
  /** Number of pairs with 0, ½, 1, 1½ and 2 points; null unless there are two teams. */
  readonly pairs: readonly number[] | null;
  readonly unfinished: number;
  readonly drawn: number;
  /** Share of the finished matches won by each team, whichever team A was. */
  readonly byTeam: readonly number[];
  /** The share of each personality per group, where both contenders rotate them at a table of as many; otherwise null. */
  readonly byPersonality: Readonly<Record<string, Estimate>> | null;
  /** The 10%, 50% and 90% quantiles of the match length. */
  readonly length: readonly [number, number, number];
  /** Median and 95% quantile of A's thinking time per turn, as shares of the budget; null if nothing was timed. */
  readonly timeA: readonly [number, number] | null;
  readonly timeB: readonly [number, number] | null;
  readonly iterationsPerSecond: number | null;
  /** Number of finished matches by the rule that ended them. */
  readonly endings: Readonly<Record<string, number>>;
}

export function summarise(contest: Contest, rows: readonly MatchRow[], teams: number): Summary {
  const finished = rows.filter((r) => r.share !== null);
  const endings: Record<string, number> = {};
  for (const r of finished) endings[r.rule] = (endings[r.rule] ?? 0) + 1;
  const lengths = finished.map((r) => r.length);
  const whole = groupShares(rows, teams);
  const searched = rows.reduce((sum, r) => sum + r.searched, 0);
  const ms = rows.reduce((sum, r) => sum + r.searchMs, 0);
  return {
    a: nameIn(contest, contest.a),
    b: nameIn(contest, contest.b),
    matches: rows.length,
    share: estimate(whole),
    even: 1 / teams,
    pairs: teams === 2 ? pentanomial(whole) : null,
    unfinished: rows.length - finished.length,
    drawn: finished.filter((r) => r.share !== 0 && r.share !== 1).length,
    byTeam: Array.from({ length: teams }, (_, team) => winsOfTeam(finished, team, teams)),
    byPersonality:
      rotates(contest) && teams === PERSONALITIES.length ? sharesByPersonality(contest.a, rows, teams) : null,
    length: [quantile(lengths, 0.1), quantile(lengths, 0.5), quantile(lengths, 0.9)],
    timeA: times(rows.map((r) => r.timeA)),
    timeB: times(rows.map((r) => r.timeB)),
    iterationsPerSecond: ms > 0 ? Math.round((searched / ms) * 1000) : null,
    endings,
  };
}

/** Names a contender, with its evaluation if the two contenders differ in it. */
function nameIn({ a, b }: Contest, c: Contender): string {
  const evaluation = evaluationName(a) === evaluationName(b) ? "" : evaluationName(c);
  return evaluation === "" ? contenderName(c) : `${contenderName(c)} (${evaluation})`;
}

/** A's share counts for its own team; the rest is split evenly among the other teams, which is exact for two teams. */
function winsOfTeam(rows: readonly MatchRow[], team: number, teams: number): number {
  if (rows.length === 0) return Number.NaN;
  const sum = rows.reduce((s, r) => {
    const share = r.share as number;
    return s + (r.team === team ? share : (1 - share) / (teams - 1));
  }, 0);
  return sum / rows.length;
}

const rotates = ({ a, b, bySeat }: Contest): boolean =>
  !bySeat && [a, b].every((c) => c.is === "search" && c.style === "rotated");

/** The share of every personality, with seats that are teams of their own; an unfinished match counts evenly for all. */
function sharesByPersonality(c: Contender, rows: readonly MatchRow[], teams: number): Record<string, Estimate> {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()].filter((group) => group.length === teams);
  const points = ({ winners }: MatchRow, seat: number): number => {
    if (winners.length === 0) return 1 / teams;
    return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
  };
  const shareOf = (personality: string, group: readonly MatchRow[]): number => {
    const own = group.flatMap((row) =>
      Array.from({ length: teams }, (_, seat) => seat)
        .filter((seat) => styleAt(c, seat, row.team) === personality)
        .map((seat) => points(row, seat)),
    );
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  return Object.fromEntries(PERSONALITIES.map((one) => [one, estimate(groups.map((group) => shareOf(one, group)))]));
}

function times(all: readonly (readonly number[])[]): readonly [number, number] | null {
  const timed = all.filter((bins) => bins.length > 0);
  if (timed.length === 0) return null;
  const bins = (timed[0] as readonly number[]).map((_, i) => timed.reduce((sum, b) => sum + (b[i] as number), 0));
  return [timeQuantile(bins, 0.5), timeQuantile(bins, 0.95)];
}

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;
const parts = (times: readonly [number, number] | null): string =>
  times ? `${times[0].toFixed(2)} / ${times[1].toFixed(2)} of the budget` : "not timed";

/** Formats a summary as lines of two columns. */
export function formatTable(s: Summary): string {
  const rows: readonly (readonly [string, string])[] = [
    ["contest", `${s.a} against ${s.b}`],
    ["matches", `${s.matches} in ${s.share.groups} groups`],
    ["share of A", `${percent(s.share.mean)} ± ${percent(s.share.half)} (95%), even is ${percent(s.even)}`],
    ...(s.pairs ? [["pairs 0 ½ 1 1½ 2", s.pairs.join(" ")] as const] : []),
    ["drawn", String(s.drawn)],
    ["unfinished", String(s.unfinished)],
    ["wins by team", s.byTeam.map(percent).join(", ")],
    ...Object.entries(s.byPersonality ?? {}).map(
      ([name, { mean, half }]) => [name, `${percent(mean)} ± ${percent(half)}`] as const,
    ),
    ["length 10/50/90%", s.length.join(" / ")],
    [
      "ended by",
      Object.entries(s.endings)
        .sort(([, x], [, y]) => y - x)
        .map(([rule, n]) => `${rule} ${n}`)
        .join(", "),
    ],
    ["thinking A, p50/p95", parts(s.timeA)],
    ["thinking B, p50/p95", parts(s.timeB)],
    ["iterations per second", s.iterationsPerSecond === null ? "not timed" : String(s.iterationsPerSecond)],
  ];
  const wide = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(wide)}  ${value}`).join("\n");
}

/** Formats the rows as CSV with a header line, without the iterations, which are needed only for replays. */
export function csv(rows: readonly MatchRow[]): string {
  const head = "group,team,seed,share,winners,rule,acts,length,searched,searchMs,digest";
  const lines = rows.map((r) =>
    [
      r.group,
      r.team,
      r.seed,
      r.share ?? "",
      r.winners.join(" "),
      r.rule,
      r.acts,
      r.length,
      r.searched,
      r.searchMs,
      r.digest,
    ].join(","),
  );
  return `${[head, ...lines].join("\n")}\n`;
}
