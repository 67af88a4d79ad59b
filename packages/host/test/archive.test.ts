/** The archive search: compared with a walk through all matches, and its export with the records themselves. */
import { parseRecord, type Seat } from "@starboard/kernel";
import type { AccountInfo } from "@starboard/wire/account";
import type { ArchivePage, ArchiveQuery } from "@starboard/wire/archive";
import fc from "fast-check";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { archiveMatch } from "../src/archive/archive.ts";
import { type FinishedDoc, finishedMatches } from "../src/archive/doc.ts";
import { playedPreset } from "../src/archive/preset.ts";
import { MAX_READ, searchArchive } from "../src/archive/search.ts";
import { findGameEntry } from "../src/play/games.ts";
import { begin, Guest, openHost, settings } from "./guest.ts";
import { closeCluster, lacks, stores } from "./storage/stores.ts";

afterAll(() => closeCluster());

const seat = fc.record({
  name: fc.constant("N"),
  kind: fc.constant("person" as const),
  level: fc.constant(null),
  account: fc.constantFrom(null, "ada", "ben"),
  side: fc.constantFrom("Red", "Blue"),
  result: fc.constantFrom("won" as const, "drawn" as const, "lost" as const),
});
const finished: fc.Arbitrary<FinishedDoc> = fc.record({
  game: fc.constantFrom("anaxis@5", "trekwar@3"),
  preset: fc.constantFrom(null, "duel"),
  rated: fc.boolean(),
  seats: fc.array(seat, { minLength: 2, maxLength: 3 }),
  entries: fc.integer({ min: 1, max: 6 }),
  startedAt: fc.constant(0),
  endedAt: fc.integer({ min: 1, max: 4 }),
  wasListed: fc.boolean(),
  public: fc.boolean(),
  moments: fc.array(
    fc.record({
      kind: fc.constantFrom("eliminated", "homeLost"),
      seat: fc.constantFrom(0 as Seat, 1 as Seat),
      round: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 3 },
  ),
});
const maybe = <T>(...values: readonly T[]): fc.Arbitrary<T | undefined> => fc.constantFrom(undefined, ...values);
const query = fc
  .record({
    game: maybe("anaxis", "trekwar"),
    preset: maybe("duel"),
    side: maybe("red", "BLUE"),
    result: maybe("won", "drawn", "lost"),
    person: maybe("ada", "ben"),
    rated: maybe("yes"),
    least: maybe("2", "5"),
    most: maybe("3"),
    moment: maybe("eliminated"),
    fromRound: maybe("4"),
    toRound: maybe("9"),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ArchiveQuery);

/** What a search must find, in the words of its query. */
const fits = (doc: FinishedDoc, asked: ArchiveQuery, caller: string | null): boolean => {
  const mine = asked.person !== undefined && asked.person === caller;
  const moments = (doc.moments ?? [])
    .filter(({ kind }) => kind === asked.moment)
    .filter(({ round }) => round >= Number(asked.fromRound ?? 0) && round <= Number(asked.toRound ?? 99));
  const seats = doc.seats
    .filter((_, n) => asked.moment === undefined || moments.some((one) => one.seat === n))
    .filter(({ account }) => asked.person === undefined || account === asked.person)
    .filter(({ side }) => asked.side === undefined || side.toLowerCase() === asked.side.toLowerCase())
    .filter(({ result }) => asked.result === undefined || result === asked.result);
  return (
    (doc.public || mine) &&
    seats.length > 0 &&
    (asked.game === undefined || doc.game.startsWith(asked.game)) &&
    (asked.preset === undefined || doc.preset === asked.preset) &&
    (asked.rated === undefined || doc.rated) &&
    doc.entries >= Number(asked.least ?? 0) &&
    doc.entries <= Number(asked.most ?? 99)
  );
};

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))(
    "a search finds what fits, each once and the latest first, however it is paged",
    async () => {
      const store = await (stores[name] as NonNullable<(typeof stores)[string]>)();
      const docs = fc.sample(finished, { numRuns: 150, seed: 7 });
      const idOf = (n: number): string => `m${String(n).padStart(3, "0")}`;
      await store.write(docs.map((doc, n) => finishedMatches.put(idOf(n), doc, doc.endedAt)));
      const inOrder = docs
        .map((doc, n) => ({ id: idOf(n), doc }))
        .toSorted((a, b) => b.doc.endedAt - a.doc.endedAt || (a.id < b.id ? -1 : 1));
      for (const [asked, caller, limit] of fc.sample(
        fc.tuple(query, fc.constantFrom(null, "ada"), fc.integer({ min: 1, max: 40 })),
        { numRuns: 60, seed: 11 },
      )) {
        const found: string[] = [];
        for (let after: string | null | undefined; after !== null; ) {
          const page = await searchArchive(store, { ...asked, ...(after && { after }) }, caller, limit);
          expect(page.found.length).toBeLessThanOrEqual(limit);
          found.push(...page.found.map(({ id }) => id));
          ({ after } = page);
        }
        expect(found).toEqual(inOrder.filter(({ doc }) => fits(doc, asked, caller)).map(({ id }) => id));
      }
    },
  );
});

test("a search reads a bounded number of matches and goes on where it stopped", async () => {
  const store = await (stores["memory"] as NonNullable<(typeof stores)[string]>)();
  const [doc] = fc.sample(finished, { numRuns: 1, seed: 1 });
  const of = (n: number): FinishedDoc => ({
    ...(doc as FinishedDoc),
    public: true,
    entries: n === 0 ? 9 : 1,
    endedAt: n + 1,
  });
  const all = Array.from({ length: MAX_READ + 150 }, (_, n) => finishedMatches.put(`m${n}`, of(n), n + 1));
  await store.write(all);
  const first = await searchArchive(store, { least: "9" }, null, 5);
  expect(first.found).toEqual([]);
  expect(first.after).not.toBeNull();
  const second = await searchArchive(store, { least: "9", after: String(first.after) }, null, 5);
  expect(second).toMatchObject({ found: [{ id: "m0" }], after: null });
});

test("a listed match is found and exported with its record; one among friends is found by its players only", async () => {
  const { host, url } = await openHost();
  onTestFinished(() => host.close());
  const finish = async (terms: object) => {
    const { ada, b, id } = await begin(url, "anaxis", terms);
    const { person } = (
      await ada.http<AccountInfo>("POST", "/api/account", { login: `a${id}`, password: "correct horse", name: "Ada" })
    ).body;
    const { at } = await b.update();
    await b.commit(id, 1, at, [{ step: "concede", act: { do: "concede" } }]);
    await archiveMatch(host.services, id);
    return { ada, id, person };
  };
  const [open, closed] = [await finish({ listed: true }), await finish({})];
  const search = (guest: Guest, text: string) => guest.http<ArchivePage>("GET", `/api/archive?${text}`);
  const stranger = new Guest(url);
  expect((await search(stranger, "game=anaxis&result=won")).body).toMatchObject({ matches: [{ match: open.id }] });
  expect((await search(stranger, `person=${closed.person}`)).body).toEqual({ matches: [], after: null });
  expect((await search(closed.ada, `person=${closed.person}&result=won`)).body.matches).toHaveLength(1);
  expect((await search(closed.ada, `person=${closed.person}&result=lost`)).body.matches).toEqual([]);
  const response = await fetch(`${url}/api/archive/records?game=anaxis`);
  expect(response.headers.get("content-type")).toContain("application/x-ndjson");
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  const read = parseRecord(lines[0] ?? "");
  expect("ok" in read && read.ok.entries.length).toBe((await search(stranger, "")).body.matches[0]?.entries);
});

const BAD_MOMENTS = ["moment=__proto__", "moment=", "fromRound=-1", "toRound=1e9", "toRound=ten"];

test("what is no search is refused, and searches have a rate", async () => {
  const { host, url } = await openHost({ settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }) });
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  const refusals = [
    "game=A",
    "result=mine",
    "rated=no",
    "least=-1",
    "after=x",
    "person=A%27",
    "colour=red",
    "side=",
    ...BAD_MOMENTS,
  ];
  for (const text of refusals) {
    const refused = await guest.http("GET", `/api/archive?${text}`);
    expect([text, refused.status, refused.body.bad?.[0]?.code]).toEqual([text, 400, "HOST_FORM"]);
  }
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 60; i++) codes.push((await guest.http("GET", "/api/archive")).body.bad?.[0]?.code);
  expect(codes[0]).toBeUndefined();
  expect(codes).toContain("HOST_RATE");
});

test("the preset of a match is found again, whatever was drawn for it or brought along", () => {
  for (const id of ["4000ad", "anaxis", "trekwar", "warp-empires"]) {
    const game = findGameEntry(id)?.game;
    if (!game) throw new Error(id);
    for (const { id: preset, set } of game.options.presets) {
      const read = game.options.parse(set);
      if (!("ok" in read)) throw new Error(preset);
      // Two presets may differ only in what is not compared; the first of them is named then.
      const named = playedPreset(game, read.ok as object);
      const first = game.options.presets.find((one) => one.id === named);
      const same = game.options.parse(first?.set ?? {});
      expect(named, `${id} ${preset}`).not.toBeNull();
      expect("ok" in same && game.options.seats(same.ok as never)).toBe(game.options.seats(read.ok as never));
    }
  }
  const game = findGameEntry("4000ad")?.game;
  expect(game && playedPreset(game, { nothing: true })).toBeNull();
});
