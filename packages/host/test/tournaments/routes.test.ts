/** Tests the HTTP routes of tournaments: permissions, refusals and invalid input. */
import type { Host } from "@starboard/host";
import type { AccountInfo } from "@starboard/wire/account";
import type { Me, TableInfo } from "@starboard/wire/host";
import type { TournamentInfo, TournamentSummary } from "@starboard/wire/tournament";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edition, Guest, openHost, settings } from "../guest.ts";
import { arrive, concede, cup, giveUp, make, member, path, start, wish } from "./club.ts";

const SECRET = "a-long-enough-secret";
let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost({ settings: settings({ STARBOARD_ADMIN: SECRET }) }));
});
afterAll(() => host.close());

const code = (reply: { readonly body: { readonly bad?: readonly { code: string }[] } | null }): string | undefined =>
  reply.body?.bad?.[0]?.code;
const enter = (guest: Guest, id: string, name: string, token?: string) =>
  guest.http<TournamentInfo>("POST", path(id, "entrants"), { name, ...(token !== undefined && { token }) });

test("only an account creates a tournament, with valid options and table sizes", async () => {
  const guest = new Guest(url);
  expect([code(await make(guest)), (await make(guest)).status]).toEqual(["TOURNAMENT_ACCOUNT", 403]);
  await guest.me("Gus");
  expect(code(await make(guest))).toBe("TOURNAMENT_ACCOUNT");
  const olga = await member(url, "Olga");
  expect((await make(olga, { game: "chess@1" })).status).toBe(400);
  expect((await make(olga, { options: { "ax.scenario": "no such" } })).status).toBe(400);
  expect(code(await make(olga, { seats: 3 }))).toBe("MATCH_SEATS");
  expect(
    code(await make(olga, { game: edition("4000ad"), options: { "ad.players": 3 }, seats: 3, bothSides: true })),
  ).toBe("TOURNAMENT_SEATS");
  const made = await make(olga, { about: "On Fridays.\nBring biscuits." });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ state: "open", organiser: "Olga", about: "On Fridays.\nBring biscuits." });
  expect(made.body.you).toMatchObject({ organiser: true, entrant: null, mayNot: null });
});

test("requests are validated strictly", async () => {
  const olga = await member(url, "Olga");
  const form = wish();
  const bad: object[] = [
    { ...form, rounds: 0 },
    { ...form, rounds: 1e9 },
    { ...form, rounds: "5" },
    { ...form, title: "" },
    { ...form, title: "x".repeat(41) },
    { ...form, title: "turned \u202e around" },
    { ...form, name: "two\nlines" },
    { ...form, about: "x".repeat(2001) },
    { ...form, game: "../../etc" },
    { ...form, seats: 99 },
    { ...form, format: "knockout" },
    { ...form, clock: { is: "live", main: -1, increment: 0 } },
    { ...form, onTimeout: "claim" },
    { ...form, ties: ["elo"] },
    { ...form, organiser: "somebody" },
    { ...form, limit: 100_000 },
    { ...form, options: [] },
    [],
    {},
  ];
  for (const body of bad) {
    const reply = await olga.http("POST", "/api/tournaments", body);
    expect([JSON.stringify(body).slice(0, 60), reply.status, code(reply)]).toEqual([
      JSON.stringify(body).slice(0, 60),
      400,
      "HOST_FORM",
    ]);
  }
  const { id } = { id: (await make(olga)).body.tournament };
  for (const [method, to, body] of [
    ["PATCH", path(id), { invite: "mine" }],
    ["PATCH", path(id), { state: "over" }],
    ["PATCH", path(id), { deadline: "tomorrow" }],
    ["POST", path(id, "entrants"), { name: "" }],
    ["POST", path(id, "entrants"), { name: "Ada", token: "short" }],
    ["POST", path(id, "entrants"), { name: "Ada", person: "somebody" }],
    ["POST", path(id, "bots"), { level: 9 }],
    ["PUT", path(id, "rounds", "1", "pairings", "0"), { scores: [2, -1], why: "x" }],
    ["PUT", path(id, "rounds", "1", "pairings", "0"), { scores: [1, 0] }],
    ["PUT", path(id, "rounds", "x", "pairings", "0"), { scores: [1, 0], why: "x" }],
    ["DELETE", path(id, "entrants", "-1"), undefined],
    ["GET", `${path(id)}?since=short`, undefined],
    ["GET", `${path(id)}?wait=31`, undefined],
    ["GET", "/api/tournaments?after=nothing", undefined],
    ["GET", "/api/tournaments?of=everything", undefined],
  ] as const)
    expect([method, to, code(await olga.http(method, to, body))]).toEqual([method, to, "HOST_FORM"]);
  expect((await olga.http("GET", path("nothing"))).status).toBe(404);
  expect(code(await olga.http("POST", path("nothing", "start")))).toBe("TOURNAMENT_UNKNOWN");
  expect(code(await enter(olga, "nothing", "Ada"))).toBe("TOURNAMENT_UNKNOWN");
  const foreign = await olga.http("POST", path(id, "start"), undefined, { origin: "https://evil.example" });
  expect(code(foreign)).toBe("HOST_ORIGIN");
});

test("only the organiser can do what the organiser does", async () => {
  const one = await cup(url, ["Ada", "Ben", "Cleo"]);
  const [ada] = one.players as [Guest];
  const stranger = new Guest(url);
  const actions = [
    ["POST", path(one.id, "start"), undefined],
    ["PATCH", path(one.id), { title: "Mine" }],
    ["DELETE", path(one.id), undefined],
    ["POST", path(one.id, "bots"), { level: 1 }],
    ["POST", path(one.id, "reinvite"), undefined],
    ["DELETE", path(one.id, "entrants", 1), undefined],
  ] as const;
  const running = [
    ["POST", path(one.id, "pause"), undefined],
    ["POST", path(one.id, "resume"), undefined],
    ["POST", path(one.id, "end"), undefined],
    ["PATCH", path(one.id), { deadline: 9e12 }],
    ["PUT", path(one.id, "rounds", 1, "pairings", 0), { scores: [1, 0], why: "I say so" }],
    ["DELETE", path(one.id, "entrants", 1), undefined],
  ] as const;
  for (const guest of [ada, stranger])
    for (const [method, to, body] of actions)
      expect([to, code(await guest.http(method, to, body))]).toEqual([to, "TOURNAMENT_FORBIDDEN"]);
  expect((await one.info()).invite).toMatch(/^[\w-]{24}$/);
  expect((await ada.http<TournamentInfo>("GET", path(one.id))).body.invite).toBeNull();
  await start(one);
  for (const guest of [ada, stranger])
    for (const [method, to, body] of running)
      expect([to, code(await guest.http(method, to, body))]).toEqual([to, "TOURNAMENT_FORBIDDEN"]);
  // The organiser can do so only at certain times.
  for (const [method, to, body] of [
    ["POST", path(one.id, "start"), undefined],
    ["DELETE", path(one.id), undefined],
    ["POST", path(one.id, "bots"), { level: 1 }],
    ["POST", path(one.id, "resume"), undefined],
    ["PATCH", path(one.id), { rounds: 9 }],
    ["PATCH", path(one.id), { format: "roundRobin" }],
  ] as const)
    expect([to, code(await one.organiser.http(method, to, body))]).toEqual([to, "TOURNAMENT_STATE"]);
  expect(code(await enter(stranger, one.id, "Late"))).toBe("TOURNAMENT_STATE");
  // A refused person did not become a guest.
  expect((await stranger.http<Me>("GET", "/api/me")).body.person).toBeNull();
  for (const scores of [
    [1, 1],
    [0.5, 0.5, 0],
  ])
    expect(code(await one.organiser.http("PUT", path(one.id, "rounds", 1, "pairings", 0), { scores, why: "x" }))).toBe(
      "TOURNAMENT_RESULT",
    );
  expect(
    code(await one.organiser.http("PUT", path(one.id, "rounds", 9, "pairings", 0), { scores: [1, 0], why: "x" })),
  ).toBe("TOURNAMENT_PAIRING");
  expect(code(await one.organiser.http("DELETE", path(one.id, "entrants", 77)))).toBe("TOURNAMENT_ENTRANT");
});

test("entering: once, under a distinct name, while there is room, with the invitation if needed", async () => {
  const olga = await member(url, "Olga");
  const { tournament: id, invite } = (await make(olga, { entry: "invited", listed: false, limit: 2 })).body;
  const [ada, ben, eve] = [new Guest(url), new Guest(url), new Guest(url)];
  expect(code(await enter(ada, id, "Ada"))).toBe("TOURNAMENT_INVITE");
  expect(code(await enter(ada, id, "Ada", "A".repeat(24)))).toBe("TOURNAMENT_INVITE");
  expect((await ada.http<TournamentInfo>("GET", path(id))).body.you.mayNot).toBe("TOURNAMENT_INVITE");
  expect((await ada.http<TournamentInfo>("GET", `${path(id)}?token=${invite}`)).body.you.mayNot).toBeNull();
  expect((await enter(ada, id, "Ada", invite ?? "")).body.you.entrant).toBe(0);
  expect(code(await enter(ada, id, "Ada again", invite ?? ""))).toBe("TOURNAMENT_TWICE");
  expect(code(await enter(ben, id, "ADA", invite ?? ""))).toBe("TOURNAMENT_NAME");
  const fresh = (await olga.http<TournamentInfo>("POST", path(id, "reinvite"))).body.invite;
  expect(code(await enter(ben, id, "Ben", invite ?? ""))).toBe("TOURNAMENT_INVITE");
  expect((await enter(ben, id, "Ben", fresh ?? "")).status).toBe(200);
  expect(code(await enter(eve, id, "Eve", fresh ?? ""))).toBe("TOURNAMENT_FULL");
  expect(code(await olga.http("PATCH", path(id), { limit: 1 }))).toBe("HOST_FORM");
  // An entrant who leaves before the start makes room, and the entry is deleted.
  expect(
    (await ada.http<TournamentInfo>("DELETE", path(id, "entrants", 0))).body.entrants.map(({ name }) => name),
  ).toEqual(["Ben"]);
  expect((await enter(eve, id, "Eve", fresh ?? "")).body.you.entrant).toBe(1);
  const listed = (await eve.http<{ tournaments: TournamentSummary[] }>("GET", "/api/tournaments")).body.tournaments;
  expect(listed.map(({ tournament }) => tournament)).not.toContain(id);
  const mine = (await eve.http<{ tournaments: TournamentSummary[] }>("GET", "/api/tournaments?of=mine")).body
    .tournaments;
  expect(mine).toMatchObject([
    { tournament: id, title: "Club cup", entrants: 2, limit: 2, state: "open", yours: false },
  ]);
  expect((await olga.http("POST", path(id, "start"))).status).toBe(200);
  const turns = (await eve.http<{ tournaments: TournamentSummary[] }>("GET", "/api/tournaments?of=mine")).body
    .tournaments;
  expect(turns).toMatchObject([{ state: "running", round: 1, yours: true }]);
});

test("too few entrants cannot start; a tournament can be deleted before the start", async () => {
  const one = await cup(url, ["Ada"]);
  expect(code(await one.organiser.http("POST", path(one.id, "start")))).toBe("TOURNAMENT_FEW");
  expect((await one.organiser.http("DELETE", path(one.id))).status).toBe(204);
  expect((await one.organiser.http("GET", path(one.id))).status).toBe(404);
});

test("a tournament's tables are filled by the tournament alone", async () => {
  const one = await cup(url, ["Ada", "Ben"], { rounds: 1 });
  const info = await start(one);
  const table = info.played[0]?.pairings[0]?.legs[0]?.table ?? "";
  const [ada, ben] = one.players as [Guest, Guest];
  const at = (await ada.table(table)).body;
  expect(at).toMatchObject({ tournament: one.id, terms: { title: "Club cup, round 1", listed: false } });
  expect(at.you.owner).toBe(false);
  const seat = at.you.seats[0] as number;
  for (const guest of [ada, one.organiser]) {
    const other = 1 - seat;
    expect(code(await guest.http("POST", `/api/tables/${table}/seats/${other}/kick`))).toBe("TABLE_FORBIDDEN");
    expect(code(await guest.http("PUT", `/api/tables/${table}/seats/${other}`, { is: "bot", level: 5 }))).toBe(
      "TABLE_FORBIDDEN",
    );
    expect(code(await guest.http("PATCH", `/api/tables/${table}`, { takeBack: "consent" }))).toBe("TABLE_FORBIDDEN");
    expect(code(await guest.http("DELETE", `/api/tables/${table}`))).toBe("TABLE_FORBIDDEN");
    expect(code(await guest.http("POST", `/api/tables/${table}/start`))).toBe("TABLE_FORBIDDEN");
  }
  expect(code(await ada.http("POST", `/api/tables/${table}/seats/${seat}/leave`))).toBe("TOURNAMENT_TABLE");
  for (const guest of [ada, ben]) await arrive(guest, table);
  const socket = await ada.socket();
  const claim = {
    is: "propose",
    table,
    seat: seat as never,
    what: { is: "claim", of: (1 - seat) as never, to: "bot" },
  } as const;
  expect(await socket.ask(claim)).toMatchObject({ is: "invalid", bad: [{ code: "TOURNAMENT_TABLE" }] });
  await giveUp(ben, table);
  const end = await one.until(({ state }) => state === "over");
  expect(end.standings[0]?.entrant).toBe(0);
  // A finished match stays finished: no take-back, and no rematch at this table.
  const { at: entries } = (await ada.table(table)).body.summary ?? { at: 0 };
  for (const who of [ada, ben]) {
    const line = await who.socket();
    const mine = (await who.table(table)).body.you.seats[0] as never;
    expect((await line.ask({ is: "takeBack", match: table, seat: mine, at: entries })).is).toBe("invalid");
    const again = { is: "propose", table, seat: mine, what: { is: "rematch" } } as const;
    expect(await line.ask(again)).toMatchObject({ bad: [{ code: "TOURNAMENT_TABLE" }] });
    await line.close();
  }
  await socket.close();
});

test("a removed entrant cannot enter again", async () => {
  const one = await cup(url, ["Ada", "Ben", "Cleo", "Dan"], { rounds: 2 });
  const info = await start(one);
  const ben = one.players[1] as Guest;
  const { person } = (await ben.http<Me>("GET", "/api/me")).body;
  const admin = new Guest(url, { "x-starboard-admin": SECRET });
  expect((await admin.http("PUT", `/api/admin/bans/${person}`, { why: "cheats" })).status).toBe(204);
  await host.services.store.write([{ is: "schedule", key: `tournament/${one.id}`, at: 1 }]);
  await host.services.matches.runAllDue();
  const after = await one.until(({ entrants }) => entrants[1]?.out !== null);
  expect(after.entrants[1]?.out).toEqual({ round: 1, why: "banned" });
  const pairing = after.played[0]?.pairings.find(({ entrants }) => entrants.includes(1));
  expect(pairing?.result).toMatchObject({ how: "forfeit" });
  expect(code(await ben.http("DELETE", path(one.id, "entrants", 1)))).toBe("ACCOUNT_BANNED");
  expect(code(await ben.http("POST", path(one.id, "pause")))).toBe("ACCOUNT_BANNED");
  expect(info.entrants[1]?.out).toBeNull();
});

test("a guest who signs in keeps the entry; an erased entrant is withdrawn under a neutral name; both can be exported", async () => {
  const one = await cup(url, ["Ada", "Ben", "Cleo", "Dan"], { rounds: 2 });
  const [ada, , cleo] = one.players as [Guest, Guest, Guest];
  const login = `ada-signs-in-${one.id.slice(0, 6)}`;
  await ada.http("POST", "/api/account", { login, password: "correct horse", name: "Ada" });
  const info = await start(one);
  const mine = info.played[0]?.pairings.find(({ entrants }) => entrants.includes(0))?.legs[0];
  const there = (await ada.http<TableInfo>("GET", `/api/tables/${mine?.table}`)).body;
  const seat = there.you.seats[0] as number;
  expect(there.seats[seat]?.account).toBe((await ada.http<Me>("GET", "/api/me")).body.person);
  const data = await ada.http<{ tournaments: object[] }>("GET", "/api/account/export");
  expect(data.body.tournaments).toMatchObject([{ tournament: one.id, entrant: { number: 0, name: "Ada" } }]);
  // Cleo, a guest until now, signs in to an account she already has.
  const other = await member(url, "Cleo2");
  const { login: had } = (await other.http<AccountInfo>("GET", "/api/account")).body;
  await cleo.http("POST", "/api/account/sign-in", { login: had, password: "correct horse" });
  expect((await cleo.http<TournamentInfo>("GET", path(one.id))).body.you.entrant).toBe(2);
  const gone = await cleo.http("POST", "/api/account/delete", { login: had });
  expect(gone.status).toBeLessThan(300);
  await host.services.matches.runAllDue();
  const after = await one.until(({ played }) => played[0]?.pairings.some(({ result }) => result !== null) === true);
  expect(after.entrants[2]).toMatchObject({ name: "Former player", out: { round: 1, why: "left" } });
  expect(JSON.stringify(after.events)).not.toContain("Cleo");
});

test("rated, with accounts: tournament matches count like any other", async () => {
  const olga = await member(url, "Olga");
  const { tournament: id } = (await make(olga, { rounds: 1, rated: true })).body;
  const [ada, ben] = [await member(url, "Ada"), await member(url, "Ben")];
  for (const [guest, name] of [
    [ada, "Ada"],
    [ben, "Ben"],
  ] as const)
    await enter(guest, id, name);
  const info = (await olga.http<TournamentInfo>("POST", path(id, "start"))).body;
  await concede(
    { id, organiser: olga, players: [ada, ben], info: async () => info, until: async () => info },
    info,
    0,
    1,
  );
  const rating = async (guest: Guest) =>
    (await guest.http<AccountInfo>("GET", "/api/account")).body.ratings[0]?.rating ?? 0;
  await expect.poll(() => rating(ada), { timeout: 10_000 }).toBeGreaterThan(1500);
  // Strong players are seeded first the next time.
  const { tournament: next } = (await make(olga, { rounds: 1 })).body;
  for (const [guest, name] of [
    [ben, "Ben"],
    [ada, "Ada"],
  ] as const)
    await enter(guest, next, name);
  const seeded = (await olga.http<TournamentInfo>("POST", path(next, "start"))).body;
  expect(seeded.entrants.map(({ name, seed }) => [name, seed])).toEqual([
    ["Ben", 2],
    ["Ada", 1],
  ]);
});

test("waiting clients are answered at once, and only with what they may know", async () => {
  const one = await cup(url, ["Ada", "Ben"], { rounds: 1 });
  const stranger = new Guest(url);
  const first = await fetch(`${url}${path(one.id)}`);
  const tag = first.headers.get("x-starboard-tag") ?? "";
  expect((await stranger.http("GET", `${path(one.id)}?since=${tag}`)).status).toBe(204);
  const waiting = stranger.http<TournamentInfo>("GET", `${path(one.id)}?since=${tag}&wait=20`);
  const info = await start(one);
  const answer = await waiting;
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    state: "running",
    invite: null,
    you: { entrant: null, organiser: false, table: null },
  });
  const persons = await Promise.all(
    [one.organiser, ...one.players].map(async (guest) => (await guest.http<Me>("GET", "/api/me")).body.person ?? "?"),
  );
  for (const person of persons) expect(JSON.stringify(answer.body)).not.toContain(person);
  // A changed table is reported too.
  const next = (await fetch(`${url}${path(one.id)}`)).headers.get("x-starboard-tag") ?? "";
  const again = stranger.http<TournamentInfo>("GET", `${path(one.id)}?since=${next}&wait=20`);
  const leg = info.played[0]?.pairings[0]?.legs[0];
  await arrive(one.players[0] as Guest, leg?.table ?? "");
  expect((await again).body.played[0]?.pairings[0]?.legs[0]?.missing).toEqual([1]);
});

test("every route of a tournament is in the OpenAPI description", async () => {
  const described = await new Guest(url).http<{ paths: Record<string, object> }>("GET", "/api/openapi.json");
  const found = Object.entries(described.body.paths)
    .filter(([name]) => name.startsWith("/api/tournaments"))
    .flatMap(([name, methods]) => Object.keys(methods).map((method) => `${method} ${name}`));
  expect(found.sort()).toEqual([
    "delete /api/tournaments/{tournament}",
    "delete /api/tournaments/{tournament}/entrants/{entrant}",
    "get /api/tournaments",
    "get /api/tournaments/{tournament}",
    "get /api/tournaments/{tournament}/pairings.csv",
    "get /api/tournaments/{tournament}/standings.csv",
    "patch /api/tournaments/{tournament}",
    "post /api/tournaments",
    "post /api/tournaments/{tournament}/bots",
    "post /api/tournaments/{tournament}/call-off",
    "post /api/tournaments/{tournament}/end",
    "post /api/tournaments/{tournament}/entrants",
    "post /api/tournaments/{tournament}/entrants/{entrant}/rest",
    "post /api/tournaments/{tournament}/entrants/{entrant}/return",
    "post /api/tournaments/{tournament}/pause",
    "post /api/tournaments/{tournament}/reinvite",
    "post /api/tournaments/{tournament}/resume",
    "post /api/tournaments/{tournament}/start",
    "put /api/tournaments/{tournament}/answer",
    "put /api/tournaments/{tournament}/rounds/{round}/pairings/{pairing}",
  ]);
});
