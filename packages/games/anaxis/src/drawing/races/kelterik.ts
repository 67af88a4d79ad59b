/** Draws Kelterik ships: a stepped wedge with barbs and a forked tail. */
import { lerp } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const kelterik: Style = (p, k) => {
  const { size: n, mass: m } = p;
  const w = lerp(15, 34, m) + p.vary(1.5);
  const tiers = n < 2 ? 2 : n < 5 ? 3 : 4;
  const top = lerp(-30, -36, m);
  const hook = lerp(7, 12, m);
  k.engine(w * 0.2, 44, w * 0.24);
  if (n > 3) k.engine(w * 0.52, 45, w * 0.2);
  // Each tier is a barbed blade that covers part of the next one.
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
