/** Tests tournament tables for more than two, played by programs to results, and matches without a result. */
import type { Host } from "@starboard/host";
import type { Update } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyMove, edition, type Guest, openHost } from "../guest.ts";
import { arrive, type Cup, cup, path, start } from "./club.ts";

let ahead = 0;
let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => Date.now() + ahead }));
});
afterAll(() => host.close());

const NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eva"];
/** Three seats to a table, and few rounds. */
const SMALL = { game: edition("4000ad"), options: { "ad.players": 3, "ad.turnLimit": 10 }, seats: 3 } as const;

/** Programs play a match to its end, each from its own seat's offers. */
async function playOut(one: Cup, { seats, table }: { readonly seats: readonly number[]; readonly table: string }) {
  for (const n of seats) await arrive(one.players[n] as Guest, table);
  for (;;) {
    const { summary } = (await one.organiser.table(table)).body;
    if (!summary) throw new Error("it has not begun");
    if (summary.over) return summary.over;
    const seat = summary.asked[0] as number;
    const guest = one.players[seats[seat] as number] as Guest;
    const { body } = await guest.http<Update>("GET", `/api/tables/${table}/seats/${seat}/update?since=0`);
    const move = anyMove(body);
    if (!move) throw new Error("no move");
    const acts = { at: body.at, key: `program-${table}-${body.at}`, moves: [move] };
    await guest.http("POST", `/api/tables/${table}/seats/${seat}/acts`, acts);
  }
}
const groups = (info: TournamentInfo): number[][] =>
  (info.played.at(-1)?.pairings ?? []).map(({ entrants }) => entrants.toSorted((a, b) => a - b));

test("groups of three play two rounds as programs: results, ranks and standings come from the matches", async () => {
  const one = await cup(url, [...NAMES, "Finn"], { ...SMALL, rounds: 2 });
  await start(one);
  for (let round = 1; round <= 2; round++) {
    const info = await one.until(({ played }) => played.length === round);
    expect(groups(info).map(({ length }) => length)).toEqual([3, 3]);
    for (const { legs } of info.played.at(-1)?.pairings ?? []) for (const leg of legs) await playOut(one, leg);
  }
  const end = await one.until(({ state }) => state === "over");
  for (const { pairings } of end.played)
    for (const { legs, result } of pairings) {
      const over = (await one.organiser.table(legs[0]?.table ?? "")).body.summary?.over;
      expect(result?.how).toBe("played");
      // A winner, or a draw: the points of a table for three add up to one and a half.
      expect(result?.scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1.5);
      const best = Math.max(...(result?.scores ?? []));
      expect(over?.winners.every((seat) => result?.scores[seat] === best)).toBe(true);
    }
  const all = end.standings.reduce((sum, { points }) => sum + points.total, 0);
  expect(all).toBeCloseTo(6);
  // The winners met in the second round.
  const score = (n: number): number =>
    end.played[0]?.pairings.flatMap(({ entrants, result }) =>
      (result?.scores ?? []).filter((_, i) => entrants[i] === n),
    )[0] ?? 0;
  const [upper = [], lower = []] = groups(end).toSorted((a, b) => score(b[0] ?? 0) - score(a[0] ?? 0));
  expect(Math.min(...upper.map(score))).toBeGreaterThanOrEqual(Math.max(...lower.map(score)));
});

test("a match ruled a draw at the deadline is closed with that reason, and accepts no acts", async () => {
  const one = await cup(url, NAMES.slice(0, 3), { ...SMALL, rounds: 1, roundHours: 1, atDeadline: "draw" });
  const info = await start(one);
  const leg = info.played[0]?.pairings[0]?.legs[0];
  for (const n of leg?.seats ?? []) await arrive(one.players[n] as Guest, leg?.table ?? "");
  ahead += 2 * 3_600_000;
  await host.services.matches.runAllDue();
  const end = await one.until(({ state }) => state === "over");
  expect(end.played[0]?.pairings[0]?.result?.how).toBe("deadline");
  const { body } = await one.organiser.http<TableInfo>("GET", `/api/tables/${leg?.table}`);
  const closed = { is: "deadline", why: "", at: expect.any(Number), scores: leg?.seats.map(() => 0.5) };
  expect(body).toMatchObject({ state: "over", closed, owner: "", summary: { over: null, asked: [] } });
  expect(body.summary).not.toHaveProperty("clock");
  expect(
    (await one.organiser.http<TournamentInfo>("GET", path(one.id))).body.played[0]?.pairings[0]?.legs[0]?.state,
  ).toBe("over");
});
