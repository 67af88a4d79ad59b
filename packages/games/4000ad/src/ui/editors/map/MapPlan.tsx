/** The star map in the editor, flat: one plan for each level. Stars are dragged, or moved with the arrow keys. */
import type { StarEntry } from "@starboard/4000ad";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Marks, StarGlyph } from "../../draw/Glyphs.tsx";
import { en } from "../messages.en.ts";
import { type MapDraft, sectorLetter } from "./draft.ts";

/** Size of a square, and the margin around the plan, in drawing units. */
const SQUARE = 120;
const MARGIN = 8;
/** How far an arrow key moves a star, in squares. */
const STEP = 0.05;

export interface PlanProps {
  readonly draft: MapDraft;
  /** Number of the selected star, or null. */
  readonly chosen: number | null;
  /** Whether a click on the plan adds a star. */
  readonly adding: boolean;
  readonly isFaulty: (star: number) => boolean;
  readonly onChoose: (star: number | null) => void;
  readonly onMove: (star: number, x: number, y: number) => void;
  readonly onAdd: (x: number, y: number, depth: number) => void;
  readonly onRemove: (star: number) => void;
}

export function MapPlan(props: PlanProps) {
  const { depths } = props.draft.map.board;
  return (
    <div className="adm-levels">
      {Array.from({ length: depths }, (_, depth) => (
        <Level key={depth === 0 ? "yellow" : "red"} {...props} depth={depth} />
      ))}
    </div>
  );
}

function Level({
  draft,
  chosen,
  adding,
  depth,
  isFaulty,
  onChoose,
  onMove,
  onAdd,
  onRemove,
}: PlanProps & { readonly depth: number }) {
  const plan = useRef<SVGSVGElement>(null);
  /** The dragged star, its place, and where the pointer holds it relative to its centre. */
  const [drag, setDrag] = useState<Drag | null>(null);
  const { board, stars, setups } = draft.map;
  const [width, height] = [board.cols * SQUARE, board.rows * SQUARE];
  const homes = new Set(Object.values(setups).flatMap(({ homes: ids }) => ids));
  /** The point of the field under the pointer, in squares. */
  const place = (event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number } => {
    const matrix = plan.current?.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: at.x / SQUARE, y: at.y / SQUARE };
  };
  const begin = (event: PointerEvent, star: number): void => {
    if (adding) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(star);
    const plot = stars[star]?.plot ?? { x: 0, y: 0 };
    const at = place(event);
    setDrag({ star, x: plot.x, y: plot.y, holdX: at.x - plot.x, holdY: at.y - plot.y });
  };
  const end = (event: PointerEvent): void => {
    if (drag) {
      const from = stars[drag.star]?.plot;
      const to = dragged(drag, place(event));
      if (from && Math.hypot(to.x - from.x, to.y - from.y) > STEP / 2) onMove(drag.star, to.x, to.y);
    }
    setDrag(null);
  };
  const key = (event: KeyboardEvent, i: number, { plot }: StarEntry): void => {
    const by = ARROWS[event.key];
    if (by) onMove(i, plot.x + by[0] * STEP, plot.y + by[1] * STEP);
    else if (event.key === "Enter" || event.key === " ") onChoose(i);
    else if (event.key === "Delete") onRemove(i);
    else return;
    event.preventDefault();
  };
  const level = depth === 0 ? "yellow" : "red";
  return (
    <figure className={`adm-level adm-${level}`}>
      <figcaption>{en.map.levels[level]}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users add a star with the button below the plan */}
      <svg
        ref={plan}
        className={adding ? "adding" : undefined}
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        onClick={(event) => {
          if (!adding) return;
          const at = place(event);
          onAdd(at.x, at.y, depth);
        }}
      >
        {Array.from({ length: board.rows * board.cols }, (_, i) => {
          const [row, col] = [Math.floor(i / board.cols), i % board.cols];
          return (
            <g key={`${row}/${col}`} transform={`translate(${col * SQUARE} ${row * SQUARE})`}>
              <rect className="adm-square" width={SQUARE} height={SQUARE} />
              <text className="adm-letter" x={SQUARE / 2} y={SQUARE * 0.66}>
                {sectorLetter(board, row, col)}
              </text>
            </g>
          );
        })}
        {stars.map((star, i) => {
          if (star.depth !== depth) return null;
          const at = drag?.star === i ? drag : star.plot;
          return (
            <g
              key={star.id}
              className={`adm-star${i === chosen ? " chosen" : ""}${isFaulty(i) ? " faulty" : ""}`}
              transform={`translate(${at.x * SQUARE} ${at.y * SQUARE})`}
              data-map-star={star.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG shape cannot be a button element
              role="button"
              tabIndex={adding ? -1 : 0}
              aria-label={en.map.starLabel(star, homes.has(star.id))}
              aria-pressed={i === chosen}
              onPointerDown={(event) => begin(event, i)}
              onPointerMove={(event) => drag?.star === i && setDrag({ ...drag, ...dragged(drag, place(event)) })}
              onPointerUp={end}
              onPointerCancel={() => setDrag(null)}
              onKeyDown={(event) => key(event, i, star)}
            >
              <circle className="adm-hit" r={22} />
              {homes.has(star.id) && <circle className="adm-home" r={15} />}
              <StarGlyph depth={star.depth} rich={star.population || star.materials} scale={1.1} halo={null} />
              <g transform="translate(17 -9)">
                <Marks population={star.population} materials={star.materials} r={4} />
              </g>
              <text y={26}>{star.name}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

interface Drag {
  readonly star: number;
  readonly x: number;
  readonly y: number;
  readonly holdX: number;
  readonly holdY: number;
}
const dragged = ({ holdX, holdY }: Drag, at: { x: number; y: number }): { x: number; y: number } => ({
  x: at.x - holdX,
  y: at.y - holdY,
});

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
