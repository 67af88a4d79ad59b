/** Tests announcements, read-only mode, and the figures of a server. */
import type { Host } from "@starboard/host";
import type { BotRunner } from "@starboard/match";
import type { AuditEntry, AdminFigures } from "@starboard/wire/admin";
import type { ServiceStatus } from "@starboard/wire/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyMove, begin, edition, Guest, openHost, playOn, settings } from "./guest.ts";

const TOKEN = "a-long-enough-secret";
let at = Date.UTC(2030, 0, 1);
let host: Host;
let url = "";
let thoughts = 0;
const botRunner: BotRunner & { close(): void } = {
  think: () => {
    thoughts += 1;
    return { thought: new Promise(() => {}), stop: () => {} };
  },
  close: () => {},
};
beforeAll(async () => {
  ({ host, url } = await openHost({ settings: settings({ STARBOARD_ADMIN: TOKEN }), now: () => at, botRunner }));
});
afterAll(() => host.close());
const admin = <T>(method: string, to: string, body?: object) =>
  new Guest(url).http<T>(method, `/api/admin${to}`, body, { "x-starboard-admin": TOKEN });
const status = async (): Promise<ServiceStatus> =>
  (await new Guest(url).http<ServiceStatus>("GET", "/api/status")).body;

test("an announcement reaches every open page at once, and pages opened later", async () => {
  const line = await new Guest(url).socket();
  const startsAt = at + 600_000;
  const changed = await admin("PUT", "/announcement", { text: "  New disks  ", startsAt });
  expect(changed.body).toEqual({ text: "New disks", startsAt, readOnly: false });
  await line.until((m) => m.is === "status" && m.status.text === "New disks");
  const welcome = await (await new Guest(url).socket()).ask({ is: "hello", client: "test" });
  expect(welcome).toMatchObject({ is: "welcome", status: { text: "New disks", startsAt } });
  expect(await status()).toEqual({ text: "New disks", startsAt, readOnly: false });
  expect((await admin<AuditEntry[]>("GET", "/audit")).body[0]).toMatchObject({
    action: "announced",
    about: "New disks",
  });
  await admin("PUT", "/announcement", { text: "", startsAt: 5 });
  await line.until((m) => m.is === "status" && m.status.text === "");
  expect(await status()).toEqual({ text: "", startsAt: null, readOnly: false });
  expect((await new Guest(url).http("PUT", "/api/admin/announcement", { text: "x", startsAt: null })).status).toBe(401);
});

test("in read-only mode nothing is accepted, clocks stop and bots wait; afterwards play continues", async () => {
  const { ada, a, b, id } = await begin(url, "anaxis", { clock: { is: "turn", each: 60 } });
  // A match that its players paused stays paused.
  const quiet = await begin(url, "anaxis", { clock: { is: "turn", each: 60 } });
  await host.services.matches.service.setClock(quiet.id, { is: "pause" });
  const on = await admin("PUT", "/read-only", { on: true });
  expect(on.body).toMatchObject({ readOnly: true });
  const clock = async (match: string) => (await host.services.matches.summary(match))?.clock;
  expect(await clock(id)).toMatchObject({ stopped: "pause", running: [] });
  const paused = await a.update(({ summary }) => summary.clock?.stopped === "pause");
  const seat = paused.summary.asked[0] ?? 0;
  const line = seat === 0 ? a : b;
  const move = anyMove(line.latest());
  expect(await line.commit(id, seat, paused.at, move ? [move] : [])).toMatchObject({
    bad: [{ code: "HOST_READ_ONLY" }],
  });
  expect(await a.ask({ is: "say", table: id, to: "table", text: "Hello?" })).toMatchObject({
    bad: [{ code: "HOST_READ_ONLY" }],
  });
  const refused = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] });
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([503, "HOST_READ_ONLY"]);
  expect((await ada.http("POST", `/api/tables/${id}/seats/${seat}/acts`, {})).body.bad?.[0]?.code).toBe(
    "HOST_READ_ONLY",
  );
  // Everything can be read, and no due work is done.
  expect((await ada.table(id)).status).toBe(200);
  await host.services.store.write([{ is: "schedule", key: `match/${id}`, at: at - 1 }]);
  await host.services.matches.runAllDue();
  expect((await host.services.store.getScheduled([`match/${id}`]))[0]?.at).toBe(at - 1);
  at += 3_600_000;
  await host.watchdog.check();
  expect(host.watchdog.list()).toEqual([]);
  const off = await admin("PUT", "/read-only", { on: false });
  expect(off.body).toMatchObject({ readOnly: false });
  expect(await clock(id)).toMatchObject({ stopped: null, left: [60_000, 60_000], since: at });
  expect(await clock(quiet.id)).toMatchObject({ stopped: "pause" });
  await a.update(({ summary }) => summary.clock?.stopped === null);
  await playOn(id, [a, b], 1);
  const done = (await admin<AuditEntry[]>("GET", "/audit")).body.filter(({ action }) => action === "readOnly");
  expect(done.map(({ about }) => about).sort()).toEqual(["off", "on"]);
});

test("a bot that is asked in read-only mode thinks when the mode ends", async () => {
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "bot", level: 1 }, { is: "me" }] });
  const id = made.body.table.table;
  await ada.entropy(made.body.table, 1);
  await ada.start(id);
  await host.services.service.change({ readOnly: true });
  await host.services.matches.service.restart(id, true);
  const before = thoughts;
  await host.services.service.change({ readOnly: false });
  await expect.poll(() => thoughts).toBe(before + 1);
});

test("the figures show how much is played, how fast, and what waits", async () => {
  at += 600_000;
  const { a, b, id } = await begin(url);
  await playOn(id, [a, b], 3);
  const { body } = await admin<AdminFigures>("GET", "/figures");
  expect(body.movesPerSecond).toBeGreaterThanOrEqual(3 / 60);
  expect(body.moveP95Ms).toBeGreaterThan(0);
  expect(body.requestP95Ms).toBeGreaterThan(0);
  expect(body.botsWaiting).toBeGreaterThanOrEqual(1);
  expect(body).toMatchObject({ stuck: 0, disk: null });
  expect(body.connections).toBeGreaterThanOrEqual(2);
  expect(body.memory).toBeGreaterThan(1e7);
  // Old figures expire.
  at += 600_000;
  expect((await admin<AdminFigures>("GET", "/figures")).body).toMatchObject({ movesPerSecond: 0, moveP95Ms: null });
});
