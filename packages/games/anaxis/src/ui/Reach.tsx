/** Overlays of the moving ship: reachable hexes, handles, remaining points, and expected damage at a place. */
import { effectiveSpeed, type End, minimumMove, rotations, type Ship, type StateAx } from "@starboard/anaxis";
import type { PanZoomHandle } from "@starboard/ui";
import { type RefObject, useMemo, useState } from "react";
import { hexX, hexY } from "./geometry.ts";
import { HexField } from "./HexField.tsx";
import { en } from "./messages.en.ts";
import { type Asked, freeStep, type Props } from "./model.ts";
import { useBoardStore } from "./store.ts";
import { threatsAt } from "./threat.ts";

type Place = { readonly q: number; readonly r: number; readonly facing: number };

/** Reachable hexes, which a click chooses. If a hex has several ends, the one with the fewest steps is taken. */
export function Reachable({
  t,
  ship,
  ends,
  surface,
  onWalk,
}: {
  readonly t: StateAx;
  readonly ship: Ship;
  readonly ends: readonly End[];
  readonly surface: RefObject<PanZoomHandle | null>;
  readonly onWalk: (end: End) => void;
}) {
  const [over, setOver] = useState<End | null>(null);
  const nearest = useMemo(() => {
    const first = new Map<string, End>();
    for (const end of ends) {
      const key = `${end.q},${end.r}`;
      const known = first.get(key);
      if (!known || end.steps.length < known.steps.length) first.set(key, end);
    }
    return [...first.values()];
  }, [ends]);
  const preview = over && nearest.includes(over) ? over : null;
  const { q, r, facing } = standing(t, ship);
  return (
    <>
      <HexField hexes={nearest} surface={surface} className="reach" onPick={onWalk} onOver={setOver} />
      <Threats t={t} ship={ship} q={preview?.q ?? q} r={preview?.r ?? r} facing={preview?.facing ?? facing} />
    </>
  );
}

const standing = (t: StateAx, ship: Ship): Place => ({
  q: t.q[ship] as number,
  r: t.r[ship] as number,
  facing: t.facing[ship] as number,
});

/** Expected damage in both directions between a place and the enemies, with a line to the enemy under the pointer. */
function Threats({ t, ship, q, r, facing }: { readonly t: StateAx; readonly ship: Ship } & Place) {
  const threats = useMemo(() => threatsAt(t, ship, { q, r, facing }), [t, ship, q, r, facing]);
  const hovered = useBoardStore((selection) => selection.hovered);
  const x = hexX(q);
  const y = hexY(q, r);
  const here = standing(t, ship);
  const elsewhere = here.q !== q || here.r !== r || here.facing !== facing;
  return (
    <g className="ax-threats">
      {elsewhere && (
        <path className="nose" d="M-6 -13L0 -21L6 -13" transform={`translate(${x} ${y}) rotate(${facing * 60})`} />
      )}
      {threats.map(({ ship: other, dealt, taken }) => {
        const ox = hexX(t.q[other] as number);
        const oy = hexY(t.q[other] as number, t.r[other] as number);
        const words = [dealt > 0 ? en.dealt(dealt) : "", taken > 0 ? en.taken(taken) : ""];
        const gap = dealt > 0 && taken > 0 ? 8 : 0;
        const width = words.join("").length * 5 + gap + 12;
        return (
          <g key={other}>
            {hovered === other && taken > 0 && <path className="taken" d={`M${ox} ${oy}L${x} ${y}`} />}
            {hovered === other && dealt > 0 && <path className="dealt" d={`M${x} ${y}L${ox} ${oy}`} />}
            <g transform={`translate(${ox} ${oy - 45})`}>
              <g className="ax-fixed">
                <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
                <text>
                  <tspan className="dealt">{words[0]}</tspan>
                  <tspan className="taken" dx={gap}>
                    {words[1]}
                  </tspan>
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const HANDLES = [
  { how: "left", angle: -62, d: "M4 4A6 6 0 1 0 -5 -3M-6 -7L-5.4 -2.6L-1 -3.2" },
  { how: "right", angle: 62, d: "M-4 4A6 6 0 1 1 5 -3M6 -7L5.4 -2.6L1 -3.2" },
  { how: "forward", angle: 0, d: "M-5 3L0 -4L5 3" },
] as const;

/** Handles around the moving ship: turn left, turn right, step forward. */
export function Handles({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const t = props.view.board;
  const { q, r, facing } = standing(t, asked.ship);
  return (
    <g transform={`translate(${hexX(q)} ${hexY(q, r)})`}>
      {HANDLES.map(({ how, angle, d }) => {
        const act = freeStep(asked, how);
        if (!act) return null;
        const way = ((facing * 60 + angle) * Math.PI) / 180;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the step buttons of the dock do the same
          <g
            key={how}
            className="ax-handle"
            transform={`translate(${(Math.sin(way) * 35).toFixed(1)} ${(-Math.cos(way) * 35).toFixed(1)})`}
            onClick={() => props.choose("move", act)}
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
