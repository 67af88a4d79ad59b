/** The arrows at the rim of a board to what lies outside its window. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { rimArrows } from "../src/map/rim.ts";

const VIEW = { camera: { scale: 1, dx: 0, dy: 0 }, surface: { width: 400, height: 320 } };

test("places in view get no arrow; those outside get one per direction, with their number", () => {
  const places = [{ x: 200, y: 150 }, { x: 900, y: 150 }, { x: 700, y: 160 }, undefined, { x: 200, y: -500 }];
  const arrows = rimArrows(places, VIEW);
  expect(arrows.map(({ to, count }) => [to, count])).toEqual([
    [2, 2],
    [4, 1],
  ]);
  expect(arrows[0]?.angle).toBeCloseTo(0);
  for (const { x, y } of arrows) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(380);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(300);
  }
});

// Two arrows of one direction would stay on the screen when the camera moves.
test("every place outside is counted once, and no direction has two arrows, on surfaces of every height", () => {
  const place = fc.record({ x: fc.integer({ min: -900, max: 1300 }), y: fc.integer({ min: -900, max: 1300 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), fc.constantFrom(150, 299, 300, 500), (places, height) => {
      const surface = { width: 400, height };
      const arrows = rimArrows(places, { ...VIEW, surface });
      const outside = places.filter(({ x, y }) => x < 0 || y < 0 || x > surface.width || y > surface.height);
      expect(arrows.reduce((sum, { count }) => sum + count, 0)).toBe(outside.length);
      expect(new Set(arrows.map(({ direction }) => direction)).size).toBe(arrows.length);
      expect(arrows.length).toBeLessThanOrEqual(height < 300 ? 4 : 8);
    }),
  );
});
