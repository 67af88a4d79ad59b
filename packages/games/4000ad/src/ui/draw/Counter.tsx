import type { ReactElement } from "react";
import type { PowerLook } from "../model/powers.ts";
import { type Plate, plateParts, rowOffsets } from "./plate.ts";

/** Frost mark of three crossing strokes: ships that fought this turn and may not depart. */
function Frost({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactElement {
  const c = r * 0.5;
  const s = r * 0.87;
  return (
    <path
      className="ad-frost"
      d={`M${x - r} ${y}h${2 * r}M${x - c} ${y - s}L${x + c} ${y + s}M${x + c} ${y - s}L${x - c} ${y + s}`}
    />
  );
}

/** A row of plates with its upper left corner at the origin. */
export function PlateRow({
  plates,
  looks,
  h,
}: {
  readonly plates: readonly Plate[];
  readonly looks: readonly PowerLook[];
  readonly h: number;
}): ReactElement {
  const offsets = rowOffsets(plates, h);
  return (
    <>
      {plates.map((plate, i) => (
        <g key={`${plate.kind}${plate.power}`} transform={`translate(${offsets[i]} 0)`}>
          <PlateBody plate={plate} look={looks[plate.power]} h={h} />
        </g>
      ))}
    </>
  );
}

/** One plate: emblem, number, frost, and the edges of the ships stacked beneath. */
export function PlateBody({
  plate,
  look,
  h,
}: {
  readonly plate: Plate;
  readonly look: PowerLook | undefined;
  readonly h: number;
}): ReactElement {
  const p = plateParts(plate, h);
  const r = h * 0.17;
  const edges = [];
  for (let i = p.edges; i > 0; i--)
    edges.push(<rect key={i} x={i * p.edge} y={i * p.edge} width={p.w} height={h} rx={r} className="ad-plate-edge" />);
  const scale = p.emblem / 20;
  return (
    <g className={`ad-plate ad-plate-${plate.kind}`} style={look ? { color: look.ink } : undefined}>
      {edges}
      <rect width={p.w} height={h} rx={r} className="ad-plate-face" />
      {p.frost > 0 && (
        <path
          className="ad-plate-cold"
          d={`M${p.w - p.frost} 0H${p.w - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${p.w - p.frost}Z`}
        />
      )}
      <path
        className="ad-plate-sign"
        d={plate.kind === "power" ? look?.emblem : plate.kind === "neutral" ? NEUTRAL : DERELICT}
        transform={`translate(${p.emblemX} ${(h - p.emblem) / 2}) scale(${scale}) translate(-6 -6)`}
      />
      <text className="ad-plate-number" x={p.numberX} y={p.baseline} textAnchor="end" fontSize={p.numberSize}>
        {plate.ships}
      </text>
      {p.frost > 0 && <Frost x={p.w - p.frost + h * 0.32} y={h / 2} r={h * 0.2} />}
      {p.frost > 0 && plate.frozen < plate.ships && (
        <text className="ad-plate-few" x={p.w - h * 0.12} y={h * 0.72} textAnchor="end" fontSize={h * 0.64}>
          {plate.frozen}
        </text>
      )}
    </g>
  );
}

/** Path of the neutral defenders' sign: a shield. */
const NEUTRAL = "M16 6 25 9v7c0 5-4 8.500-9 10.500C11 24.500 7 21 7 16V9Z";
/** Path of the derelicts' sign: a hull broken in two. */
const DERELICT = "M15 7 8 23l6-3 1.500-6Zm3.500 1L25 23l-6.500-2.500-.5-6Z";
