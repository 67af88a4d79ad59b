/** What the tests use in the page: a match client, its worker, and the store contract. */
import type { Act, Seat, SeatOccupant, Viewer } from "@starboard/kernel";
import { openMatchClient, workerTransport } from "@starboard/match/browser";
import { indexedDbStore } from "@starboard/match/browser/worker";
import { storeContract } from "@starboard/match/store-contract";
import type { Update } from "@starboard/wire";

const workers: Worker[] = [];
const start = (): Worker => {
  const worker = new Worker("/match.worker.js", { type: "module" });
  workers.push(worker);
  return worker;
};
const client = openMatchClient(start);
const updates: Update[] = [];
const states: string[] = [];
client.onConnection((state) => states.push(state));

let databases = 0;
const bench = {
  client,
  updates,
  states,
  create: async (seats: SeatOccupant[], options: object = {}) => {
    const created = await client.create({ game: "tiny@1", options, seats });
    if (!("ok" in created)) throw new Error(JSON.stringify(created));
    return created.ok.match;
  },
  watch(match: string, viewer: number | "public") {
    client.watch(match, viewer as Viewer, (update) => updates.push(update));
  },
  commit: (match: string, by: number, at: number, acts: { step: string; act: Act }[]) =>
    client.commit(match, by as Seat, at, acts),
  crash() {
    workers.at(-1)?.postMessage("die");
  },
  workersStarted: () => workers.length,
  /** The names of the checks a store in the browser's database does not pass. */
  async contract(): Promise<string[]> {
    const failed: string[] = [];
    for (const { name, check } of storeContract)
      await check(async () => indexedDbStore(`contract-${databases++}`)).catch((error: unknown) =>
        failed.push(`${name}: ${String(error)}`),
      );
    return failed;
  },
  checks: storeContract.length,
  /** How often the connection to a worker that never answers is lost. */
  async silence(): Promise<number> {
    const mute = URL.createObjectURL(new Blob(["onmessage = () => {}"], { type: "text/javascript" }));
    let losses = 0;
    await new Promise<void>((resolve) => {
      const lost = (): void => {
        losses += 1;
        resolve();
      };
      workerTransport(() => new Worker(mute), 20)(() => {}, lost).send({ v: 2, channel: "match", id: 1, is: "list" });
    });
    return losses;
  },
};
export type Bench = typeof bench;
(globalThis as unknown as { bench: Bench }).bench = bench;
