/** Time in a match: the clock functions, flag falls and time limits of the rules (KRN-TIME-1, KRN-TIME-2). */
import { type Game, type Seat, seat, type SeatOccupant, type TimeLimit } from "@starboard/kernel";
import {
  type MatchServiceOptions,
  createDelayedFeeds,
  seatsOutOfTime,
  memoryStore,
  newClock,
  nextClockEvent,
  advanceClock,
  timeLeft,
  applyClockAction,
} from "@starboard/match";
import type { Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { describe, expect, test } from "vitest";
import { tiny, type TinyShape } from "./game.ts";
import { end, heldBots, testService, persons, settle } from "./test-service.ts";

const S0 = seat(0);
const S1 = seat(1);
const people: SeatOccupant[] = persons;
const clockOf = (rule: Clock["rule"], onTimeout: Clock["onTimeout"] = "claim"): Clock =>
  newClock({ rule, onTimeout, standInLevel: 2 }, 2, 0) as Clock;
const asks = (...asked: Seat[]) => ({ seats: people, asked, stoppedByRules: false });

describe("a clock", () => {
  test("runs for the seats that are asked and adds the increment after an answer", () => {
    let clock = advanceClock(clockOf({ is: "live", main: 60, increment: 5 }), asks(S0), 0);
    expect(timeLeft(clock, 20_000)).toEqual([40_000, 60_000]);
    clock = advanceClock(clock, asks(S1), 20_000);
    expect(clock).toMatchObject({ left: [45_000, 60_000], running: [1], since: 20_000 });
    // A further act in the same turn adds no increment.
    clock = advanceClock(clock, asks(S1), 30_000);
    expect(clock.left).toEqual([45_000, 50_000]);
    expect(nextClockEvent(clock)).toBe(80_000);
    expect(seatsOutOfTime(clock, 79_999)).toEqual([]);
    expect(seatsOutOfTime(clock, 80_000)).toEqual([1]);
  });
  test("per turn starts with the full time at each turn", () => {
    let clock = advanceClock(clockOf({ is: "turn", each: 30 }), asks(S0), 0);
    clock = advanceClock(clock, asks(S1), 29_000);
    expect(clock.left).toEqual([30_000, 30_000]);
    expect(nextClockEvent(clock)).toBe(59_000);
  });
  test("does not run for bots, in a pause, or while the rules stop it", () => {
    const bot: SeatOccupant[] = [people[0] as SeatOccupant, { name: "Deep", kind: "bot", level: 1 }];
    const clock = clockOf({ is: "turn", each: 30 });
    expect(advanceClock(clock, { seats: bot, asked: [S1], stoppedByRules: false }, 0).running).toEqual([]);
    expect(advanceClock(clock, { seats: people, asked: [S1], stoppedByRules: true }, 0)).toMatchObject({
      running: [],
      stopped: "rules",
    });
    const paused = applyClockAction(advanceClock(clock, asks(S0), 0), { is: "pause" }) as Clock;
    const standing = advanceClock(paused, asks(S0), 10_000);
    expect(standing).toMatchObject({ running: [], stopped: "pause", left: [20_000, 30_000] });
    expect(applyClockAction(standing, { is: "pause" })).toBeUndefined();
    const resumed = advanceClock(applyClockAction(standing, { is: "resume" }) as Clock, asks(S0), 99_000);
    expect(resumed).toMatchObject({ running: [0], left: [20_000, 30_000] });
  });
  test("for correspondence stops during a vacation, which is used up only while the seat is asked", () => {
    const day = 86_400_000;
    let clock = advanceClock(clockOf({ is: "correspondence", days: 3, vacation: 10 }), asks(S0), 0);
    clock = advanceClock(clock, asks(S0), day);
    clock = advanceClock(applyClockAction(clock, { is: "vacation", seat: S0, until: 4 * day }) as Clock, asks(S0), day);
    expect(clock.running).toEqual([]);
    expect(nextClockEvent(clock)).toBe(4 * day);
    clock = advanceClock(clock, asks(S0), 4 * day);
    expect(clock).toMatchObject({ running: [0], left: [2 * day, 3 * day] });
    expect(clock.vacation[0]).toEqual({ left: 7 * day, until: null });
    expect(applyClockAction(clock, { is: "vacation", seat: S0, until: day })).toBeUndefined();
    // A vacation requested for longer than what is left ends early, also for a seat that was not asked in the meantime.
    for (const asked of [S0, S1]) {
      const away = advanceClock(
        applyClockAction(clock, { is: "vacation", seat: S0, until: 300 * day }) as Clock,
        asks(asked),
        4 * day,
      );
      expect(away.vacation[0]).toEqual({ left: 7 * day, until: 11 * day });
      const back = advanceClock(away, asks(S0), 11 * day);
      expect(back.vacation[0]?.until).toBeNull();
      expect(back.running).toEqual([0]);
    }
    expect(
      applyClockAction(clockOf({ is: "turn", each: 5 }), { is: "vacation", seat: S0, until: day }),
    ).toBeUndefined();
  });
});

/** A match service whose time the test sets, with a clock for every match. */
async function timed(
  clock: Clock | undefined,
  game: Game<TinyShape> = tiny,
  options: Omit<Partial<MatchServiceOptions>, "store"> = {},
) {
  const store = memoryStore();
  let time = 1_000_000;
  const o = testService({
    store,
    now: () => time,
    load: (id) => (id === "tiny" ? game : undefined),
    clockOf: async (match) => (await store.summaries()).find((c) => c.match === match)?.summary?.clock,
    ...options,
  });
  const founded = await o.matchService.createPrepared({
    match: "m",
    secret: "ab".repeat(32),
    game: "tiny@1",
    options: {},
    seats: persons,
    entropy: ["00", "01"],
    clock: clock && { ...clock, since: time },
  });
  o.expect(founded, "created");
  return { ...o, pass: (ms: number) => (time += ms), now: () => time };
}
const giving: Game<TinyShape> = {
  ...tiny,
  resign: () => ({ step: "reply", act: { do: "reply", yes: true } as never }),
};

describe("when time runs out", () => {
  const rule = { is: "turn", each: 30 } as const;
  test("other players may claim the seat, and nothing else happens", async () => {
    const o = await timed(clockOf(rule, "claim"));
    o.pass(30_000);
    await o.matchService.runDue("m");
    const seen = await o.watch("m", "public");
    expect(seen.last()).toMatchObject({ at: 1, summary: { clock: { flagged: [0], running: [0] } } });
    o.expect(await o.commit("m", 0, 1, [end]), "played");
    expect(seen.last().summary.clock).toMatchObject({ flagged: [], running: [1], left: [30_000, 30_000] });
  });
  test("a bot takes over", async () => {
    const o = await timed(clockOf(rule, "bot"));
    o.pass(29_999);
    await o.matchService.runDue("m");
    const seen = await o.watch("m", "public");
    expect(seen.last().summary.seats[0]?.kind).toBe("person");
    o.pass(1);
    await o.matchService.runDue("m");
    expect(seen.last().summary.seats[0]).toEqual({ name: "Ada", kind: "bot", level: 2 });
    expect(seen.last().summary.clock?.running).toEqual([]);
  });
  test("a late move is refused because a bot has the seat", async () => {
    const o = await timed(clockOf(rule, "bot"));
    o.pass(30_001);
    expect(await o.commit("m", 0, 1, [end])).toMatchObject({ is: "invalid", bad: [{ code: "MATCH_SEAT" }] });
  });
  test("the seat resigns if the game allows it (KRN-TIME-2), otherwise a bot takes over", async () => {
    const leaving: Game<TinyShape> = {
      ...giving,
      asides: {
        ...tiny.asides,
        reply: {
          ...tiny.asides.reply,
          candidates: (_t, _m, _by, offer) => offer({ do: "reply", yes: true }),
          forbids: () => undefined,
          resolve: (ctx, by) => ctx.endMatch({ winners: [seat(1 - by)], rule: "TINY-9", scores: [0, 1] }),
        },
      },
    };
    const over = await timed(clockOf(rule, "lose"), leaving);
    over.pass(30_000);
    await over.matchService.runDue("m");
    expect((await over.watch("m", "public")).last().summary).toMatchObject({
      over: { winners: [1] },
      clock: { running: [] },
    });
    const record = over.expect(await over.matchService.execute({ is: "record", match: "m" }), "record").record;
    expect([record.secret, record.entries.length]).toEqual(["ab".repeat(32), 2]);
    // KRN-UNDO-4: the secret is known now, so the end cannot be taken back, even if all players agree.
    const back = { match: "m", seat: S0, at: 2 };
    const refused = { is: "refused", refusal: { rule: "KRN-UNDO-4", code: "KERNEL_UNDO_OVER" } };
    expect(await over.ask({ is: "takeBack", ...back })).toMatchObject(refused);
    expect(await over.matchService.takeBackAgreed(back)).toMatchObject(refused);

    const on = await timed(clockOf(rule, "lose"));
    on.pass(30_000);
    await on.matchService.runDue("m");
    expect((await on.watch("m", "public")).last().summary.seats[0]?.kind).toBe("bot");
  });
  test("another service on the same store continues the same clock", async () => {
    const o = await timed(clockOf({ is: "live", main: 60, increment: 1 }));
    o.pass(10_000);
    o.expect(await o.commit("m", 0, 1, [end]), "played");
    const again = testService({
      store: o.store,
      now: o.now,
      clockOf: async () => (await o.store.summaries())[0]?.summary?.clock,
    });
    expect((await again.watch("m", "public")).last().summary.clock).toMatchObject({
      left: [51_000, 60_000],
      running: [1],
    });
  });
});

describe("KRN-TIME-1: time limits of the rules", () => {
  const limited: Game<TinyShape> = {
    ...tiny,
    capabilities: {
      timeLimits: {
        limits: (t): TimeLimit[] =>
          t.asked.map(({ from, to }) => ({
            id: `ask ${from} ${to}`,
            rule: "TINY-8",
            ms: 60_000,
            moves: [{ by: to, step: "reply", act: { do: "reply", yes: false } as { do: string } }],
            stopsClocks: true,
            to: [from, to],
          })),
      },
    },
  };
  const ask = { step: "ask", act: { do: "ask", to: 1 } as { do: string } };

  test("end with ordinary entries of the record, and stop the clocks until then", async () => {
    const o = await timed(clockOf({ is: "turn", each: 30 }), limited);
    o.pass(5_000);
    o.expect(await o.commit("m", 0, 1, [ask]), "played");
    const [mine, others] = [await o.watch("m", S0), await o.watch("m", "public")];
    expect(mine.last()).toMatchObject({ limits: [{ rule: "TINY-8", until: o.now() + 60_000 }] });
    expect(mine.last().summary.clock).toMatchObject({ stopped: "rules", running: [], left: [25_000, 30_000] });
    expect(others.last().limits).toBeUndefined();
    o.pass(59_999);
    await o.matchService.runDue("m");
    expect(mine.last().at).toBe(2);
    o.pass(1);
    await o.matchService.runDue("m");
    expect(mine.last()).toMatchObject({
      at: 3,
      summary: { clock: { stopped: null, running: [0], left: [25_000, 30_000] } },
    });
    expect(mine.last().limits).toBeUndefined();
    // All viewers see that time ran out, and it cannot be taken back (KRN-TIME-3).
    expect(others.last().logItems).toMatchObject([{ n: 2, by: 1, timed: true }]);
    expect((await o.watch("m", S1)).last().takeBack).toEqual({ rule: "KRN-TIME-3", code: "KERNEL_UNDO_TIMED" });
    expect(await o.matchService.takeBackAgreed({ match: "m", seat: S0, at: 3 })).toMatchObject({
      is: "refused",
      refusal: { code: "KERNEL_UNDO_TIMED" },
    });
  });
  test("a service with timers does due work by itself, also after a restart", async () => {
    const alarms: { ms: number; run: () => void }[] = [];
    const after = (ms: number, run: () => void): (() => void) => {
      const alarm = { ms, run };
      alarms.push(alarm);
      return () => void alarms.splice(alarms.indexOf(alarm), 1);
    };
    const o = await timed(undefined, limited, { after });
    o.expect(await o.commit("m", 0, 1, [ask]), "played");
    const seen = await o.watch("m", S0);
    expect(alarms.map(({ ms }) => ms)).toEqual([60_000]);
    o.pass(60_000);
    alarms[0]?.run();
    await expect.poll(() => seen.last().at).toBe(3);
    expect(alarms).toEqual([]);
  });
});

test("spectators can watch with a delay, act by act, from the same log", async () => {
  const o = await timed(undefined);
  o.pass(10_000);
  o.expect(await o.commit("m", 0, 1, [end]), "played");
  const alarms: { at: number; run: () => void }[] = [];
  let changed = (): void => {};
  let following = 0;
  let over = false;
  const shadows = createDelayedFeeds({
    load: () => tiny,
    store: o.store,
    now: o.now,
    after(ms, run) {
      const alarm = { at: o.now() + ms, run };
      alarms.push(alarm);
      return () => void alarms.splice(alarms.indexOf(alarm), 1);
    },
    isOver: async () => over,
    follow: async (_match, onChanged) => {
      following += 1;
      changed = onChanged;
      return () => {
        following -= 1;
      };
    },
  });
  const look = async (since: number) => {
    const seen: Update[] = [];
    const stop = await shadows.watch(
      "m",
      { ms: 60_000, acts: 0 },
      since,
      (message) => message.is === "update" && seen.push(message),
    );
    return { seen, stop: stop as () => void };
  };
  const one = await look(0);
  expect(one.seen.map(({ at }) => at)).toEqual([1]);
  o.pass(5_000);
  o.expect(await o.commit("m", 1, 2, [end]), "played");
  changed();
  o.pass(54_999);
  expect(one.seen.length).toBe(1);
  const ring = (): void => {
    for (const alarm of alarms.splice(0)) if (alarm.at <= o.now()) alarm.run();
  };
  o.pass(1);
  ring();
  await expect
    .poll(() => one.seen.map(({ at, logItems }) => [at, logItems.length]))
    .toEqual([
      [1, 1],
      [2, 1],
    ]);
  // Another feed waits until two later acts are written, whatever the time, or until the match is over.
  const behind: number[] = [];
  const stopBehind = await shadows.watch("m", { ms: 0, acts: 2 }, 0, (message) => {
    if (message.is === "update") behind.push(message.at);
  });
  expect(behind).toEqual([1]);
  over = true;
  changed();
  await expect.poll(() => behind.at(-1)).toBe(3);
  (stopBehind as () => void)();
  over = false;
  const two = await look(0);
  expect(two.seen.map(({ at, logItems }) => [at, logItems.length])).toEqual([[2, 2]]);
  expect(following).toBe(1);
  await expect.poll(() => alarms.length).toBe(1);
  o.pass(5_000);
  ring();
  await expect.poll(() => [one, two].map(({ seen }) => seen.at(-1)?.at)).toEqual([3, 3]);
  one.stop();
  expect(following).toBe(1);
  two.stop();
  two.stop();
  expect([following, alarms.length]).toEqual([0, 0]);
  expect(await shadows.watch("nowhere", { ms: 60_000, acts: 0 }, 0, () => {})).toMatchObject({
    bad: [{ code: "MATCH_UNKNOWN" }],
  });
});

test("a take-back beyond the rules needs the consent of the players who have acted since", async () => {
  const o = await timed(undefined, tiny, { consents: () => false });
  o.expect(await o.commit("m", 0, 1, [end]), "played");
  o.expect(await o.commit("m", 1, 2, [end]), "played");
  expect(o.expect(await o.ask({ is: "takeBack", match: "m", seat: S0, at: 3 }), "refused").refusal.code).toBe(
    "KERNEL_UNDO_ANSWERED",
  );
  expect(await o.matchService.seatsToAsk("m", S0)).toEqual({ seats: [S1], at: 3 });
  expect(await o.matchService.takeBackAgreed({ match: "m", seat: S0, at: 2 })).toMatchObject({ is: "stale", at: 3 });
  o.expect(await o.matchService.takeBackAgreed({ match: "m", seat: S0, at: 3 }), "done");
  expect((await o.watch("m", S0)).last().summary.asked).toEqual([0]);
});

test("a closed match asks no seat and accepts no act; clocks and bots stop", async () => {
  const { botRunner, held } = heldBots();
  for (const clock of [undefined, clockOf({ is: "turn", each: 30 }, "lose")]) {
    const o = await timed(clock, giving, { botRunner });
    const [mine, all] = [await o.watch("m", S0), await o.watch("m", "public")];
    expect([mine.last().summary.asked, mine.last().offers.length > 0]).toEqual([[0], true]);
    o.expect(await o.matchService.setClock("m", { is: "close" }), "done");
    for (const seen of [mine, all])
      expect(seen.last()).toMatchObject({ summary: { asked: [], over: null }, question: null, offers: [] });
    expect((await o.store.summaries())[0]?.summary).toMatchObject({
      asked: [],
      clock: { stopped: "closed", running: [] },
    });
    for (const answer of [
      await o.commit("m", 0, 1, [end]),
      await o.ask({ is: "takeBack", match: "m", seat: S0, at: 1 }),
      await o.ask({ is: "seat", match: "m", seat: S0, occupant: { name: "Deep", kind: "bot", level: 1 }, at: 1 }),
    ])
      expect(o.expect(answer, "refused").refusal.rule).toBe(tiny.refusals.over.rule);
    expect(await o.matchService.resign("m", S0)).toMatchObject({ is: "done" });
    for (const act of ["close", "pause", "resume", "advance"] as const)
      expect(await o.matchService.setClock("m", { is: act })).toMatchObject({ bad: [{ code: "MATCH_CLOCK" }] });
    o.pass(99_000_000);
    expect(await o.matchService.runDue("m")).toBeNull();
    expect(mine.last().at).toBe(1);
  }
  const o = await timed(undefined, tiny, { botRunner });
  o.expect(
    await o.ask({ is: "seat", match: "m", seat: S0, occupant: { name: "Deep", kind: "bot", level: 1 }, at: 1 }),
    "done",
  );
  const seen = await o.watch("m", S1);
  expect(held.map(({ stopped }) => stopped)).toEqual([false]);
  o.expect(await o.matchService.setClock("m", { is: "close" }), "done");
  held[0]?.give({ step: "turn", act: { do: "end" } } as never);
  await settle();
  expect([held.map(({ stopped }) => stopped), seen.last().at, seen.last().thinking]).toEqual([[true], 2, []]);
});
