/** Tests which matches are rated. */
import type { AccountInfo } from "@starboard/wire/account";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { rateAgain } from "../src/ratings/rate-again.ts";
import { placesOf, recordResult, scoreAgainst } from "../src/ratings/rate-match.ts";
import { begin, type Guest, openHost } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

test("winners beat the others, not each other; a match without winners is a draw", () => {
  const over = { winners: [0, 2] as never, rule: "X-1" as never, scores: [3, 1, 3, 0] };
  expect([
    scoreAgainst(over, 0, 1),
    scoreAgainst(over, 3, 2),
    scoreAgainst(over, 0, 2),
    scoreAgainst(over, 1, 3),
  ]).toEqual([1, 0, undefined, undefined]);
  expect(scoreAgainst({ ...over, winners: [] }, 0, 1)).toBe(0.5);
});

const account = async (guest: Guest, login: string) =>
  guest.http("POST", "/api/account", { login, password: "correct horse", name: login });
const ratings = async (guest: Guest) => (await guest.http<AccountInfo>("GET", "/api/account")).body.ratings;

/** Two people with accounts play a match in which Ben resigns. */
async function played(logins: readonly [string, string] | null, terms: object) {
  const table = await begin(url, "anaxis", terms);
  if (logins) {
    await account(table.ada, logins[0]);
    await account(table.ben, logins[1]);
  }
  const { at } = await table.b.update();
  const gave = await table.b.commit(table.id, 1, at, [{ step: "concede", act: { do: "concede" } }]);
  return { ...table, gave };
}

test("a rated match between accounts counts once; others do not", async () => {
  const { ada, ben, id, gave } = await played(["rita", "ralf"], { rated: true });
  expect(gave.is).toBe("played");
  // Rating the match twice more counts it at most once, whether the host has already rated it or not.
  await recordResult(host.services, id);
  expect(await recordResult(host.services, id)).toBe(false);
  const [rita, ralf] = [(await ratings(ada))[0], (await ratings(ben))[0]];
  expect(rita).toMatchObject({ game: "anaxis", matches: 1 });
  expect(rita?.rating).toBeGreaterThan(1600);
  expect(ralf?.rating).toBe(3000 - (rita?.rating ?? 0));
  const guests = await played(null, { rated: true });
  expect(await recordResult(host.services, guests.id)).toBe(false);
  const friendly = await played(["frida", "franz"], {});
  expect(await recordResult(host.services, friendly.id)).toBe(false);
  expect(await ratings(friendly.ada)).toEqual([]);
});

test("live and correspondence have ratings of their own", async () => {
  const live = await played(["lisa", "leon"], { rated: true, clock: { is: "live", main: 600, increment: 5 } });
  await recordResult(host.services, live.id);
  expect(await ratings(live.ada)).toMatchObject([{ game: "anaxis", pace: "live", players: "two", matches: 1 }]);
  const slow = await played(["sina", "sven"], {
    rated: true,
    clock: { is: "correspondence", days: 3, vacation: 0 },
  });
  await recordResult(host.services, slow.id);
  expect(await ratings(slow.ada)).toMatchObject([{ pace: "correspondence", matches: 1 }]);
});

test("winners are first and level; the others follow by the scores that the game counts", () => {
  const over = { winners: [2] as never, rule: "X-1" as never, scores: [3, 5, 1, 3] };
  expect(placesOf(over, 4)).toEqual([3, 2, 1, 3]);
  expect(placesOf({ ...over, winners: [0, 2] as never, scores: [] }, 4)).toEqual([1, 3, 1, 3]);
});

test("ratings of the earlier format are made anew by pace, and what is left of it is deleted", async () => {
  const { store } = host.services;
  const { ada, ben, id } = await played(["vera", "volker"], { rated: true });
  await recordResult(host.services, id);
  const [rated] = await ratings(ada);
  const personOf = async (guest: Guest) =>
    (await guest.http<{ readonly person: string }>("GET", "/api/me")).body.person;
  const [person, opponent] = [await personOf(ada), await personOf(ben)];
  const earlier = { person, game: "anaxis", rating: 1900, deviation: 80, volatility: 0.06, matches: 40, at: 1 };
  const put = (kind: "rating", key: string, doc: object, index = {}) =>
    ({ is: "put", kind, id: key, doc, at: 1, index }) as const;
  await store.write([
    { is: "delete", kind: "rating", id: `rated.${id}` },
    { is: "delete", kind: "rating", id: `${person}.anaxis.correspondence.two` },
    { is: "delete", kind: "rating", id: `${opponent}.anaxis.correspondence.two` },
    { is: "delete", kind: "setting", id: "ratings-by-pace" },
    put("rating", `${person}.anaxis`, earlier, { person, game: "anaxis" }),
    put("rating", `match.${id}`, { table: id, at: 1 }),
  ]);
  expect(await ratings(ada)).toEqual([]);
  await rateAgain(host.services, () => false);
  expect(await ratings(ada)).toMatchObject([{ pace: "correspondence", matches: 1, rating: rated?.rating }]);
  expect(await store.getAll("rating", [`${person}.anaxis`, `match.${id}`])).toEqual([]);
});
