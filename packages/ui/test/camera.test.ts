import fc from "fast-check";
import { expect, test } from "vitest";
import { boardPoint, type Camera, fitted, panned, zoomed } from "../src/map/camera.ts";

const board = { width: 400, height: 300 };
const surface = { width: 1000, height: 500 };
const limits = { least: 1, most: 8 };

test("the fitted board is centred and fills the tighter dimension", () => {
  const camera = fitted(board, surface, 20);
  expect(camera.scale).toBeCloseTo(460 / 300);
  expect(camera.dy).toBeCloseTo(20);
  expect(camera.dx + (board.width * camera.scale) / 2).toBeCloseTo(500);
});

test("zooming keeps the point under the pointer in place", () => {
  const fit = fitted(board, surface, 0);
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.nat(1000), fc.nat(500), (factor, x, y) => {
      const from: Camera = { scale: fit.scale * 2, dx: -120, dy: -80 };
      const before = boardPoint(from, x, y);
      const after = boardPoint(zoomed(from, factor, x, y, fit, limits), x, y);
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test("zooming stops at its limits", () => {
  const fit = fitted(board, surface, 0);
  expect(zoomed(fit, 0.01, 0, 0, fit, limits).scale).toBeCloseTo(fit.scale);
  expect(zoomed(fit, 1000, 0, 0, fit, limits).scale).toBeCloseTo(fit.scale * 8);
});

test("panning never moves the board out of sight", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }), (dx, dy) => {
      const camera = panned({ scale: 3, dx: 0, dy: 0 }, dx, dy, board, surface);
      const left = Math.max(0, camera.dx);
      const right = Math.min(surface.width, camera.dx + board.width * 3);
      const top = Math.max(0, camera.dy);
      const bottom = Math.min(surface.height, camera.dy + board.height * 3);
      expect(right - left).toBeGreaterThanOrEqual(499);
      expect(bottom - top).toBeGreaterThanOrEqual(249);
    }),
  );
});
