/** Possible actions on the map: amber outlines for targets, dimmer ones for territories that a move can reach. */
import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import type { Chart } from "./chart.ts";
import type { Point } from "./points.ts";

export const Targets = memo(function Targets({
  chart,
  may,
  aimed,
  battle,
}: {
  readonly chart: Chart;
  /** Territories that a click chooses. */
  readonly may: readonly number[];
  readonly aimed: number | null;
  /** The territory of the current battle. */
  readonly battle: number | null;
}): ReactElement {
  return (
    <g className="we-targets" aria-hidden="true">
      {may.map((i) => (
        <path key={i} d={chart.paths[i]} className={i === aimed ? "we-target aimed" : "we-target"} />
      ))}
      {aimed !== null && !may.includes(aimed) && <path d={chart.paths[aimed]} className="we-looked" />}
      {battle !== null && (
        <>
          <path d={chart.paths[battle]} className="we-target-glow" />
          <path d={chart.paths[battle]} className="we-target aimed" />
        </>
      )}
    </g>
  );
});

/** A path on the map with its number of units; dashed while the pointer only previews it. */
export function Route({
  places,
  size,
  side,
  kind,
}: {
  readonly places: readonly Point[];
  readonly size: number;
  /** Colour 1 to 6. */
  readonly side: number;
  readonly kind: "hover" | "planned" | "announced" | "past";
}): ReactElement | null {
  const end = places.at(-1);
  const before = places.at(-2);
  if (!end || !before) return null;
  const d = `M${places.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <g className={`we-route s${side} ${kind}`} aria-hidden="true">
      <path d={d} className="we-route-under" />
      <path d={d} className="we-route-line" />
      {places.slice(1, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.500" className="we-route-stop" />
      ))}
      <g transform={`translate(${end[0]} ${end[1]}) rotate(${angle})`}>
        <path d="M9 0-5-7-2 0-5 7Z" className="we-route-head" />
      </g>
      <g transform={`translate(${(before[0] + end[0]) / 2} ${(before[1] + end[1]) / 2})`}>
        <circle r="9.500" className="we-route-badge" />
        <text y="4.600" className="we-route-size">
          {size}
        </text>
      </g>
    </g>
  );
}
