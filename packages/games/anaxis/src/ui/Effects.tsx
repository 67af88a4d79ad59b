/** Short animations of the current fact on the map: a volley, damage, a ship breaking up. */
import { classOf, type FactAx, type Ship as ShipNo, type StateAx } from "@starboard/anaxis";
import type { Fact } from "@starboard/kernel";
import { useId } from "react";
import { hexX, hexY } from "./geometry.ts";
import { en } from "./messages.en.ts";
import { sideColour } from "./model.ts";
import { lengthOf, Ship } from "./ships/Ship.tsx";

const at = (t: StateAx, s: ShipNo): { readonly x: number; readonly y: number } => ({
  x: hexX(t.q[s] as number),
  y: hexY(t.q[s] as number, t.r[s] as number),
});

export function Effects({
  fact,
  t,
  px,
  reducedMotion,
}: {
  readonly fact: Fact | null;
  readonly t: StateAx;
  readonly px: number;
  readonly reducedMotion: boolean;
}) {
  const shown = fact as FactAx | null;
  const motionClass = reducedMotion ? " still" : "";
  switch (shown?.is) {
    case "volley": {
      const a = at(t, shown.ship);
      const b = at(t, shown.target);
      return (
        <g className={`ax-volley${motionClass}`} style={{ stroke: sideColour(t.side[shown.ship] as number) }}>
          <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} pathLength={1} />
          <circle cx={b.x} cy={b.y} r={27} />
        </g>
      );
    }
    case "damaged": {
      const { x, y } = at(t, shown.ship);
      return (
        <g className={`ax-blow${motionClass}`} transform={`translate(${x} ${y})`}>
          <circle r={26} />
          <text y={-30}>{en.lost(shown.damage)}</text>
        </g>
      );
    }
    case "destroyed":
      return <Wreck t={t} ship={shown.ship} px={px} motionClass={motionClass} />;
    default:
      return null;
  }
}

/** A ship that breaks in two along its keel and fades. */
function Wreck({
  t,
  ship,
  px,
  motionClass,
}: {
  readonly t: StateAx;
  readonly ship: ShipNo;
  readonly px: number;
  readonly motionClass: string;
}) {
  // Unique ids, because two boards on one page must not share clip paths.
  const id = useId();
  const { x, y } = at(t, ship);
  const spec = classOf(t, ship);
  const half = lengthOf(spec, px);
  const colour = sideColour(t.side[ship] as number);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${(t.facing[ship] as number) * 60})`}
      className={`ax-wreck${motionClass}`}
    >
      {(["left", "right"] as const).map((part) => (
        <g key={part} className={part}>
          <clipPath id={`${id}${part}`}>
            <rect x={part === "left" ? -half : 0} y={-half} width={half} height={2 * half} />
          </clipPath>
          <g clipPath={`url(#${id}${part})`}>
            <Ship ship={spec} px={px} side={colour} />
          </g>
        </g>
      ))}
      <circle r={24} />
    </g>
  );
}
