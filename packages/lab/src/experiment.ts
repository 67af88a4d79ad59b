/** Runs a contest group by group on any pool of players, until enough is known. */
import { type Contest, type Task, tasksOf } from "./contest.ts";
import type { MatchRow } from "./row.ts";
import { type Estimate, estimate, type Sprt, type SprtState, sprt } from "./stats.ts";

/** Plays tasks somewhere: in this thread, in workers of a page, in threads of a process. */
export interface ExperimentPool {
  /** How many tasks it plays at a time. */
  readonly width: number;
  play(contest: Contest, task: Task): Promise<MatchRow>;
}

export interface ExperimentPlan {
  readonly contest: Contest;
  readonly teams: number;
  /** Groups at the most. */
  readonly groups: number;
  /** Stops when this test has decided. */
  readonly sprt?: Sprt;
  /** Stops when the 95 % interval of A's share lies on one side of this number, but not before `atLeast` groups. */
  readonly apartFrom?: number;
  readonly atLeast?: number;
}
export interface Progress {
  readonly rows: readonly MatchRow[];
  readonly whole: readonly number[];
  readonly estimate: Estimate;
  readonly sprt: SprtState | null;
}

/** Shares of A in every whole group, in order of groups; an unfinished match counts half. */
export function groupShares(rows: readonly MatchRow[], teams: number): number[] {
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const shares = groups.get(row.group) ?? [];
    shares.push(row.share ?? 0.5);
    groups.set(row.group, shares);
  }
  return [...groups]
    .filter(([, shares]) => shares.length === teams)
    .sort(([a], [b]) => a - b)
    .map(([, shares]) => shares.reduce((a, b) => a + b, 0) / teams);
}

/**
 * Plays the plan. Tasks are handed out in order and whole groups are judged, so that a rule that stops early sees no
 * half group. `report` may return `false` to stop.
 *
 * @param known rows of an earlier run of the same contest: their tasks are not played again
 */
export async function runExperiment(
  plan: ExperimentPlan,
  pool: ExperimentPool,
  report: (progress: Progress, row: MatchRow) => boolean | undefined = () => undefined,
  known: readonly MatchRow[] = [],
): Promise<Progress> {
  const there = new Set(known.map(({ group, team }) => `${group} ${team}`));
  const waiting = tasksOf(plan.groups, plan.teams).filter(({ group, team }) => !there.has(`${group} ${team}`));
  const rows: MatchRow[] = known.filter(({ group }) => group < plan.groups);
  let progress = progressOf(plan, rows);
  let stopped = enough(plan, progress);
  const work = async (): Promise<void> => {
    for (;;) {
      // A group once begun is finished.
      const next = waiting[0];
      if (!next || (stopped && !rows.some(({ group }) => group === next.group) && next.team === 0)) return;
      waiting.shift();
      const row = await pool.play(plan.contest, next);
      rows.push(row);
      progress = progressOf(plan, rows);
      if (report(progress, row) === false || enough(plan, progress)) stopped = true;
    }
  };
  await Promise.all(Array.from({ length: pool.width }, work));
  rows.sort((a, b) => a.group - b.group || a.team - b.team);
  return progressOf(plan, rows);
}

function progressOf(plan: ExperimentPlan, rows: readonly MatchRow[]): Progress {
  const whole = groupShares(rows, plan.teams);
  return { rows, whole, estimate: estimate(whole), sprt: plan.sprt ? sprt(whole, plan.sprt) : null };
}

function enough(plan: ExperimentPlan, { whole, estimate: e, sprt: test }: Progress): boolean {
  if (test && test.decision !== "open") return true;
  if (plan.apartFrom === undefined || whole.length < (plan.atLeast ?? 20)) return false;
  return Math.abs(e.mean - plan.apartFrom) > e.half;
}
