/** Draws the ships of the Dominion and its allies. */
import { dome, mirrored, type Pen, type Point, smooth, taper } from "./pen.ts";

export interface CardassianHull {
  /** Half the span of the fan, length of the tail. */
  readonly span?: number;
  readonly tail?: number;
  /** A second, smaller fan at the stern. */
  readonly fins?: boolean;
}

export function cardassian(pen: Pen, { span = 74, tail = 122, fins = false }: CardassianHull): void {
  const fan: Point[] = [
    [106, 0],
    [101, 13],
    [88, 20],
    [70, 27],
    [50, span * 0.56],
    [28, span * 0.86],
    [4, span],
    [-14, span * 0.9],
    [-25, span * 0.55],
    [-40, 20],
    [-70, 13],
    [-tail, 8],
    [-tail - 4, 0],
  ];
  pen.part(smooth(mirrored(fan), 2), { from: 0, to: 12, count: 5, profile: (t) => 1 - 0.12 * Math.abs(2 * t - 1) });
  if (fins)
    for (const side of [1, -1])
      pen.part(
        [
          [-70, side * 8],
          [-96, side * 40],
          [-118, side * 44],
          [-110, side * 8],
        ],
        { from: 4, to: 12, count: 3 },
      );
  pen.part(
    smooth(
      mirrored([
        [70, 0],
        [44, 24],
        [8, 38],
        [-20, 20],
        [-60, 8],
        [-64, 0],
      ]),
      2,
    ),
    { from: 12, to: 22, profile: taper(0.4), about: [10, 0] },
  );
  for (const side of [1, -1]) {
    pen.line([
      [90, side * 12, 11],
      [54, side * 36, 11],
      [16, side * (span - 10), 11],
    ]);
    pen.dot(-8, side * (span - 6), 6, 4);
  }
  pen.dot(98, 0, 6, 5);
  pen.dot(-tail + 6, 0, 6, 4);
}

export interface JemHadarHull {
  readonly at?: Point;
  readonly size?: number;
  /** Length against width, for larger classes. */
  readonly stretch?: number;
  /** A second deck above the first. */
  readonly decks?: boolean;
}

export function jemHadar(
  pen: Pen,
  { at: [ox, oy] = [0, 0], size: k = 1, stretch = 1, decks = false }: JemHadarHull = {},
): void {
  const place = (points: readonly Point[]): Point[] => points.map(([x, y]) => [ox + x * k * stretch, oy + y * k]);
  const shield: Point[] = [
    [62, 0],
    [94, 13],
    [72, 26],
    [42, 28],
    [14, 48],
    [60, 76],
    [50, 88],
    [-8, 84],
    [-46, 52],
    [-80, 24],
    [-70, 0],
  ];
  const spine: Point[] = [
    [56, 0],
    [40, 18],
    [4, 26],
    [-40, 22],
    [-66, 8],
    [-68, 0],
  ];
  pen.part(place(mirrored(shield)), { from: 0, to: 11 * k, count: 3, profile: taper(0.06), about: [ox, oy] });
  if (decks)
    pen.part(place(mirrored(shield.map(([x, y]): Point => [x * 0.68 - 10, y * 0.66]))), {
      from: 11 * k,
      to: 19 * k,
      count: 3,
      profile: taper(0.08),
      about: [ox, oy],
    });
  const floor = decks ? 18 * k : 10 * k;
  pen.part(place(smooth(mirrored(spine), 2)), {
    from: floor,
    to: floor + 14 * k,
    profile: dome,
    about: [ox - 8 * k, oy],
  });
  for (const side of [1, -1]) pen.dot(ox + 52 * k * stretch, oy + side * 80 * k, 5 * k, 4);
  pen.dot(ox - 70 * k * stretch, oy, 8 * k, 4);
}

/** Draws an asymmetrical Breen ship. */
export function breen(pen: Pen): void {
  const slab: Point[] = [
    [70, -16],
    [96, -8],
    [98, 6],
    [30, 22],
    [22, 60],
    [44, 92],
    [20, 96],
    [-16, 62],
    [-30, 24],
    [-96, 20],
    [-112, 4],
    [-70, -8],
    [-60, -52],
    [-20, -60],
    [10, -24],
  ];
  pen.part(slab, { from: 0, to: 14, count: 5, profile: (t) => 1 - Math.abs(t - 0.5) * 0.1 });
  pen.part(
    [
      [50, -10],
      [60, 2],
      [16, 12],
      [-40, 12],
      [-54, 0],
      [-34, -30],
      [-8, -32],
    ],
    { from: 14, to: 24, profile: taper(0.25) },
  );
  pen.part(
    [
      [22, 72],
      [30, 90],
      [18, 90],
      [4, 66],
    ],
    { from: 14, to: 22, count: 3, profile: taper(0.2), about: [20, 80] },
  );
  pen.line([
    [96, -2, 14],
    [34, 6, 14],
    [-100, 10, 14],
  ]);
  pen.dot(94, 0, 8, 5);
  pen.dot(-104, 6, 8, 5);
  pen.dot(34, 90, 8, 4);
}
