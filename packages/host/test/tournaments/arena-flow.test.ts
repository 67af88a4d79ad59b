/** Tests arenas over HTTP, with every kind of store and a clock that the test moves. */
import type { Host } from "@starboard/host";
import type { NewTournament, TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { edition, Guest, openHost } from "../guest.ts";
import { closeCluster, homes, lacks } from "../storage/stores.ts";
import { arrive, type Cup, cup, giveUp, make, member, path, start } from "./club.ts";

const open: Host[] = [];
async function host(options: Parameters<typeof openHost>[0]): Promise<{ host: Host; url: string }> {
  const opened = await openHost(options);
  open.push(opened.host);
  return opened;
}
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await closeCluster();
});
const MINUTE = 60_000;
const ARENA: Partial<NewTournament> = {
  format: "arena",
  clock: { is: "live", main: 7200, increment: 10 },
  arena: { minutes: 60, grace: 10 },
};
function clock() {
  let ahead = 0;
  return { now: () => Date.now() + ahead, pass: (ms: number) => void (ahead += ms) };
}
const pairs = ({ played }: TournamentInfo) => played[0]?.pairings ?? [];
const points = ({ standings, entrants }: TournamentInfo) =>
  Object.fromEntries(standings.map(({ entrant, points }) => [entrants[entrant]?.name, points.total]));
/** Both players take their seats in a match, and `loser` resigns. */
async function lose(one: Cup, info: TournamentInfo, loser: number): Promise<TournamentInfo> {
  const n = pairs(info).findLastIndex(({ entrants, result }) => !result && entrants.includes(loser));
  const leg = pairs(info)[n]?.legs[0];
  if (!leg) throw new Error("no match");
  for (const seat of leg.seats) await arrive(one.players[seat] as Guest, leg.table);
  await giveUp(one.players[loser] as Guest, leg.table);
  return one.until((later) => pairs(later)[n]?.result !== null);
}
const act = (one: Cup, n: number, what: string) =>
  (one.players[n] as Guest).http<TournamentInfo>("POST", path(one.id, "entrants", n, what));

describe.for(["memory", "sqlite", "postgres"] as const)("over %s", (kind) => {
  const home = homes[kind];
  test.skipIf(lacks(kind))("pairs at once, lets players join late, rest and leave, and ends by the clock", async () => {
    const { now, pass } = clock();
    const { url, host: running } = await host({ storage: await (home as NonNullable<typeof home>)({ now }), now });
    const one = await cup(url, ["Ada", "Ben"], ARENA);
    const first = await start(one);
    expect(pairs(first)).toHaveLength(1);
    // Only two are there: they meet again at once.
    expect(pairs(await lose(one, first, 1))).toHaveLength(2);
    const cleo = new Guest(url);
    const joined = await cleo.http<TournamentInfo>("POST", path(one.id, "entrants"), { name: "Cleo" });
    expect([joined.status, joined.body.you.entrant]).toEqual([200, 2]);
    const all: Cup = { ...one, players: [...one.players, cleo] };
    // Two wins of Ada; then Cleo has waited, and nobody meets the last opponent.
    const third = await lose(all, joined.body, 1);
    expect(pairs(third)[2]?.entrants.includes(2)).toBe(true);
    expect(points(third)).toEqual({ Ada: 4, Ben: 0, Cleo: 0 });
    const busy = pairs(third)[2]?.entrants.find((n) => n !== 2) ?? -1;
    // The other one rests, and so is not paired when the match is over.
    const other = 1 - busy;
    expect((await act(all, other, "rest")).body.entrants[other]?.resting).toBe(true);
    const fourth = await lose(all, third, 2);
    expect(pairs(fourth)[3]?.entrants.toSorted((a, b) => a - b)).toEqual([busy, 2].toSorted((a, b) => a - b));
    expect(fourth.standings.find(({ entrant }) => entrant === busy)?.points.terms.at(-1)).toMatchObject(
      busy === 0 ? { value: 4, doubled: true } : { value: 2 },
    );
    // Cleo does not take the seat of the next match: it is lost, and Cleo rests.
    await arrive(all.players[busy] as Guest, pairs(fourth)[3]?.legs[0]?.table ?? "");
    pass(3 * MINUTE);
    await running.services.matches.runAllDue();
    const absent = await all.until((later) => pairs(later)[3]?.result !== null);
    expect(pairs(absent)[3]?.result).toMatchObject({ how: "forfeit" });
    expect(absent.entrants[2]?.resting).toBe(true);
    expect(pairs(absent)).toHaveLength(4);
    const back = (await act(all, other, "return")).body;
    expect(pairs(back)).toHaveLength(5);
    // Time is up: nobody is paired any more, nobody enters, the running match counts within the grace.
    for (const n of [0, 1]) await arrive(all.players[n] as Guest, pairs(back)[4]?.legs[0]?.table ?? "");
    pass(58 * MINUTE);
    await running.services.matches.runAllDue();
    const late = await new Guest(url).http("POST", path(one.id, "entrants"), { name: "Dan" });
    expect(late.body).toMatchObject({ bad: [{ code: "TOURNAMENT_STATE" }] });
    expect((await one.info()).state).toBe("running");
    await giveUp(all.players[other] as Guest, pairs(back)[4]?.legs[0]?.table ?? "");
    const end = await all.until(({ state }) => state === "over");
    expect(pairs(end)).toHaveLength(5);
    expect(pairs(end)[4]?.result).toMatchObject({ how: "conceded" });
    expect(end.events.at(-1)?.what).toBe("done");
  });

  test.skipIf(lacks(kind))("a match that runs beyond the grace does not count; a pause moves the end", async () => {
    const { now, pass } = clock();
    const { url, host: running } = await host({ storage: await (home as NonNullable<typeof home>)({ now }), now });
    const one = await cup(url, ["Ada", "Ben"], { ...ARENA, arena: { minutes: 5, grace: 1 } });
    const first = await start(one);
    const table = pairs(first)[0]?.legs[0]?.table ?? "";
    for (const player of one.players) await arrive(player, table);
    await one.organiser.http("POST", path(one.id, "pause"));
    pass(10 * MINUTE);
    await running.services.matches.runAllDue();
    expect((await one.info()).state).toBe("running");
    const resumed = (await one.organiser.http<TournamentInfo>("POST", path(one.id, "resume"))).body;
    expect((resumed.played[0]?.deadline ?? 0) - (first.played[0]?.deadline ?? 0)).toBeGreaterThanOrEqual(10 * MINUTE);
    pass(5 * MINUTE);
    await running.services.matches.runAllDue();
    expect((await one.info()).state).toBe("running");
    pass(MINUTE);
    await running.services.matches.runAllDue();
    const end = await one.until(({ state }) => state === "over");
    expect(pairs(end).map(({ result }) => result)).toEqual([null]);
    expect(points(end)).toEqual({ Ada: 0, Ben: 0 });
    expect((await (one.players[0] as Guest).table(table)).body.closed).toMatchObject({ is: "ended" });
  });
});

describe("refusals", () => {
  let url = "";
  beforeAll(async () => {
    ({ url } = await host({}));
  });
  const code = (reply: { readonly body: unknown }): unknown =>
    (reply.body as { readonly bad?: readonly { readonly code: string }[] } | null)?.bad?.[0]?.code;

  test("an arena needs two seats, a live clock and its times, and nothing else has times", async () => {
    const olga = await member(url, "Olga");
    const wrong: readonly (readonly [Partial<NewTournament>, string])[] = [
      [{ arena: undefined }, "TOURNAMENT_ARENA"],
      [{ clock: { is: "none" } }, "TOURNAMENT_ARENA"],
      [{ clock: { is: "correspondence", days: 3, vacation: 0 } }, "TOURNAMENT_ARENA"],
      [{ bothSides: true }, "TOURNAMENT_ARENA"],
      [{ roundHours: 1 }, "TOURNAMENT_ARENA"],
      [{ format: "swiss" }, "TOURNAMENT_ARENA"],
      [{ seats: 3, game: edition("4000ad"), options: { "ad.players": 3 } }, "TOURNAMENT_ARENA"],
      [{ arena: { minutes: 4, grace: 0 } }, "HOST_FORM"],
      [{ arena: { minutes: 1e9, grace: 0 } }, "HOST_FORM"],
      [{ arena: { minutes: 60, grace: -1 } }, "HOST_FORM"],
      [{ arena: { minutes: 60, grace: 10, streak: 9 } as never }, "HOST_FORM"],
    ];
    for (const [more, refused] of wrong) expect(code(await make(olga, { ...ARENA, ...more }))).toBe(refused);
    const { limit } = (await make(olga, { ...ARENA, limit: 128 })).body;
    expect(limit).toBe(64);
  });

  test("only an entrant rests, in a running arena; its time is fixed, and it stays an arena", async () => {
    const one = await cup(url, ["Ada", "Ben"], ARENA);
    expect(code(await act(one, 0, "rest"))).toBe("TOURNAMENT_STATE");
    await start(one);
    for (const who of [one.organiser, one.players[1] as Guest, new Guest(url)])
      expect(code(await who.http("POST", path(one.id, "entrants", 0, "rest")))).toBe("TOURNAMENT_FORBIDDEN");
    expect(code(await one.organiser.http("POST", path(one.id, "entrants", 9, "rest")))).toBe("TOURNAMENT_ENTRANT");
    for (const change of [{ deadline: 9e12 }, { deadline: null }, { roundHours: 5 }])
      expect(code(await one.organiser.http("PATCH", path(one.id), change))).toBe("TOURNAMENT_ARENA");
    expect(code(await (one.players[0] as Guest).http("POST", path(one.id, "entrants"), { name: "Ada 2" }))).toBe(
      "TOURNAMENT_TWICE",
    );
    const left = await (one.players[0] as Guest).http<TournamentInfo>("DELETE", path(one.id, "entrants", 0));
    expect(pairs(left.body)[0]?.result).toMatchObject({ how: "forfeit" });
    expect(code(await act(one, 0, "return"))).toBe("TOURNAMENT_ENTRANT");
    const swiss = await cup(url, ["Ada", "Ben"]);
    expect(code(await swiss.organiser.http("PATCH", path(swiss.id), { format: "arena" }))).toBe("TOURNAMENT_ARENA");
    await start(swiss);
    expect(code(await act(swiss, 0, "rest"))).toBe("TOURNAMENT_ARENA");
  });
});

test("watchers receive the standings over the socket, as they may see them", async () => {
  const { url } = await host({});
  const one = await cup(url, ["Ada", "Ben"], ARENA);
  const socket = await new Guest(url).socket();
  const ask = (tournament: string, is: "followTournament" | "unfollowTournament" = "followTournament") =>
    socket.ask({ is, tournament });
  expect(await ask(one.id)).toMatchObject({ is: "done" });
  const first = await start(one);
  await lose(one, first, 1);
  const pushed = await socket.until(
    (m) => m.is === "tournament" && m.tournament.standings.some(({ points }) => points.total === 2),
  );
  expect(pushed).toMatchObject({ tournament: { tournament: one.id, invite: null, you: { organiser: false } } });
  expect(await ask("nothing")).toMatchObject({ is: "invalid", bad: [{ code: "TOURNAMENT_UNKNOWN" }] });
  const others: string[] = [];
  for (let n = 0; n < 5; n++) others.push((await make(one.organiser)).body.tournament);
  for (const id of others.slice(0, 4)) expect(await ask(id)).toMatchObject({ is: "done" });
  expect(await ask(others[4] ?? "")).toMatchObject({ is: "invalid", bad: [{ code: "HOST_RATE" }] });
  // Following again is not one more, and an ended subscription makes room.
  expect(await ask(one.id)).toMatchObject({ is: "done" });
  expect(await ask(one.id, "unfollowTournament")).toMatchObject({ is: "done" });
  expect(await ask(others[4] ?? "")).toMatchObject({ is: "done" });
});
