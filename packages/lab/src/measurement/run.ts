/** Plays a measurement on a pool, and reports after every match. */
import { type Measurement, versionsOf } from "./plan.ts";
import type { MeasuredMatch, MeasureTask } from "./play.ts";

/** Plays matches: in this thread, in web workers or in threads. */
export interface MeasurementPool {
  /** Number of matches played at the same time. */
  readonly width: number;
  /** Rejects if a match cannot be played. */
  play(plan: Measurement, task: MeasureTask): Promise<MeasuredMatch>;
}
export interface MeasurementProgress {
  /** In the order in which they ended. */
  readonly matches: readonly MeasuredMatch[];
  /** Matches that could not be played. */
  readonly errors: number;
}

/** All matches of a measurement. Both versions play a number one after the other, so that pairs are complete early. */
export const tasksFor = (plan: Measurement): MeasureTask[] =>
  Array.from({ length: plan.matches * versionsOf(plan) }, (_, i) => ({
    version: i % versionsOf(plan),
    number: Math.floor(i / versionsOf(plan)),
  }));

/** After so many failed matches and none that was played, the measurement ends. */
const MAX_ERRORS = 3;

/**
 * Plays the matches that are not known yet. `report` can return `false` to stop. Throws the error of a match if none can
 * be played.
 */
export async function runMeasurement(
  plan: Measurement,
  pool: MeasurementPool,
  report: (progress: MeasurementProgress) => boolean | undefined = () => undefined,
  known: readonly MeasuredMatch[] = [],
): Promise<MeasurementProgress> {
  const played = new Set(known.map(({ version, number }) => `${version} ${number}`));
  const waiting = tasksFor(plan).filter(({ version, number }) => !played.has(`${version} ${number}`));
  const matches = [...known];
  let errors = 0;
  let stopped = false;
  let next = 0;
  const work = async (): Promise<void> => {
    while (!stopped) {
      const task = waiting[next++];
      if (!task) return;
      try {
        matches.push(await pool.play(plan, task));
      } catch (error) {
        errors++;
        if (matches.length === 0 && errors >= MAX_ERRORS) throw error;
      }
      if (report({ matches, errors }) === false) stopped = true;
    }
  };
  await Promise.all(Array.from({ length: pool.width }, work));
  return { matches: inOrder(matches), errors };
}

/** Matches in the order of their numbers, whatever order they were played in. */
export const inOrder = (matches: readonly MeasuredMatch[]): MeasuredMatch[] =>
  matches.toSorted((a, b) => a.number - b.number || a.version - b.version);
