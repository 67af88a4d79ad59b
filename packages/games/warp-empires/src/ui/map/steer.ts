/** Moves the focus over the map with the arrow keys. */
import type { Point } from "./points.ts";

const AXIS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Penalty factor for a territory's distance from the axis. */
const ASKEW = 2.2;

/** The next territory in the direction of an arrow key; -1 if there is none or the key is not an arrow key. */
export function stepTo(places: readonly Point[], from: number, key: string): number {
  const here = places[from];
  const axis = AXIS[key];
  if (!here || !axis) return -1;
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < places.length; i++) {
    const [x, y] = places[i] as Point;
    const along = (x - here[0]) * axis[0] + (y - here[1]) * axis[1];
    if (i === from || along < 1) continue;
    const off = Math.abs((x - here[0]) * axis[1]) + Math.abs((y - here[1]) * axis[0]);
    if (along + off * ASKEW < least) {
      least = along + off * ASKEW;
      best = i;
    }
  }
  return best;
}
