/** The bots of a program: the same pool as in the browser, over Node's worker threads. */
import { parentPort, Worker } from "node:worker_threads";
import { answerThoughts, type LoadMind, type Thinker, thinkerPool, type Thoughtful, thinkWith } from "@starboard/match";

export interface NodeThinkerOptions {
  /** The file that calls `serveNodeThinker`. */
  readonly file: URL;
  /** Workers at most. */
  readonly size: number;
  /** Milliseconds after which a bot that has not answered is given up. */
  readonly patience?: number;
}

/** A thinker in worker threads. They keep no program alive that has nothing else to do. */
export const nodeThinker = ({ file, size, patience = 60_000 }: NodeThinkerOptions): Thinker & { close(): void } =>
  thinkerPool({
    size,
    patience,
    after(ms, run) {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    },
    spawn(hear, lost) {
      const worker = new Worker(file);
      worker.on("message", (message: Thoughtful) => hear(message));
      worker.once("error", (error) => lost(String(error)));
      worker.once("exit", (code) => lost(`it ended with code ${code}`));
      worker.unref();
      return { post: (message) => worker.postMessage(message), close: () => void worker.terminate() };
    },
  });

/** Makes the worker thread it is called in think for bots. */
export function serveNodeThinker(load: LoadMind): void {
  const port = parentPort;
  if (!port) throw new Error("serveNodeThinker belongs in a worker thread");
  const hear = answerThoughts(
    thinkWith(load, () => performance.now()),
    (answer) => port.postMessage(answer),
  );
  port.on("message", hear);
}
