import type { ReactElement } from "react";
import type { Point } from "../geometry/boxes.ts";
import type { FlatLayout } from "../geometry/flat.ts";
import { boardFont, textWidth } from "../geometry/measure.ts";
import type { Journey } from "../model/art.ts";

/** The ghost of a planned journey: straight lines and right angles, as the rules count it (AD-7.2.a). */
export function FlatJourney({
  layout,
  journey,
}: {
  readonly layout: FlatLayout;
  readonly journey: Journey;
}): ReactElement {
  const a = layout.stars[journey.from] as Point;
  const b = layout.stars[journey.to] as Point;
  const size = layout.scale.narrow ? 11.5 : 15;
  const w = textWidth(journey.words, boardFont(size)) + size * 1.2;
  const h = size * 1.45;
  // The plate lies on the longer leg, clear of both stars.
  const flat = Math.abs(a.x - b.x) >= Math.abs(a.y - b.y);
  const x = flat ? (a.x + b.x) / 2 : b.x;
  const y = flat ? a.y : (a.y + b.y) / 2;
  return (
    <g aria-hidden="true">
      <path className="ad-journey" d={`M${a.x} ${a.y}H${b.x}V${b.y}`} />
      {!layout.scale.narrow && (
        <g transform={`translate(${x} ${y})`}>
          <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} className="ad-journey-plate" />
          <text textAnchor="middle" dy="0.36em" fontSize={size} className="ad-journey-text">
            {journey.words}
          </text>
        </g>
      )}
    </g>
  );
}
