/** Tests the administrators' tools: searches, password links, and tournaments as CSV. */
import type { Host } from "@starboard/host";
import type { AuditEntry, AdminPlayer, AdminResetLink, AdminTable } from "@starboard/wire/admin";
import type { Me } from "@starboard/wire/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, edition, Guest, openHost, settings } from "./guest.ts";
import { cup, path, start } from "./tournaments/club.ts";

const TOKEN = "a-long-enough-secret";
const DAY = 86_400_000;
let at = Date.UTC(2030, 0, 1);
let host: Host;
let url = "";
const log: string[] = [];
beforeAll(async () => {
  ({ host, url } = await openHost({
    settings: settings({ STARBOARD_ADMIN: TOKEN, STARBOARD_LOG: "warn" }),
    now: () => at,
    logTo: { write: (line) => void log.push(line) },
  }));
});
afterAll(() => host.close());
const admin = <T>(method: string, to: string, body?: object) =>
  new Guest(url).http<T>(method, `/api/admin${to}`, body, { "x-starboard-admin": TOKEN });

async function account(login: string, name: string): Promise<{ readonly guest: Guest; readonly person: string }> {
  const guest = new Guest(url);
  await guest.http("POST", "/api/account", { login, password: "correct horse", name });
  return { guest, person: (await guest.http<Me>("GET", "/api/me")).body.person ?? "" };
}
const enter = (guest: Guest, login: string, password: string) =>
  guest.http("POST", "/api/account/sign-in", { login, password });

test("a password link is shown once, works once, signs other browsers out, and is logged without its token", async () => {
  const { guest, person } = await account("dora", "Dora");
  const { status, body } = await admin<AdminResetLink>("POST", `/players/${person}/reset`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ login: "dora", expiresAt: at + DAY });
  const [, first = ""] = body.path.split("#");
  // A second link invalidates the first.
  const token = (await admin<AdminResetLink>("POST", `/players/${person}/reset`)).body.path.split("#")[1] ?? "";
  const other = new Guest(url);
  const reset = (given: string, password = "battery staple") =>
    other.http<{ login: string }>("POST", "/api/account/reset", { token: given, password });
  expect((await reset(first)).body.bad?.[0]?.code).toBe("ACCOUNT_RESET");
  expect((await reset(`${person}.0`)).body.bad?.[0]?.code).toBe("ACCOUNT_RESET");
  expect((await reset(`nobody.${"0".repeat(64)}`)).body.bad?.[0]?.code).toBe("ACCOUNT_RESET");
  expect((await reset(token, "short")).body.bad?.[0]?.code).toBe("HOST_FORM");
  expect((await reset(token)).body.login).toBe("dora");
  expect((await other.http<Me>("GET", "/api/me")).body.person).toBe(person);
  expect((await guest.http<Me>("GET", "/api/me")).body.person).toBeNull();
  expect((await enter(new Guest(url), "dora", "correct horse")).body.bad?.[0]?.code).toBe("ACCOUNT_SIGN_IN");
  expect((await enter(new Guest(url), "dora", "battery staple")).status).toBe(200);
  expect((await reset(token)).body.bad?.[0]?.code).toBe("ACCOUNT_RESET");
  expect((await admin<AuditEntry[]>("GET", "/audit")).body[0]).toMatchObject({
    action: "reset",
    about: "Dora",
    of: person,
  });
  expect(log.some((line) => line.includes('"admin":"reset"'))).toBe(true);
  expect(log.join("")).not.toContain(token);
  // The player's data export does not contain it.
  expect(JSON.stringify((await other.http("GET", "/api/account/export")).body)).not.toContain("digest");
});

test("a password link ends after a day, and only accounts have one", async () => {
  const { person } = await account("egon", "Egon");
  const token = (await admin<AdminResetLink>("POST", `/players/${person}/reset`)).body.path.split("#")[1] ?? "";
  at += DAY;
  const late = await new Guest(url).http("POST", "/api/account/reset", { token, password: "battery staple" });
  expect(late.body.bad?.[0]?.code).toBe("ACCOUNT_RESET");
  const guest = (await new Guest(url).me("Finn")).body.person;
  expect((await admin("POST", `/players/${guest}/reset`)).body.bad?.[0]?.code).toBe("ACCOUNT_NONE");
  expect((await admin("POST", "/players/nobody/reset")).status).toBe(404);
});

test("tables and players are found by part of a name, by state and by kind", async () => {
  const { id } = await begin(url, "anaxis", { title: "Ice Age" });
  const hers = new Guest(url);
  at += 1000;
  const waiting = (
    await hers.make({ game: edition("4000ad"), name: "Greta", title: "Iceberg", seats: [{ is: "me" }, { is: "open" }] })
  ).body.table.table;
  const ids = async (query: string) =>
    (await admin<AdminTable[]>("GET", `/tables${query}`)).body.map(({ table }) => table);
  expect(await ids("?search=ICE")).toEqual([waiting, id]);
  expect(await ids("?search=ice&state=playing")).toEqual([id]);
  expect(await ids("?search=greta")).toEqual([waiting]);
  expect(await ids("?search=4000ad&state=lobby")).toEqual([waiting]);
  expect(await ids(`?search=${id}`)).toEqual([id]);
  expect(await ids("?search=nothing")).toEqual([]);
  const { person } = await account("helga", "Hella");
  const names = async (query: string) =>
    (await admin<AdminPlayer[]>("GET", `/players${query}`)).body.map(({ name }) => name);
  expect(await names("?search=HELG")).toEqual(["Hella"]);
  expect(await names("?search=greta&kind=guest")).toEqual(["Greta"]);
  expect(await names("?search=greta&kind=account")).toEqual([]);
  expect(await names("?kind=banned")).toEqual([]);
  await admin("PUT", `/bans/${person}`, { why: "" });
  expect(await names("?kind=banned")).toEqual(["Hella"]);
  expect((await admin("GET", "/players?kind=king")).status).toBe(400);
});

test("standings and pairings are exported as CSV without spreadsheet formulas", async () => {
  const one = await cup(url, ["=1+1", 'Wim "the Wall"', "Vic"], { rounds: 1, format: "swiss" });
  const info = await start(one);
  const text = async (name: string): Promise<Response> => fetch(`${url}${path(one.id, name)}`);
  const standings = await text("standings.csv");
  expect(standings.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(standings.headers.get("content-disposition")).toContain("standings.csv");
  const rows = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await standings.arrayBuffer()).split("\r\n");
  expect(rows[0]).toBe(`\uFEFFplace,name,kind,level,seed,rating,points,${info.ties.join(",")},out,outAfterRound`);
  expect(rows).toHaveLength(5);
  expect(rows.join()).toContain("'=1+1");
  expect(rows.join()).toContain('"Wim ""the Wall"""');
  const pairings = (await (await text("pairings.csv")).text()).trimEnd().split("\r\n");
  expect(pairings).toHaveLength(1 + 2 + 1);
  expect(pairings.at(-1)).toMatch(/^1,,,.*,1,bye,,over,,2030-/);
  expect((await fetch(`${url}${path("nowhere", "pairings.csv")}`)).status).toBe(404);
});
