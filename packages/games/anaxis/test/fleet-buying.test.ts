/** Which fleets bots buy. */
import { createBotEngine, levelSettings } from "@starboard/bots";
import { Engine, type GameState, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import anchor from "../src/bot/anchors/2026-11.json" with { type: "json" };
import { IN_USE, type Weights } from "../src/bot/evaluation-weights.ts";
import { buyingPolicy } from "../src/bot/fleet.ts";
import { bot, botWith } from "../src/bot/index.ts";
import { costOf, cpCap } from "../src/calc/fleet.ts";
import { SHIPS } from "../src/data/ships.ts";
import { game, type StateAx } from "../src/index.ts";

const LIMIT = 50;
const worth = IN_USE.weights.fleet as NonNullable<Weights["fleet"]>;
const parsed = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};

/** The state when both sides have bought, each with the bots of that evaluation and level. */
function bought(spec: typeof bot, level: 1 | 3 | 5, seed: number, raw: object = {}): StateAx {
  const options = parsed(raw);
  const engine = new Engine(game, seededDraws(seed));
  const t = game.setup(options);
  engine.advance(t);
  for (let acts = 0; acts < 100 && (t as GameState).flow.stack.at(-1)?.step === "buy"; acts++) {
    const by = engine.asking;
    if (by === undefined) break;
    const reply = createBotEngine([spec as never]).think({
      game: game as never,
      options,
      view: game.view(t, by),
      seat: by,
      level,
      settings: levelSettings(level, spec.levelChoices),
      seed: 1000 * seed + acts,
      clock: () => 0,
      iterations: 20,
    } as never);
    const act = engine.moves.find((one) => JSON.stringify(one) === JSON.stringify(reply?.act));
    if (!act) throw new Error("the bot had no legal act");
    engine.act(t, by, act);
  }
  return t;
}

const valueOf = ({ ships, cp }: StateAx["fleets"][number]): number =>
  ships.reduce((sum, id) => sum + (worth.ships[id] ?? 0), cp * worth.cinemaPoint);

describe("fleets that bots buy", () => {
  const fleets = Array.from({ length: 12 }, (_, seed) => bought(bot, 5, seed)).flatMap((t) =>
    t.fleets.map((fleet) => ({ fleet, cost: costOf(t, fleet.ships) + fleet.cp / 2, cap: cpCap(t, 0) })),
  );

  test("they stay within the limit, leave less than the cheapest ship, and have all Cinema Points they may", () => {
    for (const { fleet, cost, cap } of fleets) {
      expect(cost).toBeLessThanOrEqual(LIMIT);
      expect(cost).toBeGreaterThan(LIMIT - 3);
      expect(fleet.cp).toBe(cap);
      expect(new Set(fleet.ships.map((id) => SHIPS.find((ship) => ship.id === id)?.race))).toEqual(
        new Set([fleet.race]),
      );
    }
  });

  test("they are of several races, and worth clearly more than those of the recipe before", () => {
    const recipe = botWith(anchor.weights as Weights) as typeof bot;
    const before = Array.from({ length: 12 }, (_, seed) => bought(recipe, 5, seed)).flatMap((t) => t.fleets);
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(new Set(fleets.map(({ fleet }) => fleet.race)).size).toBeGreaterThan(3);
    expect(mean(fleets.map(({ fleet }) => valueOf(fleet)))).toBeGreaterThan(mean(before.map(valueOf)) + 0.8);
  });

  test("weaker levels buy other fleets of the same races, all legal", () => {
    const weaker = Array.from({ length: 12 }, (_, seed) => bought(bot, 1, seed)).flatMap((t) => t.fleets);
    const kinds = (all: readonly StateAx["fleets"][number][]) =>
      new Set(all.map(({ ships }) => ships.toSorted().join())).size;
    expect(kinds(weaker)).toBeGreaterThan(kinds(fleets.map(({ fleet }) => fleet)));
    // Even a level that looks at random acts sells nothing and confirms no fleet that is half bought.
    for (const fleet of weaker)
      expect(costOf(game.setup(parsed({})), fleet.ships) + fleet.cp / 2).toBeGreaterThan(LIMIT - 5);
  });

  test("Cinema Points come first only where they are worth more than ships for the same points", () => {
    const t = game.setup(parsed({}));
    t.fleets[0] = { ...(t.fleets[0] as StateAx["fleets"][number]), race: "pelloda", cp: 0 };
    const acts = [
      { do: "buy", ship: "squall" },
      { do: "cp", cp: cpCap(t, 0) },
    ];
    expect(buyingPolicy(t, 0, acts, worth).acts).toEqual([{ do: "cp", cp: cpCap(t, 0) }]);
    expect(buyingPolicy(t, 0, acts, { ...worth, cinemaPoint: 0 }).acts).toEqual([{ do: "buy", ship: "squall" }]);
  });

  test("a class of the table's own counts as one of average worth", () => {
    const own = {
      ...(SHIPS.find(({ id }) => id === "cyclone") as (typeof SHIPS)[number]),
      id: "cyclone2",
      name: "Cyclone II",
    };
    const options = parsed({ "ax.ownShips": [own] });
    const t = game.setup(options);
    t.fleets[0] = { ...(t.fleets[0] as StateAx["fleets"][number]), race: "pelloda", cp: cpCap(t, 0) };
    const acts = ["monsoon", own.id, "squall"].map((ship) => ({ do: "buy", ship }));
    const { acts: sorted } = buyingPolicy(t, 0, acts, worth);
    expect(sorted).toEqual(acts.toReversed());
  });
});
