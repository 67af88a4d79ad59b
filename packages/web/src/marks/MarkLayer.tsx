import type { Mark } from "@starboard/kit";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTableContext } from "../table/table-context.ts";
import { placeUnder, spotOf } from "./board-spots.ts";
import { arrowPath, radiusOf, type Spot } from "./mark-geometry.ts";
import "./marks.css";

/** What a drag over the board means: it ends at the place where it began for a press. */
export type OnDraw = (from: string, to: string) => void;

/**
 * Arrows and circles over a board. They follow it when it moves, zooms or turns. With `onDraw` the layer takes the pointer:
 * a drag goes from place to place, and a press stays at one.
 */
export function MarkLayer({
  marks,
  onDraw,
}: {
  readonly marks: readonly Mark[];
  readonly onDraw?: OnDraw | undefined;
}) {
  const { loaded, board } = useTableContext();
  const { screen } = loaded;
  const { view } = board;
  const layer = useRef<HTMLDivElement>(null);
  const art = useRef<SVGSVGElement>(null);
  const dragged = useRef<{ readonly from: string; readonly pointer: Spot } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const isDrawing = onDraw !== undefined;
  const isNeeded = marks.length > 0 || isDrawing;
  useEffect(() => {
    const room = layer.current;
    const picture = art.current;
    if (!room || !picture || !isNeeded) return undefined;
    let frame = 0;
    // A board pans, zooms and turns without telling the page, so the places are read again in every frame.
    const follow = (): void => {
      const spot = (place: string): Spot | null => spotOf(screen, place, view, room);
      for (const [i, mark] of marks.entries()) drawMark(picture.children[i] as SVGGElement, mark, spot);
      const { from, pointer } = dragged.current ?? {};
      const start = from === undefined ? null : spot(from);
      drawArrow(picture.lastElementChild as SVGGElement, start, pointer ?? null);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [marks, screen, view, isNeeded, isDragging]);
  if (!isNeeded) return null;
  const at = (event: PointerEvent): Spot => {
    const edge = layer.current?.getBoundingClientRect();
    return { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0), r: 0 };
  };
  const under = (event: PointerEvent): string | null =>
    layer.current ? placeUnder(screen, view, layer.current, event) : null;
  return (
    <div
      ref={layer}
      className={`marks${isDrawing ? " drawing" : ""}`}
      aria-hidden="true"
      {...(onDraw && {
        onPointerDown(event: PointerEvent) {
          const from = event.button === 0 ? under(event) : null;
          if (from === null) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { from, pointer: at(event) };
          setDragging(true);
        },
        onPointerMove(event: PointerEvent) {
          if (dragged.current) dragged.current = { ...dragged.current, pointer: at(event) };
        },
        onPointerUp(event: PointerEvent) {
          const { from } = dragged.current ?? {};
          dragged.current = null;
          setDragging(false);
          const to = under(event);
          if (from !== undefined && to !== null) onDraw(from, to);
        },
        onPointerCancel() {
          dragged.current = null;
          setDragging(false);
        },
      })}
    >
      <svg ref={art} width="100%" height="100%">
        {marks.map((mark, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- marks have no name of their own
          <g key={i} className="mark-shape">
            <path className="mark-shaft" />
            <path className="mark-head" />
            <circle />
            {mark.label !== undefined && <text>{mark.label}</text>}
          </g>
        ))}
        <g className="mark-shape">
          <path className="mark-shaft" />
          <path className="mark-head" />
        </g>
      </svg>
    </div>
  );
}

function drawArrow(shape: SVGGElement, from: Spot | null, to: Spot | null): void {
  const arrow = from && to ? arrowPath(from, to) : null;
  shape.querySelector(".mark-shaft")?.setAttribute("d", arrow?.shaft ?? "");
  shape.querySelector(".mark-head")?.setAttribute("d", arrow?.head ?? "");
}

function drawMark(shape: SVGGElement, mark: Mark, spotAt: (place: string) => Spot | null): void {
  const circle = shape.querySelector("circle");
  const label = shape.querySelector("text");
  let middle: Spot | null;
  if (mark.is === "arrow") {
    const [from, to] = [spotAt(mark.from), spotAt(mark.to)];
    drawArrow(shape, from, to);
    circle?.setAttribute("r", "0");
    middle = from && to && { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, r: 0 };
  } else {
    middle = spotAt(mark.at);
    circle?.setAttribute("r", String(middle ? radiusOf(middle) : 0));
    circle?.setAttribute("cx", String(middle?.x ?? 0));
    circle?.setAttribute("cy", String(middle?.y ?? 0));
  }
  label?.setAttribute("display", middle ? "inline" : "none");
  label?.setAttribute("x", String(middle?.x ?? 0));
  label?.setAttribute("y", String((middle?.y ?? 0) + (mark.is === "circle" && middle ? radiusOf(middle) + 16 : -8)));
}
