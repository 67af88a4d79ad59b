/** Lines and areas on the map: jams, pursuits, scans, shields, the path of a planned move, the line of a shot. */
import { ACTIVE, classOf, PURSUING, type Ship, shipName, type StateAx } from "@starboard/anaxis";
import { hexDistance } from "@starboard/kit";
import { useId } from "react";
import { hexPath, hexX, hexY } from "./geometry.ts";
import { sideColour } from "./model.ts";

const at = (t: StateAx, s: Ship): readonly [number, number] => [
  hexX(t.q[s] as number),
  hexY(t.q[s] as number, t.r[s] as number),
];

/** Returns a line between two ships that does not touch them. */
function lineBetween(a: readonly [number, number], b: readonly [number, number], gap = 20): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < gap * 2.2) return "";
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  return `M${a[0] + ux * gap} ${a[1] + uy * gap}L${b[0] - ux * gap} ${b[1] - uy * gap}`;
}

export function Traces({ t }: { readonly t: StateAx }) {
  const arrow = useId();
  const ships = t.kind.map((_, s) => s).filter((s) => t.status[s] === ACTIVE);
  return (
    <g className="ax-traces">
      {ships
        .filter((s) => (t.jam[s] as number) > 0)
        .map((s) => {
          const x = hexX(t.jamQ[s] as number);
          const y = hexY(t.jamQ[s] as number, t.jamR[s] as number);
          return (
            <g key={`j${s}`} className="ax-jam">
              <path d={hexPath(x, y, 2)} />
              <path d={lineBetween(at(t, s), [x, y])} />
              <g transform={`translate(${x - 31} ${y - 13})`} className="ax-mark">
                <rect x={-11} y={-8} width={26} height={12} rx={6} />
                <path d="M-6 1L-4 -5L-1.5 1L0.5 -5" />
                <text x={3}>{`−${t.jam[s]}`}</text>
              </g>
            </g>
          );
        })}
      {ships
        .filter((s) => t.mode[s] === PURSUING && t.status[t.quarry[s] as number] === 1)
        .map((s) => (
          <path
            key={`p${s}`}
            className="ax-chase"
            style={{ stroke: sideColour(t.side[s] as number), color: sideColour(t.side[s] as number) }}
            d={lineBetween(at(t, s), at(t, t.quarry[s] as number))}
            markerEnd={`url(#${arrow})`}
          />
        ))}
      {ships
        .filter((s) => (t.scan[s] as number) >= 0)
        .map((s) => (
          <g key={`s${s}`} className="ax-scan">
            <path d={lineBetween(at(t, s), at(t, t.scan[s] as number))} />
            {(t.uplink[s] as number) >= 0 && (
              <path className="ax-link" d={lineBetween(at(t, s), at(t, t.uplink[s] as number))} />
            )}
          </g>
        ))}
      {ships
        .filter((s) => (t.shielding[s] as number) >= 0)
        .map((s) => {
          const [x, y] = at(t, t.shielding[s] as number);
          return <circle key={`w${s}`} className="ax-ward" cx={x} cy={y} r={23} />;
        })}
      <defs>
        <marker id={arrow} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1L9 5L1 9Z" className="ax-arrowhead" />
        </marker>
      </defs>
    </g>
  );
}

/** The hexes that a pulse would reach. */
export function PulseField({ t, ship }: { readonly t: StateAx; readonly ship: Ship }) {
  const q0 = t.q[ship] as number;
  const r0 = t.r[ship] as number;
  let d = "";
  for (let dq = -PULSE_REACH; dq <= PULSE_REACH; dq++)
    for (let dr = -PULSE_REACH; dr <= PULSE_REACH; dr++)
      if (hexDistance(0, 0, dq, dr) <= PULSE_REACH) d += hexPath(hexX(q0 + dq), hexY(q0 + dq, r0 + dr), 1);
  return <path className="ax-pulse" d={d} />;
}
/** Radius of a pulse in hexes (AX-7.3a). */
const PULSE_REACH = 2;

/** The path of a planned move, from the actual place of the ship. */
export function Path({
  points,
}: {
  readonly points: readonly { readonly q: number; readonly r: number; readonly facing: number }[];
}) {
  if (points.length < 2) return null;
  const d = points.map(({ q, r }, i) => `${i ? "L" : "M"}${hexX(q)} ${hexY(q, r)}`).join("");
  return (
    <g className="ax-path">
      <path d={d} />
      {points.slice(1).map(({ q, r, facing }, i) => (
        <path
          key={i}
          className="ax-chevron"
          d="M-5 4L0 -4L5 4"
          transform={`translate(${hexX(q)} ${hexY(q, r)}) rotate(${facing * 60})`}
        />
      ))}
    </g>
  );
}

/** The line of the chosen shot with its range. */
export function ShotLine({
  t,
  shooter,
  target,
  range,
}: {
  readonly t: StateAx;
  readonly shooter: Ship;
  readonly target: Ship;
  readonly range: string;
}) {
  const a = at(t, shooter);
  const b = at(t, target);
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + b[1]) / 2;
  const width = range.length * 6 + 14;
  return (
    <g className="ax-shot">
      <path d={lineBetween(a, b, 24)} />
      <g transform={`translate(${x} ${y})`}>
        <g className="ax-fixed">
          <rect x={-width / 2} y={-9} width={width} height={18} rx={9} />
          <text>{range}</text>
        </g>
      </g>
      <Brackets x={b[0]} y={b[1]} />
      <title>{shipName(classOf(t, target).name)}</title>
    </g>
  );
}

function Brackets({ x, y }: { readonly x: number; readonly y: number }) {
  const r = 27;
  const c = 9;
  return (
    <path
      className="ax-brackets"
      d={`M${x - r} ${y - r + c}V${y - r}H${x - r + c}M${x + r - c} ${y - r}H${x + r}V${y - r + c}M${x + r} ${y + r - c}V${y + r}H${x + r - c}M${x - r + c} ${y + r}H${x - r}V${y + r - c}`}
    />
  );
}
