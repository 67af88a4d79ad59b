import { seat } from "@starboard/kernel";
import type { Clock } from "@starboard/wire/host";
import { expect, test } from "vitest";
import { clockDisplay, formatDuration } from "../src/online/clocks.ts";

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const clock = (more: Partial<Clock> = {}): Clock => ({
  rule: { is: "correspondence", days: 3, vacation: 10 },
  onTimeout: "claim",
  standInLevel: 3,
  left: [3 * DAY, 2 * DAY],
  running: [seat(0)],
  since: NOW,
  stopped: null,
  vacation: [
    { left: 10 * DAY, until: null },
    { left: 4 * DAY, until: null },
  ],
  flagged: [],
  ...more,
});

test("every state of a clock has its own display", () => {
  expect(clockDisplay(clock(), seat(0), NOW + DAY)).toEqual({
    is: "running",
    left: 2 * DAY,
    until: null,
    vacation: 10 * DAY,
    short: false,
  });
  expect(clockDisplay(clock(), seat(1), NOW + DAY)).toMatchObject({ is: "waiting", left: 2 * DAY, vacation: 4 * DAY });
  expect(clockDisplay(clock({ running: [], stopped: "pause" }), seat(0), NOW + DAY)).toMatchObject({
    is: "paused",
    left: 3 * DAY,
  });
  expect(clockDisplay(clock({ running: [], stopped: "rules" }), seat(0), NOW)).toMatchObject({ is: "stopped" });
  expect(clockDisplay(clock({ flagged: [seat(0)] }), seat(0), NOW + 9 * DAY)).toMatchObject({ is: "flagged", left: 0 });
  const vacation = [
    { left: 10 * DAY, until: NOW + DAY },
    { left: 0, until: null },
  ];
  const away = clock({ running: [], vacation });
  expect(clockDisplay(away, seat(0), NOW)).toMatchObject({ is: "away", until: NOW + DAY });
  expect(clockDisplay(away, seat(0), NOW + DAY)).toMatchObject({ is: "waiting", until: null });
  expect(clockDisplay(undefined, seat(0), NOW)).toBeNull();
  expect(clockDisplay(clock({ rule: { is: "none" } }), seat(0), NOW)).toBeNull();
});

test("time is short below a tenth of the days per move, or below half a minute", () => {
  const short = (one: Clock, after: number) => clockDisplay(one, seat(0), NOW + after)?.short;
  expect(short(clock(), 2 * DAY)).toBe(false);
  expect(short(clock(), 2.8 * DAY)).toBe(true);
  const live = clock({ rule: { is: "live", main: 600, increment: 5 }, left: [60_000, 60_000] });
  expect([short(live, 29_000), short(live, 31_000)]).toEqual([false, true]);
  expect(clockDisplay(live, seat(1), NOW + 59_000)?.short).toBe(false);
});

test("durations are formatted for reading", () => {
  expect([2 * DAY + 5 * 3_600_000, 3_765_000, 187_000, 400, 0].map(formatDuration)).toEqual([
    "2 d 5 h",
    "1:02:45",
    "3:07",
    "0:01",
    "0:00",
  ]);
});
