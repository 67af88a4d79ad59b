/** The camera follows the ship that is to act or whose fact is shown, unless it is already well in view. */
import { apart, type Ship, type StateAx } from "@starboard/anaxis";
import type { Camera, PanZoomHandle, Size } from "@starboard/ui";
import type { Fact } from "@starboard/kernel";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hexX, hexY, RADIUS } from "./geometry.ts";

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
const CARD = 418;
/** Height in pixels of the card on a phone, which covers the lower edge of the board. */
const COMPACT_CARD = 190;

/** Parts at the rim that stay free of ships, and the part that the shot card covers. */
export const covered = (card: "beside" | "below" | null): Covered => ({
  top: 12,
  right: card === "beside" ? CARD : 12,
  bottom: card === "below" ? COMPACT_CARD : 12,
  left: 12,
});
/** Radius of a hex in pixels below which ships cannot be distinguished. */
const SMALL = 11;

/** Returns the ships that a fact names. */
export function shipsOf(fact: Fact | null, count: number): Ship[] {
  if (!fact) return [];
  const named = fact as Fact & { readonly ship?: unknown; readonly target?: unknown; readonly protects?: unknown };
  return [named.ship, named.target, named.protects].filter(
    (s): s is Ship => typeof s === "number" && s >= 0 && s < count,
  );
}

/** Returns the smallest part that contains all places, with a margin around them; null if there are none. */
export function partAround(places: readonly { readonly q: number; readonly r: number }[], margin: number): Part | null {
  if (places.length === 0) return null;
  const xs = places.map(({ q }) => hexX(q));
  const ys = places.map(({ q, r }) => hexY(q, r));
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Returns the middle of a part, at most 16 hexes wide and high. */
export function middleOf({ x, y, width, height }: Part): Part {
  const most = 16 * RADIUS;
  const [across, down] = [Math.min(width, most), Math.min(height, most)];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
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

/** Returns a part enlarged by the room that panels cover. */
function withRoomForPanels(part: Part, surface: Size | null, { top, right, bottom, left }: Covered): Part {
  if (!surface) return part;
  const free = { width: surface.width - left - right, height: surface.height - top - bottom };
  if (free.width < 120 || free.height < 120) return part;
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

/**
 * Moves the camera when the moment changes and its scene is not well in view, or when a panel has covered part of the
 * window. If a scene is too wide for a small window, only its centre is shown.
 */
export function useCamera(
  surface: RefObject<PanZoomHandle | null>,
  scene: Part | null,
  moment: string,
  cover: Covered,
  board: Size,
  centre: Part | null = null,
): { readonly view: CameraView | null; readonly rest: (camera: Camera, size: Size) => void } {
  const [view, setView] = useState<CameraView | null>(null);
  const last = useRef<CameraView | null>(null);
  const lastMoment = useRef("");
  /** The window in which the scene was shown; a dock that grows makes it smaller. */
  const windowSize = useRef<Size | null>(null);
  const rest = useCallback((camera: Camera, size: Size) => {
    last.current = { camera, surface: size };
    setView(last.current);
  }, []);
  useEffect(() => {
    const size = last.current?.surface ?? null;
    if (!scene) return;
    const isSame = lastMoment.current === moment;
    // The scene is shown again once the window is measured.
    const isMeasuredNow = size !== null && windowSize.current === null && lastMoment.current !== "";
    const isSmaller = size !== null && windowSize.current !== null && windowSize.current.height > size.height;
    if (isSame && !isMeasuredNow && !isSmaller) return;
    const isFirst = lastMoment.current === "";
    lastMoment.current = moment;
    windowSize.current = size;
    const camera = surface.current?.camera();
    const now = camera && size ? { camera, surface: size } : null;
    if (now && isSame && isSmaller) {
      // The scale stays when a panel changes the size of the window; the map is only moved.
      const part = inView(centre ?? scene, now, cover) ? null : sameScale(centre ?? scene, now, cover);
      if (part) surface.current?.show(part);
      return;
    }
    // At the start nothing is measured yet, and the whole map would be too small to read.
    if (!isFirst && now && inView(scene, now, cover) && now.camera.scale * RADIUS > 16) return;
    const whole = withRoomForPanels(scene, size, cover);
    const small = centre !== null && size !== null && (size.width / whole.width) * RADIUS < SMALL;
    const part = small ? withRoomForPanels(centre, size, cover) : whole;
    // Beside a shot card the window may go beyond the map, so that the card does not cover the scene.
    surface.current?.show(cover.right > cover.left ? part : clampToBoard(part, size, board, cover));
  });
  return { view, rest };
}

/** Returns a ship and its nearest enemies, as many as one window can show at a readable size. */
export function shipWithEnemies(t: StateAx, ship: Ship, small: boolean): readonly Ship[] {
  const most = small ? { width: 520, height: 560, hexes: 9 } : { width: 1150, height: 690, hexes: 14 };
  const shown = [ship];
  for (const { s, distance } of t.kind
    .map((_, s) => ({ s, distance: apart(t, ship, s) }))
    .filter(({ s, distance }) => t.side[s] !== t.side[ship] && t.status[s] === 1 && distance <= most.hexes)
    .sort((a, b) => a.distance - b.distance || a.s - b.s)) {
    const part = partAround(
      [...shown, s].map((other) => placeOf(t, other)),
      RIM,
    );
    if (part && part.width <= most.width && part.height <= most.height && distance > 0) shown.push(s);
  }
  return shown;
}

const placeOf = (t: StateAx, s: Ship): { q: number; r: number } => ({ q: t.q[s] as number, r: t.r[s] as number });
/** Margin around several ships, in board units. */
const RIM = 130;

/** Returns the surroundings of a ship: as far as most moves and shots reach, or less in a small window. */
export function sceneAround(t: StateAx, ships: readonly Ship[], small: boolean): Part | null {
  const part = partAround(
    ships.map((s) => placeOf(t, s)),
    small ? 110 : ships.length > 1 ? RIM : 190,
  );
  if (!part) return null;
  const width = Math.max(part.width, small ? 350 : 800);
  const height = Math.max(part.height, small ? 300 : 560);
  return {
    x: part.x - (width - part.width) / 2,
    y: part.y - (height - part.height) / 2,
    width,
    height,
  };
}
