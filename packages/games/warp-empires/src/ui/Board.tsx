/** The map with everything on it. The current prompt decides what a click does; the dock offers the same in words. */
import {
  type Camera,
  type CameraView,
  PanZoom,
  type PanZoomHandle,
  type Part,
  RimArrows,
  type Size,
  whenFontsArrive,
  useMemo,
} from "@starboard/ui";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useActQueue } from "./act/act-queue.ts";
import { useHands } from "./act/hands.ts";
import { useSelectionReset } from "./act/selection-reset.ts";
import { useBoardKeys } from "./act/keys.ts";
import { useReach } from "./act/reach.ts";
import { Effects } from "./effects/Effects.tsx";
import { Glance } from "./Glance.tsx";
import { LandCard } from "./LandCard.tsx";
import { Control } from "./map/Control.tsx";
import { Ground } from "./map/Ground.tsx";
import { Hits } from "./map/Hits.tsx";
import { PlainName } from "./map/PlainName.tsx";
import { Targets } from "./map/Marks.tsx";
import type { Point } from "./map/points.ts";
import { Routes } from "./map/Routes.tsx";
import { partAround } from "./map/shown-part.ts";
import { Site } from "./map/Site.tsx";
import { Stacks } from "./map/Stacks.tsx";
import { en } from "./messages.en.ts";
import { useBoardStore } from "./model/board-store.ts";
import { landWords } from "./model/spoken.ts";
import { isSite, siteArt } from "./model/sites.ts";
import { stacksOf } from "./model/stacks.ts";
import type { Props, Tabletop } from "./model/table.ts";
import { useTable } from "./model/use-table.ts";
import { startsOf, targetsOf } from "./model/targets.ts";
import { placeName } from "./model/world.ts";
import { phasesOf } from "./phase.ts";
import { Ribbon } from "./Ribbon.tsx";
import "./style/index.css";

export function Board(props: Props): ReactElement {
  const table = useTable(props);
  const { world, view } = table;
  const { chart, index } = world;
  const card = useBoardStore((d) => d.card);
  const goods = useBoardStore((d) => d.goods);
  const land = useBoardStore((d) => d.land);
  const lifting = useBoardStore((d) => d.lifting);
  const fonts = useBoardStore((d) => d.fonts);
  const set = useBoardStore((d) => d.set);
  const surface = useRef<PanZoomHandle>(null);
  useSelectionReset(props, table);
  useActQueue(props, table);
  const targets = useMemo(() => targetsOf(table, { card, goods }), [table, card, goods]);
  const starts = useMemo(() => startsOf(table), [table]);
  const ways = useReach(props, table);
  const hands = useHands(props, table, targets, starts, ways);
  const words = useMemo(() => landWords(props, table, targets, starts, ways), [props, table, targets, starts, ways]);
  useEffect(() => whenFontsArrive(() => set({ fonts: useBoardStore.getState().fonts + 1 })), [set]);

  const may = useMemo(
    () => [...new Set([...targets.keys(), ...ways.keys()])].map((id) => index.get(id) ?? -1).filter((i) => i >= 0),
    [targets, ways, index],
  );
  const grab = useMemo(() => new Set([...starts].map((id) => index.get(id) ?? -1)), [starts, index]);
  const battle = subjectOf(table);
  const aimed = land === null ? null : (index.get(land) ?? null);
  useBoardKeys(may.length > 0 ? may : [...grab]);
  const home = index.get(table.mine?.home ?? "");
  const focus = aimed ?? may[0] ?? [...grab][0] ?? home ?? 0;
  const wanted = battle !== null ? [battle] : may.length > 0 ? may : grab.size > 0 ? [...grab] : [];
  const march = view.marches.findLast(({ announced }) => announced > 0);
  const entered = march ? index.get(march.path.at(-1) ?? "") : undefined;
  useCamera(props, surface, chart.places, wanted.length > 0 ? wanted : [entered ?? home ?? focus]);
  const [seen, setSeen] = useState<CameraView | null>(null);

  return (
    <div className={`we${props.compact ? " we-compact" : ""}`} data-step={table.asked?.step ?? ""}>
      <Ribbon label={en.phases} phases={phasesOf(world, view)} />
      <div className="we-stage">
        <PanZoom
          width={chart.width}
          height={chart.height}
          margin={props.compact ? 6 : 10}
          limits={LIMITS}
          label={en.board}
          buttons={!props.compact}
          handle={surface}
          {...(props.compact && { onRest: (camera: Camera, size: Size) => setSeen({ camera, surface: size }) })}
          overlay={
            <>
              <LandCard props={props} table={table} />
              <Glance props={props} table={table} />
              {props.compact && seen && <ToWanted table={table} wanted={wanted} view={seen} surface={surface} />}
            </>
          }
        >
          <Ground chart={chart} paints={world.paints} land={world.land} />
          <g>
            {view.territories.map((t, i) =>
              t.marker === null ? null : (
                <Control key={t.id} path={chart.paths[i] as string} side={table.side(t.marker)} />
              ),
            )}
          </g>
          <Targets chart={chart} may={may} aimed={aimed} battle={battle} />
          <g key={fonts}>
            {view.territories.map((t, i) =>
              isSite(world, i) ? (
                <Site
                  key={t.id}
                  art={siteArt(table, i)}
                  number={i}
                  at={chart.places[i] as Point}
                  room={t.stacks.length === 0 ? "free" : t.stacks.length === 1 ? "one" : "many"}
                  planets={!world.land}
                />
              ) : (
                <PlainName
                  key={t.id}
                  world={world}
                  number={i}
                  at={chart.places[i] as Point}
                  isFree={t.stacks.length === 0}
                />
              ),
            )}
          </g>
          <Routes props={props} table={table} ways={ways} />
          <g>
            {view.territories.map((t, i) =>
              t.stacks.length === 0 ? null : (
                <Stacks
                  key={t.id}
                  arts={stacksOf(table, i, starts, lifting?.from ?? null)}
                  at={chart.places[i] as Point}
                  sited={isSite(world, i)}
                  battle={battle === i}
                />
              ),
            )}
          </g>
          <Effects fact={props.currentFact} table={table} still={props.reducedMotion} />
          <Hits chart={chart} label={en.territories} words={words} focus={focus} grab={grab} hands={hands} />
        </PanZoom>
      </div>
    </div>
  );
}

/** The territory that the current step is about: a battle, a roll, a declaration. */
function subjectOf({ view, world }: Tabletop): number | null {
  if (view.battle) return world.index.get(view.battle.at) ?? null;
  const memo = view.flow.stack.at(-1)?.memo as { readonly at?: unknown; readonly from?: unknown } | undefined;
  const at = typeof memo?.at === "number" ? memo.at : typeof memo?.from === "number" ? memo.from : -1;
  return at >= 0 && at < view.territories.length ? at : null;
}

/** Arrows at the rim to the territories that the step concerns. */
function ToWanted({
  table,
  wanted,
  view,
  surface,
}: {
  readonly table: Tabletop;
  readonly wanted: readonly number[];
  readonly view: CameraView;
  readonly surface: React.RefObject<PanZoomHandle | null>;
}): ReactElement {
  const { chart, board } = table.world;
  return (
    <RimArrows
      places={wanted.map((to) => pointOf(chart.places[to]))}
      view={view}
      label={(at, n) => en.land.showTarget(placeName(table.world, board.territories[wanted[at] ?? -1]?.id ?? ""), n)}
      onShow={(at) => {
        const part = partAround(chart.places, [wanted[at] ?? -1], READABLE);
        if (part) surface.current?.show(lineOf(part));
      }}
    />
  );
}

const pointOf = (place: Point | undefined) => (place ? { x: place[0], y: place[1] } : undefined);

const LIMITS = { least: 1, most: 6 };

/** The middle line of a part: the camera shows it as wide as the window, whatever its height. */
const lineOf = ({ x, y, width, height }: Part): Part => ({ x, width, y: y + height / 2 - 1, height: 2 });

const below = (line: Part): Part => ({ ...line, y: line.y - 64 });

/** The part of the board that is readable in a small window, in board units. */
const READABLE = { width: 380, height: 340 };

/**
 * Moves the camera to the place that the page asks for. In a small window the whole map is too small to read, so there
 * the camera also follows what is asked: at every new step it moves to the territories that the step concerns.
 */
function useCamera(
  { shownPlace, view, compact, offers }: Props,
  surface: React.RefObject<PanZoomHandle | null>,
  places: readonly Point[],
  wanted: readonly number[],
): void {
  const set = useBoardStore((d) => d.set);
  const request = shownPlace?.request;
  useEffect(() => {
    if (!shownPlace) return;
    const at = view.territories.findIndex(({ id }) => id === shownPlace.place);
    const part = partAround(places, [at], READABLE);
    if (!part) return;
    set({ land: shownPlace.place });
    // The card lies over the upper half of a small window, so the place is shown below the middle.
    if (compact) surface.current?.show(below(lineOf(part)));
    // The place is shown once for every request, not for every view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [request]);
  const step = offers.find(({ aside }) => !aside)?.step ?? "";
  const isOver = view.flow.over !== null;
  const question = `${view.turn} ${step} ${view.battle?.at ?? ""} ${view.marches.length}`;
  const moment = isOver ? "over" : `${question} ${wanted[0] ?? ""}`;
  const followed = useRef("");
  useEffect(() => {
    if (!compact || followed.current === moment) return;
    if (isOver) {
      // Nothing is asked any more: the whole map shows how the match ended.
      followed.current = moment;
      requestAnimationFrame(() => requestAnimationFrame(() => surface.current?.fit()));
      return;
    }
    const part = partAround(places, wanted, READABLE);
    if (!part) return;
    // The card of a territory inspected earlier would cover what the step is about. A stack put back keeps its card.
    if (!followed.current.startsWith(`${question} `)) set({ land: null });
    followed.current = moment;
    // The panel of the new step changes the height of the board. The scale depends on the width alone, and the camera
    // waits for the new height.
    requestAnimationFrame(() => requestAnimationFrame(() => surface.current?.show(lineOf(part))));
  });
}
