/** The review of one match as the page sees it: its worker, its progress, and the moments that were judged so far. */
import type { MatchReview, OpenPoint, ReviewMoment } from "@starboard/bots/review";
import type { Act } from "@starboard/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isHostedRecord } from "../shell/files.ts";
import { followHostedReview, reviewHostOf } from "./hosted-review.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import type { ReviewReply, ReviewRequest } from "./protocol.ts";
import { loadReview, saveReview } from "./review-storage.ts";

export interface ReviewState {
  readonly is: "reading" | "running" | "paused" | "complete" | "failed";
  /** Comparisons made and known to be needed. */
  readonly done: number;
  readonly of: number;
  /** In the order of the match. */
  readonly moments: readonly ReviewMoment[];
  /** Win chances with everything open, as far as the match was followed. */
  readonly open: readonly OpenPoint[];
  /** The complete review. */
  readonly review: MatchReview | null;
  /** Error code of a failed review. */
  readonly problem: string | null;
}

export interface ReviewJob {
  readonly state: StoreApi<ReviewState>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Judges another act at the decision of an entry; null if nothing can be compared with it. */
  readonly judge: (n: number, act: Act) => Promise<ReviewMoment | null>;
}

const SEED = 1;
const EFFORT = 1;

const jobs = new Map<string, ReviewJob>();

/** Returns the review of a match. The first call starts it, unless it is stored in this browser. */
export function reviewJobOf(replay: LoadedReplay): ReviewJob {
  const key = `${replay.match} ${replay.record.entries.at(-1)?.hash ?? ""}`;
  const job = jobs.get(key) ?? startJob(replay);
  jobs.set(key, job);
  return job;
}

function startJob({ match, text, record }: LoadedReplay): ReviewJob {
  const lastHash = record.entries.at(-1)?.hash ?? "";
  const state = createStore<ReviewState>(() => ({
    is: "reading",
    done: 0,
    of: 1,
    moments: [],
    open: [],
    review: null,
    problem: null,
  }));
  const waiting = new Map<number, { resolve: (moment: ReviewMoment | null) => void; reject: (e: Error) => void }>();
  let nextId = 1;
  let worker: Worker | null = null;
  const fail = (code: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(code));
    waiting.clear();
    worker?.terminate();
    worker = null;
    if (state.getState().is !== "complete") state.setState({ is: "failed", problem: code });
  };
  const onReply = (reply: ReviewReply): void => {
    if (reply.is === "failed") fail(reply.code);
    else if (reply.is === "judged") {
      waiting.get(reply.id)?.resolve(reply.moment);
      waiting.delete(reply.id);
    } else if (reply.is === "progress")
      state.setState(({ moments, open }) => ({
        done: reply.done,
        of: reply.of,
        moments: reply.moment ? withMoment(moments, reply.moment) : moments,
        open: reply.open ? [...open, reply.open] : open,
      }));
    else {
      state.setState(completeState(reply.review));
      void saveReview(match, reply.review);
    }
  };
  const send = (request: ReviewRequest): void => {
    if (!worker) {
      worker = new Worker(new URL("./review.worker.ts", import.meta.url), { type: "module", name: "review" });
      worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => onReply(data);
      worker.onerror = (event) => {
        event.preventDefault();
        fail("WEB_LOAD");
      };
      worker.postMessage({ is: "open", text, seed: SEED, effort: EFFORT } satisfies ReviewRequest);
    }
    worker.postMessage(request);
  };
  let isHosted = isHostedRecord(match);
  const runHere = (): void => send({ is: "run" });
  /** The host makes the review of an online match for everybody; if it does not, the page does. */
  const follow = async (): Promise<void> => {
    const isWanted = (): boolean => state.getState().is === "running";
    const review = await followHostedReview(
      reviewHostOf(match),
      ({ done, of, review: sofar }) =>
        state.setState({ done, of: Math.max(1, of), ...(sofar && { moments: sofar.moments, open: sofar.open }) }),
      isWanted,
    );
    if (review?.record === lastHash) {
      state.setState(completeState(review));
      void saveReview(match, review);
    } else if (isWanted()) {
      isHosted = false;
      runHere();
    }
  };
  const resume = (): void => {
    state.setState({ is: "running", problem: null });
    if (isHosted) void follow();
    else runHere();
  };
  void loadReview(match, lastHash).then((review) => {
    if (review) state.setState(completeState(review));
    else resume();
  });
  return {
    state,
    resume,
    pause() {
      state.setState({ is: "paused" });
      if (!isHosted) send({ is: "pause" });
    },
    judge: (n, act) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        send({ is: "judge", id, n, act });
      }),
  };
}

const completeState = (review: MatchReview): Partial<ReviewState> => ({
  is: "complete",
  moments: review.moments,
  open: review.open,
  review,
});

/** The moments with one added or replaced, in the order of the match. */
const withMoment = (moments: readonly ReviewMoment[], moment: ReviewMoment): readonly ReviewMoment[] =>
  [...moments.filter(({ n }) => n !== moment.n), moment].toSorted((a, b) => a.n - b.n);
