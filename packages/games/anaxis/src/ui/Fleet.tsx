/** The ships on the map: tinted hex, silhouette, hull in boxes of five points, emblem, name and markers. */
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
  type StateAx,
} from "@starboard/anaxis";
import { emblemPath, memo, useMemo } from "@starboard/ui";
import { useCallback, useLayoutEffect, useRef } from "react";
import { hexPath, hexX, hexY, RADIUS } from "./geometry.ts";
import { type Drawn, MARKS, placeLabels } from "./labels.ts";
import { en } from "./messages.en.ts";
import { sideColour } from "./model.ts";
import { lengthOf, Ship } from "./ships/Ship.tsx";

/** Length of a ship of medium size, in board units. */
export const SHIP_PX = 44;

/** Returns where each ship is drawn. Ships in the same hex are drawn a little apart. */
function places(t: StateAx, ships: readonly ShipNo[]): ReadonlyMap<ShipNo, { readonly x: number; readonly y: number }> {
  const hexes = new Map<string, ShipNo[]>();
  for (const s of ships) {
    const key = `${t.q[s]},${t.r[s]}`;
    hexes.set(key, [...(hexes.get(key) ?? []), s]);
  }
  const found = new Map<ShipNo, { x: number; y: number }>();
  for (const here of hexes.values())
    for (const [i, s] of here.entries()) {
      const angle = (i / here.length) * 2 * Math.PI - Math.PI / 2;
      const off = here.length > 1 ? RADIUS * 0.42 : 0;
      found.set(s, {
        x: hexX(t.q[s] as number) + Math.cos(angle) * off,
        y: hexY(t.q[s] as number, t.r[s] as number) + Math.sin(angle) * off,
      });
    }
  return found;
}

/** The hull of a ship: one box per five points; lost points are empty. */
export function HullPips({
  now,
  whole,
  y,
  room = 44,
  from = "middle",
}: {
  readonly now: number;
  readonly whole: number;
  readonly y: number;
  readonly room?: number;
  readonly from?: "middle" | "left";
}) {
  const boxes = Math.ceil(whole / 5);
  const width = Math.min(5, room / boxes);
  const inner = width - Math.min(1, width / 4);
  const start = from === "left" ? 0 : -(boxes * width) / 2;
  const box = (i: number, share: number): string =>
    `M${(i * width + start).toFixed(2)} 0h${(inner * share).toFixed(2)}v3.4h${(-inner * share).toFixed(2)}z`;
  let left = "";
  let lost = "";
  for (let i = 0; i < boxes; i++) {
    // The last box is narrower if it stands for fewer than five points.
    const holds = Math.min(5, whole - i * 5);
    const points = Math.max(0, Math.min(holds, now - i * 5));
    if (points < holds) lost += box(i, holds / 5);
    if (points > 0) left += box(i, points / 5);
  }
  return (
    <g transform={`translate(0 ${y})`}>
      {lost !== "" && <path d={lost} className="ax-hull-lost" />}
      <path d={left} className="ax-hull-left" />
    </g>
  );
}

/** Returns the markers beside a ship, one per line: evasion, pursuit, stealth. */
function markersOf(t: StateAx, s: ShipNo): string {
  const marks: string[] = [];
  const worth = tablePenalty(t.row[s] as number);
  if (t.mode[s] === EVADING && t.void[s] === 0) marks.push(en.mark.evades(worth));
  if (t.mode[s] === PURSUING && t.void[s] === 0) marks.push(en.mark.pursues(worth));
  if (t.stealth[s] !== STEALTH_OFF && classOf(t, s).special === "stealth")
    marks.push(t.stealth[s] === STEALTH_FULL ? en.mark.full : en.mark.partial);
  return marks.join("\n");
}

/** Estimated width of a name, and of a marker, in board units. */
export const widthOf = (label: string): number => label.length * 4.8;
const markWidth = (text: string): number => text.length * 5.4 + 6;

/** Greatest length of a ship as a part of the distance to its nearest neighbour. */
const CLEARANCE = 1.06;
/** Smallest length of a drawn ship in board units. */
const LEAST_LENGTH = 24;

/**
 * Returns the size of a ship's drawing. A ship beside others is drawn smaller if it would cover them; the sizes of its
 * class and of the hull boxes still tell how big it is.
 */
export function sizeBeside(spec: ShipClass, nearest: number): number {
  const length = lengthOf(spec, SHIP_PX);
  const most = Math.max(LEAST_LENGTH, nearest * CLEARANCE);
  return length <= most ? SHIP_PX : SHIP_PX * (most / length);
}

/** Returns how far the hull boxes are below the middle of a ship, so that the turned silhouette does not cover them. */
const belowOf = (spec: ShipClass, turn: number, px: number): number =>
  Math.max(RADIUS * 0.92, (lengthOf(spec, px) / 2) * Math.max(0.7, Math.abs(Math.cos(turn * (Math.PI / 180)))) + 1);

/** Props of one ship. All are plain values, so that React draws a ship again only if it has changed. */
const OneShip = memo(function OneShip(props: {
  readonly ship: ShipNo;
  readonly spec: ShipClass;
  readonly side: number;
  readonly base: boolean;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly px: number;
  readonly hull: number;
  readonly marks: string;
  readonly name: string;
  readonly below: number;
  readonly labelX: number;
  readonly labelY: number;
  readonly tight: boolean;
  readonly state: "plain" | "can" | "aimed" | "now";
  readonly hovered: boolean;
  readonly onHover: (ship: ShipNo) => void;
  readonly onPress: (ship: ShipNo) => void;
}) {
  const { ship, spec, side, base, x, y, turn, hull, name, below, state, hovered, onHover, onPress } = props;
  const colour = sideColour(side);
  const label = hovered ? en.named(name, hull) : name;
  const half = widthOf(label) / 2;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list in the dock offers the same ships to the keyboard, in the order of play
    <g
      className={`ax-ship ${state}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-ship={ship}
      onPointerEnter={() => onHover(ship)}
      onPointerLeave={() => onHover(-1)}
      onClick={() => onPress(ship)}
    >
      <path
        d={hexPath(0, 0, 1)}
        className="ax-cell"
        style={{ fill: colour, stroke: state === "plain" ? colour : "var(--act)" }}
      />
      {base ? <Base colour={colour} /> : <Ship ship={spec} px={props.px} turn={turn} side={colour} />}
      <HullPips now={hull} whole={spec.hull} y={below} />
      <g className={`ax-label${props.tight ? " tight" : ""}`} transform={`translate(${props.labelX} ${props.labelY})`}>
        <path
          d={emblemPath(side + 1)}
          fillRule="evenodd"
          transform={`translate(${-half - 13} -9.4) scale(.34)`}
          fill={colour}
        />
        <text className="ax-name">{label}</text>
      </g>
      {props.marks.split("\n").map(
        (text, i) =>
          text !== "" && (
            <g key={text} className="ax-mark" transform={`translate(${MARKS.x} ${MARKS.y + i * MARKS.step})`}>
              <rect x={-2} y={-8} width={markWidth(text)} height={12} rx={6} />
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

/** All ships on the map. Computes the values of their drawing that depend on their places. */
export function drawnOf(t: StateAx, names: readonly string[]) {
  const ships = t.kind.map((_, s) => s).filter((s) => (t.status[s] as number) <= 1 && t.placed[s] === 1);
  const at = places(t, ships);
  const placed = ships.map((ship) => {
    const turn = (t.facing[ship] as number) * 60;
    const { x, y } = at.get(ship) as { x: number; y: number };
    const distances = ships.flatMap((other) => {
      const there = other === ship ? undefined : at.get(other);
      return there ? [Math.hypot(there.x - x, there.y - y)] : [];
    });
    const px = sizeBeside(classOf(t, ship), Math.min(Number.POSITIVE_INFINITY, ...distances));
    return { ship, x, y, turn, px, below: belowOf(classOf(t, ship), turn, px), marks: markersOf(t, ship) };
  });
  const boxes: Drawn[] = placed.map(({ ship, x, y, below, marks }) => ({
    x,
    y,
    below,
    name: widthOf(names[ship] ?? ""),
    marks: marks === "" ? [] : marks.split("\n").map(markWidth),
  }));
  const labels = placeLabels(boxes);
  return placed.map((ship, i) => ({
    ...ship,
    box: boxes[i] as Drawn,
    label: labels[i] as (typeof labels)[number],
  }));
}

export function Fleet(props: {
  readonly t: StateAx;
  readonly names: readonly string[];
  readonly can: ReadonlySet<ShipNo>;
  readonly aimed: ShipNo;
  readonly now: ShipNo;
  readonly hovered: ShipNo;
  readonly onHover: (ship: ShipNo) => void;
  readonly onPress: (ship: ShipNo) => void;
}) {
  const { t, names, can, aimed, now, hovered, onHover, onPress } = props;
  const drawn = useMemo(() => drawnOf(t, names), [t, names]);
  // Stable handlers, so that unchanged ships are not drawn again.
  const press = useRef(onPress);
  useLayoutEffect(() => {
    press.current = onPress;
  });
  const pressed = useCallback((ship: ShipNo) => press.current(ship), []);
  return (
    <g>
      {drawn.map(({ ship: s, x, y, px, below, turn, marks, label }) => (
        <OneShip
          key={s}
          ship={s}
          spec={classOf(t, s)}
          side={t.side[s] as number}
          base={isBase(t, s)}
          x={x}
          y={y}
          turn={turn}
          px={px}
          hull={t.hull[s] as number}
          marks={marks}
          below={below}
          labelX={label.x}
          labelY={label.y}
          tight={label.tight}
          name={names[s] ?? ""}
          state={s === aimed ? "aimed" : s === now ? "now" : can.has(s) ? "can" : "plain"}
          hovered={s === hovered}
          onHover={onHover}
          onPress={pressed}
        />
      ))}
    </g>
  );
}
