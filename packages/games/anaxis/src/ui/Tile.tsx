/** The landing tile: a shot on the real hex map, drawn with the real ships, the arc of the shooter and its dice. */
import { arcHexes, SHIPS, type ShipClass } from "@starboard/anaxis";
import { pips } from "@starboard/ui";
import { gridPath, hexPath, hexX, hexY } from "./geometry.ts";
import { lengthOf, Ship } from "./ships/Ship.tsx";

const of = (id: string): ShipClass => SHIPS.find((ship) => ship.id === id) as ShipClass;
const GRID = gridPath(14, 8);

const CAST = [
  { id: "leviathan", q: 1, r: 0, turn: 60, side: 1, drift: 0.4 },
  { id: "typhon", q: 3, r: 0, turn: 60, side: 1, drift: 1 },
  { id: "wyvern", q: 2, r: 2, turn: 60, side: 1, drift: 1.4 },
  { id: "assassin", q: 6, r: -3, turn: 240, side: 2, drift: 0.8 },
  { id: "praetor", q: 9, r: -3, turn: 270, side: 2, drift: 0.4 },
] as const;
const SHOOTER = CAST[1];
const TARGET = CAST[3];
const ARC = arcHexes("narrow", 1, 7, "wedge")
  .map(({ q, r }) => hexPath(hexX(SHOOTER.q + q), hexY(SHOOTER.q + q, SHOOTER.r + r)))
  .join("");
/** The dice of the shot: two hits and a miss. */
const DICE = [
  { face: 6, isHit: true },
  { face: 4, isHit: true },
  { face: 2, isHit: false },
] as const;

export function Tile({ lively }: { readonly lively: boolean }) {
  const from = { x: hexX(SHOOTER.q), y: hexY(SHOOTER.q, SHOOTER.r) };
  const to = { x: hexX(TARGET.q), y: hexY(TARGET.q, TARGET.r) };
  return (
    <svg
      className={`ax-tile-art${lively ? " lively" : ""}`}
      viewBox="0 -6 396 218"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={GRID} className="ax-grid" />
      <path d={ARC} className="ax-tile-arc" />
      <path d={`M${from.x + 26} ${from.y - 15}L${to.x - 24} ${to.y + 14}`} className="ax-line" />
      <path d={hexPath(to.x, to.y, 1)} className="ax-aim" />
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
      {DICE.map(({ face, isHit }, i) => (
        <g
          key={face}
          className={`ax-tile-die${isHit ? " hit" : ""}`}
          transform={`translate(${to.x + 40 + i * 22} ${to.y})`}
        >
          <rect x={-9} y={-9} width={18} height={18} rx={4} />
          {pips(face).map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x * 4.6} cy={y * 4.6} r={1.8} />
          ))}
        </g>
      ))}
    </svg>
  );
}
