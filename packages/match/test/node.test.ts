import { seat } from "@starboard/kernel";
import type { ThinkRequest } from "@starboard/match";
import { createNodeBotPool } from "@starboard/match/node";
import { afterAll, expect, test } from "vitest";

const thinker = createNodeBotPool({
  file: new URL("./thinking.worker.ts", import.meta.url),
  size: 2,
  patience: 20_000,
});
afterAll(() => thinker.close());

const request = (seed: number, by = 0): ThinkRequest => ({
  match: `m${by}`,
  game: "tiny@1",
  options: {},
  view: {},
  seat: seat(by),
  level: 1,
  seed,
  kind: "answer",
});

test("bots think in worker threads, several at once", async () => {
  const thoughts = [0, 1, 2].map((by) => thinker.think(request(1, by)).thought);
  expect(await Promise.all(thoughts)).toMatchObject(
    [0, 1, 2].map((by) => ({ step: "turn", act: { do: "end", seat: by } })),
  );
});

test("a thread that dies costs its question, one that sleeps can be called off, and others take over", async () => {
  await expect(thinker.think(request(13)).thought).rejects.toThrow("13");
  const sleeper = thinker.think(request(99));
  sleeper.stop();
  expect(await sleeper.thought).toBeNull();
  expect(await thinker.think(request(1)).thought).toMatchObject({ step: "turn" });
  expect(await thinker.think({ ...request(1), game: "chess@1" }).thought).toBeNull();
});
