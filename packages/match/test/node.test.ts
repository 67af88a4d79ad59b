import { seat } from "@starboard/kernel";
import type { ThinkRequest } from "@starboard/match";
import { createNodeBotPool } from "@starboard/match/node";
import { afterAll, expect, test } from "vitest";

const botRunner = createNodeBotPool({
  file: new URL("./thinking.worker.ts", import.meta.url),
  size: 2,
  timeoutMs: 20_000,
});
afterAll(() => botRunner.close());

const request = (seed: number, by = 0): ThinkRequest => ({
  match: `m${by}`,
  game: "tiny@1",
  options: {},
  view: {},
  seat: seat(by),
  level: 1,
  seed,
  kind: "answer",
  past: [],
});

test("bots think in several worker threads", async () => {
  const thoughts = [0, 1, 2].map((by) => botRunner.think(request(1, by)).thought);
  expect(await Promise.all(thoughts)).toMatchObject(
    [0, 1, 2].map((by) => ({ step: "turn", act: { do: "end", seat: by } })),
  );
});

test("a thread that dies fails its request, a hanging one can be cancelled, and others take over", async () => {
  await expect(botRunner.think(request(13)).thought).rejects.toThrow("13");
  const waiting = botRunner.think(request(99));
  waiting.stop();
  expect(await waiting.thought).toBeNull();
  expect(await botRunner.think(request(1)).thought).toMatchObject({ step: "turn" });
  expect(await botRunner.think({ ...request(1), game: "chess@1" }).thought).toBeNull();
});
