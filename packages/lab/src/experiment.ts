/** Runs a contest group by group on a pool, until the planned number of groups or a stopping rule is reached. */
import { type Contest, type Task, tasksOf } from "./contest.ts";
import type { MatchRow } from "./row.ts";
import { type Estimate, estimate, type Sprt, type SprtState, sprt } from "./stats.ts";

/** Plays tasks: in this thread, in web workers or in threads. */
export interface ExperimentPool {
  /** Number of tasks played at the same time. */
  readonly width: number;
  play(contest: Contest, task: Task): Promise<MatchRow>;
}

export interface ExperimentPlan {
  readonly contest: Contest;
  readonly teams: number;
  /** Maximum number of groups. */
  readonly groups: number;
  /** Stops the experiment when this sequential test decides. */
  readonly sprt?: Sprt;
  /** Stops when the 95% interval of A's share excludes this number, but not before `atLeast` groups. */
  readonly apartFrom?: number;
  readonly atLeast?: number;
}
export interface Progress {
  readonly rows: readonly MatchRow[];
  readonly whole: readonly number[];
  readonly estimate: Estimate;
  readonly sprt: SprtState | null;
}

/** Returns A's share in every complete group, in order of groups. An unfinished match counts as half. */
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
 * Plays an experiment. Tasks are assigned in order and only complete groups are evaluated, so that a stopping rule
 * never sees a partial group. `report` can return `false` to stop.
 *
 * @param known rows of an earlier run of the same contest; their tasks are not played again
 */
export async function runExperiment(
  plan: ExperimentPlan,
  pool: ExperimentPool,
  report: (progress: Progress, row: MatchRow) => boolean | undefined = () => undefined,
  known: readonly MatchRow[] = [],
): Promise<Progress> {
  const playedTasks = new Set(known.map(({ group, team }) => `${group} ${team}`));
  const waiting = tasksOf(plan.groups, plan.teams).filter(({ group, team }) => !playedTasks.has(`${group} ${team}`));
  const rows: MatchRow[] = known.filter(({ group }) => group < plan.groups);
  let progress = progressOf(plan, rows);
  let stopped = enough(plan, progress);
  const work = async (): Promise<void> => {
    for (;;) {
      // A group that has started is always finished.
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
