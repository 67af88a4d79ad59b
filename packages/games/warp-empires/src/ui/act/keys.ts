/** Keyboard shortcuts of the board: go to the next stack or target, and clear the selection. */
import { isKeyHandled } from "@starboard/ui";
import { useEffect, useRef } from "react";
import { useBoardStore } from "../model/board-store.ts";

export function useBoardKeys(next: readonly number[]): void {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isKeyHandled(event)) return;
      const { lifting, card, goods, land, clear, set } = useBoardStore.getState();
      if (event.key === "Escape" && (lifting ?? card ?? goods ?? land) !== null) {
        clear();
        set({ land: null });
      } else if (event.key === "m" && latest.current.length > 0) {
        const here = document.activeElement instanceof SVGElement ? Number(document.activeElement.dataset["land"]) : -1;
        const at = latest.current[(latest.current.indexOf(here) + 1) % latest.current.length];
        document.querySelector<SVGElement>(`.we [data-land="${at}"]`)?.focus();
      } else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
