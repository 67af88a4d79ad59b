import { useSyncExternalStore } from "react";

const queries = new Map<string, MediaQueryList>();
const query = (text: string): MediaQueryList => {
  let query = queries.get(text);
  if (!query) {
    query = window.matchMedia(text);
    queries.set(text, query);
  }
  return query;
};

/** Whether a media query matches, updated with the window. */
export const useMedia = (text: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      query(text).addEventListener("change", listener);
      return () => query(text).removeEventListener("change", listener);
    },
    () => query(text).matches,
  );

/** Whether the phone layout is used: full-page board, panels in a sheet. */
export const useCompact = (): boolean => useMedia("(max-width: 720px)");
