/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has roles but no tags for lists and their options */
import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import { PlateRow } from "../draw/Counter.tsx";
import { Corners, HomeSign, Marks, TurnRing } from "../draw/Glyphs.tsx";
import { LensPill } from "../draw/LensTags.tsx";
import { platesOf } from "../draw/plate.ts";
import type { BoardArt } from "../model/art.ts";
import type { StarLens } from "../model/lens.ts";
import { held, type StarScene } from "../model/scene.ts";
import type { SpaceScale, SpaceTags } from "./labels.ts";

const at = (p: { readonly x: number; readonly y: number }): string => `translate(${p.x.toFixed(1)} ${p.y.toFixed(1)})`;

/** One star of the 3D view with rings, tags and button. The parent positions it. */
export const SpaceStar = memo(function SpaceStar({
  art,
  star,
  tags,
  near,
  note,
  halo,
  scale,
  hold,
}: {
  readonly art: BoardArt;
  readonly star: number;
  readonly tags: SpaceTags | null;
  readonly near: number;
  readonly note: StarLens;
  readonly halo: string;
  readonly scale: SpaceScale;
  readonly hold: (star: number, element: SVGGElement | null) => void;
}): ReactElement {
  const { data, chosen, target, selected, draggable, starDescriptions, focusStar } = art;
  const entry = data.map.stars[star];
  const scene = data.scene.stars[star] as StarScene;
  const words = starDescriptions[star];
  const strong = star === chosen || star === target;
  const r = scale.ring * near;
  const bright = held(scene) || strong || note.lit === true || star === selected;
  return (
    <g
      ref={(element) => hold(star, element)}
      role="option"
      aria-label={words?.label}
      aria-selected={words?.pressed}
      tabIndex={star === focusStar ? 0 : -1}
      data-star={star}
      className={draggable.has(`star${star}`) ? "ad-hit ad-grab" : "ad-hit"}
      style={tags ? undefined : { visibility: "hidden" }}
    >
      {note.lit === true && note.power !== undefined && (
        <circle r={r * 2.6} style={{ fill: `url(#${halo}-power${note.power})` }} />
      )}
      {strong && <circle r={r * 2.3} style={{ fill: `url(#${halo}-act)` }} />}
      {scene.home && (
        <HomeSign
          r={r * 1.02}
          ink={data.looks[scene.home.power]?.ink ?? "var(--ink)"}
          lost={scene.home.holder !== null}
        />
      )}
      {scene.offLimits && (
        <path
          className="ad-forbidden"
          d={`M${-r} 0a${r} ${r} 0 1 1 0 .1M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}`}
        />
      )}
      {note.ring !== undefined && (
        <g style={note.power === undefined ? undefined : { color: data.looks[note.power]?.ink }}>
          <TurnRing
            r={r}
            turns={note.ring}
            width={1.7}
            className={note.lit === true ? "ad-turns ad-turns-lit" : "ad-turns"}
          />
        </g>
      )}
      {data.open.has(star) && <circle r={r * 0.86} className={strong ? "ad-may ad-may-strong" : "ad-may"} />}
      {strong && !data.open.has(star) && <circle r={r * 0.86} className="ad-may ad-may-strong" />}
      {star === target && <circle r={r * 1.2} className="ad-may ad-may-aim" />}
      {star === art.noted && star !== target && <circle r={r * 1.2} className="ad-may ad-noted" />}
      {star === selected && !strong && <Corners r={r * 1.15} className="ad-corners" />}
      {tags && (
        <>
          {tags.name && (
            <g className={bright ? "ad-name ad-space-name ad-bright" : "ad-name ad-space-name"}>
              <text
                x={tags.name.x}
                y={tags.name.y + tags.size * 0.9}
                fontSize={tags.size}
                opacity={bright ? 1 : Math.min(1, 0.55 + near * 0.35)}
              >
                {entry?.name}
              </text>
              <g transform={at(tags.marks)}>
                <Marks population={entry?.population ?? false} materials={entry?.materials ?? false} r={scale.mark} />
              </g>
            </g>
          )}
          {tags.fleet && (
            <g transform={at(tags.fleet)}>
              <PlateRow plates={platesOf(scene)} looks={data.looks} h={scale.counter} />
            </g>
          )}
          {tags.pill && note.pill && (
            <g transform={at(tags.pill)}>
              <LensPill pill={note.pill} looks={data.looks} h={scale.pill} />
            </g>
          )}
        </>
      )}
      <circle r={Math.max(16, r * 1.2)} className="ad-hit-area" />
      <circle r={Math.max(15, r * 1.15)} className="ad-hit-focus" />
    </g>
  );
});
