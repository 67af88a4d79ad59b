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

/** A message to a worker; which of its optional parts it has depends on its kind. */
type Posed = {
  id: number;
  request: ThinkRequest;
  tree?: number;
  endsAt?: number;
  parts?: readonly object[];
};

/** Workers that reply, fail or die on request, and timers that the test fires. */
function workshop() {
  const workers: {
    posed: Posed[];
    onMessage: (m: PoolReply) => void;
    lost: (why: string) => void;
    open: boolean;
  }[] = [];
  const alarms = new Set<() => void>();
  const spawn: Spawn = (onMessage, lost) => {
    const worker = { posed: [] as Posed[], onMessage, lost, open: true };
    workers.push(worker);
    return {
      post: (message) => worker.posed.push(message as Posed),
      close: () => {
        worker.open = false;
      },
    };
  };
  const pool = createBotPool({
    spawn,
    size: 2,
    timeoutMs: 1000,
    now: () => 0,
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

/** Lets the worker of the first request begin a search, and returns the message by which the other was asked to help. */
function searchInTwo(workers: ReturnType<typeof workshop>["workers"]) {
  const [first] = workers;
  if (!first) throw new Error("no worker");
  first.onMessage({ id: first.posed[0]?.id ?? -1, searchesUntil: 500 });
  return { first, helper: workers[1], asked: workers[1]?.posed.at(-1) };
}

test("a free worker searches along, and the bot decides with its part", async () => {
  const { workers, alarms, pool } = workshop();
  const task = pool.think(request("a"));
  const { first, helper, asked } = searchInTwo(workers);
  expect(asked).toMatchObject({ request: { match: "a" }, tree: 1, endsAt: 500 });
  helper?.onMessage({ id: asked?.id ?? -1, part: { found: 1 } });
  expect(first.posed.at(-1)).toEqual({ id: first.posed[0]?.id, parts: [{ found: 1 }] });
  first.onMessage({ id: first.posed[0]?.id ?? -1, thought });
  expect(await task.thought).toEqual(thought);
  expect([workers.map(({ open }) => open), alarms.size]).toEqual([[true, true], 0]);
});

test("without a free worker the bot decides alone, at once", () => {
  const { workers, pool } = workshop();
  pool.think(request("a"));
  pool.think(request("b"));
  const { first } = searchInTwo(workers);
  expect(first.posed.at(-1)).toMatchObject({ parts: [] });
  expect(workers[1]?.posed).toHaveLength(1);
});

test("a request that needs the worker of a helper gets it, and nobody waits for the helper", () => {
  const { workers, pool } = workshop();
  pool.think(request("a"));
  const { first, helper } = searchInTwo(workers);
  pool.think(request("b"));
  expect(helper?.open).toBe(false);
  expect(workers[2]?.posed[0]).toMatchObject({ request: { match: "b" } });
  expect(first.posed.at(-1)).toMatchObject({ parts: [] });
  expect(workers[2]?.posed[0]).not.toHaveProperty("tree");
});

test("a helper that is late, dies or fails is not waited for", () => {
  const late = workshop();
  late.pool.think(request("a"));
  const one = searchInTwo(late.workers);
  for (const ring of [...late.alarms].slice(1)) ring();
  expect([one.helper?.open, one.first.posed.at(-1)?.parts]).toEqual([false, []]);

  const dying = workshop();
  dying.pool.think(request("a"));
  const two = searchInTwo(dying.workers);
  two.helper?.lost("out of memory");
  expect(two.first.posed.at(-1)?.parts).toEqual([]);

  const failing = workshop();
  failing.pool.think(request("a"));
  const three = searchInTwo(failing.workers);
  three.helper?.onMessage({ id: three.asked?.id ?? -1, failed: "confused" });
  expect([three.helper?.open, three.first.posed.at(-1)?.parts]).toEqual([true, []]);
});

test("a cancelled request ends its helper with it", async () => {
  const { workers, alarms, pool } = workshop();
  const task = pool.think(request("a"));
  const { first, helper } = searchInTwo(workers);
  task.stop();
  expect(await task.thought).toBeNull();
  expect([first.open, helper?.open, alarms.size]).toEqual([false, false, 0]);
});

test("the worker side asks for help only at level 5, and waits for the parts", async () => {
  const decided: unknown[] = [];
  const engine: BotEngineLike = {
    think: () => thought,
    ponder({ onSearch, clock }) {
      onSearch(clock() + 30);
      return {
        decide(parts) {
          decided.push(parts);
          return thought;
        },
      };
    },
    help: (ask, tree, until) => ({ seat: ask.seat, tree, until }),
    chooseAside: () => null,
  };
  const said: PoolReply[] = [];
  const handler = createBotHandler(
    async () => ({ game: tiny, engine }),
    () => 42,
    () => 1000,
  );
  const onMessage = serveBotRequests(handler, (message) => said.push(message));
  onMessage({ id: 1, request: request("a") });
  await settle();
  expect(said.splice(0)).toEqual([{ id: 1, thought }]);
  onMessage({ id: 2, request: { ...request("a"), level: 5 } });
  await settle();
  expect(said.splice(0)).toEqual([{ id: 2, searchesUntil: 1030 }]);
  onMessage({ id: 2, parts: [{ found: 1 }] });
  await settle();
  expect([decided, said.splice(0)]).toEqual([[[{ found: 1 }]], [{ id: 2, thought }]]);
  onMessage({ id: 3, request: { ...request("a"), level: 5 }, tree: 2, endsAt: 1010 });
  await settle();
  expect(said).toEqual([{ id: 3, part: { seat: 0, tree: 2, until: 52 } }]);
});
