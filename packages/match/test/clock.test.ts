/** The arithmetic of clocks: time used, increments, vacations and who is out of time. */
import { seat, type SeatOccupant } from "@starboard/kernel";
import type { Clock, ClockRule } from "@starboard/wire/host";
import { describe, expect, test } from "vitest";
import {
  advanceClock,
  applyClockAction,
  closedClock,
  newClock,
  nextClockEvent,
  seatsOutOfTime,
  timeLeft,
} from "../src/clock.ts";

const DAY = 86_400_000;
const T = 1_000_000;
const LIVE: ClockRule = { is: "live", main: 100, increment: 5 };
const MAIL: ClockRule = { is: "correspondence", days: 3, vacation: 10 };
const TURN: ClockRule = { is: "turn", each: 60 };
const PEOPLE: readonly SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Ben", kind: "person" },
];
const clockOf = (rule: ClockRule, more: Partial<Clock> = {}): Clock => {
  const clock = newClock({ rule, onTimeout: "claim", standInLevel: 3 }, 2, T);
  if (!clock) throw new Error("no clock");
  return { ...clock, ...more };
};
const ask = (asked: readonly number[], stoppedByRules = false, seats = PEOPLE) => ({
  seats,
  asked: asked.map(seat),
  stoppedByRules,
});
const vacation = (left: number, until: number | null) => [
  { left, until },
  { left: 10 * DAY, until: null },
];

test("a new clock has its whole allowance, and nobody runs, is flagged or on vacation", () => {
  expect(newClock({ rule: { is: "none" }, onTimeout: "claim", standInLevel: 3 }, 2, T)).toBeUndefined();
  expect(clockOf(LIVE)).toEqual({
    rule: LIVE,
    onTimeout: "claim",
    standInLevel: 3,
    left: [100_000, 100_000],
    running: [],
    since: T,
    stopped: null,
    vacation: [
      { left: 0, until: null },
      { left: 0, until: null },
    ],
    flagged: [],
  });
  expect(clockOf(TURN).left).toEqual([60_000, 60_000]);
  expect(clockOf(MAIL)).toMatchObject({ left: [3 * DAY, 3 * DAY], vacation: vacation(10 * DAY, null) });
});

test("a closed clock without time control allows nothing and never runs again", () => {
  const closed = closedClock(T);
  expect(closed).toEqual({
    rule: { is: "none" },
    onTimeout: "claim",
    standInLevel: 1,
    left: [],
    running: [],
    since: T,
    stopped: "closed",
    vacation: [],
    flagged: [],
  });
  expect(advanceClock(closed, ask([0]), T + 5)).toBe(closed);
  for (const is of ["pause", "resume", "advance", "close"] as const)
    expect(applyClockAction(closed, { is })).toBeUndefined();
});

describe("time passes", () => {
  const running = clockOf(LIVE, { running: [seat(0)] });
  test("only for those who are asked, and never below zero", () => {
    expect(timeLeft(running, T + 30_000)).toEqual([70_000, 100_000]);
    expect(timeLeft(running, T - 5)).toEqual([100_000, 100_000]);
    expect(timeLeft(running, T + 200_000)).toEqual([0, 100_000]);
  });
  test("who answers in time gets the increment, who answers too late does not", () => {
    expect(advanceClock(running, ask([1]), T + 30_000)).toMatchObject({ left: [75_000, 100_000], running: [1] });
    expect(advanceClock(running, ask([0]), T + 30_000).left).toEqual([70_000, 100_000]);
    expect(advanceClock(running, ask([1]), T + 100_000).left).toEqual([0, 100_000]);
    expect(advanceClock(running, ask([1]), T + 99_999).left).toEqual([5_001, 100_000]);
  });
  test("by turns, everyone who is not asked has a whole turn again", () => {
    const turn = clockOf(TURN, { running: [seat(0)], left: [60_000, 10] });
    expect(advanceClock(turn, ask([0]), T + 20_000).left).toEqual([40_000, 60_000]);
    expect(advanceClock(turn, ask([1]), T + 20_000).left).toEqual([60_000, 10]);
  });
  test("neither bots nor seats without an occupant run", () => {
    const seats: readonly SeatOccupant[] = [{ name: "Bot", kind: "bot", level: 1 }];
    expect(advanceClock(clockOf(LIVE), ask([0, 1], false, seats), T).running).toEqual([]);
  });
  test("a pause by agreement lasts, one by the rules ends with its cause", () => {
    expect(advanceClock(clockOf(LIVE), ask([0], true), T)).toMatchObject({ stopped: "rules", running: [] });
    expect(advanceClock(clockOf(LIVE, { stopped: "rules" }), ask([0]), T)).toMatchObject({
      stopped: null,
      running: [0],
    });
    const paused = clockOf(LIVE, { stopped: "pause" });
    expect(advanceClock(paused, ask([0], true), T)).toMatchObject({ stopped: "pause", running: [] });
  });
});

describe("out of time", () => {
  const out = clockOf(LIVE, { running: [seat(0), seat(1)], left: [1_000, 9_000] });
  test("is told once for each seat, from the moment at which nothing is left", () => {
    expect(seatsOutOfTime(out, T + 999)).toEqual([]);
    expect(seatsOutOfTime(out, T + 1_000)).toEqual([0]);
    expect(seatsOutOfTime({ ...out, flagged: [seat(0)] }, T + 1_000)).toEqual([]);
  });
  test("a mark stays while the seat is asked and has no time", () => {
    const flagged = { ...out, flagged: [seat(0)] };
    expect(advanceClock(flagged, ask([0]), T + 2_000).flagged).toEqual([0]);
    expect(advanceClock(flagged, ask([0]), T + 500).flagged).toEqual([]);
    expect(advanceClock(flagged, ask([1]), T + 2_000).flagged).toEqual([]);
  });
  test("the next event is the first end of a time or a vacation that is not told yet", () => {
    expect(nextClockEvent(out)).toBe(T + 1_000);
    expect(nextClockEvent({ ...out, flagged: [seat(0)] })).toBe(T + 9_000);
    expect(nextClockEvent(clockOf(LIVE))).toBeNull();
    const away = clockOf(MAIL, { running: [seat(1)], left: [0, 9_000], vacation: vacation(DAY, T + 5_000) });
    expect(nextClockEvent(away)).toBe(T + 5_000);
    expect(nextClockEvent({ ...away, vacation: vacation(2_000, T + 5_000) })).toBe(T + 2_000);
  });
  test("a new player has a tenth of a live clock at least, and a whole turn otherwise", () => {
    const replace = { is: "replacePlayer", seat: seat(0) } as const;
    expect(applyClockAction({ ...out, flagged: [seat(0)] }, replace)).toMatchObject({
      left: [10_000, 9_000],
      flagged: [],
    });
    expect(applyClockAction({ ...out, left: [50_000, 0] }, replace)?.left).toEqual([50_000, 0]);
    expect(applyClockAction(clockOf(TURN, { left: [1, 1] }), replace)?.left).toEqual([60_000, 1]);
  });
});

describe("vacation", () => {
  const away = (until: number | null) => ({ is: "vacation", seat: seat(0), until }) as const;
  const mail = clockOf(MAIL, { running: [seat(0)] });
  test("is for correspondence, lasts until a later moment, and at most as long as there is some left", () => {
    expect(applyClockAction(clockOf(LIVE), away(T + DAY))).toBeUndefined();
    expect(applyClockAction(mail, { is: "vacation", seat: seat(7), until: T + DAY })).toBeUndefined();
    expect(applyClockAction(mail, away(T))).toBeUndefined();
    expect(applyClockAction(mail, away(T + 1))?.vacation[0]).toEqual({ left: 10 * DAY, until: T + 1 });
    expect(applyClockAction(mail, away(T + 99 * DAY))?.vacation[0]).toEqual({ left: 10 * DAY, until: T + 10 * DAY });
    const none = { ...mail, vacation: vacation(0, null) };
    expect(applyClockAction(none, away(T + DAY))).toBeUndefined();
    // Coming back is always possible.
    expect(applyClockAction(none, away(null))?.vacation).toEqual(vacation(0, null));
    expect(applyClockAction({ ...mail, vacation: vacation(DAY, T + 5) }, away(null))?.vacation[0]?.until).toBeNull();
  });
  test("costs its time only while the person is asked, and stops their clock", () => {
    const until = T + 2 * DAY;
    const resting = clockOf(MAIL, { vacation: vacation(5 * DAY, until) });
    const asked = advanceClock(resting, ask([0]), T + DAY);
    expect(asked).toMatchObject({ vacation: vacation(4 * DAY, until), running: [], left: [3 * DAY, 3 * DAY] });
    expect(advanceClock(resting, ask([1]), T + DAY)).toMatchObject({
      vacation: vacation(5 * DAY, until),
      running: [1],
    });
    // At its end it has cost no more than it lasted.
    expect(advanceClock(resting, ask([0]), T + 3 * DAY)).toMatchObject({
      vacation: vacation(3 * DAY, null),
      running: [0],
    });
    expect(advanceClock(resting, ask([0]), until).vacation[0]?.until).toBeNull();
    const short = clockOf(MAIL, { vacation: vacation(DAY, until) });
    expect(advanceClock(short, ask([0]), T + DAY)).toMatchObject({ vacation: vacation(0, null), running: [0] });
  });
  test("ends when the match is closed", () => {
    const closed = applyClockAction(clockOf(MAIL, { running: [seat(1)], vacation: vacation(DAY, T + 5) }), {
      is: "close",
    });
    expect(closed).toMatchObject({ stopped: "closed", running: [], flagged: [], vacation: vacation(DAY, null) });
  });
});

test("a pause begins once and ends once", () => {
  const paused = applyClockAction(clockOf(LIVE), { is: "pause" });
  expect(paused?.stopped).toBe("pause");
  expect(applyClockAction(paused as Clock, { is: "pause" })).toBeUndefined();
  expect(applyClockAction(paused as Clock, { is: "resume" })?.stopped).toBeNull();
  expect(applyClockAction(clockOf(LIVE), { is: "resume" })).toBeUndefined();
});
