import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { en } from "../text/en.ts";
import { Tool } from "../widgets/button.tsx";
import { Icon } from "../widgets/icon.tsx";
import type { Camera, Limits, Size } from "./camera.ts";
import { useGestures } from "./gestures.ts";
import { type BoardCamera, useCamera } from "./use-camera.ts";
import { usePicture } from "./use-picture.ts";

const ORIGIN = { transformOrigin: "0 0" };

/** What a board may do with its camera. */
export type PanZoomHandle = Pick<BoardCamera, "fit" | "zoom" | "camera" | "show">;

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
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const picture = usePicture({ surface, svg, layer }, width, height);
  const camera = useCamera(surface, picture, { board: { width, height }, margin, limits, onRest });
  useGestures(surface, {
    pan: camera.pan,
    zoom: camera.zoomAt,
    fit: camera.fit,
    dragging: (on) => surface.current?.classList.toggle("dragging", on),
  });
  useImperativeHandle<PanZoomHandle, PanZoomHandle>(handle, () => camera);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the surface must be focusable for its keys
    <section ref={surface} className="panzoom" aria-label={label} tabIndex={0}>
      <svg ref={svg} className="panzoom-art" style={ORIGIN} role="presentation">
        <g ref={layer}>{children}</g>
      </svg>
      {overlay}
      {buttons && (
        <div className="panzoom-tools">
          <Tool label={en.board.zoomIn} hotkey="+" onClick={() => camera.zoom(1.4)}>
            <Icon name="plus" />
          </Tool>
          <Tool label={en.board.zoomOut} hotkey="-" onClick={() => camera.zoom(1 / 1.4)}>
            <Icon name="minus" />
          </Tool>
          <Tool label={en.board.fit} hotkey="0" onClick={camera.fit}>
            <Icon name="fit" />
          </Tool>
        </div>
      )}
    </section>
  );
}
