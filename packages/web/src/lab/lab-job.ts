/** The measurement that runs in this page. It goes on while other pages of the app are shown. */
import { type MeasuredMatch, type Measurement, runMeasurement, versionsOf } from "@starboard/lab/measurement";
import { create } from "zustand";
import type { Problem } from "../problems.ts";
import { keepResult, loadKept } from "./lab-storage.ts";
import { createWorkerPool, type WorkerPool, workerCount } from "./worker-pool.ts";

export interface LabRun {
  readonly id: string;
  readonly plan: Measurement;
  readonly is: "running" | "paused" | "stopped" | "done" | "failed";
  /** In the order in which they ended. */
  readonly matches: readonly MeasuredMatch[];
  readonly errors: number;
  readonly workers: number;
  /** Milliseconds until the end, from the matches so far; null while that is not known. */
  readonly leftMs: number | null;
  readonly problem: Problem | null;
}

/** The run that the page shows, which may be an earlier one; null before the first. */
export const useLab = create<{ readonly run: LabRun | null }>()(() => ({ run: null }));

const patch = (id: string, change: Partial<LabRun>): void =>
  useLab.setState(({ run }) => (run?.id === id ? { run: { ...run, ...change } } : {}));

/** Milliseconds between two updates of the page, and between two writes to the device. */
const SHOW_EVERY = 250;
const KEEP_EVERY = 5000;

let pool: WorkerPool | null = null;
/** Measures how long matches were played, without pauses. */
let activeSince = 0;
let activeMs = 0;
const active = (): number => activeMs + (activeSince > 0 ? performance.now() - activeSince : 0);

/** Milliseconds that a match took here, by game and bots. */
const paces = new Map<string, number>();
const paceKey = ({ game, bots }: Measurement): string => `${game} ${bots.join(" ")}`;
/** Milliseconds that a measurement will take, from earlier ones of the same game and bots; null before the first. */
export function expectedMs(plan: Measurement): number | null {
  const pace = paces.get(paceKey(plan));
  return pace === undefined ? null : pace * plan.matches * versionsOf(plan);
}

const keep = ({ id, plan, matches }: LabRun): Promise<void> =>
  matches.length === 0 ? Promise.resolve() : keepResult({ id, plan, matches, at: Date.now(), played: matches.length });

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Starts a measurement, or goes on with the matches of an earlier run. A run before it is stopped. */
export function startLab(plan: Measurement, before?: Pick<LabRun, "id" | "matches">): void {
  stopLab();
  const id = before?.id ?? newId();
  const known = before?.matches ?? [];
  const width = Math.min(workerCount(), plan.matches * versionsOf(plan));
  const mine = createWorkerPool(width);
  pool = mine;
  activeMs = 0;
  activeSince = performance.now();
  useLab.setState({
    run: { id, plan, is: "running", matches: known, errors: 0, workers: width, leftMs: null, problem: null },
  });
  let shownAt = 0;
  let keptAt = performance.now();
  const all = plan.matches * versionsOf(plan);
  const end = (change: Partial<LabRun>): void => {
    if (pool !== mine) return;
    pool = null;
    mine.close();
    patch(id, { ...change, leftMs: null });
    const { run } = useLab.getState();
    if (run?.id === id) void keep(run);
  };
  runMeasurement(
    plan,
    mine,
    ({ matches, errors }) => {
      const now = performance.now();
      if (pool !== mine) return false;
      if (now - shownAt < SHOW_EVERY && matches.length > known.length + 1) return undefined;
      shownAt = now;
      const played = matches.length - known.length;
      if (played > 0) paces.set(paceKey(plan), active() / played);
      const leftMs = played === 0 ? null : (active() / played) * (all - matches.length - errors);
      patch(id, { matches: [...matches], errors, leftMs });
      const { run } = useLab.getState();
      if (run?.id === id && now - keptAt > KEEP_EVERY) {
        keptAt = now;
        void keep(run);
      }
      return undefined;
    },
    known,
  ).then(
    ({ matches, errors }) => end({ is: "done", matches, errors }),
    (error: unknown) => end({ is: "failed", problem: problemOf(error) }),
  );
}

const problemOf = (error: unknown): Problem => {
  const message = error instanceof Error ? error.message : "";
  return /^[A-Z]+(?:_[A-Z]+)+$/.test(message) ? { code: message } : { code: "LAB_MATCH", about: { why: message } };
};

export function pauseLab(): void {
  const { run } = useLab.getState();
  if (!run || run.is !== "running" || !pool) return;
  pool.pause();
  activeMs = active();
  activeSince = 0;
  patch(run.id, { is: "paused" });
  void keep(run);
}
export function resumeLab(): void {
  const { run } = useLab.getState();
  if (!run || run.is !== "paused" || !pool) return;
  activeSince = performance.now();
  patch(run.id, { is: "running" });
  pool.resume();
}

/** Ends the run; matches that are being played are dropped. */
export function stopLab(): void {
  const { run } = useLab.getState();
  pool?.close();
  pool = null;
  if (!run || (run.is !== "running" && run.is !== "paused")) return;
  patch(run.id, { is: "stopped", leftMs: null });
  void keep(run);
}

/** Shows a result that is kept on this device; false if it is not there. A run that goes on is stopped. */
export async function openKept(id: string): Promise<boolean> {
  if (useLab.getState().run?.id === id) return true;
  const kept = await loadKept(id);
  if (!kept) return false;
  stopLab();
  const { plan, matches } = kept;
  const is = matches.length < plan.matches * versionsOf(plan) ? "stopped" : "done";
  useLab.setState({ run: { id, plan, is, matches, errors: 0, workers: 0, leftMs: null, problem: null } });
  return true;
}

/** The replay of a match of the lab: its id names the result, the version and the number. */
export const replayId = (id: string, { version, number }: Pick<MeasuredMatch, "version" | "number">): string =>
  `lab-${id}-${version}-${number}`;
