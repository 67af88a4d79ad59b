/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has roles but no tags for lists and their options */
import { useGestures } from "@starboard/ui";
import { type ReactElement, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { listenToHits } from "../flat/Hits.tsx";
import { pillParts } from "../draw/lens-size.ts";
import { Halos } from "../draw/Glyphs.tsx";
import { FactArt, starOf } from "../effects/FactArt.tsx";
import {
  approached,
  journeyCorners,
  type Orbit,
  overview,
  project,
  type Seen,
  spotOf,
  turned,
} from "../geometry/orbit.ts";
import type { BoardArt } from "../model/art.ts";
import { useBoardStore } from "../model/board-store.ts";
import { createField, type Field, type FieldInks } from "./field.ts";
import { nearness, solveSpace, SPACE, SPACE_COMPACT, type SpaceTags } from "./labels.ts";
import { SpaceStar } from "./SpaceStars.tsx";

/** Time in ms that the camera must rest before labels are placed again. */
const REST = 110;

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
  const field = useRef<Field | null>(null);
  const orbit = useRef<Orbit | null>(null);
  const home = useRef<Orbit | null>(null);
  const size = useRef({ width: 1, height: 1 });
  const groups = useRef<(SVGGElement | null)[]>([]);
  const seen = useRef<Seen[]>([]);
  const journeyArt = useRef<SVGPathElement>(null);
  const journeyPlate = useRef<SVGGElement>(null);
  const rayArt = useRef<SVGPathElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const [tags, setTags] = useState<readonly (SpaceTags | null)[]>([]);
  const [near, setNear] = useState<readonly number[]>([]);
  const { data, lens, journey, rays, showing } = art;
  const { map, scene: context } = data;
  const factArt = useRef<SVGGElement>(null);
  const factStar = showing ? starOf(showing, map) : -1;
  const spots = useMemo(() => map.stars.map((_, i) => spotOf(map, i)), [map]);
  const latest = useRef({ art, spots });
  useLayoutEffect(() => {
    latest.current = { art, spots };
  });

  const solve = useCallback(() => {
    const { art: now } = latest.current;
    const { width, height } = size.current;
    if (!orbit.current || width < 2) return;
    const centre = orbit.current.distance;
    const scale = now.compact ? SPACE_COMPACT : SPACE;
    const pills = now.lens.map(({ pill }) => (pill ? { w: pillParts(pill, scale.pill).w, h: scale.pill } : null));
    const panels = [...(surface.current?.closest(".ad")?.querySelectorAll("[data-panel]") ?? [])].map((panel) => {
      const a = panel.getBoundingClientRect();
      const b = (surface.current as HTMLElement).getBoundingClientRect();
      return { x: a.x - b.x, y: a.y - b.y, w: a.width, h: a.height };
    });
    const screen = { x: 4, y: 4, w: width - 8, h: height - 8 };
    const solved = solveSpace(
      now.data.map,
      now.data.scene,
      scale,
      seen.current,
      centre,
      pills,
      screen,
      panels,
      places.current,
    );
    places.current = solved.places;
    setTags(solved.tags);
    setNear(seen.current.map((p) => nearness(p.depth, centre)));
  }, []);

  /** Positions all elements for the current camera. Fast enough for every frame of a drag. */
  const place = useCallback(() => {
    const now = orbit.current;
    if (!now) return;
    const { width, height } = size.current;
    const { spots: all, art: given } = latest.current;
    seen.current = all.map((spot) => project(now, width, height, spot));
    for (const [i, p] of seen.current.entries())
      groups.current[i]?.setAttribute("transform", `translate(${p.x.toFixed(1)} ${p.y.toFixed(1)})`);
    const { journey: way, rays: thin, data: on, showing: fact } = given;
    const factPlace = fact ? seen.current[starOf(fact, on.map)] : undefined;
    if (factPlace)
      factArt.current?.setAttribute("transform", `translate(${factPlace.x.toFixed(1)} ${factPlace.y.toFixed(1)})`);
    if (way && journeyArt.current) {
      const corners = journeyCorners(on.map, way.from, way.to).map((spot) => project(now, width, height, spot));
      journeyArt.current.setAttribute("d", `M${corners.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`);
      const long = corners.slice(1).map((p, i) => Math.hypot(p.x - (corners[i]?.x ?? 0), p.y - (corners[i]?.y ?? 0)));
      const k = long.indexOf(Math.max(...long));
      const a = corners[k] as Seen;
      const b = corners[k + 1] as Seen;
      journeyPlate.current?.setAttribute("transform", `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`);
    }
    if (thin && rayArt.current) {
      const a = seen.current[thin.from] as Seen;
      rayArt.current.setAttribute(
        "d",
        thin.to
          .map(
            (s) =>
              `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${seen.current[s]?.x.toFixed(1)} ${seen.current[s]?.y.toFixed(1)}`,
          )
          .join(""),
      );
    }
  }, []);

  const look = useCallback(
    (next: Orbit): void => {
      orbit.current = next;
      if (frame.current === 0)
        frame.current = requestAnimationFrame(() => {
          frame.current = 0;
          place();
          if (orbit.current) field.current?.draw(orbit.current);
        });
      clearTimeout(resting.current);
      resting.current = setTimeout(solve, REST);
    },
    [place, solve],
  );

  /** Shows the whole field beside the lens card, unless the player has turned the view. */
  const frameField = useCallback(() => {
    const { width, height } = size.current;
    const { art: given } = latest.current;
    if (width < 2) return;
    const whole = overview(given.data.map, width, height, given.card ? Math.min(CARD, width * 0.2) : 0);
    if (!orbit.current || orbit.current === home.current) orbit.current = whole;
    home.current = whole;
    place();
    field.current?.draw(orbit.current);
    solve();
  }, [place, solve]);
  useLayoutEffect(frameField, [frameField, art.card]);

  // A star that the page asks to show can be off the screen after the player has turned or zoomed the view.
  const shown = useBoardStore((d) => d.shown);
  useEffect(() => {
    const at = shown ? seen.current[shown.star] : undefined;
    const { width, height } = size.current;
    if (at && home.current && (at.depth <= 0 || at.x < 0 || at.y < 0 || at.x > width || at.y > height))
      look(home.current);
  }, [shown, look]);

  useGestures(surface, {
    pan: (dx, dy) => orbit.current && look(turned(orbit.current, dx, dy)),
    zoom: (factor, x, y) =>
      orbit.current &&
      home.current &&
      look(approached(orbit.current, factor, x, y, size.current.width, size.current.height, home.current)),
    fit: () => home.current && look(home.current),
    dragging: (on) => surface.current?.classList.toggle("dragging", on),
  });

  useLayoutEffect(() => {
    const element = surface.current;
    if (!element || !canvas.current) return;
    let made: Field;
    try {
      made = createField(canvas.current, map);
    } catch {
      onLost();
      return;
    }
    field.current = made;
    const lost = (event: Event): void => {
      event.preventDefault();
      onLost();
    };
    const board = canvas.current;
    board.addEventListener("webglcontextlost", lost);
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width < 2 || height < 2) return;
      size.current = { width, height };
      made.resize(width, height);
      frameField();
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      board.removeEventListener("webglcontextlost", lost);
      clearTimeout(resting.current);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      made.dispose();
      field.current = null;
    };
  }, [map, onLost, frameField]);

  useLayoutEffect(() => {
    if (surface.current) field.current?.ink(inksOf(surface.current, art.theme));
  }, [art.theme, map]);

  const lights = useMemo(
    () =>
      context.stars.map((star) => {
        const note = lens[star.star];
        return note?.lit === true ? 1.5 : star.forces.length > 0 || data.open.has(star.star) ? 1.1 : 0.78;
      }),
    [context, lens, data.open],
  );
  const lightsSign = lights.join();
  useEffect(() => {
    field.current?.light(lightsSign.split(",").map(Number));
    if (orbit.current) look(orbit.current);
  }, [lightsSign, look]);
  // Positions a new ray or journey at once. New labels follow in the next frame.
  useLayoutEffect(place, [place, journey, rays, showing]);
  useEffect(() => {
    const next = requestAnimationFrame(solve);
    return () => cancelAnimationFrame(next);
  }, [context, lens, solve]);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    return listenToHits(element, () => ({
      input: latest.current.art.input,
      draggable: latest.current.art.draggable,
      points: seen.current.map((p) => (p.depth > 0 ? p : null)),
      locate: (event) => {
        const box = element.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
      },
    }));
  }, []);

  const hold = useCallback((star: number, element: SVGGElement | null) => {
    groups.current[star] = element;
  }, []);
  // Far stars first, so that near ones cover them.
  const order = useMemo(() => map.stars.map((_, i) => i), [map]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the surface takes the focus so that keys can turn the board
    <section ref={surface} className="ad-space" aria-label={label} tabIndex={0}>
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="ad-space-art" role="presentation">
        <Halos id={halo} looks={data.looks} />
        {rays && <path ref={rayArt} className="ad-rays" style={{ color: data.looks[rays.power]?.ink }} />}
        {journey && <path ref={journeyArt} className="ad-journey" />}
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
              hold={hold}
            />
          ))}
        </g>
        {showing && (
          <g ref={factArt} aria-hidden="true">
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
          <g ref={journeyPlate} className="ad-journey-tag" aria-hidden="true">
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
/** Width of the lens card, in pixels. */
const CARD = 200;

/** Returns the colours of the field in the current theme. */
function inksOf(element: Element, theme: string): FieldInks {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim() || "#888888";
  return {
    upper: read("--ad-upper"),
    upperCore: read("--ad-upper-core"),
    lower: read("--ad-lower"),
    lowerCore: theme === "light" ? read("--ad-lower") : "#ffffff",
    dust: read("--star"),
    glow: theme === "dark",
    lines: theme === "contrast" ? 1 : theme === "light" ? 0.8 : 0.62,
  };
}
