/**
 * Makes the reviews of finished matches: one job at a time per host, each match once for all viewers. A running match is
 * never reviewed, because a review tells what hidden cards and plans were worth.
 */
import type { BotSpec } from "@starboard/bots";
import { REVIEW_VERSION } from "@starboard/bots/review";
import { digest, parseEdition, type Result, type Shape } from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import type { ReviewInfo } from "@starboard/wire/reviews";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import { type ReviewDoc, reviews } from "./documents.ts";
import { type ReviewThread, type StartReview, startReviewThread } from "./review-thread.ts";

export interface ReviewService {
  /** The review of a table's match as far as it has come. Errors: TABLE_UNKNOWN, TABLE_STATE before the end of the match. */
  find(table: string): Promise<Result<ReviewInfo>>;
  /**
   * Asks for a review. Errors beside those of `find`: REVIEW_NO_BOT; HOST_RATE while another review that the person asked
   * for is not done.
   */
  request(table: string, person: string): Promise<Result<ReviewInfo>>;
  /** Begins to make the reviews that wait. */
  start(): Promise<void>;
  close(): void;
}

const NONE: ReviewInfo = { state: "none", done: 0, of: 0, review: null };

const infoOf = ({ state, done, of, review }: ReviewDoc): ReviewInfo => ({
  state,
  done,
  of,
  review: review as ReviewInfo["review"],
});

/** @param startReview reviews a match; in a thread of its own by default */
export function createReviewService(
  services: Pick<HostServices, "store" | "storage" | "tables" | "matches" | "now" | "onError">,
  startReview: StartReview = startReviewThread,
): ReviewService {
  const { store, storage, tables, matches, now, onError } = services;
  const { jobs, leases } = storage;
  /** The table whose review a person waits for. In memory: it only limits what one person may ask of this host. */
  const waitingFor = new Map<string, string>();
  const running = new Set<ReviewThread>();
  let isClosing = false;

  /** What a review by this program depends on; null if the game has no bot. */
  function makerOf(game: string): string | null {
    const spec = botFor(parseEdition(game)?.id ?? "") as BotSpec<Shape> | undefined;
    return spec
      ? `${REVIEW_VERSION} ${digest([spec.calibration ?? null, spec.reviewBudget ?? null, spec.reviewTrust ?? null])}`
      : null;
  }
  const current = async (table: string, by: string | null): Promise<ReviewDoc | null> => {
    const stored = await reviews.get(store, table);
    return stored && stored.doc.by === by ? stored.doc : null;
  };
  /** The game of a finished match. */
  async function finished(table: string): Promise<Result<{ readonly game: string }>> {
    const summary = await tables.matchSummary(table);
    if (!summary) return fail("TABLE_UNKNOWN");
    return summary.over ? { ok: summary } : fail("TABLE_STATE", "", { state: "playing" });
  }
  const isOpen = (doc: ReviewDoc | null): boolean => doc?.state === "waiting" || doc?.state === "running";

  /** Makes one review. Done again after a lost host, it gives the same result. */
  async function make(table: string): Promise<void> {
    const found = await finished(table);
    if ("bad" in found) return;
    const by = makerOf(found.ok.game);
    const doc = await current(table, by);
    if (!doc || !isOpen(doc)) return;
    const lease = `review ${table}`;
    if (!(await leases.acquire(lease))) return;
    try {
      const read = await matches.service.execute({ is: "record", match: table });
      if (read.is !== "record") return keep(table, { ...doc, state: "failed" });
      const thread = startReview(read.record, (report) => {
        if (report.is !== "progress") return;
        const { done, of, review } = report;
        keep(table, { ...doc, state: "running", done, of, review }).catch(onError);
      });
      running.add(thread);
      const ended = await thread.ended.finally(() => running.delete(thread));
      // The job is not done, and waits for the next start.
      if (isClosing) throw new Error("the host closes during a review");
      if (ended.is === "reviewed") await keep(table, { ...doc, ...complete(ended.review) });
      else await keep(table, { ...doc, state: "failed" });
    } finally {
      await leases.release(lease);
    }
  }
  const complete = (review: NonNullable<ReviewDoc["review"]>): Pick<ReviewDoc, "state" | "done" | "of" | "review"> => ({
    state: "done",
    done: review.decisions,
    of: review.decisions,
    review,
  });
  /** Writes in order, so that a report on the way never overwrites the result. */
  let writing: Promise<unknown> = Promise.resolve();
  function keep(table: string, doc: ReviewDoc): Promise<void> {
    const written = writing.then(() => store.write([reviews.put(table, doc, now())])).then(() => {});
    writing = written.catch(() => {});
    return written;
  }

  return {
    async find(table) {
      const found = await finished(table);
      if ("bad" in found) return found;
      const doc = await current(table, makerOf(found.ok.game));
      return { ok: doc ? infoOf(doc) : NONE };
    },
    async request(table, person) {
      const found = await finished(table);
      if ("bad" in found) return found;
      const by = makerOf(found.ok.game);
      if (by === null) return fail("REVIEW_NO_BOT");
      const doc = await current(table, by);
      if (doc && doc.state !== "failed") return { ok: infoOf(doc) };
      const other = waitingFor.get(person);
      if (other !== undefined && other !== table && isOpen((await reviews.get(store, other))?.doc ?? null))
        return fail("HOST_RATE");
      waitingFor.set(person, table);
      const asked: ReviewDoc = { state: "waiting", by, done: 0, of: 0, review: null, askedAt: now() };
      await keep(table, asked);
      await jobs.add("review", { table }, { key: table });
      return { ok: infoOf(asked) };
    },
    start: () => jobs.process("review", 1, (job) => make((job as { readonly table: string }).table)),
    close() {
      isClosing = true;
      for (const thread of running) thread.stop();
    },
  };
}
