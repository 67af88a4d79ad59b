/** The background of the map: stars, the grid, coordinates every five hexes at the rim. Drawn once. */
import { memo } from "@starboard/ui";
import { hexAt } from "@starboard/kit";
import { boardSize, gridPath, hexX, hexY, RADIUS } from "./geometry.ts";

const grids = new Map<string, string>();
function gridOf(cols: number, rows: number): string {
  const key = `${cols}x${rows}`;
  let d = grids.get(key);
  if (d === undefined) {
    d = gridPath(cols, rows);
    grids.set(key, d);
  }
  return d;
}

/** Returns a few dozen fixed stars, the same for every map of this size. */
function dust(width: number, height: number): string {
  let h = 2463534242;
  const next = (): number => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
  let d = "";
  for (let i = 0; i < 160; i++) d += `M${(next() * width).toFixed(1)} ${(next() * height).toFixed(1)}h.01`;
  return d;
}

export const Ground = memo(function Ground({ cols, rows }: { readonly cols: number; readonly rows: number }) {
  const { width, height } = boardSize(cols, rows);
  const marks: { key: string; x: number; y: number; text: number }[] = [];
  for (let col = 0; col < cols; col += 5) {
    const top = hexAt(col, 0);
    marks.push({ key: `c${col}`, x: hexX(top.q), y: hexY(top.q, top.r) - RADIUS * 1.15, text: col });
  }
  for (let row = 0; row < rows; row += 5) {
    const side = hexAt(0, row);
    marks.push({ key: `r${row}`, x: hexX(side.q) - RADIUS * 1.6, y: hexY(side.q, side.r), text: row });
  }
  return (
    <g className="ax-ground">
      <path d={dust(width, height)} className="ax-dust" />
      <path d={gridOf(cols, rows)} className="ax-grid" />
      {marks.map((mark) => (
        <text key={mark.key} x={mark.x} y={mark.y} className="ax-coordinate">
          {mark.text}
        </text>
      ))}
    </g>
  );
});
