/** The landing tile: a chase on the real hex map, drawn with the real ships. */
import { SHIPS, type ShipClass } from "@starboard/anaxis";
import { hexPath, gridPath, hexX, hexY, RADIUS } from "./geometry.ts";
import { lengthOf, Ship } from "./ships/Ship.tsx";

const of = (id: string): ShipClass => SHIPS.find((ship) => ship.id === id) as ShipClass;
const GRID = gridPath(14, 8);

const CAST = [
  { id: "typhon", q: 3, r: 4, turn: 60, side: 1, drift: 1 },
  { id: "phoenix", q: 2, r: 2, turn: 60, side: 1, drift: 0.5 },
  { id: "wyvern", q: 4, r: 1, turn: 90, side: 1, drift: 1.4 },
  { id: "praetor", q: 10, r: -2, turn: 240, side: 2, drift: 0.4 },
  { id: "scout", q: 8, r: 0, turn: 270, side: 2, drift: 1.6 },
  { id: "assassin", q: 9, r: -3, turn: 210, side: 2, drift: 0.8 },
] as const;

export function Tile({ lively }: { readonly lively: boolean }) {
  const width = hexX(13) + RADIUS;
  const a = { x: hexX(3), y: hexY(3, 4) };
  const b = { x: hexX(8), y: hexY(8, 0) };
  return (
    <svg
      className={`ax-tile-art${lively ? " lively" : ""}`}
      viewBox={`0 0 ${width} 300`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={GRID} className="ax-grid" />
      <path d={hexPath(b.x, b.y, 1)} className="ax-aim" />
      <path d={`M${a.x + 24} ${a.y - 14}L${b.x - 24} ${b.y + 14}`} className="ax-line" />
      {CAST.map(({ id, q, r, turn, side, drift }) => (
        <g key={id} className="ax-drift" style={{ animationDuration: `${9 / drift}s` }}>
          <Ship
            ship={of(id)}
            x={hexX(q)}
            y={hexY(q, r)}
            turn={turn}
            px={lengthOf(of(id), 46) / 1.1}
            side={`var(--side-${side})`}
          />
        </g>
      ))}
    </svg>
  );
}
