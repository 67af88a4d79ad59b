/** The camera of a flat board: where the player has moved it, within the limits of the surface. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type Camera, fitted, type Limits, panned, type Size, zoomed } from "./camera.ts";
import { cameraOn, type Part } from "./frame.ts";
import type { BoardPicture } from "./use-picture.ts";

/** Time without movement, in ms, after which the camera counts as resting. */
const REST_AFTER_MS = 90;

export interface BoardCamera {
  /** The present camera. */
  readonly camera: () => Camera;
  /** Shows the whole board, which then follows the size of the surface until the player moves it. */
  readonly fit: () => void;
  /** Moves the board by surface pixels. */
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms around a point of the surface, as a gesture does. */
  readonly zoomAt: (factor: number, x: number, y: number) => void;
  /** Zooms around the middle of the surface. */
  readonly zoom: (factor: number) => void;
  /** Shows a part of the board, as large as the limits allow. */
  readonly show: (part: Part) => void;
}

interface CameraSettings {
  /** The board in its own units. */
  readonly board: Size;
  /** Pixels kept free around the fitted board. */
  readonly margin: number;
  readonly limits: Limits;
  /** Called when the camera comes to rest. */
  readonly onRest: ((camera: Camera, surface: Size) => void) | undefined;
}

export function useCamera(
  surface: RefObject<HTMLElement | null>,
  picture: BoardPicture,
  { board: { width, height }, margin, limits, onRest }: CameraSettings,
): BoardCamera {
  const camera = useRef<Camera>({ scale: 1, dx: 0, dy: 0 });
  const fit = useRef<Camera>({ scale: 1, dx: 0, dy: 0 });
  const room = useRef<Size>({ width: 1, height: 1 });
  /** Whether the player has moved the board since it was last fitted. */
  const touched = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });

  const moveTo = useCallback(
    (next: Camera, isMoving = false): void => {
      camera.current = next;
      picture.place(next, isMoving);
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        picture.place(camera.current, false);
        rest.current?.(camera.current, room.current);
      }, REST_AFTER_MS);
    },
    [picture],
  );
  /** Moves to a camera, as far as the board must stay on the surface. */
  const moveWithin = (next: Camera, isMoving = false): void => {
    touched.current = true;
    moveTo(panned(next, 0, 0, { width, height }, room.current), isMoving);
  };
  const zoomAround = (factor: number, x: number, y: number, isMoving: boolean): void =>
    moveWithin(zoomed(camera.current, factor, x, y, fit.current, limits), isMoving);

  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    picture.invalidate();
    const measure = (): void => {
      const before = room.current;
      room.current = { width: element.clientWidth, height: element.clientHeight };
      fit.current = fitted({ width, height }, room.current, margin);
      // The point in the middle stays there when the surface changes its size.
      const right = (room.current.width - before.width) / 2;
      const down = (room.current.height - before.height) / 2;
      if (touched.current) moveTo(panned(camera.current, right, down, { width, height }, room.current));
      else moveTo(fit.current);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      clearTimeout(resting.current);
    };
  }, [surface, picture, width, height, margin, moveTo]);

  return {
    camera: () => camera.current,
    fit() {
      touched.current = false;
      moveTo(fit.current);
    },
    pan: (dx, dy) => moveWithin({ ...camera.current, dx: camera.current.dx + dx, dy: camera.current.dy + dy }, true),
    zoomAt: (factor, x, y) => zoomAround(factor, x, y, true),
    zoom: (factor) => zoomAround(factor, room.current.width / 2, room.current.height / 2, false),
    show: (part) => moveWithin(cameraOn(part, room.current, fit.current, limits)),
  };
}
