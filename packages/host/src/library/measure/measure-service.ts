/**
 * Plays what is published in the background and counts who wins: one measurement at a time for all hosts of a store. Only
 * files with two sides are measured.
 */
import { shareEstimate } from "@starboard/lab";
import { type LibraryCoursePoint, MAX_COURSE_POINTS } from "@starboard/wire/library";
import type { HostServices } from "../../services.ts";
import { contents, type MeasureDoc, measures } from "../doc.ts";
import { fileKindOf } from "../kinds.ts";
import { type MeasureThread, type StartMeasure, startMeasureThread } from "./match-thread.ts";

export interface MeasureService {
  /** Asks for the measurement of a content, unless there is one. */
  ask(hash: string): Promise<void>;
  /** Begins to measure what waits. */
  start(): Promise<void>;
  close(): void;
}

/** Matches between two writes of what was found. */
const WRITE_EVERY = 8;
/** A measurement ends after this time, even with fewer matches. */
const BUDGET_MS = 10 * 60_000;
const LEASE = "library measure";
/** Names the bots of `match.worker` on both sides; pages name them in the reader's language. */
const BOTS = "one-action";
/** The share of points with its interval, as the lab computes it. */
export function estimateOf(points: readonly number[]): { readonly share: number; readonly half: number } {
  const { mean, half } = shareEstimate(points);
  return { share: mean, half };
}

/** Returns what was found after every few matches of a plan of `wanted`, and after the last one. */
export function measureCourse(points: readonly number[], wanted: number): LibraryCoursePoint[] {
  const every = Math.max(1, Math.ceil(wanted / MAX_COURSE_POINTS));
  return points.flatMap((_, i) => {
    const matches = i + 1;
    if (matches % every !== 0 && matches !== points.length) return [];
    return [{ matches, ...estimateOf(points.slice(0, matches)) }];
  });
}

/** @param startMeasure plays matches; in a thread of its own by default */
export function createMeasureService(
  services: Pick<HostServices, "store" | "storage" | "settings" | "now" | "onError">,
  startMeasure: StartMeasure = startMeasureThread,
): MeasureService {
  const { store, storage, settings, now, onError } = services;
  const { jobs, leases } = storage;
  const wanted = settings.libraryMatches;
  let running: MeasureThread | null = null;
  let isClosing = false;

  const keep = (hash: string, doc: MeasureDoc): Promise<boolean> => store.write([measures.put(hash, doc, now())]);

  /** Measures one content. A measurement that was cut off begins anew and comes to the same result. */
  async function measure(hash: string): Promise<void> {
    const [stored, before] = [await contents.get(store, hash), await measures.get(store, hash)];
    if (!stored || before?.doc.measure?.isDone === true || wanted === 0) return;
    const { game, kind, content } = stored.doc;
    const balance = (await fileKindOf(game, kind))?.balance?.(content) ?? null;
    if (!balance) return;
    if (!(await leases.acquire(LEASE))) throw new Error("another measurement is running");
    try {
      const points: number[] = [];
      const made = (isDone: boolean): MeasureDoc => ({
        measure: { of: balance.of, ...estimateOf(points), matches: points.length, bots: BOTS, isDone },
        course: measureCourse(points, wanted),
      });
      // One write after the other: databases with several connections do not keep their order.
      let written: Promise<unknown> = Promise.resolve();
      running = startMeasure(
        { game, options: balance.options, seat: balance.seat, from: 0, to: wanted, budgetMs: BUDGET_MS },
        (report) => {
          if (report.is !== "played") return;
          points.push(report.points);
          if (points.length % WRITE_EVERY !== 0) return;
          const partial = made(false);
          written = written.then(() => keep(hash, partial)).catch(onError);
        },
      );
      const ended = await running.ended;
      await written;
      // The job is not done, and waits for the next start.
      if (isClosing) throw new Error("the host closes during a measurement");
      await keep(hash, ended.is === "done" && points.length > 0 ? made(true) : { measure: null });
    } finally {
      running = null;
      await leases.release(LEASE);
    }
  }

  return {
    async ask(hash) {
      if (wanted > 0 && !(await measures.get(store, hash))) await jobs.add("measure", { hash }, { key: hash });
    },
    start: () => jobs.process("measure", 1, (job) => measure((job as { readonly hash: string }).hash)),
    close() {
      isClosing = true;
      running?.stop();
    },
  };
}
