import { boardFont, textWidth, type Box, centred, overlap, type Point } from "@starboard/ui";
import type { ReactElement } from "react";
import type { FlatLayout } from "../geometry/flat.ts";
import type { Journey } from "../model/art.ts";

/** The preview of a planned journey in straight lines and right angles, as the rules count it (AD-7.2.a). */
export function FlatJourney({
  layout,
  journey,
  fleets,
}: {
  readonly layout: FlatLayout;
  readonly journey: Journey;
  /** Where the counters of fleets lie, which would cover the plate. */
  readonly fleets: readonly Box[];
}): ReactElement {
  const a = layout.stars[journey.from] as Point;
  const b = layout.stars[journey.to] as Point;
  const size = layout.scale.narrow ? 11.5 : 15;
  const w = textWidth(journey.words, boardFont(size)) + size * 1.2;
  const h = size * 1.45;
  const { x, y } = clearPlace(layout, fleets, a, b, w, h);
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

/** Returns the place on the path where the plate covers the least of the stars and fleets. Ties: the middle. */
export function clearPlace(
  layout: Pick<FlatLayout, "stars">,
  fleets: readonly Box[],
  a: Point,
  b: Point,
  w: number,
  h: number,
): Point {
  const corner = { x: b.x, y: a.y };
  const across = Math.abs(corner.x - a.x);
  const down = Math.abs(b.y - corner.y);
  const whole = across + down;
  let best = corner;
  let least = Infinity;
  for (let i = 2; i <= 14; i++) {
    const t = (i / 16) * whole;
    const p =
      t <= across
        ? { x: a.x + Math.sign(corner.x - a.x) * t, y: a.y }
        : { x: b.x, y: corner.y + Math.sign(b.y - corner.y) * (t - across) };
    const plate = centred(p.x, p.y, w, h);
    let cost = Math.abs(i - 8) * 2;
    // A star needs room for its rays and for the name below it.
    for (const star of layout.stars) cost += overlap(plate, { x: star.x - 14, y: star.y - 14, w: 28, h: 44 });
    for (const fleet of fleets) cost += 2 * overlap(plate, fleet);
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  return best;
}
