/**
 * Tests a host that starts before its database, or loses it: it responds 503 and continues when the database answers.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startCutProxy } from "../src/soak/proxy.ts";
import { closeCluster, database, lacks } from "./storage/stores.ts";

afterAll(closeCluster);

const main = new URL("../src/main.ts", import.meta.url).pathname;
/** Returns the first line of a stream that matches. */
function lineOf(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    createInterface({ input: stream }).on("line", (line) => {
      const found = pattern.exec(line);
      if (found) resolve(found);
    });
  });
}

test.skipIf(lacks("postgres"))(
  "a host without its database answers 503, starts when it comes, and outlives its going",
  async () => {
    const proxy = await startCutProxy(await database());
    onTestFinished(() => proxy.close());
    proxy.down(true);
    const host = spawn(process.execPath, [main], {
      env: { ...process.env, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: proxy.url, STARBOARD_LOG: "silent" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void host.kill("SIGKILL"));
    const ready = lineOf(host.stdout, /^Starboard is ready: http:\/\/[^:]+:(\d+)\//);
    const [line, port] = await lineOf(host.stderr, /.*Starboard waits .* on port (\d+)/);
    expect(line).toContain("DATABASE_URL names 127.0.0.1");
    const status = async (path: string): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.text();
      return answer.status;
    };
    expect([await status("/readyz"), await status("/healthz"), await status("/")]).toEqual([503, 503, 503]);
    proxy.down(false);
    expect((await ready)[1]).toBe(port);
    expect(await status("/readyz")).toBe(200);
    for (let i = 0; i < 3; i++) {
      proxy.down(true);
      expect(await status("/readyz")).toBe(503);
      proxy.down(false);
      await expect.poll(() => status("/readyz"), { timeout: 30_000 }).toBe(200);
    }
    host.kill("SIGTERM");
    expect((await once(host, "exit"))[0]).toBe(0);
  },
  120_000,
);
