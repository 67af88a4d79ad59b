/** Worker thread that proves published puzzles, at the lowest priority, so that no player waits for it. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type PuzzleFile, provePuzzle } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { LibraryProof } from "@starboard/wire/library";
import { findGameEntry } from "../../play/games.ts";
import type { ProofTask } from "./proof-thread.ts";

const LOWEST = 19;

const { game: id, content } = workerData as ProofTask;

async function proofOf({ puzzles }: PuzzleFile): Promise<LibraryProof> {
  const game = findGameEntry(id)?.game;
  const provers = await manifests.find((manifest) => manifest.id === id)?.provers?.();
  if (!game || !provers) return { is: "refused", code: "PUZZLE_PROVER", at: null };
  for (const [i, puzzle] of puzzles.entries()) {
    const [first] = provePuzzle(game, provers, puzzle);
    if (first) return { is: "refused", code: first.code, at: `puzzles.${i}.${first.at}` };
  }
  return { is: "proved", code: null, at: null };
}

// On Linux this concerns the calling thread alone. Elsewhere it may be refused; then the limits on time and memory hold.
if (process.platform === "linux") setPriority(LOWEST);
parentPort?.postMessage(await proofOf(content as PuzzleFile));
