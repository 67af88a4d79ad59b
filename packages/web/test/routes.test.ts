import fc from "fast-check";
import { expect, test } from "vitest";
import { href, readRoute, type Route } from "../src/routes.ts";

const word = fc.string({ minLength: 1, maxLength: 20 });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constant<Route>({ at: "landing" }),
  word.map((game): Route => ({ at: "new", game })),
  word.map((game): Route => ({ at: "make", game })),
  fc.record({ at: fc.constant("make" as const), game: word, maker: word }),
  word.map((match): Route => ({ at: "table", match })),
  word.map((match): Route => ({ at: "replay", match })),
  fc.record({ at: fc.constant("replay" as const), match: word, n: fc.nat(999_999) }),
  fc.constant<Route>({ at: "tables" }),
  fc.constant<Route>({ at: "settings" }),
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

test("every place has an address that leads back to it", () => {
  fc.assert(
    fc.property(route, (place) => {
      const url = new URL(href(place), "http://host");
      // A path of dots is climbed by every URL reader; no id looks like that.
      fc.pre(url.pathname + url.search === href(place));
      expect(readRoute(url.pathname, url.search)).toEqual(place);
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
  "/tournament/a/b/c",
  "/tournaments/x",
])("%s is the missing page", (path) => {
  expect(readRoute(path)).toEqual({ at: "missing", path });
});

test("a moment that is no number is the beginning", () => {
  expect(readRoute("/replay/m", "?n=-3")).toEqual({ at: "replay", match: "m" });
  expect(readRoute("/replay/m", "?n=1e9")).toEqual({ at: "replay", match: "m" });
});
