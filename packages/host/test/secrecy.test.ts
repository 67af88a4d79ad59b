/**
 * Tests secrecy on the bytes of the socket for every game. What the host sends a viewer equals, to the last byte, what
 * it would send if the state were a determinization of that viewer's view (KRN-VIEW-1…5).
 */
import type { Host } from "@starboard/host";
import { findGame, gameEntries } from "@starboard/registry";
import {
  type AnyGame,
  digest,
  drawsOf,
  type Entry,
  type Fact,
  seededDraws,
  offers,
  outcome,
  question,
  replayAct,
  replayStart,
  type Seat,
  type GameState,
  type AddressedFact,
  type Viewer,
} from "@starboard/kernel";
import { compareIds, STANDARD_DECKS } from "@starboard/trekwar";
import type { Update } from "@starboard/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchSecrets } from "../src/tables/doc.ts";
import { edition, ENTROPY, Guest, type TestConnection, openHost, playOn } from "./guest.ts";

/** Number of acts played in each game. */
const ACTS = 40;

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

interface Moment {
  readonly state: GameState;
  readonly facts: readonly AddressedFact[];
}
/** The game state after every entry, from the host's own log. */
async function statesOf(game: AnyGame, id: string): Promise<Moment[]> {
  const rows = await host.services.store.rows(id, 0);
  const opening = await host.services.store.opening(id);
  const moments: Moment[] = [];
  for (const { entry } of rows) {
    const before = moments.at(-1)?.state;
    const replayed = before
      ? replayAct(game, before, entry as never)
      : replayStart(game, opening?.options as never, entry as Entry & { is: "start" });
    if ("code" in replayed) throw new Error(`${replayed.code} at ${entry.n}`);
    moments.push({ state: replayed.state as GameState, facts: replayed.facts });
  }
  expect(rows.some(({ entry }) => drawsOf(entry).length > 0) || rows.length > 1).toBe(true);
  return moments;
}

/** Returns the text of an update as if the state after its last entry were another one. */
function asIf(game: AnyGame, update: Update, state: GameState, moments: readonly Moment[]): string {
  const { viewer } = update;
  const asked = question(game, state);
  const received = ({ to }: AddressedFact): boolean => !to || (viewer !== "public" && to.includes(viewer));
  const facts = (n: number): Fact[] => (moments[n]?.facts ?? []).filter(received).map(({ fact }) => fact);
  return JSON.stringify({
    ...update,
    summary: { ...update.summary, asked: asked?.waiting ?? [], over: outcome(state) },
    view: (game.view as (t: GameState, by: Viewer) => object)(state, viewer),
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
    offers: viewer === "public" ? [] : offers(game, state, viewer),
    logItems: update.logItems.map((item) => ({ ...item, facts: facts(item.n) })),
  });
}

/** Starts a match with a person at every seat; each watches their own seat. */
async function openMatch(name: string, more: object = {}) {
  const game = gameEntries.find((entry) => entry.game.id === name)?.game as AnyGame;
  const options = game.options.parse({});
  if ("bad" in options) throw new Error("no standard options");
  const seats = game.options.seats(options.ok);
  const people = Array.from({ length: seats }, () => new Guest(url));
  const [ada] = people as [Guest];
  const seatKinds = people.map((_one, seat) => ({ is: seat === 0 ? "me" : "open" }) as const);
  const { table } = (await ada.make({ game: edition(name), seats: seatKinds, ...more })).body;
  await ada.entropy(table, 0);
  for (const [seat, one] of people.entries()) if (seat > 0) await one.sit(table, seat, `P${seat}`);
  expect((await ada.start(table.table)).body.state).toBe("playing");
  const id = table.table;
  const watch = async (guest: Guest, viewer: number | "public"): Promise<TestConnection> => {
    const connection = await guest.socket();
    await connection.ask({ is: "followTable", table: id, chat: 0 });
    await connection.ask({ is: "watch", match: id, viewer: viewer as Viewer, since: 0 });
    return connection;
  };
  const connections = await Promise.all(people.map(watch));
  return { game, seats, people, id, watch, connections };
}
/** Plays some way into the match, with a spectator. A match that ends too early is replaced by one played less far. */
async function playPartly(name: string) {
  for (let acts = ACTS; ; acts = Math.max(4, Math.floor(acts / 2))) {
    const table = await openMatch(name);
    const spectator = await table.watch(new Guest(url), "public");
    await playOn(table.id, table.connections, acts);
    if (!table.connections[0]?.latest().summary.over) return { ...table, spectator };
  }
}
/** Returns the bytes of a response. */
const bytesOf = async (guest: Guest, path: string): Promise<readonly [number, string]> => {
  const reply = await fetch(url + path, { headers: { cookie: guest.cookie } });
  return [reply.status, await reply.text()];
};

test.for(gameEntries.map(({ game }) => game.id))(
  "%s: no byte depends on what its viewer may not know",
  async (name) => {
    const { game, seats, people, id, connections, spectator } = await playPartly(name);
    const moments = await statesOf(findGame(name, game.edition) as AnyGame, id);
    await Promise.all(
      [...connections, spectator].map((connection) => connection.update((u) => u.at === moments.length)),
    );
    const secret = (await matchSecrets.get(host.services.store, id))?.doc.secret;
    if (secret === undefined) throw new Error("the match has no secret");
    let determinized = 0;
    for (const [n, connection] of [...connections, spectator].entries()) {
      const viewer = n < seats ? (n as Seat) : "public";
      const updates = connection.pushed("update");
      expect(updates.length).toBeGreaterThan(3);
      // The same over HTTP, as programs use it.
      if (viewer !== "public")
        for (const since of [0, moments.length - 1]) {
          const [status, text] = await bytesOf(
            people[n] as Guest,
            `/api/tables/${id}/seats/${n}/update?since=${since}`,
          );
          expect(status).toBe(200);
          updates.push(text);
        }
      for (const text of updates) {
        const update = JSON.parse(text) as Update;
        const { state: real } = moments[update.at - 1] as Moment;
        expect(update.viewer).toBe(viewer);
        expect(asIf(game, update, real, moments)).toBe(text);
        const other = (game.determinize as (view: object, by: Viewer, draw: unknown) => GameState)(
          update.view,
          viewer,
          seededDraws(update.at),
        );
        if (digest(other) !== digest(real)) determinized += 1;
        expect(asIf(game, update, other, moments)).toBe(text);
      }
      const all = connection.raw.join("\n");
      expect(all).not.toContain(secret);
      for (const guest of people) expect(all).not.toContain(guest.cookie.split("=")[1]);
    }
    // The other requests of a running match disclose nothing either.
    const [ada, ben] = people as [Guest, Guest];
    await ada.http("PUT", `/api/tables/${id}/note`, { text: "for me alone", expectedVersion: 0 });
    for (const guest of [ben, new Guest(url)]) {
      for (const path of [`/${id}`, `/${id}/links`, `/${id}/note`, "", "?of=live", "?of=mine"]) {
        const [status, text] = await bytesOf(guest, `/api/tables${path}`);
        expect(status).toBe(200);
        for (const hidden of [secret, ENTROPY, "for me alone"]) expect(text).not.toContain(hidden);
      }
      for (const path of ["seats/0/update", "seats/0/update?since=0&wait=0", "seats/0/orders"])
        expect((await bytesOf(guest, `/api/tables/${id}/${path}`))[1]).toContain("TABLE_FORBIDDEN");
      expect((await bytesOf(guest, `/api/tables/${id}/record`))[1]).toContain("TABLE_STATE");
      const connection = await guest.socket();
      for (const is of ["record", "analysis"] as const)
        expect(await connection.ask({ is, match: id })).toMatchObject({ bad: [{ code: "SERVICE_FORBIDDEN" }] });
      expect(await connection.ask({ is: "watch", match: id, viewer: 0 as Viewer, since: 0 })).toMatchObject({
        bad: [{ code: "SERVICE_FORBIDDEN" }],
      });
    }
    // A game without hidden information proves nothing; two of ours have hidden hands or fleets.
    if (name === "trekwar") expect(determinized).toBeGreaterThan(10);
  },
);

test.for(gameEntries.map(({ game }) => game.id))(
  "%s: a spectator with a delay of a day receives nothing of today",
  async (name) => {
    const { people, id, watch, connections } = await openMatch(name, {
      listed: true,
      spectators: { allowed: true, delay: 86_400 },
    });
    const visitor = new Guest(url);
    const spectator = await watch(visitor, "public");
    await spectator.ask({ is: "followLobby" });
    const withoutProposals = (text: string): unknown => {
      const { proposals: _, ...info } = (JSON.parse(text) as { readonly table: { readonly proposals: unknown } }).table;
      return { ...info, watching: 0, seats: 0 };
    };
    // The lobby also sends other tables.
    const ofThis = (text: string): boolean => text.startsWith(`{"is":"table","table":{"table":"${id}"`);
    const [first = ""] = spectator.pushed("table").filter(ofThis);
    await playOn(id, connections, 8);
    await connections[0]?.ask({ is: "say", table: id, to: "table", text: "my next move" });
    const { at } = (connections[0] as TestConnection).latest();
    expect(at).toBeGreaterThan(8);
    // Repeated requests of every kind get the same update as at first.
    const again = await watch(visitor, "public");
    const [, table] = await bytesOf(visitor, `/api/tables/${id}`);
    expect(withoutProposals(`{"table":${table}}`)).toEqual(withoutProposals(first));
    for (const connection of [spectator, again]) {
      const updates = connection.pushed("update");
      expect(updates.length).toBe(1);
      expect((JSON.parse(updates[0] as string) as Update).at).toBe(1);
      for (const text of connection.pushed("table").filter(ofThis))
        expect(withoutProposals(text)).toEqual(withoutProposals(first));
      expect(connection.raw.join("\n")).not.toContain("my next move");
    }
    const [, listed] = await bytesOf(visitor, "/api/tables?of=live&limit=200");
    const own = (JSON.parse(listed) as { tables: { table: string }[] }).tables.find((one) => one.table === id);
    expect(withoutProposals(JSON.stringify({ table: own }))).toEqual(withoutProposals(first));
    expect(people.length).toBeGreaterThan(1);
  },
);

test("a hidden deck list is sent only to its owner and the table owner until the Battle is over (KRN-VIEW-5)", async () => {
  const deck = STANDARD_DECKS[0].map((id) => (id === "FU09" ? "FU05.2" : id)).filter((id) => id !== "FU12");
  const federationDeck = [...deck, "FU09"].sort(compareIds);
  const [ada, ben] = [new Guest(url), new Guest(url)];
  const options = { deckLists: "closed", federationDeck };
  const made = await ada.make({ game: edition("trekwar"), options, seats: [{ is: "me" }, { is: "open" }] });
  const { table } = made.body;
  const deckIn = ({ options }: { readonly options: object }): unknown =>
    (options as { readonly federationDeck: unknown }).federationDeck;
  expect(deckIn(table)).toEqual(federationDeck);
  expect((await ben.table(table.table)).body.options).toMatchObject({ deckLists: "closed", federationDeck: null });
  await ada.entropy(table, 0);
  await ben.sit(table, 1, "Ben");
  await ada.start(table.table);

  const watch = async (guest: Guest, viewer: number | "public"): Promise<TestConnection> => {
    const connection = await guest.socket();
    await connection.ask({ is: "followTable", table: table.table, chat: 0 });
    await connection.ask({ is: "watch", match: table.table, viewer: viewer as Viewer, since: 0 });
    await connection.update();
    return connection;
  };
  const [own, ...others] = await Promise.all([watch(ada, 0), watch(ben, 1), watch(new Guest(url), "public")]);
  expect(deckIn(own.latest().summary)).toEqual(federationDeck);
  for (const connection of others) {
    expect(deckIn(connection.latest().summary)).toBeNull();
    expect(connection.raw.join("\n")).not.toContain(JSON.stringify(federationDeck));
  }
  expect(deckIn((await ben.table(table.table)).body)).toBeNull();

  const { at } = own.latest();
  await own.commit(table.table, 0, at, [{ step: "resign", act: { do: "resign" } }]);
  for (const connection of others)
    expect(deckIn((await connection.update((u) => u.summary.over !== null)).summary)).toEqual(federationDeck);
  expect(deckIn((await ben.table(table.table)).body)).toEqual(federationDeck);
});
