/** The statistics: compared with counts made one by one, over both storages; private matches are in none of them. */
import { STANDARD_DECKS } from "@starboard/trekwar";
import { type Statistics, statistics } from "@starboard/wire/statistics";
import type { AccountInfo } from "@starboard/wire/account";
import fc from "fast-check";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { archiveMatch } from "../src/archive/archive.ts";
import { type FinishedDoc, finishedMatches } from "../src/archive/doc.ts";
import { fileDigests } from "../src/archive/files.ts";
import { contents, items, measures } from "../src/library/doc.ts";
import { findGameEntry } from "../src/play/games.ts";
import { fileKindOf } from "../src/library/kinds.ts";
import { countGame } from "../src/statistics/count.ts";
import { statisticsOf } from "../src/statistics/routes.ts";
import { begin, Guest, openHost, settings } from "./guest.ts";
import { closeCluster, lacks, stores } from "./storage/stores.ts";

afterAll(() => closeCluster());

const seat = fc.record({
  name: fc.constant("N"),
  kind: fc.constantFrom("person" as const, "bot" as const),
  level: fc.constant(null),
  account: fc.constantFrom(null, "ada"),
  side: fc.constantFrom("Red", "Blue", ""),
  result: fc.constantFrom("won" as const, "drawn" as const, "lost" as const),
});
const finished: fc.Arbitrary<FinishedDoc> = fc.record({
  game: fc.constantFrom("anaxis@5", "trekwar@3"),
  preset: fc.constantFrom(null, "duel", "long"),
  rated: fc.boolean(),
  seats: fc.array(seat, { minLength: 2, maxLength: 3 }),
  entries: fc.constant(5),
  startedAt: fc.constant(0),
  endedAt: fc.integer({ min: 1, max: 4 }),
  wasListed: fc.boolean(),
  public: fc.boolean(),
  programs: fc.constantFrom([], [0]),
});

const openStore = (name: string) => (stores[name] as NonNullable<(typeof stores)[string]>)();

const deck = {
  format: "starboard.trekwar.deck",
  version: 1,
  name: "Own deck",
  side: "federation",
  sheet: false,
  cards: STANDARD_DECKS[0],
  own: [],
};

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))(
    "every side, scenario and company is counted as one by one, and nothing private",
    async () => {
      const store = await openStore(name);
      const docs = fc.sample(finished, { numRuns: 230, seed: 5 });
      await store.write(docs.map((doc, n) => finishedMatches.put(`m${n}`, doc, doc.endedAt)));
      await countGame({ store, now: () => 99 }, "trekwar");
      const found = await statisticsOf(store, "trekwar");
      expect(statistics.parse(found)).toEqual(found);
      expect(found.countedAt).toBe(99);
      const companyOf = ({ seats, programs = [] }: FinishedDoc): string => {
        const people = seats.map(({ kind }, n) => kind === "person" && !programs.includes(n));
        return people.every(Boolean) ? "people" : people.some(Boolean) ? "mixed" : "bots";
      };
      const open = docs.filter((doc) => doc.public && doc.game.startsWith("trekwar"));
      expect(found.companies.map(({ company }) => company)).toEqual(["people", "mixed", "bots"]);
      for (const { company, matches, sides, scenarios } of found.companies) {
        const own = open.filter((doc) => companyOf(doc) === company);
        expect(matches).toBe(own.length);
        expect(sides.map(({ side }) => side).toSorted()).toEqual(["Blue", "Red"]);
        for (const { side, won, drawn, played, low, high, even } of sides) {
          const seats = own.flatMap((doc) =>
            doc.seats.filter((one) => one.side === side).map((one) => ({ ...one, even: 1 / doc.seats.length })),
          );
          expect(played).toBe(seats.length);
          expect(won).toBe(seats.filter(({ result }) => result === "won").length);
          expect(drawn).toBe(seats.filter(({ result }) => result === "drawn").length);
          expect(even).toBeCloseTo(seats.reduce((sum, one) => sum + one.even, 0) / seats.length);
          expect(low).toBeLessThanOrEqual(won / played);
          expect(high).toBeGreaterThanOrEqual(won / played);
        }
        for (const { preset, matches: some } of scenarios)
          expect(some).toBe(own.filter((doc) => doc.preset === preset).length);
        expect(scenarios.reduce((sum, one) => sum + one.matches, 0)).toBe(own.length);
      }
      // A match that becomes private leaves the next count.
      for (const [n, doc] of docs.entries())
        await store.write([finishedMatches.put(`m${n}`, { ...doc, public: false }, doc.endedAt)]);
      await countGame({ store, now: () => 100 }, "trekwar");
      expect(await statisticsOf(store, "trekwar")).toEqual({ game: "trekwar", countedAt: 100, companies: [] });
    },
  );

  test.skipIf(lacks(name))("a published deck is counted for its own seat, beside what bots measured", async () => {
    const store = await openStore(name);
    const [kind, game] = [await fileKindOf("trekwar", "deck"), findGameEntry("trekwar")?.game];
    if (!kind || !game) throw new Error("TrekWar has no decks");
    const base = {
      game: "trekwar",
      edition: "trekwar@1",
      kind: "deck",
      about: "",
      tags: [],
      licence: "CC0-1.0" as const,
    };
    const item = (maker: string, hash: string, takenDown: string | null = null) => ({
      ...base,
      maker,
      name: hash,
      forkedFrom: null,
      createdAt: 1,
      changedAt: 1,
      takenDown,
      versions: [{ n: 1, hash, at: 1, note: "" }],
    });
    const read = kind.read(deck);
    if (!("ok" in read)) throw new Error(JSON.stringify(read));
    const measure = { of: "file" as const, share: 0.6, half: 0.1, matches: 64, bots: "level 2", isDone: true };
    await store.write([
      items.put("shown", item("ada", "h1"), 1),
      contents.put("h1", { game: "trekwar", kind: "deck", content: read.ok }, 1),
      measures.put("h1", { measure }, 1),
    ]);
    const played = game.options.parse(kind.play?.(read.ok) ?? {});
    if (!("ok" in played)) throw new Error("the deck is not played");
    const digests = fileDigests(game, played.ok as object);
    expect(Object.keys(digests)).not.toEqual([]);
    const doc = (n: number, own: Record<string, string>): FinishedDoc => ({
      game: "trekwar@1",
      preset: null,
      rated: false,
      entries: 5,
      startedAt: 0,
      endedAt: n,
      wasListed: true,
      public: true,
      files: own,
      programs: [],
      seats: ["Federation", "Dominion"].map((side, i) => ({
        name: "N",
        kind: "person" as const,
        level: null,
        account: null,
        side,
        result: (n + i) % 2 === 0 ? ("won" as const) : ("lost" as const),
      })),
    });
    await store.write([1, 2, 3].map((n) => finishedMatches.put(`m${n}`, doc(n, n === 3 ? {} : digests), n)));
    await countGame({ store, now: () => 9 }, "trekwar");
    const [people] = (await statisticsOf(store, "trekwar")).companies;
    expect(people?.items).toMatchObject([
      { item: "shown", name: "h1", matches: 2, measure, sides: [{ side: "Federation", won: 1, played: 2, even: 0.5 }] },
    ]);
    // What is taken down is gone at once, before the next count.
    await store.write([items.put("shown", item("ada", "h1", "rude"), 2)]);
    expect((await statisticsOf(store, "trekwar")).companies[0]?.items).toEqual([]);
  });
});

test("the statistics of a host hold its listed matches, and no match among friends", async () => {
  const { host, url } = await openHost();
  onTestFinished(() => host.close());
  for (const terms of [{ listed: true }, {}]) {
    const { ada, b, id } = await begin(url, "anaxis", terms);
    await ada.http<AccountInfo>("POST", "/api/account", { login: `a${id}`, password: "correct horse", name: "Ada" });
    const { at } = await b.update();
    await b.commit(id, 1, at, [{ step: "concede", act: { do: "concede" } }]);
    await archiveMatch(host.services, id);
  }
  const stranger = new Guest(url);
  const ask = () => stranger.http<Statistics>("GET", "/api/statistics/anaxis");
  await countGame(host.services, "anaxis");
  const { companies } = (await ask()).body;
  expect(companies).toMatchObject([{ company: "people", matches: 1 }]);
  expect(companies[0]?.sides.reduce((sum, { won }) => sum + won, 0)).toBe(1);
  expect(JSON.stringify(companies)).not.toMatch(/Ada|account/);
});

test("unknown and malformed games are refused, and the route has a rate", async () => {
  const { host, url } = await openHost({ settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }) });
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  const codeOf = async (path: string) => (await guest.http("GET", `/api/statistics/${path}`)).body.bad?.[0]?.code;
  expect(await codeOf("chess")).toBe("HOST_NOT_FOUND");
  expect(await codeOf("__proto__")).toBe("HOST_FORM");
  expect(await codeOf("a".repeat(51))).toBe("HOST_FORM");
  expect(await codeOf("..%2Farchive")).toBe("HOST_FORM");
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 60; i++) codes.push(await codeOf("anaxis"));
  expect(codes[0]).toBeUndefined();
  expect(codes).toContain("HOST_RATE");
});
