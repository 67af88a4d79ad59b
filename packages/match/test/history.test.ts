/**
 * The number of rows that a match service holds must not be observable. A service that holds one row, with or without
 * snapshots, with or without facts in the log, sends exactly the same messages as a service that holds all rows.
 */
import { findGame, gameEntries } from "@starboard/registry";
import {
  type Act,
  type AnyGame,
  seededDraws,
  type FindGame,
  type SeatOccupant,
  seat,
  verifyRecord,
  type Viewer,
} from "@starboard/kernel";
import {
  type MatchService,
  type OnUpdate,
  type MatchStore,
  memoryStore,
  type UnaryRequest,
  type LogRow,
  type Snapshot,
} from "@starboard/match";
import type { MatchNotice, MoveInput, Update } from "@starboard/wire";
import { describe, expect, test } from "vitest";
import { addKey, mightContain, newKeyFilter } from "../src/idempotency-keys.ts";
import type { OpenMatch } from "../src/open-match.ts";
import { createOpenMatches } from "../src/open-matches.ts";
import { draftRun } from "../src/draft.ts";
import { RECENT_ROWS } from "../src/history.ts";
import { KEPT_STATES } from "../src/act-history.ts";
import {
  add,
  countedRandom,
  end,
  find as findTiny,
  noBots,
  testService,
  persons,
  roll,
  settle,
} from "./test-service.ts";

const find: FindGame = (id, edition) => findGame(id, edition) ?? findTiny(id, edition);
const STEPS = 140;

/** A memory store with snapshots, like that of a host. */
function picturing(): MatchStore & { pictures: number } {
  const kept = new Map<string, Snapshot>();
  return {
    ...memoryStore(),
    pictures: 0,
    snapshot: async (match: string) => kept.get(match),
    async keepSnapshot(match: string, snapshot: Snapshot) {
      this.pictures += 1;
      kept.set(match, snapshot);
    },
  } as MatchStore & { pictures: number };
}
/** A store whose rows have no facts. */
function silent(): MatchStore {
  const store = memoryStore();
  const older = (rows: readonly LogRow[]): LogRow[] =>
    rows.map(({ facts: _t, irreversible: _s, undone: _g, ...row }) => row);
  return {
    ...store,
    create: (opening, rows, summary) => store.create(opening, older(rows), summary),
    append: (match, from, rows, summary) => store.append(match, from, older(rows), summary),
  };
}

/** Two match services on one store, with viewers of one match. */
function place(store: MatchStore, recentRows: number) {
  let time = 1_000_000;
  const open = (): MatchService =>
    testService({ load: find, store, recentRows, random: countedRandom(7), now: () => time, consents: () => true })
      .matchService;
  let matchServices = [open(), open()] as const;
  const watching = new Map<string, { leave: () => void; at: number; viewer: Viewer }>();
  /** Sorted by name, because the order of viewers is not guaranteed. */
  let received: Record<string, (Update | MatchNotice)[]> = {};
  let match = "";

  async function watch(name: string, viewer: Viewer, since: number): Promise<unknown> {
    const one = { leave: () => {}, at: since, viewer };
    const onUpdate: OnUpdate = (message) => {
      (received[name] ??= []).push(JSON.parse(JSON.stringify(message)) as Update);
      if (message.is === "update") one.at = message.at;
    };
    const left = await matchServices[0].subscribe({ match, viewer, since }, onUpdate);
    if (typeof left !== "function") return left;
    watching.set(name, {
      ...one,
      leave: left,
      get at() {
        return one.at;
      },
    });
    return { is: "watching" };
  }
  return {
    store,
    watch,
    pass: (ms: number): void => void (time += ms),
    async begin(game: string, options: object, seats: readonly SeatOccupant[]) {
      const opened = await matchServices[0].execute({ is: "create", game, options, seats });
      if (opened.is !== "prepared") throw new Error(JSON.stringify(opened));
      ({ match } = opened);
      return matchServices[0].execute({ is: "begin", match, entropy: seats.map((_, i) => `0${i}`) });
    },
    /** Sends a request to one service; the other one is notified. */
    async ask(question: UnaryRequest, which: 0 | 1 = 0) {
      const answer = await matchServices[which].execute(question);
      await matchServices[1 - which]?.refresh(match);
      return answer;
    },
    leave(name: string): number | undefined {
      const one = watching.get(name);
      watching.delete(name);
      one?.leave();
      return one?.at;
    },
    async crash() {
      for (const matchService of matchServices) matchService.close();
      matchServices = [open(), open()];
      for (const [name, { viewer, at }] of watching) await watch(name, viewer, at);
    },
    /** The messages to all viewers since the last call. */
    async takeUpdates() {
      await settle();
      await settle();
      const all = received;
      received = {};
      return all;
    },
    match: () => match,
  };
}

/** The legal acts that a seat may choose from: at times only asides, and never one that ends the match. */
function movesOf(offers: Update["offers"], preferAsides: boolean): MoveInput[] {
  const asides = preferAsides ? offers.filter(({ aside }) => aside) : [];
  return (asides.length > 0 ? asides : offers.filter(({ aside }) => !aside)).flatMap((one) =>
    one.offers.flatMap(({ act, refusal }) =>
      refusal || /concede|resign|surrender/.test(act.do) ? [] : [{ step: one.step, act }],
    ),
  );
}
const seatRequest = (match: string, n: number, occupant: SeatOccupant, at: number): UnaryRequest => ({
  is: "seat",
  match,
  seat: seat(n),
  occupant,
  at,
});

const subjects: Readonly<Record<string, object>> = {
  trekwar: { exchange: "simultaneous" },
  "warp-empires": { players: 3 },
  anaxis: {},
  "4000ad": {},
};

/** A game with people on all seats. */
function subject(id: string, chosen: object): { readonly game: AnyGame; readonly seats: readonly SeatOccupant[] } {
  const game = gameEntries.find((one) => one.game.id === id)?.game;
  const options = game?.options.parse(chosen);
  if (!game || !options || "bad" in options) throw new Error(id);
  const people = Array.from(
    { length: game.options.seats(options.ok) },
    (_, i): SeatOccupant => ({
      name: `P${i}`,
      kind: "person",
    }),
  );
  return { game, seats: people };
}

describe("a service that holds few rows sends the same messages as one that holds all", () => {
  /** Counts of the requests in all games, by outcome. */
  const happened: Record<string, number> = { pictures: 0 };
  test.for(Object.entries(subjects))("%s", { timeout: 120_000 }, async ([id, chosen]) => {
    const { game, seats } = subject(id, chosen);
    const pictured = picturing();
    const places = [
      place(memoryStore(), Number.POSITIVE_INFINITY),
      place(pictured, 1),
      place(memoryStore(), 2),
      place(silent(), 1),
    ] as const;
    const [whole] = places;

    const names = [...seats.keys()].map((n) => [`seat ${n}`, seat(n)] as const);
    const people: readonly (readonly [string, Viewer])[] = [...names, ["guest", "public"]];
    /** Sends a request to every set-up and compares the responses and messages. */
    async function everywhere<T>(act: (at: (typeof places)[number]) => Promise<T> | T): Promise<T> {
      const texts: string[] = [];
      let given: T | undefined;
      for (const one of places) {
        one.pass(1_000);
        const answer = await act(one);
        given ??= answer;
        const updatesOf = await one.takeUpdates();
        const updates = people.flatMap(([name]) => updatesOf[name] ?? []);
        if (one === whole) for (const update of updates) if (update.is === "update") latest.set(update.viewer, update);
        texts.push(JSON.stringify([answer ?? null, people.map(([name]) => updatesOf[name] ?? null)]));
      }
      const [first = ""] = texts;
      for (const other of texts) if (other !== first) expect(JSON.parse(other)).toEqual(JSON.parse(first));
      return given as T;
    }

    const latest = new Map<Viewer, Update>();
    await everywhere((at) => at.begin(`${id}@${game.edition}`, chosen, seats));
    const match = whole.match();
    for (const [name, viewer] of people) await everywhere((at) => at.watch(name, viewer, 0));

    const dice = seededDraws(17);
    const chance = (n: number): number => (dice(n, 1, "TEST-1")[0] as number) - 1;
    const pick = <T>(list: readonly T[]): T => list[chance(list.length)] as T;
    const sent: (UnaryRequest & { is: "commit" })[] = [];
    let bot: number | undefined;

    for (let step = 0; step < STEPS; step++) {
      const summary = latest.get("public")?.summary;
      if (!summary || summary.over) break;
      const { at } = summary;
      const asked = pick(summary.asked);
      const dice20 = chance(20);
      const [name, viewer] = pick(people);
      const which = chance(4) === 0 ? 1 : 0;
      let did = "";
      if (bot !== undefined && (asked === bot || dice20 < 4)) {
        // A person replaces the bot again and receives what has happened since.
        const back = seatRequest(match, bot, { name: "Zoe", kind: "person" }, at);
        await everywhere((one) => one.ask(back));
        bot = undefined;
        did = "relieved";
      } else if (dice20 < 12) {
        const moves = movesOf(latest.get(asked)?.offers ?? [], chance(6) === 0);
        if (moves.length === 0) continue;
        const ask = {
          is: "commit",
          match,
          seat: asked,
          at,
          key: `key-${step}-of-a-page`,
          moves: [pick(moves)],
        } as const;
        did = (await everywhere((one) => one.ask(ask, which))).is;
        sent.push(ask);
      } else if (dice20 === 12 && sent.length > 0) {
        // The message is repeated unchanged, or with the current entry number.
        const before = pick(sent);
        const ask = chance(2) === 0 ? before : { ...before, at };
        did = `again ${(await everywhere((one) => one.ask(ask, which))).is}`;
      } else if (dice20 === 13 && sent.length > 0) {
        const old = { ...pick(sent), at: chance(at), key: `key-${step}-stale` };
        did = (await everywhere((one) => one.ask(old))).is;
      } else if (dice20 === 14) {
        did = `back ${(await everywhere((one) => one.ask({ is: "takeBack", match, seat: asked, at }, which))).is}`;
      } else if (dice20 === 15) {
        const by = pick(names)[1];
        did = `back ${(await everywhere((one) => one.ask({ is: "takeBack", match, seat: by, at }, which))).is}`;
      } else if (dice20 === 16) {
        const gone = await everywhere((one) => one.leave(name));
        if (viewer === bot) continue;
        const since = chance(3) === 0 ? chance(at + 1) : (gone ?? 0);
        await everywhere((one) => one.watch(name, viewer, since));
        did = "returned";
      } else if (dice20 === 17) {
        await everywhere((one) => one.crash());
        did = "crashed";
      } else if (dice20 === 18 && bot === undefined) {
        bot = pick(names)[1];
        const away = seatRequest(match, bot, { name: "Deep", kind: "bot", level: 2 }, at);
        await everywhere((one) => one.ask(away));
        did = "left";
      } else {
        await everywhere((one) => one.ask({ is: "record", match }));
        did = "record";
      }
      happened[did] = (happened[did] ?? 0) + 1;
    }

    happened["pictures"] = (happened["pictures"] ?? 0) + pictured.pictures;
    const rows = await Promise.all(places.slice(0, 3).map(({ store }) => store.rows(match, 0)));
    for (const other of rows.slice(1)) expect(other).toEqual(rows[0]);
    const last = await whole.ask({ is: "record", match });
    expect(last.is === "record" && verifyRecord(last.record, find).good).toBe(true);
  });
  test("every kind of request was covered", () => {
    const wanted = ["played", "again played", "stale", "back done", "back refused", "returned", "crashed", "left"];
    for (const what of [...wanted, "relieved", "record", "pictures"]) expect(happened[what], what).toBeGreaterThan(1);
  });
});

test("an open match holds only the recent rows of a long match", async () => {
  const store = memoryStore();
  const { match } = await testService({ store }).begin(persons, { rounds: 50 });
  const openMatches = createOpenMatches({
    load: findTiny,
    store,
    now: () => 2_000_000,
    botRunner: noBots,
    consents: () => true,
  });
  const play = (act: (room: OpenMatch) => Promise<unknown>): Promise<unknown> =>
    openMatches.withMatch(match, async (room) => ({ is: "done", at: Number(await act(room)) }));
  let room: OpenMatch | undefined;
  const onUpdate: OnUpdate = () => {};
  await play(async (one) => openMatches.addWatcher((room = one), "public", 0, onUpdate));
  for (let n = 0; n < 300; n++)
    await play(async (one) => {
      const by = one.live.actHistory.acts.length % 2;
      const key = `key-${n}`;
      for (const move of [add(1), roll, end, { step: "guess", act: { do: "guess", n: 1 } as Act }]) {
        const asked = [seat(by), seat(1 - by)];
        for (const who of asked) {
          const draft = draftRun(one.live, who, [move], 2_000_000, { key });
          if (!("refusal" in draft)) return openMatches.write(one, draft);
        }
      }
      throw new Error("no seat can act");
    });
  const { length, firstHeld, recentRows, actHistory, keys } = (room as unknown as OpenMatch).live;
  expect(length).toBe(301);
  expect([recentRows.length, length - firstHeld]).toEqual([RECENT_ROWS, RECENT_ROWS]);
  expect(actHistory.states.length).toBeLessThanOrEqual(KEPT_STATES);
  expect([actHistory.acts.length, keys.count]).toEqual([300, 300]);
  expect(actHistory.acts.list.length).toBeLessThanOrEqual(1.5 * 300 + 8);
  expect(keys.hashes.length).toBeLessThanOrEqual(1.5 * 300);
  openMatches.close();
});

test("a used key is recognised, and a hash collision is harmless", async () => {
  const keys = newKeyFilter();
  for (let n = 0; n < 500; n++) addKey(keys, `key-${n}`);
  expect(Array.from({ length: 500 }, (_, n) => mightContain(keys, `key-${n}`))).not.toContain(false);
  // Two keys with the same hash, found by trial.
  const [one, other] = ["key-1m9l-l4jc", "key-221c-i1e3"];
  const marked = newKeyFilter();
  addKey(marked, one);
  expect(mightContain(marked, other)).toBe(true);
  const o = testService({ recentRows: 1 });
  const { match } = await o.begin();
  expect(await o.commit(match, 0, 1, [add(1)], one)).toMatchObject({ is: "played", at: 2 });
  expect(await o.commit(match, 0, 2, [add(2)], other)).toMatchObject({ is: "played", at: 3 });
  expect(await o.commit(match, 0, 3, [add(2)], one)).toMatchObject({ is: "played", at: 2, moves: 1 });
});
