/** Worker thread that plays matches with a published file, at the lowest priority, so that no player waits for it. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { type Contest, playMatch } from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import type { MeasureReport, MeasureTask } from "./match-thread.ts";

const LOWEST = 19;

const { game, options, seat, from, to, budgetMs } = workerData as MeasureTask;
const report = (message: MeasureReport): void => parentPort?.postMessage(message);

function measure(): void {
  // On Linux this concerns the calling thread alone. Elsewhere it may be refused; then the limits on matches and time hold.
  if (process.platform === "linux") setPriority(LOWEST);
  const spec = botFor(game) as unknown as BotSpec<Shape> | undefined;
  if (!spec) return report({ is: "failed" });
  const contest: Contest = {
    game,
    options,
    a: { is: "greedy" },
    b: { is: "greedy" },
    seed: 1,
    factor: 1,
    maxActs: 4_000,
  };
  const startedAt = performance.now();
  for (let group = from; group < to; group++) {
    const { winners } = playMatch(spec, contest, { group, team: 0 }, { iterations: [] });
    const isDrawn = winners.length !== 1;
    report({ is: "played", points: isDrawn ? 0.5 : winners[0] === seat ? 1 : 0 });
    if (performance.now() - startedAt > budgetMs) break;
  }
  report({ is: "done" });
}

measure();
