/** What bots know of the factions by themselves: which to pick, and who is likelier to win with the same forces. */
import { createBotEngine, levelSettings } from "@starboard/bots";
import { Engine, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import anchor from "../src/bot/anchors/2026-11.json" with { type: "json" };
import { WEIGHTS, type Weights } from "../src/bot/evaluation-weights.ts";
import { bot, botWith } from "../src/bot/index.ts";
import { reasons } from "../src/bot/reasons.ts";
import { evaluate } from "../src/bot/value.ts";
import { game, type StateWE } from "../src/index.ts";

const parsed = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};

/** Who is picked first in twelve matches, by the bots of that level. */
function picks(spec: typeof bot, level: 1 | 5, raw: object): Set<string> {
  const options = parsed(raw);
  return new Set(
    Array.from({ length: 12 }, (_, seed) => {
      const engine = new Engine(game, seededDraws(seed));
      const t = game.setup(options);
      engine.advance(t);
      const by = engine.asking;
      if (by === undefined) throw new Error("nobody is asked");
      const reply = createBotEngine([spec as never]).think({
        game: game as never,
        options,
        view: game.view(t, by),
        seat: by,
        level,
        settings: levelSettings(level, spec.levelChoices),
        seed,
        clock: () => 0,
        iterations: 30,
      } as never);
      expect(reply?.step).toBe("pickFaction");
      return String((reply?.act as { readonly faction?: string } | undefined)?.faction);
    }),
  );
}

/** A match whose factions are picked, with a faction for each seat. */
function withFactions(raw: object, ids: readonly string[]): StateWE {
  const options = parsed(raw);
  const engine = new Engine(game, seededDraws(4));
  const t = game.setup(options);
  engine.advance(t);
  for (let acts = 0; acts < 200 && t.turn === 0 && engine.asking !== undefined; acts++)
    engine.act(t, engine.asking, engine.moves[0] as never);
  const known = WEIGHTS.factions?.["star-trek"]?.[ids.length] ?? {};
  const all = Object.keys(known);
  ids.forEach((id, seat) => (t.faction[seat] = all.indexOf(id)));
  return t;
}
const chances = (t: StateWE, w: Weights): readonly number[] => {
  const values = new Float64Array(t.faction.length);
  evaluate(t, w, values);
  return [...values];
};

describe("picking a faction", () => {
  test("the highest level picks the one that wins most; the lowest picks any", () => {
    expect(picks(bot, 5, { players: 2 })).toEqual(new Set(["klingon"]));
    expect(picks(bot, 1, { players: 2 }).size).toBeGreaterThan(3);
  });

  test("where head starts even the races, none is preferred for what it wins without them", () => {
    const even = { players: 2, evenSides: true };
    expect(picks(bot, 5, even)).toEqual(picks(botWith(anchor.weights as Weights) as typeof bot, 5, even));
  });
});

describe("the strength of factions in the evaluation", () => {
  test("a stronger faction moves the winning chance by the difference of both, and is a reason", () => {
    const plain = { ...WEIGHTS, factions: {} };
    const logit = (p: number): number => Math.log(p / (1 - p));
    const t = withFactions({ players: 2 }, ["klingon", "federation"]);
    const [mine = 0.5] = chances(t, WEIGHTS);
    const [before = 0.5] = chances(t, plain);
    const strengths = WEIGHTS.factions?.["star-trek"]?.["2"] ?? {};
    const scaled = (p: number): number => logit((p - 0.01) / 0.98);
    expect(scaled(mine) - scaled(before)).toBeCloseTo((strengths["klingon"] ?? 0) - (strengths["federation"] ?? 0), 6);
    expect(reasons(t, 0 as never, WEIGHTS).some(({ key }) => key === "warp.faction")).toBe(true);
  });

  test("modules without known factions, and evaluations without strengths, are as before", () => {
    const rivers = withFactions({ players: 3, module: "three-rivers" }, []);
    expect(chances(rivers, WEIGHTS)).toEqual(chances(rivers, { ...WEIGHTS, factions: {} }));
    const t = withFactions({ players: 2 }, ["klingon", "federation"]);
    expect(chances(t, anchor.weights as Weights)).toEqual(chances(t, { ...(anchor.weights as Weights), factions: {} }));
  });
});
