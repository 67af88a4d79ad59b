/** Overlays of the moving ship: reachable hexes with the expected damage there, what bears on a place, step handles. */
import {
  effectiveSpeed,
  type End,
  minimumMove,
  rotations,
  type Ship,
  type StateAx,
  type Threat,
} from "@starboard/anaxis";
import type { PanZoomHandle } from "@starboard/ui";
import { type RefObject, useMemo } from "react";
import { hexPath, hexX, hexY } from "./geometry.ts";
import { HexField } from "./HexField.tsx";
import { en } from "./messages.en.ts";
import { sideColour } from "./model.ts";
import { freeStep, type Mover } from "./mover.ts";
import { useBoardStore } from "./store.ts";
import { type Place, placeOfShip, type RatedEnd } from "./threat.ts";

/** Reachable hexes, which a click chooses. Hexes where enemies can hit are tinted and show the expected damage. */
export function Reachable({
  rated,
  safest,
  showThreat,
  surface,
  onMove,
}: {
  readonly rated: readonly RatedEnd[];
  /** The end with the least expected damage; null where all are alike. */
  readonly safest: RatedEnd | null;
  readonly showThreat: boolean;
  readonly surface: RefObject<PanZoomHandle | null>;
  readonly onMove: (end: End) => void;
}) {
  const preview = useBoardStore((selection) => selection.preview);
  const hasThreat = showThreat && rated.some(({ taken }) => taken > 0);
  const ends = useMemo(() => rated.map(({ end }) => end), [rated]);
  // Hexes with a number have no dot.
  const dotted = useMemo(
    () => (hasThreat ? rated.filter(({ taken }) => taken === 0) : rated).map(({ end }) => end),
    [rated, hasThreat],
  );
  const worst = Math.max(1, ...rated.map(({ taken }) => taken));
  return (
    <>
      {hasThreat && (
        <g className="ax-heat">
          {rated.map(({ end, taken }) => (
            <path
              key={`${end.q},${end.r}`}
              d={hexPath(hexX(end.q), hexY(end.q, end.r), 1.5)}
              style={{ fillOpacity: taken > 0 ? 0.06 + 0.3 * Math.min(1, taken / worst) : 0 }}
            />
          ))}
          {safest && <path className="safest" d={hexPath(hexX(safest.end.q), hexY(safest.end.q, safest.end.r), 1.5)} />}
        </g>
      )}
      <HexField
        hexes={ends}
        surface={surface}
        className="reach"
        dotted={dotted}
        onPick={onMove}
        onOver={(end) => preview(end)}
      />
      {hasThreat && (
        <g className="ax-heat">
          {rated
            .filter(({ taken }) => taken > 0)
            .map(({ end, taken }) => (
              <g key={`${end.q},${end.r}`} transform={`translate(${hexX(end.q)} ${hexY(end.q, end.r) + 3.5})`}>
                <text className={safest?.end === end ? "ax-fixed safest" : "ax-fixed"}>{en.threat.points(taken)}</text>
              </g>
            ))}
        </g>
      )}
    </>
  );
}

/** Lines from every enemy that bears on a place, as thick as its expected damage; and the damage of the ship from there. */
export function Bearings({
  t,
  ship,
  at,
  threat,
  dealt,
  tagged,
}: {
  readonly t: StateAx;
  readonly ship: Ship;
  readonly at: Place;
  readonly threat: Threat;
  readonly dealt: ReadonlyMap<Ship, number>;
  /** Ships whose tag already names the damage. */
  readonly tagged: ReadonlyMap<Ship, unknown>;
}) {
  const x = hexX(at.q);
  const y = hexY(at.q, at.r);
  const here = placeOfShip(t, ship);
  const isElsewhere = here.q !== at.q || here.r !== at.r || here.facing !== at.facing;
  const colour = sideColour(1 - (t.side[ship] as number));
  // A ship that can be chosen names the damage in its tag.
  const untagged = [...dealt].filter(([enemy]) => !tagged.has(enemy));
  // Beside an enemy there is no room; the panel has the sum.
  const isCrowded = threat.bearings.some(({ banks }) => banks.some(({ range }) => range <= 1));
  return (
    <g className="ax-threats">
      {isElsewhere && (
        <path className="nose" d="M-6 -13L0 -21L6 -13" transform={`translate(${x} ${y}) rotate(${at.facing * 60})`} />
      )}
      {threat.bearings.map((bearing) => (
        <BearingLine key={bearing.ship} t={t} bearing={bearing} x={x} y={y} colour={colour} />
      ))}
      {untagged.map(([enemy, mean]) => (
        <Pill
          key={enemy}
          x={hexX(t.q[enemy] as number)}
          y={hexY(t.q[enemy] as number, t.r[enemy] as number) - 45}
          text={en.dealt(mean)}
          className="dealt"
        />
      ))}
      {threat.mean > 0 && !isCrowded && <Pill x={x} y={y + 38} text={en.threat.here(threat.mean)} className="here" />}
    </g>
  );
}

/** Lines shorter than this show no number, because the two ships would cover it. */
const SHORT = 90;

function BearingLine({
  t,
  bearing,
  x,
  y,
  colour,
}: {
  readonly t: StateAx;
  readonly bearing: Threat["bearings"][number];
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}) {
  const fromX = hexX(t.q[bearing.ship] as number);
  const fromY = hexY(t.q[bearing.ship] as number, t.r[bearing.ship] as number);
  const length = Math.hypot(x - fromX, y - fromY);
  if (length < 30) return null;
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length];
  const [endX, endY] = [x - ux * 25, y - uy * 25];
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g className={`bearing${bearing.movesLater ? " later" : ""}`} style={{ stroke: colour, fill: colour }}>
      <path
        className="ray"
        d={`M${fromX + ux * 27} ${fromY + uy * 27}L${endX} ${endY}`}
        strokeWidth={1 + Math.min(4, bearing.mean * 0.55)}
      />
      <path className="head" d="M5 0L-6 -5L-3 0L-6 5Z" transform={`translate(${endX} ${endY}) rotate(${turn})`} />
      {length >= SHORT && (
        <Pill
          x={fromX + (x - fromX) * 0.4}
          y={fromY + (y - fromY) * 0.4}
          text={en.threat.points(bearing.mean)}
          className="taken"
        />
      )}
    </g>
  );
}

function Pill({
  x,
  y,
  text,
  className,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly className: string;
}) {
  const width = text.length * 5.4 + 12;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={`ax-fixed ax-pill ${className}`}>
        <rect x={-width / 2} y={-9} width={width} height={18} rx={9} />
        <text>{text}</text>
      </g>
    </g>
  );
}

const HANDLES = [
  { how: "left", angle: -62, d: "M4 4A6 6 0 1 0 -5 -3M-6 -7L-5.4 -2.6L-1 -3.2" },
  { how: "right", angle: 62, d: "M-4 4A6 6 0 1 1 5 -3M6 -7L5.4 -2.6L1 -3.2" },
  { how: "forward", angle: 0, d: "M-5 3L0 -4L5 3" },
] as const;

/** Handles around the moving ship: turn left, turn right, step forward. */
export function Handles({
  t,
  mover,
  onStep,
}: {
  readonly t: StateAx;
  readonly mover: Mover;
  readonly onStep: (act: NonNullable<ReturnType<typeof freeStep>>) => void;
}) {
  const { q, r, facing } = placeOfShip(t, mover.ship);
  return (
    <g transform={`translate(${hexX(q)} ${hexY(q, r)})`}>
      {HANDLES.map(({ how, angle, d }) => {
        const act = freeStep(mover, how);
        if (!act) return null;
        const way = ((facing * 60 + angle) * Math.PI) / 180;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the step buttons of the dock do the same
          <g
            key={how}
            className="ax-handle"
            transform={`translate(${(Math.sin(way) * 35).toFixed(1)} ${(-Math.cos(way) * 35).toFixed(1)})`}
            onClick={() => onStep(act)}
          >
            <title>{en.steps[how]}</title>
            <circle className="touch" r={15} />
            <circle r={9.5} />
            <path d={d} {...(how === "forward" && { transform: `rotate(${facing * 60})` })} />
          </g>
        );
      })}
    </g>
  );
}

/** Remaining speed and turns, beside the moving ship. */
export function Allowance({ t, ship }: { readonly t: StateAx; readonly ship: Ship }) {
  const speed = Math.max(0, effectiveSpeed(t, ship) - (t.forward[ship] as number));
  const turns = Math.max(0, rotations(t, ship) - (t.rotated[ship] as number));
  const owed = Math.max(0, minimumMove(t, ship) - (t.forward[ship] as number));
  const text = [
    en.speedLeft(t.reverse[ship] ? 0 : speed),
    en.turnsLeft(turns),
    ...(owed > 0 ? [en.mustMove(owed)] : []),
  ].join("  ·  ");
  const width = text.length * 5.3 + 16;
  return (
    <g
      className="ax-allowance"
      transform={`translate(${hexX(t.q[ship] as number)} ${hexY(t.q[ship] as number, t.r[ship] as number) + 62})`}
    >
      <g className="ax-fixed">
        <rect x={-width / 2} y={-10} width={width} height={20} rx={6} />
        <text>{text}</text>
      </g>
    </g>
  );
}
