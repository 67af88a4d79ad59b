import { seededUint32, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  greedyMove,
  type LevelChoice,
  type LevelChoices,
  LEVELS,
  type LevelSettings,
  levelSettings,
  variationsOf,
  newSearch,
  createBotEngine,
  type Node,
  chooseEdge,
  randomMove,
  run,
  SEARCH_PARAMS,
} from "../src/index.ts";
import { newEdge, newNode } from "../src/tree.ts";
import { type Nim, nim, nimSpec, opening, stonesOf } from "./nim.ts";

/** A finished root with one edge per row: visits, mean value, proven or not. */
function rootOf(rows: readonly (readonly [visits: number, result: number, proven?: true])[]): Node<Nim> {
  const root = newNode<Nim>(0, "take", 2, false);
  root.edges = rows.map(([visits, result, proven], i) => {
    const edge = newEdge<Nim>({ do: `act${i}` }, 1 / rows.length);
    edge.visits = visits;
    edge.total = visits * result;
    if (proven) {
      edge.child = newNode<Nim>(1, "take", 2, false);
      edge.child.proven = Float64Array.of(result, 1 - result);
    }
    return edge;
  });
  root.visits = rows.reduce((sum, [visits]) => sum + visits, 0);
  return root;
}
const picks = (root: Node<Nim>, level: (typeof LEVELS)[number], times = 400): number[] => {
  const counts = root.edges.map(() => 0);
  const word = seededUint32(5);
  for (let i = 0; i < times; i++) {
    const at = root.edges.indexOf(chooseEdge(root, levelSettings(level), word()));
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
};

describe("choosing", () => {
  test("a higher level chooses the best act more often", () => {
    const root = rootOf([
      [100, 0.52],
      [80, 0.515],
      [60, 0.515],
      [50, 0.51],
    ]);
    const best = LEVELS.map((level) => picks(root, level)[0] as number);
    for (let i = 1; i < best.length; i++) expect(best[i]).toBeGreaterThan(best[i - 1] as number);
  });
  test("near-equal acts are mixed even at the highest level", () => {
    const counts = picks(
      rootOf([
        [100, 0.52],
        [98, 0.519],
      ]),
      5,
    );
    expect(Math.min(...counts)).toBeGreaterThan(100);
  });
  test("no level chooses a rarely visited act or one with a clearly worse value", () => {
    for (const level of LEVELS) {
      const counts = picks(
        rootOf([
          [100, 0.6],
          [1, 0.6],
          [90, 0.2],
        ]),
        level,
      );
      expect(counts.slice(1)).toEqual([0, 0]);
    }
  });
  test("a proven win is always chosen, a proven loss never", () => {
    for (const level of LEVELS) {
      expect(
        picks(
          rootOf([
            [100, 0.7],
            [3, 1, true],
          ]),
          level,
        )[0],
      ).toBe(0);
      expect(
        picks(
          rootOf([
            [100, 0, true],
            [20, 0.1],
          ]),
          level,
        )[0],
      ).toBe(0);
    }
  });
});

describe("how freely a level may choose", () => {
  const free: LevelChoice = { temperature: 5, floor: 0, margin: 0.3, choosesEliminated: true };
  const chosen = (values: readonly number[], choice: LevelChoice, survivors: boolean): number[] => {
    const root = rootOf(values.map((value) => [100, value] as const));
    const word = seededUint32(5);
    const edges = Array.from({ length: 300 }, () =>
      chooseEdge(root, { budgetMs: 0, ...choice }, word(), survivors ? root.edges.slice(0, 1) : []),
    );
    return root.edges.map((edge) => edges.filter((one) => one === edge).length);
  };
  test.each([
    ["most of what is left", [0.06, 0.04, 0.01]],
    ["a sure win", [0.99, 0.985, 0.93]],
    ["a certain one", [1, 1, 0.999]],
  ])("an act that gives up %s is not chosen, though it costs few points", (_, values) => {
    for (const survivors of [false, true]) {
      expect(Math.min(...chosen(values, free, survivors))).toBeGreaterThan(20);
      const [best, nearly, given] = chosen(values, { ...free, leastOdds: 0.5 }, survivors) as [number, number, number];
      expect(Math.min(best, nearly)).toBeGreaterThan(20);
      expect(given).toBe(0);
    }
  });
  test("a game's own choices replace the common ones and leave the times as they are", () => {
    const choices = Object.fromEntries(LEVELS.map((level) => [level, free])) as unknown as LevelChoices;
    for (const level of LEVELS) {
      const { budgetMs, ...rest } = levelSettings(level, choices);
      expect(rest).toEqual(free);
      expect(budgetMs).toBe(levelSettings(level).budgetMs);
    }
  });
  test("the engine chooses as its game says, and as settings say that are given with the question", () => {
    const strict: LevelChoice = { temperature: 0.01, floor: 1, margin: 0, choosesEliminated: true };
    const own = { 1: strict, 2: strict, 3: strict, 4: strict, 5: strict };
    const { view, options } = openingQuestion;
    const acts = (levelChoices: LevelChoices | undefined, settings?: LevelSettings): number => {
      const spec = { ...nimSpec(), ...(levelChoices && { levelChoices }) };
      const chosen = Array.from({ length: 40 }, (_, seed) =>
        createBotEngine([spec as never]).think({
          game: nim,
          options,
          view,
          seat: seat(0),
          level: 1,
          ...(settings && { settings }),
          seed,
          clock: () => 0,
          iterations: 13,
        }),
      );
      return new Set(chosen.map((one) => JSON.stringify(one?.act))).size;
    };
    expect(acts(undefined)).toBe(3);
    expect(acts(own)).toBe(1);
    expect(acts(own, levelSettings(1))).toBe(3);
  });
});
const openingQuestion = (() => {
  const options = { stones: 60, players: 2, dice: false };
  return { options, view: opening(options).view };
})();

describe("choosing among acts compared on the same draws", () => {
  test("chooses by the mean, not by visits, and varies only between nearly equal acts", () => {
    const root = rootOf([
      [9, 0.4],
      [8, 0.52],
      [8, 0.519],
      [0, 0],
    ]);
    const counts = [0, 0, 0, 0];
    const word = seededUint32(5);
    for (let i = 0; i < 400; i++) {
      const at = root.edges.indexOf(chooseEdge(root, levelSettings(3), word(), root.edges));
      counts[at] = (counts[at] as number) + 1;
    }
    expect(counts[0]).toBe(0);
    expect(counts[3]).toBe(0);
    expect(counts[1]).toBeGreaterThan(counts[2] as number);
    expect(counts[2]).toBeGreaterThan(0);
    expect(chooseEdge(root, levelSettings(3), 0, [root.edges[3] as (typeof root.edges)[number]])).not.toBe(
      root.edges[3],
    );
  });

  test("the lower the level, the more often an act that was eliminated earlier; never one that is clearly worse", () => {
    const root = rootOf([
      [40, 0.52],
      [40, 0.519],
      [8, 0.5],
      [4, 0.46],
      [2, 0.1],
    ]);
    const counts = LEVELS.map((level) => {
      const word = seededUint32(5);
      const chosen = Array.from({ length: 1000 }, () =>
        root.edges.indexOf(chooseEdge(root, levelSettings(level), word(), root.edges.slice(0, 2))),
      );
      return [2, 3, 4].map((edge) => chosen.filter((one) => one === edge).length);
    });
    const eliminated = counts.map((of) => of.reduce((a, b) => a + b, 0));
    expect(eliminated[0]).toBeGreaterThan(200);
    for (let i = 1; i < 3; i++) expect(eliminated[i]).toBeLessThan(eliminated[i - 1] as number);
    expect(eliminated.slice(2)).toEqual([0, 0, 0]);
    for (const of of counts) expect(of[2]).toBe(0);
  });
  test("settings of early matches choose among the last survivors only", () => {
    const root = rootOf([
      [40, 0.52],
      [8, 0.519],
    ]);
    const { choosesEliminated: _, ...early } = levelSettings(1);
    const word = seededUint32(5);
    for (let i = 0; i < 200; i++) expect(chooseEdge(root, early, word(), root.edges.slice(0, 1))).toBe(root.edges[0]);
  });

  test("a search that caches the root prior visits the survivors equally and ends with two", () => {
    const spec = { ...nimSpec(), cachesRootPrior: true, game: { ...nim, determinize: determinizeWithDraw } };
    const { view, seat: by } = opening({ stones: 23, players: 2, dice: true });
    const s = newSearch(spec, view, by, 2, 3, SEARCH_PARAMS);
    if (!s) throw new Error("not asked");
    run(s, { iterations: 60 });
    expect(s.survivors).toHaveLength(2);
    const [a, b] = s.survivors.map(({ visits }) => visits) as [number, number];
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
    for (const edge of s.root.edges) expect(edge.visits).toBeGreaterThanOrEqual(2);
    expect(s.root.edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
  });

  test("with many iterations to come, eliminations are spread over them; with few they are as early as may be", () => {
    const spec = { ...nimSpec(), cachesRootPrior: true, game: { ...nim, determinize: determinizeWithDraw } };
    const { view, seat: by } = opening({ stones: 23, players: 2, dice: true });
    const visitsOf = (iterations: number, halvingSpread: number): number[] => {
      const s = newSearch(spec, view, by, 2, 3, { ...SEARCH_PARAMS, halvingSpread });
      if (!s) throw new Error("not asked");
      run(s, { iterations });
      expect(s.survivors).toHaveLength(2);
      return s.root.edges.map(({ visits }) => visits).toSorted((x, y) => x - y);
    };
    const early = visitsOf(1000, 0);
    const spread = visitsOf(1000, 1);
    expect(early[0]).toBe(2);
    // Three acts have two rounds, so every act has nearly a third of the first half.
    expect(spread).toHaveLength(3);
    expect(spread[0]).toBeGreaterThan(140);
    expect(spread.reduce((a, b) => a + b, 0)).toBe(1000);
    expect(Math.abs((spread[1] as number) - (spread[2] as number))).toBeLessThanOrEqual(1);
    expect(visitsOf(64, 1)).toEqual(visitsOf(64, 0));
  });
});
/** Simulates hidden information with a draw that decides nothing. */
const determinizeWithDraw: typeof nim.determinize = (view, by, draw) => {
  draw(6, 1, "NIM-2");
  return nim.determinize(view, by, draw);
};

describe("variations", () => {
  test("the chosen act comes first; at most three variations, each ending in evaluation terms or the end of the match", () => {
    const options = { stones: 15, players: 2, dice: false };
    const s = newSearch(nimSpec(), opening(options).view, seat(0), 2, 7, SEARCH_PARAMS);
    if (!s) throw new Error("not asked");
    run(s, { iterations: 60 });
    const played = chooseEdge(s.root, levelSettings(5), 0);
    const lines = variationsOf(s, played);
    expect(lines).toHaveLength(3);
    expect(lines[0]?.moves[0]?.act).toBe(played.act);
    for (const line of lines) {
      expect(line.expectedScore).toBeGreaterThanOrEqual(0);
      expect(line.visitShare).toBeGreaterThan(0);
      expect(line.terms[0]?.key).toBe("stones");
    }
  });
});

describe("baselines", () => {
  const options = { stones: 3, players: 2, dice: false };
  test("random plays every legal act", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      seen.add(JSON.stringify(randomMove(nimSpec(), opening(options).view, seat(0), seed)?.act));
    expect(seen.size).toBe(3);
  });
  test("greedy looks one act ahead and no further", () => {
    expect(greedyMove(nimSpec(), opening(options).view, seat(0), 2, 1)?.act).toEqual({ do: "take", n: 3 });
    const far = { stones: 6, players: 2, dice: false };
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      seen.add(JSON.stringify(greedyMove(nimSpec(), opening(far).view, seat(0), 2, seed)?.act));
    expect(seen.size).toBe(3);
  });
  test("neither moves for a seat that is not asked", () => {
    const { view } = opening(options);
    expect(randomMove(nimSpec(), view, seat(1), 1)).toBeNull();
    expect(greedyMove(nimSpec(), view, seat(1), 2, 1)).toBeNull();
  });
  test("search beats greedy at a game that needs calculation", () => {
    let won = 0;
    for (let stones = 21; stones < 41; stones++) {
      let t = opening({ stones, players: 2, dice: false }).view;
      const searcher = stones % 2;
      const thinker = createBotEngine([nimSpec() as never]);
      while (t.stones > 0) {
        const by = seat(t.turn);
        const reply =
          t.turn === searcher
            ? thinker.think({
                game: nim,
                options: t.options,
                view: t,
                seat: by,
                level: 5,
                seed: t.stones,
                clock: () => 0,
                iterations: 2000,
              })
            : greedyMove(nimSpec(), t, by, 2, t.stones);
        const taken = stonesOf(reply);
        if (t.stones === taken && t.turn === searcher) won++;
        t = { ...t, stones: t.stones - taken, turn: 1 - t.turn };
      }
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});
