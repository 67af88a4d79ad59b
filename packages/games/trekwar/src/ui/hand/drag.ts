/** Drags a card of the Hand onto the table. It is chosen there, and played if that completes an act. */
import type { CardId } from "@starboard/trekwar";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import { hideZoom } from "../board/Zoom.tsx";
import { useBoardStore } from "../model/board-store.ts";
import { actOf } from "../model/hand.ts";
import { askedOf, type Props } from "../model/table.ts";
import { choose } from "./keys.ts";

/** Movement below this number of pixels counts as a click. */
const SLACK = 8;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  moving: boolean;
}

export function useDrag(props: Props, id: CardId) {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);
  const release = (): Grip | null => {
    const held = grip.current;
    grip.current = null;
    if (held) {
      held.element.classList.remove("dragged");
      held.element.style.translate = "";
    }
    document.querySelector(".tw")?.classList.remove("drop");
    return held;
  };
  return {
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.buttons !== 1) return;
      grip.current ??= { x: event.clientX, y: event.clientY, element: event.currentTarget, moving: false };
      const held = grip.current;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moving) {
        if (Math.hypot(dx, dy) < SLACK) return;
        held.moving = true;
        dragged.current = true;
        held.element.setPointerCapture(event.pointerId);
        held.element.classList.add("dragged");
        document.querySelector(".tw")?.classList.add("drop");
        hideZoom();
      }
      held.element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const held = release();
      if (!held?.moving) return;
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
