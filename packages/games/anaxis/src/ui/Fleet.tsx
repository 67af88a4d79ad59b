/** The ships on the map: tinted hex, silhouette, hull in boxes of five, emblem and name, markers of what they do. */
import {
  classOf,
  EVADING,
  isBase,
  PURSUING,
  type Ship as ShipNo,
  type ShipClass,
  STEALTH_FULL,
  STEALTH_OFF,
  tablePenalty,
  type TableAx,
} from "@starboard/anaxis";
import { emblemPath } from "@starboard/frame";
import { memo } from "react";
import { hexPath, hexX, hexY, RADIUS } from "./geometry.ts";
import { en } from "./messages.en.ts";
import { sideColour } from "./model.ts";
import { lengthOf, Ship } from "./ships/Ship.tsx";

/** Length of a ship of the middle size, in board units. */
export const SHIP_PX = 42;

/** Ships that share a hex stand a little apart. */
export function standing(t: TableAx, ship: ShipNo): { x: number; y: number; index: number; count: number } {
  const x = hexX(t.q[ship] as number);
  const y = hexY(t.q[ship] as number, t.r[ship] as number);
  const here = t.kind
    .map((_, s) => s)
    .filter((s) => (t.status[s] as number) <= 1 && t.placed[s] === 1 && t.q[s] === t.q[ship] && t.r[s] === t.r[ship]);
  const count = here.length;
  const index = here.indexOf(ship);
  if (count <= 1) return { x, y, index: 0, count: 1 };
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: x + Math.cos(angle) * RADIUS * 0.42, y: y + Math.sin(angle) * RADIUS * 0.42, index, count };
}

/** Hull left, one box for every five points, the last one partly filled. */
function HullPips({ now, whole, y }: { readonly now: number; readonly whole: number; readonly y: number }) {
  const boxes = Math.ceil(whole / 5);
  const width = Math.min(4.6, 40 / boxes);
  const x0 = -(boxes * width) / 2;
  return (
    <g className="ax-hull" transform={`translate(0 ${y})`}>
      {Array.from({ length: boxes }, (_, i) => {
        const left = Math.max(0, Math.min(5, now - i * 5)) / 5;
        return (
          <g key={i} transform={`translate(${x0 + i * width} 0)`}>
            <rect width={width - 0.8} height={3} className="ax-hull-lost" />
            {left > 0 && <rect width={(width - 0.8) * left} height={3} className="ax-hull-left" />}
          </g>
        );
      })}
    </g>
  );
}

/** Small signs beside a ship, a line each: evasion, pursuit, stealth. */
function markersOf(t: TableAx, s: ShipNo): string {
  const marks: string[] = [];
  const worth = tablePenalty(t.row[s] as number);
  if (t.mode[s] === EVADING && t.void[s] === 0) marks.push(en.mark.evades(worth));
  if (t.mode[s] === PURSUING && t.void[s] === 0) marks.push(en.mark.pursues(worth));
  if (t.stealth[s] !== STEALTH_OFF && classOf(t, s).special === "stealth")
    marks.push(t.stealth[s] === STEALTH_FULL ? en.mark.full : en.mark.partial);
  return marks.join("\n");
}

/** Plain values only, so that a ship is drawn again when something about it has changed and not with every step. */
const OneShip = memo(function OneShip(props: {
  readonly spec: ShipClass;
  readonly side: number;
  readonly base: boolean;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly hull: number;
  readonly marks: string;
  readonly name: string;
  readonly state: "plain" | "can" | "aimed" | "now";
  readonly hovered: boolean;
}) {
  const { spec, side, base, x, y, turn, hull, name, state, hovered } = props;
  const colour = sideColour(side);
  const below = Math.max(RADIUS * 0.7, lengthOf(spec, SHIP_PX) / 2) + 3;
  return (
    <g className={`ax-ship ${state}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path
        d={hexPath(0, 0, 1)}
        className="ax-cell"
        style={{ fill: colour, stroke: state === "plain" ? colour : "var(--act)" }}
      />
      {base ? <Base colour={colour} /> : <Ship ship={spec} px={SHIP_PX} turn={turn} side={colour} />}
      <HullPips now={hull} whole={spec.hull} y={below} />
      <g transform={`translate(0 ${below + 11})`}>
        <path
          d={emblemPath(side + 1)}
          fillRule="evenodd"
          transform={`translate(${-name.length * 2.45 - 11} -6.6) scale(.24)`}
          fill={colour}
        />
        <text className="ax-name">{hovered ? en.named(name, hull) : name}</text>
      </g>
      {props.marks.split("\n").map(
        (text, i) =>
          text !== "" && (
            <g key={text} className="ax-mark" transform={`translate(${RADIUS * 0.75} ${-RADIUS * 0.95 - i * 13})`}>
              <rect x={-2} y={-8} width={text.length * 5.4 + 6} height={12} rx={6} />
              <text x={2}>{text}</text>
            </g>
          ),
      )}
    </g>
  );
});

function Base({ colour }: { readonly colour: string }) {
  return (
    <g className="ax-base">
      <circle r={15} fill="var(--panel)" stroke={colour} strokeWidth={2} />
      <circle r={8} fill="none" stroke={colour} strokeWidth={1.5} />
      <path d="M0 -19V-9M0 9V19M-19 0H-9M9 0H19" stroke={colour} strokeWidth={2.4} />
      <circle r={2.6} fill="var(--ink)" />
    </g>
  );
}

export function Fleet(props: {
  readonly t: TableAx;
  readonly name: (ship: ShipNo) => string;
  readonly can: ReadonlySet<ShipNo>;
  readonly aimed: ShipNo;
  readonly now: ShipNo;
  readonly hovered: ShipNo;
  readonly onHover: (ship: ShipNo) => void;
  readonly onPress: (ship: ShipNo) => void;
}) {
  const { t, name, can, aimed, now, hovered, onHover, onPress } = props;
  const ships = t.kind.map((_, s) => s).filter((s) => (t.status[s] as number) <= 1 && t.placed[s] === 1);
  return (
    <g>
      {ships.map((s) => {
        const { x, y } = standing(t, s);
        const state = s === aimed ? "aimed" : s === now ? "now" : can.has(s) ? "can" : "plain";
        return (
          // The list in the dock offers the same ships to the keyboard, in the order of play.
          <g key={s} onPointerEnter={() => onHover(s)} onPointerLeave={() => onHover(-1)} onClick={() => onPress(s)}>
            <OneShip
              spec={classOf(t, s)}
              side={t.side[s] as number}
              base={isBase(t, s)}
              x={x}
              y={y}
              turn={(t.facing[s] as number) * 60}
              hull={t.hull[s] as number}
              marks={markersOf(t, s)}
              name={name(s)}
              state={state}
              hovered={s === hovered}
            />
          </g>
        );
      })}
    </g>
  );
}
