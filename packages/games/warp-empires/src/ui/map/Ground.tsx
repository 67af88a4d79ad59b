/** The static part of the map: territories, terrain, dust, borders and coast. */
import { memo } from "@starboard/ui";
import { type CSSProperties, type ReactElement, useId } from "react";
import type { Paint } from "../look/terrain.ts";
import type { Chart } from "./chart.ts";
import { type Point, scatter, tenth } from "./points.ts";
import { TerrainArt } from "./TerrainArt.tsx";

/** Large faint clouds over the whole board: position and size as fractions of it, and a tint. */
const WASHES = [
  [0.14, 0.3, 1],
  [0.52, 0.16, 2],
  [0.86, 0.34, 1],
  [0.38, 0.86, 2],
  [0.7, 0.74, 1],
  [0.05, 0.85, 2],
] as const;
/** Stars per million square units, in three brightnesses. */
const DENSITY = 520;
const BRIGHTNESS = [1, 2, 3] as const;

export const Ground = memo(function Ground({
  chart,
  paints,
  land,
}: {
  readonly chart: Chart;
  /** The drawing style of each territory. */
  readonly paints: readonly Paint[];
  /** True for modules that are fought on land: grass instead of space. */
  readonly land: boolean;
}): ReactElement {
  const id = useId();
  return (
    <g className={land ? "we-ground we-on-land" : "we-ground"} aria-hidden="true">
      <defs>
        <Gradients id={id} />
        <clipPath id={`${id}land`}>
          <path d={chart.land} />
        </clipPath>
      </defs>
      <g className="we-coast-glow">
        {[30, 22, 15, 9].map((width) => (
          <path key={width} d={chart.coast} strokeWidth={width} />
        ))}
      </g>
      {chart.paths.map((d, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- territories keep their index
        <path key={i} d={d} className={`we-land we-${paints[i]}`} style={{ "--shade": shade(i) } as CSSProperties} />
      ))}
      <g clipPath={`url(#${id}land)`} className="we-wash">
        {WASHES.map(([x, y, tint]) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x * chart.width}
            cy={y * chart.height}
            rx={0.25 * chart.width}
            ry={0.3 * chart.height}
            fill={`url(#${id}wash${tint})`}
          />
        ))}
      </g>
      {!land && <Dust width={chart.width} height={chart.height} />}
      {paints.map((paint, i) => (
        <TerrainArt
          // oxlint-disable-next-line react/no-array-index-key -- territories keep their index
          key={i}
          id={id}
          paint={paint}
          number={i}
          path={chart.paths[i] as string}
          at={chart.places[i] as Point}
        />
      ))}
      <path d={chart.borders} className="we-carve wide" />
      <path d={chart.borders} className="we-carve" />
      <path d={chart.borders} className="we-border-under" />
      <path d={chart.borders} className="we-border" />
      <path d={chart.coast} className="we-coast" />
    </g>
  );
});

/** A slight tint that differs between neighbours, so that players tell them apart without the border line. */
const shade = (i: number): number => Math.round(100 * scatter(31 + i * 7)()) / 100;

const Dust = memo(function Dust({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  const next = scatter(20308);
  const count = Math.round((width * height * DENSITY) / 1e6);
  const paths: [string, string, string] = ["", "", ""];
  for (let i = 0; i < count; i++) {
    const kind = Math.floor(next() * 3) as 0 | 1 | 2;
    paths[kind] += `M${tenth(next() * width)} ${tenth(next() * height)}h0`;
  }
  return (
    <g className="we-dust">
      {BRIGHTNESS.map((kind, i) => (
        <path key={kind} d={paths[i]} className={`we-dust-${kind}`} />
      ))}
    </g>
  );
});

function Gradients({ id }: { readonly id: string }): ReactElement {
  const fade = (name: string, inner: string, strong: number): ReactElement => (
    <radialGradient id={`${id}${name}`} key={name}>
      <stop offset="0" stopColor={inner} stopOpacity={strong} />
      <stop offset="1" stopColor={inner} stopOpacity="0" />
    </radialGradient>
  );
  return (
    <>
      {fade("wash1", "var(--we-wash-1)", 0.22)}
      {fade("wash2", "var(--we-wash-2)", 0.2)}
      {fade("cloud1", "var(--we-cloud-1)", 0.62)}
      {fade("cloud2", "var(--we-cloud-2)", 0.52)}
      {fade("cloud3", "var(--we-cloud-3)", 0.48)}
      {fade("gate", "var(--we-gate-deep)", 0.95)}
      <radialGradient id={`${id}blaze`}>
        <stop offset="0" stopColor="var(--we-blaze-core)" />
        <stop offset=".12" stopColor="var(--we-blaze-core)" stopOpacity=".92" />
        <stop offset=".36" stopColor="var(--we-blaze)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--we-blaze)" stopOpacity="0" />
      </radialGradient>
      <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" className="we-hatch" />
      </pattern>
    </>
  );
}
