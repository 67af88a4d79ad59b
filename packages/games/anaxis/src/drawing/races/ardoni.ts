/** Draws Ardoni ships: a long spinal gun through crescents that sweep forward. */
import { type Corner, lerp, type Tone } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const ardoni: Style = (p, k) => {
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
  // The prow is split; the spinal gun lies in the gap.
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
