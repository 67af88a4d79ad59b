/** Draws Sildosi ships: a lozenge between outriggers on level struts. */
import { lerp } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const sildosi: Style = (p, k) => {
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
