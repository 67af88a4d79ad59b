/** Maps addresses to routes and back; pure functions, testable without a browser. */

/** Every page with its parameters. */
export type Route =
  | { readonly at: "landing" }
  /** Online table or tournament on the host of these pages. */
  | { readonly at: "new"; readonly game: string; readonly online?: boolean; readonly tournament?: boolean }
  /** An editor of a game; without `editor`, the list of editors. */
  | { readonly at: "make"; readonly game: string; readonly editor?: string }
  | { readonly at: "table"; readonly match: string }
  /** `n` is the entry number of the moment; absent at the start. */
  | { readonly at: "replay"; readonly match: string; readonly n?: number }
  | { readonly at: "tables" }
  /** The lobby of the host, or one table. */
  | { readonly at: "online"; readonly table?: string }
  /** The tournaments of the host. */
  | { readonly at: "tournaments" }
  /** One tournament; `invite` is the organiser's invitation. */
  | { readonly at: "tournament"; readonly tournament: string; readonly invite?: string }
  /** The account page. */
  | { readonly at: "account" }
  /** The page of a password reset link; the token follows the `#`. */
  | { readonly at: "reset" }
  /** The administration page. */
  | { readonly at: "admin" }
  /** The page of a seat link. */
  | { readonly at: "play"; readonly token: string }
  | { readonly at: "verify"; readonly match?: string }
  | { readonly at: "rules"; readonly game?: string; readonly rule?: string }
  | { readonly at: "settings" }
  | { readonly at: "missing"; readonly path: string };

/** Parses an address. Unknown addresses give the route `missing`, never an error. */
export function readRoute(path: string, search = ""): Route {
  const missing: Route = { at: "missing", path };
  let parts: string[];
  try {
    parts = path
      .split("/")
      .filter((part) => part !== "")
      .map(decodeURIComponent);
  } catch {
    return missing;
  }
  const [place, one, two, ...rest] = parts;
  if (rest.length > 0 || (two !== undefined && place !== "rules" && place !== "make" && place !== "tournament"))
    return missing;
  switch (place) {
    case undefined:
      return { at: "landing" };
    case "new": {
      if (one === undefined) return missing;
      const asked = new URLSearchParams(search);
      return {
        at: "new",
        game: one,
        ...(asked.has("online") && { online: true }),
        ...(asked.has("tournament") && { tournament: true }),
      };
    }
    case "tournament":
      return one === undefined
        ? missing
        : { at: "tournament", tournament: one, ...(two !== undefined && { invite: two }) };
    case "make":
      return one === undefined ? missing : { at: "make", game: one, ...(two !== undefined && { editor: two }) };
    case "table":
      return one === undefined ? missing : { at: "table", match: one };
    case "replay": {
      if (one === undefined) return missing;
      const n = /^\d{1,6}$/.exec(new URLSearchParams(search).get("n") ?? "");
      return { at: "replay", match: one, ...(n && { n: Number(n[0]) }) };
    }
    case "online":
      return { at: "online", ...(one !== undefined && { table: one }) };
    case "play":
      return one === undefined ? missing : { at: "play", token: one };
    case "verify":
      return { at: "verify", ...(one !== undefined && { match: one }) };
    case "rules":
      return { at: "rules", ...(one !== undefined && { game: one }), ...(two !== undefined && { rule: two }) };
    case "tables":
    case "tournaments":
    case "account":
    case "reset":
    case "admin":
    case "settings":
      return one === undefined ? { at: place } : missing;
    default:
      return missing;
  }
}

/** Returns the address of a route. */
export function href(route: Route): string {
  const path = (...parts: readonly (string | undefined)[]): string =>
    `/${parts
      .filter((part) => part !== undefined)
      .map(encodeURIComponent)
      .join("/")}`;
  switch (route.at) {
    case "landing":
      return "/";
    case "new":
      return `${path("new", route.game)}${route.tournament === true ? "?tournament" : route.online === true ? "?online" : ""}`;
    case "tournament":
      return path("tournament", route.tournament, route.invite);
    case "make":
      return path("make", route.game, route.editor);
    case "table":
      return path("table", route.match);
    case "replay":
      return `${path("replay", route.match)}${route.n === undefined ? "" : `?n=${route.n}`}`;
    case "online":
      return path("online", route.table);
    case "play":
      return path("play", route.token);
    case "verify":
      return path("verify", route.match);
    case "rules":
      return path("rules", route.game, route.rule);
    case "tables":
    case "tournaments":
    case "account":
    case "reset":
    case "admin":
    case "settings":
      return path(route.at);
    case "missing":
      return route.path;
  }
}
