/**
 * Any card at reading size: under the pointer, the focus or a long press, beside the card and never over the totals. It is
 * for eyes only: what it shows is part of the label of the card it belongs to.
 */
import type { CardId } from "@starboard/trekwar";
import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { RuleId } from "@starboard/kernel";
import { create } from "zustand";
import { Face } from "../cards/Face.tsx";
import { entryOf, names, type Props } from "../model/table.ts";

interface Note {
  readonly text: string;
  readonly rule: RuleId | null;
}
interface Shown {
  readonly id: CardId;
  readonly element: Element;
  readonly note: Note | null;
}
interface Magnifier {
  readonly shown: Shown | null;
  readonly set: (shown: Shown | null) => void;
}
const useMagnifier = create<Magnifier>((set) => ({ shown: null, set: (shown) => set({ shown }) }));
/** Only one card can be about to grow. */
let growing: ReturnType<typeof setTimeout> | undefined;
/** Puts the large card away, and the one that was about to come. */
export function hideZoom(): void {
  clearTimeout(growing);
  if (useMagnifier.getState().shown) useMagnifier.getState().set(null);
}
export const showZoom = (id: CardId, element: Element): void =>
  useMagnifier.getState().set({ id, element, note: null });

/** Rest of the pointer before a card grows, and of a finger. */
const HOVER = 260;
const PRESS = 420;

/** Handlers that show a card large. */
export function useZoom(id: CardId | null, note: Note | null = null) {
  if (id === null) return {};
  const later = (element: Element, wait: number): void => {
    clearTimeout(growing);
    growing = setTimeout(() => {
      // The card may have been played meanwhile.
      if (element.isConnected) useMagnifier.getState().set({ id, element, note });
    }, wait);
  };
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") later(event.currentTarget, HOVER);
    },
    onPointerLeave: hideZoom,
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") hideZoom();
      else later(event.currentTarget, PRESS);
    },
    onPointerUp: (): void => clearTimeout(growing),
    onPointerCancel: hideZoom,
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget.matches(":focus-visible")) later(event.currentTarget, HOVER);
    },
    onBlur: hideZoom,
  };
}

const WIDTH = 288;
const NOTE = 210;

export function Zoom({ props }: { readonly props: Props }) {
  const shown = useMagnifier((m) => m.shown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      hideZoom();
    };
    window.addEventListener("keydown", away);
    window.addEventListener("pointerdown", away);
    return () => {
      window.removeEventListener("keydown", away);
      window.removeEventListener("pointerdown", away);
    };
  }, [shown]);
  // A hand that is put away takes its cards along without a word.
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
  const say = names(props);
  return createPortal(
    // A tooltip, so that the keys of the table go on working under it.
    <div
      ref={box}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      className={`tw-zoom${shown.note ? " noted" : ""}`}
    >
      <Face card={entryOf(props.view, shown.id)} now={props.view.ground} nameOf={say.card} />
      {shown.note && shown.note.text !== "" && (
        <p className="tw-zoom-note">
          {shown.note.text} {shown.note.rule && <span className="rule">{shown.note.rule}</span>}
        </p>
      )}
    </div>,
    document.body,
  );
}

/** Beside the card, between the top bar and the totals; smaller where there is less room. */
function place(pane: HTMLElement, at: DOMRect): void {
  const top = 60;
  const scale = document.querySelector(".tw-scale")?.getBoundingClientRect();
  const low = at.top >= (scale?.top ?? window.innerHeight) - 4;
  const floor = low && scale ? scale.top - 8 : window.innerHeight - 8;
  const width = Math.max(180, Math.min(WIDTH, ((floor - top) * 5) / 7, window.innerWidth - 24));
  const height = (width * 7) / 5;
  const all = width + (pane.classList.contains("noted") && window.innerWidth > 720 ? NOTE : 0);
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
