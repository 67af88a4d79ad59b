/** Profiles over both stores: what a stranger sees before and after a person chooses, and what deletion leaves. */
import type { Host } from "@starboard/host";
import type { AccountInfo } from "@starboard/wire/account";
import type { FinishedMatch, Profile } from "@starboard/wire/people";
import fc from "fast-check";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { archiveMatch, archiveMissed } from "../src/archive/archive.ts";
import { finishedMatches } from "../src/archive/doc.ts";
import { resultOf } from "../src/archive/result.ts";
import { opponentsOf, sidesPlayed, wilson } from "../src/profiles/profile.ts";
import { begin, Guest, openHost } from "./guest.ts";
import { closeCluster, homes, lacks } from "./storage/stores.ts";

afterAll(() => closeCluster());

const account = (guest: Guest, login: string) =>
  guest.http<AccountInfo>("POST", "/api/account", { login, password: "correct horse", name: login });
const profile = (caller: Guest, person: string) => caller.http<Profile>("GET", `/api/people/${person}`);
const choose = (guest: Guest, open: boolean) =>
  guest.http<AccountInfo>("PUT", "/api/account/profile", { public: open });

/** Ada and Ben, with accounts, play a match that Ben concedes; it is in the archive. */
async function played(host: Host, url: string, terms: object = {}) {
  const match = await begin(url, "anaxis", terms);
  const { ada, ben, b, id } = match;
  const people: string[] = [];
  for (const [guest, login] of [
    [ada, `ada${id}`],
    [ben, `ben${id}`],
  ] as const)
    people.push((await account(guest, login)).body.person);
  const { at } = await b.update();
  await b.commit(id, 1, at, [{ step: "concede", act: { do: "concede" } }]);
  await archiveMatch(host.services, id);
  const [adaId = "", benId = ""] = people;
  return { ...match, adaId, benId };
}

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  const open = async () => {
    const opened = await openHost({ storage: await homes[name]() });
    onTestFinished(() => opened.host.close());
    return opened;
  };

  test.skipIf(lacks(name))(
    "a private profile is unknown to strangers, a public one shows the matches of public players only",
    async () => {
      const { host, url } = await open();
      const { ada, ben, adaId, benId, id } = await played(host, url);
      const stranger = new Guest(url);
      expect((await profile(stranger, adaId)).status).toBe(404);
      const own = (await profile(ada, adaId)).body;
      expect(own).toMatchObject({ you: true, public: false, matches: 1 });
      expect(own.recent[0]).toMatchObject({
        match: id,
        seats: [{ result: "won" }, { result: "lost", account: benId }],
      });
      expect(own.against).toEqual([
        { name: "Ben", account: benId, level: null, won: 1, drawn: 0, lost: 0, last: ["won"] },
      ]);
      expect(own.sides).toMatchObject([{ game: "anaxis", won: 1, matches: 1 }]);
      expect(own.sides[0]?.side).not.toBe("");
      // The opponent knows the match anyway.
      expect((await profile(ben, adaId)).body).toMatchObject({ you: false, since: null, matches: 1 });

      expect((await choose(ada, true)).body.publicProfile).toBe(true);
      expect((await profile(stranger, adaId)).body).toMatchObject({
        name: "Ada",
        public: true,
        matches: 0,
        against: [],
      });
      await choose(ben, true);
      expect((await profile(stranger, adaId)).body).toMatchObject({ matches: 1, against: [{ account: benId }] });
      await choose(ben, false);
      expect((await profile(stranger, adaId)).body.matches).toBe(0);
      expect((await profile(stranger, benId)).status).toBe(404);
    },
  );

  test.skipIf(lacks(name))(
    "deletion takes the account out of the archive, and the archive can be made again",
    async () => {
      const { host, url } = await open();
      const { ada, adaId, ben, benId, id } = await played(host, url, { listed: true });
      const stranger = new Guest(url);
      expect((await profile(stranger, benId)).body.recent[0]?.seats[0]).toMatchObject({ name: "Ada", account: adaId });
      expect((await ada.http("POST", "/api/account/delete", { login: `ada${id}` })).status).toBe(204);
      expect((await profile(ben, adaId)).status).toBe(404);
      const [match] = (await profile(stranger, benId)).body.recent;
      expect(match?.seats[0]).toMatchObject({ name: "Former player", account: null });
      const before = await finishedMatches.get(host.services.store, id);
      await host.services.store.write([
        finishedMatches.delete(id),
        { is: "delete", kind: "setting", id: "archive-complete" },
      ]);
      await archiveMissed(host.services, () => false);
      expect((await finishedMatches.get(host.services.store, id))?.doc).toEqual(before?.doc);
    },
  );
});

test("guests have no profile to choose, and unknown names find none", async () => {
  const { host, url } = await openHost();
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  const { person } = (await guest.me("Eve")).body;
  const refused = await choose(guest, true);
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([403, "ACCOUNT_NONE"]);
  for (const unknown of [String(person), "nobody"]) expect((await profile(guest, unknown)).status).toBe(404);
  for (const bad of ["A", "..%2f", "x".repeat(41)]) expect((await profile(guest, bad)).status).toBe(400);
  expect((await guest.http("PUT", "/api/account/profile", { public: 1 })).status).toBe(400);
});

const seat = fc.record({
  name: fc.constantFrom("A", "B"),
  kind: fc.constantFrom("person" as const, "bot" as const),
  level: fc.constantFrom(null, 1, 2),
  account: fc.constantFrom(null, "me", "x", "y"),
  side: fc.constantFrom("", "Red", "Blue"),
  result: fc.constantFrom("won" as const, "drawn" as const, "lost" as const),
});
const match = fc.record({ seats: fc.array(seat, { minLength: 2, maxLength: 4 }) });

test("what is counted against opponents and by side is what a walk through the matches finds", () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 8 }), (found) => {
      const matches = found.map((one) => ({ ...one, game: "anaxis@5" })) as unknown as FinishedMatch[];
      for (const { account: of, won, drawn, lost, last } of opponentsOf(matches, "me")) {
        if (of === null) continue;
        const results = matches.flatMap(({ seats }) => {
          const own = seats.find((one) => one.account === "me")?.result;
          const others = own === undefined ? [] : seats.filter((one) => one.account === of);
          return others.flatMap(({ result }) => (own === result && own !== "drawn" ? [] : [own]));
        });
        expect([won, drawn, lost]).toEqual(
          ["won", "drawn", "lost"].map((is) => results.filter((one) => one === is).length),
        );
        expect(last).toEqual(results.slice(0, 5));
      }
      const seats = matches.flatMap((one) => one.seats).filter((one) => one.account === "me" && one.side !== "");
      const sides = sidesPlayed(matches, "me");
      expect(sides.reduce((sum, one) => sum + one.matches, 0)).toBe(seats.length);
      for (const { side, won } of sides)
        expect(won).toBe(seats.filter((one) => one.side === side && one.result === "won").length);
    }),
  );
});

test("an interval holds its share and narrows with the number of matches", () => {
  for (const of of [1, 5, 50, 500]) {
    for (let won = 0; won <= of; won++) {
      const { low, high } = wilson(won, of);
      expect(low).toBeLessThanOrEqual(won / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(won / of - 1e-12);
    }
    expect(wilson(of, of).low).toBeLessThan(wilson(of * 10, of * 10).low);
  }
});

test("a match without winners, or with winners only, is a draw", () => {
  const rule = "X-1" as never;
  expect(resultOf({ winners: [], rule, scores: [] }, 0, 2)).toBe("drawn");
  expect(resultOf({ winners: [0, 1] as never, rule, scores: [] }, 1, 2)).toBe("drawn");
  expect(resultOf({ winners: [1] as never, rule, scores: [] }, 1, 2)).toBe("won");
  expect(resultOf({ winners: [1] as never, rule, scores: [] }, 0, 2)).toBe("lost");
});
