import { expect, test } from "vitest";
import { clampToBoard } from "@starboard/ui";
import { covered } from "../src/ui/camera.ts";
import { type ShipClass, SHIPS } from "../src/index.ts";
import { SHIP_PX, sizeBeside } from "../src/ui/Fleet.tsx";
import { hexX, hexY } from "../src/ui/geometry.ts";
import { lengthOf } from "../src/ui/ships/Ship.tsx";
import { type Drawn, placeLabels } from "../src/ui/labels.ts";

const NAME = 40;
const at = (q: number, r: number, marks: readonly number[] = []): Drawn => ({
  x: hexX(q),
  y: hexY(q, r),
  below: 22,
  name: NAME,
  marks,
});
/** Returns the boxes of the drawn names, with the emblem before each. */
function lines(ships: readonly Drawn[]) {
  return placeLabels(ships).flatMap(({ x, y, tight }, i) => {
    const ship = ships[i] as Drawn;
    const left = ship.x + x - NAME / 2 - 13;
    return tight ? [] : [{ left, right: left + NAME + 13, top: ship.y + y - 9, bottom: ship.y + y + 1 }];
  });
}

test("a single ship has its name below it", () => {
  expect(placeLabels([at(5, 5)])).toEqual([{ x: 6, y: 34, tight: false }]);
});

test("names of ships in a column, in a ring and in one hex do not overlap", () => {
  const column = [at(5, 5), at(5, 6), at(5, 7)];
  const ring = [at(5, 5), at(5, 4), at(6, 4), at(6, 5), at(5, 6), at(4, 6), at(4, 5)];
  const crowd = [at(9, 2), at(9, 2), at(9, 2), at(10, 2, [30])];
  for (const ships of [column, ring, crowd]) {
    const seen = lines(ships);
    // No name is dropped.
    expect(seen).toHaveLength(ships.length);
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  }
  expect(lines(column)).toHaveLength(3);
});

test("a big ship is drawn smaller beside another one, so that neither covers the other", () => {
  const emperor = SHIPS.find(({ id }) => id === "emperor") as ShipClass;
  const scout = SHIPS.find(({ id }) => id === "scout") as ShipClass;
  const beside = hexY(5, 6) - hexY(5, 5);
  expect(lengthOf(emperor, SHIP_PX)).toBeGreaterThan(beside * 1.2);
  expect(lengthOf(emperor, sizeBeside(emperor, beside))).toBeLessThan(beside * 1.1);
  expect(sizeBeside(emperor, 200)).toBe(SHIP_PX);
  expect(sizeBeside(scout, beside)).toBe(SHIP_PX);
});

test("a window is moved as little as needed beyond the rim of the map", () => {
  const surface = { width: 1000, height: 500 };
  const board = { width: 1500, height: 1700 };
  const view = { x: 100, y: -400, width: 1000, height: 500 };
  expect(clampToBoard(view, surface, board, covered(null))).toEqual({ ...view, y: -38 });
  expect(clampToBoard({ ...view, y: 300 }, surface, board, covered(null))).toEqual({ ...view, y: 300 });
  expect(clampToBoard({ ...view, y: 1600 }, surface, board, covered(null))).toEqual({ ...view, y: 1238 });
  // A window larger than the map still shows all of it.
  const far = { x: -3000, y: -600, width: 4000, height: 2000 };
  expect(clampToBoard(far, surface, board, covered(null))).toEqual({ ...far, x: -2426, y: -226 });
});

test("names of wrecks keep apart from ships and from each other, and move no name of a ship", () => {
  const ships = [at(5, 5), at(5, 6)];
  const wreck = (q: number, r: number): Drawn => ({ ...at(q, r), isFlat: true });
  const all = [...ships, wreck(4, 5), wreck(4, 5), wreck(5, 5)];
  expect(placeLabels(all).slice(0, ships.length)).toEqual(placeLabels(ships));
  const seen = lines(all);
  expect(seen).toHaveLength(all.length);
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(i + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
});
