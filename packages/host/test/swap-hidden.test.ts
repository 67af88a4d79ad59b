/**
 * Tests secrecy on the bytes of the socket by twins: two hosts show one viewer the same match, but on one of them
 * everything hidden from that viewer is different: other hands, decks, fleets, private talks, sealed answers. Through a
 * whole match of every game the frames are equal to the last byte, until something is drawn or disclosed (KRN-VIEW-1…4).
 */
import type { Host } from "@starboard/host";
import { memoryStorage } from "@starboard/host/storage";
import { findGame, gameEntries } from "@starboard/registry";
import {
  type Act,
  type AnyGame,
  chain,
  type Entry,
  seededDraws,
  seededUint32,
  type Offer,
  offers,
  question,
  replayAct,
  seat,
  type GameState,
  type Viewer,
} from "@starboard/kernel";
import type { LogRow, Snapshot } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastHash, type LiveMatch, restoreMatch } from "../../match/src/live-match.ts";
import { snapshotOf } from "../../match/src/snapshot.ts";
import type { Storage } from "../src/storage/store.ts";
import { edition, Guest, type TestConnection, openHost, settings } from "./guest.ts";

/** A constant time: updates must not differ by their moment. */
const NOW = 1_800_000_000_000;
const now = (): number => NOW;
/** Number of acts of a match, and number of moments at which twins are compared. */
const MOST = 500;
const MOMENTS = 20;
/** Many comparisons, on a machine that may be busy. In ms. */
const PATIENT = 180_000;

interface Subject {
  readonly options: object;
  /** By the rule sheet, not by the game's own `view`: what this viewer must not know. */
  readonly hidden: (table: never, by: Viewer) => unknown;
  /** Several seats answer at once, and no viewer sees an answer before all are in. */
  readonly sealed?: true;
}
type Cards = { readonly hand: readonly number[]; readonly order: readonly number[]; readonly deck: readonly unknown[] };
type Sides = { readonly hand: readonly unknown[][]; readonly deck: readonly unknown[][] };
type Fleets = Record<"fleets" | "q" | "r" | "carrier", unknown>;
type Dealings = Record<"seatOf" | "relation" | "proposals" | "spoken", readonly number[]> & { readonly P: number };
const subjects: Readonly<Record<string, Subject>> = {
  // Hands, and the order of every deck, the viewer's own included.
  trekwar: {
    options: { exchange: "simultaneous" },
    sealed: true,
    hidden: (t: Sides, by) => [t.hand.filter((_, side) => side !== by), t.deck],
  },
  "warp-empires": {
    options: { players: 3, "victory.roundLimit": 20, "battle.cards": "simultaneous" },
    sealed: true,
    hidden(t: Cards, by) {
      const kinds = t.hand.length / t.order.length;
      return t.hand.filter((_, i) => Math.floor(i / kinds) !== by);
    },
  },
  // Fleets are bought and placed in secret, and one of them carries the ambassador.
  anaxis: {
    options: { "ax.scenario": "ambassador" },
    hidden: (t: Fleets) => [t.fleets, t.q, t.r, t.carrier],
  },
  // Alliances, proposals and private messages.
  "4000ad": {
    options: { "ad.players": 4, "ad.turnLimit": 10 },
    hidden: (t: Dealings, by) => [
      t.relation.filter((_, i) => t.seatOf[Math.floor(i / t.P)] !== by && t.seatOf[i % t.P] !== by),
      t.proposals,
      t.spoken,
    ],
  },
};

let host: Host;
let url = "";
let kept: Storage;
beforeAll(async () => {
  kept = memoryStorage({ now });
  // The same matches every time.
  const words = seededUint32(4711);
  const random = (bytes: number): string =>
    Array.from({ length: bytes }, () => (words() & 255).toString(16).padStart(2, "0")).join("");
  ({ host, url } = await openHost({ storage: kept, now, random }));
});
afterAll(() => host.close());

/** A host that reads the same store, with one match replaced by its twin. */
async function twin() {
  const shown = { rows: [] as readonly LogRow[], picture: undefined as Snapshot | undefined };
  const own = memoryStorage({ now });
  const store: Storage["store"] = {
    ...kept.store,
    rows: async (_match, from) => shown.rows.slice(from),
    snapshot: async () => shown.picture,
    keepSnapshot: async () => {},
    close: () => own.store.close(),
  };
  const opened = await openHost({
    storage: { ...own, store },
    now,
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1000" }),
  });
  return { ...opened, shown, tell: (match: string) => own.bus.publish("match", { match, node: "elsewhere" }) };
}

/** A randomly played match, asides included, with all its rows. */
async function played(name: string, game: AnyGame, chosen: object): Promise<{ id: string; guests: Guest[] }> {
  const options = game.options.parse(chosen);
  if ("bad" in options) throw new Error(JSON.stringify(options.bad));
  const guests = Array.from({ length: game.options.seats(options.ok) }, () => new Guest(url));
  const [maker] = guests as [Guest];
  const seatKinds = guests.map((_one, n) => ({ is: n === 0 ? "me" : "open" }) as const);
  const made = await maker.make({ game: edition(name), options: chosen as never, seats: seatKinds });
  const { table } = made.body;
  await maker.entropy(table, 0);
  for (const [n, one] of guests.entries()) if (n > 0) await one.sit(table, n, `P${n}`);
  expect((await maker.start(table.table)).body.state).toBe("playing");
  const id = table.table;
  const { service: matchService } = host.services.matches;
  const latest: Update[] = [];
  for (const n of guests.keys())
    await matchService.subscribe({ match: id, viewer: seat(n), since: 0 }, (news) => {
      if (news.is === "update") latest[n] = news;
    });
  const choose = seededDraws(11);
  const pick = <T>(list: readonly T[]): T => list[(choose(list.length, 1, "TEST-1")[0] as number) - 1] as T;
  for (let acts = 0; acts < MOST; acts++) {
    const { summary } = latest[0] as Update;
    if (summary.over) break;
    const may = (n: number, aside: boolean): { step: string; act: Act }[] =>
      (latest[n] as Update).offers
        .filter((one) => one.aside === aside)
        .flatMap(({ step, offers: all }) =>
          all.flatMap(({ act, refusal }) => (refusal || /concede|resign/.test(act.do) ? [] : [{ step, act }])),
        );
    const by = pick(summary.asked);
    // Now and then a seat uses an aside: a private message, a standing order.
    const anybody = pick([...guests.keys()]);
    const asides = acts % 3 === 0 ? may(anybody, true) : [];
    const [who, move] = asides.length > 0 ? [seat(anybody), pick(asides)] : [by, pick(may(by, false))];
    const answer = await matchService.execute({
      is: "commit",
      match: id,
      seat: who,
      at: (latest[who] as Update).at,
      key: `key-${String(acts).padStart(8, "0")}`,
      moves: [move],
    });
    if (answer.is !== "played") throw new Error(`${JSON.stringify(answer)} to ${JSON.stringify(move)}`);
  }
  return { id, guests };
}

/** Returns the frames that a connection receives during an action, without responses to it. */
async function frames(
  connection: TestConnection,
  entry: () => Promise<unknown>,
  fits: (update: Update) => boolean,
): Promise<string[]> {
  const from = connection.raw.length;
  const received = connection.received.length;
  await entry();
  await connection.until((m) => m.is === "update" && connection.received.indexOf(m) >= received && fits(m));
  return connection.raw.slice(from);
}

test.for(Object.entries(subjects))(
  "%s: a viewer is sent the same bytes whatever the others hide",
  { timeout: PATIENT },
  async ([name, { options, hidden, sealed }]) => {
    const game = findGame(name, gameEntries.find((one) => one.game.id === name)?.game.edition as number) as AnyGame;
    const { id, guests } = await played(name, game, options);
    const opening = await kept.store.opening(id);
    const rows = await kept.store.rows(id, 0);
    if (!opening) throw new Error("no match");
    const hosts = [await twin(), await twin()] as const;
    const viewers: Viewer[] = [...guests.map((_, n) => seat(n)), "public"];
    const connections = await Promise.all(
      viewers.map((viewer) =>
        Promise.all(
          hosts.map(async ({ url: there }) => {
            const guest = new Guest(there);
            if (viewer !== "public") guest.cookie = (guests[viewer] as Guest).cookie;
            return guest.socket();
          }),
        ),
      ),
    );
    const count = { twins: 0, quiet: 0, sealed: 0 };

    /** Compares what both hosts send a viewer at a moment, and after the next entry if there is one. */
    async function compare(
      n: number,
      at: number,
      pictures: readonly Snapshot[],
      next: readonly (LogRow | undefined)[],
    ) {
      const received = await Promise.all(
        hosts.map(async ({ shown, tell }, h) => {
          const connection = connections[n]?.[h] as TestConnection;
          const viewer = viewers[n] as Viewer;
          shown.rows = rows.slice(0, at);
          shown.picture = pictures[h];
          const watch = { is: "watch", match: id, viewer, since: Math.max(0, at - 1) } as const;
          const first = await frames(
            connection,
            () => connection.ask(watch),
            (u) => u.at === at,
          );
          const row = next[h];
          const then = async (): Promise<void> => {
            shown.rows = [...shown.rows, row as LogRow];
            tell(id);
          };
          const second = row ? await frames(connection, then, (u) => u.at === at + 1) : [];
          await connection.ask({ is: "unwatch", match: id, viewer });
          // Response ids increase alike on both connections.
          return [...first, ...second];
        }),
      );
      expect(received[1]).toEqual(received[0]);
    }

    for (const at of moments(game, rows)) {
      const sat = restoreMatch(opening, rows.slice(0, at), () => game);
      if (!("ok" in sat)) throw new Error(JSON.stringify(sat.bad));
      const match = sat.ok;
      const truth = snapshotOf(match);
      const row = rows[at];
      for (const [n, viewer] of viewers.entries()) {
        const other = indistinguishableState(game, match, viewer, hidden as never);
        if (other) {
          const picture = { at, body: JSON.stringify({ ...JSON.parse(truth.body), table: other }) };
          const follows = row !== undefined && quiet(game, match.state, row) && quiet(game, other, row);
          await compare(n, at, [truth, picture], follows ? [row, row] : []);
          count.twins += 1;
          if (follows) count.quiet += 1;
        }
        const otherwise = row && sealedOtherwise(game, match, row, viewer);
        if (otherwise) {
          await compare(n, at, [truth, truth], [row, otherwise]);
          count.sealed += 1;
        }
      }
    }
    for (const one of hosts) await one.host.close();
    expect(count.twins).toBeGreaterThan(10);
    expect(count.quiet).toBeGreaterThan(3);
    if (sealed) expect(count.sealed).toBeGreaterThan(0);
  },
);

/** Moments spread over the match, and some of those at which a sealed answer was given. */
function moments(game: AnyGame, rows: readonly LogRow[]): number[] {
  // A step that does not divide the turns of the match.
  const place = (k: number): number => 1 + Math.floor((k * rows.length) / MOMENTS) + (k % 3);
  const spread = Array.from({ length: MOMENTS }, (_, k) => Math.min(rows.length, place(k)));
  const kind = (step: string): unknown => (game.steps as Readonly<Record<string, { kind: string }>>)[step]?.kind;
  const sealed = rows.flatMap(({ entry }, n) => (entry.is === "act" && kind(entry.step) === "sealed" ? [n] : []));
  return [...new Set([...spread, ...sealed.slice(0, MOMENTS / 2)])].toSorted((a, b) => a - b);
}

/** Returns a state that the viewer cannot tell from this one, with something hidden changed. */
function indistinguishableState(
  game: AnyGame,
  { state }: LiveMatch,
  viewer: Viewer,
  hidden: (table: GameState, by: Viewer) => unknown,
): GameState | undefined {
  const view = (game.view as (t: GameState, by: Viewer) => object)(state, viewer);
  const real = JSON.stringify(hidden(state, viewer));
  for (let seed = 1; seed <= 4; seed++) {
    const other = (game.determinize as (v: object, by: Viewer, draw: unknown) => GameState)(
      view,
      viewer,
      seededDraws(seed),
    );
    if (JSON.stringify(hidden(other, viewer)) !== real) return other;
  }
  return undefined;
}

/** True if the next entry can be played on that state and neither draws nor discloses. */
function quiet(game: AnyGame, table: GameState, { entry }: LogRow): boolean {
  if (entry.is !== "act") return false;
  const led = replayAct(game, table, entry);
  return !("code" in led) && !led.irreversible;
}

/** Returns another sealed answer while more are awaited; none for the seat that gave it. */
function sealedOtherwise(game: AnyGame, s: LiveMatch, { entry }: LogRow, viewer: Viewer): LogRow | undefined {
  const asked = question(game, s.state);
  if (entry.is !== "act" || entry.by === viewer || asked?.step.kind !== "sealed" || asked.waiting.length < 2)
    return undefined;
  if (asked.frame.step !== entry.step || !asked.waiting.includes(entry.by)) return undefined;
  const given = JSON.stringify(entry.act);
  const other = offers(game, s.state, entry.by)
    .find(({ step }) => step === entry.step)
    ?.offers.find(({ act, refusal }: Offer) => !refusal && JSON.stringify(act) !== given);
  if (!other) return undefined;
  const { n, hash: _, ...body } = { ...entry, act: other.act as Act };
  return { entry: chain(body as never, n, lastHash(s)) as Entry };
}
