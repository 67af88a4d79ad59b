import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedRuns, type SourceFile } from "./shared-lines.ts";

// What two games write alike belongs into kit, ui, bots or conformance, so that it is mended once. Texts and data of games
// are theirs alone, however alike their lists look.

/** Lines that two games may share. */
const MOST = 12;
const root = join(import.meta.dirname, "../..");

/**
 * The games, and the samples: a new game is a copy of one, so what the samples share would soon be in two games. A game is
 * not compared with its sample, from which it moves away step by step.
 */
const GROUPS: readonly (readonly string[])[] = [["packages/games"], ["packages/sample", "packages/sample-grid"]];
const gameOf = (path: string): string => path.split("/")[path.startsWith("packages/games/") ? 2 : 1] ?? "";

test.for(GROUPS)("no two games of %s share more than 12 lines of the same shape", (folders) => {
  const sources = execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.gen\.ts$|\.(?:en|de)\.ts$|\/(?:text|data)\//.test(path))
    .map((path): SourceFile => ({ game: gameOf(path), path, text: readFileSync(join(root, path), "utf8") }));
  expect(sources.length).toBeGreaterThan(50);
  expect(new Set(sources.map(({ game }) => game)).size).toBeGreaterThanOrEqual(2);
  expect(sharedRuns(sources, MOST).map(({ lines, places }) => `${lines} lines: ${places.join(" and ")}`)).toEqual([]);
});

test("a copy with other names, numbers and comments is found, with its place and length", () => {
  const original = `import { a } from "./a.ts";
/** The ships of a side. */
export function ships(view, side) {
  const found = [];
  for (const [at, ship] of view.ships.entries()) {
    if (ship.side !== side) continue;
    found.push({ at, hull: ship.hull * 2 });
  }
  return found;
}`;
  const copy = `// Another game.
export function cards(state, seat) {
  const list = [];

  for (const [n, card] of state.hand.entries()) {
    if (card.owner !== seat) continue;
    // Costs count three times.
    list.push({ n, cost: card.cost * 3 });
  }
  return list;
}`;
  const file = (game: string, text: string): SourceFile => ({ game, path: `${game}.ts`, text });
  expect(sharedRuns([file("a", original), file("b", copy)], 5)).toEqual([{ lines: 6, places: ["a.ts:3", "b.ts:2"] }]);
  expect(sharedRuns([file("a", original), file("b", copy)], 6)).toEqual([]);
  expect(sharedRuns([file("a", original), file("a", copy)], 5)).toEqual([]);
  expect(sharedRuns([file("a", original), file("b", copy.replace("!==", "==="))], 5)).toEqual([]);
});

test("the entries of a list count as one line", () => {
  const list = (names: string): string =>
    names
      .split("")
      .map((name) => `  ${name}: 3,`)
      .join("\n");
  const file = (game: string, names: string): SourceFile => ({
    game,
    path: game,
    text: `const A = {\n${list(names)}\n};`,
  });
  expect(sharedRuns([file("a", "abcdefgh"), file("b", "ijklmnop")], 3)).toEqual([]);
});
