import { memo } from "@starboard/ui";
import type { StarMap } from "@starboard/4000ad";
import { type ReactElement } from "react";
import { PlateRow } from "../draw/Counter.tsx";
import { Corners, HomeSign, Marks, StarGlyph, TurnRing } from "../draw/Glyphs.tsx";
import { LensPill, LensPips } from "../draw/LensTags.tsx";
import { platesOf } from "../draw/plate.ts";
import type { FlatLayout } from "../geometry/flat.ts";
import type { StarLens } from "../model/lens.ts";
import type { PowerLook } from "../model/powers.ts";
import { held, type Scene, type StarScene } from "../model/scene.ts";
import type { StarTags } from "./tags.ts";

/** Size of the house around a home star, relative to its ring. */
const HOUSE = 1.22;

const at = (p: { readonly x: number; readonly y: number }): string => `translate(${p.x.toFixed(1)} ${p.y.toFixed(1)})`;

/** The stars with names and resource marks. Drawn again only if a tag moves. */
export const StarLayer = memo(function StarLayer({
  map,
  layout,
  halo,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly halo: string;
}): ReactElement {
  return (
    <g aria-hidden="true">
      {map.stars.map((star, i) => (
        <g key={star.id} transform={at(layout.stars[i] as { x: number; y: number })}>
          <StarGlyph
            depth={star.depth}
            rich={star.population || star.materials}
            scale={layout.scale.star}
            halo={halo}
          />
        </g>
      ))}
    </g>
  );
});

const Name = memo(function Name({
  name,
  x,
  y,
  marksX,
  marksY,
  size,
  mark,
  upright,
  population,
  materials,
  bright,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly marksX: number;
  readonly marksY: number;
  readonly size: number;
  readonly mark: number;
  readonly upright: boolean;
  readonly population: boolean;
  readonly materials: boolean;
  readonly bright: boolean;
}): ReactElement {
  return (
    <g className={bright ? "ad-name ad-bright" : "ad-name"}>
      <text x={x} y={y + size * 0.9} fontSize={size}>
        {name}
      </text>
      <g transform={`translate(${marksX} ${marksY})`}>
        <Marks population={population} materials={materials} r={mark} upright={upright} />
      </g>
    </g>
  );
});

export const NameLayer = memo(function NameLayer({
  map,
  layout,
  scene,
  tags,
  chosen,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly scene: Scene;
  readonly tags: readonly StarTags[];
  /** Stars with highlighted names. */
  readonly chosen: ReadonlySet<number>;
}): ReactElement {
  return (
    <g aria-hidden="true">
      {map.stars.map((star, i) => {
        const place = tags[i];
        if (!place?.name) return null;
        return (
          <Name
            key={star.id}
            name={star.name}
            x={place.name.x}
            y={place.name.y}
            marksX={place.marks?.x ?? 0}
            marksY={place.marks?.y ?? 0}
            size={layout.scale.name}
            mark={layout.scale.mark}
            upright={layout.scale.narrow}
            population={place.marks !== null && star.population}
            materials={place.marks !== null && star.materials}
            bright={held(scene.stars[i] as StarScene) || chosen.has(i)}
          />
        );
      })}
    </g>
  );
});

const Force = memo(
  function Force({
    scene,
    looks,
    x,
    y,
    h,
  }: {
    readonly scene: StarScene;
    readonly looks: readonly PowerLook[];
    readonly x: number;
    readonly y: number;
    readonly h: number;
  }): ReactElement {
    return (
      <g className="ad-force" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <PlateRow plates={platesOf(scene)} looks={looks} h={h} />
      </g>
    );
  },
  (a, b) => a.scene.key === b.scene.key && a.looks === b.looks && a.x === b.x && a.y === b.y && a.h === b.h,
);

/** The counters at the stars. */
export const ForceLayer = memo(function ForceLayer({
  map,
  layout,
  scene,
  looks,
  tags,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly scene: Scene;
  readonly looks: readonly PowerLook[];
  readonly tags: readonly StarTags[];
}): ReactElement {
  return (
    <g aria-hidden="true">
      {scene.stars.map((star) => {
        const place = tags[star.star]?.fleet;
        if (!place) return null;
        return (
          <Force
            key={map.stars[star.star]?.id}
            scene={star}
            looks={looks}
            x={place.x}
            y={place.y}
            h={layout.scale.counter}
          />
        );
      })}
    </g>
  );
});

/** Home marks and forbidden stars. */
export const HomeLayer = memo(
  function HomeLayer({
    layout,
    scene,
    looks,
  }: {
    readonly layout: FlatLayout;
    readonly scene: Scene;
    readonly looks: readonly PowerLook[];
    readonly sign: string;
  }): ReactElement {
    return (
      <g aria-hidden="true">
        {scene.stars.map((star) => {
          const p = layout.stars[star.star] as { x: number; y: number };
          if (star.offLimits)
            return (
              <path
                key={star.star}
                className="ad-forbidden"
                transform={at(p)}
                d={`M${-layout.scale.ring} 0a${layout.scale.ring} ${layout.scale.ring} 0 1 1 0 .1M${-layout.scale.ring * 0.7} ${-layout.scale.ring * 0.7}L${layout.scale.ring * 0.7} ${layout.scale.ring * 0.7}`}
              />
            );
          if (!star.home) return null;
          return (
            <g key={star.star} transform={at(p)}>
              <HomeSign
                r={layout.scale.ring * HOUSE}
                ink={looks[star.home.power]?.ink ?? "var(--ink)"}
                lost={star.home.holder !== null}
              />
            </g>
          );
        })}
      </g>
    );
  },
  (a, b) => a.sign === b.sign && a.layout === b.layout && a.looks === b.looks,
);

/** Marks of the lens: rings, pips, pills. */
export const LensLayer = memo(function LensLayer({
  map,
  layout,
  lens,
  looks,
  tags,
  halo,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly lens: readonly StarLens[];
  readonly looks: readonly PowerLook[];
  readonly tags: readonly StarTags[];
  readonly halo: string;
}): ReactElement {
  const { ring, pill, narrow } = layout.scale;
  return (
    <g className="ad-lens" aria-hidden="true">
      {lens.map((note, i) => {
        const p = layout.stars[i] as { x: number; y: number };
        const place = tags[i];
        if (!note.ring && !note.pill && note.pips === undefined) return null;
        return (
          <g key={map.stars[i]?.id}>
            {note.ring && (
              <g transform={at(p)} style={note.power === undefined ? undefined : { color: looks[note.power]?.ink }}>
                {note.lit === true && note.power !== undefined && (
                  <circle r={ring * 2} fill={`url(#${halo}-power${note.power})`} />
                )}
                <TurnRing
                  r={ring * 0.92}
                  turns={note.ring}
                  width={narrow ? 1.3 : 1.8}
                  className={note.lit === true ? "ad-turns ad-turns-lit" : "ad-turns"}
                />
              </g>
            )}
            {note.pips !== undefined && place?.pips && (
              <g transform={at(place.pips)}>
                <LensPips turns={note.pips} narrow={narrow} />
              </g>
            )}
            {note.pill && place?.pill && (
              <g transform={at(place.pill)}>
                <LensPill pill={note.pill} looks={looks} h={pill} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Amber rings mark stars where the viewer can act. Corners mark the selected star. */
export const ActLayer = memo(function ActLayer({
  map,
  layout,
  open,
  chosen,
  target,
  selected,
  noted,
  halo,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly open: ReadonlySet<number>;
  readonly chosen: number | null;
  readonly target: number | null;
  readonly selected: number | null;
  readonly noted: number | null;
  readonly halo: string;
}): ReactElement {
  const { ring } = layout.scale;
  return (
    <g aria-hidden="true">
      {map.stars.map((star, i) => {
        const strong = i === chosen || i === target;
        if (!open.has(i) && !strong && i !== selected && i !== noted) return null;
        return (
          <g key={star.id} transform={at(layout.stars[i] as { x: number; y: number })}>
            {strong && <circle r={ring * 2.1} fill={`url(#${halo}-act)`} />}
            {open.has(i) && !strong && <circle r={ring * 0.86} className="ad-may" />}
            {strong && <circle r={ring * 0.86} className="ad-may ad-may-strong" />}
            {i === target && <circle r={ring * 1.14} className="ad-may ad-may-aim" />}
            {i === noted && i !== target && <circle r={ring * 1.14} className="ad-may ad-noted" />}
            {i === selected && !strong && <Corners r={ring * 1.25} className="ad-corners" />}
          </g>
        );
      })}
    </g>
  );
});
