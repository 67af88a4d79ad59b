/** Matches that move to a later edition, and programs with other editions on the same store. */
import {
  type Act,
  type AnyGame,
  type MatchRecord,
  question,
  type SeatOccupant,
  seat,
  verifyRecord,
} from "@starboard/kernel";
import {
  type BotReply,
  memoryStore,
  type MatchServiceOptions,
  type MatchStore,
  type ThinkRequest,
} from "@starboard/match";
import type { MatchSummary, MoveInput, Update } from "@starboard/wire";
import { describe, expect, test } from "vitest";
import { programWith } from "../../sample/fixture/three-editions.ts";
import { heldBots, quickBots, settle, testService } from "./test-service.ts";

const OPTIONS = { "sample.captains": 2, "sample.rounds": 5, "sample.raids": true };
const TWO: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Ben", kind: "person" },
];
const WITH_BOT: SeatOccupant[] = [TWO[0] as SeatOccupant, { name: "Deep", kind: "bot", level: 1 }];

/** A match service of a program whose newest edition is `newest`. */
function program(
  newest: number,
  store: MatchStore = memoryStore(),
  options: Partial<Omit<MatchServiceOptions, "store">> = {},
) {
  const { editions } = programWith(newest);
  const find = (id: string, edition: number): AnyGame | undefined =>
    id === "sample" ? editions.gameOf(edition) : undefined;
  return { find, ...testService({ load: find, ...options, store }) };
}
type Program = ReturnType<typeof program>;

async function begin(on: Program, seats = TWO): Promise<MatchSummary> {
  const asked = { is: "create", game: `sample@${newestOf(on)}`, options: OPTIONS, seats } as const;
  const { match } = on.expect(await on.ask(asked), "prepared");
  return on.expect(await on.ask({ is: "begin", match, entropy: seats.map((_, i) => `0${i}`) }), "created").summary;
}
const newestOf = (on: Program): number => [3, 2, 1].find((n) => on.find("sample", n)) as number;

/** The first legal answer of a seat that an update offers. */
function answerIn({ offers }: Update): MoveInput | undefined {
  const asked = offers.find(({ aside }) => !aside);
  const legal = asked?.offers.find(({ refusal }) => !refusal);
  return asked && legal && { step: asked.step, act: legal.act };
}
let keys = 0;
/** Commits one act. Programs that share a store need keys of their own. */
const commit = (on: Program, match: string, by: number, at: number, move: MoveInput) =>
  on.commit(match, by, at, [move], `editions-${String(keys++).padStart(8, "0")}`);

/** Plays acts of all people, at most `most`. Returns the number of acts. */
async function playOn(on: Program, match: string, most: number): Promise<number> {
  const seats = await Promise.all([0, 1].map((by) => on.watch(match, by)));
  for (let acts = 0; acts < most; ) {
    await settle();
    const last = seats.map((one) => one.updates.at(-1));
    const by = last.findIndex((update) => update && update.at === last[0]?.at && answerIn(update));
    if (by < 0) return acts;
    const update = last[by] as Update;
    on.expect(await commit(on, match, by, update.at, answerIn(update) as MoveInput), "played");
    acts += 1;
  }
  return most;
}
const summaryOf = async (on: Program, match: string): Promise<MatchSummary> =>
  on.expect(await on.ask({ is: "list" }), "matches").matches.find((one) => one.match === match) as MatchSummary;
const recordOf = async (on: Program, match: string): Promise<MatchRecord> =>
  on.expect(await on.ask({ is: "record", match }), "record").record;

describe("an upgraded program", () => {
  test("plays a match of an earlier edition to its end, without moving it", async () => {
    const store = memoryStore();
    const old = program(1, store);
    const { match } = await begin(old);
    await playOn(old, match, 4);
    old.matchService.close();
    const now = program(3, store);
    await playOn(now, match, 500);
    const record = await recordOf(now, match);
    expect(record.game).toBe("sample@1");
    expect(record.result).not.toBeNull();
    expect(verifyRecord(record, now.find).good).toBe(true);
    // The program of that time proves it just as well.
    expect(verifyRecord(record, old.find).good).toBe(true);
    expect((await summaryOf(now, match)).game).toBe("sample@1");
  });
  test("offers the newest edition to the players, and not to spectators or once the position no longer carries over", async () => {
    const store = memoryStore();
    const { match } = await begin(program(1, store));
    const now = program(3, store);
    const ada = await now.watch(match, 0);
    const anyone = await now.watch(match, "public");
    expect([ada.last().newerEdition, anyone.last().newerEdition]).toEqual([3, undefined]);
    await playOn(now, match, 500);
    const offered = ada.updates.map(({ view, summary: { over }, newerEdition }) => {
      const { round } = view as { round: number };
      return [over ? "over" : round === OPTIONS["sample.rounds"] ? "last round" : "running", newerEdition];
    });
    // In the last round the position carries over to the second edition only.
    const expected = { running: 3, "last round": 2, over: undefined } as Record<string, number | undefined>;
    expect(offered.filter(([moment, newer]) => newer !== expected[moment as string])).toEqual([]);
    expect(new Set(offered.map(([moment]) => moment))).toEqual(new Set(["running", "last round", "over"]));
  });
  test("a program that does not know the edition only exports the match", async () => {
    const store = memoryStore();
    const now = program(2, store);
    const { match } = await begin(now);
    const old = program(1, store);
    const { matches, unreadable } = old.expect(await old.ask({ is: "list" }), "matches");
    expect([matches.length, unreadable.map(({ code }) => code)]).toEqual([0, ["MATCH_EDITION"]]);
    expect((await old.ask({ is: "record", match })).is).toBe("rawText");
  });
});

describe("moving to a later edition", () => {
  /** A match of edition 1 after some acts, moved to edition 3. */
  async function moved(seats = TWO, options: Partial<Omit<MatchServiceOptions, "store">> = {}) {
    const store = memoryStore();
    const old = program(1, store);
    const { match } = await begin(old, seats);
    if (seats === TWO) await playOn(old, match, 3);
    old.matchService.close();
    const now = program(3, store, options);
    let { at } = await summaryOf(now, match);
    const ada = await now.watch(match, 0, at);
    // A bot may act in the meantime.
    for (let answer = await now.ask({ is: "edition", match, to: 3, at }); answer.is !== "done"; ) {
      ({ at } = now.expect(answer, "stale"));
      answer = await now.ask({ is: "edition", match, to: 3, at });
    }
    return { store, now, match, at, ada };
  }
  test("is an entry of the log that every viewer reads, and the record proves both parts", async () => {
    const { now, match, at, ada } = await moved();
    expect(ada.last().logItems.filter(({ edition }) => edition !== undefined)).toMatchObject([
      { n: at, by: null, edition: 3 },
    ]);
    expect([ada.last().summary.game, ada.last().newerEdition]).toEqual(["sample@3", undefined]);
    await playOn(now, match, 500);
    const record = await recordOf(now, match);
    expect(record.game).toBe("sample@1");
    expect(record.entries[at]).toMatchObject({ is: "edition", to: 3, by: [0, 1] });
    const { good, checks } = verifyRecord(record, now.find);
    expect([good, checks.every(({ state }) => state === "ok")]).toEqual([true, true]);
  });
  test("survives closing and opening, with a snapshot taken before, at and after the move", async () => {
    const { store, match, at } = await moved();
    for (const more of [0, 2, 60]) {
      const again = program(3, store);
      await playOn(again, match, more);
      expect((await summaryOf(again, match)).game).toBe("sample@3");
      again.matchService.close();
    }
    const last = program(3, store);
    const ada = await last.watch(match, 0, 0);
    expect(ada.last().logItems.find(({ n }) => n === at)?.edition).toBe(3);
  });
  test("nothing before it is taken back, and later acts are", async () => {
    const { now, match, at } = await moved();
    const taken = await now.ask({ is: "takeBack", match, seat: seat(0), at: at + 1 });
    expect(taken).toMatchObject({ is: "refused", refusal: { rule: "KRN-UNDO-2" } });
    // Bids are sealed, so the first of two can be taken back until the other seat has answered too.
    const seats = await Promise.all([0, 1].map((by) => now.watch(match, by)));
    while (seats.some((one) => !answerIn(one.last()))) await playOn(now, match, 1);
    const update = seats[0]?.last() as Update;
    now.expect(await commit(now, match, 0, update.at, answerIn(update) as MoveInput), "played");
    now.expect(await now.ask({ is: "takeBack", match, seat: seat(0), at: update.at + 1 }), "done");
    await settle();
    expect(seats[0]?.last().view).toEqual(update.view);
    expect(seats[0]?.last().summary.game).toBe("sample@3");
  });
  test("is refused for an edition that is not newer, is not known, or does not carry the position over", async () => {
    const store = memoryStore();
    const { match } = await begin(program(2, store));
    const now = program(3, store);
    const { at } = await summaryOf(now, match);
    for (const to of [1, 2, 4])
      expect(await now.ask({ is: "edition", match, to, at })).toMatchObject({ bad: [{ code: "MATCH_EDITION_MOVE" }] });
    expect(await now.ask({ is: "edition", match, to: 3, at: at + 1 })).toMatchObject({ is: "stale", at });
    await playOn(now, match, 500);
    const end = await summaryOf(now, match);
    expect(await now.ask({ is: "edition", match, to: 3, at: end.at })).toMatchObject({ is: "refused" });
    expect((await recordOf(now, match)).entries.every(({ is }) => is !== "edition")).toBe(true);
  });
  test("another program that serves the match follows, and one that is too old lets its viewers know", async () => {
    const store = memoryStore();
    const [first, second, old] = [program(3, store), program(3, store), program(1, store)] as const;
    const begun = program(1, store);
    const { match } = await begin(begun);
    const watching = await second.watch(match, 1);
    const stuck = await old.watch(match, 1);
    const { at } = await summaryOf(first, match);
    first.expect(await first.ask({ is: "edition", match, to: 2, at }), "done");
    await second.matchService.refresh(match);
    expect(watching.last().summary.game).toBe("sample@2");
    await old.matchService.refresh(match);
    await settle();
    expect(stuck.notices.map(({ code }) => code)).toContain("MATCH_EDITION");
  });
  test("bots think by the edition of the moment", async () => {
    const asked: ThinkRequest[] = [];
    const { editions } = programWith(3);
    const legal = (request: ThinkRequest): BotReply | null => {
      asked.push(request);
      const game = editions.gameOf(Number(request.game.split("@")[1])) as AnyGame;
      const state = game.determinize(request.view, request.seat, (sides: number, times: number) =>
        Array.from({ length: times }, () => sides),
      ) as object;
      const open = question(game, state);
      const acts: Act[] = [];
      open?.step.candidates(state as never, open.frame.memo, request.seat, (act) => {
        if (!open.step.forbids(state as never, open.frame.memo, request.seat, act)) acts.push(act);
      });
      return open && acts[0] ? { step: open.frame.step, act: acts[0], variations: [] } : null;
    };
    const { now, match } = await moved(WITH_BOT, { botRunner: quickBots(legal) });
    await playOn(now, match, 500);
    await settle();
    expect((await recordOf(now, match)).result).not.toBeNull();
    expect(new Set(asked.slice(1).map(({ game }) => game))).toContain("sample@3");
    expect(asked.at(-1)?.game).toBe("sample@3");
  });
  test("a bot that was thinking is asked again", async () => {
    const { botRunner, held } = heldBots();
    const { held: before, ...rest } = { held, ...(await moved(WITH_BOT, { botRunner })) };
    await settle();
    expect(rest.match).toBeDefined();
    const games = before.map(({ request, stopped }) => [request.game, stopped] as const);
    expect(games.filter(([, stopped]) => !stopped).every(([game]) => game === "sample@3")).toBe(true);
  });
});
