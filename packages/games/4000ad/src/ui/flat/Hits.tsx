/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has roles but no tags for lists and their options */
import { type Box, type Point, memo } from "@starboard/ui";
import type { Warp } from "@starboard/4000ad";
import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { InputHandlers } from "../act/input.ts";

/** Screen-reader texts of a place on the board. */
export interface Spoken {
  readonly label: string;
  readonly pressed: boolean;
}

/**
 * The interactive layer: one button per star and per warp in reading order. Each list is one Tab stop. Keys and drags use
 * native listeners, because the board below does too and must not handle them first.
 */
export const Hits = memo(function Hits({
  points,
  radius,
  boxes,
  input,
  starDescriptions,
  warpDescriptions,
  starsLabel,
  warpsLabel,
  focusStar,
  focusWarp,
  draggable,
  locate,
}: {
  readonly points: readonly Point[];
  readonly radius: number;
  /** Boxes of the warps under way, null for free ones. */
  readonly boxes: readonly (Box | null)[];
  readonly input: InputHandlers;
  readonly starDescriptions: readonly Spoken[];
  readonly warpDescriptions: readonly (Spoken | null)[];
  readonly starsLabel: string;
  readonly warpsLabel: string;
  readonly focusStar: number;
  readonly focusWarp: Warp;
  /** Stars and warps from which something can be dragged. */
  readonly draggable: ReadonlySet<string>;
  /** Board coordinates of a pointer event. */
  readonly locate: (event: PointerEvent) => Point;
}): ReactElement {
  const group = useRef<SVGGElement>(null);
  useHitKeys(group, input, locate, points, draggable);
  return (
    <g ref={group}>
      <g role="listbox" aria-label={starsLabel} aria-orientation="horizontal">
        {points.map((p, i) => {
          const words = starDescriptions[i] as Spoken;
          return (
            <g
              // oxlint-disable-next-line react/no-array-index-key -- the number of a star is its name
              key={i}
              role="option"
              aria-label={words.label}
              aria-selected={words.pressed}
              tabIndex={i === focusStar ? 0 : -1}
              data-star={i}
              className={draggable.has(`star${i}`) ? "ad-hit ad-grab" : "ad-hit"}
              transform={`translate(${p.x} ${p.y})`}
            >
              <circle r={radius} className="ad-hit-area" />
              <circle r={radius * 0.82} className="ad-hit-focus" />
            </g>
          );
        })}
      </g>
      <g role="listbox" aria-label={warpsLabel} aria-orientation="horizontal">
        {boxes.map((box, warp) => {
          const words = warpDescriptions[warp];
          if (!box || !words) return null;
          return (
            <g
              // oxlint-disable-next-line react/no-array-index-key -- the number of a warp is its name
              key={warp}
              role="option"
              aria-label={words.label}
              aria-selected={words.pressed}
              tabIndex={warp === focusWarp ? 0 : -1}
              data-warp={warp}
              className={draggable.has(`warp${warp}`) ? "ad-hit ad-grab" : "ad-hit"}
            >
              <rect
                className="ad-hit-focus"
                x={box.x - 5}
                y={box.y - 5}
                width={box.w + 10}
                height={box.h + 10}
                rx={8}
              />
            </g>
          );
        })}
      </g>
    </g>
  );
});

/** Returns the star or warp of an event, or null. */
export function hitOf(target: EventTarget | null): { star: number } | { warp: Warp } | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-star],[data-warp]") : null;
  const star = element?.dataset["star"];
  if (star !== undefined) return { star: Number(star) };
  const warp = element?.dataset["warp"];
  return warp === undefined ? null : { warp: Number(warp) };
}

function useHitKeys(
  group: RefObject<SVGGElement | null>,
  input: InputHandlers,
  locate: (event: PointerEvent) => Point,
  points: readonly Point[],
  draggable: ReadonlySet<string>,
): void {
  const latest = useRef({ input, locate, points, draggable });
  useEffect(() => {
    latest.current = { input, locate, points, draggable };
  });
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    return listenToHits(element, () => latest.current);
  }, [group]);
}

/** Movement in pixels below which a drag counts as a click. */
const SLACK = 6;

/** Listens for clicks, focus, keys and drags on stars and warps. Returns a function that stops it. */
export function listenToHits(
  element: Element,
  now: () => {
    readonly input: InputHandlers;
    readonly locate: (event: PointerEvent) => Point;
    readonly points: readonly (Point | null)[];
    readonly draggable: ReadonlySet<string>;
  },
): () => void {
  let drag: { from: { star: number } | { warp: Warp }; pointer: number; x: number; y: number; far: boolean } | null =
    null;
  let swallow = false;
  const events: [string, (event: never) => void][] = [
    [
      "pointerdown",
      (event: PointerEvent) => {
        const hit = hitOf(event.target);
        swallow = false;
        if (!hit || event.button !== 0) return;
        if (!now().draggable.has("star" in hit ? `star${hit.star}` : `warp${hit.warp}`)) return;
        event.stopPropagation();
        drag = { from: hit, pointer: event.pointerId, x: event.clientX, y: event.clientY, far: false };
      },
    ],
    [
      "pointermove",
      (event: PointerEvent) => {
        if (!drag || event.pointerId !== drag.pointer) return;
        if (!drag.far && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
        if (!drag.far) {
          drag.far = true;
          element.setPointerCapture(event.pointerId);
          now().input.dragFrom(drag.from);
        }
        event.stopPropagation();
        now().input.dragOver(now().locate(event), now().points);
      },
    ],
    [
      "pointerup",
      (event: PointerEvent) => {
        if (!drag || event.pointerId !== drag.pointer) return;
        if (drag.far) {
          now().input.drop(now().locate(event), now().points);
          swallow = true;
        }
        drag = null;
      },
    ],
    [
      "pointercancel",
      () => {
        if (drag?.far === true) now().input.drop(null, now().points);
        drag = null;
      },
    ],
    [
      "click",
      (event: MouseEvent) => {
        if (swallow) {
          swallow = false;
          event.stopPropagation();
          return;
        }
        const hit = hitOf(event.target);
        if (!hit) return;
        if ("star" in hit) now().input.star(hit.star);
        else now().input.warp(hit.warp);
      },
    ],
    ["dblclick", (event: MouseEvent) => hitOf(event.target) && event.stopPropagation()],
    [
      "pointerover",
      (event: PointerEvent) => {
        const hit = hitOf(event.target);
        if (event.pointerType !== "touch" && hit && "star" in hit) now().input.over(hit.star);
      },
    ],
    ["pointerout", (event: PointerEvent) => event.pointerType !== "touch" && now().input.over(null)],
    [
      "focusin",
      (event: FocusEvent) => {
        const hit = hitOf(event.target);
        if (hit && event.target instanceof Element && event.target.matches(":focus-visible")) {
          if ("star" in hit) now().input.focusStar(hit.star);
          else now().input.focusWarp(hit.warp);
        }
      },
    ],
    ["focusout", () => now().input.over(null)],
    ["keydown", (event: KeyboardEvent) => now().input.key(event, hitOf(event.target), now().points)],
  ];
  for (const [type, listener] of events) element.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of events) element.removeEventListener(type, listener as EventListener);
  };
}
