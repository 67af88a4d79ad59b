/** The map with everything on it. The current prompt decides what a click does; the dock offers the same in words. */
import { PanZoom, type PanZoomHandle, whenFontsArrive } from "@starboard/ui";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
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
import { Targets } from "./map/Marks.tsx";
import type { Point } from "./map/points.ts";
import { Routes } from "./map/Routes.tsx";
import { Site } from "./map/Site.tsx";
import { Stacks } from "./map/Stacks.tsx";
import { en } from "./messages.en.ts";
import { useBoardStore } from "./model/board-store.ts";
import { landWords } from "./model/spoken.ts";
import { isSite, siteArt } from "./model/sites.ts";
import { stacksOf } from "./model/stacks.ts";
import { type Props, type Tabletop, useTable } from "./model/table.ts";
import { startsOf, targetsOf } from "./model/targets.ts";
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
  useCamera(surface, world.chart.places, battle, props.compact ? ([...grab][0] ?? home ?? focus) : null);

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
          overlay={
            <>
              <LandCard props={props} table={table} />
              <Glance props={props} table={table} />
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
              ) : world.gates[i] ? (
                <text key={t.id} x={chart.places[i]?.[0]} y={(chart.places[i]?.[1] ?? 0) + 30} className="we-place">
                  {en.gate(world.terrain.get(world.board.territories[i]?.terrain ?? "")?.name ?? "", world.gates[i])}
                </text>
              ) : null,
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

const LIMITS = { least: 1, most: 6 };

/**
 * In a small window the whole map is too small to read, so the camera moves to the territories that the step concerns.
 */
function useCamera(
  surface: React.RefObject<PanZoomHandle | null>,
  places: readonly Point[],
  battle: number | null,
  focus: number | null,
): void {
  const seen = useRef("");
  useEffect(() => {
    const at = battle ?? focus;
    const place = at === null ? undefined : places[at];
    if (focus === null || !place) return;
    const moment = `${battle} ${battle === null ? "turn" : ""}`;
    if (seen.current === moment) return;
    seen.current = moment;
    surface.current?.show({ x: place[0] - 190, y: place[1] - 170, width: 380, height: 340 });
  });
}
