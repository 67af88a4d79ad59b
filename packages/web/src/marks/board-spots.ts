/** Finds places of a board on the screen, and the place under a pointer. */
import type { BoardPlace, GameScreen } from "@starboard/ui";
import type { Spot } from "./mark-geometry.ts";

type Screen = Pick<GameScreen, "elementAt" | "places">;

/** Farthest distance in pixels at which a press beside a place still means it. */
const NEAR = 34;
/** A place without an element counts as this large, in pixels. */
const POINT_RADIUS = 14;

/** Where a place stands, in pixels from the upper left corner of the layer; null if it is not on the screen. */
export function spotOf(screen: Screen, place: string, view: object, layer: HTMLElement): Spot | null {
  const edge = layer.getBoundingClientRect();
  const board = layer.parentElement;
  const selector = screen.elementAt?.(place, view) ?? null;
  const box = selector === null ? undefined : board?.querySelector(selector)?.getBoundingClientRect();
  if (box && (box.width > 0 || box.height > 0))
    return {
      x: box.left + box.width / 2 - edge.left,
      y: box.top + box.height / 2 - edge.top,
      r: Math.min(box.width, box.height) / 2,
    };
  const plane = screen.places?.plane;
  const point = plane?.pointOf(place, view);
  const whole = plane && board?.querySelector(plane.selector)?.getBoundingClientRect();
  if (!plane || !point || !whole) return null;
  const { width, height } = plane.sizeOf(view);
  return {
    x: whole.left + (point.x * whole.width) / width - edge.left,
    y: whole.top + (point.y * whole.height) / height - edge.top,
    r: POINT_RADIUS,
  };
}

/** The place under a point of the window: its own element, else the nearest one, else a point of the plane. */
export function placeUnder(
  screen: Screen,
  view: object,
  layer: HTMLElement,
  at: { readonly clientX: number; readonly clientY: number },
): string | null {
  const all: readonly BoardPlace[] = screen.places?.list(view) ?? [];
  const under = document.elementsFromPoint(at.clientX, at.clientY);
  const selectors = all.map(({ place }) => screen.elementAt?.(place, view) ?? null);
  for (const element of under) {
    if (!layer.parentElement?.contains(element)) continue;
    const found = selectors.findIndex((selector) => selector !== null && element.closest(selector) !== null);
    if (found >= 0) return all[found]?.place ?? null;
  }
  const edge = layer.getBoundingClientRect();
  const [x, y] = [at.clientX - edge.left, at.clientY - edge.top];
  let nearest: { readonly place: string; readonly distance: number } | null = null;
  // Where the plane has a place for every point, only what is under the pointer counts as near.
  const reach = screen.places?.plane ? POINT_RADIUS : NEAR;
  for (const { place } of all) {
    const spot = spotOf(screen, place, view, layer);
    const distance = spot ? Math.hypot(spot.x - x, spot.y - y) : Number.POSITIVE_INFINITY;
    if (distance <= reach && (!nearest || distance < nearest.distance)) nearest = { place, distance };
  }
  return nearest?.place ?? placeOnPlane(screen, view, layer, at);
}

function placeOnPlane(
  { places }: Screen,
  view: object,
  layer: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): string | null {
  const plane = places?.plane;
  const whole = plane && layer.parentElement?.querySelector(plane.selector)?.getBoundingClientRect();
  if (!plane || !whole || whole.width === 0 || whole.height === 0) return null;
  const { width, height } = plane.sizeOf(view);
  return plane.placeAt(
    ((clientX - whole.left) * width) / whole.width,
    ((clientY - whole.top) * height) / whole.height,
    view,
  );
}

/** The name of a place; its own writing where the board does not know it, as in a file of another map. */
export const placeName = ({ places }: Screen, place: string, view: object): string =>
  places?.list(view).find((one) => one.place === place)?.name ?? places?.plane?.nameOf(place, view) ?? place;
