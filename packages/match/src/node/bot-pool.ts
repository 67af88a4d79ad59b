/** The bots of a program: the same pool as in the browser, over Node's worker threads. */
import { parentPort, Worker } from "node:worker_threads";
import {
  serveBotRequests,
  type LoadBotEngine,
  type BotRunner,
  createBotPool,
  type PoolReply,
  createBotHandler,
} from "@starboard/match";

export interface NodeThinkerOptions {
  /** The file that calls `serveNodeBots`. */
  readonly file: URL;
  /** Workers at most. */
  readonly size: number;
  /** Milliseconds after which a bot that has not answered is given up. */
  readonly patience?: number;
}

/** A thinker in worker threads. They keep no program alive that has nothing else to do. */
export const createNodeBotPool = ({
  file,
  size,
  patience: timeoutMs = 60_000,
}: NodeThinkerOptions): BotRunner & { close(): void } =>
  createBotPool({
    size,
    timeoutMs,
    after(ms, run) {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    },
    spawn(hear, lost) {
      const worker = new Worker(file);
      worker.on("message", (message: PoolReply) => hear(message));
      worker.once("error", (error) => lost(String(error)));
      worker.once("exit", (code) => lost(`it ended with code ${code}`));
      worker.unref();
      return { post: (message) => worker.postMessage(message), close: () => void worker.terminate() };
    },
  });

/** Makes the worker thread it is called in think for bots. */
export function serveNodeBots(load: LoadBotEngine): void {
  const port = parentPort;
  if (!port) throw new Error("serveNodeThinker belongs in a worker thread");
  const hear = serveBotRequests(
    createBotHandler(load, () => performance.now()),
    (answer) => port.postMessage(answer),
  );
  port.on("message", hear);
}
