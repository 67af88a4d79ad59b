/** Tests that trees of several workers are merged into one choice. */
import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { type BotQuery, createBotEngine, mergeParts, newSearch, partOf, run, SEARCH_PARAMS } from "../src/index.ts";
import { type Cards, cards, cardsSpec, dealt, viewOf } from "./cards.ts";
import { type Nim, nim, nimSpec, opening } from "./nim.ts";

const clock = (): number => {
  throw new Error("a search counted in iterations must not ask the clock");
};
const two = { stones: 21, players: 2, dice: false };
const query = (iterations: number, trees?: number, options = two): BotQuery<Nim> => ({
  game: nim,
  options,
  view: opening(options).view,
  seat: seat(0),
  level: 5,
  seed: 4,
  clock,
  iterations,
  ...(trees === undefined ? {} : { trees }),
});
const engine = () => createBotEngine([nimSpec() as never]);

describe("merged trees", () => {
  test("visits and values of the root's acts are added up", () => {
    const searches = [3, 4].map((seed) => {
      const s = newSearch(nimSpec(), opening(two).view, seat(0), 2, seed, SEARCH_PARAMS);
      if (!s) throw new Error("not asked");
      run(s, { iterations: 50 });
      return s;
    });
    const [one, other] = searches as [(typeof searches)[0], (typeof searches)[0]];
    const before = one.root.edges.map(({ visits, total }) => ({ visits, total }));
    mergeParts(one, [partOf(other)]);
    for (const [i, edge] of one.root.edges.entries()) {
      expect(edge.visits).toBe((before[i]?.visits ?? 0) + (other.root.edges[i]?.visits ?? 0));
      expect(edge.total).toBeCloseTo((before[i]?.total ?? 0) + (other.root.edges[i]?.total ?? 0), 9);
    }
    expect(one.root.visits).toBe(100);
  });

  test("as many trees at the same iterations give what workers give that search them apart", () => {
    const together = engine().think(query(60, 3));
    const pondered = engine().ponder(query(60));
    const parts = [1, 2].map((tree) => engine().help(query(60), tree));
    expect(parts.every((part) => part !== null)).toBe(true);
    // A worker sends its part as plain data.
    const sent = JSON.parse(JSON.stringify(parts));
    expect(pondered?.decide(sent)).toEqual(together);
    expect(engine().think(query(60, 3))).toEqual(together);
  });

  test("the trees differ, though nothing is drawn", () => {
    const spec = nimSpec((n) => [0, 1, 2, 3][n] as number);
    const visitsOf = (tree: number): number[] | undefined =>
      createBotEngine([spec as never])
        .help(query(60, 1, { ...two, stones: 9 }), tree)
        ?.edges.map(({ visits }) => visits);
    const [one, other] = [visitsOf(0), visitsOf(1)];
    expect(one).not.toEqual(other);
  });

  test("a win that only a helper has proved is taken", () => {
    // Three of seven stones leave a multiple of four. The deciding bot has looked once.
    const options = { ...two, stones: 7 };
    const pondered = engine().ponder(query(1, 1, options));
    const part = engine().help(query(3000, 1, options), 1);
    expect(part?.edges.some(({ proven }) => proven?.[0] === 1)).toBe(true);
    expect(pondered?.decide(part ? [part] : []).act).toEqual({ do: "take", n: 3 });
  });

  test("the part of another question changes nothing", () => {
    const alone = engine().think(query(40));
    const part = engine().help(query(40), 1);
    expect(
      engine()
        .ponder(query(40))
        ?.decide(part ? [{ ...part, step: "other" }] : []),
    ).toEqual(alone);
  });

  test("nobody helps with a question that needs no search, or whose time is over", () => {
    expect(engine().help(query(40, 1, { ...two, stones: 1 }), 1)).toBeNull();
    const timed = { ...query(40), clock: () => 5 };
    expect(engine().help(timed, 1, 5)).toBeNull();
  });

  test("only a search of a clock asks for help, with the moment of its end", () => {
    const asked: number[] = [];
    let now = 100;
    const { iterations: _, ...timed } = query(40);
    const bot = engine();
    bot.think({ ...timed, clock: () => now++, budgetMs: 50, onSearch: (until) => asked.push(until) });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeGreaterThan(100);
    bot.think({ ...query(40), onSearch: (until) => asked.push(until) });
    expect(asked).toHaveLength(1);
  });

  test("trees over hidden cards are merged by act", () => {
    const ask: BotQuery<Cards> = {
      game: cards,
      options: { game: "cards" },
      view: viewOf(dealt(5, 3), seat(0)),
      seat: seat(0),
      level: 5,
      seed: 3,
      clock,
      iterations: 100,
    };
    const bot = createBotEngine([cardsSpec as never]);
    const part = bot.help(ask, 1);
    expect(part?.edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    const merged = bot.ponder(ask)?.decide(part ? [part] : []);
    expect(merged?.variations.reduce((sum, { visitShare }) => sum + visitShare, 0)).toBeCloseTo(1, 9);
  });
});
