/** The address of the page as a route: reads it, follows its changes and goes to another one. */
import { type MouseEvent, useSyncExternalStore } from "react";
import { href, readRoute, type Route } from "./routes.ts";

export { href, type Route } from "./routes.ts";

const listeners = new Set<() => void>();
/** Reads the address. An earlier one of a page is replaced by its present one, so that it is the one that is copied. */
function readAddress(): Route {
  const route = readRoute(location.pathname, location.search);
  if (route.at === "online" && route.table === undefined && location.pathname !== href(route))
    history.replaceState(history.state, "", href(route));
  return route;
}
let now = readAddress();

function arrive(): void {
  now = readAddress();
  for (const listener of listeners) listener();
}
window.addEventListener("popstate", arrive);

/** Navigates to a route. `replace` replaces the history entry, for example for moments of a replay. */
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

/** Properties of a real link with client-side navigation; it can still be copied and opened in a new tab. */
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
