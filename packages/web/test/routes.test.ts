import fc from "fast-check";
import { expect, test } from "vitest";
import { href, readRoute, type Route } from "../src/routes.ts";

const word = fc.string({ minLength: 1, maxLength: 20 });
const routes: fc.Arbitrary<Route> = fc.oneof(
  fc.constant<Route>({ at: "landing" }),
  word.map((game): Route => ({ at: "new", game })),
  word.map((game): Route => ({ at: "make", game })),
  fc.record({ at: fc.constant("make" as const), game: word, editor: word }),
  word.map((match): Route => ({ at: "table", match })),
  word.map((game): Route => ({ at: "guide", game })),
  word.map((match): Route => ({ at: "replay", match })),
  fc.record({ at: fc.constant("replay" as const), match: word, n: fc.nat(999_999) }),
  word.map((match): Route => ({ at: "review", match })),
  fc.record({ at: fc.constant("review" as const), match: word, n: fc.nat(999_999) }),
  fc.constant<Route>({ at: "studies" }),
  word.map((study): Route => ({ at: "studies", study })),
  word.map((study): Route => ({ at: "studies", study, text: true })),
  fc.constant<Route>({ at: "tables" }),
  fc.constant<Route>({ at: "settings" }),
  fc.constant<Route>({ at: "shared" }),
  fc.constant<Route>({ at: "find" }),
  fc.constant<Route>({ at: "ladder" }),
  word.map((game): Route => ({ at: "ladder", game })),
  word.map((item): Route => ({ at: "libraryItem", item })),
  fc.record({ at: fc.constant("libraryPuzzle" as const), item: word, n: fc.integer({ min: 1, max: 99 }) }),
  word.map((season): Route => ({ at: "season", season })),
  fc.constant<Route>({ at: "clubs" }),
  word.map((club): Route => ({ at: "club", club })),
  fc.record({ at: fc.constant("club" as const), club: word, invite: word }),
  fc.constant<Route>({ at: "statistics" }),
  word.map((game): Route => ({ at: "statistics", game })),
  word.map((person): Route => ({ at: "people", person })),
  fc.constant<Route>({ at: "archive" }),
  word.map((person): Route => ({ at: "archive", person })),
  fc.record({ at: fc.constant("archive" as const), game: word, person: word }),
  fc.constant<Route>({ at: "account" }),
  fc.constant<Route>({ at: "admin" }),
  fc.constant<Route>({ at: "reset" }),
  fc.constant<Route>({ at: "tournaments" }),
  word.map((game): Route => ({ at: "new", game, tournament: true })),
  word.map((tournament): Route => ({ at: "tournament", tournament })),
  fc.record({ at: fc.constant("tournament" as const), tournament: word, invite: word }),
  fc.constant<Route>({ at: "verify" }),
  word.map((match): Route => ({ at: "verify", match })),
  fc.constant<Route>({ at: "rules" }),
  fc.record({ at: fc.constant("rules" as const), game: word, rule: word }),
);

test("every route has an address that leads back to it", () => {
  fc.assert(
    fc.property(routes, (route) => {
      const url = new URL(href(route), "http://host");
      // URL parsers resolve paths of dots; no id consists of dots.
      fc.pre(url.pathname + url.search === href(route));
      expect(readRoute(url.pathname, url.search)).toEqual(route);
    }),
  );
});

test.each([
  "/nowhere",
  "/table",
  "/table/a/b",
  "/make",
  "/make/a/b/c",
  "/tables/x",
  "/%E0%A4%A",
  "/rules/a/b/c",
  "/tournament",
  "/people",
  "/people/a/b",
  "/archive/x",
  "/tournament/a/b/c",
  "/tournaments/x",
])("%s shows the page for unknown addresses", (path) => {
  expect(readRoute(path)).toEqual({ at: "missing", path });
});

test("a moment that is not a number opens the beginning", () => {
  expect(readRoute("/replay/m", "?n=-3")).toEqual({ at: "replay", match: "m" });
  expect(readRoute("/replay/m", "?n=1e9")).toEqual({ at: "replay", match: "m" });
});
