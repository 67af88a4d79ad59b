/** Addresses and the places they mean; pure, so that every address can be tried without a browser. */

/** Every place a person can be, and link to. */
export type Route =
  | { readonly at: "landing" }
  /** `online`: to be played on the host these pages come from; `tournament`: as a tournament there. */
  | { readonly at: "new"; readonly game: string; readonly online?: boolean; readonly tournament?: boolean }
  /** An editor of a game; without its name, the list of them. */
  | { readonly at: "make"; readonly game: string; readonly maker?: string }
  | { readonly at: "table"; readonly match: string }
  /** `n` is the entry number of the moment, absent for the beginning. */
  | { readonly at: "replay"; readonly match: string; readonly n?: number }
  | { readonly at: "tables" }
  /** Tables of the host this page comes from; with its name, one of them. */
  | { readonly at: "online"; readonly table?: string }
  /** That host's tournaments. */
  | { readonly at: "tournaments" }
  /** One of them; with the invitation its organiser has handed on. */
  | { readonly at: "tournament"; readonly tournament: string; readonly invite?: string }
  /** One's account on that host. */
  | { readonly at: "account" }
  /** Where a password link leads; what it carries stands behind the `#`. */
  | { readonly at: "reset" }
  /** For whoever runs that host. */
  | { readonly at: "admin" }
  /** Through a seat link. */
  | { readonly at: "play"; readonly token: string }
  | { readonly at: "verify"; readonly match?: string }
  | { readonly at: "rules"; readonly game?: string; readonly rule?: string }
  | { readonly at: "settings" }
  | { readonly at: "missing"; readonly path: string };

/** Reads an address. Anything unknown is the missing page, never an error. */
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
      return one === undefined ? missing : { at: "make", game: one, ...(two !== undefined && { maker: two }) };
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

/** The address of a place. */
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
      return path("make", route.game, route.maker);
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
