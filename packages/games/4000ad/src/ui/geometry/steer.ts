/** Keyboard navigation between points: arrow keys and type-ahead. */
import type { Point } from "@starboard/ui";

export type Heading = "up" | "down" | "left" | "right";
const AXIS: Readonly<Record<Heading, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
/** Cost factor of the distance from the axis. */
const ASKEW = 2.2;

/** Returns the next point in a direction, or `from` at the edge. */
export function stepTo(points: readonly (Point | null)[], from: number, heading: Heading): number {
  const here = points[from];
  if (!here) return from;
  const axis = AXIS[heading];
  let best = from;
  let least = Infinity;
  for (let i = 0; i < points.length; i++) {
    const p = points[i];
    if (!p || i === from) continue;
    const along = (p.x - here.x) * axis.x + (p.y - here.y) * axis.y;
    if (along < 1) continue;
    const off = Math.abs((p.x - here.x) * axis.y) + Math.abs((p.y - here.y) * axis.x);
    const cost = along + off * ASKEW;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

/**
 * Returns the index of the next name that begins with the typed text, starting with the current one if it still
 * matches, or -1.
 */
export function findByName(names: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLocaleLowerCase();
  const start = Math.max(0, from);
  // A single letter moves to the next match, as in lists. More letters also consider the current name.
  const first = typed.length > 1 ? 0 : 1;
  for (let k = first; k <= names.length; k++) {
    const i = (start + k) % names.length;
    if (names[i]?.toLocaleLowerCase().startsWith(wanted)) return i;
  }
  return -1;
}

/** Collects typed letters until a pause. Times are in milliseconds of a monotonic clock. */
export class TypeAhead {
  private word = "";
  private last = -Infinity;
  private readonly pause: number;

  constructor(pause = 800) {
    this.pause = pause;
  }
  /** Whether typing is in progress. */
  busy(now: number): boolean {
    return this.word !== "" && now - this.last < this.pause;
  }
  /** Ends the current word. */
  end(): void {
    this.word = "";
  }
  /** Adds a letter and returns the word so far. */
  type(letter: string, now: number): string {
    this.word = this.busy(now) ? this.word + letter : letter;
    this.last = now;
    return this.word;
  }
}
