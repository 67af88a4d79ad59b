/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has roles but no tags for lists and their options */
/**
 * The input layer: one option per territory in reading order, one stop of the Tab key. It handles keys and drags
 * with native listeners, because the movable board below has native listeners that must not get them first.
 */
import { memo } from "@starboard/ui";
import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { Chart } from "./chart.ts";
import { stepTo } from "./steer.ts";

export interface Hands {
  /** A click, a touch or Enter. */
  press(at: number): void;
  over(at: number | null): void;
  /** A drag that began on a territory in `draggable`. */
  lift(at: number): void;
  drop(at: number | null): void;
  escape(): void;
}
export interface Spoken {
  readonly label: string;
  readonly pressed: boolean;
}

export const Hits = memo(function Hits({
  chart,
  label,
  words,
  focus,
  grab,
  hands,
}: {
  readonly chart: Chart;
  readonly label: string;
  readonly words: readonly Spoken[];
  /** The territory that the Tab key focuses. */
  readonly focus: number;
  /** Territories from which a group can be dragged. */
  readonly grab: ReadonlySet<number>;
  readonly hands: Hands;
}): ReactElement {
  const group = useRef<SVGGElement>(null);
  useHits(group, chart, hands, grab);
  return (
    <g ref={group} role="listbox" aria-label={label} aria-orientation="horizontal" className="we-hits">
      {chart.paths.map((d, i) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- territories keep their index
          key={i}
          d={d}
          role="option"
          aria-label={words[i]?.label ?? ""}
          aria-selected={words[i]?.pressed ?? false}
          tabIndex={i === focus ? 0 : -1}
          data-land={i}
          className={grab.has(i) ? "we-hit we-grab" : "we-hit"}
        />
      ))}
    </g>
  );
});

const landOf = (target: EventTarget | null): number | null => {
  const land = target instanceof Element ? target.closest<SVGElement>("[data-land]")?.dataset["land"] : undefined;
  return land === undefined ? null : Number(land);
};
/** The territory under a point of the window, even while the pointer is captured. */
const landAt = (x: number, y: number): number | null => landOf(document.elementFromPoint(x, y));

/** Movement of fewer pixels counts as a click. */
const SLACK = 6;

function useHits(group: RefObject<SVGGElement | null>, chart: Chart, hands: Hands, grab: ReadonlySet<number>): void {
  const latest = useRef({ hands, grab, chart });
  useEffect(() => {
    latest.current = { hands, grab, chart };
  });
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const now = (): typeof latest.current => latest.current;
    let drag: { from: number; pointer: number; x: number; y: number; far: boolean } | null = null;
    let swallow = false;
    const focusOn = (at: number): void => element.querySelector<SVGElement>(`[data-land="${at}"]`)?.focus();
    const end = (at: number | null): void => {
      if (drag?.far === true) now().hands.drop(at);
      drag = null;
    };
    const events: { readonly [name: string]: (event: never) => void } = {
      pointerdown(event: PointerEvent) {
        const at = landOf(event.target);
        swallow = false;
        if (at === null || event.button !== 0 || !now().grab.has(at)) return;
        event.stopPropagation();
        drag = { from: at, pointer: event.pointerId, x: event.clientX, y: event.clientY, far: false };
      },
      pointermove(event: PointerEvent) {
        if (drag?.pointer !== event.pointerId) return;
        if (!drag.far) {
          if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
          drag.far = true;
          element.setPointerCapture(event.pointerId);
          now().hands.lift(drag.from);
        }
        event.stopPropagation();
        now().hands.over(landAt(event.clientX, event.clientY));
      },
      pointerup(event: PointerEvent) {
        if (drag?.pointer !== event.pointerId) return;
        if (drag.far) swallow = true;
        end(landAt(event.clientX, event.clientY));
      },
      pointercancel: () => end(null),
      click(event: MouseEvent) {
        if (swallow) {
          swallow = false;
          event.stopPropagation();
          return;
        }
        const at = landOf(event.target);
        if (at !== null) now().hands.press(at);
      },
      dblclick: (event: MouseEvent) => landOf(event.target) !== null && event.stopPropagation(),
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !drag) now().hands.over(landOf(event.target));
      },
      pointerout: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !drag) now().hands.over(null);
      },
      focusin: (event: FocusEvent) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible"))
          now().hands.over(landOf(event.target));
      },
      focusout: () => now().hands.over(null),
      keydown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const at = landOf(event.target);
        if (at === null) return;
        if (event.key === "Enter" || event.key === " ") now().hands.press(at);
        else if (event.key === "Escape") now().hands.escape();
        else {
          const next = stepTo(now().chart.places, at, event.key);
          if (next < 0) return;
          focusOn(next);
        }
        event.preventDefault();
        event.stopPropagation();
      },
    };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(events))
        element.removeEventListener(name, listener as EventListener);
    };
  }, [group]);
}
