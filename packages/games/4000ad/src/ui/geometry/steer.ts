/** Walking over scattered points with the arrow keys, and finding them by typing their names. */
import type { Point } from "./boxes.ts";

export type Heading = "up" | "down" | "left" | "right";
const AXIS: Readonly<Record<Heading, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
/** How much worse a point gets for lying off the axis. */
const ASKEW = 2.2;

/** The next point in a direction from point `from`, or `from` itself at the edge. */
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
 * The name that begins with what was typed: the current one first when it still fits, then onwards in reading order.
 * Answers -1 when no name fits.
 */
export function findByName(names: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLocaleLowerCase();
  const start = Math.max(0, from);
  // A single letter goes on to the next name, as in every list; more letters narrow down from where one stands.
  const first = typed.length > 1 ? 0 : 1;
  for (let k = first; k <= names.length; k++) {
    const i = (start + k) % names.length;
    if (names[i]?.toLocaleLowerCase().startsWith(wanted)) return i;
  }
  return -1;
}

/** Collects keystrokes into a word until the typist pauses. Time is in milliseconds, from any clock that only grows. */
export class TypeAhead {
  private word = "";
  private last = -Infinity;
  private readonly pause: number;

  constructor(pause = 800) {
    this.pause = pause;
  }
  /** Whether a word is being typed at this moment. */
  busy(now: number): boolean {
    return this.word !== "" && now - this.last < this.pause;
  }
  /** Ends the word: what comes next is no letter of it. */
  end(): void {
    this.word = "";
  }
  /** Adds a letter; answers the word so far. */
  type(letter: string, now: number): string {
    this.word = this.busy(now) ? this.word + letter : letter;
    this.last = now;
    return this.word;
  }
}
