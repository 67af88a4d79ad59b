/** Frames a part of a flat board in its window: what is in view, and where the camera must be so that no panel covers it. */
import type { Point } from "./boxes.ts";
import type { Camera, Limits, Size } from "./camera.ts";

/** A part of the board, in board units. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The position of the camera and the size of its window. */
export interface CameraView {
  readonly camera: Camera;
  readonly surface: Size;
}

/** Widths in pixels of the parts at each side of the surface that panels cover. */
export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
/** Returns the smallest part that contains all points, with a margin around them; null if there are none. */
export function partAround(points: readonly Point[], margin: number): Part | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Returns a part of this size around a point. */
export const partOfSize = ({ x, y }: Point, { width, height }: Size): Part => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Returns the middle of a part, at most so wide and high. */
export function middlePart({ x, y, width, height }: Part, most: number): Part {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return partOfSize(middle, { width: Math.min(width, most), height: Math.min(height, most) });
}

/** Returns the camera that shows a part in the middle, as large as the limits allow. */
export function cameraOn(part: Part, surface: Size, fit: Camera, limits: Limits): Camera {
  const wanted = Math.min(surface.width / part.width, surface.height / part.height);
  const scale = Math.min(Math.max(wanted, fit.scale * limits.least), fit.scale * limits.most);
  return {
    scale,
    dx: surface.width / 2 - (part.x + part.width / 2) * scale,
    dy: surface.height / 2 - (part.y + part.height / 2) * scale,
  };
}

/** True if a part lies fully in the window and no panel covers it. */
export function inView(part: Part, { camera, surface }: CameraView, cover: Covered): boolean {
  const left = part.x * camera.scale + camera.dx;
  const top = part.y * camera.scale + camera.dy;
  return (
    left >= cover.left &&
    top >= cover.top &&
    left + part.width * camera.scale <= surface.width - cover.right &&
    top + part.height * camera.scale <= surface.height - cover.bottom
  );
}

/** True if a part fits at the present scale into what no panel covers, wherever it lies now. */
export const fitsIn = ({ width, height }: Part, { camera, surface }: CameraView, cover: Covered): boolean =>
  width * camera.scale <= surface.width - cover.left - cover.right &&
  height * camera.scale <= surface.height - cover.top - cover.bottom;

/** Returns a part enlarged by the room that panels cover. */
export function withRoomForPanels(part: Part, surface: Size | null, { top, right, bottom, left }: Covered): Part {
  if (!surface) return part;
  const free = { width: surface.width - left - right, height: surface.height - top - bottom };
  if (free.width < 70 || free.height < 70) return part;
  const scale = Math.min(free.width / part.width, free.height / part.height);
  const width = surface.width / scale;
  const height = surface.height / scale;
  return {
    x: part.x - left / scale - (free.width / scale - part.width) / 2,
    y: part.y - top / scale - (free.height / scale - part.height) / 2,
    width,
    height,
  };
}

/** Returns the window at its present scale, moved as little as needed so that the middle of a part is not covered. */
export function sameScale(part: Part, { camera, surface }: CameraView, cover: Covered): Part {
  const { scale } = camera;
  const [width, height] = [surface.width / scale, surface.height / scale];
  const along = (from: number, length: number, start: number, shown: number, before: number, after: number): number => {
    const free = shown - (before + after) / scale;
    // A part that is too long for the window is shown around its middle.
    const least = length <= free ? from + length - shown + after / scale : from + (length - free) / 2 - before / scale;
    const most = length <= free ? from - before / scale : least;
    return Math.min(Math.max(start, least), most);
  };
  return {
    x: along(part.x, part.width, -camera.dx / scale, width, cover.left, cover.right),
    y: along(part.y, part.height, -camera.dy / scale, height, cover.top, cover.bottom),
    width,
    height,
  };
}

/** Empty space that may be visible beyond the rim of the map, in board units. */
const EMPTY_RIM = 26;

/** Moves a window as little as needed so that it shows no more empty space than allowed beyond the map. */
export function clampToBoard(part: Part, surface: Size | null, board: Size, cover: Covered): Part {
  if (!surface) return part;
  const scale = surface.width / part.width;
  const along = (from: number, length: number, whole: number, before: number, after: number): number => {
    const least = -EMPTY_RIM - before / scale;
    const most = whole + EMPTY_RIM + after / scale - length;
    // If the window is larger than the map, the empty space lies on the side away from the scene.
    return Math.min(Math.max(from, Math.min(least, most)), Math.max(least, most));
  };
  return {
    ...part,
    x: along(part.x, part.width, board.width, cover.left, cover.right),
    y: along(part.y, part.height, board.height, cover.top, cover.bottom),
  };
}
