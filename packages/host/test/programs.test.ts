/** Programs at a host: tokens and their limits, who meets whom, a rating of their own, and what happens to those that stall. */
import type { Host } from "@starboard/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PROGRAMS, type NewProgram, type OwnPrograms, type ProgramLadder } from "@starboard/wire/programs";
import type { TicketInput, TicketsInfo } from "@starboard/wire/tickets";
import { noteStall } from "../src/people/stalls.ts";
import { recordResult } from "../src/ratings/rate-match.ts";
import { ANSWER_MS, endStalled, JOIN_MS } from "../src/tickets/stalled.ts";
import { arrive, member } from "./tournaments/club.ts";
import { Guest, openHost } from "./guest.ts";

let host: Host;
let url = "";
let ahead = 0;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => Date.now() + ahead }));
});
afterAll(() => host.close());

const create = (owner: Guest, name: string, scope?: string) =>
  owner.http<NewProgram>("POST", "/api/me/tokens", { name, ...(scope !== undefined && { scope }) });
async function program(owner: Guest, name: string): Promise<Guest> {
  const made = await create(owner, name, "ladder");
  return new Guest(url, { authorization: `Bearer ${made.body.token}` });
}
const open = (guest: Guest, name: string, more: Partial<TicketInput> = {}) =>
  guest.http<TicketsInfo>("PUT", "/api/tickets", {
    name,
    wants: [{ game: "anaxis", pace: "quick" }],
    rated: false,
    range: null,
    ...more,
  });
const foundBy = async (guest: Guest) => (await guest.http<TicketsInfo>("GET", "/api/tickets")).body.mine?.found;
const ladder = (guest: Guest) => guest.http<ProgramLadder>("GET", "/api/programs/anaxis");
const own = (guest: Guest) => guest.http<OwnPrograms>("GET", "/api/me/tokens");

/** Two programs of two owners, paired at a table. */
async function pair(login: string) {
  const [ada, ben] = [await member(url, `${login}a`), await member(url, `${login}b`)];
  const [deep, blue] = [await program(ada, `${login} Deep`), await program(ben, `${login} Blue`)];
  await open(deep, "Anyone");
  const met = (await open(blue, "Anyone")).body.mine?.found;
  return { ada, ben, deep, blue, table: met?.table ?? "" };
}
/** The seat that gives up loses. */
async function concede(guest: Guest, table: string): Promise<void> {
  const seat = (await guest.table(table)).body.you.seats[0] ?? 0;
  const { body } = await guest.http<{ at: number }>("GET", `/api/tables/${table}/seats/${seat}/update`);
  const moves = [{ step: "concede", act: { do: "concede" } }];
  await guest.http("POST", `/api/tables/${table}/seats/${seat}/acts`, { at: body.at, key: "concede-1", moves });
}

test("two programs meet under marked names, are rated apart, and stand on their ladder with their owners", async () => {
  const { ada, deep, blue, table } = await pair("meet");
  expect(await foundBy(deep)).toMatchObject({ opponent: "BOT meet Blue", program: true });
  await arrive(deep, table);
  const begun = await arrive(blue, table);
  expect(begun.seats.map(({ name, program: is }) => `${name} ${is}`).toSorted()).toEqual([
    "BOT meet Blue true",
    "BOT meet Deep true",
  ]);
  expect(begun.terms).toMatchObject({ onTimeout: "lose", rated: false });
  await concede(blue, table);
  expect(await recordResult(host.services, table)).toBe(true);
  expect(await recordResult(host.services, table)).toBe(false);
  const { entries } = (await ladder(ada)).body;
  expect(entries).toMatchObject([
    { name: "BOT meet Deep", owner: "meeta", matches: 1, rank: null, waiting: false, yours: true },
    { name: "BOT meet Blue", owner: "meetb", matches: 1, yours: false },
  ]);
  expect(entries[0]?.rating).toBeGreaterThan(entries[1]?.rating ?? 9999);
  // The ladder of people knows nothing of it.
  expect((await ada.http<{ entries: unknown[] }>("GET", "/api/ladders/anaxis")).body.entries).toEqual([]);
  expect((await own(ada)).body.programs).toMatchObject([{ name: "BOT meet Deep", ratings: [{ matches: 1 }] }]);
});

test("nobody meets a program without having asked for one, and nobody their own", async () => {
  const owner = await member(url, "asker");
  const deep = await program(owner, "Waits");
  await open(deep, "Anyone");
  const person = new Guest(url);
  const without = (await open(person, "Cleo")).body;
  expect(without).toMatchObject({ mine: { found: null, opponents: "people" }, people: 0, programs: 1, waiting: [] });
  expect((await open(owner, "Asker", { opponents: "programs" })).body.mine?.found).toBeNull();
  const met = (await open(person, "Cleo", { opponents: "programs" })).body.mine?.found;
  expect(met).toMatchObject({ opponent: "BOT Waits", program: true });
  // A person's own rating does not change by a program.
  const table = met?.table ?? "";
  await arrive(deep, table);
  await arrive(person, table);
  await concede(person, table);
  await recordResult(host.services, table);
  expect((await ladder(person)).body.entries.find(({ name }) => name === "BOT Waits")).toMatchObject({ matches: 1 });
  await owner.http("DELETE", "/api/tickets");
});

test("a program that does not come loses its ticket, and who came waits again", async () => {
  const { deep, blue, table, ben } = await pair("late");
  await arrive(deep, table);
  await endStalled(host.services);
  expect((await deep.table(table)).status).toBe(200);
  ahead += JOIN_MS;
  await endStalled(host.services);
  expect((await deep.table(table)).status).toBe(404);
  expect((await deep.http<TicketsInfo>("GET", "/api/tickets")).body.mine).toMatchObject({ found: null });
  expect((await blue.http<TicketsInfo>("GET", "/api/tickets")).body.mine).toBeNull();
  await deep.http("DELETE", "/api/tickets");
  expect((await own(ben)).body.programs[0]?.pausedUntil).toBeNull();
});

test("a program that does not answer resigns; after three matches left so it has to wait an hour", async () => {
  const { deep, blue, ada, ben, table } = await pair("mute");
  await arrive(deep, table);
  const begun = await arrive(blue, table);
  const silent = begun.summary?.asked[0] ?? 0;
  ahead += ANSWER_MS;
  await endStalled(host.services);
  const over = (await deep.table(table)).body.summary?.over;
  expect(over?.winners).toEqual([1 - silent]);
  expect(await recordResult(host.services, table)).toBe(true);
  // The end of that match does not wipe it out: two more are enough.
  const isDeep = begun.seats[silent]?.name === "BOT mute Deep";
  const [bot, owner] = isDeep ? [deep, ada] : [blue, ben];
  const person = (await own(owner)).body.programs[0]?.person ?? "";
  for (let i = 0; i < 2; i++) await noteStall(host.services, person);
  const refused = await open(bot, "x");
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([403, "BOT_PAUSED"]);
  expect((await own(owner)).body.programs[0]?.pausedUntil).toBeGreaterThan(Date.now());
  ahead += 3_600_001;
  expect((await open(bot, "x")).status).toBe(200);
  await bot.http("DELETE", "/api/tickets");
});

test("tokens have a scope, a number and an end", async () => {
  const guest = new Guest(url);
  await guest.me("Gil");
  expect((await create(guest, "Climber", "ladder")).body.bad?.[0]?.code).toBe("BOT_ACCOUNT");
  const plain = (await create(guest, "Plain")).body;
  expect(plain).toMatchObject({ name: "BOT Plain", scope: "tables" });
  const bot = new Guest(url, { authorization: `Bearer ${plain.token}` });
  const refused = await open(bot, "x");
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([403, "BOT_SCOPE"]);
  for (let i = 1; i < MAX_PROGRAMS; i++) await create(guest, `Number ${i}`);
  expect((await create(guest, "One more")).body.bad?.[0]).toMatchObject({ code: "BOT_FULL" });
  const stranger = new Guest(url);
  await stranger.me("Hal");
  expect((await stranger.http("DELETE", `/api/me/tokens/${plain.person}`)).status).toBe(404);
  const left = await guest.http<OwnPrograms>("DELETE", `/api/me/tokens/${plain.person}`);
  expect(left.body.programs).toHaveLength(MAX_PROGRAMS - 1);
  expect((await bot.http<{ person: null }>("GET", "/api/me")).body.person).toBeNull();
});

test("a person cannot take the name of a program, and a program none of a person", async () => {
  const guest = new Guest(url);
  for (const [method, path] of [
    ["PUT", "/api/me"],
    ["PUT", "/api/tickets"],
  ] as const) {
    const body = path === "/api/me" ? { name: "bot Deep" } : undefined;
    const refused = body ? await guest.http(method, path, body) : await open(guest, "BOT Deep");
    expect([refused.status, refused.body.bad?.[0]]).toEqual([400, { code: "HOST_NAME", at: "name" }]);
  }
  await guest.me("Botany Bay");
  const bot = new Guest(url, { authorization: `Bearer ${(await create(guest, "Human")).body.token}` });
  await bot.me("Ada");
  expect((await bot.http<{ name: string }>("GET", "/api/me")).body.name).toBe("BOT Ada");
});
