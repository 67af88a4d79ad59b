/** The arc of a bank as cells: fill steps down where the base difficulty rises. */
import { arcHexes, classOf, gunsOf, type Bank, type Ship, type TableAx } from "@starboard/anaxis";
import { onMap } from "@starboard/kit";
import { memo } from "react";
import { hexPath, hexX, hexY } from "./geometry.ts";

/** Cells of an arc from a place, grouped by base difficulty 1 to 5. */
function cellsOf(
  t: TableAx,
  ship: Ship,
  bank: Bank,
  q: number,
  r: number,
  facing: number,
  cols: number,
  rows: number,
): readonly (readonly [number, string])[] {
  const guns = gunsOf(t, ship, bank);
  if (!guns) return [];
  const { num, den } = classOf(t, ship).sensors;
  const reach = Math.min(24, Math.floor((5 * num) / den));
  const paths = new Map<number, string>();
  for (const cell of arcHexes(guns.arc, facing, reach, t.options["ax.narrowArc"])) {
    if (!onMap(q + cell.q, r + cell.r, cols, rows)) continue;
    const distance = Math.max(Math.abs(cell.q), Math.abs(cell.r), Math.abs(cell.q + cell.r));
    const base = Math.ceil((distance * den) / num);
    const at = hexPath(hexX(q + cell.q), hexY(q + cell.q, r + cell.r), 0.4);
    paths.set(base, (paths.get(base) ?? "") + at);
  }
  return [...paths].sort(([a], [b]) => a - b);
}

export const Arc = memo(function Arc(props: {
  readonly t: TableAx;
  readonly ship: Ship;
  readonly bank: Bank;
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly cols: number;
  readonly rows: number;
}) {
  const { t, ship, bank, q, r, facing, cols, rows } = props;
  return (
    <g className="ax-arc">
      {cellsOf(t, ship, bank, q, r, facing, cols, rows).map(([base, d]) => (
        <path key={base} d={d} style={{ fillOpacity: Math.max(0.05, 0.3 - 0.055 * base) }} />
      ))}
    </g>
  );
});
