/** Media queries as state of a component. */
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
    // Without a window, as in a test that renders to text, no query matches.
    () => false,
  );

/**
 * Whether the phone layout is used: full-page board, panels in a sheet. Also for phones held sideways and for strong zoom,
 * where the window is low. The style sheets use the same query.
 */
export const useCompact = (): boolean => useMedia("(max-width: 720px), (max-width: 960px) and (max-height: 480px)");
