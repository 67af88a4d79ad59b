/** Keyboard shortcuts of the board: go to the next stack or target, and clear the selection. */
import { usePageKeys } from "@starboard/ui";
import { useBoardStore } from "../model/board-store.ts";

export const useBoardKeys = (next: readonly number[]): void =>
  usePageKeys(({ key }) => {
    const { lifting, card, goods, land, clear, set } = useBoardStore.getState();
    if (key === "Escape" && (lifting ?? card ?? goods ?? land) !== null) {
      clear();
      set({ land: null });
      return true;
    }
    if (key !== "m" || next.length === 0) return false;
    const here = document.activeElement instanceof SVGElement ? Number(document.activeElement.dataset["land"]) : -1;
    const at = next[(next.indexOf(here) + 1) % next.length];
    document.querySelector<SVGElement>(`.we [data-land="${at}"]`)?.focus();
    return true;
  });
