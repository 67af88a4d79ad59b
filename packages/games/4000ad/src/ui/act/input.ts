/** Input handlers of the board: clicks, taps, drags and keys. */
import { nearest, type Point } from "@starboard/ui";
import type { Warp } from "@starboard/4000ad";
import { useLayoutEffect, useState } from "react";
import { findByName, type Heading, stepTo, TypeAhead } from "../geometry/steer.ts";
import { type BoardStore, useBoardStore } from "../model/board-store.ts";
import { closedBecause } from "../model/offers.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { createDepartureInput } from "./departure-input.ts";
import { type PreparedAct, planPrepared } from "./prepared-act.ts";

export type Hit = { readonly star: number } | { readonly warp: Warp };
export interface InputHandlers {
  star(star: number): void;
  warp(warp: Warp): void;
  over(star: number | null): void;
  focusStar(star: number): void;
  focusWarp(warp: Warp): void;
  dragFrom(hit: Hit): void;
  dragOver(at: Point, points: readonly (Point | null)[]): void;
  drop(at: Point | null, points: readonly (Point | null)[]): void;
  key(event: KeyboardEvent, hit: Hit | null, points: readonly (Point | null)[]): void;
}

/** Snap distance of a dragged fleet to a star, in board pixels. */
const CATCH = 34;

interface Now {
  readonly props: Props;
  readonly data: BoardData;
  readonly prepared: PreparedAct | null;
}

/** Returns the input handlers: one object for the life of the board that always uses the latest props. */
export function useInputHandlers(props: Props, data: BoardData, prepared: PreparedAct | null): InputHandlers {
  const [{ input, update }] = useState(() => {
    let now: Now = { props, data, prepared };
    return {
      input: createInputHandlers(() => now),
      update: (next: Now): void => {
        now = next;
      },
    };
  });
  useLayoutEffect(() => update({ props, data, prepared }));
  return input;
}

/** The handlers without React; `now` gives the latest properties of the board. */
export function createInputHandlers(now: () => Now): InputHandlers {
  const typed = new TypeAhead();
  const store = (): BoardStore => useBoardStore.getState();
  let dragging: Hit | null = null;
  let walking = 0;

  /** Plans the prepared act. An act that is refused or doubtful waits for the dock. */
  const send = (): boolean => {
    const { props, prepared } = now();
    if (!prepared || prepared.refusal || prepared.doubts.length > 0) return false;
    planPrepared(props, prepared);
    return true;
  };
  const departures = createDepartureInput(now, send);
  const chooseTarget = (star: number): void => {
    if (store().target === star && send()) return;
    store().set({ target: star, way: 0, star });
  };

  const star = (i: number): void => {
    const { data } = now();
    const { question, open } = data;
    if (question?.step === "depart") return departures.star(i);
    if (open.has(i) || (question && closedBecause(question, i))) chooseTarget(i);
    else toggleStar(i);
  };
  const toggleStar = (i: number): void => store().set({ star: store().star === i ? null : i });
  const warp = (w: Warp): void => {
    if (store().warp === w && store().lens === "emergence") store().set({ lens: "none", warp: null });
    else store().set({ warp: w, lens: "emergence", ahead: 1 });
  };

  return {
    star,
    warp,
    over: (i) => store().over !== i && store().set({ over: i }),
    focusStar(i) {
      walking = i;
      store().set({ over: i });
    },
    focusWarp() {
      store().set({ over: null });
    },
    dragFrom(hit) {
      dragging = hit;
      if ("star" in hit) departures.chooseOrigin(hit.star);
      else store().set({ target: null });
    },
    dragOver(at, points) {
      const i = nearest(points, at.x, at.y, CATCH);
      if (!dragging) return;
      const { sending } = store();
      if (i < 0) {
        if (sending && sending.aim !== null) store().set({ sending: { ...sending, aim: null, hop: false } });
        return;
      }
      if ("star" in dragging) {
        if (i !== dragging.star && sending?.aim !== i) departures.aim(i);
      } else if (store().target !== i && now().data.open.has(i)) store().set({ target: i, way: 0, star: i });
    },
    drop() {
      dragging = null;
    },
    key(event, hit, points) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { data } = now();
      const consume = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (event.key === "Enter" || event.key === " ") {
        if (!hit) return;
        consume();
        typed.end();
        if ("star" in hit) star(hit.star);
        else warp(hit.warp);
        return;
      }
      const moment = event.timeStamp;
      const letter = event.key.length === 1 && /\p{L}/u.test(event.key);
      if (letter && (event.key !== event.key.toLowerCase() || typed.busy(moment))) {
        const found = findByName(data.names, typed.type(event.key, moment), walking);
        consume();
        if (found >= 0) focusOn("star", found);
        return;
      }
      if (!hit || event.shiftKey) return;
      const next = neighbourOf(event.key, hit, points, data);
      if (!next) return;
      consume();
      if ("star" in next) focusOn("star", next.star);
      else focusOn("warp", next.warp);
    },
  };
}

/** The star or warp that an arrow key, Home or End reaches from this one; undefined for other keys. */
function neighbourOf(key: string, hit: Hit, points: readonly (Point | null)[], data: BoardData): Hit | undefined {
  const heading = HEADINGS[key];
  if ("star" in hit) {
    if (heading === undefined && key !== "Home" && key !== "End") return undefined;
    const star = heading !== undefined ? stepTo(points, hit.star, heading) : key === "Home" ? 0 : points.length - 1;
    return star < 0 ? undefined : { star };
  }
  if (heading === undefined) return undefined;
  const on = data.scene.warps.filter((w) => w.from !== null).map((w) => w.warp);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return { warp: on[(on.indexOf(hit.warp) + step + on.length) % on.length] ?? hit.warp };
}

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Moves the keyboard focus to a star or a warp of the board. */
export function focusOn(kind: "star" | "warp", number: number): void {
  document.querySelector<HTMLElement | SVGElement>(`.ad [data-${kind}="${number}"]`)?.focus();
}
