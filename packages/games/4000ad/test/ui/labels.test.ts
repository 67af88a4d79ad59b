import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { clearPlace } from "../../src/ui/flat/Journey.tsx";
import { layCarrier } from "../../src/ui/flat/Warps.tsx";
import { squareTags } from "../../src/ui/flat/tags.ts";
import { centred, overlap, type Point, covering, placeTags } from "@starboard/ui";
import { layFlat } from "../../src/ui/geometry/flat.ts";
import { SIDES } from "../../src/ui/geometry/lanes.ts";
import { overview, project, spotOf } from "../../src/ui/geometry/orbit.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { type ScenarioName, viewOfScenario } from "../../src/ui/scenarios.ts";
import { solveSpace, SPACE } from "../../src/ui/space/labels.ts";

const stateOf = (name: ScenarioName) => {
  const view = viewOfScenario(name, seat(0));
  return readBoardData({ view, committed: view, offers: [], viewer: seat(0) });
};

/** Returns the total overlap of all labels on the flat board, in square pixels. */
function flatCovering(name: ScenarioName, width: number, height: number): number {
  const { map, scene } = stateOf(name);
  const layout = layFlat(width, height, map, SIDES);
  let sum = 0;
  for (const [number, square] of layout.squares.entries()) {
    const stars = map.stars.flatMap((_, s) => (layout.squareOf[s] === number ? [s] : []));
    const bounds = { x: square.box.x + 3, y: square.box.y + 3, w: square.box.w - 6, h: square.box.h - 6 };
    const { tags, fixed } = squareTags(layout, map, scene, [], new Set(), stars, bounds);
    sum += covering(tags, fixed, placeTags(tags, fixed, bounds));
  }
  return sum;
}

describe("labels and counters", () => {
  for (const name of ["midgame", "arrival", "rare", "placing"] as const)
    test(`never collide on a desktop board (${name})`, () => {
      expect(flatCovering(name, 1120, 680)).toBe(0);
    });
  test("hardly overlap even when every star is held and shared", () => {
    expect(flatCovering("fullest", 1120, 680)).toBeLessThan(150);
  });
  test("on a phone a name near the edge of its square moves inside instead of pushing a fleet onto a star", () => {
    expect(flatCovering("midgame", 390, 391)).toBeLessThan(230);
    expect(flatCovering("lostHome", 390, 391)).toBeLessThan(180);
  });
  test("in the 3D view no shown name overlaps a counter", () => {
    const { map, scene } = stateOf("midgame");
    const [w, h] = [1100, 680];
    const orbit = overview(map, w, h);
    const seen = map.stars.map((_, s) => project(orbit, w, h, spotOf(map, s)));
    const screen = { x: 4, y: 4, w: w - 8, h: h - 8 };
    const { tags } = solveSpace(map, scene, SPACE, seen, orbit.distance, [], screen, [], new Map());
    const occupied = scene.stars.filter((star) => star.forces.length > 0);
    for (const star of occupied) expect(tags[star.star]?.name, map.stars[star.star]?.name).not.toBeNull();
    for (const star of occupied) expect(tags[star.star]?.fleet).not.toBeNull();
  });
});

test("the plate of a planned journey stands where it covers neither stars nor fleets", () => {
  const layout = {
    stars: [
      { x: 0, y: 0 },
      { x: 200, y: 200 },
    ],
  };
  const [from, to] = layout.stars as [Point, Point];
  const free = clearPlace(layout, [], from, to, 40, 20);
  expect(free).toEqual({ x: 200, y: 0 });
  const fleet = { x: 170, y: -20, w: 60, h: 40 };
  const moved = clearPlace(layout, [fleet], from, to, 40, 20);
  expect(overlap(centred(moved.x, moved.y, 40, 20), fleet)).toBe(0);
});

describe("fleets on their paths", () => {
  test("a carrier with plates, numeral and sector fits its cell, along it or upright", () => {
    for (const name of ["midgame", "fullest"] as const) {
      const { map, scene } = stateOf(name);
      for (const [width, height, slack] of [
        [1120, 680, 8],
        [390, 560, 4],
      ] as const) {
        const layout = layFlat(width, height, map, SIDES);
        for (const warp of scene.warps) {
          const cell = layout.lanes.cells[warp.power]?.[warp.count];
          if (warp.from === null || !cell) continue;
          const carrier = layCarrier(warp, cell, layout.scale.narrow);
          expect(carrier.w).toBeLessThanOrEqual(cell.w + slack);
          expect(carrier.h).toBeLessThanOrEqual(cell.h + slack);
        }
      }
    }
  });
});
