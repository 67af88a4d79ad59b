import type { Fact4000, Warp } from "@starboard/4000ad";
import { Button, whenFontsArrive, useMemo } from "@starboard/ui";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { memoWarp, usePreparedAct, useSyncedChoices } from "./act/prepared-act.ts";
import { useInputHandlers } from "./act/input.ts";
import { StarCard } from "./card/StarCard.tsx";
import { FlatBoard } from "./flat/FlatBoard.tsx";
import { LensStrip } from "./lens/LensStrip.tsx";
import { readLens } from "./lens/read.ts";
import { useBoardKeys } from "./lens/keys.ts";
import { en } from "./messages.en.ts";
import type { BoardArt, Journey } from "./model/art.ts";
import { useBoardStore } from "./model/board-store.ts";
import { noteOfWarp, useNotes } from "./model/notes.ts";
import { starDescriptions, warpDescriptions } from "./model/descriptions.ts";
import { type BoardData, type Props, useBoardData } from "./model/board-data.ts";
import { readPlace } from "./status/places.ts";
import "./style/index.css";

// The 3D view is loaded on demand because it adds 140 kB.
const SpaceBoard = lazy(() => import("./space/SpaceBoard.tsx"));

/** Numbers the shown facts, so that two equal facts in a row are both animated. */
const factNumbers = new WeakMap<object, number>();
let lastNumber = 0;
function factNumberOf(fact: object): number {
  let number = factNumbers.get(fact);
  if (number === undefined) factNumbers.set(fact, (number = ++lastNumber));
  return number;
}

const NO_WARPS: ReadonlySet<Warp> = new Set();

/** Selects the star or the fleet that the page asks the board to show. */
function useShownPlace({ shownPlace, view }: Props, { map }: BoardData): void {
  const set = useBoardStore((d) => d.set);
  const request = shownPlace?.request ?? 0;
  const place = shownPlace?.place ?? "";
  const latest = useRef({ view, map });
  useLayoutEffect(() => {
    latest.current = { view, map };
  });
  useEffect(() => {
    const found = place === "" ? null : readPlace(latest.current.map, place);
    if (found && "star" in found) set({ star: found.star, over: found.star, shown: { star: found.star, request } });
    else if (found && (latest.current.view.board.warpFrom[found.warp] ?? -1) >= 0)
      set({ warp: found.warp, lens: "emergence", ahead: 1 });
  }, [place, request, set]);
}

/** The board of 4000 A.D., flat or in 3D, with its lenses. Both views share the same input handlers. */
export function Board(props: Props): ReactElement {
  const { view, viewer, currentFact, reducedMotion, theme, compact } = props;
  const data = useBoardData(props);
  const projection = useBoardStore((d) => d.projection);
  const spaceUnavailable = useBoardStore((d) => d.spaceUnavailable);
  const lens = useBoardStore((d) => d.lens);
  const ahead = useBoardStore((d) => d.ahead);
  const warp = useBoardStore((d) => d.warp);
  const star = useBoardStore((d) => d.star);
  const target = useBoardStore((d) => d.target);
  const sending = useBoardStore((d) => d.sending);
  // Only the reach lens follows the pointer, so the other layers do not subscribe.
  const over = useBoardStore((d) => (d.lens === "reach" && d.star === null ? d.over : null));
  const set = useBoardStore((d) => d.set);
  const prepared = usePreparedAct(props, data);
  useSyncedChoices(props, data, prepared);
  const input = useInputHandlers(props, data, prepared);
  const stage = useRef<HTMLDivElement>(null);
  useBoardKeys(props, data);

  useEffect(() => {
    // A fleet that has come out is no longer selected.
    if (warp !== null && (view.board.warpFrom[warp] ?? -1) < 0) set({ warp: null });
  }, [warp, view, set]);

  const reading = useMemo(
    () => readLens({ view, viewer }, data, { lens, ahead, warp, star, over, sending }),
    [view, viewer, data, lens, ahead, warp, star, over, sending],
  );
  useShownPlace(props, data);
  const due = useMemo(() => {
    const w = data.question?.step === "arrive" || data.question?.step === "forced" ? memoWarp({ view }) : -1;
    return w < 0 ? NO_WARPS : new Set([w]);
  }, [data, view]);
  const notes = useNotes(props.match);
  const noted = useMemo((): number | null => {
    const w = due.values().next().value ?? (lens === "emergence" ? warp : null);
    const key = w === null || w === undefined ? null : noteOfWarp(view, w);
    return key === null ? null : (notes[key] ?? null);
  }, [due, lens, warp, view, notes]);
  const journey = useMemo((): Journey | null => {
    if (!sending || sending.aim === null) return null;
    const { map } = data;
    return {
      from: sending.from,
      to: sending.aim,
      words: en.turns(map.distance[sending.from * map.S + sending.aim] ?? 0),
    };
  }, [sending, data]);
  const draggable = useMemo(() => {
    const can = new Set<string>();
    if (data.question?.step === "depart") for (const s of data.open) can.add(`star${s}`);
    for (const w of due) can.add(`warp${w}`);
    return can;
  }, [data, due]);
  const spokenStars = useMemo(() => starDescriptions(data, { sending, star, target }), [data, sending, star, target]);
  const spokenWarps = useMemo(() => warpDescriptions(data, { warp }), [data, warp]);

  const art: BoardArt = {
    data,
    lens: reading.stars,
    rays: reading.rays,
    journey,
    chosen: sending?.from ?? null,
    target: sending?.aim ?? target,
    selected: star ?? reading.origin,
    noted,
    due,
    warp,
    input,
    starDescriptions: spokenStars,
    warpDescriptions: spokenWarps,
    starsLabel: en.board.stars,
    warpsLabel: en.board.warps,
    focusStar: sending?.from ?? target ?? star ?? [...data.open][0] ?? 0,
    focusWarp: warp ?? data.scene.warps.find((w) => w.from !== null)?.warp ?? 0,
    draggable,
    showing: currentFact as Fact4000 | null,
    showingKey: currentFact ? factNumberOf(currentFact) : 0,
    reducedMotion: reducedMotion,
    theme,
    compact,
    card: lens !== "none" && !compact,
  };
  // Lays out the board again when the typeface has loaded, because all widths were measured with another one.
  const fonts = useBoardStore((d) => d.fonts);
  useEffect(() => whenFontsArrive(() => set({ fonts: useBoardStore.getState().fonts + 1 })), [set]);
  const lost = useCallback(() => set({ projection: "flat", spaceUnavailable: true }), [set]);
  return (
    <div className={`ad${compact ? " ad-compact" : ""}`}>
      <LensStrip props={props} data={data} />
      <div ref={stage} className="ad-stage">
        {projection === "space" ? (
          <Suspense fallback={<p className="ad-note">{en.board.loading}</p>}>
            <SpaceBoard key={fonts} art={art} label={en.board.space} onLost={lost} />
          </Suspense>
        ) : (
          <FlatBoard key={fonts} art={art} label={en.board.flat} />
        )}
        {spaceUnavailable && (
          <output className="ad-note">
            {en.board.noDepth}
            <Button look="quiet" onClick={() => set({ spaceUnavailable: false })}>
              {en.board.dismiss}
            </Button>
          </output>
        )}
        <StarCard props={props} data={data} prepared={prepared} stage={stage} />
      </div>
    </div>
  );
}
