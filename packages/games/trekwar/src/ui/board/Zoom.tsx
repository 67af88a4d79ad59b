/**
 * Shows any card at reading size on hover, focus or long press, next to the card and never over the totals. It is
 * hidden from screen readers, because the card's own label says the same.
 */
import type { CardId } from "@starboard/trekwar";
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { RuleId } from "@starboard/kernel";
import { create } from "zustand";
import { Face } from "../cards/Face.tsx";
import { entryOf, names, type Props } from "../model/view.ts";

interface Note {
  readonly text: string;
  readonly rule: RuleId | null;
}
interface Shown {
  readonly id: CardId;
  readonly element: Element;
  readonly note: Note | null;
}
interface ZoomStore {
  readonly shown: Shown | null;
  readonly set: (shown: Shown | null) => void;
}
const useZoomStore = create<ZoomStore>((set) => ({ shown: null, set: (shown) => set({ shown }) }));
/** Whether the current touch has enlarged a card, so that lifting the finger does not choose it. */
let isLongPress = false;
/** Only one card at a time waits to be enlarged. */
let zoomTimer: ReturnType<typeof setTimeout> | undefined;
/** Hides the enlarged card and cancels a waiting one. */
export function hideZoom(): void {
  clearTimeout(zoomTimer);
  if (useZoomStore.getState().shown) useZoomStore.getState().set(null);
}
export const showZoom = (id: CardId, element: Element): void =>
  useZoomStore.getState().set({ id, element, note: null });

/** Delay before a card is enlarged, in ms: for the pointer, and for a touch. */
const HOVER_MS = 260;
const PRESS_MS = 420;

/** Returns event handlers that enlarge a card. */
export function useZoom(id: CardId | null, note: Note | null = null) {
  if (id === null) return {};
  const showLater = (element: Element, delayMs: number): void => {
    clearTimeout(zoomTimer);
    zoomTimer = setTimeout(() => {
      // The card may have been played meanwhile.
      if (!element.isConnected) return;
      isLongPress = delayMs === PRESS_MS;
      useZoomStore.getState().set({ id, element, note });
    }, delayMs);
  };
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") showLater(event.currentTarget, HOVER_MS);
    },
    // A touch leaves the card when the finger is lifted; the enlarged card stays until the next touch.
    onPointerLeave: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") hideZoom();
      else clearTimeout(zoomTimer);
    },
    onPointerDown: (event: PointerEvent): void => {
      isLongPress = false;
      if (event.pointerType === "mouse") hideZoom();
      else showLater(event.currentTarget, PRESS_MS);
    },
    onPointerUp: (): void => clearTimeout(zoomTimer),
    onPointerCancel: hideZoom,
    onClickCapture: (event: MouseEvent): void => {
      if (!isLongPress) return;
      isLongPress = false;
      event.stopPropagation();
      event.preventDefault();
    },
    // A long touch would otherwise open the browser's menu over the enlarged card.
    onContextMenu: (event: MouseEvent): void => {
      if (isLongPress) event.preventDefault();
    },
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget.matches(":focus-visible")) showLater(event.currentTarget, HOVER_MS);
    },
    onBlur: (event: FocusEvent): void => {
      // A touch on another card moves the focus away from the one that had it; the enlarged card stays.
      const { shown } = useZoomStore.getState();
      if (!shown || shown.element === event.currentTarget) hideZoom();
    },
  };
}

const WIDTH = 288;
const NOTE_WIDTH = 210;

export function Zoom({ props }: { readonly props: Props }) {
  const shown = useZoomStore((m) => m.shown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      isLongPress = false;
      // The same touch may wait to enlarge another card, so its timer keeps running.
      useZoomStore.getState().set(null);
    };
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", close);
    return () => {
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", close);
    };
  }, [shown]);
  // Cards of a Hand that is hidden send no event, so their removal is checked after each render.
  useEffect(() => {
    if (shown?.element.isConnected === false) hideZoom();
  });
  useLayoutEffect(() => {
    const pane = box.current;
    if (!pane || !shown) return;
    if (!pane.matches(":popover-open")) pane.showPopover();
    place(pane, shown.element.getBoundingClientRect());
  }, [shown]);
  if (!shown) return null;
  const cardNames = names(props);
  return createPortal(
    // The tooltip role keeps the table's keyboard shortcuts active.
    <div
      ref={box}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      className={`tw-zoom${shown.note ? " noted" : ""}`}
    >
      <Face card={entryOf(props.view, shown.id)} now={props.view.ground} nameOf={cardNames.card} />
      {shown.note && shown.note.text !== "" && (
        <p className="tw-zoom-note">
          {shown.note.text} {shown.note.rule && <span className="rule">{shown.note.rule}</span>}
        </p>
      )}
    </div>,
    document.body,
  );
}

/** Places the pane next to the card, between top bar and totals. It is smaller if there is less room. */
function place(pane: HTMLElement, at: DOMRect): void {
  const top = 60;
  const scale = document.querySelector(".tw-scale")?.getBoundingClientRect();
  const low = at.top >= (scale?.top ?? window.innerHeight) - 4;
  const floor = low && scale ? scale.top - 8 : window.innerHeight - 8;
  const width = Math.max(180, Math.min(WIDTH, ((floor - top) * 5) / 7, window.innerWidth - 24));
  const height = (width * 7) / 5;
  const all = width + (pane.classList.contains("noted") && window.innerWidth > 720 ? NOTE_WIDTH : 0);
  pane.style.setProperty("--zoom", `${width}px`);
  const right = at.right + 12;
  const left =
    low || window.innerWidth <= 720
      ? at.left + at.width / 2 - width / 2
      : right + all <= window.innerWidth - 8
        ? right
        : at.left - all - 12;
  pane.style.left = `${Math.min(Math.max(8, left), window.innerWidth - all - 8)}px`;
  pane.style.top = `${low ? floor - height : Math.min(Math.max(top, at.top + at.height / 2 - height / 2), floor - height)}px`;
}
