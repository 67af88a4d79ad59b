/** Reviews one match. The page starts a worker per match, so that neither the page nor a running match waits for it. */
import type { BotSpec } from "@starboard/bots";
import { type RunningReview, startReview } from "@starboard/bots/review";
import { type AnyGame, parseEdition, parseRecord, type Shape } from "@starboard/kernel";
import { loadBot, loadEditions } from "../games.ts";
import type { ReviewReply, ReviewRequest } from "./protocol.ts";

const post = (reply: ReviewReply): void => self.postMessage(reply);

let opened: Promise<RunningReview> | null = null;
let isRunning = false;

async function open({ text, seed, effort }: Extract<ReviewRequest, { is: "open" }>): Promise<RunningReview> {
  const read = parseRecord(text);
  if (!("ok" in read)) throw new Error(read.bad[0]?.code ?? "RECORD_FORMAT");
  const named = parseEdition(read.ok.game);
  const [editions, bot] = named ? await Promise.all([loadEditions(named.id), loadBot(named.id)]) : [];
  if (!editions) throw new Error("RECORD_EDITION");
  if (!bot) throw new Error("REVIEW_NO_BOT");
  const find = (_id: string, edition: number): AnyGame | undefined => editions.gameOf(edition);
  const begun = startReview(read.ok, find, bot as BotSpec<Shape>, { seed, effort });
  if ("bad" in begun) throw new Error(begun.bad[0]?.code ?? "REVIEW_RECORD");
  return begun.ok;
}

/** Makes one comparison after the other; in between, messages of the page are read. */
async function proceed(review: RunningReview): Promise<void> {
  while (isRunning) {
    const step = review.steps.next();
    if (step.done === true) {
      isRunning = false;
      post({ is: "reviewed", review: review.current() });
      return;
    }
    post({ is: "progress", ...step.value });
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

async function answer(request: ReviewRequest): Promise<void> {
  if (request.is === "open") opened = open(request);
  if (!opened) return;
  const review = await opened;
  switch (request.is) {
    case "open":
      return;
    case "run":
      if (isRunning) return;
      isRunning = true;
      return proceed(review);
    case "pause":
      isRunning = false;
      return;
    case "judge":
      return post({ is: "judged", id: request.id, moment: review.judgeOther(request.n, request.act) });
  }
}

self.onmessage = ({ data }: MessageEvent<ReviewRequest>) => {
  answer(data).catch((error: unknown) => {
    const code = error instanceof Error && /^[A-Z_]+$/.test(error.message) ? error.message : "WEB_UNEXPECTED";
    post({ is: "failed", code });
  });
};
