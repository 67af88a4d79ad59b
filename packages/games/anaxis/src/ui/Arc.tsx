/** The arc of a bank on the map. Each base difficulty has its own shade, with a dotted line between them. */
import { memo } from "@starboard/ui";
import { arcHexes, type BankSpec, classOf, gunsOf, type Bank, type Ship, type StateAx } from "@starboard/anaxis";
import { onMap, STEP_Q, STEP_R } from "@starboard/kit";
import { hexPath, hexX, hexY, sidePath } from "./geometry.ts";
import { en } from "./messages.en.ts";

interface Sector {
  readonly arc: Extract<BankSpec, { kind: "guns" }>["arc"];
  readonly narrow: StateAx["options"]["ax.narrowArc"];
  /** Sensor rating as a fraction. */
  readonly num: number;
  readonly den: number;
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly cols: number;
  readonly rows: number;
}

/** Returns the hexes of an arc by base difficulty 1 to 5, the lines between them and the border. */
function drawn({ arc, narrow, num, den, q, r, facing, cols, rows }: Sector) {
  const bases = new Map<number, number>();
  for (const cell of arcHexes(arc, facing, Math.min(24, Math.floor((5 * num) / den)), narrow)) {
    if (!onMap(q + cell.q, r + cell.r, cols, rows)) continue;
    const distance = Math.max(Math.abs(cell.q), Math.abs(cell.r), Math.abs(cell.q + cell.r));
    // The ship's own hex is at distance 0 and belongs to difficulty 1.
    bases.set(keyOf(cell.q, cell.r), Math.max(1, Math.ceil((distance * den) / num)));
  }
  const fills = new Map<number, string>();
  let seams = "";
  let border = "";
  for (const [key, base] of bases) {
    const dq = (key >> 8) - FAR;
    const dr = (key & 255) - FAR;
    const x = hexX(q + dq);
    const y = hexY(q + dq, r + dr);
    fills.set(base, (fills.get(base) ?? "") + hexPath(x, y));
    for (let side = 0; side < 6; side++) {
      const beyond = bases.get(keyOf(dq + (STEP_Q[side] as number), dr + (STEP_R[side] as number)));
      if (beyond === undefined) border += sidePath(x, y, side);
      else if (beyond > base) seams += sidePath(x, y, side);
    }
  }
  const [aq, ar] = [STEP_Q[facing] as number, STEP_R[facing] as number];
  const labels = [...fills.keys()].flatMap((base) => {
    const far = Math.floor((base * num) / den);
    const at = { q: q + aq * far, r: r + ar * far };
    if (bases.get(keyOf(aq * far, ar * far)) !== base) return [];
    return [{ base, x: hexX(at.q), y: hexY(at.q, at.r) }];
  });
  return { fills: [...fills].sort(([a], [b]) => a - b), seams, border, labels };
}

/** Returns a key for a place relative to the ship. No arc is drawn beyond this range. */
const FAR = 64;
const keyOf = (dq: number, dr: number): number => ((dq + FAR) << 8) | (dr + FAR);

const Cells = memo(function Cells(sector: Sector) {
  const { fills, seams, border, labels } = drawn(sector);
  return (
    <g className="ax-arc">
      {fills.map(([base, d]) => (
        <path key={base} d={d} style={{ fillOpacity: Math.max(0.035, 0.24 - 0.05 * base) }} />
      ))}
      <path d={seams} className="seam" />
      <path d={border} className="border" />
      {labels.map(({ base, x, y }) => (
        <text key={base} x={x} y={y}>
          {en.base(base)}
        </text>
      ))}
    </g>
  );
});

export function Arc({
  t,
  ship,
  bank,
  cols,
  rows,
}: {
  readonly t: StateAx;
  readonly ship: Ship;
  readonly bank: Bank | null;
  readonly cols: number;
  readonly rows: number;
}) {
  const guns = gunsOf(t, ship, bank ?? "primary") ?? gunsOf(t, ship, bank === "secondary" ? "primary" : "secondary");
  if (!guns) return null;
  const { num, den } = classOf(t, ship).sensors;
  return (
    <Cells
      arc={guns.arc}
      narrow={t.options["ax.narrowArc"]}
      num={num}
      den={den}
      q={t.q[ship] as number}
      r={t.r[ship] as number}
      facing={t.facing[ship] as number}
      cols={cols}
      rows={rows}
    />
  );
}
