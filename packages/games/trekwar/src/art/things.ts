/** Draws installations and everything else that is not a ship, station or person. */
import { dart } from "./craft.ts";
import { jemHadar } from "./dominion.ts";
import { type Pen, type Picture, type Point, type Point3, ring, seeded, type Stroke, createPen, taper } from "./pen.ts";
import { around, polygon } from "./stations.ts";

const block = (pen: Pen, x: number, y: number, w: number, d: number, h: number): void =>
  pen.part(
    [
      [x - w, y - d],
      [x + w, y - d],
      [x + w, y + d],
      [x - w, y + d],
    ],
    { from: 0, to: h, count: 3 },
  );

/** A slip with ribs around a half-built hull. */
export function yard(): Picture {
  const pen = createPen({ elevation: 34, scale: 0.98 });
  pen.plane();
  pen.part(
    [
      [-120, -52],
      [120, -52],
      [120, -40],
      [-120, -40],
    ],
    { from: -12, to: -4, count: 2 },
  );
  pen.part(
    [
      [-120, 40],
      [120, 40],
      [120, 52],
      [-120, 52],
    ],
    { from: -12, to: -4, count: 2 },
  );
  pen.part(
    [
      [96, 0],
      [80, 18],
      [30, 30],
      [-60, 30],
      [-96, 16],
      [-96, -16],
      [-60, -30],
      [30, -30],
      [80, -18],
    ],
    { from: -8, to: 12, profile: taper(0.1) },
  );
  for (const x of [-100, -60, -20, 20, 60, 100])
    pen.line(
      [
        [x, 46, -4],
        [x, 50, 34],
        [x, 24, 52],
        [x, -24, 52],
        [x, -50, 34],
        [x, -46, -4],
      ],
      x % 60 ? "edge" : "seam",
    );
  for (const x of [-100, 100]) for (const y of [-50, 50]) pen.dot(x, y, 34, 4);
  return pen.picture();
}

/** Silos and huts under a mast. */
export function depot(seed: string): Picture {
  const next = seeded(`depot ${seed}`);
  const pen = createPen({ elevation: 34, y: 176, scale: 0.96 });
  pen.plane();
  pen.part(polygon(8, 112), { from: -10, to: -4, count: 2 });
  for (const [x, y] of [
    [-58, -34],
    [-4, -52],
    [52, -30],
  ] as const) {
    for (let z = 0; z < 5; z++)
      pen.part(ring(x, y, 20 + next() * 3, undefined, 20), { from: z * 9, to: z * 9 + 7, count: 2 });
    pen.part(ring(x, y, 20, 20, 20), { from: 45, to: 56, profile: taper(0.7), about: [x, y] });
  }
  for (const [x, y] of [
    [-44, 36],
    [10, 28],
    [58, 34],
  ] as const)
    block(pen, x, y, 14 + next() * 8, 12 + next() * 6, 12 + next() * 16);
  pen.line(
    [
      [0, 0, -4],
      [0, 0, 96],
    ],
    "edge",
  );
  pen.dot(0, 0, 98, 5);
  return pen.picture();
}

/** Rows of barracks inside a palisade, a watchtower at the corner. */
export function camp(rows: number, tall: boolean): Picture {
  const pen = createPen({ elevation: 36, y: 180, scale: 0.96 });
  pen.part(polygon(4, 138), { from: -6, to: 6, count: 3, holes: [polygon(4, 130)] });
  for (let r = 0; r < rows; r++)
    for (let c = -1; c <= 1; c++) block(pen, c * 40, (r - (rows - 1) / 2) * 34, 15, 10, 14);
  const [x, y] = [66, -56];
  for (const dx of [-8, 8])
    for (const dy of [-8, 8])
      pen.line(
        [
          [x + dx, y + dy, 0],
          [x + dx * 0.6, y + dy * 0.6, tall ? 78 : 52],
        ],
        "edge",
      );
  pen.part(
    [
      [x - 12, y - 12],
      [x + 12, y - 12],
      [x + 12, y + 12],
      [x - 12, y + 12],
    ],
    { from: tall ? 78 : 52, to: tall ? 92 : 64, count: 3 },
  );
  pen.dot(x, y, tall ? 100 : 72, 5);
  return pen.picture();
}

/** A platform of guns: hexagonal, three barrels out. */
export function battery(): Picture {
  const pen = createPen({ elevation: 32, y: 160 });
  pen.plane();
  pen.part(polygon(6, 74), { from: -16, to: 0, profile: (t) => 0.7 + 0.3 * t });
  pen.part(polygon(6, 62), { from: 0, to: 16, profile: taper(0.25) });
  for (const a of around(3, 0.3)) {
    for (const off of [-0.07, 0.07])
      pen.line(
        [
          [50 * Math.cos(a + off), 50 * Math.sin(a + off), 12],
          [126 * Math.cos(a + off * 0.5), 126 * Math.sin(a + off * 0.5), 24],
        ],
        "beam",
      );
    pen.dot(126 * Math.cos(a), 126 * Math.sin(a), 24, 5);
  }
  pen.turned([
    [16, 26],
    [22, 25],
    [28, 20],
    [34, 10],
  ]);
  return pen.picture();
}

/** Two arms that hold a ship for repair. */
export function dock(): Picture {
  const pen = createPen({ elevation: 34, scale: 0.95 });
  pen.plane();
  for (const side of [1, -1])
    pen.part(
      [
        [-110, side * 78],
        [70, side * 78],
        [112, side * 46],
        [104, side * 38],
        [64, side * 66],
        [-110, side * 66],
      ],
      { from: -4, to: 10, count: 3 },
    );
  pen.part(
    [
      [-124, -84],
      [-98, -84],
      [-98, 84],
      [-124, 84],
    ],
    { from: -8, to: 20, count: 4 },
  );
  pen.part(ring(8, 0, 66, 22, 28), { from: 2, to: 16, profile: taper(0.35), about: [8, 0] });
  for (const x of [-60, 0, 60])
    for (const side of [1, -1])
      pen.line(
        [
          [x, side * 66, 6],
          [x * 0.8, side * 20, 10],
        ],
        "edge",
      );
  for (const side of [1, -1]) pen.dot(108, side * 42, 12, 5);
  return pen.picture();
}

/** A handful of soldiers, as posts with a head. */
export function squad(count: number): Picture {
  const pen = createPen({ elevation: 22, y: 200, yaw: -20 });
  pen.plane();
  const places: readonly Point[] = [
    [-60, -50],
    [30, -60],
    [-100, 20],
    [0, 0],
    [76, 14],
    [-34, 62],
    [48, 70],
  ];
  for (const [x, y] of places.slice(0, count)) {
    pen.part(ring(x, y, 15, 9, 16), {
      from: 0,
      to: 52,
      count: 6,
      profile: (t) => 0.62 + 0.5 * Math.sin(t * 2.4),
      about: [x, y],
    });
    pen.part(ring(x, y, 8, 7, 14), {
      from: 54,
      to: 72,
      count: 4,
      profile: (t) => Math.sin(0.5 + t * 2.2),
      about: [x, y],
    });
    pen.line(
      [
        [x + 10, y + 12, 18],
        [x + 22, y + 4, 60],
      ],
      "edge",
    );
  }
  return pen.picture();
}

export function flight(places: readonly (readonly [number, number, number])[], craft: "dart" | "jemHadar"): Picture {
  const pen = createPen({ scale: 0.9, yaw: -30, y: 158 });
  pen.plane();
  for (const [x, y, k] of places) {
    if (craft === "dart") dart(pen, [x, y], k);
    else jemHadar(pen, { at: [x, y], size: k });
  }
  return pen.picture();
}

/** Mines in their net. */
export function mines(): Picture {
  const pen = createPen({ elevation: 34, y: 150 });
  const places: readonly Point3[] = [
    [-104, -30, 10],
    [-60, 50, -6],
    [-20, -56, 26],
    [0, 8, 0],
    [48, 62, 14],
    [64, -38, -8],
    [118, 6, 20],
  ];
  const [a, b, , d, e, , g] = places as readonly [Point3, Point3, Point3, Point3, Point3, Point3, Point3];
  pen.line(places, "dash");
  pen.line([a, d, g], "dash");
  pen.line([b, e], "dash");
  for (const [x, y, z] of places) {
    const [u, v] = pen.project(x, y, z).map(Math.round) as [number, number];
    pen.addStrokes(
      { is: "path", look: "top", d: `M${u} ${v - 26}l20 20-20 34-20-34z` },
      { is: "path", look: "seam", d: `M${u - 20} ${v - 6}l20 8 20-8M${u} ${v - 26}v54` },
      { is: "circle", look: "lamp", x: u, y: v - 4, r: 4 },
    );
  }
  return pen.picture();
}

/** Cells with something growing in them. */
export function hatchery(): Picture {
  const strokes: Stroke[] = [];
  for (let q = -3; q <= 3; q++)
    for (let row = -1; row <= 1; row++) {
      const x = 300 + q * 72 + (row % 2 ? 36 : 0);
      const y = 150 + row * 62.4;
      const cell = around(6).map((a) => `${Math.round(x + 36 * Math.sin(a))} ${Math.round(y + 36 * Math.cos(a))}`);
      strokes.push({ is: "path", look: "slice", d: `M${cell.join("L")}z` });
      if ((q * 3 + row * 5 + 30) % 4 === 0) continue;
      strokes.push({
        is: "path",
        look: "top",
        d: `M${Math.round(x)} ${Math.round(y - 15)}c14 0 15 22 3 30-12 2-20-28-3-30z`,
      });
      strokes.push({ is: "circle", look: "lamp", x: Math.round(x + 1), y: Math.round(y - 6), r: 3 });
    }
  return { strokes, box: { x: 120, y: 40, w: 360, h: 220 }, person: false };
}
