/** Ladders: who stands on them, in which order, and that nobody is shown who did not choose it. */
import type { Host } from "@starboard/host";
import fc from "fast-check";
import { type Ladder, LADDER_REST_DAYS, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { AccountInfo } from "@starboard/wire/account";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ratingId, ratings } from "../src/ratings/doc.ts";
import { gainOf, seasonOf, seasonStart } from "../src/ratings/season.ts";
import { climbing, ranked, type Unranked } from "../src/ratings/ladder.ts";
import { recordResult } from "../src/ratings/rate-match.ts";
import { boardRatings } from "../src/ratings/ratings.ts";
import { begin, Guest, openHost } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

const entry = fc.record({
  person: fc.uuid(),
  name: fc.string({ maxLength: 5 }),
  rating: fc.integer({ min: 1400, max: 1410 }),
  deviation: fc.integer({ min: RANKED_DEVIATION.two - 2, max: RANKED_DEVIATION.two + 2 }),
  matches: fc.integer({ min: RANKED_MATCHES - 2, max: RANKED_MATCHES + 2 }),
  won: fc.constant(0),
  drawn: fc.constant(0),
  lost: fc.constant(0),
  last: fc.constant([]),
  ratingWeekAgo: fc.option(fc.integer({ min: 1400, max: 1410 })),
  you: fc.boolean(),
});
test("a rank is one more than the number of ranked players above; the others follow without one", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const list = ranked(entries, "two");
      expect(list.length).toBe(entries.length);
      const withRank = list.filter(({ rank }) => rank !== null);
      expect(list.slice(0, withRank.length)).toEqual(withRank);
      for (const one of list) {
        const counts = one.matches >= RANKED_MATCHES && one.deviation <= RANKED_DEVIATION.two;
        const above = withRank.filter(({ rating }) => rating > one.rating).length;
        expect(one.rank).toBe(counts ? above + 1 : null);
      }
    }),
  );
});

const ladder = (guest: Guest) => guest.http<Ladder>("GET", "/api/ladders/anaxis?pace=correspondence");

test("only accounts that chose it stand on the ladder, and leave it again at once", async () => {
  const { ada, ben, b, id } = await begin(url, "anaxis", { rated: true });
  for (const [guest, login] of [
    [ada, "ada"],
    [ben, "ben"],
  ] as const)
    await guest.http("POST", "/api/account", { login, password: "correct horse", name: login });
  const { at } = await b.update();
  await b.commit(id, 1, at, [{ step: "concede", act: { do: "concede" } }]);
  expect(await recordResult(host.services, id)).toBe(true);
  const anyone = new Guest(url);
  expect((await ladder(anyone)).body.entries).toEqual([]);
  const chosen = await ada.http<AccountInfo>("PUT", "/api/account/ladder", { listed: true });
  expect(chosen.body.listed).toBe(true);
  expect((await ladder(anyone)).body.entries).toMatchObject([{ name: "Ada", rank: null, matches: 1, you: false }]);
  expect((await ladder(ada)).body.entries[0]?.you).toBe(true);
  expect((await ada.http<AccountInfo>("PUT", "/api/account/ladder", { listed: false })).body.listed).toBe(false);
  expect((await ladder(anyone)).body.entries).toEqual([]);
});

test("ranks gained in a week are counted among those who had a rating then", () => {
  const one = (person: string, rating: number, ratingWeekAgo: number | null): Unranked => ({
    person,
    name: person,
    rating,
    ratingWeekAgo,
    deviation: 60,
    matches: 9,
    won: 5,
    drawn: 0,
    lost: 4,
    last: [],
    you: false,
  });
  const list = climbing([one("a", 1600, 1500), one("b", 1550, 1560), one("c", 1700, null)], "two");
  expect(list.map(({ person, rank, climbed }) => [person, rank, climbed])).toEqual([
    ["c", 1, null],
    ["a", 2, 1],
    ["b", 3, -1],
  ]);
});

test("who has not played for long leaves the ladder, and the interval of the others has widened", async () => {
  const { store, now } = host.services;
  const board = { game: "anaxis", pace: "live", players: "more" } as const;
  const rated = (person: string, days: number) =>
    ratings.put(
      ratingId(person, board),
      {
        ...board,
        person,
        rating: 1600,
        deviation: 60,
        volatility: 0.06,
        matches: 9,
        won: 5,
        drawn: 0,
        lost: 4,
        last: [],
        history: [],
        at: now() - days * 86_400_000,
      },
      now(),
    );
  await store.write([rated("early", LADDER_REST_DAYS + 1), rated("late", LADDER_REST_DAYS - 1)]);
  const found = await boardRatings(store, board, now());
  expect(found.map(({ person }) => person)).toEqual(["late"]);
  expect(found[0]?.deviation).toBeGreaterThan(60);
});

test("guests cannot be listed, and unknown games have no ladder", async () => {
  const guest = new Guest(url);
  await guest.me("Eve");
  const refused = await guest.http("PUT", "/api/account/ladder", { listed: true });
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([403, "ACCOUNT_NONE"]);
  expect((await guest.http("GET", "/api/ladders/chess")).status).toBe(404);
  for (const query of ["pace=blitz", "players=9", "pace=live&pace=live", "of=everyone"])
    expect((await guest.http("GET", `/api/ladders/anaxis?${query}`)).status, query).toBe(400);
  expect((await guest.http("PUT", "/api/account/ladder", { listed: 1 })).status).toBe(400);
});

test("a season counts the quarter of the year: what was gained in it, of those with enough matches", () => {
  const start = seasonStart(Date.UTC(2027, 4, 20));
  expect(start).toBe(Date.UTC(2027, 3, 1));
  const at = (rating: number, days: number) => ({ rating, at: start + days * 86_400_000 });
  expect(gainOf({ matches: 2, history: [at(1500, -9), at(1560, -1)] }, start)).toEqual({ matches: 0, gained: 0 });
  expect(gainOf({ matches: 3, history: [at(1560, -1), at(1580, 1), at(1540, 2)] }, start)).toEqual({
    matches: 2,
    gained: -20,
  });
  // A newcomer begins with 1500; of a history that was cut, the first rating is known alone.
  expect(gainOf({ matches: 1, history: [at(1620, 1)] }, start)).toEqual({ matches: 1, gained: 120 });
  expect(gainOf({ matches: 300, history: [at(1620, 1), at(1650, 2)] }, start)).toEqual({ matches: 2, gained: 30 });
  const player = (person: string, matches: number, gained: number) => ({
    person,
    name: person,
    you: false,
    gain: { matches, gained },
  });
  const players = [player("a", 5, 10), player("b", 9, 40), player("c", 4, 90), player("d", 6, 10), player("e", 7, -5)];
  expect(seasonOf(players, start).entries.map(({ name, rank }) => `${rank} ${name}`)).toEqual([
    "1 b",
    "2 a",
    "2 d",
    "4 e",
  ]);
});
