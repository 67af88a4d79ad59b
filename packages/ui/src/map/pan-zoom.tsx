import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { en } from "../text/en.ts";
import { Tool } from "../widgets/button.tsx";
import { type Camera, fitted, type Limits, panned, type Size, zoomed } from "./camera.ts";
import { useGestures } from "./gestures.ts";
import { Icon } from "../widgets/icon.tsx";

/** Time without movement, in ms, after which the camera counts as resting. */
const REST_AFTER_MS = 90;
const ORIGIN = { transformOrigin: "0 0" };
/** Stretch factor above which the picture is redrawn at once. */
const MAX_STRETCH = 2;

export interface PanZoomHandle {
  fit(): void;
  /** Zooms around the middle of the surface. */
  zoom(factor: number): void;
  camera(): Camera;
  /** Shows a part of the board, as large as the limits allow. */
  show(part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): void;
}

/**
 * A flat board that can be moved and zoomed with drag, wheel, pinch, double click, arrows, plus, minus and 0. Children
 * are SVG in board units and are not rendered again while the board moves. Boards on a canvas use `useGestures` and
 * `camera.ts` instead.
 */
export function PanZoom({
  width,
  height,
  margin = 16,
  limits = { least: 1, most: 8 },
  label = en.board.surface,
  buttons = true,
  handle,
  onRest,
  children,
  overlay,
}: {
  /** Size of the board in its own units; the board's origin is the upper left corner. */
  readonly width: number;
  readonly height: number;
  /** Pixels kept free around the fitted board. */
  readonly margin?: number;
  readonly limits?: Limits;
  readonly label?: string;
  /** Whether the zoom buttons are shown in the corner. */
  readonly buttons?: boolean;
  readonly handle?: Ref<PanZoomHandle>;
  /** Called when the camera comes to rest, so that labels can be placed again. */
  readonly onRest?: (camera: Camera, surface: Size) => void;
  readonly children: ReactNode;
  /** Drawn over the board in surface pixels; it does not move with the board. */
  readonly overlay?: ReactNode;
}) {
  const surface = useRef<HTMLDivElement>(null);
  const art = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const camera = useRef<Camera>({ scale: 1, dx: 0, dy: 0 });
  /** The scale at which the picture is drawn. */
  const drawn = useRef(0);
  const fit = useRef<Camera>({ scale: 1, dx: 0, dy: 0 });
  const room = useRef<Size>({ width: 1, height: 1 });
  const touched = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });

  const drawAt = useCallback(
    (scale: number): void => {
      drawn.current = scale;
      layer.current?.setAttribute("transform", `scale(${scale})`);
      art.current?.setAttribute("width", String(Math.ceil(width * scale)));
      art.current?.setAttribute("height", String(Math.ceil(height * scale)));
      surface.current?.style.setProperty("--scale", String(scale));
    },
    [width, height],
  );
  const moveTo = useCallback(
    (next: Camera, byHand = false): void => {
      camera.current = next;
      // While the player moves or zooms, the compositor shifts and stretches the picture as one layer. It is redrawn when
      // the camera rests, or when it would be stretched too far.
      const stretch = drawn.current === 0 ? Number.POSITIVE_INFINITY : next.scale / drawn.current;
      if (stretch !== 1 && (!byHand || stretch > MAX_STRETCH || stretch < 1 / MAX_STRETCH)) drawAt(next.scale);
      const place = ({ scale, dx, dy }: Camera): void => {
        const stretched = scale === drawn.current ? "" : ` scale(${scale / drawn.current})`;
        if (art.current)
          art.current.style.transform = `translate(${Math.round(dx)}px, ${Math.round(dy)}px)${stretched}`;
      };
      place(next);
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        if (camera.current.scale !== drawn.current) {
          drawAt(camera.current.scale);
          place(camera.current);
        }
        rest.current?.(camera.current, room.current);
      }, REST_AFTER_MS);
    },
    [drawAt],
  );
  const showAll = useCallback((): void => {
    touched.current = false;
    moveTo(fit.current);
  }, [moveTo]);
  const pan = useCallback(
    (dx: number, dy: number): void => {
      touched.current = true;
      moveTo(panned(camera.current, dx, dy, { width, height }, room.current), true);
    },
    [moveTo, width, height],
  );
  const zoom = useCallback(
    (factor: number, x: number, y: number, byHand = true): void => {
      touched.current = true;
      const next = zoomed(camera.current, factor, x, y, fit.current, limits);
      moveTo(panned(next, 0, 0, { width, height }, room.current), byHand);
    },
    [moveTo, limits, width, height],
  );
  const zoomMiddle = (factor: number): void => zoom(factor, room.current.width / 2, room.current.height / 2, false);

  useGestures(surface, {
    pan,
    zoom,
    fit: showAll,
    dragging: (on) => surface.current?.classList.toggle("dragging", on),
  });
  const show: PanZoomHandle["show"] = (part) => {
    touched.current = true;
    const wanted = Math.min(room.current.width / part.width, room.current.height / part.height);
    const scale = Math.min(Math.max(wanted, fit.current.scale * limits.least), fit.current.scale * limits.most);
    const dx = room.current.width / 2 - (part.x + part.width / 2) * scale;
    const dy = room.current.height / 2 - (part.y + part.height / 2) * scale;
    moveTo(panned({ scale, dx, dy }, 0, 0, { width, height }, room.current));
  };
  useImperativeHandle(handle, () => ({ fit: showAll, zoom: zoomMiddle, camera: () => camera.current, show }));

  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    drawn.current = 0;
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
  }, [width, height, margin, moveTo]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the surface must be focusable for its keys
    <section ref={surface} className="panzoom" aria-label={label} tabIndex={0}>
      <svg ref={art} className="panzoom-art" style={ORIGIN} role="presentation">
        <g ref={layer}>{children}</g>
      </svg>
      {overlay}
      {buttons && (
        <div className="panzoom-tools">
          <Tool label={en.board.zoomIn} hotkey="+" onClick={() => zoomMiddle(1.4)}>
            <Icon name="plus" />
          </Tool>
          <Tool label={en.board.zoomOut} hotkey="-" onClick={() => zoomMiddle(1 / 1.4)}>
            <Icon name="minus" />
          </Tool>
          <Tool label={en.board.fit} hotkey="0" onClick={showAll}>
            <Icon name="fit" />
          </Tool>
        </div>
      )}
    </section>
  );
}
