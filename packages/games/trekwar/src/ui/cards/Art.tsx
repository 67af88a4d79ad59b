import { memo } from "@starboard/ui";
import { type CardEntry } from "@starboard/trekwar";
import { type ReactNode } from "react";
import { type Picture, pictureOf, seeded, type Stroke } from "@starboard/trekwar/art";

function draw(stroke: Stroke, key: number): ReactNode {
  const look = `tw-k-${stroke.look}`;
  if (stroke.is === "path") return <path key={key} className={look} d={stroke.d} />;
  if (stroke.is === "circle") return <circle key={key} className={look} cx={stroke.x} cy={stroke.y} r={stroke.r} />;
  return <ellipse key={key} className={look} cx={stroke.x} cy={stroke.y} rx={stroke.rx} ry={stroke.ry} />;
}

/** Returns the crop of a picture: an object with a margin, or a person on the lower edge. */
function crop({ box, person }: Picture, air: number): string {
  if (person) return air < 20 ? "158 -8 284 302" : "120 -6 360 300";
  return [box.x - air, box.y - air, box.w + 2 * air, box.h + 2 * air].map(Math.round).join(" ");
}

function stars(id: string): ReactNode {
  const next = seeded(`stars ${id}`);
  return Array.from({ length: 44 }, (_, i) => (
    <circle key={i} cx={Math.round(next() * 760 - 80)} cy={Math.round(next() * 560 - 130)} r={next() < 0.2 ? 2 : 1.2} />
  ));
}

/** The picture of a card, in the current text colour. */
export const Art = memo(function Art({ card, air = 22 }: { readonly card: CardEntry; readonly air?: number }) {
  const picture = pictureOf(card);
  return (
    <svg
      className="tw-art"
      viewBox={crop(picture, air)}
      preserveAspectRatio={picture.person ? "xMidYMax meet" : "xMidYMid meet"}
      aria-hidden="true"
    >
      <g className="tw-k-stars">{stars(card.id)}</g>
      {picture.strokes.map(draw)}
    </svg>
  );
});
