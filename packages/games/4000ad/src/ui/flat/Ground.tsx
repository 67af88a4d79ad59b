import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import type { FlatLayout } from "../geometry/flat.ts";
import type { PowerLook } from "../model/powers.ts";

/** The static background: dust, squares, and cells of the paths. */
export const Ground = memo(function Ground({
  layout,
  looks,
}: {
  readonly layout: FlatLayout;
  readonly looks: readonly PowerLook[];
}): ReactElement {
  const { scale, squares, lanes } = layout;
  const radius = scale.narrow ? 5 : 9;
  return (
    <g className="ad-ground" aria-hidden="true">
      <path className="ad-dust" d={dust(lanes.field, scale.narrow ? 70 : 210)} />
      {squares.map(({ letter, box }) => (
        <g key={letter}>
          <rect
            className="ad-sheet ad-sheet-lower"
            x={box.x + scale.sheet}
            y={box.y + scale.sheet}
            width={box.w}
            height={box.h}
            rx={radius}
          />
          <rect className="ad-sheet ad-sheet-upper" x={box.x} y={box.y} width={box.w} height={box.h} rx={radius} />
          <text
            className="ad-letter"
            x={box.x + box.w / 2}
            y={box.y + box.h / 2}
            dy="0.35em"
            textAnchor="middle"
            fontSize={scale.letter}
          >
            {letter}
          </text>
        </g>
      ))}
      {lanes.cells.map((cells, power) => (
        <g key={looks[power]?.name} style={{ color: looks[power]?.ink }}>
          {cells.map((cell, space) => (
            <g key={`${cell.x} ${cell.y}`}>
              <rect
                className={space === 0 ? "ad-cell ad-cell-entry" : "ad-cell"}
                x={cell.x + 1}
                y={cell.y + 1}
                width={cell.w - 2}
                height={cell.h - 2}
                rx={scale.narrow ? 3 : 5}
              />
              {space > 0 && (
                <text
                  className="ad-cell-number"
                  x={cell.x + cell.w / 2}
                  y={cell.y + cell.h / 2}
                  dy="0.35em"
                  textAnchor="middle"
                  fontSize={scale.narrow ? 11.5 : 17}
                >
                  {space}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});

/** Returns faint background stars as one path, always the same. */
function dust(field: { x: number; y: number; w: number; h: number }, many: number): string {
  let seed = 77;
  const next = (): number => {
    // A simple generator is enough: the dots must be evenly spread and always the same.
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let d = "";
  for (let i = 0; i < many; i++)
    d += `M${(field.x + next() * field.w).toFixed(1)} ${(field.y + next() * field.h).toFixed(1)}h.01`;
  return d;
}
