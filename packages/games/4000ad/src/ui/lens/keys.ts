import { isKeyHandled } from "@starboard/ui";
import { useEffect } from "react";
import { focusOn } from "../act/hands.ts";
import { EMPTY_HANDS, useBoardStore } from "../model/board-store.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { lensTurns } from "./scale.ts";

/** Keyboard shortcuts of the board, active on the whole page except in text fields. */
export function useBoardKeys(props: Props, table: Tabletop): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isKeyHandled(event)) return;
      const desk = useBoardStore.getState();
      const does: Record<string, () => void> = {
        v: () => desk.set({ sight: desk.sight === "flat" ? "space" : "flat", sightLost: false }),
        d: () => desk.toggleLens("reach"),
        t: () => desk.toggleLens("threat"),
        p: () => desk.toggleLens("production"),
        e: () => {
          // The first press selects the most relevant fleet, further presses the others.
          const under = table.scene.warps.filter((w) => w.from !== null).map((w) => w.warp);
          if (under.length === 0) return desk.toggleLens("emergence");
          if (desk.lens !== "emergence")
            return desk.set({ lens: "emergence", warp: desk.warp ?? under[0] ?? null, ahead: 1 });
          const next = under[under.indexOf(desk.warp ?? -1) + 1];
          return next === undefined ? desk.set({ lens: "none", warp: null }) : desk.set({ warp: next, ahead: 1 });
        },
        "[": () => desk.set({ ahead: Math.max(1, desk.ahead - 1) }),
        "]": () => desk.set({ ahead: Math.min(Math.max(1, lensTurns(props, desk)), desk.ahead + 1) }),
        s: () => focusOn("star", desk.sending?.from ?? desk.target ?? desk.star ?? [...table.open][0] ?? 0),
        w: () => {
          const first = table.scene.warps.find((one) => one.from !== null);
          if (first) focusOn("warp", first.warp);
        },
        Escape: () => {
          if (desk.sending?.aim !== undefined && desk.sending.aim !== null)
            desk.set({ sending: { ...desk.sending, aim: null, hop: false } });
          else if (desk.sending) props.undo();
          else if (desk.target !== null) desk.set(EMPTY_HANDS);
          else if (desk.star !== null) desk.set({ star: null });
          else desk.set({ lens: "none", warp: null });
        },
      };
      const action = does[event.key];
      // Without a lens the brackets step through the history, which the page handles.
      const lensless = desk.lens === "none" && (event.key === "[" || event.key === "]");
      if (!action || lensless) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [props, table]);
}
