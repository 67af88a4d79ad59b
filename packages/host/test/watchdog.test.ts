/** Tests stuck matches: found, logged, counted, retried with growing pauses, and closed if they cannot be played. */
import type { Host } from "@starboard/host";
import type { BotRunner } from "@starboard/match";
import type { StuckMatch } from "@starboard/wire/admin";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterEach, expect, test } from "vitest";
import { tableDocs, type TableDoc } from "../src/tables/doc.ts";
import { tournaments } from "../src/tournaments/doc.ts";
import { begin, edition, Guest, openHost, settings } from "./guest.ts";
import { cup, path, start } from "./tournaments/club.ts";

const TOKEN = "a-long-enough-secret";
const MINUTE = 60_000;
let open: Host | undefined;
afterEach(() => open?.close());

/** A host whose clock the test moves, with bots that think only as often as allowed. */
async function standing(botRunner?: BotRunner & { close(): void }) {
  let at = Date.UTC(2030, 0, 1);
  const log: string[] = [];
  const { host, url } = await openHost({
    settings: settings({ STARBOARD_ADMIN: TOKEN, STARBOARD_LOG: "warn" }),
    now: () => at,
    logTo: { write: (line) => void log.push(line) },
    ...(botRunner && { botRunner }),
  });
  open = host;
  const admin = <T>(method: string, to: string) =>
    new Guest(url).http<T>(method, `/api/admin${to}`, undefined, { "x-starboard-admin": TOKEN });
  const stuck = async (): Promise<readonly StuckMatch[]> => (await admin<StuckMatch[]>("GET", "/stuck")).body;
  const pass = async (ms: number): Promise<void> => {
    at += ms;
    await host.watchdog.check();
  };
  return { host, url, log, admin, stuck, pass };
}
const metric = async (host: Host, line: string): Promise<boolean> =>
  (await host.services.metrics.registry.metrics()).includes(line);

test("a bot that does not move for a minute is found, logged, counted, and retried with growing pauses", async () => {
  let thoughts = 0;
  const { host, url, log, admin, stuck, pass } = await standing({
    think: () => {
      thoughts += 1;
      return { thought: new Promise(() => {}), stop: () => {} };
    },
    close: () => {},
  });
  const ada = new Guest(url);
  const made = await ada.make({
    game: edition("anaxis"),
    title: "Slow",
    seats: [{ is: "bot", level: 1 }, { is: "me" }],
  });
  const id = made.body.table.table;
  await ada.entropy(made.body.table, 1);
  await ada.start(id);
  await pass(MINUTE - 1);
  const summary = await host.services.matches.summary(id);
  expect(summary?.asked).toContain(0);
  expect(await stuck()).toEqual([]);
  await pass(1);
  expect(await stuck()).toMatchObject([
    { table: id, title: "Slow", reason: "bot", tries: 1, code: null, closesAt: null },
  ]);
  expect(log.some((line) => line.includes(id) && line.includes('"reason":"bot"'))).toBe(true);
  expect(await metric(host, 'starboard_stuck_matches{reason="bot"} 1')).toBe(true);
  expect(await metric(host, 'starboard_stuck_retries_total{reason="bot"} 1')).toBe(true);
  // The second try reloads the match, after twice the pause.
  const before = thoughts;
  await pass(MINUTE);
  expect((await stuck())[0]?.tries).toBe(2);
  expect(thoughts).toBeGreaterThan(before);
  await pass(MINUTE);
  expect((await stuck())[0]?.tries).toBe(2);
  await pass(MINUTE);
  expect((await stuck())[0]?.tries).toBe(3);
  // The administrator's button retries at once, and is logged.
  expect((await admin<StuckMatch[]>("POST", `/stuck/${id}/retry`)).body[0]?.tries).toBe(4);
  expect((await admin<{ action: string; of: string }[]>("GET", "/audit")).body[0]).toMatchObject({
    action: "retried",
    of: id,
  });
  expect((await admin("POST", "/stuck/nowhere/retry")).status).toBe(404);
  // A match that continues is not listed any more.
  await host.services.matches.service.setClock(id, { is: "close" });
  await pass(1);
  expect(await stuck()).toEqual([]);
  expect(await metric(host, 'starboard_stuck_matches{reason="bot"} 0')).toBe(true);
});

test("an expired clock that was not handled is flagged by the next try", async () => {
  const { host, url, stuck, pass } = await standing();
  const { id } = await begin(url, "anaxis", { clock: { is: "turn", each: 60 }, onTimeout: "lose" });
  const summary = await host.services.matches.summary(id);
  // As if the due date had been lost: no schedule runs this match.
  await host.services.store.write([{ is: "schedule", key: `match/${id}`, at: null }]);
  await pass(2 * MINUTE);
  expect((await host.services.matches.summary(id))?.changedAt).toBeGreaterThan(summary?.changedAt ?? 0);
  await pass(0);
  expect(await stuck()).toEqual([]);
  expect(await metric(host, 'starboard_stuck_matches_found_total{reason="clock"} 1')).toBe(true);
});

test("a table whose match was never created is started", async () => {
  const { host, url, stuck, pass } = await standing();
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "bot", level: 1 }] });
  const id = made.body.table.table;
  await ada.entropy(made.body.table, 0);
  const { store, now } = host.services;
  await tableDocs.update(store, id, now(), (doc) => ({ doc: { ...doc, state: "playing" } }));
  await pass(MINUTE);
  expect(await host.services.matches.summary(id)).toBeDefined();
  await pass(0);
  expect(await stuck()).toEqual([]);
});

/** A copy of a match under the name of a game that is not installed. */
async function lose(host: Host, id: string, game = "gone@1"): Promise<string> {
  const { store, now } = host.services;
  const lost = `${id}lost`;
  const opening = await store.opening(id);
  const [summary] = await store.summariesOf([id]);
  const kept = await tableDocs.get(store, id);
  if (!opening || !summary || !kept) throw new Error("no match to lose");
  await store.create({ ...opening, match: lost, game }, await store.rows(id, 0), { ...summary, match: lost, game });
  const doc: TableDoc = { ...kept.doc, game };
  await store.write([tableDocs.put(lost, doc, now(), 0)]);
  return lost;
}

test("a match of an edition that is newer than this program is listed and never closed, since a newer host plays it", async () => {
  const { host, url, stuck, pass } = await standing();
  const { ben, id } = await begin(url, "trekwar");
  const newer = await lose(host, id, "trekwar@99");
  await pass(1000);
  expect(await stuck()).toMatchObject([{ table: newer, game: "trekwar@99", reason: "unplayable", closesAt: null }]);
  await pass(30 * MINUTE);
  expect((await ben.table(newer)).body.state).toBe("playing");
  expect(await stuck()).toMatchObject([{ table: newer, closesAt: null }]);
});

test("a match whose game is not installed is listed, then closed with that reason; its record can be downloaded", async () => {
  const { host, url, log, admin, stuck, pass } = await standing();
  const { ada, ben, id } = await begin(url, "trekwar");
  const lost = await lose(host, id);
  await pass(1000);
  const [one] = await stuck();
  expect(one).toMatchObject({ table: lost, game: "gone@1", reason: "unplayable", code: "MATCH_EDITION", tries: 0 });
  expect(log.some((line) => line.includes(lost))).toBe(true);
  // The right version may be installed soon: hands stay hidden until then.
  expect((await admin("GET", `/tables/${lost}/record`)).body.bad?.[0]?.code).toBe("TABLE_STATE");
  expect((await ada.http("GET", `/api/tables/${lost}/record`)).body.bad?.[0]?.code).toBe("TABLE_STATE");
  await pass((one?.closesAt ?? 0) - host.services.now() - 1);
  expect((await ben.table(lost)).body.state).toBe("playing");
  await pass(1);
  expect((await ben.table(lost)).body).toMatchObject({
    state: "over",
    closed: { is: "unplayable", why: "gone@1" },
    summary: { asked: [] },
  });
  expect(await stuck()).toEqual([]);
  const record = await ben.http<{ opening: { match: string }; rows: unknown[] }>("GET", `/api/tables/${lost}/record`);
  expect(record.status).toBe(200);
  expect(record.body.opening.match).toBe(lost);
  expect(record.body.rows.length).toBeGreaterThan(0);
  expect((await admin("GET", `/tables/${lost}/record`)).status).toBe(200);
  // The original match continues.
  expect((await ben.table(id)).body.state).toBe("playing");
});

test("a tournament whose game is not installed is closed with that reason, after the same pause", async () => {
  const { host, url, log, pass } = await standing();
  const one = await cup(url, ["Vic", "Wim"], { rounds: 1 });
  await start(one);
  const { store, now } = host.services;
  await tournaments.update(store, one.id, now(), (doc) => ({ doc: { ...doc, game: "gone@1" } }));
  await pass(1000);
  expect((await one.info()).state).toBe("running");
  await pass(10 * MINUTE);
  const { body } = await one.organiser.http<TournamentInfo>("GET", path(one.id));
  expect(body).toMatchObject({ state: "over" });
  expect(body.events.at(-1)).toMatchObject({ what: "unplayable", why: "gone@1", by: null });
  expect(log.some((line) => line.includes(one.id))).toBe(true);
});
