/** Draws the ships of the Federation and its allies. Sizes vary from class to class. */
import { lens, mirrored, type Pen, type Point, ring, smooth, taper } from "./pen.ts";

/** A long body with round ends from `x0` to `x1`. */
export const spindle = (x0: number, x1: number, y: number, w: number): Point[] =>
  smooth([
    [x1, y],
    [x1 - 8, y + w],
    [x0 + 6, y + w],
    [x0, y],
    [x0 + 6, y - w],
    [x1 - 8, y - w],
  ]);

export interface FederationHull {
  /** Radius of the disc, and how far forward it sits. */
  readonly disc?: number;
  readonly forward?: number;
  /** Length of the disc against its width. */
  readonly stretch?: number;
  /** Whether there is a body behind the disc. */
  readonly body?: boolean;
  /** Half the span of the nacelles, and their length. */
  readonly span?: number;
  readonly nacelle?: number;
  /** Nacelles hang under the disc. */
  readonly slung?: boolean;
  /** A pod on a mast above the stern. */
  readonly pod?: boolean;
}

export function federation(pen: Pen, hull: FederationHull): void {
  const { disc = 50, forward = 42, stretch = 1, body = true, span = 44, nacelle = 84, slung = false, pod } = hull;
  for (const y of [-span, span]) {
    const side = Math.sign(y);
    if (slung) {
      const arm: Point[] = [
        [0, side * 14],
        [30, side * 20],
        [-14, y],
        [-48, y],
      ];
      pen.part(arm, { from: -4, to: 10, count: 3 });
      pen.part(spindle(-72, -72 + nacelle, y, 8), {
        from: -10,
        to: 0,
        count: 3,
        profile: lens,
        about: [-72 + nacelle / 2, y],
      });
    } else
      pen.part(
        [
          [-38, side * 8],
          [-16, side * 8],
          [-34, y],
          [-58, y],
        ],
        { from: 14, to: 16, count: 1 },
      );
  }
  if (body) {
    pen.part(spindle(-88, 34, 0, 15), { from: -2, to: 14, profile: lens, about: [-24, 0] });
    pen.part(
      [
        [30, -7],
        [30, 7],
        [4, 9],
        [4, -9],
      ],
      { from: 12, to: 20, count: 2 },
    );
  }
  pen.part(ring(forward, 0, disc * stretch, disc, 36), { from: 16, to: 25, profile: lens, about: [forward, 0] });
  pen.part(ring(forward, 0, disc * 0.55, disc * 0.55, 28), {
    from: 25,
    to: 29,
    count: 2,
    profile: taper(0.35),
    about: [forward, 0],
  });
  pen.part(ring(forward - 2, 0, 8, 7, 14), { from: 29, to: 33, count: 2, profile: taper(0.4), about: [forward, 0] });
  if (pod) {
    pen.part(ring(-40, 0, 6, 5, 12), { from: 16, to: 44, count: 3, about: [-40, 0] });
    pen.part(ring(-40, 0, 26, 34, 24), { from: 44, to: 54, count: 3, profile: lens, about: [-40, 0] });
  }
  const stern = -34 - nacelle * 0.78;
  if (!slung)
    for (const y of [-span, span])
      pen.part(spindle(stern, -34 + nacelle * 0.22, y, 8), {
        from: 18,
        to: 28,
        count: 3,
        profile: lens,
        about: [-34 - nacelle * 0.3, y],
      });
  const tip = slung ? -72 : stern;
  for (const y of [-span, span]) pen.dot(tip + 3, y, slung ? -5 : 23, 5);
  pen.dot(forward + disc * stretch - 8, 0, 21, 4);
}

/** The small escort: disc, nacelles and hull form one body. */
export function escort(pen: Pen): void {
  const plan: Point[] = [
    [84, 0],
    [80, 12],
    [58, 16],
    [50, 38],
    [24, 56],
    [-30, 60],
    [-62, 54],
    [-58, 30],
    [-72, 16],
    [-74, 0],
  ];
  pen.part(smooth(mirrored(plan), 2), { from: 0, to: 14, count: 5, profile: lens });
  for (const y of [-50, 50])
    pen.part(spindle(-66, 34, y, 9), { from: 9, to: 17, count: 3, profile: lens, about: [-16, y] });
  const spine: Point[] = [
    [58, 0],
    [30, 22],
    [-20, 26],
    [-48, 14],
    [-52, 0],
  ];
  pen.part(smooth(mirrored(spine), 2), { from: 14, to: 20, count: 3, profile: taper(0.28) });
  pen.part(ring(6, 0, 12, 8, 18), { from: 20, to: 24, count: 2, profile: taper(0.4), about: [6, 0] });
  for (const y of [-50, 50]) pen.dot(-66, y, 12, 5);
  pen.dot(80, 0, 8, 4);
}

export interface KlingonHull {
  /** Half the span, how far the tips rake back, length of the neck. */
  readonly span?: number;
  readonly sweep?: number;
  readonly neck?: number;
  /** Width of the head. */
  readonly head?: number;
}

export function klingon(pen: Pen, { span = 100, sweep = 50, neck = 62, head = 1 }: KlingonHull): void {
  const wing: Point[] = [
    [22, 12],
    [4, 30],
    [-sweep + 14, span - 6],
    [-sweep - 2, span],
    [-sweep - 14, span - 2],
    [-sweep + 6, span * 0.5],
    [-64, 26],
    [-70, 0],
  ];
  pen.part(mirrored(wing), { from: 2, to: 10, count: 3, profile: taper(0.05), about: [-20, 0] });
  pen.part(
    smooth(
      mirrored([
        [22, 0],
        [14, 15],
        [-30, 26],
        [-66, 20],
        [-70, 0],
      ]),
      2,
    ),
    { from: 10, to: 22, profile: taper(0.3), about: [-24, 0] },
  );
  pen.part(
    [
      [neck + 12, -5],
      [neck + 12, 5],
      [14, 9],
      [14, -9],
    ],
    { from: 8, to: 15, count: 2 },
  );
  const bridge: Point[] = [
    [neck + 42, 0],
    [neck + 34, 13 * head],
    [neck + 12, 17 * head],
    [neck, 9],
    [neck - 2, 0],
  ];
  pen.part(smooth(mirrored(bridge), 2), { from: 6, to: 19, profile: lens, about: [neck + 20, 0] });
  for (const side of [1, -1]) {
    pen.line([
      [8, side * 26, 10],
      [-sweep - 4, side * (span - 6), 10],
    ]);
    pen.dot(-sweep - 6, side * span, 8, 5);
  }
  pen.dot(-68, 0, 14, 5);
  pen.dot(neck + 40, 0, 12, 4);
}

/** The double horseshoe: two shells, joined at head and stern. */
export function romulan(pen: Pen): void {
  const half: Point[] = [
    [104, 0],
    [96, 16],
    [70, 22],
    [46, 48],
    [-6, 92],
    [-62, 104],
    [-104, 78],
    [-84, 66],
    [-44, 74],
    [0, 56],
    [26, 24],
    [34, 0],
  ];
  const shell = smooth(mirrored(half), 2);
  pen.part(shell, { from: -16, to: -8, count: 3, profile: taper(0.03) });
  for (const side of [1, -1])
    pen.part(
      [
        [-70, side * 80],
        [-70, side * 90],
        [-88, side * 86],
        [-88, side * 78],
      ],
      { from: -8, to: 16 },
    );
  pen.part(
    smooth(
      mirrored([
        [104, 0],
        [92, 18],
        [62, 22],
        [50, 0],
      ]),
      2,
    ),
    { from: -8, to: 18, count: 5, profile: taper(0.1), about: [78, 0] },
  );
  pen.part(shell, { from: 16, to: 28, profile: taper(0.06) });
  pen.part(
    smooth(
      mirrored([
        [112, 0],
        [100, 12],
        [74, 15],
        [64, 0],
      ]),
      2,
    ),
    { from: 28, to: 34, count: 2, profile: taper(0.3), about: [88, 0] },
  );
  for (const side of [1, -1]) {
    pen.line([
      [60, side * 28, 28],
      [-8, side * 78, 28],
      [-70, side * 88, 28],
    ]);
    pen.dot(-98, side * 78, 24, 5);
  }
  pen.dot(110, 0, 22, 4);
}
