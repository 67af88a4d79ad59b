/** The camera of a small window: the part it shows, and the arrows to what lies outside. */
import { expect, test } from "vitest";
import { partAround, rimArrows } from "../../src/ui/map/rim.ts";

const SURFACE = { width: 400, height: 320 };
const CAMERA = { scale: 1, dx: 0, dy: 0 };

test("territories in view get no arrow; those outside get one per direction, with their number", () => {
  const places = [
    [200, 150],
    [900, 150],
    [700, 160],
    [200, -500],
  ] as const;
  const arrows = rimArrows(places, [0, 1, 2, 3], CAMERA, SURFACE);
  expect(arrows.map(({ to, count }) => [to, count])).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(arrows[0]?.angle).toBeCloseTo(0);
  for (const { x, y } of arrows) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(380);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(300);
  }
});

test("the camera shows all territories of a step if they fit, else the first", () => {
  const readable = { width: 380, height: 340 };
  const near = partAround(
    [
      [100, 100],
      [200, 150],
    ],
    [0, 1],
    readable,
  );
  expect(near && near.x + near.width / 2).toBeCloseTo(150);
  expect(near && near.y + near.height / 2).toBeCloseTo(125);
  const far = partAround(
    [
      [100, 100],
      [2000, 150],
    ],
    [0, 1],
    readable,
  );
  expect(far && [far.x + far.width / 2, far.y + far.height / 2]).toEqual([100, 100]);
  expect(partAround([], [0], readable)).toBeNull();
});
