/** The turn and a small picture of a view: the ships, and what blocks their way. */
import { fitDots, type Glance } from "@starboard/kit";
import { sizeOf } from "./calc/reach.ts";
import { glanceTurn } from "./text/en/glance.ts";
import type { TrailsView } from "./view.ts";

export function glance(view: TrailsView): Glance {
  const size = sizeOf(view);
  const dot = (at: number, radius: number, colour: number) => ({
    x: at % size,
    y: Math.floor(at / size),
    radius,
    colour,
  });
  return {
    turn: glanceTurn(view.trails.length + 1),
    dots: fitDots([
      ...view.asteroids.map((at) => dot(at, 3, 0)),
      ...view.trails.map((at) => dot(at, 2, 0)),
      ...view.ships.map((at, i) => dot(at, 6, i + 1)),
    ]),
  };
}
