/** Tests administration: only administrators see the host's data and ban people. */
import type {
  AuditEntry,
  AdminInfo,
  AdminTableDetail,
  AdminPlayer,
  AdminReport,
  AdminTable,
} from "@starboard/wire/admin";
import type { Me } from "@starboard/wire/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { anyMove, begin, edition, Guest, openHost, settings } from "./guest.ts";
import { arrive, cup, path, start } from "./tournaments/club.ts";

const TOKEN = "a-long-enough-secret";
let host: Host;
let url = "";
const log: string[] = [];
beforeAll(async () => {
  ({ host, url } = await openHost({
    settings: settings({ STARBOARD_ADMIN: TOKEN, STARBOARD_LOG: "warn" }),
    logTo: { write: (line) => void log.push(line) },
  }));
});
afterAll(() => host.close());
const admin = <T>(method: string, path: string, body?: object) =>
  new Guest(url).http<T>(method, `/api/admin${path}`, body, { "x-starboard-admin": TOKEN });

test("the administration needs the token, guesses are limited, and without a token the page does not exist", async () => {
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    const tried = await new Guest(url).http("GET", "/api/admin", undefined, { "x-starboard-admin": `guess ${i}` });
    codes.push(tried.body.bad?.[0]?.code);
  }
  expect(codes[0]).toBe("HOST_SIGN_IN");
  expect(codes.at(-1)).toBe("HOST_RATE");
  expect((await admin<AdminInfo>("GET", "")).body.storage.kind).toBe("memory");
  const { host: other, url: address } = await openHost();
  expect((await new Guest(address).http("GET", "/api/admin")).status).toBe(404);
  await other.close();
});

test("tables, players, storage and versions are shown; secrets are not", async () => {
  const { id } = await begin(url, "anaxis", { title: "Friday" });
  const info = (await admin<AdminInfo>("GET", "")).body;
  expect(info).toMatchObject({ node: process.version, tables: { playing: 1 } });
  const list = (await admin<AdminTable[]>("GET", "/tables")).body;
  expect(list[0]).toMatchObject({ table: id, title: "Friday", state: "playing", seats: ["Ada", "Ben"] });
  const players = (await admin<AdminPlayer[]>("GET", "/players")).body;
  expect(players.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ada", "Ben"]));
  const founding = (await host.services.store.get("secret", id))?.doc as { secret: string } | undefined;
  if (founding) expect(JSON.stringify([info, list, players])).not.toContain(founding.secret);
  expect(JSON.stringify(list)).not.toContain("entropy");
});

test("a report is settled; a banned person is treated as signed out, reads the reason, and has everything back after the unban", async () => {
  const { ada, ben, a, b, id } = await begin(url);
  await ben.http("POST", "/api/account", { login: "benno", password: "correct horse", name: "Ben" });
  await b.ask({ is: "say", table: id, to: "table", text: "Something rude" });
  expect((await a.ask({ is: "report", table: id, n: 0, why: "rude" })).is).toBe("done");
  const [report] = (await admin<AdminReport[]>("GET", "/reports")).body;
  expect(report).toMatchObject({ table: id, text: "Something rude", name: "Ben", why: "rude" });
  const person = (await ben.http<Me>("GET", "/api/me")).body.person ?? "";
  expect(report?.writer).toBe(person);
  const bot = (await ben.http<{ token: string }>("POST", "/api/me/tokens", { name: "Deep" })).body.token;
  const asBot = async () =>
    (await new Guest(url, { authorization: `Bearer ${bot}` }).http<Me>("GET", "/api/me")).body.kind;
  expect(await asBot()).toBe("bot");
  expect((await admin("PUT", `/bans/${person}`, { why: "rude" })).status).toBe(204);
  expect(await b.closed).toBe(1008);
  expect(await asBot()).toBeNull();
  expect((await ben.http<Me>("GET", "/api/me")).body).toEqual({ person: null, kind: null, name: "", banned: "rude" });
  const refused = { code: "ACCOUNT_BANNED", at: "", about: { why: "rude" } };
  for (const [method, path] of [
    ["PUT", "/api/me"],
    ["GET", `/api/tables/${id}`],
    ["POST", "/api/account/delete"],
  ] as const)
    expect((await ben.http(method, path, method === "PUT" ? { name: "Ben" } : undefined)).body.bad).toEqual([refused]);
  const line = await ben.socket();
  expect(await line.ask({ is: "hello", client: "test" })).toMatchObject({ is: "welcome", me: { banned: "rude" } });
  expect(await line.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject({ bad: [refused] });
  expect(await line.ask({ is: "followTable", table: id, chat: 0 })).toMatchObject({ bad: [refused] });
  const again = () => ben.http("POST", "/api/account/sign-in", { login: "benno", password: "correct horse" });
  expect((await again()).body.bad?.[0]?.code).toBe("ACCOUNT_BANNED");
  const shut = (await admin<AdminPlayer[]>("GET", "/players")).body.find((one) => one.person === person);
  expect(shut?.banned).toBe("rude");
  expect((await ada.table(id)).status).toBe(200);
  // Another person may use the browser of a banned player; other browsers stay signed in.
  const shared = new Guest(url);
  await admin("DELETE", `/bans/${person}`);
  await shared.http("POST", "/api/account/sign-in", { login: "benno", password: "correct horse" });
  expect(shared.cookie).not.toBe(ben.cookie);
  await admin("PUT", `/bans/${person}`, { why: "rude" });
  expect((await shared.http<Me>("GET", "/api/me")).body).toMatchObject({ person: null, banned: "rude" });
  expect((await shared.http("POST", "/api/account/sign-out")).status).toBe(204);
  expect((await shared.http<Me>("GET", "/api/me")).body).toEqual({ person: null, kind: null, name: "" });
  expect((await shared.me("Cleo")).body.name).toBe("Cleo");
  await admin("DELETE", `/bans/${person}`);
  // The browser has its identity and seat again.
  expect((await ben.http<Me>("GET", "/api/me")).body).toMatchObject({ person, name: "Ben" });
  expect((await ben.table(id)).body.you.seats).toEqual([1]);
  expect((await again()).status).toBe(200);
  await admin("DELETE", `/reports/${report?.id}`);
  expect((await admin<AdminReport[]>("GET", "/reports")).body).toEqual([]);
});

test("an administrator views a table without private data and closes it for good with a reason; both are logged", async () => {
  const { ada, ben, a, b, id } = await begin(url, "trekwar", { title: "Noisy", options: { deckLists: "closed" } });
  const asked = a.latest().summary.asked[0] ?? 0;
  const mover = asked === 0 ? a : b;
  const before = mover.latest();
  const looked = (await admin<AdminTableDetail>("GET", `/tables/${id}`)).body;
  expect(looked).toMatchObject({
    state: "playing",
    title: "Noisy",
    owner: "Ada",
    entries: before.at,
    why: null,
    who: [
      { name: "Ada", kind: "person", account: false },
      { name: "Ben", kind: "person" },
    ],
  });
  expect(looked.who.flatMap((one, seat) => (one.asked ? [seat] : []))).toEqual(before.summary.asked);
  expect(Object.keys(looked)).not.toContain("options");
  const seen = JSON.stringify(looked);
  for (const secret of ["entropy", "secret", "cookie", ada.cookie.split("=")[1] ?? "none"])
    expect(seen).not.toContain(secret);
  expect((await admin("GET", "/tables/nowhere")).status).toBe(404);
  // Without the token every request fails; after many guesses the error is another one.
  const barred = (await new Guest(url).http("PUT", `/api/admin/tables/${id}/closed`, { why: "x" })).body.bad;
  expect(["HOST_SIGN_IN", "HOST_RATE"]).toContain(barred?.[0]?.code);
  expect((await admin<AdminTableDetail>("PUT", `/tables/${id}/closed`, { why: "shouting" })).body).toMatchObject({
    state: "over",
    closed: true,
    why: "shouting",
  });
  // Connected players receive the change: no seat is asked any more, and acts are refused.
  for (const line of [a, b])
    await line.update(({ summary, offers }) => summary.asked.length === 0 && offers.length === 0);
  const info = (await ben.table(id)).body;
  expect(info).toMatchObject({
    state: "over",
    closed: { is: "host", why: "shouting" },
    summary: { asked: [], over: null },
  });
  const move = anyMove(before);
  const late = await mover.commit(id, asked, before.at, move ? [move] : []);
  expect(late).toMatchObject({ is: "invalid", bad: [{ code: "SERVICE_FORBIDDEN" }] });
  for (const what of [{ is: "rematch" }, { is: "pause" }] as const)
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what })).toMatchObject({
      bad: [{ code: "TABLE_STATE" }],
    });
  const mine = await ada.http<{ tables: { table: string; state: string }[] }>("GET", "/api/tables?of=mine");
  expect(mine.body.tables.find(({ table }) => table === id)?.state).toBe("over");
  expect((await admin("PUT", `/tables/${id}/closed`, { why: "" })).body.bad?.[0]?.code).toBe("TABLE_STATE");
  // A table that has not begun leaves the lobby, and its seats cannot be taken.
  const open = (await ada.make({ game: edition("anaxis"), listed: true, seats: [{ is: "me" }, { is: "open" }] })).body;
  await admin("PUT", `/tables/${open.table.table}/closed`, { why: "a rude name" });
  expect((await ben.sit(open.table, 1, "Ben")).body.bad?.[0]?.code).toBe("TABLE_STATE");
  const lobby = await ben.http<{ tables: { table: string }[] }>("GET", "/api/tables");
  expect(lobby.body.tables.map(({ table }) => table)).not.toContain(open.table.table);
  const done = (await admin<AuditEntry[]>("GET", "/audit")).body;
  expect(done.find(({ of }) => of === id)).toMatchObject({ action: "closed", about: "Noisy", why: "shouting" });
  const noted = log.find((line) => line.includes(id)) ?? "";
  expect(JSON.parse(noted)).toMatchObject({ admin: "closed", of: id, why: "shouting" });
  expect(log.join("")).not.toContain(TOKEN);
});

test("lists go back further than their first page", async () => {
  const first = (await admin<AdminTable[]>("GET", "/tables")).body;
  const last = first.at(-1);
  const next = await admin<AdminTable[]>("GET", `/tables?after=${(last?.changedAt ?? 0) + 1}.${last?.table}`);
  expect(next.body.at(-1)).toEqual(last);
  expect((await admin<AdminTable[]>("GET", `/tables?after=${last?.changedAt}.${last?.table}`)).body).toEqual([]);
});

test("the organiser rules the result of a tournament match that an administrator closed", async () => {
  const one = await cup(url, ["Vic", "Wim"], { rounds: 1 });
  const { table = "", seats = [] } = (await start(one)).played[0]?.pairings[0]?.legs[0] ?? {};
  for (const n of seats) await arrive(one.players[n] as Guest, table);
  const looked = (await admin<AdminTableDetail>("PUT", `/tables/${table}/closed`, { why: "threats" })).body;
  expect(looked).toMatchObject({ tournament: one.id, owner: "Olga", state: "over" });
  const waits = await one.info();
  expect(waits).toMatchObject({
    state: "running",
    played: [{ pairings: [{ result: null, legs: [{ state: "over" }] }] }],
  });
  const ruled = await one.organiser.http<TournamentInfo>("PUT", path(one.id, "rounds", 1, "pairings", 0), {
    scores: [1, 0],
    why: "Wim was shouting",
  });
  expect(ruled.body).toMatchObject({ state: "over", played: [{ pairings: [{ result: { how: "ruled" } }] }] });
  expect((await (one.players[0] as Guest).table(table)).body.closed).toMatchObject({ is: "host", why: "threats" });
});
