/** Draws Pelloda ships: a narrow hull, long blades swept back, tail streamers and no straight edge. */
import { lerp } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const pelloda: Style = (p, k) => {
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
