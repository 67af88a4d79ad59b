/** Charts of the lab. Each has a title for screen readers, and a table beside it. */
import type { CoursePoint, VersionResult } from "@starboard/lab/measurement";
import type { Estimate } from "@starboard/lab";
import * as en from "../messages/en.ts";
import { useElementSize } from "../shell/use-element-size.ts";
import "./charts.css";

/** An interval on a line, with its middle. */
export function IntervalBar({
  of: { mean, half },
  from,
  to,
  look,
  mark,
}: {
  readonly of: Pick<Estimate, "mean" | "half">;
  /** The ends of the line. */
  readonly from: number;
  readonly to: number;
  readonly look: "a" | "b" | "side" | "clear" | "open";
  /** A value that is marked, such as an even share. */
  readonly mark?: number;
}) {
  const at = (value: number): number => (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
  return (
    <svg className={`lab-interval ${look}`} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d="M0 6H100" />
      {mark !== undefined && <path className="mark" d={`M${at(mark)} 0V12`} />}
      <rect x={at(mean - half)} y={3.5} width={Math.max(0.6, at(mean + half) - at(mean - half))} height={5} />
      <path className="middle" d={`M${at(mean)} 1V11`} />
    </svg>
  );
}

const LEFT = 44;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 26;
const LABEL_ROOM = 78;

/** A round step for an axis with about `parts` parts. */
const stepOf = (most: number, parts: number): number => {
  const rough = Math.max(1, most / parts);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
};

/** The share of the counted seat by number of matches, with its interval: one line for each version. */
export function ShareChart({
  course,
  all,
  even,
  of,
  drawn = "curves",
}: {
  readonly course: readonly (readonly CoursePoint[])[];
  /** Number of matches of the plan. */
  readonly all: number;
  /** The share if nobody had an advantage. */
  readonly even: number;
  /** Whose shares are drawn. */
  readonly of: readonly string[];
  /** Courses of few points are drawn as a bar for each. */
  readonly drawn?: "curves" | "bars";
}) {
  const [box, { width, height }] = useElementSize();
  // The first few matches say nothing, and their intervals would fill the chart.
  const shown = course.map((points) => points.filter(({ matches }) => matches >= Math.min(4, points.length)));
  const values = shown.flat().flatMap(({ share }) => [share.mean - share.half, share.mean + share.half]);
  const low = Math.max(0, Math.floor(Math.min(even - 0.1, ...values) * 10) / 10);
  const high = Math.min(1, Math.ceil(Math.max(even + 0.1, ...values) * 10) / 10);
  const x = (matches: number): number => LEFT + (matches / all) * (width - LEFT - RIGHT);
  const y = (share: number): number => TOP + ((high - share) / (high - low)) * (height - TOP - BOTTOM);
  const step = stepOf(all, width < 480 ? 3 : 5);
  const marks =
    drawn === "curves"
      ? Array.from({ length: Math.floor(all / step) + 1 }, (_, i) => i * step)
      : (shown[0] ?? []).map(({ matches }) => matches);
  const rows = high - low > 0.5 ? 0.2 : 0.1;
  const lines = Array.from({ length: Math.floor((high - low) / rows + 1e-9) + 1 }, (_, i) => low + i * rows);
  return (
    <>
      <div ref={box} className="lab-chart">
        {width > 0 && (
          <svg width={width} height={height}>
            <title>{en.lab.shareChart(of)}</title>
            {lines.map((share) => (
              <g key={share}>
                <path className="grid" d={`M${LEFT} ${y(share)}H${width - RIGHT}`} />
                <text className="end" x={LEFT - 8} y={y(share) + 4}>
                  {en.lab.percent(share)}
                </text>
              </g>
            ))}
            {marks.map((matches) => (
              <text key={matches} className="middle" x={x(matches)} y={height - 8}>
                {matches}
              </text>
            ))}
            <path className="even" d={`M${LEFT} ${y(even)}H${width - RIGHT}`} />
            {drawn === "bars" ? (
              <Bars points={shown.flat()} x={x} y={y} />
            ) : (
              shown.map((points, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- a version is its place
                <Curve
                  key={i}
                  points={points}
                  look={course.length === 1 ? "side" : i === 0 ? "a" : "b"}
                  x={x}
                  y={y}
                  edge={width}
                />
              ))
            )}
          </svg>
        )}
      </div>
      <details>
        <summary>{en.lab.asTable}</summary>
        <CourseTable course={course} />
      </details>
    </>
  );
}

/** An interval for each point, with its middle. */
function Bars({
  points,
  x,
  y,
}: {
  readonly points: readonly CoursePoint[];
  readonly x: (matches: number) => number;
  readonly y: (share: number) => number;
}) {
  return points.map(({ matches, share: { mean, half } }) => (
    <g key={matches} className="bar-of">
      <path d={`M${x(matches)} ${y(Math.min(1, mean + half))}V${y(Math.max(0, mean - half))}`} />
      <circle cx={x(matches)} cy={y(mean)} r={4} />
    </g>
  ));
}

function Curve({
  points,
  look,
  x,
  y,
  edge,
}: {
  readonly points: readonly CoursePoint[];
  readonly look: string;
  readonly x: (matches: number) => number;
  readonly y: (share: number) => number;
  readonly edge: number;
}) {
  const last = points.at(-1);
  if (!last) return null;
  const upper = points.map(
    ({ matches, share }) => `${x(matches).toFixed(1)} ${y(Math.min(1, share.mean + share.half)).toFixed(1)}`,
  );
  const lower = points.map(
    ({ matches, share }) => `${x(matches).toFixed(1)} ${y(Math.max(0, share.mean - share.half)).toFixed(1)}`,
  );
  const line = points.map(({ matches, share }) => `${x(matches).toFixed(1)} ${y(share.mean).toFixed(1)}`);
  const end = { x: x(last.matches), y: y(last.share.mean) };
  const isRight = end.x + LABEL_ROOM > edge;
  return (
    <g className={`curve-of ${look}`}>
      <path className="band" d={`M${upper.join("L")}L${lower.toReversed().join("L")}Z`} />
      <path className="line" d={`M${line.join("L")}`} />
      <circle cx={end.x} cy={end.y} r={4} />
      <text className={isRight ? "name end" : "name"} x={end.x + (isRight ? -8 : 10)} y={end.y - 8}>
        {en.lab.interval(last.share.mean, last.share.half)}
      </text>
    </g>
  );
}

/** At most this many rows of the course are listed. */
const MAX_ROWS = 20;

function CourseTable({ course }: { readonly course: readonly (readonly CoursePoint[])[] }) {
  const [first = []] = course;
  const every = Math.max(1, Math.ceil(first.length / MAX_ROWS));
  const rows = first.filter((_, i) => (i + 1) % every === 0 || i === first.length - 1);
  const letter = (i: number): string => (course.length === 1 ? "" : `${en.lab.letters[i] ?? ""}: `);
  return (
    <table className="lab-table">
      <thead>
        <tr>
          <th scope="col">{en.lab.head.matches}</th>
          {course.map((_, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a version is its place
            <th key={i} scope="col">
              {letter(i)}
              {en.lab.head.share}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ matches }) => (
          <tr key={matches}>
            <th scope="row" className="n">
              {matches}
            </th>
            {course.map((points, i) => {
              const point = points.findLast((one) => one.matches <= matches);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a version is its place
                <td key={i} className="n">
                  {point ? en.lab.interval(point.share.mean, point.share.half) : "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many matches had which length. */
export function LengthChart({ lengths }: { readonly lengths: VersionResult["lengths"] }) {
  const most = Math.max(1, ...lengths.map(({ matches }) => matches));
  const peak = lengths.findIndex(({ matches }) => matches === most);
  return (
    <>
      <figure className="lab-bars" aria-label={en.lab.lengthChart}>
        {lengths.map(({ from, to, matches }, i) => (
          <div key={from} className={i === peak ? "peak" : undefined} title={en.lab.range(from, to)}>
            <span style={{ height: `${(100 * matches) / most}%` }} />
            <small className="n">{lengths.length <= 10 || i % 2 === 0 ? from : ""}</small>
          </div>
        ))}
      </figure>
      <details>
        <summary>{en.lab.asTable}</summary>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{en.lab.head.length}</th>
              <th scope="col">{en.lab.head.matches}</th>
            </tr>
          </thead>
          <tbody>
            {lengths.map(({ from, to, matches }) => (
              <tr key={from}>
                <th scope="row" className="n">
                  {en.lab.range(from, to)}
                </th>
                <td className="n">{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
