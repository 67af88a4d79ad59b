/** A stack as a counter: colour and emblem of the seat, top unit, number of units, and edges for the next three. */
import { FIGURES, memo } from "@starboard/ui";
import { type ReactElement } from "react";

export const COUNTER = { width: 40, height: 29 } as const;
/** Offset of each deeper unit's edge, in board units. */
const EDGE = 2.1;

export const Counter = memo(function Counter({
  x,
  y,
  side,
  top,
  count,
  scale = 1,
  state = "plain",
  faded = false,
}: {
  /** Centre of the plate. */
  readonly x: number;
  readonly y: number;
  /** Colour and figure 1 to 6. */
  readonly side: number;
  /** Silhouette of the top unit; null if it is unknown. */
  readonly top: string | null;
  readonly count: number;
  readonly scale?: number;
  /** `may` glows, because the player can act with it. `moved` has moved in this phase. */
  readonly state?: "plain" | "may" | "chosen" | "moved";
  readonly faded?: boolean;
}): ReactElement {
  const { width, height } = COUNTER;
  const depth = Math.min(3, count - 1);
  const edges = Array.from({ length: Math.max(0, depth) }, (_, i) => depth - i);
  return (
    <g
      className={`we-counter s${side} ${state}${faded ? " faded" : ""}`}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
    >
      <g className="we-near">
        <g transform={`scale(${scale}) translate(${-width / 2} ${-height / 2})`}>
          {edges.map((i) => (
            <g key={i}>
              <rect x={i * EDGE} y={-i * EDGE} width={width} height={height} rx="4" className="we-plate" />
              <rect
                x={i * EDGE}
                y={-i * EDGE}
                width={width}
                height={height}
                rx="4"
                className="we-plate-shade"
                opacity={0.26 + 0.1 * i}
              />
            </g>
          ))}
          <rect width={width} height={height} rx="4" className="we-plate" />
          {top === null ? (
            <text x="13" y="22" className="we-plate-what">
              ?
            </text>
          ) : (
            <path d={top} fillRule="evenodd" transform="translate(2.500 3) scale(.95)" className="we-plate-ink" />
          )}
          <path
            d={FIGURES[(side - 1) % FIGURES.length]}
            transform="translate(31.500 7.500) scale(.5) translate(-16 -16)"
            className="we-plate-ink"
          />
          <text x="31.500" y="25.500" className="we-plate-count">
            {count}
          </text>
          {state !== "plain" && state !== "moved" && (
            <rect x="-3" y="-3" width={width + 6} height={height + 6} rx="6.500" className="we-plate-may" />
          )}
        </g>
      </g>
    </g>
  );
});
