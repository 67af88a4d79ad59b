/** The library over HTTP: publishing, finding, liking, reporting, taking down; with hostile files, blocked and banned people. */
import { digest } from "@starboard/kernel";
import { STANDARD_DECKS } from "@starboard/trekwar";
import type { AuditEntry } from "@starboard/wire/admin";
import type {
  LibraryContent,
  LibraryCounts,
  LibraryItemDetail,
  LibraryPage,
  LibraryReport,
} from "@starboard/wire/library";
import fc from "fast-check";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { nameKeyOf } from "../src/library/name-key.ts";
import { openStorage } from "../src/storage/open.ts";
import { Guest, openHost, settings } from "./guest.ts";
import { account, fleetOf, input, publish } from "./library-guests.ts";
import { closeCluster, lacks, stores } from "./storage/stores.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { items, type ItemDoc, ranks } from "../src/library/doc.ts";
import { searchLibrary } from "../src/library/read.ts";
import { createBlocks } from "../src/relations/blocks.ts";

afterAll(() => closeCluster());

const ADMIN = "library-test-secret-1";
const asAdmin = { "x-starboard-admin": ADMIN };
async function host() {
  const env = { STARBOARD_ADMIN: ADMIN, STARBOARD_LIBRARY_MATCHES: "0" };
  const { host: opened, url } = await openHost({ settings: settings(env) });
  onTestFinished(() => opened.close());
  return { host: opened, url };
}
const federation = STANDARD_DECKS[0];
/** A deck that differs from the standard one: the last Maneuver goes, and another copy of its first one comes. */
const deckOf = (name: string, cards: readonly string[] = federation, side = "federation"): object => ({
  format: "starboard.trekwar.deck",
  version: 1,
  name,
  side,
  sheet: false,
  cards,
  own: [],
});
const code = (reply: { readonly body: { readonly bad?: readonly { code: string; at: string }[] } }) => {
  const [first] = reply.body.bad ?? [];
  return first && `${first.code} ${first.at}`.trim();
};

test("an item is published, found, read, drawn and downloaded under the hash of its content", async () => {
  const { url } = await host();
  const ada = await account(url, "Ada");
  const made = await publish(ada, fleetOf("Skirmishers"));
  expect(made.status).toBe(201);
  const { item, version, maker } = made.body;
  expect(made.body).toMatchObject({ name: "Skirmishers", likes: 0, licence: "CC-BY-4.0", tags: ["fast", "small"] });
  expect(maker).toEqual({ person: ada.person, name: "Ada" });
  expect(made.body.you).toEqual({ liked: false, reported: false, isMaker: true });

  const anyone = new Guest(url);
  const content = await anyone.http<LibraryContent>("GET", `/api/library/contents/${version.hash}`);
  expect(digest(content.body.content)).toBe(version.hash);
  expect(content.body.content).toMatchObject({ name: "Skirmishers", race: "pelloda" });
  const picture = await anyone.http<{ shapes: unknown[] }>("GET", `/api/library/contents/${version.hash}/picture`);
  expect(picture.body.shapes.length).toBeGreaterThan(3);
  for (const query of [
    "",
    "?game=anaxis",
    "?kind=fleet&game=anaxis",
    "?tag=fast",
    "?search=skirm",
    "?search=ADA",
    `?maker=${ada.person}`,
  ]) {
    const found = await anyone.http<LibraryPage>("GET", `/api/library${query}`);
    expect(
      found.body.items.map((one) => one.item),
      query,
    ).toEqual([item]);
  }
  for (const query of ["?game=trekwar", "?kind=ship", "?tag=slow", "?search=nothing", "?maker=abc"])
    expect((await anyone.http<LibraryPage>("GET", `/api/library${query}`)).body.items, query).toEqual([]);
  const counts = await anyone.http<LibraryCounts>("GET", "/api/library/counts");
  expect(counts.body).toMatchObject({ all: 1, kinds: { fleet: 1, deck: 0 }, games: { anaxis: 1, trekwar: 0 } });
});

test("versions stay, each under its own hash, and only their maker adds to them", async () => {
  const { url } = await host();
  const [ada, ben] = [await account(url, "Ada"), await account(url, "Ben")];
  const first = (await publish(ada, fleetOf("Skirmishers"))).body;
  const path = `/api/library/items/${first.item}`;
  const next = { content: fleetOf("Skirmishers", 50), note: "Smaller" };
  expect(code(await ben.http("POST", `${path}/versions`, next))).toBe("LIBRARY_MAKER");
  const second = await ada.http<LibraryItemDetail>("POST", `${path}/versions`, next);
  expect(second.body.versions.map(({ n, note }) => [n, note])).toEqual([
    [2, "Smaller"],
    [1, ""],
  ]);
  expect(second.body.versions[1]?.hash).toBe(first.version.hash);
  expect((await ben.http("GET", `/api/library/contents/${first.version.hash}`)).status).toBe(200);
  expect(code(await ada.http("POST", `${path}/versions`, next))).toBe("LIBRARY_SAME content");
  const changed = await ada.http<LibraryItemDetail>("PATCH", path, { about: "New words", tags: [], licence: "MIT" });
  expect(changed.body).toMatchObject({ about: "New words", tags: [], licence: "MIT" });
  expect(code(await ben.http("PATCH", path, { about: "", tags: [], licence: "MIT" }))).toBe("LIBRARY_MAKER");
  // Its name can change; the old one is free again.
  expect((await ada.http("POST", `${path}/versions`, { content: fleetOf("Raiders", 40), note: "" })).status).toBe(200);
  expect((await publish(ben, fleetOf("Skirmishers", 30))).status).toBe(201);
  expect(code(await ben.http("POST", `${path}/versions`, next))).toBe("LIBRARY_MAKER");
  expect(code(await ben.http("DELETE", path))).toBe("LIBRARY_MAKER");
  expect((await ada.http("DELETE", path)).status).toBe(204);
  expect((await ben.http("GET", path)).status).toBe(404);
  expect((await ben.http("GET", `/api/library/contents/${first.version.hash}`)).status).toBe(404);
});

test("hostile files are refused with a code at their field, and change nothing", async () => {
  const { url } = await host();
  const ada = await account(url, "Ada");
  const deep = `${'{"a":'.repeat(100)}1${"}".repeat(100)}`;
  const cases: readonly (readonly [string, object])[] = [
    ["LIBRARY_GAME game", input(fleetOf("A"), { game: "chess" })],
    ["LIBRARY_KIND kind", input(fleetOf("A"), { kind: "castle" })],
    ["LIBRARY_KIND kind", input(fleetOf("A"), { kind: "constructor" })],
    ["TW_DECK_FILE content.format", input(fleetOf("A"), { game: "trekwar", kind: "deck" })],
    ["TW_DECK_FILE content.side", input(deckOf("A", federation, "klingon"), { game: "trekwar", kind: "deck" })],
    ["AX_FLEET_POINTS content.points", input({ ...fleetOf("A"), points: 3 })],
    ["AX_FLEET_SHIP content.ships.0", input({ ...fleetOf("A"), ships: ["death-star"] })],
    ["AX_FLEET_FILE content.name", input({ ...fleetOf("A"), name: { $gt: "" } })],
    ["LIBRARY_NAME_FORM content.name", input({ ...fleetOf("A"), name: "...!" })],
    ["LIBRARY_NAME_FORM content.name", input({ ...fleetOf("A"), name: "A\u202Eb" })],
    ["LIBRARY_CONTENT content", input(JSON.parse(deep) as unknown)],
    ["AX_FLEET_FILE content", input(null)],
    ["AX_FLEET_FILE content", input([fleetOf("A")])],
    ["LIBRARY_HASH hash", input(fleetOf("A"), { hash: "ab".repeat(32) })],
    ["LIBRARY_FORK forkedFrom", input(fleetOf("A"), { forkedFrom: "0".repeat(20) })],
    ["HOST_FORM licence", input(fleetOf("A"), { licence: "WTFPL" as never })],
    ["HOST_FORM tags.0", input(fleetOf("A"), { tags: ["<script>"] })],
    ["HOST_FORM about", input(fleetOf("A"), { about: "x".repeat(601) })],
    ["LESSON_FORMAT content", input({}, { kind: "lesson" })],
  ];
  for (const [expected, body] of cases) {
    const reply = await ada.http("POST", "/api/library", body);
    expect(code(reply), JSON.stringify(body).slice(0, 200)).toBe(expected);
    expect(reply.status).toBeGreaterThanOrEqual(400);
  }
  const huge = await ada.http("POST", "/api/library", input({ ...fleetOf("A"), note: "x".repeat(1_000_000) }));
  expect(code(huge)).toBe("HOST_SIZE");
  const long = await ada.http("POST", "/api/library", input({ ...fleetOf("A"), note: "x".repeat(450_000) }));
  expect(code(long)).toBe("LIBRARY_SIZE content");
  const proto = await fetch(`${url}/api/library`, {
    method: "POST",
    headers: { origin: url, cookie: ada.cookie, "content-type": "application/json" },
    body: JSON.stringify(input(fleetOf("A"))).replace('"race"', '"__proto__":{"isAdmin":true},"race"'),
  });
  expect(proto.status).toBe(400);
  expect((await ada.http<LibraryCounts>("GET", "/api/library/counts")).body.all).toBe(0);
  // Markup in a name is text like any other, and unknown fields are dropped.
  const marked = await publish(ada, { ...fleetOf("<img src=x onerror=alert(1)>"), evil: "<script>" });
  expect(marked.body.name).toBe("<img src=x onerror=alert(1)>");
  const stored = await ada.http<LibraryContent>("GET", `/api/library/contents/${marked.body.version.hash}`);
  expect(stored.body.content).not.toHaveProperty("evil");
});

test("names that look alike are one name", async () => {
  for (const other of [
    "skirmishers",
    "Skirmishers ",
    "SKIRMISHERS!",
    "Ѕkіrmіѕhеrѕ",
    "Sk1rmishers",
    "Skirrnishers",
    "S-k-irmishers",
  ])
    expect(nameKeyOf(other), other).toBe(nameKeyOf("Skirmishers"));
  expect(nameKeyOf("Skirmishers II")).not.toBe(nameKeyOf("Skirmishers"));
  const { url } = await host();
  const [ada, ben] = [await account(url, "Ada"), await account(url, "Ben")];
  expect((await publish(ada, fleetOf("Skirmishers"))).status).toBe(201);
  expect(code(await publish(ben, fleetOf("Ѕkirmishers", 50)))).toBe("LIBRARY_NAME content.name");
  expect(code(await publish(ada, fleetOf("skirmishers", 50)))).toBe("LIBRARY_NAME content.name");
  expect(code(await publish(ben, fleetOf("Skirmishers")))).toBe("LIBRARY_SAME content");
  // At the same time, one of two wins.
  const both = await Promise.all([publish(ada, fleetOf("Twin", 45)), publish(ben, fleetOf("Twin", 55))]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("forks name what they come from, as far as its licence allows", async () => {
  const { url } = await host();
  const [ada, ben] = [await account(url, "Ada"), await account(url, "Ben")];
  const open = (await publish(ada, fleetOf("Open"))).body;
  const alike = (await publish(ada, fleetOf("Alike", 50), { licence: "CC-BY-SA-4.0" })).body;
  const kept = (await publish(ada, fleetOf("Kept", 40), { licence: "ARR" })).body;
  const fork = await publish(ben, fleetOf("Mine", 30), { forkedFrom: open.item });
  expect(fork.body.forkedFrom).toEqual({ item: open.item, name: "Open" });
  expect((await ada.http<LibraryItemDetail>("GET", `/api/library/items/${open.item}`)).body.forks).toBe(1);
  expect(code(await publish(ben, fleetOf("B", 35), { forkedFrom: alike.item }))).toBe("LIBRARY_LICENCE licence");
  expect((await publish(ben, fleetOf("B", 35), { forkedFrom: alike.item, licence: "CC-BY-SA-4.0" })).status).toBe(201);
  expect(code(await publish(ben, fleetOf("C", 36), { forkedFrom: kept.item }))).toBe("LIBRARY_LICENCE licence");
  expect((await publish(ada, fleetOf("D", 37), { forkedFrom: kept.item })).status).toBe(201);
  await ada.http("DELETE", `/api/library/items/${open.item}`);
  const orphan = await ben.http<LibraryItemDetail>("GET", `/api/library/items/${fork.body.item}`);
  expect(orphan.body.forkedFrom).toEqual({ item: open.item, name: null });
});

test("an account likes an item once; the likes order a list; blocked likes do not count and are not told", async () => {
  const { url } = await host();
  const [ada, ben, cleo] = [await account(url, "Ada"), await account(url, "Ben"), await account(url, "Cleo")];
  const first = (await publish(ada, fleetOf("First"))).body.item;
  const second = (await publish(ada, fleetOf("Second", 50))).body.item;
  const path = `/api/library/items/${first}/like`;
  const guest = new Guest(url);
  await guest.me("Guest");
  expect(code(await guest.http("PUT", path))).toBe("ACCOUNT_NONE");
  expect(code(await ada.http("PUT", path))).toBe("LIBRARY_OWN");
  for (let i = 0; i < 3; i++)
    expect((await ben.http<LibraryItemDetail>("PUT", path)).body).toMatchObject({ likes: 1, you: { liked: true } });
  await Promise.all([cleo.http("PUT", path), cleo.http("PUT", path), ben.http("PUT", path)]);
  const list = async (sort: string): Promise<string[]> =>
    (await guest.http<LibraryPage>("GET", `/api/library?sort=${sort}`)).body.items.map(({ item }) => item);
  expect(await list("liked")).toEqual([first, second]);
  expect(await list("newest")).toEqual([second, first]);
  expect((await guest.http<LibraryItemDetail>("GET", `/api/library/items/${first}`)).body.likes).toBe(2);
  expect((await ben.http<LibraryItemDetail>("DELETE", path)).body).toMatchObject({ likes: 1, you: { liked: false } });
  expect((await ben.http<LibraryItemDetail>("DELETE", path)).body.likes).toBe(1);

  await ada.http("PUT", `/api/people/${ben.person}/relation`, { relation: "block" });
  expect((await ben.http<LibraryItemDetail>("PUT", path)).body).toMatchObject({ likes: 1, you: { liked: true } });
  // The one who blocks no longer finds what the other publishes; nobody else notices.
  const bens = (await publish(ben, fleetOf("Of Ben", 40))).body.item;
  const seenBy = async (who: Guest): Promise<boolean> =>
    (await who.http<LibraryPage>("GET", "/api/library")).body.items.some(({ item }) => item === bens);
  expect([await seenBy(ada), await seenBy(cleo), await seenBy(ben)]).toEqual([false, true, true]);

  const exported = await cleo.http<{ libraryItem: object[]; libraryLike: object[] }>("GET", "/api/account/export");
  expect([exported.body.libraryItem.length, exported.body.libraryLike.length]).toEqual([0, 1]);
  // Erasing an account takes its likes and items with it.
  await cleo.http("POST", "/api/account/delete", { login: "cleo" });
  expect((await guest.http<LibraryItemDetail>("GET", `/api/library/items/${first}`)).body.likes).toBe(0);
  await ada.http("POST", "/api/account/delete", { login: "ada" });
  expect((await guest.http("GET", `/api/library/items/${first}`)).status).toBe(404);
});

test("an administrator reads reports, takes an item down with a reason in the audit log, and puts it back", async () => {
  const { url } = await host();
  const [ada, ben] = [await account(url, "Ada"), await account(url, "Ben")];
  const made = (await publish(ada, fleetOf("Rude"))).body;
  const path = `/api/library/items/${made.item}`;
  expect(code(await ada.http("POST", `${path}/report`, { why: "?" }))).toBe("LIBRARY_OWN");
  expect(code(await ben.http("POST", `${path}/report`, { why: "" }))).toBe("HOST_FORM why");
  for (let i = 0; i < 2; i++)
    expect((await ben.http<LibraryItemDetail>("POST", `${path}/report`, { why: "Rude name" })).body.you.reported).toBe(
      true,
    );
  const list = "/api/admin/library/reports";
  expect((await ben.http("GET", list)).status).toBe(401);
  const reports = await ben.http<readonly LibraryReport[]>("GET", list, undefined, asAdmin);
  expect(reports.body).toMatchObject([{ item: made.item, name: "Rude", why: "Rude name", takenDown: null }]);
  const down = `/api/admin/library/items/${made.item}/taken-down`;
  expect((await ben.http("PUT", down, { why: "Rude" }, asAdmin)).status).toBe(204);
  expect((await ben.http<readonly LibraryReport[]>("GET", list, undefined, asAdmin)).body).toEqual([]);
  expect((await ben.http("GET", path)).status).toBe(404);
  expect((await ben.http("GET", `/api/library/contents/${made.version.hash}`)).status).toBe(404);
  expect((await ben.http<LibraryPage>("GET", "/api/library")).body.items).toEqual([]);
  const told = await ada.http("GET", path);
  expect([told.status, code(told)]).toEqual([410, "LIBRARY_TAKEN_DOWN"]);
  expect(code(await ada.http("POST", `${path}/versions`, { content: fleetOf("Kind", 50), note: "" }))).toBe(
    "LIBRARY_TAKEN_DOWN",
  );
  expect(code(await publish(ben, fleetOf("Rude")))).toBe("LIBRARY_TAKEN_DOWN content");
  expect((await ben.http("DELETE", down, undefined, asAdmin)).status).toBe(204);
  expect((await ben.http("GET", path)).status).toBe(200);
  const audit = await ben.http<readonly AuditEntry[]>("GET", "/api/admin/audit", undefined, asAdmin);
  expect(audit.body.map(({ action, about, why }) => [action, about, why])).toEqual([
    ["restored", "Rude", ""],
    ["takenDown", "Rude", "Rude"],
  ]);
  // Items of a banned maker are not shown, and the maker cannot publish.
  await ben.http("PUT", `/api/admin/bans/${ada.person}`, { why: "" }, asAdmin);
  expect((await ben.http("GET", path)).status).toBe(404);
  expect((await ben.http<LibraryPage>("GET", "/api/library")).body.items).toEqual([]);
  expect(code(await publish(ada, fleetOf("Again", 50)))).toBe("ACCOUNT_BANNED");
});

test("an account publishes at a limited rate", async () => {
  const { host: opened, url } = await openHost({
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1", STARBOARD_LIBRARY_MATCHES: "0" }),
  });
  onTestFinished(() => opened.close());
  const ada = await account(url, "Ada");
  const replies: (string | undefined)[] = [];
  for (let i = 0; i < 12; i++) replies.push(code(await publish(ada, fleetOf(`Fleet ${"abcdefghkmpq"[i]}`, 40 + i))));
  expect(replies.slice(10)).toEqual(["HOST_RATE", "HOST_RATE"]);
  expect(replies.slice(0, 10)).toEqual(new Array(10).fill(undefined));
});

test("what was published survives a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = async () => {
    const storage = await openStorage({ folder }, { onError: () => {} });
    return openHost({ settings: settings({ STARBOARD_LIBRARY_MATCHES: "0" }), storage });
  };
  const first = await open();
  const ada = await account(first.url, "Ada");
  const made = (await publish(ada, fleetOf("Kept"))).body;
  await first.host.close();
  const second = await open();
  onTestFinished(() => second.host.close());
  const again = await new Guest(second.url).http<LibraryItemDetail>("GET", `/api/library/items/${made.item}`);
  expect(again.body).toEqual({ ...made, you: { liked: false, reported: false, isMaker: false } });
});

describe.for(["memory", "sqlite", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))("every page of both orders has each item once", async () => {
    const store = await (stores[name] as NonNullable<(typeof stores)[string]>)();
    const docs = fc.sample(
      fc.record({
        game: fc.constantFrom("anaxis", "trekwar"),
        kind: fc.constantFrom("deck", "fleet"),
        name: fc.constantFrom("Alpha", "Beta"),
        maker: fc.constantFrom("ada", "ben"),
        tags: fc.constantFrom([], ["fast"], ["fast", "small"]),
        changedAt: fc.integer({ min: 1, max: 5 }),
        likes: fc.integer({ min: 0, max: 4 }),
        takenDown: fc.constantFrom(null, null, null, "rude"),
      }),
      { numRuns: 120, seed: 5 },
    );
    const idOf = (n: number): string => n.toString(16).padStart(20, "0");
    const docOf = (n: number): ItemDoc => {
      const { likes: _likes, ...doc } = docs[n] as (typeof docs)[number];
      const versions = [{ n: 1, hash: "a".repeat(64), at: 1, note: "" }];
      return { ...doc, edition: `${doc.game}@1`, about: "", licence: "MIT", forkedFrom: null, versions, createdAt: 1 };
    };
    await store.write(
      docs.flatMap(({ changedAt, likes }, n) => [
        items.put(idOf(n), docOf(n), changedAt),
        ranks.put(idOf(n), { likes, item: docOf(n) }, likes),
      ]),
    );
    const bus = { publish: () => {}, subscribe: () => () => {}, onGap: () => () => {}, close: async () => {} };
    const services = { store, blocks: createBlocks(store, bus) };
    for (const sort of ["newest", "liked"] as const)
      for (const query of [
        {},
        { game: "anaxis" },
        { kind: "deck", game: "trekwar" },
        { tag: "small" },
        { maker: "ben", search: "alp" },
      ]) {
        const fits = docs
          .map((doc, n) => ({ ...doc, id: idOf(n) }))
          .filter(({ takenDown }) => takenDown === null)
          .filter((doc) => query.game === undefined || doc.game === query.game)
          .filter((doc) => query.kind === undefined || doc.kind === query.kind)
          .filter((doc) => query.tag === undefined || doc.tags.includes(query.tag as never))
          .filter((doc) => query.maker === undefined || doc.maker === query.maker)
          .filter((doc) => query.search === undefined || doc.name === "Alpha")
          .toSorted(
            (a, b) => (sort === "newest" ? b.changedAt - a.changedAt : b.likes - a.likes) || (a.id < b.id ? -1 : 1),
          )
          .map(({ id }) => id);
        const found: string[] = [];
        for (let after: string | null | undefined; after !== null; ) {
          const page: LibraryPage = await searchLibrary(services, { ...query, sort, ...(after && { after }) }, null, 7);
          found.push(...page.items.map(({ item }) => item));
          ({ after } = page);
        }
        expect(found, `${sort} ${JSON.stringify(query)}`).toEqual(fits);
      }
  });
});
