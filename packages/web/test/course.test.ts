import { type AnyGame, type Outcome, seat } from "@starboard/kernel";
import { game, text } from "@starboard/sample";
import { expect, test } from "vitest";
import { bandsOf, labelStep, linesOf, niceTop, positionsOf, spread } from "../src/ending/chart.ts";
import { chanceOfSum, type CoursePoint, courseOf, leadOf, pointOf, turningPointsOf } from "../src/ending/course.ts";
import { screen } from "@starboard/sample/ui";
import { wholeScreen } from "../src/generic/screen.tsx";
import type { LoadedGame } from "../src/loaded-game.ts";
import { buildReplay, type LoadedReplay } from "../src/replay/loaded-replay.ts";
import { playedRecord } from "./match.ts";

const loaded: LoadedGame = {
  id: "sample",
  game: game as unknown as AnyGame,
  words: text as never,
  screen: wholeScreen(screen as never),
  rules: "",
};
const record = playedRecord(loaded.game, { "sample.captains": 3, "sample.rounds": 6 }, { seed: 11 });
const over = record.result as Outcome;
const loadedReplay = buildReplay("m", JSON.stringify(record), record, [loaded]);
const points = loadedReplay.moments.map((_, i) => pointOf(loadedReplay, i, over));

test("the course has the figures of every moment, by measure and seat, and ends with the result", () => {
  expect(points).toHaveLength(loadedReplay.moments.length);
  expect(points[0]?.values).toEqual([[0, 0, 0]]);
  const end = points[points.length - 1]?.values[0] ?? [];
  expect(end.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeGreaterThan(0);
  expect(bandsOf(points).length).toBeGreaterThanOrEqual(6);
});

test("turning points are the largest changes of the lead, in their order, each with what happened", () => {
  const course = courseOf(loadedReplay, points, seat(0), over);
  expect(course.turningPoints.length).toBeGreaterThan(0);
  expect(course.turningPoints.length).toBeLessThanOrEqual(3);
  const order = course.turningPoints.map(({ n }) => n);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const turn of course.turningPoints) {
    expect(turn.change).not.toBe(0);
    expect(turn.facts.length).toBeGreaterThan(0);
  }
  // A seat's gain is its rival's loss.
  const [first] = course.turningPoints;
  const i = points.findIndex(({ n }) => n === first?.n);
  const lead = (at: number): number => leadOf(points[at] as CoursePoint, seat(0)) ?? Number.NaN;
  expect(Math.sign(lead(i) - lead(i - 1))).toBe(Math.sign(first?.change ?? 0));
});

test("changes decided in one stage of a round count together, also the one that ends it", () => {
  const stage = (n: number, round: number, phase: string, ...values: number[]): CoursePoint => ({
    n,
    round,
    roundName: `Round ${round}`,
    phase,
    values: [values],
  });
  const made = [
    stage(0, 1, "Move", 5, 5),
    stage(1, 1, "Fire", 5, 5),
    stage(2, 1, "Fire", 5, 3),
    // The last shot of the round: what follows it is already the next round.
    stage(3, 2, "Move", 5, 2),
    stage(4, 2, "Fire", 4, 2),
    stage(5, 2, "Fire", 4, 2),
  ];
  const moments = made.map(() => ({ played: { facts: [] } }));
  const turns = turningPointsOf({ loaded, moments } as unknown as LoadedReplay, made, seat(0));
  expect(turns.map(({ n, title, change }) => [n, title, change])).toEqual([
    [2, "Round 1, Fire", 3],
    [4, "Round 2, Move", -1],
  ]);
});

test("the first figures of a match are no turning point", () => {
  const at = (n: number, own: number | null, other: number | null): CoursePoint => ({
    n,
    round: n,
    roundName: `Round ${n}`,
    phase: "",
    values: [[own, other]],
  });
  const made = [at(0, null, null), at(1, null, null), at(2, 40, 30), at(3, 40, 25)];
  const moments = made.map(() => ({ played: { facts: [] } }));
  const turns = turningPointsOf({ loaded, moments } as unknown as LoadedReplay, made, seat(0));
  expect(turns.map(({ n, change }) => [n, change])).toEqual([[3, 5]]);
  expect(leadOf(made[1] as CoursePoint, seat(0))).toBeNull();
});

test("a figure that no seat ever had is left out, with its curve", () => {
  const [measure] = loaded.screen.measures ?? [];
  if (!measure) throw new Error("the sample game counts something");
  const absent = { ...measure, id: "absent", valueOf: () => null };
  const screenWith = { ...loaded.screen, measures: [absent, measure] };
  const replay = { ...loadedReplay, loaded: { ...loaded, screen: screenWith } };
  const all = replay.moments.map((_, i) => pointOf(replay, i, over));
  const course = courseOf(replay, all, seat(0), over);
  expect(course.measures.map(({ id }) => id)).toEqual([measure.id]);
  expect(course.points.map(({ values }) => values)).toEqual(points.map(({ values }) => values));
  expect(course.goals).toHaveLength(1);
});

test("the curves begin with the first figure, not with the set-up before it", () => {
  const unset = points.map((point, i) => (i < 3 ? { ...point, values: [[null, null, null]] } : point));
  expect(courseOf(loadedReplay, unset, seat(0), over).points.map(({ n }) => n)).toEqual(
    points.slice(3).map(({ n }) => n),
  );
});

test("rare rolls are dice only: shuffles and other draws never appear", () => {
  const { rareRolls } = courseOf(loadedReplay, points, seat(0), over);
  for (const roll of rareRolls) expect(["SMP-3.1", "SMP-5.3"]).toContain(roll.rule);
  const withoutDice = {
    ...loadedReplay,
    loaded: { ...loaded, screen: { ...loaded.screen, dice: { rules: [], sides: [] } } },
  };
  expect(courseOf(withoutDice, points, seat(0), over).rareRolls).toEqual([]);
});

test("the luckiest rolls are those that helped the seat and another one, if the game can tell", () => {
  const plain = courseOf(loadedReplay, points, seat(0), over);
  expect(plain.luckyRolls).toEqual([]);
  const luckyFor = ({ isHigh }: { readonly isHigh: boolean }) => seat(isHigh ? 0 : 1);
  const replay = { ...loadedReplay, loaded: { ...loaded, screen: { ...loaded.screen, luckyFor } } };
  const { luckyRolls, rareRolls } = courseOf(replay, points, seat(0), over);
  expect(luckyRolls.map(({ helped, isHigh }) => [helped, isHigh])).toEqual([
    [0, true],
    [1, false],
  ]);
  // Nothing is told twice, and no rarer roll that helped the seat is missing.
  for (const roll of rareRolls) {
    expect(luckyRolls).not.toContainEqual(roll);
    if (roll.isHigh) expect(roll.chance).toBeGreaterThanOrEqual(luckyRolls[0]?.chance ?? 1);
  }
});

test("the chance of a sum is exact", () => {
  expect(chanceOfSum(1, 6, 6, true)).toBeCloseTo(1 / 6);
  expect(chanceOfSum(2, 6, 12, true)).toBeCloseTo(1 / 36);
  expect(chanceOfSum(2, 6, 3, false)).toBeCloseTo(3 / 36);
  expect(chanceOfSum(4, 6, 4, true)).toBeCloseTo(1);
});

test("the axis has equally wide rounds, round numbers and names that do not overlap", () => {
  const positions = positionsOf(points);
  expect(positions).toHaveLength(points.length);
  expect(positions[positions.length - 1]).toBe(bandsOf(points).length);
  expect([0, 0.8, 3, 12, 41, 999].map(niceTop)).toEqual([1, 0.8, 3, 12, 50, 1000]);
  // Nobody owns half a Sector; a chart between two numbers has no whole one to show.
  expect([linesOf(0, 5), linesOf(-3, 4), linesOf(0, 50), linesOf(0, 1)]).toEqual([
    [0, 3, 5],
    [-3, 1, 4],
    [0, 25, 50],
    [0, 0.5, 1],
  ]);
  // A label of 40 px fits into 50 px, one of 98 px needs three times 40 px.
  expect([labelStep([40, 30], 50, 10), labelStep([98, 40], 40, 10), labelStep([], 0, 10)]).toEqual([1, 3, 10]);
  const places = spread([100, 101, 20, 99], 16, 10, 110);
  const sorted = places.toSorted((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16);
  expect(Math.max(...places)).toBeLessThanOrEqual(110);
});
