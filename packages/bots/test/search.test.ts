import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { newSearch, createBotEngine, type Node, edgeValue, run, SEARCH_PARAMS } from "../src/index.ts";
import { type Cards, cards, cardsSpec, dealt, viewOf } from "./cards.ts";
import { type Nim, type NimOptions, nim, nimSpec, opening, stonesOf } from "./nim.ts";

const clock = (): number => {
  throw new Error("a search counted in iterations must not ask the clock");
};
const two = (stones: number): NimOptions => ({ stones, players: 2, dice: false });
const solve = (options: NimOptions, iterations: number, spec = nimSpec()) => {
  const s = newSearch(spec, opening(options).view, seat(0), options.players, 7, SEARCH_PARAMS);
  if (!s) throw new Error("not asked");
  run(s, { iterations });
  return s;
};
const takes = (options: NimOptions, iterations: number, seed = 1, spec = nimSpec()): number => {
  const { view } = opening(options);
  const thought = createBotEngine([spec as never]).think({
    game: nim,
    options,
    view,
    seat: seat(0),
    level: 5,
    seed,
    clock,
    iterations,
  });
  return stonesOf(thought);
};

describe("known best play", () => {
  test.for([5, 6, 7, 9, 10, 11])("with %i stones it leaves a multiple of four", (stones) => {
    expect(takes(two(stones), 3000)).toBe(stones % 4);
  });
  test("the search overcomes a prior that prefers the losing act", () => {
    expect(
      takes(
        two(6),
        3000,
        1,
        nimSpec((n) => [0, 50, 1, 50][n] as number),
      ),
    ).toBe(2);
  });
  test("with dice it finds the act that wins on most rolls", () => {
    // With 3 stones, taking all wins at once; taking one leaves two (one on a six), which the other player takes.
    expect(takes({ stones: 3, players: 2, dice: true }, 400)).toBe(3);
    // With 5: leaving 4 loses only if the die takes one more.
    expect(takes({ stones: 5, players: 2, dice: true }, 6000)).toBe(1);
  });
  test("each of three players plays for itself", () => {
    const proven = (stones: number) => [...(solve({ stones, players: 3, dice: false }, 4000).root.proven ?? [])];
    // A player who faces up to three stones takes them all.
    expect(proven(3)).toEqual([1, 0, 0]);
    // With 4 every act leaves at most three to the next player, who does not spare them for the third.
    expect(proven(4)).toEqual([0, 1, 0]);
    // With 5 the first player loses too, but decides which of the others wins.
    const [first, ...others] = proven(5);
    expect(first).toBe(0);
    expect([Math.min(...others), Math.max(...others)]).toEqual([0, 1]);
  });
});

describe("solver", () => {
  test("proves a win with the exact result", () => {
    const s = solve(two(7), 3000);
    expect(s.root.proven?.[0]).toBe(1);
    expect(edgeValue(s.root, s.root.edges.find((e) => (e.act as { n?: number }).n === 3) as never)).toBe(1);
  });
  test("proves a loss and stops", () => {
    const s = solve(two(8), 100_000);
    expect(s.root.proven?.[0]).toBe(0);
    expect(s.iterations).toBeLessThan(20_000);
  });
  test("never calls a position lost when acts were left out", () => {
    // Only "take one" is shown: with two stones left that loses, but taking both would win.
    const s = solve(
      two(2),
      500,
      nimSpec((n) => (n === 1 ? 9 : 1), 1),
    );
    expect(s.root.edges).toHaveLength(1);
    expect(s.root.proven).toBeNull();
  });
});

describe("widening", () => {
  test("few visits try only the likeliest acts, more visits try all", () => {
    const narrow = { ...SEARCH_PARAMS, wideningBase: 1, wideningFactor: 0.5, wideningExponent: 0.4 };
    const tried = (iterations: number): number => {
      const s = newSearch(
        nimSpec((n) => [0, 1, 2, 3][n] as number),
        opening(two(30)).view,
        seat(0),
        2,
        7,
        narrow,
      );
      if (!s) throw new Error("not asked");
      run(s, { iterations });
      return s.root.edges.filter((e) => e.visits > 0).length;
    };
    expect(tried(4)).toBe(1);
    expect(tried(2000)).toBe(3);
  });
});

describe("determinism", () => {
  const shape = (n: Node<Nim>): unknown =>
    n.edges.map((e) => [e.act, e.visits, e.total, e.child ? shape(e.child) : null]);
  test("the same seed and iterations give the same tree, dice included", () => {
    const dice = { stones: 12, players: 2, dice: true };
    expect(shape(solve(dice, 700).root)).toEqual(shape(solve(dice, 700).root));
  });
  test("the same sequence of questions gives the same acts, with the tree reused in between", () => {
    const playOut = (): number[] => {
      const thinker = createBotEngine([nimSpec() as never]);
      const { view } = opening(two(21));
      const taken: number[] = [];
      let t = view;
      for (let i = 0; t.stones > 0; i++) {
        const by = seat(t.turn);
        const thought = thinker.think({
          game: nim,
          options: two(21),
          view: t,
          seat: by,
          level: 2,
          seed: i,
          clock,
          iterations: 60,
        });
        const act = thought?.act as unknown as { n: number };
        taken.push(act.n);
        t = { ...t, stones: t.stones - act.n, turn: 1 - t.turn };
      }
      return taken;
    };
    expect(playOut()).toEqual(playOut());
  });
});

describe("hidden cards", () => {
  const stakes = (own: number, theirs: number, seed: number): string => {
    const view = viewOf(dealt(own, theirs), seat(0));
    const thought = createBotEngine([cardsSpec as never]).think<Cards>({
      game: cards,
      options: { game: "cards" },
      view,
      seat: seat(0),
      level: 5,
      seed,
      clock,
      iterations: 1500,
    });
    return thought?.act.do ?? "";
  };
  test("a high card stakes, a low one stays out", () => {
    expect(stakes(9, 5, 1)).toBe("stake");
    expect(stakes(1, 5, 1)).toBe("out");
  });
  test("swapping the card it cannot see never changes what it does", () => {
    for (let own = 1; own <= 9; own++)
      for (let seed = 0; seed < 4; seed++) {
        const acts = [1, 4, 6, 9].map((theirs) => stakes(own, theirs, seed));
        expect(new Set(acts).size).toBe(1);
      }
  });
  test("the swap test detects a search that peeks", () => {
    // The same search given the actual state as its view: now the hidden card decides.
    const peeking = (theirs: number): string => {
      const t = dealt(5, theirs);
      const thought = createBotEngine([cardsSpec as never]).think<Cards>({
        game: cards,
        options: { game: "cards" },
        view: t,
        seat: seat(0),
        level: 5,
        seed: 1,
        clock,
        iterations: 1500,
      });
      return thought?.act.do ?? "";
    };
    expect(peeking(1)).not.toBe(peeking(9));
  });
});

describe("sealed answers", () => {
  test("neither side exploits an answer it cannot have seen", () => {
    const s = newSearch<Cards>(cardsSpec, dealt(1, 1, "pennies"), seat(0), 2, 3, SEARCH_PARAMS);
    if (!s) throw new Error("not asked");
    run(s, { iterations: 4000 });
    // If seat 1 saw seat 0's answer, seat 0 would lose every time.
    for (const e of s.root.edges) expect(edgeValue(s.root, e)).toBeGreaterThan(0.3);
  });
  test("a later seat asked first answers for itself", () => {
    const thought = createBotEngine([cardsSpec as never]).think<Cards>({
      game: cards,
      options: { game: "pennies" },
      view: dealt(1, 1, "pennies"),
      seat: seat(1),
      level: 3,
      seed: 1,
      clock,
      iterations: 200,
    });
    expect(thought?.step).toBe("pennies");
  });
});

test("a seat that is not asked makes no move", () => {
  const { view, options } = opening(two(9));
  const ask = { game: nim, options, view, seat: seat(1), level: 3 as const, seed: 1, clock, iterations: 10 };
  expect(createBotEngine([nimSpec() as never]).think(ask)).toBeNull();
});
