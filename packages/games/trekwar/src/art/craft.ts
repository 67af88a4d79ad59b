/** Draws small craft, which fly in groups. */
import { spindle } from "./alliance.ts";
import { lens, mirrored, type Pen, type Point, smooth, taper } from "./pen.ts";

/** Draws one of the six small craft of a group. */
export function dart(pen: Pen, [ox, oy]: Point, k: number): void {
  const place = (points: readonly Point[]): Point[] => points.map(([x, y]) => [ox + x * k, oy + y * k]);
  pen.part(
    place(
      mirrored([
        [70, 0],
        [30, 12],
        [-10, 60],
        [-34, 64],
        [-24, 16],
        [-50, 12],
        [-54, 0],
      ]),
    ),
    { from: 0, to: 8 * k, count: 3, profile: taper(0.08), about: [ox, oy] },
  );
  pen.part(
    place(
      smooth(
        mirrored([
          [44, 0],
          [20, 9],
          [-24, 9],
          [-36, 0],
        ]),
        2,
      ),
    ),
    { from: 8 * k, to: 20 * k, count: 3, profile: taper(0.35), about: [ox, oy] },
  );
  for (const side of [1, -1]) pen.dot(ox - 28 * k, oy + side * 60 * k, 4 * k, 3.5);
}

/** Draws a box with a round nose, for shuttles and transports. */
export function runabout(pen: Pen, [ox, oy]: Point, k: number): void {
  const place = (points: readonly Point[]): Point[] => points.map(([x, y]) => [ox + x * k, oy + y * k]);
  for (const y of [-34, 34])
    pen.part(place(spindle(-62, 30, y, 8)), {
      from: -4 * k,
      to: 6 * k,
      count: 3,
      profile: lens,
      about: [ox - 16 * k, oy + y * k],
    });
  pen.part(
    place(
      smooth(
        mirrored([
          [72, 0],
          [60, 16],
          [30, 24],
          [-50, 24],
          [-60, 18],
          [-60, 0],
        ]),
        2,
      ),
    ),
    { from: 0, to: 22 * k, count: 4, profile: taper(0.22), about: [ox, oy] },
  );
  pen.line(
    [
      [ox + 50 * k, oy - 12 * k, 20 * k],
      [ox + 58 * k, oy, 18 * k],
      [ox + 50 * k, oy + 12 * k, 20 * k],
    ],
    "edge",
  );
  pen.dot(ox - 62 * k, oy + 34 * k, 2 * k, 4);
}
