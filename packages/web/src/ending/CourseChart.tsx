import { boardFont, Segments, textWidth } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useElementSize } from "../shell/use-element-size.ts";
import { useTableContext } from "../table/table-context.ts";
import { bandsOf, labelStep, linesOf, niceTop, positionsOf, spread } from "./chart.ts";
import type { Course } from "./course.ts";

/** Room around the curves in pixels: for figures on the left and names on the right. */
const LEFT = 34;
const TOP = 14;
const BOTTOM = 24;
/** Size of the names, which is that of the style sheet, and the room around them. */
const NAME_PX = 14;
const NAME_SPACE = 12;
/** Least distance between two names, and between two labels of the axis. */
const NAME_GAP = 16;
const LABEL_GAP = 10;
/** Size of the numbers of turning points. */
const NUMBER_RADIUS = 10;
/** The font of `.curve-label`. */
const LABEL_FONT = "12px Inter, sans-serif";

/** The curves of what the game counts, one line per seat, with a table for keyboard and screen reader. */
export function CourseChart({ course }: { readonly course: Course }) {
  const { measures } = course;
  const [chosen, setChosen] = useState(measures[0]?.id ?? "");
  const at = Math.max(
    0,
    measures.findIndex(({ id }) => id === chosen),
  );
  const measure = measures[at];
  if (!measure || course.points.length === 0) return null;
  return (
    <section className="course" aria-label={en.ending.course(measure.name)}>
      <header>
        <h3>{measure.name}</h3>
        {measures.length > 1 && (
          <Segments
            label={en.ending.measures}
            value={measure.id}
            options={measures.map(({ id, name }) => ({ value: id, name }))}
            onChange={setChosen}
          />
        )}
      </header>
      <Curves course={course} at={at} />
      <details>
        <summary>{en.ending.asTable}</summary>
        <CourseTable course={course} at={at} />
      </details>
    </section>
  );
}

function Curves({
  course: { points, goals, turningPoints, measures },
  at,
}: {
  readonly course: Course;
  readonly at: number;
}) {
  const { loaded, board, seats, viewer, text } = useTableContext();
  const [box, size] = useElementSize();
  const { width, height } = size;
  const sides = loaded.screen.objectives?.(board)?.sides;
  const nameOf = (seat: Seat): string =>
    seat === viewer ? en.ending.you : (sides?.find((side) => side.seat === seat)?.shortName ?? text.side(seat));
  const goal = goals[at] ?? null;
  const all = points.flatMap(({ values }) => values[at] ?? []).filter((value) => value !== null);
  const top = niceTop(Math.max(1, goal?.value ?? 0, ...all));
  const bottom = Math.min(0, ...all);
  const bands = bandsOf(points);
  const positions = positionsOf(points);
  const ends = seats.map(
    (_, seat) => points.findLast(({ values }) => typeof values[at]?.[seat] === "number")?.values[at]?.[seat] ?? null,
  );
  const names = ends.map((end, seat) => (end === null ? "" : `${nameOf(seat as Seat)} ${en.ending.figure(end)}`));
  const right = NAME_SPACE + Math.max(0, ...names.map((name) => textWidth(name, boardFont(NAME_PX))));
  const x = (position: number): number => LEFT + (position / bands.length) * (width - LEFT - right);
  const y = (value: number): number => TOP + ((top - value) / (top - bottom)) * (height - TOP - BOTTOM);
  const labels = spread(
    ends.map((value) => y(value ?? 0)),
    NAME_GAP,
    TOP,
    height - BOTTOM,
  );
  const every = labelStep(
    bands.map(({ name }) => textWidth(name, LABEL_FONT)),
    (width - LEFT - right) / bands.length,
    LABEL_GAP,
  );
  const colour = (seat: number): number => loaded.screen.badge(board.view, seat as Seat).colour;
  return (
    <div ref={box} className="curves">
      {width > 0 && (
        <svg width={width} height={height}>
          <title>{en.ending.chart(measures[at]?.name ?? "")}</title>
          {bands.map((band, i) => (
            <g key={band.first}>
              {i % 2 === 1 && (
                <rect className="curve-band" x={x(i)} y={TOP} width={x(i + 1) - x(i)} height={height - TOP - BOTTOM} />
              )}
              {i % every === 0 && (
                <text className="curve-label" x={x(i)} y={height - 6}>
                  {band.name}
                </text>
              )}
            </g>
          ))}
          {linesOf(bottom, top).map((value) => (
            <g key={value}>
              <path className="curve-grid" d={`M${LEFT} ${y(value)}H${width - right}`} />
              <text className="curve-label end" x={LEFT - 6} y={y(value) + 4}>
                {en.ending.figure(value)}
              </text>
            </g>
          ))}
          {goal && (
            <g>
              <path className="curve-goal" d={`M${LEFT} ${y(goal.value)}H${width - right}`} />
              <text className="curve-label" x={LEFT + 6} y={y(goal.value) - 5}>
                {goal.label}
              </text>
            </g>
          )}
          {seats.map((_, seat) => (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              key={seat}
              className={`curve s${colour(seat)}${seat === viewer ? " own" : ""}`}
              d={lineOf(
                points.map(({ values }, i) => [x(positions[i] ?? 0), values[at]?.[seat] ?? null]),
                y,
                x(0),
              )}
            />
          ))}
          {ends.map((value, seat) =>
            value === null ? null : (
              <text
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
                key={seat}
                className={`curve-name s${colour(seat)}`}
                x={width - right + 8}
                y={(labels[seat] ?? 0) + 5}
              >
                {names[seat]}
              </text>
            ),
          )}
          {at === 0 &&
            turningPoints.map((turn, i) => {
              const index = points.findIndex(({ n }) => n === turn.n);
              const highest = Math.max(...(points[index]?.values[at] ?? []).map((value) => value ?? 0));
              // The number of the last turn keeps clear of the names behind the curves.
              const place = {
                x: Math.min(x(positions[index] ?? 0), width - right - NUMBER_RADIUS),
                y: Math.max(TOP + 10, y(highest) - 16),
              };
              return (
                <g key={turn.n} className="curve-turn">
                  <path d={`M${place.x} ${place.y}V${y(highest)}`} />
                  <circle cx={place.x} cy={place.y} r={NUMBER_RADIUS} />
                  <text x={place.x} y={place.y + 5}>
                    {i + 1}
                  </text>
                </g>
              );
            })}
        </svg>
      )}
    </div>
  );
}

/** A line through the figures; it begins at the left edge and breaks where there is none. */
function lineOf(
  line: readonly (readonly [number, number | null])[],
  y: (value: number) => number,
  left: number,
): string {
  let path = "";
  let isDrawing = false;
  for (const [i, [x, value]] of line.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    path += `${isDrawing ? "L" : "M"}${(i === 0 ? left : x).toFixed(1)} ${y(value).toFixed(1)}`;
    isDrawing = true;
  }
  return path;
}

/** The figures at the end of each round. */
function CourseTable({ course: { points, measures }, at }: { readonly course: Course; readonly at: number }) {
  const { seats, text } = useTableContext();
  return (
    <table className="ledger result-ledger">
      <caption>{measures[at]?.name}</caption>
      <thead>
        <tr>
          <th scope="col">{en.ending.round}</th>
          {seats.map((_, seat) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <th key={seat} scope="col">
              {text.side(seat as Seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bandsOf(points).map(({ first, count, name }) => (
          <tr key={first}>
            <th scope="row">{name}</th>
            {seats.map((_, seat) => {
              const value = points[first + count - 1]?.values[at]?.[seat] ?? null;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
                <td key={seat} className="n">
                  {value === null ? "–" : en.ending.figure(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
