/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has roles but no tags for lists and their options */
import { type ReactElement, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Halos } from "../draw/Glyphs.tsx";
import { FactArt, starOf } from "../effects/FactArt.tsx";
import { spotOf } from "../geometry/orbit.ts";
import type { BoardArt } from "../model/art.ts";
import { useBoardStore } from "../model/board-store.ts";
import { SPACE, SPACE_COMPACT, type SpaceTags } from "./labels.ts";
import { SpaceCamera } from "./space-camera.ts";
import { SpaceStar } from "./SpaceStars.tsx";
import { useField } from "./use-field.ts";
import { useSpaceGestures, useStarHits } from "./use-space-input.ts";

/** The 3D board: rotate, tilt and zoom. It has all functions of the flat board. */
export default function SpaceBoard({
  art,
  label,
  onLost,
}: {
  readonly art: BoardArt;
  readonly label: string;
  /** WebGL is missing or has failed. */
  readonly onLost: () => void;
}): ReactElement {
  const halo = useId();
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tags, setTags] = useState<readonly (SpaceTags | null)[]>([]);
  const [near, setNear] = useState<readonly number[]>([]);
  const { data, lens, journey, rays, showing } = art;
  const { map, scene: context } = data;
  const factStar = showing ? starOf(showing, map) : -1;
  const spots = useMemo(() => map.stars.map((_, i) => spotOf(map, i)), [map]);
  const [camera] = useState(
    () =>
      new SpaceCamera((newTags, newNear) => {
        setTags(newTags);
        setNear(newNear);
      }),
  );
  useLayoutEffect(() => camera.show(art, spots));
  useLayoutEffect(() => camera.frameField(), [camera, art.card]);
  const shown = useBoardStore((d) => d.shown);
  useEffect(() => {
    if (shown) camera.returnTo(shown.star);
  }, [shown, camera]);
  useSpaceGestures(surface, camera);
  useField(surface, canvas, camera, art, onLost);

  // Positions a new ray or journey at once. New labels follow in the next frame.
  useLayoutEffect(() => camera.place(), [camera, journey, rays, showing]);
  useEffect(() => {
    const next = requestAnimationFrame(camera.solve);
    return () => cancelAnimationFrame(next);
  }, [context, lens, camera]);
  useStarHits(surface, camera, art);

  const { star: holdStar, rays: holdRays, journey: holdJourney, journeyPlate: holdPlate, fact: holdFact } = camera.hold;
  // Far stars first, so that near ones cover them.
  const order = useMemo(() => map.stars.map((_, i) => i), [map]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the surface takes the focus so that keys can turn the board
    <section ref={surface} className="ad-space" aria-label={label} tabIndex={0}>
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="ad-space-art" role="presentation">
        <Halos id={halo} looks={data.looks} />
        {rays && <path ref={holdRays} className="ad-rays" style={{ color: data.looks[rays.power]?.ink }} />}
        {journey && <path ref={holdJourney} className="ad-journey" />}
        <g role="listbox" aria-label={art.starsLabel} aria-orientation="horizontal">
          {order.map((star) => (
            <SpaceStar
              key={map.stars[star]?.id}
              art={art}
              star={star}
              tags={tags[star] ?? null}
              near={near[star] ?? 1}
              note={lens[star] ?? NO_NOTE}
              halo={halo}
              scale={art.compact ? SPACE_COMPACT : SPACE}
              hold={holdStar}
            />
          ))}
        </g>
        {showing && (
          <g ref={holdFact} aria-hidden="true">
            <FactArt
              key={art.showingKey}
              fact={showing}
              star={factStar}
              looks={data.looks}
              map={map}
              r={SPACE.ring}
              still={art.reducedMotion}
              low={tags[factStar]?.low === true}
            />
          </g>
        )}
        {journey && (
          <g ref={holdPlate} className="ad-journey-tag" aria-hidden="true">
            <rect x={-29} y={-11} width={58} height={22} rx={11} className="ad-journey-plate" />
            <text textAnchor="middle" dy="0.36em" fontSize={14.5} className="ad-journey-text">
              {journey.words}
            </text>
          </g>
        )}
      </svg>
    </section>
  );
}

const NO_NOTE = {};
