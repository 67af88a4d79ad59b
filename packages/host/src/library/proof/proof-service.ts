/** Proves published puzzles in the background: one file at a time for all hosts of a store. */
import { PUZZLE_KIND } from "@starboard/wire/library";
import type { HostServices } from "../../services.ts";
import { contents, proofs } from "../doc.ts";
import { type ProofLimits, type ProofThread, type StartProof, startProofThread } from "./proof-thread.ts";

export interface ProofService {
  /** Asks for the proof of a content of puzzles, unless it is decided. */
  ask(kind: string, hash: string): Promise<void>;
  /** Begins to prove what waits. */
  start(): Promise<void>;
  close(): void;
}

export const PROOF_LIMITS: ProofLimits = { ms: 60_000, memory: 256 };
const LEASE = "library proof";

/** @param startProof proves a file; in a thread of its own by default */
export function createProofService(
  { store, storage, now }: Pick<HostServices, "store" | "storage" | "now">,
  startProof: StartProof = startProofThread,
): ProofService {
  const { jobs, leases } = storage;
  let running: ProofThread | null = null;
  let isClosing = false;

  async function prove(hash: string): Promise<void> {
    const [stored, before] = [await contents.get(store, hash), await proofs.get(store, hash)];
    if (!stored || before) return;
    if (!(await leases.acquire(LEASE))) throw new Error("another proof is running");
    try {
      const { game, content } = stored.doc;
      running = startProof({ game, content }, PROOF_LIMITS);
      const proof = await running.ended;
      // The job is not done, and waits for the next start.
      if (isClosing || proof === null) throw new Error("the host closes during a proof");
      // The item may be gone by now, and with it the content.
      if (await contents.get(store, hash)) await store.write([proofs.put(hash, { proof }, now())]);
    } finally {
      running = null;
      await leases.release(LEASE);
    }
  }

  return {
    async ask(kind, hash) {
      if (kind === PUZZLE_KIND && !(await proofs.get(store, hash))) await jobs.add("proof", { hash }, { key: hash });
    },
    start: () => jobs.process("proof", 1, (job) => prove((job as { readonly hash: string }).hash)),
    close() {
      isClosing = true;
      running?.stop();
    },
  };
}
