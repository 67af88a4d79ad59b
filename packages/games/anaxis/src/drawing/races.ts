/** How each race builds: one function that lays a ship's parts with the kit. */
import type { ArcId, RaceId } from "../data/ship.ts";
import { type Corner, type Kit, lerp, type Tone } from "./outline.ts";

/** What varies from class to class. */
export interface Build {
  /** Size from 0, a gunboat, to 7, a dreadnaught. */
  readonly size: number;
  /** The same from 0 to 1. */
  readonly mass: number;
  /** Firepower of the primary bank and its arc. */
  readonly guns: number;
  readonly arc: ArcId;
  /** Firepower of the secondary bank. */
  readonly turrets: number;
  /** A number within ±a, the same for the same name every time. */
  vary(a: number): number;
}
type Style = (p: Build, k: Kit) => void;

/** Turrets in rows on the flanks; their number follows the secondary firepower. */
function turrets(p: Build, k: Kit, x: number, y0: number, y1: number, r: number): void {
  const n = Math.min(3, Math.ceil(p.turrets / 2));
  for (let i = 0; i < n; i++)
    k.turret(x, n > 1 ? lerp(y0, y1, i / (n - 1)) : (y0 + y1) / 2, r * lerp(0.85, 1.1, p.mass), 70);
}

/** Long eyes and long guns: a lance through swept-forward crescents. */
const ardoni: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const w = lerp(19, 36, m) + p.vary(2);
  const b = lerp(5.5, 8.5, m);
  const y = lerp(18, 3, m) + p.vary(3);
  const crescent = (cw: number, cy: number, s: number, tone: Tone): void => {
    k.pair(tone, [
      [0, cy - 3 * s],
      [cw * 0.45, cy - 5 * s, 8],
      [cw * 0.86, cy - 17 * s, 6],
      [cw - 1, cy - 34 * s],
      [cw + 2.4 * s, cy - 15 * s, 10],
      [cw * 0.66, cy + 8 * s, 14],
      [0, cy + 13 * s],
    ]);
    k.pair("side", [
      [cw * 0.9, cy - 19 * s, 4],
      [cw - 1, cy - 34 * s],
      [cw + 2.4 * s, cy - 15 * s, 10],
      [cw * 0.82, cy - 0.5 * s, 3],
      [cw * 0.77, cy - 10 * s],
    ]);
    k.rule(
      [
        [3, cy + 5 * s],
        [cw * 0.5, cy + s, 8],
        [cw * 0.78, cy - 10 * s],
      ],
      64,
    );
  };
  if (n > 3) crescent(w * lerp(0.5, 0.66, m), 36, lerp(0.6, 0.74, m), "mid");
  k.engine(n > 3 ? b * 0.62 : 0, 47, n > 3 ? 5 : 7);
  if (n > 4) k.engine(b * 1.9, 42, 4);
  if (n > 4)
    k.pair("dark", [
      [b * 1.4, 14, 3],
      [b * 2.4, 22, 3],
      [b * 2.4, 41, 2],
      [b * 1.4, 42, 2],
    ]);
  crescent(w, y, 1, "mid");
  // A split prow with the long gun in the slot.
  const fork = n > 0;
  if (p.arc === "narrow") k.gun(0, -50, -8, lerp(2.4, 3, m));
  else k.gun(fork ? 2.1 : 4.4, fork ? -44 : -38, -8, 1.7);
  const split: Corner[] = [
    [2, -14],
    [2.2, -40],
    [4.4, -45],
    [5.6, -38],
    [b, -12, 4],
    [b + 2.5, -2, 3],
    [b + 2.5, 20, 6],
    [b - 1, 38, 3],
    [b - 1, 47],
    [0, 45],
  ];
  const blunt: Corner[] = [
    [0, -42],
    [3, -36],
    [b + 2, -4, 6],
    [b + 3, 16, 6],
    [b, 40, 2],
    [b - 1, 46],
    [0, 45],
  ];
  k.body("mid", fork ? split : blunt);
  k.body(
    "light",
    [
      [0, -10],
      [b * 0.5, -4, 2],
      [b * 0.62, 18, 3],
      [b * 0.4, 36, 2],
      [0, 38],
    ],
    24,
  );
  k.body(
    "side",
    [
      [0, lerp(6, 0, m)],
      [2, lerp(9, 3, m)],
      [2, 26],
      [0, 30],
    ],
    30,
  );
  k.rule(
    [
      [b * 0.75, 22],
      [b * 0.75, 40],
    ],
    70,
  );
  k.rule(
    [
      [b + 1, 0],
      [b + 1, 18],
    ],
    70,
  );
  if (n > 2)
    k.rule(
      [
        [4.2, -40],
        [5, -16],
      ],
      80,
    );
  k.lamp(0, -4, 1.5);
  turrets(p, k, b * 1.05, 8, 30, 2.1);
};

/** Speed: a dart with long blades swept back, tail streamers, no straight edge. */
const pelloda: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const w = lerp(19, 45, m) + p.vary(3);
  const b = lerp(4.5, 8, m);
  const t = lerp(40, 30, m) + p.vary(3);
  const r = lerp(-4, -20, m) + p.vary(3);
  const blade = (bw: number, br: number, bt: number, s: number): void => {
    k.pair("mid", [
      [2, br],
      [b + 1, br + 6 * s, 3],
      [bw * 0.5, br + 15 * s, 14],
      [bw * 0.92, bt - 12 * s, 14],
      [bw, bt + 12 * s],
      [bw * 0.74, bt - 7 * s, 12],
      [bw * 0.36, bt - 14 * s, 10],
      [b * 0.8, bt - 4 * s, 3],
      [2, bt - 8 * s],
    ]);
    k.pair("side", [
      [bw * 0.7, br + 26 * s, 8],
      [bw * 0.92, bt - 12 * s, 14],
      [bw, bt + 12 * s],
      [bw * 0.74, bt - 7 * s, 12],
      [bw * 0.56, bt - 13 * s],
    ]);
    k.rule(
      [
        [b + 2, br + 12 * s],
        [bw * 0.5, br + 23 * s, 12],
        [bw * 0.7, bt - 10 * s],
      ],
      64,
    );
  };
  k.engine(n > 2 ? b * 0.8 : 0, 45, n > 2 ? 4 : 6);
  if (n > 4) k.engine(b * 1.55, 39, 3.2);
  blade(w, r, t, 1);
  if (n > 1) blade(w * lerp(0.46, 0.54, m), r - 15, lerp(-12, -2, m), 0.44);
  if (n > 3) blade(w * 0.42, 20, 44, 0.5);
  k.pair("dark", [
    [b * 0.8, 4, 3],
    [b * 1.8, 12, 4],
    [b * 1.7, 36, 2],
    [b * 0.8, 40],
  ]);
  k.body("mid", [
    [0, -50],
    [b * 0.5, -34, 10],
    [b * 1.05, -8, 14],
    [b * 1.05, 16, 12],
    [b * 0.7, 40, 6],
    [b * 0.9, 47],
    [0, 42],
  ]);
  k.body(
    "light",
    [
      [0, -38],
      [b * 0.36, -22, 8],
      [b * 0.56, 4, 8],
      [b * 0.32, 26, 6],
      [0, 32],
    ],
    24,
  );
  k.body(
    "lamp",
    [
      [0, -24],
      [b * 0.26, -18, 2],
      [b * 0.26, -11, 2],
      [0, -7],
    ],
    44,
  );
  k.gun(b * 0.95, -27, -6, lerp(1.3, 1.8, m), 40);
  turrets(p, k, b * 1.9, 6, 24, 1.9);
};

/** Brawlers: a hammer with a thick split prow, a short neck, a furnace of a stern. */
const teggeri: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const w = lerp(20, 36, m) + p.vary(2);
  const h = lerp(24, 32, m) + p.vary(1.5);
  const neck = lerp(6, 11, m);
  const s = lerp(11, 24, m) + p.vary(1.5);
  k.engine(s * 0.3, 47, s * 0.42);
  if (n > 2) k.engine(s * 0.78, 44, s * 0.3);
  k.body("dark", [
    [neck, -20],
    [neck, 10, 3],
    [s * 0.8, 16],
    [s * 0.8, 44],
    [0, 44],
  ]);
  if (n > 3)
    k.pair("mid", [
      [neck - 2, -2],
      [s * 0.96, -6, 2],
      [s * 1.12, 0],
      [s * 1.12, 12],
      [neck - 2, 16],
    ]);
  k.body("mid", [
    [0, 6],
    [neck * 0.9, 6],
    [s, 17, 2],
    [s, 38, 2],
    [s * 0.86, 46],
    [s * 0.56, 46],
    [s * 0.52, 41],
    [s * 0.08 + 2, 41],
    [2, 46],
    [0, 46],
  ]);
  k.gun(lerp(3, 4.4, m), -44, -20, lerp(2.4, 3.2, m));
  if (p.guns > 4) k.gun(w * 0.4, -49, -30, 2.2);
  k.pair("mid", [
    [2, -28],
    [5, -35],
    [w * 0.3, -45],
    [w * 0.5, -43.5],
    [w * 0.62, -50],
    [w * 0.84, -47, 1],
    [w, -38, 1],
    [w * 0.97, -38 + h * 0.5, 2],
    [w * 0.78, -44 + h, 3],
    [neck + 1, -40 + h, 2],
    [2, -32 + h],
  ]);
  k.pair("side", [
    [w * 0.62, -50],
    [w * 0.84, -47, 1],
    [w, -38, 1],
    [w * 0.97, -38 + h * 0.5, 2],
    [w * 0.8, -44 + h * 0.9, 1],
    [w * 0.7, -39],
  ]);
  k.rule(
    [
      [w * 0.34, -41],
      [w * 0.5, -34],
      [w * 0.56, -44 + h * 0.94],
    ],
    60,
  );
  k.rule(
    [
      [w * 0.2, -31],
      [w * 0.5, -34],
    ],
    90,
  );
  k.rule(
    [
      [neck * 0.5, -14],
      [neck * 0.5, 4],
    ],
    60,
    1.1,
  );
  for (let i = 0; i < (n > 3 ? 3 : 2); i++)
    k.rule(
      [
        [s * 0.34, 22 + i * 6],
        [s * 0.82, 22 + i * 6],
      ],
      60,
      1.3,
      "ember",
    );
  k.body(
    "light",
    [
      [0, -8],
      [neck * 0.5, -5, 2],
      [neck * 0.5, 9, 2],
      [neck * 0.3, 15],
      [0, 15],
    ],
    24,
  );
  k.lamp(0, -1, 1.6);
  turrets(p, k, s * 0.98, 4, 26, 2.5);
};

/** The line: a lozenge flagged by outriggers on level struts. */
const sildosi: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const b = lerp(7, 10, m);
  const o = lerp(17, 21, m) + p.vary(1.2);
  const q = n > 3 ? o + lerp(10, 13, m) : 0;
  const l = lerp(16, 38, m) + p.vary(2);
  const strut = (y: number, x: number): void =>
    k.pair("dark", [
      [b * 0.4, y - 3.4],
      [x, y - 1.6],
      [x, y + 1.8],
      [b * 0.4, y + 4],
    ]);
  const outrigger = (x: number, y0: number, y1: number, w: number): void => {
    k.pair("mid", [
      [x, y0],
      [x + w, y0 + 8],
      [x + w, y1 - 5],
      [x + w * 0.5, y1],
      [x - w * 0.5, y1],
      [x - w, y1 - 5],
      [x - w, y0 + 8],
    ]);
    k.pair("side", [
      [x, y0],
      [x + w, y0 + 8],
      [x + w, y0 + 15],
      [x, y0 + 8],
      [x - w, y0 + 15],
      [x - w, y0 + 8],
    ]);
  };
  k.engine(0, 47, b * 0.9);
  k.engine(o, 12 + l * 0.78, 4.4);
  if (q) k.engine(q, 18 + l * 0.5, 3.6);
  strut(-2, o);
  strut(16, q || o);
  if (n > 4) strut(4, q);
  if (n > 2)
    k.pair("mid", [
      [b * 0.4, -32],
      [b * 1.7, -25],
      [b * 1.7, -20],
      [b * 0.5, -24],
    ]);
  if (q) outrigger(q, -6 - l * 0.16, 16 + l * 0.5, 3.3);
  outrigger(o, -6 - l * 0.6, 10 + l * 0.78, lerp(4, 4.8, m));
  k.body("mid", [
    [0, -50],
    [3, -47],
    [b * 0.8, -26, 3],
    [b, -10, 2],
    [b * 1.25, 0],
    [b * 1.25, 18],
    [b, 26, 2],
    [b * 0.62, 44],
    [b * 0.62, 47],
    [0, 47],
  ]);
  k.body(
    "side",
    [
      [0, -30],
      [b * 0.5, -22],
      [b * 0.5, -16],
      [0, -24],
    ],
    30,
  );
  if (n > 1)
    k.body(
      "side",
      [
        [0, -20],
        [b * 0.55, -11],
        [b * 0.55, -5],
        [0, -14],
      ],
      30,
    );
  k.body(
    "light",
    [
      [0, -6],
      [b * 0.55, 0, 1],
      [b * 0.62, 16, 1],
      [b * 0.36, 34],
      [0, 36],
    ],
    24,
  );
  k.gun(b * 0.5, -40, -26, 1.7, 40);
  k.rule(
    [
      [b * 0.8, 2],
      [b * 0.9, 20],
    ],
    64,
  );
  k.rule(
    [
      [o, -l * 0.44],
      [o, 6 + l * 0.6],
    ],
    64,
  );
  k.lamp(0, 2, 1.6);
  turrets(p, k, b * 0.82, 10, 30, 2);
};

/** Hard to crack: overlapping petals of a shell round a bright core. */
const nelluran: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const R = lerp(21, 38, m) + p.vary(1);
  const cy = lerp(4, 1, m);
  const petals = n > 1 ? 3 : 2;
  const tall = lerp(1.12, 1.04, m);
  const at = (a: number, r: number): readonly [number, number] => [
    r * Math.sin((a * Math.PI) / 180),
    cy - r * tall * Math.cos((a * Math.PI) / 180),
  ];
  k.engine(n > 2 ? 9 : 0, 47, n > 2 ? 6 : 8);
  k.body("dark", [
    [0, -34],
    [6, -36, 3],
    [R * 0.7, -18, 10],
    [R * 0.8, 10, 20],
    [12, 44, 8],
    [0, 46],
  ]);
  const cuts = petals === 3 ? [16, 66, 118, 166] : [18, 92, 164];
  // Stern first, so that the bow lies on top.
  for (let i = petals - 1; i >= 0; i--) {
    const a = cuts[i] as number;
    const b = (cuts[i + 1] as number) - 3;
    const mid = (a + b) / 2;
    const o = R * (i ? 1 : 1.06);
    k.pair("mid", [
      [...at(a + 6, R * 0.42), 4],
      [...at(a, o * 0.96), 7],
      [...at(mid, o * 1.17), 22],
      [...at(b, o * 0.98), 7],
      [...at(b - 8, R * 0.44), 4],
    ]);
    k.pair(
      "side",
      [
        [...at(lerp(a, b, 0.16), o * 0.9), 2],
        [...at(lerp(a, b, 0.3), o * 1.03), 6],
        [...at(mid, o * 1.1), 14],
        [...at(lerp(a, b, 0.7), o * 1.03), 6],
        [...at(lerp(a, b, 0.84), o * 0.9), 2],
        [...at(mid, o * 0.95), 12],
      ],
      i === 0 || n > 2 ? 0 : 40,
    );
    k.rule([at(mid, R * 0.5), at(mid, o * 0.86)], 60);
  }
  k.gun(n > 3 ? 3.4 : 0, -50, -14, lerp(2.2, 2.6, m));
  k.body("mid", [
    [0, -36],
    [lerp(5, 7.5, m), -34, 2],
    [lerp(7, 10, m), -8, 6],
    [R * 0.42, cy, 8],
    [R * 0.34, cy + R * 0.5, 8],
    [5, 44, 3],
    [0, 45],
  ]);
  k.ring(0, cy, R * 0.27, 1.6, "light", 24);
  k.lamp(0, cy, R * 0.16, 0, "core");
  if (n > 3) k.ring(0, cy, R * 0.36, 0.7, "seam", 70);
  turrets(p, k, R * 0.56, -6, 24, 2.3);
};

/** Empire and hunters: a halberd, a stepped and barbed wedge with a forked tail. */
const kelterik: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const w = lerp(15, 34, m) + p.vary(1.5);
  const tiers = n < 2 ? 2 : n < 5 ? 3 : 4;
  const top = lerp(-30, -36, m);
  const hook = lerp(7, 12, m);
  k.engine(w * 0.2, 44, w * 0.24);
  if (n > 3) k.engine(w * 0.52, 45, w * 0.2);
  // Each tier is a barbed blade lying over the next.
  for (let i = tiers - 1; i >= 0; i--) {
    const x = (w * (i + 1)) / tiers;
    const x0 = ((w * i) / tiers) * 0.8;
    const y = top + (i + 0.6) * (62 / tiers) * 0.82;
    const y1 = lerp(36, 49, (i + 1) / tiers);
    k.pair("mid", [
      [x0, y - 14],
      [x * 0.9, y + 3, 3],
      [x + 1, y - hook],
      [x + 2.4, y + 14, 4],
      [x * 0.98, y1 - 9],
      [x * 0.82, y1],
      [x0 + 1, y1 - 13],
      [x0, y1 - 14],
    ]);
    k.pair(
      "side",
      [
        [x * 0.93, y + 1],
        [x + 1, y - hook],
        [x + 2.4, y + 14, 4],
        [x * 0.985 + 0.3, y1 - 10],
        [x * 0.93, y1 - 14],
        [x * 0.9, y + 16],
      ],
      i === tiers - 1 || n > 4 ? 0 : 36,
    );
    if (i)
      k.rule(
        [
          [x0 + 2, y - 1],
          [x * 0.8, y + 9],
          [x * 0.8, y1 - 12],
        ],
        64,
      );
  }
  const b = lerp(5, 8.5, m);
  k.gun(n > 3 ? b * 0.95 : 0, n > 3 ? -42 : -50, -14, lerp(1.5, 2, m));
  k.body("mid", [
    [0, -50],
    [1.6, -46],
    [b * 0.7, -22, 3],
    [b, 0, 3],
    [b * 0.9, 30],
    [b * 0.4, 42],
    [0, 34],
  ]);
  k.body(
    "light",
    [
      [0, -34],
      [b * 0.34, -16],
      [b * 0.5, 6],
      [b * 0.3, 22],
      [0, 24],
    ],
    24,
  );
  k.body(
    "side",
    [
      [0, -2],
      [b * 0.34, 3],
      [0, 12],
      [0, 12],
    ],
    34,
  );
  k.lamp(0, -12, 1.3, 54);
  turrets(p, k, w * 0.46, 12, 30, 2.1);
};

export const RACES: Readonly<Record<RaceId, Style>> = { ardoni, pelloda, teggeri, sildosi, nelluran, kelterik };

/** One even-odd path per race in a box of 24, legible at 12 pixels. */
export const EMBLEMS: Readonly<Record<RaceId, string>> = {
  ardoni: "M12 0L13.6 12L12 24L10.4 12ZM2 5C2 16 22 16 22 5L20 5C19 12.6 5 12.6 4 5Z",
  pelloda:
    "M12 1C13 9 16 14 23 20C17 18.4 13.6 18 12 23C10.4 18 7 18.4 1 20C8 14 11 9 12 1ZM12 9.5C11.4 12.6 10.4 14.6 8.6 16.2C10.2 15.8 11.4 16.2 12 17.4C12.6 16.2 13.8 15.8 15.4 16.2C13.6 14.6 12.6 12.6 12 9.5Z",
  teggeri: "M2 3L9.4 1L10.6 7L13.4 7L14.6 1L22 3L20.6 11L15 13.4L15 23L9 23L9 13.4L3.4 11Z",
  sildosi: "M12 1L15 9L12 12L9 9ZM12 23L9 15L12 12L15 15ZM1 12L9 9.4L9 14.6ZM23 12L15 14.6L15 9.4Z",
  nelluran:
    "M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4ZM12 7.4A4.6 4.6 0 1 0 12 16.6A4.6 4.6 0 1 0 12 7.4Z",
  kelterik: "M12 0L15 8L20.5 3.4L18.6 13L23 11.6L16.6 22L14.6 18.4L12 24L9.4 18.4L7.4 22L1 11.6L5.4 13L3.5 3.4L9 8Z",
};
