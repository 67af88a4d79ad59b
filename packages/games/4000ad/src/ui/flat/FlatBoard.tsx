import { boardPoint, PanZoom, type PanZoomHandle } from "@starboard/ui";
import { type ReactElement, useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { pillParts, pipSize } from "../draw/lens-size.ts";
import { Halos } from "../draw/Glyphs.tsx";
import { platesOf, rowSize } from "../draw/plate.ts";
import { FlatFacts } from "../effects/FlatFacts.tsx";
import { layFlat } from "../geometry/flat.ts";
import { sidesFor } from "../geometry/lanes.ts";
import type { BoardArt } from "../model/art.ts";
import { Ground } from "./Ground.tsx";
import { Hits } from "./Hits.tsx";
import { FlatJourney } from "./Journey.tsx";
import { ActLayer, ForceLayer, HomeLayer, LensLayer, NameLayer, StarLayer } from "./Stars.tsx";
import { TagKeeper } from "./tags.ts";
import { carrierPlaces, WarpLayer } from "./Warps.tsx";

const EVERYTHING = { least: 1, most: 6 };

/** The size of an element in CSS pixels, followed as it changes. */
function useSize(holder: RefObject<HTMLDivElement | null>): { readonly width: number; readonly height: number } {
  const [room, setRoom] = useState({ width: 1120, height: 680 });
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 1 && height > 1)
        setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [holder]);
  return room;
}

/** The flat board with both levels side by side, as in the printed game. */
export function FlatBoard({ art, label }: { readonly art: BoardArt; readonly label: string }): ReactElement {
  const halo = useId();
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoomHandle>(null);
  const room = useSize(holder);
  const { data, lens } = art;
  const { map, looks, scene } = data;
  const homes = scene.stars.map((star) => star.home?.power);
  const homeSign = data.looks.map((look) => look.name).join();
  const sides = useMemo(() => {
    const { rows, cols } = map.module.board;
    return sidesFor(
      looks.map((look) => {
        const home = map.stars.find((star) => star.name === look.name);
        return { x: ((home?.col ?? 0) + 0.5) / cols, y: ((home?.row ?? 0) + 0.5) / rows };
      }),
    );
  }, [map, looks]);
  const layout = useMemo(() => layFlat(room.width, room.height, map, sides), [room, map, sides]);

  const [keeper] = useState(() => new TagKeeper());
  const sizes = useMemo(
    () =>
      lens.map((note) => ({
        pill: note.pill ? { w: pillParts(note.pill, layout.scale.pill).w, h: layout.scale.pill } : undefined,
        pips: note.pips === undefined ? undefined : pipSize(note.pips, layout.scale.narrow),
      })),
    [lens, layout],
  );
  const { chosen, target, selected } = art;
  const ringed = useMemo(() => {
    const set = new Set<number>();
    for (const [i, note] of lens.entries()) if (note.ring) set.add(i);
    for (const i of data.open) set.add(i);
    for (const i of [chosen, target, selected]) if (i !== null) set.add(i);
    return set;
  }, [lens, data.open, chosen, target, selected]);
  const tags = useMemo(
    () => keeper.solve(layout, map, scene, sizes, ringed),
    [keeper, layout, map, scene, sizes, ringed],
  );
  const fleets = useMemo(
    () =>
      scene.stars.flatMap((star) => {
        const at = tags[star.star]?.fleet;
        return at ? [{ ...at, ...rowSize(platesOf(star), layout.scale.counter) }] : [];
      }),
    [scene, tags, layout],
  );
  const bright = useMemo(() => {
    const set = new Set<number>();
    for (const i of [chosen, target, selected]) if (i !== null) set.add(i);
    for (const [i, note] of lens.entries()) if (note.lit === true) set.add(i);
    return set;
  }, [chosen, target, selected, lens]);
  const boxes = useMemo(() => carrierPlaces(scene, layout), [scene, layout]);
  const homesShown = `${homes.join()}|${scene.stars.map((s) => s.home?.holder ?? "").join()}|${homeSign}`;

  const locate = useMemo(
    () =>
      (event: PointerEvent): { x: number; y: number } => {
        const box = holder.current?.getBoundingClientRect();
        const camera = view.current?.camera() ?? { scale: 1, dx: 0, dy: 0 };
        return boardPoint(camera, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0));
      },
    [],
  );

  return (
    <div ref={holder} className="ad-flat">
      <PanZoom
        width={layout.width}
        height={layout.height}
        margin={0}
        limits={EVERYTHING}
        label={label}
        buttons={false}
        handle={view}
      >
        <Halos id={halo} looks={looks} />
        <Ground layout={layout} looks={looks} />
        <HomeLayer layout={layout} scene={scene} looks={looks} sign={homesShown} />
        <LensLayer map={map} layout={layout} lens={lens} looks={looks} tags={tags} halo={halo} />
        {art.journey && <FlatJourney layout={layout} journey={art.journey} fleets={fleets} />}
        <ActLayer
          map={map}
          layout={layout}
          open={data.open}
          chosen={chosen}
          target={target}
          selected={selected}
          noted={art.noted}
          halo={halo}
        />
        <StarLayer map={map} layout={layout} halo={halo} />
        <NameLayer map={map} layout={layout} scene={scene} tags={tags} chosen={bright} />
        <ForceLayer map={map} layout={layout} scene={scene} looks={looks} tags={tags} />
        <WarpLayer map={map} layout={layout} scene={scene} looks={looks} due={art.due} chosen={art.warp} />
        {art.showing && (
          <FlatFacts key={art.showingKey} fact={art.showing} layout={layout} data={data} still={art.reducedMotion} />
        )}
        <Hits
          points={layout.stars}
          radius={layout.scale.narrow ? 25 : 26}
          boxes={boxes}
          input={art.input}
          starDescriptions={art.starDescriptions}
          warpDescriptions={art.warpDescriptions}
          starsLabel={art.starsLabel}
          warpsLabel={art.warpsLabel}
          focusStar={art.focusStar}
          focusWarp={art.focusWarp}
          draggable={art.draggable}
          locate={locate}
        />
      </PanZoom>
    </div>
  );
}
