/** Ladders: who stands on them, in which order, and that nobody is shown who did not choose it. */
import type { Host } from "@starboard/host";
import fc from "fast-check";
import { type Ladder, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { AccountInfo } from "@starboard/wire/account";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ranked } from "../src/ratings/ladder.ts";
import { recordResult } from "../src/ratings/rate-match.ts";
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
  ...{ won: fc.constant(0), drawn: fc.constant(0), lost: fc.constant(0), last: fc.constant([]) },
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

const ladder = (guest: Guest) => guest.http<Ladder>("GET", "/api/ladders/anaxis");

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

test("guests cannot be listed, and unknown games have no ladder", async () => {
  const guest = new Guest(url);
  await guest.me("Eve");
  const refused = await guest.http("PUT", "/api/account/ladder", { listed: true });
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([403, "ACCOUNT_NONE"]);
  expect((await guest.http("GET", "/api/ladders/chess")).status).toBe(404);
  expect((await guest.http("PUT", "/api/account/ladder", { listed: 1 })).status).toBe(400);
});
