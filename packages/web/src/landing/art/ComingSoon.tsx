/** Drawings for games under construction: outlines of their boards. */
import { dust, noise, polygon } from "./noise.ts";

const W = 480;
const H = 250;

function Dust({ seed }: { readonly seed: number }) {
  return (
    <g fill="var(--star)">
      {dust(seed, 46, W, H).map(({ x, y, r, o }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} opacity={o * 0.7} />
      ))}
    </g>
  );
}

/** TrekWar: seven sectors, two ranks of cards. */
function Sectors() {
  const R = 44;
  const dx = R * Math.sqrt(3);
  const cells: [number, number, number][] = [
    [-0.5, -1, 4],
    [0.5, -1, 1],
    [-1, 0, 4],
    [0, 0, 1],
    [1, 0, 1],
    [-0.5, 1, 4],
    [0.5, 1, 1],
  ];
  return (
    <g transform="translate(240 112)">
      {cells.map(([q, r, side]) => {
        const x = q * dx;
        const y = r * R * 1.5;
        const centre = q === 0 && r === 0;
        return (
          <g key={`${q},${r}`} stroke={`var(--side-${side})`} fill="none" strokeWidth="1.4">
            <polygon
              points={polygon(x, y, R - 3, 6, Math.PI / 6)}
              fill={`var(--side-${side})`}
              fillOpacity={centre ? 0.16 : 0.08}
            />
            <circle cx={x} cy={y + 2} r="11" opacity=".75" />
            {(q + r * 2) % 1 === 0 ? (
              <ellipse cx={x} cy={y + 2} rx="19" ry="5" transform={`rotate(-18 ${x} ${y + 2})`} opacity=".75" />
            ) : (
              [-9, -2, 6, 12].map((d) => <circle key={d} cx={x + d} cy={y + 2 + (d % 5) * 2.4} r="3.2" opacity=".55" />)
            )}
          </g>
        );
      })}
      {[-1, 1].map((way) =>
        [0, 1, 2].map((i) => (
          <g
            key={`${way}${i}`}
            transform={`translate(${way * (138 + i * 22)} ${-6 + i * 12}) rotate(${way * (4 + i * 7)})`}
          >
            <rect
              x="-24"
              y="-34"
              width="48"
              height="68"
              rx="4"
              fill="var(--card)"
              stroke={`var(--side-${way < 0 ? 4 : 1})`}
              strokeWidth="1.2"
            />
            <path
              d="M-24 -22h9v44h-9M-8 14h24M-8 20h17"
              stroke={`var(--side-${way < 0 ? 4 : 1})`}
              opacity=".55"
              fill="none"
            />
            <path
              d="M-6 -6q11 -14 22 0q-11 8 -22 0Z"
              fill={`var(--side-${way < 0 ? 4 : 1})`}
              fillOpacity=".25"
              stroke={`var(--side-${way < 0 ? 4 : 1})`}
            />
          </g>
        )),
      )}
    </g>
  );
}

/** Anaxis: two ships, an arc, a line of fire. */
function Hexes() {
  const R = 24;
  const cells: string[] = [];
  for (let row = -1; row < 8; row++) {
    for (let column = -1; column < 15; column++)
      cells.push(polygon(column * R * 1.5, (row + (column & 1) / 2) * R * Math.sqrt(3), R, 6));
  }
  return (
    <g>
      <g fill="none" stroke="var(--hair)">
        {cells.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <path
        d="M150 168 312 -30A250 250 0 0 1 404 132Z"
        fill="var(--side-3)"
        fillOpacity=".13"
        stroke="var(--side-3)"
        strokeOpacity=".5"
      />
      <path d="M150 168 330 84" stroke="var(--act)" strokeWidth="1.6" />
      <path
        d="M78 210 114 189 150 168"
        stroke="var(--act)"
        strokeWidth="2.4"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <g fill="var(--side-3)" fillOpacity=".22" stroke="var(--side-3)" strokeWidth="1.4" strokeLinejoin="round">
        <g transform="translate(150 168) rotate(-26)">
          <path d="M34 0 14 -9 2 -22 -12 -24 -8 -9 -26 -6 -26 6 -8 9 -12 24 2 22 14 9Z" />
          <path d="M18 0 6 -5 -14 -3 -14 3 6 5Z" />
        </g>
        <g transform="translate(78 210) rotate(-30) scale(.8)" opacity=".45">
          <path d="M34 0 14 -9 2 -22 -12 -24 -8 -9 -26 -6 -26 6 -8 9 -12 24 2 22 14 9Z" />
        </g>
      </g>
      <g
        transform="translate(330 84) rotate(148)"
        fill="var(--side-2)"
        fillOpacity=".22"
        stroke="var(--side-2)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path d="M36 0 22 -5 4 -7 -8 -26 -26 -30 -16 -10 -24 0 -16 10 -26 30 -8 26 4 7 22 5Z" />
        <path d="M20 0 2 -4 -12 0 2 4Z" />
      </g>
      <circle cx="330" cy="84" r="40" fill="none" stroke="var(--act)" strokeWidth="1.5" />
      {[6, 4, 2].map((face, i) => (
        <g key={face} transform={`translate(${384 + i * 25} 74)`}>
          <rect width="21" height="21" rx="4" fill={i < 2 ? "var(--ink)" : "var(--card)"} stroke="var(--line)" />
          <text x="10.5" y="16" textAnchor="middle" className="pip" fill={i < 2 ? "var(--card)" : "var(--ink-3)"}>
            {face}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Warp Empires: territories of an uneven map, a frontier not yet explored. */
function Territories() {
  const next = noise(77);
  const COLUMNS = 8;
  const ROWS = 5;
  const at = Array.from({ length: ROWS + 1 }, (_, r) =>
    Array.from({ length: COLUMNS + 1 }, (_, c) => ({
      x: (c - 0.5 + (r % 2) * 0.28) * 66 + (next() - 0.5) * 26,
      y: (r - 0.45) * 62 + (next() - 0.5) * 24,
    })),
  );
  const owner = (r: number, c: number): number =>
    c + r * 0.4 < 2.8 ? 1 : c - r * 0.6 > 4.2 ? 4 : r > 2 && c > 3 ? 3 : 0;
  return (
    <g>
      {Array.from({ length: ROWS * COLUMNS }, (_, i) => {
        const r = Math.floor(i / COLUMNS);
        const c = i % COLUMNS;
        const corners = [at[r]?.[c], at[r]?.[c + 1], at[r + 1]?.[c + 1], at[r + 1]?.[c]] as { x: number; y: number }[];
        const mid = { x: corners.reduce((s, p) => s + p.x, 0) / 4, y: corners.reduce((s, p) => s + p.y, 0) / 4 };
        const points = corners
          .map((p) => `${(mid.x + (p.x - mid.x) * 0.93).toFixed(1)},${(mid.y + (p.y - mid.y) * 0.93).toFixed(1)}`)
          .join(" ");
        const side = owner(r, c);
        const colour = side ? `var(--side-${side})` : "var(--line)";
        const count = 2 + ((r * 5 + c * 3) % 6);
        return (
          <g key={`${r},${c}`} strokeLinejoin="round">
            <polygon
              points={points}
              fill={side ? colour : "var(--card)"}
              fillOpacity={side ? 0.13 : 1}
              stroke={colour}
              strokeOpacity={side ? 0.7 : 1}
              strokeWidth="1.3"
              strokeDasharray={side ? undefined : "3 5"}
            />
            {side === 0 && (
              <text x={mid.x} y={mid.y + 5} textAnchor="middle" className="pip" fill="var(--ink-3)">
                ?
              </text>
            )}
            {side !== 0 && (r + c) % 2 === 0 && (
              <g transform={`translate(${mid.x - 11} ${mid.y - 10})`}>
                <rect x="4" y="4" width="22" height="21" rx="3" fill={colour} opacity=".45" />
                <rect width="22" height="21" rx="3" fill={colour} />
                <text x="11" y="16" textAnchor="middle" className="pip" fill="var(--card)">
                  {count}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

const ART: Readonly<Record<string, () => React.JSX.Element>> = {
  trekwar: Sectors,
  anaxis: Hexes,
  "warp-empires": Territories,
};

export default function ComingSoon({ game }: { readonly game: string }) {
  const Drawing = ART[game];
  return (
    <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="bench">
      <Dust seed={game.length * 31} />
      {Drawing && <Drawing />}
    </svg>
  );
}
