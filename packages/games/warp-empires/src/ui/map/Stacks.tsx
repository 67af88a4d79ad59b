/** All counters of one territory, side by side if several players have stacks there. */
import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import { Counter } from "./Counter.tsx";
import type { Point } from "./points.ts";

export interface StackArt {
  readonly seat: number;
  readonly side: number;
  readonly top: string | null;
  readonly count: number;
  readonly state: "plain" | "may" | "chosen" | "moved";
  readonly faded: boolean;
}

/** The positions of counters: beside the planet, or in a row over it. `sited` is true if there is a planet. */
export function spots(
  count: number,
  [x, y]: Point,
  sited: boolean,
): { readonly at: readonly Point[]; readonly scale: number } {
  if (count === 1) return { at: [sited ? [x + 20, y - 9] : [x, y]], scale: 0.98 };
  const row = sited ? y - 7 : y;
  if (count === 2)
    return {
      at: [
        [x - 25, row],
        [x + 25, row],
      ],
      scale: 0.98,
    };
  const scale = Math.min(0.8, 2.6 / count);
  const step = 44 * scale;
  return { at: Array.from({ length: count }, (_, i): Point => [x + (i - (count - 1) / 2) * step, row]), scale };
}

export const Stacks = memo(
  function Stacks({
    arts,
    at,
    sited,
    battle,
  }: {
    readonly arts: readonly StackArt[];
    readonly at: Point;
    readonly sited: boolean;
    /** True for crossed blades between the two stacks in battle. */
    readonly battle: boolean;
  }): ReactElement {
    const { at: places, scale } = spots(arts.length, at, sited);
    return (
      <g>
        {arts.map((art, i) => (
          <Counter
            key={art.seat}
            x={(places[i] as Point)[0]}
            y={(places[i] as Point)[1]}
            side={art.side}
            top={art.top}
            count={art.count}
            scale={scale}
            state={art.state}
            faded={art.faded}
          />
        ))}
        {battle && arts.length === 2 && (
          <path d={`M${at[0] - 4} ${at[1] - 12}l8 11M${at[0] + 4} ${at[1] - 12}l-8 11`} className="we-blades" />
        )}
      </g>
    );
  },
  (a, b) =>
    a.at === b.at &&
    a.sited === b.sited &&
    a.battle === b.battle &&
    a.arts.length === b.arts.length &&
    a.arts.every((one, i) => {
      const other = b.arts[i];
      return (
        other !== undefined &&
        one.seat === other.seat &&
        one.side === other.side &&
        one.top === other.top &&
        one.count === other.count &&
        one.state === other.state &&
        one.faded === other.faded
      );
    }),
);
