/** Tests two people at a table over real HTTP and real sockets. */
import type { Host } from "@starboard/host";
import type { TableInfo } from "@starboard/wire/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyMove, begin, edition, ENTROPY, Guest, type TestConnection, openHost, playOn } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

test("from a link to a match: all players see the same table, live", async () => {
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "friend" }], listed: true });
  const { table, links } = made.body;
  expect(table).toMatchObject({ state: "lobby", owner: "Ada", you: { owner: true, seats: [0] } });
  expect(links.map(({ seat }) => seat)).toEqual([0, 1, null]);
  const watcher = await new Guest(url).socket();
  await watcher.ask({ is: "followLobby" });
  expect(watcher.received.find((m) => m.is === "tables")).toMatchObject({ tables: [{ table: table.table }] });

  const ben = new Guest(url);
  const any = links.find(({ seat }) => seat === null)?.token ?? "";
  expect((await ben.enter(any)).body).toMatchObject({ seat: null, yours: false, table: { table: table.table } });
  expect((await ben.sit(table, 1, "Ben")).body.bad?.[0]?.code).toBe("TABLE_LINK");
  const sat = await ben.sit(table, 1, "Ben", any);
  expect(sat.body.table.seats.map(({ name, kind, ready }) => [name, kind, ready])).toEqual([
    ["Ada", "person", false],
    ["Ben", "person", true],
  ]);
  await watcher.until((m) => m.is === "table" && m.table.seats[1]?.name === "Ben");
  expect((await ada.start(table.table)).body.bad?.[0]?.code).toBe("TABLE_ENTROPY");
  await ada.entropy(table, 0);
  expect((await ben.start(table.table)).status).toBe(403);
  const begins = await ada.start(table.table);
  expect(begins.body).toMatchObject({
    state: "playing",
    summary: { match: table.table, commitment: table.commitment },
  });
  expect((await ada.start(table.table)).body.bad?.[0]?.code).toBe("TABLE_STATE");
  await watcher.close();
});

test("two clients play, and each act reaches the other player", async () => {
  const { a, b, id } = await begin(url);
  await playOn(id, [a, b], 12);
  expect(a.latest().at).toBe(b.latest().at);
  expect(a.latest().at).toBeGreaterThan(10);
  expect(await b.ask({ is: "record", match: id })).toMatchObject({
    is: "invalid",
    bad: [{ code: "SERVICE_FORBIDDEN" }],
  });
});

test("a resignation ends the match, and the record verifies with the seats' entropy", async () => {
  const { ada, a, b, id } = await begin(url);
  const { at } = a.latest();
  const played = await a.commit(id, 0, at, [{ step: "concede", act: { do: "concede" } }]);
  expect(played.is).toBe("played");
  await b.update((u) => u.summary.over !== null);
  const record = await b.ask({ is: "record", match: id });
  expect(record).toMatchObject({ is: "record", record: { entropy: [ENTROPY, ENTROPY], result: { winners: [1] } } });
  const { verifyRecord } = await import("@starboard/kernel");
  const { loadGame } = await import("../src/play/games.ts");
  if (record.is !== "record") throw new Error("no record");
  const { checks } = verifyRecord(record.record, loadGame as never);
  expect(checks.map(({ state }) => state)).not.toContain("failed");
  expect(checks.map(({ state }) => state)).not.toContain("open");
  await expect.poll(async () => (await ada.table(id)).body.state).toBe("over");
});

describe("reconnecting", () => {
  test("with `since` sends what was missed, once", async () => {
    const { a, b, ben, id } = await begin(url);
    await playOn(id, [a, b], 2);
    const { at } = b.latest();
    await b.close();
    const line = a;
    // Ada's own acts continue while Ben is disconnected.
    for (let i = 0; i < 3 && line.latest().summary.asked[0] === 0; i++) {
      const move = anyMove(line.latest());
      if (move) await line.commit(id, 0, line.latest().at, [move]);
    }
    const again = await ben.socket();
    await again.ask({ is: "watch", match: id, viewer: 1 as never, since: at });
    expect(again.latest().logItems.every(({ n }) => n >= at)).toBe(true);
    expect(again.latest().at).toBe(line.latest().at);
  });

  test("a repeated commit is executed once, a stale one not at all", async () => {
    const { a, b, id } = await begin(url);
    const first = [a, b].find((line) => line.latest().summary.asked[0] === (line === a ? 0 : 1)) as TestConnection;
    const seat = first === a ? 0 : 1;
    const { at } = first.latest();
    const move = anyMove(first.latest());
    if (!move) throw new Error("no move");
    const once = await first.commit(id, seat, at, [move], "the-same-key");
    const twice = await first.commit(id, seat, at, [move], "the-same-key");
    expect(once.is).toBe("played");
    expect({ ...twice, id: 0 }).toEqual({ ...once, id: 0 });
    expect(await first.commit(id, seat, at, [move], "another-key")).toMatchObject({ is: "stale" });
  });
});

describe("a seat", () => {
  test("is seen and played only by its own player", async () => {
    const { b, id } = await begin(url);
    const stranger = await new Guest(url).socket();
    const forbidden = { is: "invalid", bad: [{ code: "SERVICE_FORBIDDEN" }] };
    expect(await stranger.ask({ is: "watch", match: id, viewer: 0 as never, since: 0 })).toMatchObject(forbidden);
    expect(await b.ask({ is: "watch", match: id, viewer: 0 as never, since: 0 })).toMatchObject(forbidden);
    expect(await b.commit(id, 0, 1, [{ step: "concede", act: { do: "concede" } }])).toMatchObject(forbidden);
    expect(
      await b.ask({ is: "seat", match: id, seat: 0 as never, occupant: { name: "x", kind: "bot" }, at: 1 }),
    ).toMatchObject(forbidden);
    expect(await b.ask({ is: "remove", match: id })).toMatchObject(forbidden);
    expect(await b.ask({ is: "list" })).toMatchObject(forbidden);
  });

  test("has a link that leads only to it, also on another device, until it is renewed", async () => {
    const { ben, id, ada, token } = await begin(url);
    const links = (await ben.http<{ seat: number; token: string }[]>("GET", `/api/tables/${id}/links`)).body;
    expect(links.map(({ seat }) => seat)).toEqual([1]);
    const own = links[0]?.token ?? "";
    const phone = new Guest(url);
    // The invitation was for a vacant seat.
    expect((await phone.enter(token)).body.bad?.[0]?.code).toBe("TABLE_LINK");
    expect((await phone.enter(own)).body).toMatchObject({ seat: 1, yours: true });
    // The invitation leads its own player back to the seat, and so does the table's common link.
    expect((await ben.enter(token)).body).toMatchObject({ seat: 1, yours: true, table: { table: id } });
    expect((await ada.enter(token)).body).toMatchObject({ seat: 0, yours: true });
    const line = await phone.socket();
    expect(await line.ask({ is: "watch", match: id, viewer: 1 as never, since: 0 })).toMatchObject({ is: "done" });
    await line.ask({ is: "followTable", table: id, chat: 0 });

    const forged = own.replace(id, (await begin(url)).id);
    expect((await new Guest(url).enter(forged)).body.bad?.[0]?.code).toBe("TABLE_LINK");
    const seat0 = own.replace(".1.", ".0.");
    expect((await new Guest(url).enter(seat0)).body.bad?.[0]?.code).toBe("TABLE_LINK");

    await ben.http("POST", `/api/tables/${id}/seats/1/relink`);
    await line.until((m) => m.is === "notice" && m.code === "SERVICE_FORBIDDEN");
    expect((await new Guest(url).enter(own)).body.bad?.[0]?.code).toBe("TABLE_LINK");
    expect((await phone.table(id)).body.you.seats).toEqual([]);
    expect((await ada.table(id)).body.you.seats).toEqual([0]);
  });
});

test("before the start: leaving, removing players, giving seats to bots, deleting the table", async () => {
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }], listed: true });
  const { table } = made.body;
  const ben = new Guest(url);
  // A seat reserved for a friend is reserved again, although other seats of the table are open.
  const kept = await ada.make({
    game: edition("4000ad"),
    options: { "ad.players": 3 },
    seats: [{ is: "me" }, { is: "friend" }, { is: "open" }],
    listed: true,
  });
  const { table: three, links } = kept.body;
  await ben.sit(three, 1, "Ben", links.find(({ seat }) => seat === 1)?.token);
  const left = await ben.http<TableInfo>("POST", `/api/tables/${three.table}/seats/1/leave`);
  expect(left.body.seats.map(({ reservedFor }) => reservedFor)).toEqual([null, "friend", "open"]);
  await ben.sit(table, 1, "Ben");
  const free = await ben.http<TableInfo>("POST", `/api/tables/${table.table}/seats/1/leave`);
  expect(free.body.seats[1]).toMatchObject({ kind: "vacant", reservedFor: "open" });
  await ben.sit(table, 1, "Ben");
  expect((await ben.http("POST", `/api/tables/${table.table}/seats/0/kick`)).status).toBe(403);
  await ada.http("POST", `/api/tables/${table.table}/seats/1/kick`);
  expect((await ben.sit(table, 1, "Ben")).body.bad?.[0]?.code).toBe("TABLE_FORBIDDEN");
  expect((await ben.table(table.table)).body.you).toMatchObject({ removed: true, seats: [] });
  const bot = await ada.http<{ table: TableInfo }>("PUT", `/api/tables/${table.table}/seats/1`, {
    is: "bot",
    level: 2,
  });
  expect(bot.body.table.seats[1]).toMatchObject({ kind: "bot", level: 2 });
  expect((await ben.http("DELETE", `/api/tables/${table.table}`)).status).toBe(403);
  expect((await ada.http("DELETE", `/api/tables/${table.table}`)).status).toBe(204);
  expect((await ada.table(table.table)).status).toBe(404);
});

test("the table owner may change the terms until the match begins; it starts automatically if the terms say so", async () => {
  const [ada, ben] = [new Guest(url), new Guest(url)];
  const made = await ada.make({
    game: edition("4000ad"),
    options: { "ad.players": 2 },
    seats: [{ is: "me" }, { is: "open" }],
  });
  const { table } = made.body;
  const path = `/api/tables/${table.table}`;
  const clock = { is: "live", main: 900, increment: 10 } as const;
  const changed = await ada.http<TableInfo>("PATCH", path, { title: " Friday ", clock, autoStart: true });
  expect(changed.body.terms).toMatchObject({ title: "Friday", clock, autoStart: true, takeBack: "consent" });
  expect((await ben.http("PATCH", path, { title: "mine" })).status).toBe(403);
  expect((await ada.http("PATCH", path, { clock: { is: "sundial" } })).body.bad?.[0]).toMatchObject({
    code: "HOST_FORM",
  });
  // The game validates the options, and they must fit the number of seats.
  expect((await ada.http("PATCH", path, { options: { "ad.players": 4 } })).body.bad?.[0]?.code).toBe("MATCH_SEATS");
  const options = await ada.http<TableInfo>("PATCH", path, {
    options: { "ad.players": 2, "ad.version": "independents" },
  });
  expect(options.body.options).toMatchObject({ "ad.version": "independents" });
  await ada.entropy(table, 0);
  const sat = await ben.sit(table, 1, "Ben");
  expect(sat.body.table).toMatchObject({ state: "playing", summary: { clock: { rule: clock } } });
  expect((await ada.http("PATCH", path, { title: "late" })).body.bad?.[0]?.code).toBe("TABLE_STATE");
  expect((await ada.http("DELETE", path)).body.bad?.[0]?.code).toBe("TABLE_STATE");
});

test("a wrong commitment and a taken seat are refused", async () => {
  const [ada, ben, cleo] = [new Guest(url), new Guest(url), new Guest(url)];
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "open" }, { is: "open" }] });
  const { table } = made.body;
  const wrong = { ...table, commitment: "00".repeat(32) };
  expect((await ben.sit(wrong, 0, "Ben")).body.bad?.[0]?.code).toBe("TABLE_COMMITMENT");
  await ben.sit(table, 0, "Ben");
  expect((await cleo.sit(table, 0, "Cleo")).body.bad?.[0]?.code).toBe("TABLE_TAKEN");
  expect((await cleo.sit(table, 7, "Cleo")).body.bad?.[0]?.code).toBe("TABLE_SEAT");
  // If several people request the last seat at once, one gets it.
  const crowd = Array.from({ length: 6 }, () => new Guest(url));
  const sat = await Promise.all(crowd.map((guest, n) => guest.sit(table, 1, `Guest ${n}`)));
  expect(sat.filter(({ status }) => status === 200).length).toBe(1);
});
