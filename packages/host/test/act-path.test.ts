/**
 * The path of an act, as ARCHITECTURE draws it: control enters the match service once and leaves it once for the disk; then
 * the updates go out. The files of the path are those that run.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@starboard/host/storage";
import { expect, test } from "vitest";
import { anyMove, begin, type Line, openHost } from "./guest.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "starboard-path-"));

/** Replaces the functions of an object by ones that note their calls. */
function noting(object: object, calls: string[]): void {
  const functions = object as Record<string, unknown>;
  for (const [name, call] of Object.entries(functions))
    if (typeof call === "function")
      functions[name] = (...args: unknown[]): unknown => {
        calls.push(name);
        return (call as (...args: unknown[]) => unknown)(...args);
      };
}

/** The files between the markers in ARCHITECTURE, in their order. */
function drawnPath(): string[] {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const drawn = /<!-- path of an act -->([\s\S]*?)<!-- end -->/.exec(text)?.[1] ?? "";
  return [...drawn.matchAll(/`([a-z0-9./-]+\.tsx?)`/gi)].map(([, file]) => file ?? "");
}

/** Plays one act of the seat that is asked, until both players have the update. */
async function act(id: string, lines: readonly Line[]): Promise<void> {
  const seat = (lines[0] as Line).latest().summary.asked[0] as number;
  const line = lines[seat] as Line;
  const { at } = (lines[0] as Line).latest();
  await line.update((update) => update.at >= at);
  const move = anyMove(line.latest());
  if (!move) throw new Error("no move");
  const answer = await line.commit(id, seat, at, [move]);
  if (answer.is !== "played") throw new Error(JSON.stringify(answer));
  for (const one of lines) await one.update((update) => update.at >= answer.at);
}

test("an act enters the match service once, leaves it once for the disk, and reaches both players", async () => {
  const storage = await openStorage({ folder }, { onError: (error) => expect.fail(String(error)) });
  const stored: string[] = [];
  noting(storage.store, stored);
  const { host, url } = await openHost({ storage });
  const session = new Session();
  session.connect();
  try {
    const { a, b, id } = await begin(url, "4000ad");
    const lines = [a, b];
    await act(id, lines);
    const called: string[] = [];
    noting(host.services.matches.service, called);
    const before = lines.map((line) => line.updates().length);
    stored.length = 0;
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await session.post("Profiler.takePreciseCoverage");
    await act(id, lines);
    const { result } = await session.post("Profiler.takePreciseCoverage");

    expect(called).toEqual(["execute"]);
    expect(stored).toEqual(["append"]);
    expect(lines.map((line) => line.updates().length)).toEqual(before.map((count) => count + 1));

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
