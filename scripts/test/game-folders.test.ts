/** Tests that all games and the sample have the same files, so that a reader who knows one game knows the others. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../packages");
const games = readdirSync(join(packages, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(packages, "games", entry.name, "package.json")))
  .map((entry) => join("games", entry.name));

/** Files of every game, including the sample. `name` stands for a file `name.ts` or a folder `name`. */
const EVERY = [
  "rules.md",
  "situations",
  "records",
  "perft",
  "test/conformance.test.ts",
  "src/acts.ts",
  "src/facts.ts",
  "src/game.ts",
  "src/glance.ts",
  "src/index.ts",
  "src/invariants.ts",
  "src/manifest.ts",
  "src/notation",
  "src/options.ts",
  "src/outline.ts",
  "src/refusals.ts",
  "src/rules.gen.ts",
  "src/shape.ts",
  "src/state.ts",
  "src/view.ts",
  "src/asides/index.ts",
  "src/bot/index.ts",
  "src/editions/index.ts",
  "src/calc",
  "src/steps/index.ts",
  "src/text/index.ts",
  "src/text/en/landing.ts",
];
/** Further files of a game with a screen of its own and a guided match. A new game may grow towards them. */
const FULL = [
  "test/text.test.ts",
  "src/clone.ts",
  "src/concerns.ts",
  "src/determinize.ts",
  "src/option-table.ts",
  "src/setup.ts",
  "src/sums.ts",
  "src/data",
  "src/bot/evaluation-weights.ts",
  "src/bot/policy.ts",
  "src/bot/reasons.ts",
  "src/bot/text.en.ts",
  "src/bot/value.ts",
  "src/text/names.ts",
  "src/text/en/facts.ts",
  "src/text/en/index.ts",
  "src/text/en/options.ts",
  "src/text/en/prompts.ts",
  "src/text/en/refusals.ts",
  "src/ui/Board.tsx",
  "src/ui/guide/guide.en.ts",
  "src/ui/guide/guide.ts",
  "src/ui/guide/opponent.ts",
  "src/ui/SeatLine.tsx",
  "src/ui/Tile.tsx",
  "src/ui/index.tsx",
  "src/ui/messages.en.ts",
  "src/ui/order-topics.en.ts",
  "src/ui/order-topics.ts",
  "src/ui/phase.ts",
  "src/ui/prompt-actions.ts",
];

/** Further files of a game with puzzles. */
const PUZZLES = [
  "src/puzzles/index.ts",
  "src/puzzles/families.en.ts",
  "src/puzzles/files",
  "src/puzzles/provers/index.ts",
];

/** Whether a file exists. A test may be in `test/` or in `test/rules/`. */
const has = (folder: string, name: string): boolean =>
  [name, `${name}.ts`, name.replace(/^test\//, "test/rules/")].some((path) => existsSync(join(packages, folder, path)));
const missing = (folder: string, names: readonly string[]): string[] => names.filter((name) => !has(folder, name));

/** Returns what names steps or asides a second time: imports of single ones in `game.ts`, their types in `shape.ts`. */
const repeatedLists = (game: string, shape: string): string[] => [
  ...[...game.matchAll(/import \{[^}]*\} from "(\.\/steps\/(?!index\.ts)[^"]*)"/g)].map(
    ([, file]) => `game.ts: ${file}`,
  ),
  ...[
    ["steps", "steps: StepsOf<typeof steps>;"],
    ["asides", "asides: AsidesOf<typeof asides>;"],
  ].flatMap(([list = "", line = ""]) => (shape.includes(line) ? [] : [`shape.ts: ${list}`])),
];

describe("files of a game", () => {
  test("at least four games are compared", () => expect(games.length).toBeGreaterThanOrEqual(4));
  test.for(["sample", "sample-grid", ...games])("%s has the files of every game", (folder) =>
    expect(missing(folder, EVERY)).toEqual([]),
  );
  test.for(games.filter((folder) => has(folder, "src/ui/guide")))("%s has the files of a game with a guide", (folder) =>
    expect(missing(folder, FULL)).toEqual([]),
  );
  test.for(games.filter((folder) => has(folder, "src/puzzles")))("%s has the files of a game with puzzles", (folder) =>
    expect(missing(folder, PUZZLES)).toEqual([]),
  );
  test.for(["sample", "sample-grid", ...games])("%s lists its steps and asides in one place each", (folder) => {
    const source = (name: string): string => readFileSync(join(packages, folder, name), "utf8");
    expect(repeatedLists(source("src/game.ts"), source("src/shape.ts"))).toEqual([]);
  });
  test("a list that is written again is reported", () => {
    const shape = "steps: StepsOf<typeof steps>; asides: AsidesOf<typeof asides>;";
    expect(repeatedLists('import { raid } from "./steps/raid.ts";', shape)).toEqual(["game.ts: ./steps/raid.ts"]);
    expect(repeatedLists("", shape.replace("StepsOf<typeof steps>", "{ raid: RaidStep }"))).toEqual([
      "shape.ts: steps",
    ]);
  });
  test("a missing file is reported", () => expect(missing("sample", ["src/none.ts"])).toEqual(["src/none.ts"]));
});
