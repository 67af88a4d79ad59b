/** Draws Nelluran ships: overlapping shell plates around a bright core. */
import { lerp } from "../outline.ts";
import { type Style, turrets } from "./style.ts";

export const nelluran: Style = (p, k) => {
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
  // The stern plates are drawn first, so that the bow plates cover them.
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
