/** The orbiting camera of the 3D view, and the projection of points to the screen. */
import type { StarMap } from "@starboard/4000ad";
import type { Point } from "@starboard/ui";

/** The parts of a map that the 3D view needs; an editor has no more than these. */
export type FieldMap = Pick<StarMap, "stars" | "module">;
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** Angles in radians; distances in squares of the board. `pitch` 0 looks along the board, π/2 straight down on it. */
export interface Orbit {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
  readonly target: Spot;
}
export interface Seen extends Point {
  /** Distance from the eye along the line of sight, in squares; at or below 0 the point is behind the eye. */
  readonly depth: number;
}

/** Vertical field of view in radians. A narrow one keeps the sectors nearly square. */
export const FIELD_OF_VIEW = (32 * Math.PI) / 180;
/** Height of a level in squares. It exceeds the width of a sector so that the levels do not hide each other. */
export const LEVEL = 1.18;

const PITCH = { least: 0.08, most: 1.52 };
const ZOOM = { least: 0.25, most: 1.6 };

/** The middle of the field. */
export const middle = (map: FieldMap): Spot => {
  const { rows, cols, depths } = map.module.board;
  return { x: cols / 2, y: ((2 - depths) * LEVEL) / 2 - LEVEL * 0.08, z: rows / 2 };
};

/** Height of a level's floor: the upper level (depth 0) on top. */
export const floorOf = (depth: number): number => (0 - depth) * LEVEL;

/**
 * Returns the position of a star: above its place in the plot, between floor and ceiling of its level. The board has no
 * heights within a sector, so the height is derived from the star's number: evenly spread and always the same.
 */
export function spotOf(map: FieldMap, star: number): Spot {
  const entry = map.stars[star];
  if (!entry) return { x: 0, y: 0, z: 0 };
  const spread = (star * 0.618_034) % 1;
  return { x: entry.plot.x, y: floorOf(entry.depth) + LEVEL * (0.26 + 0.34 * spread), z: entry.plot.y };
}

/** The corners of the box that must be seen: both floors, and the room above the upper one. */
function corners(map: FieldMap): Spot[] {
  const { rows, cols, depths } = map.module.board;
  const list: Spot[] = [];
  for (const x of [0, cols])
    for (const z of [0, rows])
      for (const y of [floorOf(depths - 1), floorOf(0), floorOf(0) + LEVEL * 0.62]) list.push({ x, y, z });
  return list;
}

/**
 * Returns the camera that shows the whole field centred and as large as possible, with its long side along the long
 * side of the screen. A margin for names stays free at each edge, and `left` pixels for a panel.
 */
export function overview(map: FieldMap, width: number, height: number, left = 0): Orbit {
  const wide = width >= height * 0.95;
  const box = corners(map);
  const margin = wide ? 0.05 : 0.075;
  const room = (width - left) * (1 - 2 * margin);
  let orbit: Orbit = { yaw: wide ? -1.19 : 0.1, pitch: wide ? 0.42 : 0.9, distance: 14, target: middle(map) };
  for (let round = 0; round < 14; round++) {
    const seen = box.map((corner) => project(orbit, width, height, corner));
    const first = Math.min(...seen.map((p) => p.x));
    const last = Math.max(...seen.map((p) => p.x));
    const top = Math.min(...seen.map((p) => p.y));
    const bottom = Math.max(...seen.map((p) => p.y));
    const fill = Math.max((last - first) / room, (bottom - top) / (height * (1 - 2 * margin)));
    const distance = orbit.distance * (1 + (fill - 1) * 0.8);
    const { right: across, up } = axes(orbit);
    const per = (2 * Math.tan(FIELD_OF_VIEW / 2) * distance) / height;
    const sx = ((first + last) / 2 - (width + left) / 2) * per;
    const sy = (height / 2 - (top + bottom) / 2) * per;
    const { target } = orbit;
    orbit = {
      ...orbit,
      distance,
      target: {
        x: target.x + across.x * sx + up.x * sy,
        y: target.y + up.y * sy,
        z: target.z + across.z * sx + up.z * sy,
      },
    };
  }
  return orbit;
}

/** Returns the position of the camera. */
export function eyeOf(orbit: Orbit): Spot {
  const flat = Math.cos(orbit.pitch) * orbit.distance;
  return {
    x: orbit.target.x + Math.sin(orbit.yaw) * flat,
    y: orbit.target.y + Math.sin(orbit.pitch) * orbit.distance,
    z: orbit.target.z + Math.cos(orbit.yaw) * flat,
  };
}

/** The place of a point on a screen of the given size, from the upper left corner. */
export function project(orbit: Orbit, width: number, height: number, p: Spot): Seen {
  const { right, up, back } = axes(orbit);
  const eye = eyeOf(orbit);
  const dx = p.x - eye.x;
  const dy = p.y - eye.y;
  const dz = p.z - eye.z;
  const x = dx * right.x + dz * right.z;
  const y = dx * up.x + dy * up.y + dz * up.z;
  const depth = -(dx * back.x + dy * back.y + dz * back.z);
  const f = height / 2 / Math.tan(FIELD_OF_VIEW / 2) / Math.max(depth, 1e-3);
  return { x: width / 2 + x * f, y: height / 2 - y * f, depth };
}

function axes(orbit: Orbit): { right: Spot; up: Spot; back: Spot } {
  const sy = Math.sin(orbit.yaw);
  const cy = Math.cos(orbit.yaw);
  const sp = Math.sin(orbit.pitch);
  const cp = Math.cos(orbit.pitch);
  return {
    right: { x: cy, y: 0, z: -sy },
    up: { x: -sy * sp, y: cp, z: -cy * sp },
    back: { x: sy * cp, y: sp, z: cy * cp },
  };
}

/** Returns the camera after a drag of `dx`, `dy` pixels. The tilt is limited. */
export function turned(orbit: Orbit, dx: number, dy: number): Orbit {
  return {
    ...orbit,
    yaw: orbit.yaw - dx * 0.0055,
    pitch: Math.min(PITCH.most, Math.max(PITCH.least, orbit.pitch + dy * 0.0045)),
  };
}

/** Returns the camera zoomed by a factor around the pointer. `home` is the view of the whole field. */
export function approached(
  orbit: Orbit,
  factor: number,
  x: number,
  y: number,
  width: number,
  height: number,
  home: Orbit,
): Orbit {
  const distance = Math.min(home.distance * ZOOM.most, Math.max(home.distance * ZOOM.least, orbit.distance / factor));
  const { right, up } = axes(orbit);
  // One pixel on the plane through the target, before and after.
  const per = (2 * Math.tan(FIELD_OF_VIEW / 2)) / height;
  const shift = (orbit.distance - distance) * per;
  const sx = (x - width / 2) * shift;
  const sy = (height / 2 - y) * shift;
  const moved: Spot = {
    x: orbit.target.x + right.x * sx + up.x * sy,
    y: orbit.target.y + up.y * sy,
    z: orbit.target.z + right.z * sx + up.z * sy,
  };
  return { ...orbit, distance, target: within(moved, home.target) };
}

/** Keeps the camera target inside the field. */
function within(p: Spot, centre: Spot): Spot {
  const hold = (v: number, c: number, far: number): number => Math.min(c + far, Math.max(c - far, v));
  return { x: hold(p.x, centre.x, 1.6), y: hold(p.y, centre.y, 0.9), z: hold(p.z, centre.z, 2.1) };
}

/** The corners of a journey from star to star: along the rows, along the columns, between the levels (AD-7.2.a). */
export function journeyCorners(map: StarMap, from: number, to: number): Spot[] {
  const a = spotOf(map, from);
  const b = spotOf(map, to);
  return [a, { x: a.x, y: a.y, z: b.z }, { x: b.x, y: a.y, z: b.z }, b];
}
