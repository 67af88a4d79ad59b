/** Proves files of puzzles in a worker thread of its own, within limits of time and memory. */
import { Worker } from "node:worker_threads";
import type { LibraryProof } from "@starboard/wire/library";

export interface ProofTask {
  /** Id of the game. */
  readonly game: string;
  /** A content that its kind has read. */
  readonly content: object;
}
export interface ProofLimits {
  readonly ms: number;
  /** Of objects, in MiB. */
  readonly memory: number;
}

export interface ProofThread {
  /** `null` if the thread was stopped before it came to an end. */
  readonly ended: Promise<LibraryProof | null>;
  stop(): void;
}
export type StartProof = (task: ProofTask, limits: ProofLimits) => ProofThread;

export const refused = (code: string, at: string | null = null): LibraryProof => ({ is: "refused", code, at });

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./proof.worker.ts", import.meta.url)
  : new URL("../host/proof.mjs", import.meta.url);

/** A file that takes longer is refused with PUZZLE_TIME, one that takes more memory with PUZZLE_MEMORY. */
export const startProofThread: StartProof = (task, { ms, memory }) => {
  const worker = new Worker(file, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: memory } });
  worker.unref();
  let cutOff: LibraryProof | null = null;
  const timer = setTimeout(() => {
    cutOff = refused("PUZZLE_TIME");
    void worker.terminate();
  }, ms);
  timer.unref();
  const ended = new Promise<LibraryProof | null>((resolve) => {
    worker.once("message", (proof: LibraryProof) => resolve(proof));
    worker.once("error", (error: Error & { readonly code?: string }) =>
      resolve(refused(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "PUZZLE_MEMORY" : "PUZZLE_FAILED")),
    );
    worker.once("exit", () => resolve(cutOff));
  }).finally(() => clearTimeout(timer));
  return { ended, stop: () => void worker.terminate() };
};
