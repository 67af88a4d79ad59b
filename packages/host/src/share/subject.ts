/** What a page of the host is about, read from its address. Pure: says nothing about who may see it. */

export type ShareSubject =
  /** A finished match, or the moment after entry `n`; `token` shows a private one. */
  | {
      readonly is: "replay" | "review";
      readonly match: string;
      readonly n: number | null;
      readonly token: string | null;
    }
  | { readonly is: "table"; readonly table: string }
  | { readonly is: "seat"; readonly token: string }
  | { readonly is: "item"; readonly item: string }
  | { readonly is: "puzzle"; readonly game: string; readonly puzzle: string }
  | { readonly is: "lesson"; readonly game: string; readonly lesson: string }
  | { readonly is: "tournament"; readonly tournament: string; readonly invite: string | null };

const NAME = "[A-Za-z0-9_-]{1,64}";
const PAGES = {
  match: new RegExp(`^/(replay|review)/(${NAME})/?$`),
  table: new RegExp(`^/online/(${NAME})/?$`),
  seat: /^\/play\/([A-Za-z0-9._-]{1,120})\/?$/,
  item: /^\/library\/([0-9a-f]{20})\/?$/,
  puzzle: /^\/puzzles\/([a-z0-9-]{1,50})\/([a-z0-9-]{1,60})\/?$/,
  lesson: /^\/lesson\/([a-z0-9-]{1,50})\/([a-z0-9-]{1,60})\/?$/,
  tournament: new RegExp(`^/tournament/(${NAME})(?:/(${NAME}))?/?$`),
};

/** Null for pages that are about nothing in particular. @param page path and query */
export function readSubject(page: string): ShareSubject | null {
  const [path = "", search = ""] = page.split("?", 2);
  const found = <T>(name: keyof typeof PAGES, make: (...parts: string[]) => T): T | null => {
    const parts = PAGES[name].exec(path);
    return parts ? make(...parts.slice(1)) : null;
  };
  const query = new URLSearchParams(search);
  const n = /^\d{1,6}$/.exec(query.get("n") ?? "")?.[0];
  return (
    found<ShareSubject>("match", (is, match = "") => ({
      is: is === "review" ? is : "replay",
      match,
      n: n === undefined ? null : Number(n),
      token: query.get("share"),
    })) ??
    found<ShareSubject>("table", (table = "") => ({ is: "table", table })) ??
    found<ShareSubject>("seat", (token = "") => ({ is: "seat", token })) ??
    found<ShareSubject>("item", (item = "") => ({ is: "item", item })) ??
    found<ShareSubject>("puzzle", (game = "", puzzle = "") => ({ is: "puzzle", game, puzzle })) ??
    found<ShareSubject>("lesson", (game = "", lesson = "") => ({ is: "lesson", game, lesson })) ??
    found<ShareSubject>("tournament", (tournament = "", invite) => ({
      is: "tournament",
      tournament,
      invite: invite ?? null,
    }))
  );
}
