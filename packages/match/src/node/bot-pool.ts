/** The bot pool of a Node program: the same pool as in the browser, with worker threads. */
import { parentPort, Worker } from "node:worker_threads";
import {
  serveBotRequests,
  type LoadBotEngine,
  type BotRunner,
  createBotPool,
  type PoolReply,
  createBotHandler,
} from "@starboard/match";

export interface NodeBotPoolOptions {
  /** The file that calls `serveNodeBots`. */
  readonly file: URL;
  /** Maximum number of workers. */
  readonly size: number;
  /** Time in ms after which an unanswered request fails; the default is a minute. */
  readonly timeoutMs?: number;
}

/** Creates a bot pool in worker threads. The threads do not keep the process alive. */
export const createNodeBotPool = ({
  file,
  size,
  timeoutMs = 60_000,
}: NodeBotPoolOptions): BotRunner & { close(): void } =>
  createBotPool({
    size,
    timeoutMs,
    after(ms, run) {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    },
    spawn(onMessage, onLost) {
      const worker = new Worker(file);
      worker.on("message", (message: PoolReply) => onMessage(message));
      worker.once("error", (error) => onLost(String(error)));
      worker.once("exit", (code) => onLost(`it ended with code ${code}`));
      worker.unref();
      return { post: (message) => worker.postMessage(message), close: () => void worker.terminate() };
    },
  });

/** Handles bot requests in the current worker thread. */
export function serveNodeBots(load: LoadBotEngine): void {
  const port = parentPort;
  if (!port) throw new Error("serveNodeBots must be called in a worker thread");
  const onMessage = serveBotRequests(
    createBotHandler(load, () => performance.now()),
    (answer) => port.postMessage(answer),
  );
  port.on("message", onMessage);
}
