import { seat } from "@starboard/kernel";
import {
  serveBotRequests,
  type BotEngineLike,
  type Spawn,
  createBotPool,
  type ThinkRequest,
  createBotHandler,
  type PoolReply,
} from "@starboard/match";
import { expect, test } from "vitest";
import { tiny } from "./game.ts";
import { settle } from "./test-service.ts";

const request = (match: string, by = 0): ThinkRequest => ({
  match,
  game: "tiny@1",
  options: {},
  view: {},
  seat: seat(by),
  level: 3,
  seed: 1,
  kind: "answer",
  past: [],
});
const thought = { step: "turn", act: { do: "end" }, variations: [] };

/** Workers that reply, fail or die on request, and timers that the test fires. */
function workshop() {
  const workers: {
    posed: { id: number; request: ThinkRequest }[];
    onMessage: (m: PoolReply) => void;
    lost: (why: string) => void;
    open: boolean;
  }[] = [];
  const alarms = new Set<() => void>();
  const spawn: Spawn = (onMessage, lost) => {
    const worker = { posed: [] as { id: number; request: ThinkRequest }[], onMessage, lost, open: true };
    workers.push(worker);
    return {
      post: (message) => worker.posed.push(message),
      close: () => {
        worker.open = false;
      },
    };
  };
  const pool = createBotPool({
    spawn,
    size: 2,
    timeoutMs: 1000,
    after(_ms, run) {
      alarms.add(run);
      return () => alarms.delete(run);
    },
  });
  const answer = (i: number): void => {
    const { posed, onMessage } = workers[i] as (typeof workers)[number];
    onMessage({ id: posed.at(-1)?.id ?? -1, thought });
  };
  return { workers, alarms, pool, answer };
}

test("workers start when needed, up to the maximum, and further requests wait", async () => {
  const { workers, pool, answer } = workshop();
  expect(workers).toHaveLength(0);
  const [a, b, c] = ["a", "b", "c"].map((match) => pool.think(request(match)));
  expect(workers.map((w) => w.posed.length)).toEqual([1, 1]);
  answer(1);
  expect(await b?.thought).toEqual(thought);
  expect(workers[1]?.posed.map((p) => p.request.match)).toEqual(["b", "c"]);
  answer(1);
  answer(0);
  expect(await c?.thought).toEqual(thought);
  expect(await a?.thought).toEqual(thought);
});

test("a seat's next request goes to the worker that thought for it last", async () => {
  const { workers, pool, answer } = workshop();
  void pool.think(request("a"));
  void pool.think(request("b"));
  answer(0);
  answer(1);
  void pool.think(request("b"));
  expect(workers[1]?.posed.map((p) => p.request.match)).toEqual(["b", "b"]);
});

test("cancelling terminates the worker; the next request gets a new one", async () => {
  const { workers, pool, answer } = workshop();
  const a = pool.think(request("a"));
  pool.think(request("b"));
  const c = pool.think(request("c"));
  const d = pool.think(request("d"));
  d.stop();
  expect(await d.thought).toBeNull();
  a.stop();
  expect(await a.thought).toBeNull();
  expect(workers.map((w) => w.open)).toEqual([false, true, true]);
  answer(2);
  expect(await c.thought).toEqual(thought);
});

test("a worker that dies, fails or never replies fails one request", async () => {
  const { workers, alarms, pool } = workshop();
  const dies = pool.think(request("a"));
  workers[0]?.lost("out of memory");
  await expect(dies.thought).rejects.toThrow("out of memory");
  const fails = pool.think(request("a"));
  workers[1]?.onMessage({ id: workers[1].posed[0]?.id ?? -1, failed: "confused" });
  await expect(fails.thought).rejects.toThrow("confused");
  const sleeps = pool.think(request("a"));
  expect(workers[1]?.posed).toHaveLength(2);
  expect(alarms.size).toBe(1);
  for (const ring of alarms) ring();
  await expect(sleeps.thought).rejects.toThrow("too long");
  expect(alarms.size).toBe(0);
  // A reply of a terminated worker is ignored.
  workers[1]?.onMessage({ id: workers[1].posed[1]?.id ?? -1, thought });
  void pool.think(request("a"));
  expect(workers).toHaveLength(3);
  pool.close();
  expect(workers.every((w) => !w.open)).toBe(true);
});

test("the worker side uses the engine of the right game", async () => {
  const asked: unknown[] = [];
  const engine: BotEngineLike = {
    think(ask) {
      asked.push({ game: ask.game.id, seat: ask.seat, level: ask.level, now: ask.clock() });
      return thought;
    },
    chooseAside: () => ({ by: seat(0), step: "reply", act: { do: "reply" } }),
  };
  const said: PoolReply[] = [];
  const load = async (edition: string) => (edition === "tiny@1" ? { game: tiny, engine } : undefined);
  const onMessage = serveBotRequests(
    createBotHandler(load, () => 42),
    (message) => said.push(message),
  );
  onMessage({ id: 1, request: request("a") });
  onMessage({ id: 2, request: { ...request("a"), kind: "reply" } });
  onMessage({ id: 3, request: { ...request("a"), game: "chess@1" } });
  await settle();
  expect(asked).toEqual([{ game: "tiny", seat: 0, level: 3, now: 42 }]);
  expect(said).toEqual([
    { id: 1, thought },
    { id: 2, thought: { step: "reply", act: { do: "reply" }, variations: [] } },
    { id: 3, thought: null },
  ]);
  const broken: BotEngineLike = {
    ...engine,
    think() {
      throw new Error("lost my engine");
    },
  };
  const hearBroken = serveBotRequests(
    createBotHandler(
      async () => ({ game: tiny, engine: broken }),
      () => 0,
    ),
    (message) => said.push(message),
  );
  hearBroken({ id: 4, request: request("a") });
  await settle();
  expect(said.at(-1)).toEqual({ id: 4, failed: "Error: lost my engine" });
});

test("a background request is handled after all others", async () => {
  const { workers, pool, answer } = workshop();
  for (const match of ["a", "b"]) pool.think(request(match), true);
  pool.think(request("bots"), true);
  pool.think(request("people"));
  pool.think(request("more people"));
  pool.think(request("more bots"), true);
  for (let i = 0; i < 4; i++) {
    answer(0);
    await settle();
  }
  expect(workers[0]?.posed.map(({ request: { match } }) => match)).toEqual([
    "a",
    "people",
    "more people",
    "bots",
    "more bots",
  ]);
});
