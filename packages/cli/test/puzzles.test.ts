/**
 * The puzzles of every game, checked against its rules: positions are legal, solutions solve, errors do not and have a
 * reason, and the provers find the exact ones again. A sabotaged puzzle is found, and a hostile file is refused.
 */
import type { BotSpec, Level } from "@starboard/bots";
import { type AnyGame, digest, type Shape } from "@starboard/kernel";
import {
  checkPuzzle,
  judgePuzzle,
  loadPuzzle,
  loadPuzzles,
  provePuzzle,
  type Puzzle,
  puzzlesOf,
  readPuzzles,
  readRules,
  writePuzzles,
} from "@starboard/kit";
import { findGameEntry } from "@starboard/registry";
import { manifestOf, manifests } from "@starboard/registry/manifests";
import { describe, expect, test } from "vitest";
import { BEST_ACT } from "../src/mine/search-puzzles.ts";
import { judgedPositions, suitePositions } from "../src/mine/suites.ts";
import { solves } from "../src/mine/strength.ts";
import { solvesTold } from "../src/mine/told.ts";
import { botFor } from "@starboard/registry/bots";

/** Exact puzzles of each family that are proved again in one run: others on another day. */
const PROVED = 4;
const today = new Date().toISOString().slice(0, 10);

/** Positions of a suite are not shown with words. */
const say = (): string => "words";
const ANY_WORDS = {
  title: "",
  rule: "AX-1" as const,
  task: say,
  hints: [say, say] as const,
  solved: say,
  reasons: { weaker: say },
};

const GAMES = manifests.filter(({ puzzles }) => puzzles !== undefined).map(({ id }) => id);

async function loaded(id: string) {
  const manifest = manifestOf(id);
  const [collection, provers, text] = await Promise.all([
    manifest?.puzzles?.(),
    manifest?.provers?.(),
    manifest?.rules(),
  ]);
  const game = findGameEntry(id)?.game as AnyGame;
  if (!collection || !provers || text === undefined) throw new Error(`${id} has no puzzles`);
  const rules = readRules(text);
  const words = { ...collection, hasRule: (rule: string) => rules.has(rule as never) };
  return { game, collection, provers, words, rules, puzzles: await loadPuzzles(collection) };
}

test("every game has puzzles", () => expect(GAMES.length).toBe(manifests.length));

describe.for(GAMES)("the puzzles of %s", (id) => {
  const parts = loaded(id);

  test("are valid files of this edition, with the number that is listed, each once", async () => {
    const { game, collection } = await parts;
    const ids = new Set<string>();
    for (const { family, count, load } of collection.parts) {
      const file = await load();
      expect(puzzlesOf(file)).toEqual({ ok: file });
      expect(readPuzzles(writePuzzles(file))).toEqual({ ok: file });
      expect(file.game).toBe(`${game.id}@${game.edition}`);
      expect(file.puzzles.length, family).toBe(count);
      for (const puzzle of file.puzzles) {
        expect(puzzle.family).toBe(family);
        expect(puzzle.id.startsWith(`${family}-`)).toBe(true);
        expect(ids.has(puzzle.id), puzzle.id).toBe(false);
        ids.add(puzzle.id);
      }
    }
    expect(ids.size).toBeGreaterThanOrEqual(20);
  });

  test("ask for the same acts in the same position only once, whatever the family", async () => {
    const { puzzles } = await parts;
    const same = Map.groupBy(puzzles, ({ position, seat, solution }) => JSON.stringify([position, seat, solution]));
    expect([...same.values()].filter((list) => list.length > 1).map((list) => list.map((one) => one.id))).toEqual([]);
  });

  test("stand in legal positions; solutions solve them; errors do not, and have a reason with a rule", async () => {
    const { game, words, puzzles } = await parts;
    const faults = puzzles.flatMap((puzzle) =>
      checkPuzzle(game, words, puzzle).map(({ code, at }) => `${puzzle.id}: ${code} ${at}`),
    );
    expect(faults).toEqual([]);
  });

  test("cite a rule in each family, and name each theme", async () => {
    const { collection, rules, puzzles } = await parts;
    for (const [name, { rule, title }] of Object.entries(collection.families)) {
      expect(rules.has(rule), name).toBe(true);
      expect(title.length, name).toBeLessThanOrEqual(40);
      expect(collection.parts.map(({ family }) => family)).toContain(name);
    }
    const used = new Set(puzzles.flatMap(({ themes }) => themes));
    expect(Object.keys(collection.themes).filter((theme) => !used.has(theme))).toEqual([]);
  });

  test("are proved again, some each day", async () => {
    const { game, provers, collection, puzzles } = await parts;
    const unproved = collection.parts.flatMap(({ family }) =>
      puzzles
        .filter((puzzle) => puzzle.family === family && puzzle.proof === "exact")
        .toSorted((a, b) => (digest([today, a.id]) < digest([today, b.id]) ? -1 : 1))
        .slice(0, PROVED)
        .filter((puzzle) => provePuzzle(game, provers, puzzle).length > 0)
        .map((puzzle) => puzzle.id),
    );
    expect(unproved).toEqual([]);
  });

  test("and positions that a long search judged make a suite of at least 40", async () => {
    const { game, collection } = await parts;
    const positions = await suitePositions(id, collection);
    expect(new Set(positions.map((one) => one.id)).size).toBeGreaterThanOrEqual(40);
    for (const one of judgedPositions(id)) {
      expect(one).toMatchObject({ family: BEST_ACT, proof: "search" });
      expect(one.gap[1]).toBeGreaterThanOrEqual(10);
      const words = { families: { [BEST_ACT]: ANY_WORDS }, themes: Object.fromEntries(one.themes.map((x) => [x, x])) };
      expect(checkPuzzle(game, { ...words, hasRule: () => true }, one), one.id).toEqual([]);
    }
  });

  test("load one by one", async () => {
    const { collection, puzzles } = await parts;
    const last = puzzles.at(-1) as Puzzle;
    expect(await loadPuzzle(collection, last.id)).toEqual(last);
    expect(await loadPuzzle(collection, `${last.family}-00000000`)).toBeUndefined();
    expect(await loadPuzzle(collection, "none")).toBeUndefined();
  });
});

describe("a sabotaged puzzle", () => {
  const parts = loaded("4000ad");
  const good = async (): Promise<Puzzle> =>
    (await parts).puzzles.find(({ family }) => family === "hold-home") as Puzzle;
  const faultsOf = async (change: (puzzle: Puzzle) => Partial<Puzzle>): Promise<string[]> => {
    const { game, words } = await parts;
    const puzzle = await good();
    return checkPuzzle(game, words, { ...puzzle, ...change(puzzle) }).map(({ code }) => code);
  };
  const first = (puzzle: Puzzle) => puzzle.wrong[0] as Puzzle["wrong"][number];

  test.for<[string, (puzzle: Puzzle) => Partial<Puzzle>]>([
    ["PUZZLE_FAMILY", () => ({ family: "constructor" })],
    ["PUZZLE_THEME", () => ({ themes: ["toString"] })],
    ["PUZZLE_OPTIONS", () => ({ options: { "ad.players": 9 } })],
    ["PUZZLE_POSITION", () => ({ position: { round: -1 } })],
    ["PUZZLE_SEAT", ({ seat }) => ({ seat: 1 - seat })],
    ["PUZZLE_SOLUTION", (puzzle) => ({ solution: first(puzzle).acts })],
    ["PUZZLE_SOLUTION", () => ({ solution: [{ do: "depart", from: "nowhere", ships: 1, to: "hyperspace" }] })],
    ["PUZZLE_WRONG", (puzzle) => ({ wrong: [{ ...first(puzzle), acts: puzzle.solution }] })],
    ["PUZZLE_RULE", (puzzle) => ({ wrong: [{ ...first(puzzle), rule: "AD-99.9" }] })],
    ["PUZZLE_REASON", (puzzle) => ({ wrong: [{ ...first(puzzle), reason: "valueOf" }] })],
    ["PUZZLE_WORDS", () => ({ about: {} })],
  ])("is found: %s", async ([code, change]) => expect(await faultsOf(change)).toContain(code));

  test("with a second solution is not proved again", async () => {
    const { game, provers } = await parts;
    const puzzle = await good();
    expect(provePuzzle(game, provers, puzzle)).toEqual([]);
    const spoiled = { ...puzzle, pass: [...puzzle.pass, first(puzzle).acts] };
    expect(provePuzzle(game, provers, spoiled)).toEqual([{ code: "PUZZLE_UNPROVED", at: "pass" }]);
    expect(provePuzzle(game, provers, { ...puzzle, pass: puzzle.pass.slice(1) })).toEqual([
      { code: "PUZZLE_UNPROVED", at: "pass" },
    ]);
  });
});

describe("a hostile file", () => {
  const codeOf = (text: string): string | undefined => {
    const read = readPuzzles(text);
    return "bad" in read ? read.bad[0]?.code : undefined;
  };
  const head = { format: "starboard.puzzles", version: 1, game: "4000ad@2" };

  test("is refused with a code", async () => {
    const [part] = (await loaded("4000ad")).collection.parts;
    const file = await part?.load();
    const one = file?.puzzles[0] as Puzzle;
    expect(codeOf(" ".repeat(2_000_001))).toBe("PUZZLE_SIZE");
    expect(codeOf("{")).toBe("PUZZLE_JSON");
    expect(codeOf("null")).toBe("PUZZLE_FORMAT");
    expect(codeOf(JSON.stringify({ ...head, format: "starboard.lesson" }))).toBe("PUZZLE_FORMAT");
    expect(codeOf(JSON.stringify(head))).toBe("PUZZLE_FIELD");
    expect(codeOf(JSON.stringify({ ...head, puzzles: [{ ...one, pass: [] }] }))).toBe("PUZZLE_FIELD");
    expect(codeOf(JSON.stringify({ ...head, puzzles: [{ ...one, more: 1 }] }))).toBe("PUZZLE_FIELD");
    expect(codeOf(JSON.stringify({ ...head, puzzles: [one, one] }))).toBe("PUZZLE_TWICE");
    expect(codeOf(JSON.stringify({ ...head, puzzles: [one] }))).toBeUndefined();
  });
});

/** The part of a family that a first idea may solve, where it is more than one half. */
const KNOWN_BY_HEART: Readonly<Record<string, number>> = { "hold-home": 0.85 };
/** Puzzles of each family that the deepest solver tries in one run. */
const TRIED = 4;

test.for(GAMES)("a solver of %s that is told the task finds what its first idea misses", async (id) => {
  const { puzzles } = await loaded(id);
  const spec = botFor(id) as BotSpec<Shape>;
  const solvedOf = (tried: readonly Puzzle[], level: Level): number =>
    tried.filter((one) => (one.proof === "search" ? solves : solvesTold)(spec, one, level, 1)).length;
  for (const [family, own] of Map.groupBy(puzzles, (one) => one.family)) {
    // The first idea is the best act of a prior; where it was fitted to long searches, it knows some families by heart.
    expect(solvedOf(own, 1), family).toBeLessThan((KNOWN_BY_HEART[family] ?? 0.5) * own.length);
    // A bot is not told a task. The deepest one thinks too long for this test.
    if (family === BEST_ACT) continue;
    const tried = Array.from({ length: TRIED }, (_, i) => own[Math.floor((i * own.length) / TRIED)] as Puzzle);
    expect(solvedOf(tried, 5), family).toBe(TRIED);
  }
});

describe("the judge", () => {
  const stay = { do: "stay" };
  const depart = (ships: number) => ({ do: "depart", ships });
  const puzzle = {
    pass: [[{ do: "muster" }, { do: "depart", ships: { atLeast: 3, atMost: 5 } }]],
    wrong: [
      { acts: [stay], reason: "fleet", rule: "AD-6.4.2" },
      { acts: [{ do: "muster" }, depart(9)], reason: "hop", rule: "AD-7.2.b" },
    ],
  } as unknown as Pick<Puzzle, "pass" | "wrong">;
  const verdict = (...acts: { readonly do: string }[]) => judgePuzzle(puzzle, acts);

  test("waits for the rest, accepts every way, and gives the reason of an error", () => {
    expect(verdict()).toEqual({ is: "open" });
    expect(verdict({ do: "muster" })).toEqual({ is: "open" });
    expect(verdict({ do: "muster" }, depart(4))).toEqual({ is: "solved" });
    expect(verdict({ do: "muster" }, depart(5), stay)).toEqual({ is: "solved" });
    expect(verdict({ do: "muster" }, depart(2))).toEqual({ is: "failed" });
    expect(verdict({ do: "muster" }, depart(9))).toMatchObject({ is: "failed", why: { reason: "hop" } });
    expect(verdict(stay, { do: "travelOn" })).toMatchObject({ is: "failed", why: { reason: "fleet" } });
  });

  test("takes the acts of a way in any order where the puzzle says so, each once", () => {
    const lose = (unit: string) => ({ do: "lose", unit });
    const losses = {
      anyOrder: true,
      pass: [[lose("scout"), lose("scout"), lose("raider")]],
      wrong: [{ acts: [lose("raider"), lose("warship")], reason: "moreForce", rule: "WE-9.23" }],
    } as unknown as Pick<Puzzle, "pass" | "wrong" | "anyOrder">;
    const units = (...names: string[]) => judgePuzzle(losses, names.map(lose)).is;
    expect(units("raider", "scout")).toBe("open");
    expect(units("scout", "raider", "scout")).toBe("solved");
    expect(units("raider", "raider")).toBe("failed");
    expect(judgePuzzle(losses, [lose("warship"), lose("raider")])).toMatchObject({
      is: "failed",
      why: { reason: "moreForce" },
    });
    expect(judgePuzzle({ ...losses, anyOrder: undefined }, [lose("raider"), lose("scout")]).is).toBe("failed");
  });
});
