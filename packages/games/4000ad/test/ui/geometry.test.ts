import { mapOf } from "@starboard/4000ad";
import { describe, expect, test } from "vitest";
import { centred, nearest, overlap, covering, placeTags, type Tag } from "@starboard/ui";
import { layFlat } from "../../src/ui/geometry/flat.ts";
import { layLanes, SIDES, sidesFor } from "../../src/ui/geometry/lanes.ts";
import { approached, overview, project, spotOf, turned } from "../../src/ui/geometry/orbit.ts";
import { findByName, stepTo, TypeAhead } from "../../src/ui/geometry/steer.ts";

const map = mapOf({ "ad.map": null });

describe("boxes", () => {
  test("overlap is the shared area, with the margin as part of the first box", () => {
    const a = { x: 0, y: 0, w: 10, h: 10 };
    expect(overlap(a, { x: 8, y: 5, w: 10, h: 10 })).toBe(10);
    expect(overlap(a, { x: 11, y: 0, w: 5, h: 5 })).toBe(0);
    expect(overlap(a, { x: 11, y: 0, w: 5, h: 5 }, 2)).toBe(5);
  });
  test("the nearest point within the radius is found, and none beyond it", () => {
    const points = [{ x: 0, y: 0 }, null, { x: 30, y: 0 }];
    expect(nearest(points, 20, 0, 15)).toBe(2);
    expect(nearest(points, 14, 0, 15)).toBe(0);
    expect(nearest(points, 15, 40, 15)).toBe(-1);
  });
});

describe("label solver", () => {
  const box = (x: number, y: number): { x: number; y: number; w: number; h: number } => ({ x, y, w: 10, h: 4 });
  test("a tag gets its first place if that is free", () => {
    expect(placeTags([{ key: "a", places: [box(0, 0), box(20, 0)], weight: 1 }], []).get("a")).toBe(0);
  });
  test("fixed boxes are not covered", () => {
    const tags: Tag[] = [{ key: "a", places: [box(0, 0), box(20, 0)], weight: 1 }];
    const places = placeTags(tags, [centred(5, 2, 10, 10)]);
    expect(places.get("a")).toBe(1);
    expect(covering(tags, [centred(5, 2, 10, 10)], places)).toBe(0);
  });
  test("the tag with the greater weight chooses first", () => {
    const tags: Tag[] = [
      { key: "light", places: [box(0, 0), box(40, 0)], weight: 1 },
      { key: "heavy", places: [box(2, 0), box(60, 0)], weight: 5 },
    ];
    const places = placeTags(tags, []);
    expect([places.get("light"), places.get("heavy")]).toEqual([1, 0]);
  });
  test("an arrangement that is still good is kept, so that labels do not jump", () => {
    const tags: Tag[] = [{ key: "a", places: [box(0, 0), box(20, 0)], weight: 1 }];
    expect(placeTags(tags, [], null, new Map([["a", 1]])).get("a")).toBe(1);
    expect(placeTags(tags, [box(20, 0)], null, new Map([["a", 1]])).get("a")).toBe(0);
  });
  test("a tag stays on its sheet", () => {
    const tags: Tag[] = [{ key: "a", places: [box(-8, 0), box(5, 0)], weight: 1 }];
    expect(placeTags(tags, [], { x: 0, y: 0, w: 40, h: 20 }).get("a")).toBe(1);
  });
});

describe("paths round the field (AD-4.1)", () => {
  const at = (id: string): { x: number; y: number } => {
    const star = map.stars[map.index[id] ?? 0];
    return { x: ((star?.col ?? 0) + 0.5) / 3, y: ((star?.row ?? 0) + 0.5) / 4 };
  };
  test("each begins at the corner of its home star, clockwise", () => {
    expect(sidesFor(["algol", "regulus", "antares", "pavo"].map(at))).toEqual(SIDES);
    expect(sidesFor(["algol", "antares"].map(at))).toEqual(["top", "bottom"]);
    // Mira is in the upper half, so its path begins at the upper left corner.
    expect(sidesFor(["regulus", "antares", "mira"].map(at))).toEqual(["right", "bottom", "top"]);
  });
  test("each has eight cells that overlap neither each other nor the field, inside the frame", () => {
    for (const sides of [SIDES, ["top", "bottom"] as const, ["right", "bottom", "left"] as const]) {
      const frame = { x: 5, y: 7, w: 900, h: 600 };
      const { cells, field } = layLanes(frame, sides, 46, 8);
      const all = cells.flat();
      expect(all).toHaveLength(sides.length * 8);
      for (const [i, cell] of all.entries()) {
        expect(overlap(cell, frame)).toBeCloseTo(cell.w * cell.h);
        expect(overlap(cell, field)).toBe(0);
        for (const other of all.slice(i + 1)) expect(overlap(cell, other)).toBeLessThan(1e-6);
      }
    }
  });
});

describe("flat layout", () => {
  for (const [width, height] of [
    [1120, 680],
    [390, 520],
    [900, 420],
  ] as const)
    test(`every star is on its own sheet at ${width} × ${height}`, () => {
      const layout = layFlat(width, height, map, SIDES);
      expect(
        layout.squares
          .map((s) => s.letter)
          .toSorted()
          .join(""),
      ).toBe("ABCDEFGHIJKL");
      for (const [i, p] of layout.stars.entries()) {
        const square = layout.squares[layout.squareOf[i] ?? -1];
        expect(square?.letter).toBe(map.stars[i]?.sector);
        expect(overlap(centred(p.x, p.y, 8, 8), square?.box ?? { x: 0, y: 0, w: 0, h: 0 })).toBeCloseTo(64);
      }
    });
});

describe("the camera", () => {
  test("the overview shows every star, on wide screens and on phones", () => {
    for (const [w, h] of [
      [1120, 680],
      [390, 520],
      [600, 300],
    ] as const) {
      const orbit = overview(map, w, h);
      for (let s = 0; s < map.S; s++) {
        const p = project(orbit, w, h, spotOf(map, s));
        expect(p.depth).toBeGreaterThan(0);
        expect(p.x).toBeGreaterThan(0);
        expect(p.x).toBeLessThan(w);
        expect(p.y).toBeGreaterThan(0);
        expect(p.y).toBeLessThan(h);
      }
    }
  });
  test("a panel at the left moves the field aside", () => {
    const mid = (left: number): number => {
      const orbit = overview(map, 1100, 680, left);
      return project(orbit, 1100, 680, { x: 1.5, y: 0, z: 2 }).x;
    };
    expect(mid(200)).toBeGreaterThan(mid(0) + 60);
  });
  test("the upper level is above the lower one from every angle", () => {
    for (const yaw of [-2, 0, 1.3, 3]) {
      const orbit = { ...overview(map, 1000, 700), yaw };
      const upper = project(orbit, 1000, 700, spotOf(map, map.index["algol"] ?? 0));
      const foot = project(orbit, 1000, 700, { ...spotOf(map, map.index["algol"] ?? 0), y: -1.2 });
      expect(upper.y).toBeLessThan(foot.y);
    }
  });
  test("rotation is unlimited, the tilt is limited", () => {
    const start = overview(map, 1000, 700);
    expect(turned(start, 100, 0).yaw).not.toBe(start.yaw);
    expect(turned(start, 0, 100_000).pitch).toBeLessThan(Math.PI / 2);
    expect(turned(start, 0, -100_000).pitch).toBeGreaterThan(0);
  });
  test("zooming keeps the place under the pointer, within limits", () => {
    const home = overview(map, 1000, 700);
    const near = approached(home, 1.5, 500, 350, 1000, 700, home);
    expect(near.distance).toBeCloseTo(home.distance / 1.5);
    expect(near.target).toEqual(home.target);
    expect(approached(home, 1000, 500, 350, 1000, 700, home).distance).toBeGreaterThan(1);
  });
});

describe("keyboard navigation between stars", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
  ];
  test("arrow keys go to the neighbour in that direction and stop at the edge", () => {
    expect(stepTo(grid, 0, "right")).toBe(1);
    expect(stepTo(grid, 0, "down")).toBe(2);
    expect(stepTo(grid, 3, "up")).toBe(1);
    expect(stepTo(grid, 0, "left")).toBe(0);
  });
  test("typing finds names; a single letter moves to the next match", () => {
    const names = ["Algol", "Capella", "Antares", "Altair"];
    expect(findByName(names, "A", 0)).toBe(2);
    expect(findByName(names, "A", 2)).toBe(3);
    expect(findByName(names, "alt", 2)).toBe(3);
    expect(findByName(names, "al", 0)).toBe(0);
    expect(findByName(names, "x", 0)).toBe(-1);
  });
  test("a pause begins a new word", () => {
    const typed = new TypeAhead(800);
    expect(typed.type("A", 0)).toBe("A");
    expect(typed.type("l", 300)).toBe("Al");
    expect(typed.busy(900)).toBe(true);
    expect(typed.type("P", 2000)).toBe("P");
    typed.end();
    expect(typed.busy(2001)).toBe(false);
    expect(typed.type("S", 2002)).toBe("S");
  });
});
