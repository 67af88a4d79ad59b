/** Whoever runs the host sees it and shuts people out; nobody else does. */
import type { AdminInfo, AdminPlayer, AdminReport, AdminTable } from "@starboard/wire/admin";
import type { Me } from "@starboard/wire/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { begin, Guest, openHost, settings } from "./guest.ts";

const TOKEN = "a-long-enough-secret";
let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost({ settings: settings({ STARBOARD_ADMIN: TOKEN }) }));
});
afterAll(() => host.close());
const admin = <T>(method: string, path: string, body?: object) =>
  new Guest(url).http<T>(method, `/api/admin${path}`, body, { "x-starboard-admin": TOKEN });

test("nobody gets in without the token, and guessing ends; a host without one has no such page", async () => {
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    const tried = await new Guest(url).http("GET", "/api/admin", undefined, { "x-starboard-admin": `guess ${i}` });
    codes.push(tried.body.bad?.[0]?.code);
  }
  expect(codes[0]).toBe("HOST_WHO");
  expect(codes.at(-1)).toBe("HOST_RATE");
  expect((await admin<AdminInfo>("GET", "")).body.storage.kind).toBe("memory");
  const { host: other, url: address } = await openHost();
  expect((await new Guest(address).http("GET", "/api/admin")).status).toBe(404);
  await other.close();
});

test("tables, players, storage and versions are shown, secrets are not", async () => {
  const { id } = await begin(url, "anaxis", { title: "Friday" });
  const info = (await admin<AdminInfo>("GET", "")).body;
  expect(info).toMatchObject({ node: process.version, tables: { playing: 1 } });
  const list = (await admin<AdminTable[]>("GET", "/tables")).body;
  expect(list[0]).toMatchObject({ table: id, title: "Friday", state: "playing", seats: ["Ada", "Ben"] });
  const players = (await admin<AdminPlayer[]>("GET", "/players")).body;
  expect(players.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ada", "Ben"]));
  const founding = (await host.house.store.get("founding", id))?.doc as { secret: string } | undefined;
  if (founding) expect(JSON.stringify([info, list, players])).not.toContain(founding.secret);
  expect(JSON.stringify(list)).not.toContain("entropy");
});

test("a report is read and settled; whoever is shut out is nobody, is told why, and has everything again when let in", async () => {
  const { ada, ben, a, b, id } = await begin(url);
  await ben.http("POST", "/api/account", { login: "benno", password: "correct horse", name: "Ben" });
  await b.ask({ is: "say", table: id, channel: "table", text: "Something rude" });
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
    ["POST", "/api/account/leave"],
  ] as const)
    expect((await ben.http(method, path, method === "PUT" ? { name: "Ben" } : undefined)).body.bad).toEqual([refused]);
  const line = await ben.socket();
  expect(await line.ask({ is: "hello", client: "test" })).toMatchObject({ is: "welcome", me: { banned: "rude" } });
  expect(await line.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject({ bad: [refused] });
  expect(await line.ask({ is: "attend", table: id, chat: 0 })).toMatchObject({ bad: [refused] });
  const again = () => ben.http("POST", "/api/account/enter", { login: "benno", password: "correct horse" });
  expect((await again()).body.bad?.[0]?.code).toBe("ACCOUNT_BANNED");
  const shut = (await admin<AdminPlayer[]>("GET", "/players")).body.find((one) => one.person === person);
  expect(shut?.banned).toBe("rude");
  expect((await ada.table(id)).status).toBe(200);
  await admin("DELETE", `/bans/${person}`);
  // The browser is who it was, at the same seat.
  expect((await ben.http<Me>("GET", "/api/me")).body).toMatchObject({ person, name: "Ben" });
  expect((await ben.table(id)).body.you.seats).toEqual([1]);
  expect((await again()).status).toBe(200);
  await admin("DELETE", `/reports/${report?.id}`);
  expect((await admin<AdminReport[]>("GET", "/reports")).body).toEqual([]);
});
