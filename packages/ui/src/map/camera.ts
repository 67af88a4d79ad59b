/** Computes cameras for a flat board. The surface is measured in CSS pixels, the board in its own units. */

/** Maps board point (x, y) to surface point (x · scale + dx, y · scale + dy). */
export interface Camera {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Limits {
  /** Smallest and largest scale, as multiples of the scale of the fitted board. */
  readonly least: number;
  readonly most: number;
}

/** Returns the camera that shows the whole board, centred, with a margin in pixels. */
export function fitted(board: Size, surface: Size, margin: number): Camera {
  const scale = Math.max(
    1e-6,
    Math.min((surface.width - 2 * margin) / board.width, (surface.height - 2 * margin) / board.height),
  );
  return {
    scale,
    dx: (surface.width - board.width * scale) / 2,
    dy: (surface.height - board.height * scale) / 2,
  };
}

/** Returns the camera after zooming by `factor`. The board point under surface point (x, y) keeps its place. */
export function zoomed(from: Camera, factor: number, x: number, y: number, fit: Camera, limits: Limits): Camera {
  const scale = Math.min(Math.max(from.scale * factor, fit.scale * limits.least), fit.scale * limits.most);
  const k = scale / from.scale;
  return { scale, dx: x - (x - from.dx) * k, dy: y - (y - from.dy) * k };
}

/** Returns the camera after moving the board. At least half of the smaller extent stays on the surface per axis. */
export function panned(from: Camera, dx: number, dy: number, board: Size, surface: Size): Camera {
  return {
    scale: from.scale,
    dx: within(from.dx + dx, board.width * from.scale, surface.width),
    dy: within(from.dy + dy, board.height * from.scale, surface.height),
  };
}

function within(offset: number, extent: number, room: number): number {
  const keep = Math.min(extent, room) / 2;
  return Math.min(Math.max(offset, keep - extent), room - keep);
}

/** Returns the board point under a surface point. */
export const boardPoint = (camera: Camera, x: number, y: number): { readonly x: number; readonly y: number } => ({
  x: (x - camera.dx) / camera.scale,
  y: (y - camera.dy) / camera.scale,
});
