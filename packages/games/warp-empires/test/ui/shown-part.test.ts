/** The part of the map that the camera of a small window shows. */
import { expect, test } from "vitest";
import { partAround } from "../../src/ui/map/shown-part.ts";

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
