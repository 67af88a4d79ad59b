/** Shows pictures that games draw as data, in the colours of the theme. Texts in them are text nodes, never markup. */
import type { Ink, PictureData, PicturePaint, PictureShape } from "@starboard/kit";
import { useEffect } from "react";
import { create } from "zustand";
import { call } from "../online/api.ts";

/** A colour for CSS. */
const colour = (ink: Ink): string =>
  typeof ink === "string"
    ? ink.startsWith("#")
      ? ink
      : `var(--${ink})`
    : `color-mix(in srgb, ${colour(ink.mix[0])}, ${colour(ink.mix[1])} ${Math.round(ink.share * 100)}%)`;

const paintOf = ({ fill, stroke, width, dash, opacity, evenOdd }: PicturePaint): React.SVGProps<SVGElement> => ({
  style: {
    fill: fill === undefined ? "none" : colour(fill),
    ...(stroke !== undefined && { stroke: colour(stroke) }),
  },
  ...(width !== undefined && { strokeWidth: width }),
  ...(dash && { strokeDasharray: dash.join(" ") }),
  ...(opacity !== undefined && { opacity }),
  ...(evenOdd && { fillRule: "evenodd" as const }),
  ...(stroke !== undefined && { strokeLinejoin: "round" as const, strokeLinecap: "round" as const }),
});

function Shapes({ shapes }: { readonly shapes: readonly PictureShape[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- a shape is its place in the picture
  return shapes.map((shape, i) => <One key={i} shape={shape} />);
}

function One({ shape }: { readonly shape: PictureShape }) {
  switch (shape.is) {
    case "path":
      return <path d={shape.d} {...(paintOf(shape) as React.SVGProps<SVGPathElement>)} />;
    case "circle":
      return <circle cx={shape.x} cy={shape.y} r={shape.r} {...(paintOf(shape) as React.SVGProps<SVGCircleElement>)} />;
    case "text":
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontWeight={shape.bold ? 600 : 500}
          textAnchor={shape.align ?? "start"}
          style={{ fill: colour(shape.fill) }}
        >
          {shape.text}
        </text>
      );
    case "group":
      return (
        <g
          transform={`translate(${shape.x} ${shape.y}) rotate(${shape.turn ?? 0}) scale(${shape.scale ?? 1})`}
          {...(shape.opacity !== undefined && { opacity: shape.opacity })}
        >
          <Shapes shapes={shape.shapes} />
        </g>
      );
  }
}

/** A picture that fills its box; what does not fit is cut. */
export function PictureSvg({ picture }: { readonly picture: PictureData }) {
  return (
    <svg
      className="library-svg"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Shapes shapes={picture.shapes} />
    </svg>
  );
}

/** Pictures by the hash of their content; null while they are fetched, or if there is none. */
const usePictures = create<{ readonly pictures: ReadonlyMap<string, PictureData | null> }>()(() => ({
  pictures: new Map(),
}));

/** The picture of a version. */
export function ItemPicture({ hash }: { readonly hash: string }) {
  useEffect(() => {
    if (usePictures.getState().pictures.has(hash)) return;
    const put = (picture: PictureData | null): void =>
      usePictures.setState(({ pictures }) => ({ pictures: new Map(pictures).set(hash, picture) }));
    put(null);
    call<PictureData>("GET", `library/contents/${hash}/picture`).then(put, () => undefined);
  }, [hash]);
  const picture = usePictures(({ pictures }) => pictures.get(hash)) ?? null;
  return picture && <PictureSvg picture={picture} />;
}
