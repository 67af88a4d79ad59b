/** Gestures on a board: panning and zooming by pointer, wheel and keys. */
import { type RefObject, useEffect, useRef } from "react";

/** What pointers and keys can do with a board. Coordinates are CSS pixels within the surface. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  fit(): void;
  /** Called when dragging begins or ends, so that cursor and hover effects can change. */
  dragging?(on: boolean): void;
}

/** Movement below this number of pixels counts as a click. */
const CLICK_SLACK = 4;
const KEY_STEP = 60;
const KEY_ZOOM = 1.25;

/**
 * Listens on a surface for drag, wheel, pinch, double click, arrows, plus, minus and 0. The click event after a drag is
 * suppressed. Keys work only while the surface or an element inside it has the focus and has not handled them.
 */
export function useGestures(surface: RefObject<HTMLElement | SVGElement | null>, gestures: Gestures): void {
  const handlers = useRef(gestures);
  useEffect(() => {
    handlers.current = gestures;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let moved = false;
    let travelled = 0;

    const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { x: number; y: number; gap: number } => {
      const [a, b] = [...pointers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || pointers.size >= 2) return;
      pointers.set(event.pointerId, place(event));
      if (pointers.size === 1) {
        moved = false;
        travelled = 0;
      }
    };
    const move = (event: PointerEvent): void => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const now = place(event);
      if (pointers.size === 2) {
        const before = spread();
        pointers.set(event.pointerId, now);
        const after = spread();
        begin(event.pointerId);
        handlers.current.pan(after.x - before.x, after.y - before.y);
        if (before.gap > 0) handlers.current.zoom(after.gap / before.gap, after.x, after.y);
        return;
      }
      travelled += Math.hypot(now.x - last.x, now.y - last.y);
      pointers.set(event.pointerId, now);
      if (!moved && travelled < CLICK_SLACK) return;
      begin(event.pointerId);
      handlers.current.pan(now.x - last.x, now.y - last.y);
    };
    const begin = (pointer: number): void => {
      if (moved) return;
      moved = true;
      element.setPointerCapture(pointer);
      handlers.current.dragging?.(true);
    };
    const up = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (moved) handlers.current.dragging?.(false);
    };
    const click = (event: Event): void => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = place(event);
      // A notch of a mouse wheel is about 100 pixels. Touchpads send many small steps, and pinches with the ctrl flag.
      const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
      handlers.current.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };
    const doubleClick = (event: Event): void => {
      // Two quick presses of a button on the surface are two presses.
      if (event.target instanceof Element && event.target.closest("button")) return;
      event.preventDefault();
      handlers.current.fit();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const x = element.clientWidth / 2;
      const y = element.clientHeight / 2;
      const does: Record<string, () => void> = {
        ArrowLeft: () => handlers.current.pan(KEY_STEP, 0),
        ArrowRight: () => handlers.current.pan(-KEY_STEP, 0),
        ArrowUp: () => handlers.current.pan(0, KEY_STEP),
        ArrowDown: () => handlers.current.pan(0, -KEY_STEP),
        "+": () => handlers.current.zoom(KEY_ZOOM, x, y),
        "=": () => handlers.current.zoom(KEY_ZOOM, x, y),
        "-": () => handlers.current.zoom(1 / KEY_ZOOM, x, y),
        "0": () => handlers.current.fit(),
      };
      const action = does[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };

    const listeners: [string, EventListener, AddEventListenerOptions?][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
      ["click", click, { capture: true }],
      ["wheel", wheel as EventListener, { passive: false }],
      ["dblclick", doubleClick],
      ["keydown", key as EventListener],
    ];
    for (const [type, listener, options] of listeners) element.addEventListener(type, listener, options);
    return () => {
      for (const [type, listener, options] of listeners) element.removeEventListener(type, listener, options);
    };
  }, [surface]);
}
