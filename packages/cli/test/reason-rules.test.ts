import { Engine, seededDraws, seededUint32, type Seat, type Shape } from "@starboard/kernel";
import { type GameText, readRules } from "@starboard/kit";
import { gameEntries } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { expect, test } from "vitest";

/** Acts of random play; fleets of Anaxis are bought and deployed before anything differs. */
const ACTS = 600;

test.for(gameEntries.map((entry) => [String(entry.game.id), entry] as const))(
  "%s: each term of an evaluation names a rule of the game and has a sentence",
  ([id, { text, rules }]) => {
    const bot = botFor(id);
    if (!bot) throw new Error("no bot");
    const parsed = bot.game.options.parse({});
    if (!("ok" in parsed)) throw new Error("no options");
    const draw = seededDraws(3);
    const state = bot.game.setup(parsed.ok);
    const engine = new Engine<Shape>(bot.game, draw);
    engine.advance(state);
    const keys = new Set<string>();
    const random = seededUint32(5);
    for (let i = 0; i < ACTS && engine.asking !== undefined; i++) {
      if (i % 20 === 0) for (const { key } of bot.explain(state, 0 as Seat)) keys.add(key);
      const act = engine.moves[random() % engine.moves.length];
      if (act) engine.act(state, engine.asking, act);
    }
    expect(keys.size).toBeGreaterThan(0);
    const known = readRules(rules);
    const words = text as unknown as GameText<unknown>;
    for (const key of keys) expect(known.has(words.reasonRule?.(key) as never), key).toBe(true);
  },
);
