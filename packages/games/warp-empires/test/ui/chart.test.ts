import { describe, expect, test } from "vitest";
import { chartOf, roomiest } from "../../src/ui/map/chart.ts";
import type { Point } from "../../src/ui/map/points.ts";
import { stepTo } from "../../src/ui/map/steer.ts";

/** A square with its lower left corner at (x, y). */
const square = (x: number, y: number, side = 10): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const land = (x: number, y: number) => ({ outline: square(x, y), label: [x + 5, y + 5] as Point });
/** Lengths of all straight pieces of a path. */
function length(path: string): number {
  let sum = 0;
  for (const run of path.split("M").slice(1)) {
    const points = run.split("L").map((pair) => pair.split(" ").map(Number) as [number, number]);
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as [number, number], points[i] as [number, number]];
      sum += Math.hypot(a[0] - b[0], a[1] - b[1]);
    }
  }
  return Math.round(sum);
}

describe("the chart", () => {
  test("draws a border between two territories once and everything else as coast", () => {
    const chart = chartOf([land(0, 0), land(10, 0)]);
    expect(length(chart.borders)).toBe(92);
    expect(length(chart.coast)).toBe(6 * 92);
  });

  test("scales every map to the same average size of territories, with a margin", () => {
    const small = chartOf([land(0, 0), land(10, 0)]);
    const large = chartOf([
      { outline: square(0, 0, 500), label: [250, 250] },
      { outline: square(500, 0, 500), label: [750, 250] },
    ]);
    expect(Math.round(large.width)).toBe(Math.round(small.width));
    expect(Math.round(small.width)).toBe(2 * 92 + 2 * 22);
  });

  test("places a territory's contents where they fit, even if the label position is in a narrow arm", () => {
    // A wide area with a long arm to the right, which has the label position.
    const outline: Point[] = [
      [0, 0],
      [90, 0],
      [90, 40],
      [200, 40],
      [200, 50],
      [90, 50],
      [90, 90],
      [0, 90],
    ];
    const [x, y] = roomiest(outline, [190, 45]);
    expect(x).toBeLessThan(70);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(70);
  });
});

test("arrow keys move to the neighbour in their direction, and not beyond the edge", () => {
  const places: Point[] = [
    [0, 0],
    [100, 5],
    [0, 100],
    [100, 100],
  ];
  expect(stepTo(places, 0, "ArrowRight")).toBe(1);
  expect(stepTo(places, 0, "ArrowDown")).toBe(2);
  expect(stepTo(places, 3, "ArrowLeft")).toBe(2);
  expect(stepTo(places, 0, "ArrowUp")).toBe(-1);
  expect(stepTo(places, 0, "a")).toBe(-1);
});
