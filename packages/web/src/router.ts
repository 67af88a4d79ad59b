import { type MouseEvent, useSyncExternalStore } from "react";
import { href, readRoute, type Route } from "./routes.ts";

export { href, type Route } from "./routes.ts";

const listeners = new Set<() => void>();
let now = readRoute(location.pathname, location.search);

function arrive(): void {
  now = readRoute(location.pathname, location.search);
  for (const listener of listeners) listener();
}
window.addEventListener("popstate", arrive);

/** Goes to a place. `replace` keeps the way back as it was: for moments of a replay and the like. */
export function navigate(route: Route, replace = false): void {
  const to = href(route);
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
}

export const useRoute = (): Route =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );

/** Properties of a real link that moves within the page: it can still be copied and opened elsewhere. */
export function link(route: Route): { href: string; onClick: (event: MouseEvent) => void } {
  return {
    href: href(route),
    onClick(event) {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(route);
    },
  };
}
