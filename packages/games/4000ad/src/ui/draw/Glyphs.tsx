/** Glyphs of the board: stars, resources, home marks, rings. */
import type { ReactElement } from "react";
import type { PowerLook } from "../model/powers.ts";

/** Gradients of the halos, once per drawing, with an id prefix. */
export function Halos({ id, looks }: { readonly id: string; readonly looks: readonly PowerLook[] }): ReactElement {
  const inks = [
    ...(["upper", "lower", "act"] as const).map((name) => ({ name: name as string, ink: `var(--ad-${name})` })),
    ...looks.map((look) => ({ name: `power${look.power}`, ink: look.ink })),
  ];
  return (
    <defs>
      {inks.map(({ name, ink }) => (
        <radialGradient key={name} id={`${id}-${name}`}>
          <stop offset="0" style={{ stopColor: ink, stopOpacity: "var(--ad-halo)" }} />
          <stop offset="1" style={{ stopColor: ink, stopOpacity: 0 }} />
        </radialGradient>
      ))}
    </defs>
  );
}

/** Returns the path data of a four-ray spark around the origin. */
export function spark(long: number, waist: number): string {
  return `M0 ${-long}L${waist} ${-waist} ${long} 0 ${waist} ${waist} 0 ${long} ${-waist} ${waist} ${-long} 0 ${-waist} ${-waist}Z`;
}

/** A star: upper level a four-ray spark, lower level a disc with a ring. Stars with resources are larger. */
export function StarGlyph({
  depth,
  rich,
  scale,
  halo,
}: {
  readonly depth: number;
  readonly rich: boolean;
  readonly scale: number;
  /** Prefix of the halo gradients, or null for a bare glyph. */
  readonly halo: string | null;
}): ReactElement {
  const r = (rich ? 3.1 : 2.45) * scale;
  const level = depth === 0 ? "upper" : "lower";
  return (
    <g className={`ad-star ad-${level}`}>
      {halo !== null && <circle r={r * 4.3} fill={`url(#${halo}-${level})`} />}
      {depth === 0 ? (
        <>
          <path d={spark(r * 2.7, r * 0.55)} className="ad-star-ray" />
          <circle r={r * 0.95} className="ad-star-core" />
        </>
      ) : (
        <>
          <circle r={r * 1.15} className="ad-star-ray" />
          <circle r={r * 2.05} className="ad-star-ring" strokeWidth={0.95 * scale} />
        </>
      )}
    </g>
  );
}

/**
 * Ring = population, cross = materials (AD-2.4). Side by side they begin at the middle of the left edge, upright at the
 * upper left.
 */
export function Marks({
  population,
  materials,
  r,
  upright = false,
}: {
  readonly population: boolean;
  readonly materials: boolean;
  readonly r: number;
  readonly upright?: boolean;
}): ReactElement {
  const step = population ? 2 * r + 3 : 0;
  const x = upright ? r : step + r;
  const y = upright ? step + r : 0;
  return (
    <g className="ad-marks" strokeWidth={r * 0.34}>
      {population && <circle cx={r} cy={upright ? r : 0} r={r * 0.84} />}
      {materials && <path d={`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`} />}
    </g>
  );
}

/** A house around the star in its owner's colour. It is broken open while the star is lost (AD-8.a). */
export function HomeSign({
  r,
  ink,
  lost,
}: {
  readonly r: number;
  readonly ink: string;
  readonly lost: boolean;
}): ReactElement {
  const w = r * 0.94;
  const eaves = -r * 0.28;
  const foot = r * 0.92;
  return (
    <g className={lost ? "ad-home ad-home-broken" : "ad-home"} style={{ color: ink }}>
      {lost ? (
        <>
          <path
            d={`M${-w * 0.3} ${-r * 0.86}L${-w} ${eaves}V${foot}H${-w * 0.2}M${w * 0.2} ${foot}H${w}V${eaves}L${w * 0.62} ${-r * 0.6}`}
          />
          <path
            d={`M${w * 0.16} ${-r * 1.22}l${-w * 0.2} ${r * 0.26} ${w * 0.3} ${r * 0.12}`}
            className="ad-home-crack"
          />
        </>
      ) : (
        <path d={`M0 ${-r * 1.16}L${w} ${eaves}V${foot}H${-w}V${eaves}Z`} />
      )}
    </g>
  );
}

/** A ring with one arc per remaining turn, so that the number does not depend on colour. */
export function TurnRing({
  r,
  turns,
  width,
  className,
}: {
  readonly r: number;
  readonly turns: number;
  readonly width: number;
  readonly className: string;
}): ReactElement {
  const round = 2 * Math.PI * r;
  const step = round / Math.max(1, turns);
  const gap = turns <= 1 ? 0 : Math.min(step * 0.42, 3.2 + step * 0.12);
  return (
    <circle
      r={r}
      className={className}
      fill="none"
      strokeWidth={width}
      {...(turns > 1 && { strokeDasharray: `${step - gap} ${gap}`, strokeDashoffset: round / 4 - gap / 2 })}
    />
  );
}

/** Four corners around the selected place. */
export function Corners({ r, className }: { readonly r: number; readonly className: string }): ReactElement {
  const k = r * 0.45;
  return (
    <path
      className={className}
      fill="none"
      d={`M${-r} ${-r + k}V${-r}H${-r + k}M${r - k} ${-r}H${r}V${-r + k}M${r} ${r - k}V${r}H${r - k}M${-r + k} ${r}H${-r}V${r - k}`}
    />
  );
}
