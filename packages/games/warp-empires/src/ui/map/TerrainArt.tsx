/** The drawing inside one territory of a special terrain, from random numbers that belong to the territory. */
import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import type { Paint } from "../look/terrain.ts";
import { type Point, scatter, tenth } from "./points.ts";

export const TerrainArt = memo(function TerrainArt({
  id,
  paint,
  number,
  path,
  at,
}: {
  /** Prefix of the gradients' names. */
  readonly id: string;
  readonly paint: Paint;
  readonly number: number;
  readonly path: string;
  readonly at: Point;
}): ReactElement | null {
  const art = DRAW[paint]?.(id, scatter(900 + number * 7), at, path);
  if (!art) return null;
  const clip = `${id}t${number}`;
  return (
    <g clipPath={`url(#${clip})`} className={`we-art-${paint}`}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      {art}
    </g>
  );
});

type Draw = (id: string, next: () => number, at: Point, path: string) => ReactElement;

const cloud: Draw = (id, next, [cx, cy], path) => {
  const puffs = Array.from({ length: 15 }, (_, i) => {
    const a = next() * 6.28;
    const far = next() * 42;
    const x = tenth(cx + Math.cos(a) * far);
    const y = tenth(cy + Math.sin(a) * far * 0.8);
    return (
      <ellipse
        key={i}
        cx={x}
        cy={y}
        rx={tenth(15 + next() * 21)}
        ry={tenth(9 + next() * 13)}
        transform={`rotate(${Math.round(next() * 180)} ${x} ${y})`}
        fill={`url(#${id}cloud${1 + (i % 3)})`}
        opacity={tenth(0.35 + next() * 0.4)}
      />
    );
  });
  let stars = "";
  for (let i = 0; i < 22; i++) stars += `M${tenth(cx + (next() - 0.5) * 88)} ${tenth(cy + (next() - 0.5) * 88)}h0`;
  return (
    <>
      <path d={path} className="we-cloud-base" />
      {puffs}
      <path d={stars} className="we-cloud-stars" />
    </>
  );
};

const blaze: Draw = (id, next, [cx, cy], path) => {
  let rays = "";
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 6.283 + 0.1;
    const far = 17 + next() * 22;
    rays += `M${tenth(cx + Math.cos(a) * 6)} ${tenth(cy + Math.sin(a) * 6)}L${tenth(cx + Math.cos(a) * far)} ${tenth(cy + Math.sin(a) * far)}`;
  }
  return (
    <>
      <path d={path} fill={`url(#${id}hatch)`} />
      <circle cx={cx} cy={cy} r="40" fill={`url(#${id}blaze)`} opacity=".75" />
      <path d={rays} className="we-rays" />
      <circle cx={cx} cy={cy} r="22" className="we-blaze-ring" />
      <circle cx={cx} cy={cy} r="6.500" className="we-blaze-core" />
    </>
  );
};

const gate: Draw = (id, _next, [cx, cy]) => {
  let arms = "";
  for (let arm = 0; arm < 3; arm++)
    for (let q = 0; q <= 26; q++) {
      const a = arm * 2.094 + q * 0.2;
      const far = (1.4 + q * 0.2) * 4.3;
      arms += `${q ? "L" : "M"}${tenth(cx + Math.cos(a) * far)} ${tenth(cy - 8 + Math.sin(a) * far * 0.82)}`;
    }
  return (
    <>
      <circle cx={cx} cy={cy - 8} r="36" fill={`url(#${id}gate)`} />
      <path d={arms} className="we-gate-arms" />
      <ellipse cx={cx} cy={cy - 8} rx="6.600" ry="5.400" className="we-gate-eye" />
    </>
  );
};

/** Short strokes over the whole territory: grass, furrows, waves. */
const strokes =
  (mark: string, step: number, name: string): Draw =>
  (_id, next, [cx, cy]) => {
    let d = "";
    for (let y = -60; y <= 60; y += step)
      for (let x = -60; x <= 60; x += step * 1.4)
        if (next() < 0.62) d += `M${tenth(cx + x + next() * step)} ${tenth(cy + y + next() * step * 0.6)}${mark}`;
    return <path d={d} className={name} />;
  };

const town: Draw = (_id, next, [cx, cy]) => {
  let roofs = "";
  for (let i = 0; i < 5; i++) {
    const x = tenth(cx - 22 + i * 9.5 + next() * 2);
    const y = tenth(cy - 6 - next() * 7);
    roofs += `M${x} ${y}l4-5 4 5v7h-8Z`;
  }
  return <path d={roofs} className="we-roofs" />;
};

const DRAW: Partial<Record<Paint, Draw>> = {
  cloud,
  blaze,
  gate,
  town,
  field: strokes("l1.500-4m1.500 4l1.500-4", 19, "we-grass"),
  hills: strokes("q6-9 12 0", 17, "we-hills-art"),
  water: strokes("q3-3 6 0t6 0", 13, "we-waves"),
};
