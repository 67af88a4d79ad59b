import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cameraOn,
  type CameraView,
  clampToBoard,
  type Covered,
  fitsIn,
  inView,
  middlePart,
  type Part,
  partAround,
  partOfSize,
  sameScale,
  withRoomForPanels,
} from "../src/map/frame.ts";

const surface = { width: 900, height: 600 };
/** The camera that shows a part as large as possible. */
const showing = (part: Part): CameraView => ({
  camera: cameraOn(part, surface, { scale: 1, dx: 0, dy: 0 }, { least: 0, most: Number.POSITIVE_INFINITY }),
  surface,
});
const part = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 20, max: 800 }),
  height: fc.integer({ min: 20, max: 800 }),
});
const cover: fc.Arbitrary<Covered> = fc.record({
  top: fc.integer({ min: 0, max: 200 }),
  right: fc.integer({ min: 0, max: 400 }),
  bottom: fc.integer({ min: 0, max: 200 }),
  left: fc.integer({ min: 0, max: 300 }),
});
/** Rounding may put an edge a hair outside. */
const inset = ({ x, y, width, height }: Part): Part => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });

test("a part is shown in the middle, and not larger than the limits allow", () => {
  const fit = { scale: 1, dx: 0, dy: 0 };
  const limits = { least: 0.5, most: 4 };
  expect(cameraOn({ x: 100, y: 50, width: 450, height: 200 }, surface, fit, limits)).toEqual({
    scale: 2,
    dx: -200,
    dy: 0,
  });
  expect(cameraOn({ x: 100, y: 50, width: 10, height: 10 }, surface, fit, limits)).toEqual({
    scale: 4,
    dx: 30,
    dy: 80,
  });
  expect(cameraOn({ x: 0, y: 0, width: 9000, height: 10 }, surface, fit, limits).scale).toBe(0.5);
});

test("a part that is shown with room for panels is covered by none of them", () => {
  fc.assert(
    fc.property(part, cover, (one, panels) => {
      expect(inView(inset(one), showing(withRoomForPanels(one, surface, panels)), panels)).toBe(true);
    }),
  );
});

test("at the same scale the window moves so that the part is in view, and not at all if it already is", () => {
  fc.assert(
    fc.property(part, cover, (one, panels) => {
      const wide = { ...one, width: Math.min(one.width, 180), height: Math.min(one.height, 180) };
      const now: CameraView = { camera: { scale: 1, dx: 40, dy: -60 }, surface };
      const window = sameScale(wide, now, panels);
      expect([window.width, window.height]).toEqual([900, 600]);
      expect(inView(wide, { camera: { scale: 1, dx: -window.x, dy: -window.y }, surface }, panels)).toBe(true);
      if (inView(wide, now, panels)) expect([window.x, window.y]).toEqual([-40, 60]);
    }),
  );
});

test("the part around points has a margin; the part of a size has them in its middle", () => {
  expect(partAround([], 5)).toBeNull();
  const around = partAround(
    [
      { x: 10, y: 40 },
      { x: 30, y: 20 },
    ],
    5,
  );
  expect(around).toEqual({ x: 5, y: 15, width: 30, height: 30 });
  expect(partOfSize({ x: 20, y: 30 }, { width: 10, height: 4 })).toEqual({ x: 15, y: 28, width: 10, height: 4 });
  expect(middlePart({ x: 0, y: 0, width: 100, height: 10 }, 40)).toEqual({ x: 30, y: 0, width: 40, height: 10 });
});

test("the window shows no more empty space than allowed beyond the board", () => {
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  const board = { width: 2000, height: 2000 };
  const window = (x: number, y: number) => clampToBoard({ x, y, width: 900, height: 600 }, surface, board, none);
  expect(window(-400, 500)).toMatchObject({ x: -26, y: 500 });
  expect(window(1900, 1900)).toMatchObject({ x: 1126, y: 1426 });
  expect(clampToBoard({ x: -400, y: 0, width: 900, height: 600 }, null, board, none).x).toBe(-400);
});

test("a part fits in exactly if it can be moved at the same scale to where no panel covers it", () => {
  fc.assert(
    fc.property(part, part, cover, (shown, wanted, panels) => {
      const view = showing(shown);
      const { x, y, width, height } = sameScale(wanted, view, panels);
      const { scale } = view.camera;
      const moved = { camera: { scale, dx: -x * scale, dy: -y * scale }, surface };
      fc.pre(width > 0 && height > 0);
      expect(inView(inset(wanted), moved, panels)).toBe(fitsIn(inset(wanted), view, panels));
    }),
  );
});
