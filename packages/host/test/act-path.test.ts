/**
 * The path of an act, as ARCHITECTURE draws it: control enters the match service once and leaves it once for the disk; then
 * the updates go out. The files of the path are those that run.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@starboard/host/storage";
import type { MatchService } from "@starboard/match";
import { expect, test } from "vitest";
import { anyMove, begin, type TestConnection, openHost } from "./guest.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "starboard-path-"));

type Call = (...args: unknown[]) => unknown;

/** Replaces each function of an object by what `wrap` makes of it. */
function replaceFunctions(object: object, wrap: (name: string, call: Call) => Call): void {
  const functions = object as Record<string, unknown>;
  for (const [name, call] of Object.entries(functions))
    if (typeof call === "function") functions[name] = wrap(name, call as Call);
}

/** The request that the match service is executing. What timers of the host do meanwhile belongs to none. */
const execution = new AsyncLocalStorage<{ done: boolean }>();

/** Notes the calls of a store that the match service makes while it executes a request. */
function noteStoreCalls(store: object): string[] {
  const stored: string[] = [];
  replaceFunctions(store, (name, call) => (...args) => {
    if (execution.getStore()?.done === false) stored.push(name);
    return call(...args);
  });
  return stored;
}

/** Notes the calls of a match service. */
function noteServiceCalls(service: MatchService): string[] {
  const called: string[] = [];
  replaceFunctions(service, (name, call) => (...args) => {
    called.push(name);
    return call(...args);
  });
  const execute = service.execute.bind(service);
  service.execute = (request) => {
    const running = { done: false };
    return execution.run(running, () => execute(request)).finally(() => (running.done = true));
  };
  return called;
}

/** The files between the markers in ARCHITECTURE, in their order. */
function drawnPath(): string[] {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const drawn = /<!-- path of an act -->([\s\S]*?)<!-- end -->/.exec(text)?.[1] ?? "";
  return [...drawn.matchAll(/`([a-z0-9./-]+\.tsx?)`/gi)].map(([, file]) => file ?? "");
}

/** Plays one act of the seat that is asked, until both players have the update. */
async function act(id: string, connections: readonly TestConnection[]): Promise<void> {
  const seat = (connections[0] as TestConnection).latest().summary.asked[0] as number;
  const connection = connections[seat] as TestConnection;
  const { at } = (connections[0] as TestConnection).latest();
  await connection.update((update) => update.at >= at);
  const move = anyMove(connection.latest());
  if (!move) throw new Error("no move");
  const answer = await connection.commit(id, seat, at, [move]);
  if (answer.is !== "played") throw new Error(JSON.stringify(answer));
  for (const one of connections) await one.update((update) => update.at >= answer.at);
}

test("an act enters the match service once, leaves it once for the disk, and reaches both players", async () => {
  const storage = await openStorage({ folder }, { onError: (error) => expect.fail(String(error)) });
  const stored = noteStoreCalls(storage.store);
  const { host, url } = await openHost({ storage });
  const session = new Session();
  session.connect();
  try {
    const { a, b, id } = await begin(url, "4000ad");
    const connections = [a, b];
    await act(id, connections);
    const called = noteServiceCalls(host.services.matches.service);
    const before = connections.map((connection) => connection.updates().length);
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await session.post("Profiler.takePreciseCoverage");
    await act(id, connections);
    const { result } = await session.post("Profiler.takePreciseCoverage");

    expect(called).toEqual(["execute"]);
    expect(stored).toEqual(["append"]);
    expect(connections.map((connection) => connection.updates().length)).toEqual(before.map((count) => count + 1));

    const ran = new Set(
      result
        .filter(({ functions }) => functions.some(({ functionName, ranges }) => functionName && ranges[0]?.count))
        .map(({ url: file }) => file.split("/packages/")[1]),
    );
    const path = drawnPath();
    expect(new Set(path).size).toBeLessThanOrEqual(25);
    const onHost = path.filter((file) => /^(?:host|match|wire|kernel)\//.test(file) && !ELSEWHERE.has(file));
    expect(onHost.length).toBeGreaterThan(12);
    expect(onHost.filter((file) => !ran.has(file))).toEqual([]);
  } finally {
    session.disconnect();
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Files of the path that run in pages or in the writer thread. */
const ELSEWHERE = new Set([
  "host/src/storage/sqlite/writer.worker.ts",
  "host/src/storage/sqlite/writer.ts",
  "match/src/match-client.ts",
  "match/src/shared-subscriptions.ts",
  "wire/src/client.ts",
]);
