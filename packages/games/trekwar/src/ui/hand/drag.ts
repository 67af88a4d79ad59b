/** Drags a card of the Hand onto the table. It is chosen there, and played if that completes an act. */
import type { CardId } from "@starboard/trekwar";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import { hideZoom } from "../board/Zoom.tsx";
import { useBoardStore } from "../model/board-store.ts";
import { actOf } from "../model/hand.ts";
import { askedOf, type Props } from "../model/view.ts";
import { choose } from "./keys.ts";

/** Movement below this number of pixels counts as a click. */
const CLICK_SLACK = 8;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  moving: boolean;
}

export function useDrag(props: Props, id: CardId) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const release = (): Drag | null => {
    const current = drag.current;
    drag.current = null;
    if (current) {
      current.element.classList.remove("dragged");
      current.element.style.translate = "";
    }
    document.querySelector(".tw")?.classList.remove("drop");
    return current;
  };
  return {
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.buttons !== 1) return;
      drag.current ??= { x: event.clientX, y: event.clientY, element: event.currentTarget, moving: false };
      const current = drag.current;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.moving) {
        if (Math.hypot(dx, dy) < CLICK_SLACK) return;
        current.moving = true;
        dragged.current = true;
        current.element.setPointerCapture(event.pointerId);
        current.element.classList.add("dragged");
        document.querySelector(".tw")?.classList.add("drop");
        hideZoom();
      }
      current.element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const current = release();
      if (!current?.moving) return;
      const table = document.querySelector(".tw")?.getBoundingClientRect();
      if (table && event.clientY < table.bottom) drop(props, id);
    },
    onPointerCancel: (): void => void release(),
    /** Ignores the click event that follows a drag. */
    onClickCapture(event: MouseEvent): void {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function drop(props: Props, id: CardId): void {
  const asked = askedOf(props);
  if (!asked) return;
  if (!useBoardStore.getState().chosen.includes(id)) choose(props, id);
  const act = actOf(props, asked, useBoardStore.getState());
  // More cards may follow in an exchange, so it waits for the button.
  if (act && act.do !== "exchange" && !props.whyNot(asked.step, act)) props.choose(asked.step, act);
}
