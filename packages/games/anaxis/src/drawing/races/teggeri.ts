/** Draws Teggeri ships: a thick split prow like a hammer, a short neck and a broad stern with large engines. */
import { lerp } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const teggeri: Style = (p, k) => {
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
