/** The ships that were destroyed, where they were hit last: shown once the match is over. */
import { DESTROYED, isBase, type Ship, type StateAx } from "@starboard/anaxis";
import { drawnOf, widthOf } from "./Fleet.tsx";
import { hexPath, hexX, hexY, RADIUS } from "./geometry.ts";
import { type Label, placeLabels } from "./labels.ts";
import { sideColour } from "./model.ts";

/** Pieces of a hull around the middle of its hex, in board units. */
const PIECES = "M-12 -5l7 -5M-3 4l8 -2M6 -10l6 5M-9 9l5 3M5 10l8 -4";

/** Returns the ships to show: destroyed ones that stood on the map. */
export const wrecksOf = (t: StateAx): readonly Ship[] =>
  t.kind.map((_, s) => s).filter((s) => t.status[s] === DESTROYED && t.placed[s] === 1 && !isBase(t, s));

/** Returns where the name of each wreck stands: apart from the ships, their names, and the names of other wrecks. */
export function wreckLabels(t: StateAx, names: readonly string[]): Label[] {
  const ships = drawnOf(t, names).map(({ box }) => box);
  const wrecks = wrecksOf(t).map((s) => ({
    x: hexX(t.q[s] as number),
    y: hexY(t.q[s] as number, t.r[s] as number),
    below: RADIUS - 3,
    name: widthOf(names[s] ?? ""),
    marks: [],
    isFlat: true as const,
  }));
  return placeLabels([...ships, ...wrecks]).slice(ships.length);
}

export function Wrecks({ t, names }: { readonly t: StateAx; readonly names: readonly string[] }) {
  const labels = wreckLabels(t, names);
  return (
    <g className="ax-wrecks">
      {wrecksOf(t).map((s, i) => (
        <g
          key={s}
          transform={`translate(${hexX(t.q[s] as number)} ${hexY(t.q[s] as number, t.r[s] as number)})`}
          style={{ color: sideColour(t.side[s] as number) }}
        >
          <path className="ax-wreck-hex" d={hexPath(0, 0, -1)} />
          <path className="ax-wreck-pieces" d={PIECES} transform={`rotate(${(s * 60) % 360})`} />
          <text x={labels[i]?.x} y={labels[i]?.y}>
            {names[s]}
          </text>
        </g>
      ))}
    </g>
  );
}
