/** Pictures of shared links are drawn in a thread, and kept up to a size. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDrawingCache } from "../src/share/drawing-cache.ts";
import { createDrawingThread } from "../src/share/drawing-thread.ts";
import type { StartThread } from "../src/task-thread.ts";

test("drawings are kept up to a size, and those that were used last stay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "starboard-drawings-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "not-a-drawing"), "kept");
  const cache = createDrawingCache(folder, 30);
  const names = ["a", "b", "c", "d"].map((key) => cache.nameOf(key));
  const [a = "", b = "", c = "", d = ""] = names;
  for (const name of [a, b, c]) await cache.put(name, Buffer.alloc(10, name));
  expect(await cache.get(a)).toEqual(Buffer.alloc(10, a));
  await cache.put(d, Buffer.alloc(10));
  expect(await Promise.all(names.map(async (name) => (await cache.get(name)) !== undefined))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  await cache.put(b, Buffer.alloc(31));
  expect(await cache.get(b)).toBeUndefined();
  // Another process finds what this one has left.
  expect(await createDrawingCache(folder, 30).get(c)).toEqual(Buffer.alloc(10, c));
  expect(readdirSync(folder)).toHaveLength(4);
});

test("a thread that fails ends with its task, and the next task gets another", async () => {
  let started = 0;
  let ended = 0;
  const start: StartThread = () => {
    started += 1;
    const n = started;
    const listeners = new Map<string, (value: unknown) => void>();
    return {
      on: (name: string, listener: (value: never) => void) => void listeners.set(name, listener as never),
      postMessage: () => {
        if (n === 1) listeners.get("error")?.(new Error("broken"));
        else if (n === 2) listeners.get("message")?.({ is: "failed" });
        else listeners.get("message")?.({ is: "drawn", bytes: Buffer.from([n]) });
      },
      terminate: async () => {
        ended += 1;
        return 0;
      },
      unref: () => {},
    } as never;
  };
  const thread = createDrawingThread(start);
  const task = { is: "card", card: {} as never } as const;
  expect(await thread.draw(task)).toBe("failed");
  expect(await thread.draw(task)).toBe("failed");
  expect([...((await thread.draw(task)) as Uint8Array)]).toEqual([3]);
  expect([...((await thread.draw(task)) as Uint8Array)]).toEqual([3]);
  expect([started, ended]).toEqual([3, 2]);
  const many = Array.from({ length: 30 }, () => thread.draw(task));
  expect((await Promise.all(many)).filter((answer) => answer === "busy")).toHaveLength(6);
  thread.close();
});
