import { usePageKeys } from "@starboard/ui";
import { cancelDeparture } from "../act/departure-input.ts";
import { focusOn } from "../act/input.ts";
import { originOf } from "../act/origin.ts";
import { NO_CHOICES, useBoardStore } from "../model/board-store.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { lensTurns } from "./scale.ts";

/** Time in milliseconds in which a second digit belongs to the same number. */
const DIGIT_MS = 900;
const typed = { digits: "", at: 0 };

/** Digits set the number of ships of the departure in preparation, limited to those that may leave. */
function sizeKey(props: Props, data: BoardData, event: KeyboardEvent): (() => void) | undefined {
  const { sending, set } = useBoardStore.getState();
  if (!sending || !/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return () => {
    const most = originOf(props, data, sending)?.most ?? 1;
    const before = event.timeStamp - typed.at < DIGIT_MS ? typed.digits : "";
    const number = Number(before + event.key) <= most ? before + event.key : event.key;
    Object.assign(typed, { digits: number, at: event.timeStamp });
    set({ sending: { ...sending, ships: Math.max(1, Math.min(most, Number(number))), size: null } });
  };
}

/** Keyboard shortcuts of the board, active on the whole page except in text fields. */
export function useBoardKeys(props: Props, data: BoardData): void {
  usePageKeys((event) => {
    const store = useBoardStore.getState();
    const does: Record<string, () => void> = {
      v: () => store.set({ projection: store.projection === "flat" ? "space" : "flat", spaceUnavailable: false }),
      d: () => store.toggleLens("reach"),
      t: () => store.toggleLens("threat"),
      p: () => store.toggleLens("production"),
      e: () => {
        // The first press selects the most relevant fleet, further presses the others.
        const underWay = data.scene.warps.filter((w) => w.from !== null).map((w) => w.warp);
        if (underWay.length === 0) return store.toggleLens("emergence");
        if (store.lens !== "emergence")
          return store.set({ lens: "emergence", warp: store.warp ?? underWay[0] ?? null, ahead: 1 });
        const next = underWay[underWay.indexOf(store.warp ?? -1) + 1];
        return next === undefined ? store.set({ lens: "none", warp: null }) : store.set({ warp: next, ahead: 1 });
      },
      "[": () => store.set({ ahead: Math.max(1, store.ahead - 1) }),
      "]": () => store.set({ ahead: Math.min(Math.max(1, lensTurns(props, store)), store.ahead + 1) }),
      s: () => focusOn("star", store.sending?.from ?? store.target ?? store.star ?? [...data.open][0] ?? 0),
      w: () => {
        const first = data.scene.warps.find((one) => one.from !== null);
        if (first) focusOn("warp", first.warp);
      },
      Escape: () => {
        const { sending } = store;
        if (sending && sending.aim !== null && !sending.aimFirst)
          store.set({ sending: { ...sending, aim: null, hop: false } });
        else if (sending) cancelDeparture(props);
        else if (store.target !== null) store.set(NO_CHOICES);
        else if (store.star !== null) store.set({ star: null });
        else store.set({ lens: "none", warp: null });
      },
    };
    const action = does[event.key] ?? sizeKey(props, data, event);
    // Without a lens the brackets step through the history, which the page handles.
    const lensless = store.lens === "none" && (event.key === "[" || event.key === "]");
    if (!action || lensless) return false;
    action();
    return true;
  });
}
