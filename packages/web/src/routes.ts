/** Maps addresses to routes and back; pure functions, testable without a browser. */

/** Every page with its parameters. */
export type Route =
  | { readonly at: "landing" }
  /** Online table or tournament on the host of these pages. */
  | {
      readonly at: "new";
      readonly game: string;
      readonly online?: boolean;
      readonly tournament?: boolean;
      /** The club whose tournament it is to be. */
      readonly club?: string;
    }
  /** An editor of a game; without `editor`, the list of editors. */
  | { readonly at: "make"; readonly game: string; readonly editor?: string }
  | { readonly at: "table"; readonly match: string }
  /** The guided match of a game. */
  | { readonly at: "guide"; readonly game: string }
  /** The learn page, or the course of a game. */
  | { readonly at: "learn"; readonly game?: string }
  /** A lesson of a game's course. */
  | { readonly at: "lesson"; readonly game: string; readonly lesson: string }
  /** The puzzles, of all games or of one; `theme` shows only those with it. */
  | { readonly at: "puzzles"; readonly game?: string; readonly theme?: string }
  | { readonly at: "puzzle"; readonly game: string; readonly puzzle: string }
  /** A lesson from a link or a file. */
  | { readonly at: "lessonFile" }
  /**
   * The editor of lessons: a draft of this browser, a new lesson of a game, or one that begins at the moment after entry
   * `n` of a finished match; else the list of drafts.
   */
  | {
      readonly at: "lessonEditor";
      readonly match?: string;
      readonly n?: number;
      readonly draft?: string;
      readonly game?: string;
    }
  /** The studies of this browser, or one of them; `text` shows it as a page of text. */
  | { readonly at: "studies"; readonly study?: string; readonly text?: true }
  /** `n` is the entry number of the moment; absent at the start. */
  | { readonly at: "replay"; readonly match: string; readonly n?: number }
  /** The review of a finished match; `n` is the entry of the chosen moment. */
  | { readonly at: "review"; readonly match: string; readonly n?: number }
  | { readonly at: "tables" }
  /** The clubs of the host, and one of them; `invite` is its invitation. */
  | { readonly at: "clubs" }
  | { readonly at: "club"; readonly club: string; readonly invite?: string }
  /** The lobby of the host at `/club` (earlier `/online`), or a table; `cast` is the secret of a caster's link. */
  | { readonly at: "online"; readonly table?: string; readonly cast?: string }
  /** The tournaments of the host. */
  | { readonly at: "tournaments" }
  /** The ladder of a game; without one, of the first. */
  | { readonly at: "ladder"; readonly game?: string }
  /** The ladder of programs. */
  | { readonly at: "programs"; readonly game?: string }
  /** The search over finished matches; of a game, or of an account. */
  | { readonly at: "archive"; readonly game?: string; readonly person?: string }
  /** How often each side of a game won; without one, of the first. */
  | { readonly at: "statistics"; readonly game?: string }
  /** The profile of an account. */
  | { readonly at: "people"; readonly person: string }
  /** Finding an opponent by a ticket. */
  | { readonly at: "find" }
  /** The library of the host, narrowed by what is given. */
  | {
      readonly at: "library";
      readonly kind?: string | undefined;
      readonly game?: string | undefined;
      readonly tag?: string | undefined;
      /** Account of the maker. */
      readonly maker?: string | undefined;
    }
  /** The lab: for a game, or with a result that is kept on this device. */
  | { readonly at: "lab"; readonly game?: string; readonly result?: string }
  /** An item of the library. */
  | { readonly at: "libraryItem"; readonly item: string }
  /** A puzzle of an item: its number in the file, from 1. */
  | { readonly at: "libraryPuzzle"; readonly item: string; readonly n: number }
  /** One tournament; `invite` is the organiser's invitation. */
  | { readonly at: "tournament"; readonly tournament: string; readonly invite?: string }
  /** The editions of a tournament that repeats. */
  | { readonly at: "season"; readonly season: string }
  /** The account page. */
  | { readonly at: "account" }
  /** The page of a password reset link; the token follows the `#`. */
  | { readonly at: "reset" }
  /** The administration page. */
  | { readonly at: "admin" }
  /** The page of a seat link. */
  | { readonly at: "play"; readonly token: string }
  /** Opens a file that another app shared with this one, or that the system opens with it. */
  | { readonly at: "shared" }
  | { readonly at: "verify"; readonly match?: string }
  | { readonly at: "rules"; readonly game?: string; readonly rule?: string }
  | { readonly at: "settings" }
  | { readonly at: "missing"; readonly path: string };

/** Pages whose address names two things. */
const TWO_PARTS: ReadonlySet<string> = new Set([
  "rules",
  "make",
  "tournament",
  "lesson",
  "puzzles",
  "studies",
  "library",
  "clubs",
]);

/** What the list of the library can be narrowed by. */
const LIBRARY_FILTERS = ["kind", "game", "tag", "maker"] as const;

/** What an address gives for these names. */
function given<N extends string>(search: string, names: readonly N[]): Partial<Record<N, string>> {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => (asked.has(name) ? [[name, asked.get(name)] as const] : [])),
  ) as Partial<Record<N, string>>;
}

/** The list of the library, an item, or a puzzle of an item; undefined if the number of the puzzle is none. */
function libraryRoute(item: string | undefined, puzzle: string | undefined, search: string): Route | undefined {
  if (item === undefined) return { at: "library", ...given(search, LIBRARY_FILTERS) };
  if (puzzle === undefined) return { at: "libraryItem", item };
  return /^[1-9]\d?$/.test(puzzle) ? { at: "libraryPuzzle", item, n: Number(puzzle) } : undefined;
}

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
  const [page, first, second, ...rest] = parts;
  if (rest.length > 0 || (second !== undefined && !TWO_PARTS.has(page ?? ""))) return missing;
  switch (page) {
    case undefined:
      return { at: "landing" };
    case "new": {
      if (first === undefined) return missing;
      const asked = new URLSearchParams(search);
      return {
        at: "new",
        game: first,
        ...(asked.has("online") && { online: true }),
        ...(asked.has("tournament") && { tournament: true, ...given(search, ["club"]) }),
      };
    }
    case "tournament":
      return first === undefined
        ? missing
        : { at: "tournament", tournament: first, ...(second !== undefined && { invite: second }) };
    case "season":
      return first === undefined ? missing : { at: "season", season: first };
    case "make":
      return first === undefined
        ? missing
        : { at: "make", game: first, ...(second !== undefined && { editor: second }) };
    case "table":
      return first === undefined ? missing : { at: "table", match: first };
    case "guide":
      return first === undefined ? missing : { at: "guide", game: first };
    case "learn":
      return { at: "learn", ...(first !== undefined && { game: first }) };
    case "puzzles": {
      if (first !== undefined && second !== undefined) return { at: "puzzle", game: first, puzzle: second };
      const theme = new URLSearchParams(search).get("theme");
      return { at: "puzzles", ...(first !== undefined && { game: first, ...(theme !== null && { theme }) }) };
    }
    case "lesson":
      if (first === undefined) return { at: "lessonFile" };
      return second === undefined ? missing : { at: "lesson", game: first, lesson: second };
    case "lesson-editor": {
      const asked = new URLSearchParams(search);
      const [draft, game] = [asked.get("draft"), asked.get("game")];
      if (first === undefined)
        return { at: "lessonEditor", ...(draft !== null && { draft }), ...(game !== null && { game }) };
      const n = /^\d{1,6}$/.exec(asked.get("n") ?? "0");
      return n ? { at: "lessonEditor", match: first, n: Number(n[0]) } : missing;
    }
    case "studies":
      if (second !== undefined && second !== "text") return missing;
      return {
        at: "studies",
        ...(first !== undefined && { study: first }),
        ...(second === "text" && { text: true }),
      };
    case "replay":
    case "review": {
      if (first === undefined) return missing;
      const n = /^\d{1,6}$/.exec(new URLSearchParams(search).get("n") ?? "");
      return { at: page, match: first, ...(n && { n: Number(n[0]) }) };
    }
    case "ladder":
    case "statistics":
    case "programs":
      return { at: page, ...(first !== undefined && { game: first }) };
    case "archive":
      return first === undefined ? { at: "archive", ...given(search, ["game", "person"]) } : missing;
    case "lab":
      return first === undefined ? { at: "lab", ...given(search, ["game", "result"]) } : missing;
    case "library":
      return libraryRoute(first, second, search) ?? missing;
    case "people":
      return first === undefined ? missing : { at: "people", person: first };
    case "clubs":
      if (first === undefined) return { at: "clubs" };
      return { at: "club", club: first, ...(second !== undefined && { invite: second }) };
    case "club":
      return first === undefined ? { at: "online" } : missing;
    case "online": {
      const cast = new URLSearchParams(search).get("cast");
      return { at: "online", ...(first !== undefined && { table: first, ...(cast !== null && { cast }) }) };
    }
    case "play":
      return first === undefined ? missing : { at: "play", token: first };
    case "verify":
      return { at: "verify", ...(first !== undefined && { match: first }) };
    case "rules":
      return {
        at: "rules",
        ...(first !== undefined && { game: first }),
        ...(second !== undefined && { rule: second }),
      };
    case "find":
    case "shared":
    case "tables":
    case "tournaments":
    case "account":
    case "reset":
    case "admin":
    case "settings":
      return first === undefined ? { at: page } : missing;
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
      return `${path("new", route.game)}${
        route.tournament === true
          ? `?tournament${route.club === undefined ? "" : `&club=${encodeURIComponent(route.club)}`}`
          : route.online === true
            ? "?online"
            : ""
      }`;
    case "tournament":
      return path("tournament", route.tournament, route.invite);
    case "season":
      return path("season", route.season);
    case "make":
      return path("make", route.game, route.editor);
    case "table":
      return path("table", route.match);
    case "guide":
      return path("guide", route.game);
    case "learn":
      return path("learn", route.game);
    case "puzzles":
      return `${path("puzzles", route.game)}${route.theme === undefined ? "" : `?theme=${encodeURIComponent(route.theme)}`}`;
    case "puzzle":
      return path("puzzles", route.game, route.puzzle);
    case "lesson":
      return path("lesson", route.game, route.lesson);
    case "lessonFile":
      return path("lesson");
    case "lessonEditor": {
      const { match, n, draft, game } = route;
      const asked = new URLSearchParams({
        ...(n !== undefined && { n: `${n}` }),
        ...(draft !== undefined && { draft }),
        ...(game !== undefined && { game }),
      });
      return `${path("lesson-editor", match)}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
    }
    case "studies":
      return path("studies", route.study, route.study !== undefined && route.text ? "text" : undefined);
    case "replay":
    case "review":
      return `${path(route.at, route.match)}${route.n === undefined ? "" : `?n=${route.n}`}`;
    case "ladder":
    case "statistics":
    case "programs":
      return path(route.at, route.game);
    case "archive": {
      const { game, person } = route;
      const asked = new URLSearchParams({
        ...(game !== undefined && { game }),
        ...(person !== undefined && { person }),
      });
      return `${path("archive")}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
    }
    case "library": {
      const asked = new URLSearchParams(
        LIBRARY_FILTERS.flatMap((name) => {
          const value = route[name];
          return value === undefined ? [] : [[name, value] as [string, string]];
        }),
      );
      return `${path("library")}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
    }
    case "lab": {
      const { game, result } = route;
      const asked = new URLSearchParams({
        ...(game !== undefined && { game }),
        ...(result !== undefined && { result }),
      });
      return `${path("lab")}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
    }
    case "libraryItem":
      return path("library", route.item);
    case "libraryPuzzle":
      return path("library", route.item, `${route.n}`);
    case "people":
      return path("people", route.person);
    case "clubs":
      return path("clubs");
    case "club":
      return path("clubs", route.club, route.invite);
    case "online":
      if (route.table === undefined) return path("club");
      return `${path("online", route.table)}${route.cast === undefined ? "" : `?cast=${encodeURIComponent(route.cast)}`}`;
    case "play":
      return path("play", route.token);
    case "verify":
      return path("verify", route.match);
    case "rules":
      return path("rules", route.game, route.rule);
    case "find":
    case "shared":
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
