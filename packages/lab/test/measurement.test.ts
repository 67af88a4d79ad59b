import { describe, expect, test } from "vitest";
import { parseRecord, replay, seededUint32, type GameState, digest, writeRecord } from "@starboard/kernel";
import { nimSpec } from "../../bots/test/nim.ts";
import {
  anytimeHalf,
  differenceEstimate,
  levelBot,
  type MeasuredMatch,
  type Measurement,
  MEASUREMENT_FORMAT,
  measurementCsv,
  measurementJson,
  type MeasurementPool,
  normalBelow,
  playMeasured,
  readMeasured,
  readMeasurement,
  recordOf,
  resultOf,
  runMeasurement,
  shareEstimate,
} from "../src/index.ts";

const spec = nimSpec();
const sideOf = (_t: unknown, seat: number) => ({ side: ["First", "Second"][seat] ?? "", sideId: `side-${seat}` });
const pool: MeasurementPool = {
  width: 1,
  play: (plan, task) => Promise.resolve(playMeasured(spec, plan, task, sideOf)),
};
const read = (change: object): ReturnType<typeof readMeasurement> =>
  readMeasurement({ ...base, ...change }, (id) => (id === "nim" ? spec : undefined));
const base = {
  format: MEASUREMENT_FORMAT,
  version: 1,
  game: "nim",
  options: { stones: 21, players: 2, dice: true },
  bots: ["5@60", "random"],
  matches: 12,
  seed: 3,
  compare: null,
} satisfies Measurement;
const version = (name: string, options: object) => ({ name, options: { ...options } });
/** Compares a number of stones with another; the second seat is counted. */
const compared = (a: object, b: object): Measurement => ({
  ...base,
  options: { players: 2, dice: false },
  compare: { seat: 1, versions: [version("a", a), version("b", b)] },
});

describe("intervals", () => {
  test("eight wins of eight do not prove that there is no defeat", () => {
    const { mean, half } = shareEstimate(Array.from({ length: 8 }, () => 1));
    expect(mean).toBe(1);
    expect(half).toBeGreaterThan(0.15);
  });
  test("known points of the normal distribution", () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalBelow(-1)).toBeCloseTo(0.158655, 5);
  });
  test("looking after every pair seldom finds a difference that is not there; the ordinary interval finds it often", () => {
    const random = seededUint32(5);
    let [wrong, naive] = [0, 0];
    const runs = 60;
    for (let run = 0; run < runs; run++) {
      const pairs: number[] = [];
      let [seen, seenNaive] = [false, false];
      for (let i = 0; i < 150; i++) {
        pairs.push((random() % 3) - 1);
        if (i < 10) continue;
        const { mean, half } = differenceEstimate(pairs);
        seenNaive ||= Math.abs(mean) > half;
        seen ||= Math.abs(mean) > anytimeHalf(pairs);
      }
      wrong += Number(seen);
      naive += Number(seenNaive);
    }
    expect(wrong / runs).toBeLessThanOrEqual(0.06);
    expect(naive / runs).toBeGreaterThan(0.12);
  });
});

describe("a measurement", () => {
  test("is refused at the field that is wrong", () => {
    const at = (change: object): unknown => {
      const result = read(change);
      return "bad" in result ? result.bad.map((one) => [one.at, one.code]) : null;
    };
    expect(at({})).toBeNull();
    expect(at({ format: "x" })).toEqual([["format", "LAB_FORMAT"]]);
    expect(at({ game: "chess" })).toEqual([["game", "LAB_GAME"]]);
    expect(at({ matches: 1.5, seed: -1 })).toEqual([
      ["matches", "LAB_NUMBER"],
      ["seed", "LAB_NUMBER"],
    ]);
    expect(at({ matches: 5001 })).toEqual([["matches", "LAB_NUMBER"]]);
    expect(at({ bots: ["random"] })).toEqual([["bots", "LAB_SEATS"]]);
    // A level without a number of iterations depends on the machine, and this game has no script.
    expect(at({ bots: ["3", "scripted"] })).toEqual([
      ["bots.0", "LAB_BOT"],
      ["bots.1", "LAB_BOT"],
    ]);
    expect(at({ options: 3 })).toEqual([["options", "LAB_OPTIONS"]]);
    expect(at({ compare: { seat: 5, versions: [version("a", {}), version("b", {})] } })).toEqual([
      ["compare.seat", "LAB_SEAT"],
    ]);
    expect(at({ compare: { seat: 0, versions: [version("a", {})] } })).toEqual([["compare", "LAB_VERSIONS"]]);
    expect(at({ compare: { seat: 0, versions: [version("a", {}), version("b", { players: 3 })] } })).toEqual([
      ["compare", "LAB_VERSIONS"],
    ]);
  });
  test("finds the stronger seat, and says when matches were decided", async () => {
    const { matches, errors } = await runMeasurement(base, pool);
    const { versions, difference, course } = resultOf(base, matches);
    expect(errors).toBe(0);
    expect(difference).toBeNull();
    expect(versions[0]?.seats).toMatchObject([
      { side: "First", sideId: "side-0" },
      { side: "Second", sideId: "side-1" },
    ]);
    expect(versions[0]?.seats[0]?.share.mean).toBeGreaterThan(0.7);
    expect(versions[0]?.lengths.reduce((sum, one) => sum + one.matches, 0)).toBe(12);
    expect(versions[0]?.endings).toEqual([{ rule: matches[0]?.rule, matches: 12 }]);
    expect(versions[0]?.ahead).not.toBeNull();
    expect(course[0]?.at(-1)?.share).toEqual(versions[0]?.seats[0]?.share);
  });
  test("gives the same figures whatever the width, the order and the interruptions", async () => {
    const whole = await runMeasurement(base, pool);
    const wide = await runMeasurement(base, { ...pool, width: 4 });
    const later = await runMeasurement(base, pool, undefined, whole.matches.slice(0, 5));
    expect(wide.matches).toEqual(whole.matches);
    expect(later.matches).toEqual(whole.matches);
    expect(resultOf(base, whole.matches.toReversed())).toEqual(resultOf(base, whole.matches));
    const stopped = await runMeasurement(base, pool, ({ matches }) => matches.length < 3);
    expect(stopped.matches).toEqual(whole.matches.slice(0, 3));
  });
  test("ends if no match can be played, and counts single failures", async () => {
    const broken = (fails: (number: number) => boolean): MeasurementPool => ({
      width: 1,
      play: (plan, task) => (fails(task.number) ? Promise.reject(new Error("no")) : pool.play(plan, task)),
    });
    await expect(
      runMeasurement(
        base,
        broken(() => true),
      ),
    ).rejects.toThrow("no");
    const { matches, errors } = await runMeasurement(
      base,
      broken((number) => number === 4),
    );
    expect([matches.length, errors]).toEqual([11, 1]);
  });
});

describe("a comparison", () => {
  test("of equal versions has the same matches twice, and never decides", async () => {
    const plan = compared({ stones: 21 }, { stones: 21 });
    const { matches } = await runMeasurement(plan, pool);
    const byNumber = (v: number): unknown[] =>
      matches.filter((one) => one.version === v).map((one) => [one.seed, one.digest, one.acts]);
    expect(byNumber(0)).toEqual(byNumber(1));
    const { difference } = resultOf(plan, matches);
    expect(difference).toMatchObject({ better: null, difference: { mean: 0, groups: 12 } });
    expect(difference?.chance).toBeCloseTo(0.5, 6);
  });
  test("decides when the interval is clear, while it runs later than at its end", () => {
    const plan = { ...compared({ stones: 21 }, { stones: 20 }), matches: 400 };
    const won = (number: number, of: number, share: number): MeasuredMatch => ({
      version: of,
      number,
      seed: 0,
      shares: [1 - share, share],
      sides: ["First", "Second"],
      rule: "NIM-1",
      acts: 3,
      length: 3,
      ahead: 1,
      swing: null,
      digest: "",
    });
    // B wins every fourth pair that A loses.
    const rows = (pairs: number): MeasuredMatch[] =>
      Array.from({ length: pairs }, (_, i) => [won(i, 0, 0), won(i, 1, i % 4 === 0 ? 1 : 0)]).flat();
    expect(resultOf(plan, rows(3)).difference?.better).toBeNull();
    expect(resultOf(plan, rows(24)).difference?.better).toBeNull();
    expect(resultOf({ ...plan, matches: 24 }, rows(24)).difference?.better).toBe(1);
    const late = resultOf(plan, rows(300)).difference;
    expect(late?.better).toBe(1);
    expect(late?.chance).toBeGreaterThan(0.999);
    expect(late?.expectedHalf).toBeLessThan(late?.difference.half ?? 0);
  });
});

describe("files", () => {
  test("JSON opens again, CSV has a line per match", async () => {
    const plan = { ...compared({ stones: 21 }, { stones: 20 }), matches: 2, bots: ["random", "random"] };
    const { matches } = await runMeasurement(plan, pool);
    expect(readMeasured(JSON.parse(measurementJson(plan, matches)))).toEqual({ plan, matches });
    expect(readMeasured({ format: "other" })).toBeNull();
    const lines = measurementCsv(plan, matches).trim().split("\n");
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^A,1,\d+,First,Second,/);
  });
  test("a match becomes a record that replays to the same state", () => {
    const plan = { ...base, bots: [levelBot(1), "random"] };
    const task = { version: 0, number: 2 };
    const match = playMeasured(spec, plan, task, sideOf);
    const seats = plan.bots.map((name) => ({ name, kind: "bot" as const }));
    const record = parseRecord(writeRecord(recordOf(spec, plan, task, seats)));
    if (!("ok" in record)) throw new Error(JSON.stringify(record.bad));
    const { moments, fault } = replay(record.ok, () => spec.game as never);
    expect(fault).toBeUndefined();
    expect(digest(moments.at(-1)?.played.state as GameState)).toBe(match.digest);
    expect(moments).toHaveLength(match.acts + 1);
  });
});
