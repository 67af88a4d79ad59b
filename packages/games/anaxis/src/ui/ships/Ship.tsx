/** A ship as SVG at any size, in the colour of its side. CSS mixes the colours with the theme. */
import { memo } from "react";
import type { ShipClass } from "../../index.ts";
import { type Silhouette, silhouette } from "../../drawing/silhouette.ts";
import type { Part, Tone } from "../../drawing/outline.ts";

export interface ShipProps {
  readonly ship: ShipClass;
  /** Centre, in the units of the parent. */
  readonly x?: number;
  readonly y?: number;
  /** Length of a ship of medium size, in pixels. */
  readonly px: number;
  /** Degrees clockwise from "up". */
  readonly turn?: number;
  /** A CSS colour. */
  readonly side: string;
  readonly mode?: "full" | "flat" | "ghost";
}

/** Returns the length of the drawing in pixels. */
export const lengthOf = (ship: ShipClass, px: number): number => px * silhouette(ship).length;

export const Ship = memo(function Ship({ ship, x = 0, y = 0, px, turn = 0, side, mode = "full" }: ShipProps) {
  const shape = silhouette(ship);
  const size = px * shape.length;
  const scale = size / 100;
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  if (mode === "flat") return <path transform={transform} d={shape.solid} fill={side} />;
  if (mode === "ghost")
    return (
      <g transform={transform}>
        <path
          d={shape.solid}
          fill="var(--void)"
          fillOpacity={0.55}
          stroke={side}
          strokeWidth={2.4 / scale}
          strokeDasharray={`${4 / scale} ${2.6 / scale}`}
        />
        <path d={shape.solid} fill={side} fillOpacity={0.22} />
      </g>
    );
  return (
    <g transform={transform}>
      <Body ship={ship} size={size} side={side} />
    </g>
  );
});

/** All parts of a ship around its middle. They are not drawn again while the ship only moves. */
const Body = memo(function Body({
  ship,
  size,
  side,
}: {
  readonly ship: ShipClass;
  readonly size: number;
  readonly side: string;
}) {
  const shape = silhouette(ship);
  const scale = size / 100;
  return (
    <>
      <path
        d={shape.solid}
        fill="none"
        stroke="var(--void)"
        strokeWidth={Math.max(5, 4.4 / scale)}
        strokeLinejoin="round"
        opacity={0.85}
      />
      <path
        d={shape.solid}
        fill="none"
        stroke={mixed(side, "var(--ink)", 35)}
        strokeWidth={Math.max(1.1, 1.5 / scale)}
        strokeLinejoin="round"
        opacity={0.85}
      />
      {shape.parts.map((part, i) =>
        size < part.from ? null : <Piece key={i} part={part} shape={shape} side={side} size={size} scale={scale} />,
      )}
    </>
  );
});

const mixed = (a: string, b: string, percent: number): string => `color-mix(in srgb, ${a}, ${b} ${percent}%)`;

/** Returns the colour of each tone: steel, the colour of the side, lights. */
const STEEL: Readonly<Record<Tone, (night: boolean, side: string) => string>> = {
  dark: (night) => (night ? "#0f1a2c" : "#1d2b43"),
  mid: (night, side) => (night ? "#2b3c58" : mixed("#5f7494", side, 7)),
  light: (night, side) => (night ? "#41556f" : mixed("#aebfd6", side, 8)),
  side: (night, side) => (night ? mixed(side, "#26364f", 25) : side),
  gun: () => "#bccadd",
  seam: () => "#0a1322",
  lamp: () => "#f4f8ff",
  core: (_night, side) => mixed(side, "#ffffff", 72),
  glow: (_night, side) => mixed(side, "#ffffff", 50),
  plume: (_night, side) => mixed(side, "#ffffff", 25),
  ember: () => "#ffb35c",
};

/** Returns steel mixed with the colour of the side; smaller ships have more of it. */
function colourOf(tone: Tone, shape: Silhouette, side: string, size: number): string {
  const colour = STEEL[tone](shape.night, side);
  if (tone !== "mid" || shape.night) return colour;
  const share = size < 48 ? 42 : size < 70 ? 34 : size < 90 ? 20 : 0;
  return share > 0 ? mixed(colour, side, share) : colour;
}

function Piece({
  part,
  shape,
  side,
  size,
  scale,
}: {
  part: Part;
  shape: Silhouette;
  side: string;
  size: number;
  scale: number;
}) {
  const colour = colourOf(part.tone, shape, side, size);
  if (part.stroke !== undefined)
    return (
      <path
        d={part.d}
        fill="none"
        stroke={colour}
        strokeWidth={Math.max(part.stroke, 0.6 / scale)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  if (part.tone === "plume") return <path d={part.d} fill={colour} opacity={0.28} />;
  const seamed = size >= 48 && part.tone !== "glow";
  return (
    <>
      <path
        d={part.d}
        fill={colour}
        {...(seamed && {
          stroke: "#0a1322",
          strokeOpacity: size < 70 ? 0.55 : 1,
          strokeWidth: Math.max(0.5, (size < 70 ? 0.4 : 0.5) / scale),
          strokeLinejoin: "round" as const,
        })}
      />
      {part.shade !== "" && size >= 26 && (
        <path d={part.shade} fill="#050a14" fillOpacity={part.tone === "side" ? 0.2 : size < 90 ? 0.3 : 0.36} />
      )}
    </>
  );
}
