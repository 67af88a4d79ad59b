/** Tests tournaments from the first entry to the last result, over HTTP, with every kind of store. */
import type { Host } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, describe, expect, test } from "vitest";
import { edition, Guest, openHost } from "../guest.ts";
import { closeCluster, homes, lacks, places } from "../storage/stores.ts";
import { arrive, concede, type Cup, cup, following, giveUp, path, playRound, start } from "./club.ts";

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

const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
const shown = ({ standings, entrants }: TournamentInfo) =>
  standings.map(({ place, entrant, points }) => `${place} ${entrants[entrant]?.name} ${points.total}`);
const greater = (pairing: readonly number[]): number => Math.max(...pairing);
/** The two entrants of a pairing. */
function two(entrants: readonly number[] | undefined): [number, number] {
  const [a, b] = entrants ?? [];
  if (a === undefined || b === undefined) throw new Error("nobody was paired");
  return [a, b];
}
/** A clock that the test moves. */
function clock() {
  let ahead = 0;
  return { now: () => Date.now() + ahead, pass: (ms: number) => void (ahead += ms) };
}
const HOUR = 3_600_000;

describe.for(["memory", "sqlite", "postgres"])("over %s", (kind) => {
  const home = homes[kind as "memory"];
  test.skipIf(lacks(kind))("a Swiss tournament of four plays two rounds to its end", async () => {
    const { url } = await host({ storage: await (home as NonNullable<typeof home>)() });
    const one = await cup(url, names.slice(0, 4), { rounds: 2 });
    const first = await start(one);
    expect(first.played[0]?.pairings.map(({ entrants }) => entrants)).toEqual([
      [0, 2],
      [3, 1],
    ]);
    expect(first.played[0]?.pairings[0]?.legs[0]).toMatchObject({ state: "lobby", missing: [0, 2] });
    const second = await playRound(one, greater);
    expect(second.played).toHaveLength(2);
    expect(second.played[0]?.pairings[0]?.result).toMatchObject({ scores: [1, 0], how: "conceded" });
    expect(second.played[1]?.pairings.map(({ entrants }) => entrants.toSorted((x, y) => x - y))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const end = await playRound(one, greater);
    expect(end.state).toBe("over");
    expect(shown(end)).toEqual(["1 Ada 2", "2 Ben 1", "2 Cleo 1", "4 Dan 0"]);
    expect(end.standings[0]?.ties.buchholz?.terms).toEqual([
      { round: 1, rival: 2, how: "won", value: 1 },
      { round: 2, rival: 1, how: "won", value: 1 },
    ]);
    expect(end.events.map(({ what }) => what).filter((what) => what !== "entered")).toEqual([
      "made",
      "started",
      "paired",
      "paired",
      "done",
    ]);
  });

  test.skipIf(lacks(kind))(
    "a deadline: the player whom a table waits for loses, and the next round is paired",
    async () => {
      const { now, pass } = clock();
      const { url, host: running } = await host({ storage: await (home as NonNullable<typeof home>)({ now }), now });
      const one = await cup(url, names.slice(0, 4), { rounds: 2, roundHours: 48 });
      const first = await start(one);
      const [a, b] = first.played[0]?.pairings ?? [];
      // At the first table only seat 0 is taken; at the second both are, and then no player moves.
      const [here] = two(a?.entrants);
      await arrive(one.players[here] as Guest, a?.legs[0]?.table ?? "");
      for (const n of b?.entrants ?? []) await arrive(one.players[n] as Guest, b?.legs[0]?.table ?? "");
      const before = await one.until(({ played }) => played[0]?.pairings[1]?.legs[0]?.state === "playing");
      const asked = before.played[0]?.pairings[1]?.legs[0]?.asked ?? [];
      expect(asked.length).toBeGreaterThan(0);
      pass(48 * HOUR - 60_000);
      await running.services.matches.runAllDue();
      expect((await one.info()).played).toHaveLength(1);
      pass(120_000);
      await running.services.matches.runAllDue();
      const after = await one.until(({ played }) => played.length === 2);
      expect(after.played[0]?.pairings[0]?.result).toMatchObject({ scores: [1, 0], how: "forfeit" });
      const { entrants = [], result } = after.played[0]?.pairings[1] ?? {};
      expect(result?.how).toBe("forfeit");
      expect(entrants.map((n, i) => [n, result?.scores[i]])).toEqual(
        entrants.map((n) => [n, asked.includes(n) ? 0 : 1]),
      );
      // Both tables refuse acts and say why.
      const never = (await (one.players[here] as Guest).table(a?.legs[0]?.table ?? "")).body;
      expect(never).toMatchObject({ state: "over", summary: null, closed: { is: "forfeit", scores: [1, 0] } });
      expect((await one.organiser.entropy(never, 1)).body.bad?.[0]?.code).toBe("TABLE_STATE");
      const closed = (await (one.players[entrants[0] ?? 0] as Guest).table(b?.legs[0]?.table ?? "")).body;
      expect(closed.state).toBe("over");
      await expect(giveUp(one.players[asked[0] ?? 0] as Guest, closed.table)).rejects.toThrow("TABLE_FORBIDDEN");
      // The player who was too late has also resigned the match itself.
      await expect
        .poll(async () => (await running.services.tables.matchSummary(closed.table))?.over?.winners.length)
        .toBe(1);
      expect(closed.closed).toMatchObject({
        is: "forfeit",
        scores: closed.seats.map((_, n) => (asked.includes((b?.legs[0]?.seats ?? [])[n] ?? -1) ? 0 : 1)),
      });
      expect(after.events.map(({ what }) => what)).toContain("deadline");
    },
  );
});

test("everything survives a restart: the next host takes results and pairs the next round", async () => {
  const place = await places.sqlite();
  const first = await openHost({ storage: await openStorage(place) });
  const one = await cup(first.url, names.slice(0, 4), { format: "roundRobin" });
  const info = await start(one);
  const table = await concede(one, info, 0, info.played[0]?.pairings[0]?.entrants[0] ?? 0);
  for (const n of info.played[0]?.pairings[1]?.entrants ?? [])
    await arrive(one.players[n] as Guest, info.played[0]?.pairings[1]?.legs[0]?.table ?? "");
  await first.host.close();
  const second = await host({ storage: await openStorage(place) });
  const moved = [one.organiser, ...one.players].map((guest) => {
    const again = new Guest(second.url);
    again.cookie = guest.cookie;
    return again;
  });
  const [organiser, ...players] = moved as [Guest, ...Guest[]];
  const again: Cup = { ...one, organiser, players, ...following(organiser, one.id) };
  expect((await again.info()).played[0]?.pairings[0]?.legs[0]?.table).toBe(table);
  await giveUp(
    players[info.played[0]?.pairings[1]?.entrants[0] ?? 0] as Guest,
    info.played[0]?.pairings[1]?.legs[0]?.table ?? "",
  );
  const next = await again.until(({ played }) => played.length === 2);
  expect(next.rounds).toBe(3);
  expect(next.played[0]?.pairings.every(({ result }) => result?.how === "conceded")).toBe(true);
});

test.skipIf(lacks("postgres"))("two hosts that see the last result at once pair the next round once", async () => {
  const place = await places.postgres();
  const here = await host({ storage: await openStorage(place) });
  const there = await host({ storage: await openStorage(place) });
  const one = await cup(here.url, names, { rounds: 3 });
  await start(one);
  await playRound(one, greater);
  for (const other of [here, there, here, there])
    other.host.services.storage.bus.publish("tournament", { tournament: one.id });
  const key = `tournament/${one.id}`;
  const date = (await here.host.services.store.getScheduled([key]))[0];
  expect(date?.at).toBeGreaterThan(0);
  // Both hosts check at once, again and again.
  for (let i = 0; i < 4; i++) {
    await here.host.services.store.write([{ is: "schedule", key, at: 1 }]);
    await Promise.all([here.host.services.matches.runAllDue(), there.host.services.matches.runAllDue()]);
  }
  const info = await one.info();
  expect(info.played).toHaveLength(2);
  expect(info.events.filter(({ what }) => what === "paired")).toHaveLength(2);
  const made = await here.host.services.store.find("table", { limit: 50 });
  expect(made).toHaveLength(6);
});

describe("rules of play", () => {
  const room = host({});
  const url = async (): Promise<string> => (await room).url;

  test("both sides: the second match exchanges the seats and carries over the first result where the game adds them up", async () => {
    const one = await cup(await url(), names.slice(0, 2), { rounds: 1, bothSides: true });
    const info = await start(one);
    const [a, b] = two(info.played[0]?.pairings[0]?.entrants);
    const first = await concede(one, info, 0, b);
    const half = await one.until(({ played }) => played[0]?.pairings[0]?.legs.length === 2);
    const [leg, back] = half.played[0]?.pairings[0]?.legs ?? [];
    expect(leg).toMatchObject({ table: first, seats: [a, b], scores: [1, 0], how: "conceded", state: "over" });
    expect(back).toMatchObject({ seats: [b, a], scores: null });
    expect((await one.organiser.table(back?.table ?? "")).body.options).toMatchObject({
      "ax.firstLeg": expect.any(Object),
    });
    await concede(one, half, 0, b);
    const end = await one.until(({ state }) => state === "over");
    expect(end.played[0]?.pairings[0]?.result?.scores).toEqual([1, 0]);
    expect(shown(end)).toEqual(["1 Ada 1", "2 Ben 0"]);
  });

  test("a clock that reaches zero loses the match", async () => {
    const { now, pass } = clock();
    const { url: there, host: running } = await host({ now });
    const one = await cup(there, names.slice(0, 2), { rounds: 1, clock: { is: "live", main: 10, increment: 0 } });
    const info = await start(one);
    const leg = info.played[0]?.pairings[0]?.legs[0];
    for (const n of leg?.seats ?? []) await arrive(one.players[n] as Guest, leg?.table ?? "");
    const playing = await one.until(({ played }) => played[0]?.pairings[0]?.legs[0]?.state === "playing");
    const asked = playing.played[0]?.pairings[0]?.legs[0]?.asked ?? [];
    pass(11_000);
    await running.services.matches.runAllDue();
    const end = await one.until(({ state }) => state === "over");
    const { entrants = [], result } = end.played[0]?.pairings[0] ?? {};
    expect(result?.how).toBe("timeout");
    expect(asked).toContain(entrants[result?.scores.indexOf(0) ?? -1]);
  });

  test("both sides of a game that adds nothing up: one win each is level, then the game's own count decides", async () => {
    const one = await cup(await url(), names.slice(0, 2), { game: edition("trekwar"), rounds: 1, bothSides: true });
    const info = await start(one);
    const [a, b] = two(info.played[0]?.pairings[0]?.entrants);
    for (const loser of [b, a]) {
      const now = await one.until(({ played }) => played[0]?.pairings[0]?.legs.at(-1)?.scores === null);
      const leg = now.played[0]?.pairings[0]?.legs.at(-1);
      for (const n of leg?.seats ?? []) await arrive(one.players[n] as Guest, leg?.table ?? "");
      const guest = one.players[loser] as Guest;
      const { body } = await guest.table(leg?.table ?? "");
      const gave = await guest.http("POST", `/api/tables/${leg?.table}/seats/${body.you.seats[0]}/acts`, {
        at: body.summary?.at,
        key: `resigns-${leg?.table}`,
        moves: [{ step: "resign", act: { do: "resign" } }],
      });
      expect(gave.status).toBe(200);
      await one.until(({ played, state }) => state === "over" || (played[0]?.pairings[0]?.legs.length ?? 0) === 2);
    }
    const end = await one.until(({ state }) => state === "over");
    const legs = end.played[0]?.pairings[0]?.legs ?? [];
    // The winner of the first match opens the second, from the other side (TW-9.7).
    expect(legs[0]?.seats).toEqual([a, b]);
    expect((await one.organiser.table(legs[1]?.table ?? "")).body.options).toMatchObject({
      firstOpener: "previousWinner",
      previousWinner: "dominion",
    });
    expect(legs.map(({ scores }) => scores)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(end.played[0]?.pairings[0]?.result?.scores).toEqual([0.5, 0.5]);
  });

  test("an odd number: one bye a round, at most one each; a withdrawn entrant loses the running match and is not paired again", async () => {
    const one = await cup(await url(), names.slice(0, 5), { rounds: 3 });
    const info = await start(one);
    expect(info.played[0]?.byes).toEqual([4]);
    const [a, b] = two(info.played[0]?.pairings[0]?.entrants);
    const out = await (one.players[b] as Guest).http<TournamentInfo>("DELETE", path(one.id, "entrants", b));
    expect(out.body.played[0]?.pairings[0]?.result).toMatchObject({ how: "forfeit", scores: [1, 0] });
    expect(out.body.entrants[b]?.out).toEqual({ round: 1, why: "left" });
    await concede(one, await one.info(), 1, greater(info.played[0]?.pairings[1]?.entrants ?? []));
    const next = await one.until(({ played }) => played.length === 2);
    expect(next.played[1]?.byes).toEqual([]);
    expect(next.played[1]?.pairings.flatMap(({ entrants }) => entrants)).not.toContain(b);
    expect(next.standings.find(({ entrant }) => entrant === a)?.points.total).toBe(1);
  });

  test("bots play on their own, and pairings of two bots need no person", async () => {
    const one = await cup(await url(), ["Ada"], { rounds: 2 });
    for (const level of [1, 2, 3])
      expect((await one.organiser.http("POST", path(one.id, "bots"), { level })).status).toBe(200);
    const info = await start(one);
    expect(info.entrants.map(({ name, level }) => [name, level])).toEqual([
      ["Ada", null],
      ["Bot 1", 1],
      ["Bot 2", 2],
      ["Bot 3", 3],
    ]);
    const bots = info.played[0]?.pairings.find(({ entrants }) => !entrants.includes(0));
    expect(bots?.legs[0]).toMatchObject({ state: "playing", missing: [] });
    const mine = info.played[0]?.pairings.find(({ entrants }) => entrants.includes(0));
    expect(mine?.legs[0]).toMatchObject({ state: "lobby", missing: [0] });
  });

  test("tables for more than two: groups, points by rank", async () => {
    const ad = { options: { "ad.players": 3 }, seats: 3, game: edition("4000ad") };
    const one = await cup(await url(), names, { ...ad, rounds: 1 });
    const info = await start(one);
    expect(info.played[0]?.pairings.map(({ entrants }) => entrants.length)).toEqual([3, 3]);
    for (const [n, { entrants }] of (info.played[0]?.pairings ?? []).entries())
      await one.organiser.http("PUT", path(one.id, "rounds", 1, "pairings", n), {
        scores: entrants.map((_, i) => 1 - i / 2),
        why: "played at the club",
      });
    const end = await one.until(({ state }) => state === "over");
    expect(end.standings.map(({ points }) => points.total)).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });
});

describe("rounds that wait", () => {
  test("adjudication: the round waits for the organiser, who rules open matches with a reason", async () => {
    const { now, pass } = clock();
    const { url: there, host: running } = await host({ now });
    const one = await cup(there, names.slice(0, 2), { rounds: 1, roundHours: 1, atDeadline: "adjudicate" });
    const [leg] = (await start(one)).played[0]?.pairings[0]?.legs ?? [];
    const { table = "", seats = [] } = leg ?? {};
    for (const n of seats) await arrive(one.players[n] as Guest, table);
    const white = one.players[seats[0] ?? 0] as Guest;
    const line = await white.socket();
    await line.ask({ is: "watch", match: table, viewer: 0 as never, since: 0 });
    expect(line.latest().summary.asked.length).toBeGreaterThan(0);
    pass(2 * HOUR);
    await running.services.matches.runAllDue();
    const late = await one.until(({ played }) => played[0]?.ruling === true);
    expect(late.played[0]?.pairings[0]?.result).toBeNull();
    // The organiser may also move the deadline.
    const more = await one.organiser.http<TournamentInfo>("PATCH", path(one.id), { deadline: now() + HOUR });
    expect(more.body.played[0]?.ruling).toBe(false);
    const ruled = await one.organiser.http<TournamentInfo>("PUT", path(one.id, "rounds", 1, "pairings", 0), {
      scores: [0.5, 0.5],
      why: "both were ill",
    });
    expect(ruled.body.state).toBe("over");
    expect(ruled.body.played[0]?.pairings[0]?.result).toMatchObject({ how: "ruled", why: "both were ill" });
    expect(ruled.body.events.at(-2)).toMatchObject({ what: "ruled", by: "Olga", scores: [0.5, 0.5], was: null });
    // The table asks no seat any more; connected players receive the change with its reason.
    await line.update(({ summary, offers }) => summary.asked.length === 0 && offers.length === 0);
    const closed = async () => (await white.table(table)).body;
    const state = { state: "over", summary: { asked: [], over: null } };
    expect(await closed()).toMatchObject({
      ...state,
      closed: { is: "ruled", why: "both were ill", scores: [0.5, 0.5] },
    });
    await expect(giveUp(white, table)).rejects.toThrow("TABLE_FORBIDDEN");
    // The organiser corrects it afterwards.
    const again = await one.organiser.http<TournamentInfo>("PUT", path(one.id, "rounds", 1, "pairings", 0), {
      scores: [1, 0],
      why: "Ben had not been ill",
    });
    expect(shown(again.body)[0]).toContain("1 ");
    expect(again.body.events.at(-1)).toMatchObject({ was: [0.5, 0.5], scores: [1, 0] });
    expect((await closed()).closed).toMatchObject({ why: "Ben had not been ill", scores: seats.map((n) => 1 - n) });
  });

  test("a draw at the deadline counts the matches that were won", async () => {
    const { now, pass } = clock();
    const { url: there, host: running } = await host({ now });
    const one = await cup(there, names.slice(0, 4), {
      rounds: 1,
      roundHours: 1,
      atDeadline: "draw",
      bothSides: true,
      game: edition("trekwar"),
    });
    const info = await start(one);
    const leg = info.played[0]?.pairings[0]?.legs[0];
    for (const n of leg?.seats ?? []) await arrive(one.players[n] as Guest, leg?.table ?? "");
    const guest = one.players[leg?.seats[1] ?? 0] as Guest;
    const { body } = await guest.table(leg?.table ?? "");
    await guest.http("POST", `/api/tables/${leg?.table}/seats/1/acts`, {
      at: body.summary?.at,
      key: "resigns-at-once",
      moves: [{ step: "resign", act: { do: "resign" } }],
    });
    await one.until(({ played }) => played[0]?.pairings[0]?.legs.length === 2);
    pass(2 * HOUR);
    await running.services.matches.runAllDue();
    const end = await one.until(({ state }) => state === "over");
    expect(end.played[0]?.pairings.map(({ result }) => [result?.how, result?.scores])).toEqual([
      ["deadline", [1, 0]],
      ["deadline", [0.5, 0.5]],
    ]);
  });

  test("while paused, deadlines stop and no round is paired; the deadline moves by the length of the pause", async () => {
    const { now, pass } = clock();
    const { url: there, host: running } = await host({ now });
    const one = await cup(there, names.slice(0, 2), { rounds: 1, roundHours: 2 });
    const { played } = await start(one);
    await one.organiser.http("POST", path(one.id, "pause"));
    pass(5 * HOUR);
    await running.services.matches.runAllDue();
    expect((await one.info()).played[0]?.pairings[0]?.result).toBeNull();
    const on = await one.organiser.http<TournamentInfo>("POST", path(one.id, "resume"));
    expect((on.body.played[0]?.deadline ?? 0) - (played[0]?.deadline ?? 0)).toBeGreaterThanOrEqual(5 * HOUR);
    expect(on.body.paused).toBe(false);
    const ended = await one.organiser.http<TournamentInfo>("POST", path(one.id, "end"));
    expect(ended.body).toMatchObject({ state: "over", played: [{ pairings: [{ result: null }] }] });
    const table = ended.body.played[0]?.pairings[0]?.legs[0]?.table ?? "";
    expect((await one.organiser.table(table)).body).toMatchObject({ state: "over", closed: { is: "ended" } });
  });
});
