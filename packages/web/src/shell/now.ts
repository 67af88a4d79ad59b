import { useSyncExternalStore } from "react";

let now = Date.now();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds since 1970, updated every minute. */
export const useNow = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      ticking ??= setInterval(() => {
        now = Date.now();
        for (const listener of listeners) listener();
      }, 60_000);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(ticking);
        ticking = undefined;
      };
    },
    () => now,
  );
