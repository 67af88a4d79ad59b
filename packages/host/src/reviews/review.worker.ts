/** Worker thread that reviews one finished match, so that the host's own thread stays free. */
import { parentPort, workerData } from "node:worker_threads";
import type { BotSpec } from "@starboard/bots";
import { startReview } from "@starboard/bots/review";
import { type MatchRecord, parseEdition, type Shape } from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import { loadGame } from "../play/games.ts";
import type { ReviewReport } from "./review-thread.ts";

/** Milliseconds between two reports on the way. */
const REPORT_EVERY_MS = 2_000;

const record = workerData as MatchRecord;
const report = (message: ReviewReport): void => parentPort?.postMessage(message);

function review(): void {
  const spec = botFor(parseEdition(record.game)?.id ?? "");
  if (!spec) return report({ is: "failed", code: "REVIEW_NO_BOT" });
  const find = (id: string, edition: number) => loadGame(id, edition) as never;
  const begun = startReview(record, find, spec as unknown as BotSpec<Shape>, { seed: 1, effort: 1 });
  if ("bad" in begun) return report({ is: "failed", code: begun.bad[0]?.code ?? "REVIEW_RECORD" });
  let reportedAt = performance.now();
  for (let step = begun.ok.steps.next(); step.done !== true; step = begun.ok.steps.next()) {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
    reportedAt = performance.now();
    report({ is: "progress", done: step.value.done, of: step.value.of, review: begun.ok.current() });
  }
  report({ is: "reviewed", review: begun.ok.current() });
}

review();
