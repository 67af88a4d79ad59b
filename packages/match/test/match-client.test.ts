import { type Invalid, seat } from "@starboard/kernel";
import { createMatchService, createMatchClient, directTransport, memoryStore, openConnection } from "@starboard/match";
import { type MatchNotice, type ServerMessage, type Update, WIRE_VERSION } from "@starboard/wire";
import { createWireClient, type OpenTransport } from "@starboard/wire/client";
import { expect, test } from "vitest";
import { add, countedRandom, end, find, noBots, persons, roll, settle } from "./test-service.ts";

const newMatchService = (store = memoryStore()) =>
  createMatchService({
    load: find,
    store,
    now: () => 1_000_000,
    random: countedRandom(),
    botRunner: noBots,
    consents: () => true,
  });
type Client = ReturnType<typeof createMatchClient>;
const setup = { game: "tiny@1", options: {}, seats: persons };

/** A transport that can be cut. Each connection gets a new match service on the same store, as with a new worker. */
function brittleLine(store = memoryStore()) {
  let cut: () => void = () => {};
  const sent: unknown[] = [];
  let deaf = false;
  let dead = false;
  const connect: OpenTransport = (onMessage, lost) => {
    const inner = directTransport(newMatchService(store))(onMessage, lost);
    cut = () => {
      inner.close();
      lost();
    };
    if (dead) queueMicrotask(cut);
    return {
      send(message) {
        sent.push(message);
        if (!deaf) inner.send(message);
      },
      close: () => inner.close(),
    };
  };
  return {
    connect,
    sent,
    cut: () => cut(),
    /** Messages sent from now on are lost. */
    swallow(on: boolean) {
      deaf = on;
    },
    kill(on: boolean) {
      dead = on;
    },
  };
}

test("a page creates, watches, plays and takes back", async () => {
  const client = createMatchClient(createWireClient(directTransport(newMatchService())), countedRandom(500));
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const { match } = created.ok;
  const updates: Update[] = [];
  const stop = client.watch(match, seat(0), (update) => updates.push(update));
  await settle();
  expect(updates).toHaveLength(1);
  expect(await client.commit(match, seat(0), 1, [add(1)])).toEqual({ ok: { at: 2, moves: 1 } });
  // The update arrives before the response.
  expect(updates.at(-1)?.at).toBe(2);
  expect(await client.commit(match, seat(0), 2, [add(9)])).toMatchObject({
    refused: { code: "KERNEL_NOT_OFFERED" },
    move: 0,
  });
  expect(await client.commit(match, seat(0), 1, [add(1)])).toEqual({ stale: 2 });
  expect(await client.takeBack(match, seat(0), 2)).toEqual({ ok: { at: 3 } });
  stop();
  await client.commit(match, seat(0), 3, [end]);
  expect(updates.at(-1)?.at).toBe(3);
  const listed = await client.list();
  expect("ok" in listed && listed.ok.matches.map((summary) => summary.at)).toEqual([4]);
  expect(await client.record("nowhere")).toMatchObject({ bad: [{ code: "MATCH_UNKNOWN" }] });
});

test("several watchers of one seat each receive every log item once", async () => {
  const client = createMatchClient(createWireClient(directTransport(newMatchService())), countedRandom(500));
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const { match } = created.ok;
  const received: number[][] = [[], []];
  const watch = (i: number) =>
    client.watch(match, seat(0), (update) => received[i]?.push(...update.logItems.map(({ n }) => n)));
  const stopFirst = watch(0);
  await settle();
  await client.commit(match, seat(0), 1, [add(1)]);
  watch(1);
  await settle();
  await client.commit(match, seat(0), 2, [add(1)]);
  stopFirst();
  await client.commit(match, seat(0), 3, [end]);
  expect(received).toEqual([
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
});

test("an immediate unsubscribe leaves no watcher behind", async () => {
  const said: ServerMessage<"match">[] = [];
  const matchService = newMatchService();
  const connection = openConnection(matchService, (message) => said.push(message));
  const client = createMatchClient(createWireClient(directTransport(matchService)), countedRandom(500));
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const { match } = created.ok;
  const one = { v: WIRE_VERSION, channel: "match", match, viewer: 0 };
  await Promise.all([
    connection.receive({ ...one, id: 1, is: "watch", since: 0 }),
    connection.receive({ ...one, id: 2, is: "unwatch" }),
  ]);
  const before = said.length;
  await client.commit(match, seat(0), 1, [add(1)]);
  expect(said).toHaveLength(before);
});

test("after a lost connection, unanswered requests are sent again and executed once", async () => {
  const line = brittleLine();
  const client = createMatchClient(createWireClient(line.connect), countedRandom(500));
  const states: string[] = [];
  client.onConnection((state) => states.push(state));
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const { match } = created.ok;
  const news: number[] = [];
  client.watch(match, seat(0), (update) => news.push(...update.logItems.map(({ n }) => n)));
  await settle();

  // The request is lost.
  line.swallow(true);
  const first = client.commit(match, seat(0), 1, [add(1)]);
  await settle();
  line.swallow(false);
  line.cut();
  expect(await first).toEqual({ ok: { at: 2, moves: 1 } });

  // The request is executed, but the response is lost.
  const second = client.commit(match, seat(0), 2, [roll]);
  line.cut();
  expect(await second).toEqual({ ok: { at: 3, moves: 1 } });
  await settle();
  expect(news).toEqual([0, 1, 2]);
  expect(states).toEqual(["up", "lost", "up", "lost", "up"]);
});

test("a match that was only prepared when the connection broke is prepared again", async () => {
  const line = brittleLine();
  const client = createMatchClient(createWireClient(line.connect), countedRandom(500));
  const created = client.create(setup);
  // The first service has prepared the match; the new one does not know it.
  for (let i = 0; i < 200 && !JSON.stringify(line.sent).includes('"begin"'); i++) {
    line.swallow(JSON.stringify(line.sent).includes('"create"'));
    await Promise.resolve();
  }
  line.swallow(false);
  line.cut();
  expect(await created).toMatchObject({ ok: { at: 1 } });
});

test("a client stops after repeated failures to connect, and can retry", async () => {
  const line = brittleLine();
  const client = createMatchClient(createWireClient(line.connect), countedRandom(500));
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const { match } = created.ok;
  const gone: (readonly Invalid[])[] = [];
  const updates: Update[] = [];
  client.watch(
    match,
    seat(0),
    (update) => updates.push(update),
    (bad) => gone.push(bad),
  );
  await settle();
  line.kill(true);
  line.swallow(true);
  const asked = client.commit(match, seat(0), 1, [add(1)]);
  line.cut();
  expect(await asked).toEqual({ bad: [{ code: "SERVICE_DOWN", at: "" }] });
  expect(client.connection).toBe("down");
  expect(await client.list()).toEqual({ bad: [{ code: "SERVICE_DOWN", at: "" }] });
  // Watchers stay subscribed after a reconnect.
  expect(gone).toEqual([]);
  line.kill(false);
  line.swallow(false);
  client.retry();
  expect(await client.commit(match, seat(0), 1, [add(1)])).toEqual({ ok: { at: 2, moves: 1 } });
  expect(client.connection).toBe("up");
  expect(updates.at(-1)?.at).toBe(2);
});

test("watching an unknown match is an error", async () => {
  const client = createMatchClient(createWireClient(directTransport(newMatchService())), countedRandom(500));
  const gone: string[] = [];
  client.watch(
    "nowhere",
    seat(0),
    () => {},
    (bad) => gone.push(...bad.map(({ code }) => code)),
  );
  await settle();
  expect(gone).toEqual(["MATCH_UNKNOWN"]);
  const created = await client.create(setup);
  if (!("ok" in created)) throw new Error("not created");
  const notices: MatchNotice[] = [];
  client.onNotice((notice) => notices.push(notice));
  client.watch(created.ok.match, "public", () => {});
  await settle();
  await client.remove(created.ok.match);
  expect(notices).toMatchObject([{ code: "MATCH_REMOVED" }]);
});

test("hostile messages get a response and change nothing", async () => {
  const said: ServerMessage<"match">[] = [];
  const connection = openConnection(newMatchService(), (message) => said.push(message));
  for (const raw of [
    "",
    "null",
    "{}",
    '{"v":2,"id":1}',
    { v: WIRE_VERSION, channel: "match", id: 2, is: "__proto__" },
    { v: WIRE_VERSION, channel: "host", id: 2, is: "hello", client: "a worker has no such channel" },
    { v: 9, channel: "match", id: 3, is: "list" },
    42,
    undefined,
  ])
    await connection.receive(raw);
  expect(said.map((message) => message.is)).toEqual(Array(9).fill("invalid"));
  connection.close();
  await connection.receive({ v: WIRE_VERSION, channel: "match", id: 4, is: "list" });
  expect(said).toHaveLength(9);
});

/** A client over a transport whose service side is the test. */
function heldLine() {
  let say: (message: ServerMessage<"match">) => void = () => {};
  const asked: { id: number; is: string; match?: string; since?: number }[] = [];
  const later: (() => void)[] = [];
  const connect: OpenTransport = (onMessage) => {
    say = (message) => onMessage(message);
    return { send: (message) => void asked.push(message as never), close: () => {} };
  };
  const client = createMatchClient(createWireClient(connect), countedRandom(500), (_ms, run) => later.push(run));
  const update = (at: number): ServerMessage<"match"> =>
    ({
      channel: "match",
      is: "update",
      summary: { match: "m" },
      viewer: "public",
      at,
      logItems: [],
    }) as unknown as ServerMessage<"match">;
  return { client, asked, later, update, say: (message: ServerMessage<"match">) => say(message) };
}

test("a heartbeat with more entries than known makes the client request the missing ones", async () => {
  const { client, asked, update, say } = heldLine();
  client.watch("m", "public", () => {});
  say({ channel: "match", is: "done", at: 0, id: asked[0]?.id as number });
  say(update(3));
  say({ channel: "match", is: "heartbeat", newest: [{ match: "m", at: 3 }] });
  say({ channel: "match", is: "heartbeat", newest: [{ match: "another", at: 9 }] });
  expect(asked).toHaveLength(1);
  say({ channel: "match", is: "heartbeat", newest: [{ match: "m", at: 4 }] });
  expect(asked.slice(1)).toMatchObject([{ is: "watch", match: "m", viewer: "public", since: 3 }]);
});

test("a subscription is retried after a temporary failure; any other failure is reported", async () => {
  const { client, asked, later, say } = heldLine();
  const gone: (readonly Invalid[])[] = [];
  client.watch(
    "m",
    "public",
    () => {},
    (bad) => gone.push(bad),
  );
  for (let i = 0; i < 3; i++) {
    say({ channel: "match", is: "invalid", bad: [{ code: "MATCH_STORE", at: "" }], id: asked[i]?.id as number });
    await settle();
    later.shift()?.();
  }
  expect(gone).toEqual([]);
  expect(asked.map(({ is }) => is)).toEqual(["watch", "watch", "watch", "watch"]);
  say({ channel: "match", is: "invalid", bad: [{ code: "MATCH_UNKNOWN", at: "" }], id: asked[3]?.id as number });
  await settle();
  expect(gone).toEqual([[{ code: "MATCH_UNKNOWN", at: "" }]]);
});

/** A client whose service gives these answers, in order. It keeps what was asked. */
function answered(...answers: readonly object[]) {
  const asked: unknown[] = [];
  let closed = 0;
  let push: ((message: MatchNotice) => void) | undefined;
  const wire = {
    request: async (_channel: string, request: object) => {
      asked.push(request);
      return answers[asked.length - 1];
    },
    onPush: (_channel: string, listener: (message: MatchNotice) => void) => {
      push = listener;
      return () => {};
    },
    onOpen: () => () => {},
    close: () => {
      closed += 1;
    },
  };
  const client = createMatchClient(wire as never, countedRandom(500));
  return { client, asked, closed: () => closed, push: (notice: object) => push?.(notice as MatchNotice) };
}
const invalid = { is: "invalid", bad: [{ code: "MATCH_UNKNOWN", at: "match" }] };
const odd = { is: "heartbeat" };

test.each([
  ["takeBack", (c: Client) => c.takeBack("m", seat(1), 4), { is: "takeBack", match: "m", seat: 1, at: 4 }],
  [
    "seat",
    (c: Client) => c.seat("m", seat(1), { name: "Bo", kind: "bot", level: 2 }, 4),
    { is: "seat", match: "m", seat: 1, occupant: { name: "Bo", kind: "bot", level: 2 }, at: 4 },
  ],
  ["edition", (c: Client) => c.edition("m", 3, 4), { is: "edition", match: "m", to: 3, at: 4 }],
] as const)("%s tells whether it was done, refused, too late or invalid", async (_name, ask, request) => {
  const refusal = { rule: "KRN-1", code: "NO" };
  const { client, asked } = answered(
    { is: "done", at: 5 },
    { is: "refused", refusal, move: 0, at: 4 },
    { is: "stale", at: 6 },
    invalid,
    odd,
  );
  expect(await ask(client)).toEqual({ ok: { at: 5 } });
  expect(await ask(client)).toEqual({ refused: refusal, move: 0 });
  expect(await ask(client)).toEqual({ stale: 6 });
  expect(await ask(client)).toEqual({ bad: invalid.bad });
  expect(await ask(client)).toEqual({ bad: [{ code: "SERVICE_ANSWER", at: "heartbeat" }] });
  expect(asked).toEqual(Array.from({ length: 5 }, () => request));
});

test.each([
  ["remove", (c: Client) => c.remove("m"), { is: "remove", match: "m" }, { is: "done", at: 0 }, null],
  ["analysis", (c: Client) => c.analysis("m"), { is: "analysis", match: "m" }, { is: "analysis", analysis: [] }, []],
  ["import", (c: Client) => c.importRecord("{}"), { is: "import", text: "{}" }, { is: "created", summary: 7 }, 7],
  ["record", (c: Client) => c.record("m"), { is: "record", match: "m" }, { is: "record", record: 8 }, { record: 8 }],
  ["text", (c: Client) => c.record("m"), { is: "record", match: "m" }, { is: "rawText", text: "x" }, { text: "x" }],
] as const)("%s has a result, or says what is wrong", async (_name, ask, request, answer, result) => {
  const { client, asked } = answered(answer, invalid, odd);
  expect(await ask(client)).toEqual({ ok: result });
  expect(await ask(client)).toEqual({ bad: invalid.bad });
  expect(await ask(client)).toEqual({ bad: [{ code: "SERVICE_ANSWER", at: "heartbeat" }] });
  expect(asked).toEqual([request, request, request]);
});

test("a match is prepared anew once if the service has forgotten it, with entropy of persons only", async () => {
  const prepared = { is: "prepared", match: "m", commitment: "c" };
  const seats = [persons[0] as (typeof persons)[0], { name: "Bo", kind: "bot", level: 1 } as const];
  const { client, asked } = answered(prepared, invalid, prepared, { is: "created", summary: 9 });
  expect(await client.fork({ text: "{}", at: 3, seats } as never)).toEqual({ ok: 9 });
  expect(asked).toMatchObject([
    { is: "fork", text: "{}", at: 3 },
    { is: "begin", match: "m", entropy: [expect.stringMatching(/^[0-9a-f]{32}$/), ""] },
    { is: "fork" },
    { is: "begin" },
  ]);
  const twice = answered(prepared, invalid, prepared, invalid);
  expect(await twice.client.create(setup)).toEqual({ bad: invalid.bad });
  const other = { is: "invalid", bad: [{ code: "MATCH_SEAT", at: "" }] };
  const once = answered(prepared, other);
  expect(await once.client.create(setup)).toEqual({ bad: other.bad });
  expect(once.asked).toHaveLength(2);
});

test("a listener gets notices until it is removed, and closing closes the connection", () => {
  const { client, push, closed } = answered();
  const got: unknown[] = [];
  const stop = client.onNotice((notice) => got.push(notice));
  const notice = { is: "notice", match: "m", code: "MATCH_REMOVED" };
  push(notice);
  push({ is: "heartbeat" });
  stop();
  push(notice);
  expect(got).toEqual([notice]);
  client.close();
  expect(closed()).toBe(1);
});
