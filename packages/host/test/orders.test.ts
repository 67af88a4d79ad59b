/** Tests conditional orders and private notes at a hosted table: private, persistent, played once, revocable. */
import type { Host } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import type { NotificationSettings } from "@starboard/wire/notifications";
import type { NoteInfo } from "@starboard/wire/notes";
import type { OrdersInfo } from "@starboard/wire/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, Guest, type TestConnection, openHost } from "./guest.ts";
import { closeCluster, lacks, places } from "./storage/stores.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(async () => {
  await host.close();
  await closeCluster();
});

const STAY = { step: "depart", act: { do: "stay" } };
const stays = { is: "answer", ...STAY, once: false };
const path = (id: string, seat: number): string => `/api/tables/${id}/seats/${seat}/orders`;
const give = (guest: Guest, id: string, seat: number, wish: object) =>
  guest.http<OrdersInfo>("POST", path(id, seat), wish);

/** A table of 4000 A.D., two powers to each seat; `first` is asked, `other` is not. */
async function open(at = url, options: object = {}) {
  const t = await begin(at, "4000ad", { options: { "ad.players": 2, ...options } });
  const first = t.a.latest().summary.asked[0] as number;
  const [mover, waiter] = first === 0 ? [t.a, t.b] : [t.b, t.a];
  const [moving, waiting] = first === 0 ? [t.ada, t.ben] : [t.ben, t.ada];
  return { ...t, first, other: 1 - first, mover, waiter, moving, waiting };
}
/** Every power of the asked seat stays where it is; returns the entry count afterwards. */
async function stay(connection: TestConnection, id: string, seat: number): Promise<number> {
  for (;;) {
    const { at } = connection.latest();
    const answer = await connection.commit(id, seat, at, [STAY]);
    if (answer.is !== "played") throw new Error(JSON.stringify(answer));
    const { summary } = await connection.update((u) => u.at >= answer.at);
    if (!summary.asked.includes(seat as never)) return answer.at;
  }
}

describe("orders", () => {
  test("are followed while the seat's player is away, and only that player sees them", async () => {
    const t = await open();
    const given = await give(t.waiting, t.id, t.other, stays);
    expect(given.status).toBe(201);
    expect(given.body.orders).toMatchObject([{ input: stays, used: 0, ended: null }]);
    await t.waiter.close();
    const at = await stay(t.mover, t.id, t.first);
    const after = await t.mover.update((u) => u.at > at && u.summary.asked.includes(t.first as never));
    expect(after.summary.over).toBeNull();
    const list = await t.waiting.http<OrdersInfo>("GET", path(t.id, t.other));
    expect(list.body.orders[0]?.used).toBe(2);
    // Not a byte of it was sent to the other seat or to spectators.
    const eve = await new Guest(url).socket();
    await eve.ask({ is: "watch", match: t.id, viewer: "public", since: 0 });
    for (const connection of [t.mover, eve])
      expect(connection.raw.some((text) => /ordered|orders/.test(text))).toBe(false);
    const back = await t.waiting.socket();
    await back.ask({ is: "watch", match: t.id, viewer: t.other as never, since: 0 });
    expect(back.latest().logItems.some((news) => news.ordered === true && news.by === t.other)).toBe(true);
  });

  test("keep lists in the game's own order, whatever order they were sent in, and so does the record", async () => {
    const t = await begin(url, "trekwar", { options: { firstOpener: "federation" } });
    const view = t.a.latest().view as { sides: { hand: { cards: string[] } }[] };
    const drop = view.sides[0]?.hand.cards.slice(0, 2) ?? [];
    const act = (cards: string[]) => ({ step: "exchange", act: { do: "exchange", drop: cards } });
    const turned = [...drop].reverse();
    const plan = { is: "plan", moves: [act(turned)], stopWhenConcerned: false };
    const given = await give(t.ben, t.id, 1, plan);
    expect(given.body.orders).toMatchObject([{ input: { ...plan, moves: [act(drop)] } }]);
    expect(await t.a.commit(t.id, 0, t.a.latest().at, [act(turned)])).toMatchObject({ is: "played" });
    const kept = await host.services.matches.service.execute({ is: "record", match: t.id });
    if (kept.is !== "record") throw new Error(kept.is);
    expect(kept.record.entries).toContainEqual(expect.objectContaining(act(drop)));
  });

  test("can be revoked, and are not followed afterwards", async () => {
    const t = await open();
    const { orders } = (await give(t.waiting, t.id, t.other, stays)).body;
    const gone = await t.waiting.http<OrdersInfo>("DELETE", `${path(t.id, t.other)}/${orders[0]?.id}`);
    expect(gone.body.orders).toEqual([]);
    const at = await stay(t.mover, t.id, t.first);
    await host.services.matches.runAllDue();
    expect((await t.waiter.update((u) => u.at >= at)).summary.asked).toEqual([t.other]);
    expect((await t.waiting.http("DELETE", `${path(t.id, t.other)}/${orders[0]?.id}`)).status).toBe(404);
  });

  test("belong to the seat's player: no other person sees, gives or revokes them, and they end when the player leaves", async () => {
    const t = await open();
    await give(t.waiting, t.id, t.other, stays);
    const eve = new Guest(url);
    await eve.me("Eve");
    for (const guest of [t.moving, eve, new Guest(url)]) {
      expect((await guest.http("GET", path(t.id, t.other))).body).toMatchObject({ bad: [{ code: "TABLE_FORBIDDEN" }] });
      expect((await give(guest, t.id, t.other, stays)).status).toBe(403);
    }
    await t.waiting.http("POST", `/api/tables/${t.id}/seats/${t.other}/leave`);
    const at = await stay(t.mover, t.id, t.first);
    await host.services.matches.runAllDue();
    expect((await t.mover.update((u) => u.at >= at)).summary.asked).toEqual([t.other]);
    expect((await t.waiting.http("GET", path(t.id, t.other))).status).toBe(403);
  });

  test("of invalid form are refused, and their number is limited", async () => {
    const t = await open();
    const deep = { do: "stay", more: JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`) as object };
    const wrong: readonly (readonly [object, string])[] = [
      [{}, "HOST_FORM"],
      [{ is: "always" }, "HOST_FORM"],
      [{ ...stays, more: 1 }, "HOST_FORM"],
      [{ ...stays, act: deep }, "HOST_FORM"],
      [{ ...stays, act: { do: "stay", note: "x".repeat(9_000) } }, "HOST_FORM"],
      [{ is: "plan", moves: [], stopWhenConcerned: false }, "HOST_FORM"],
      [{ is: "plan", moves: Array.from({ length: 51 }, () => STAY), stopWhenConcerned: false }, "HOST_FORM"],
      [{ ...stays, step: "produce" }, "ORDER_STEP"],
      [{ ...stays, step: "__proto__" }, "ORDER_STEP"],
      [{ ...stays, step: "toString" }, "ORDER_STEP"],
      [{ is: "plan", moves: [{ step: "depart", act: { do: "fly" } }], stopWhenConcerned: true }, "ORDER_ACT"],
    ];
    for (const [wish, code] of wrong)
      expect([code, (await give(t.waiting, t.id, t.other, wish)).body.bad?.[0]?.code]).toEqual([code, code]);
    expect((await t.waiting.http<OrdersInfo>("GET", path(t.id, t.other))).body.orders).toEqual([]);
    for (let i = 0; i < 20; i++) expect((await give(t.waiting, t.id, t.other, stays)).status).toBe(201);
    expect((await give(t.waiting, t.id, t.other, stays)).body).toMatchObject({ bad: [{ code: "ORDER_FULL" }] });
    const lobby = (
      await t.ada.make({ game: t.table.game, options: { "ad.players": 2 }, seats: [{ is: "me" }, { is: "open" }] })
    ).body.table;
    expect((await give(t.ada, lobby.table, 0, stays)).body).toMatchObject({ bad: [{ code: "TABLE_STATE" }] });
  });

  test("with stopWhenConcerned end when another player's act concerns the seat", async () => {
    const t = await open(url, { "ad.armistice": true });
    const plan = { is: "plan", moves: [STAY, STAY, STAY, STAY], stopWhenConcerned: true };
    await give(t.waiting, t.id, t.other, plan);
    // The mover's acts concern only the mover.
    const at = await stay(t.mover, t.id, t.first);
    await t.mover.update((u) => u.at > at && u.summary.asked.includes(t.first as never));
    expect((await t.waiting.http<OrdersInfo>("GET", path(t.id, t.other))).body.orders).toMatchObject([
      { used: 2, ended: null },
    ]);
    // A proposal concerns the player it is made to.
    const u = await t.mover.update((one) => one.summary.asked.includes(t.first as never) && one.at > at);
    const talk = u.offers.find(({ step }) => step === "armistice");
    const act = talk?.offers.find(({ refusal }) => !refusal)?.act;
    if (!talk || !act) throw new Error(`nothing to propose among ${u.offers.map(({ step }) => step).join()}`);
    await t.mover.commit(t.id, t.first, u.at, [{ step: talk.step, act }]);
    await expect
      .poll(async () => (await t.waiting.http<OrdersInfo>("GET", path(t.id, t.other))).body.orders[0]?.ended)
      .toBe("concerned");
  });
});

test.for(["sqlite", "postgres"] as const)(
  "orders and notes outlive the host that took them (%s)",
  async (kind, { skip }) => {
    if (lacks(kind)) skip();
    const place = await places[kind]();
    const first = await openHost({ storage: await openStorage(place) });
    const t = await open(first.url);
    await give(t.waiting, t.id, t.other, { is: "plan", moves: [STAY, STAY, STAY], stopWhenConcerned: false });
    await t.waiting.http("PUT", `/api/tables/${t.id}/note`, { text: "he bluffs", expectedVersion: 0 });
    await first.host.close();
    const second = await openHost({ storage: await openStorage(place) });
    const mover = new Guest(second.url);
    mover.cookie = t.moving.cookie;
    const connection = await mover.socket();
    await connection.ask({ is: "watch", match: t.id, viewer: t.first as never, since: 0 });
    const at = await stay(connection, t.id, t.first);
    await connection.update((u) => u.at > at && u.summary.asked.includes(t.first as never));
    const waiter = new Guest(second.url);
    waiter.cookie = t.waiting.cookie;
    expect((await waiter.http<OrdersInfo>("GET", path(t.id, t.other))).body.orders).toMatchObject([
      { used: 2, ended: null },
    ]);
    expect((await waiter.http<NoteInfo>("GET", `/api/tables/${t.id}/note`)).body).toEqual({
      text: "he bluffs",
      version: 1,
    });
    await second.host.close();
  },
);

test("orders, notes and notification targets move along when a guest signs in", async () => {
  const t = await open();
  await give(t.waiting, t.id, t.other, stays);
  const note = `/api/tables/${t.id}/note`;
  await t.waiting.http("PUT", note, { text: "as a guest", expectedVersion: 0 });
  const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
  await t.waiting.http("POST", "/api/notifications", { is: "push", endpoint: "https://push.example/me", keys });
  const home = new Guest(url);
  const login = { login: `club-${t.id.slice(0, 8)}`, password: "correct horse" };
  expect((await home.http("POST", "/api/account", { ...login, name: "Club" })).status).toBe(200);
  await home.http("PUT", note, { text: "as a member", expectedVersion: 0 });
  expect((await t.waiting.http("POST", "/api/account/sign-in", login)).status).toBe(200);
  for (const one of [home, t.waiting]) {
    expect((await one.http<NoteInfo>("GET", note)).body.text).toBe("as a member\nas a guest");
    expect((await one.http<OrdersInfo>("GET", path(t.id, t.other))).body.orders).toMatchObject([{ ended: null }]);
    expect((await one.http<NotificationSettings>("GET", "/api/notifications")).body.targets).toMatchObject([
      { is: "push" },
    ]);
  }
  const at = await stay(t.mover, t.id, t.first);
  await t.mover.update((u) => u.at > at && u.summary.asked.includes(t.first as never));
});

describe("private notes", () => {
  test("belong to one person, follow the seat to another device, and are not overwritten by an older version", async () => {
    const t = await open();
    const note = `/api/tables/${t.id}/note`;
    const write = (guest: Guest, text: string, expectedVersion: number) =>
      guest.http<NoteInfo>("PUT", note, { text, expectedVersion });
    expect((await write(t.ada, "Ben is weak in the east", 0)).body).toEqual({
      text: "Ben is weak in the east",
      version: 1,
    });
    expect((await t.ben.http<NoteInfo>("GET", note)).body).toEqual({ text: "", version: 0 });
    const [own] = (await t.ada.http<{ seat: number; token: string }[]>("GET", `/api/tables/${t.id}/links`)).body.filter(
      ({ seat }) => seat === 0,
    );
    const phone = new Guest(url);
    await phone.enter(own?.token ?? "");
    expect((await phone.http<NoteInfo>("GET", note)).body.text).toBe("Ben is weak in the east");
    expect((await write(phone, "from the phone", 1)).body.version).toBe(2);
    expect((await write(t.ada, "from the desk", 1)).body).toMatchObject({ bad: [{ code: "NOTE_STALE" }] });
    expect((await write(t.ada, "x".repeat(20_001), 2)).body).toMatchObject({ bad: [{ code: "HOST_FORM" }] });
    expect((await write(new Guest(url), "hello", 0)).body).toMatchObject({ bad: [{ code: "HOST_SIGN_IN" }] });
    expect((await t.ada.http("GET", "/api/tables/nowhere/note")).status).toBe(404);
    expect((await t.ada.http("GET", "/api/account/export")).body).toMatchObject({ note: [{ text: "from the phone" }] });
  });
});
