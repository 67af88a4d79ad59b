import { useSyncExternalStore } from "react";

const queries = new Map<string, MediaQueryList>();
const query = (text: string): MediaQueryList => {
  let found = queries.get(text);
  if (!found) {
    found = window.matchMedia(text);
    queries.set(text, found);
  }
  return found;
};

/** Whether a media query holds, followed while the window changes. */
export const useMedia = (text: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      query(text).addEventListener("change", listener);
      return () => query(text).removeEventListener("change", listener);
    },
    () => query(text).matches,
  );

/** A phone: the board is the page and the rest a sheet. */
export const useCompact = (): boolean => useMedia("(max-width: 720px)");
