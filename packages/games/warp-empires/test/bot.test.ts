import { greedyMove, createBotEngine } from "@starboard/bots";
import { Engine, seededDraws, type Seat, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, reasonInWords } from "../src/bot/index.ts";
import { PARTS } from "../src/bot/value.ts";
import { game } from "../src/game.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import type { Options } from "../src/options.ts";
import type { ShapeWE } from "../src/shape.ts";
import type { StateWE } from "../src/state.ts";

function optionsFor(raw: object): Options {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

/** A state some acts into a match of greedy bots. */
function middle(raw: object, acts: number): StateWE {
  const engine = new Engine<ShapeWE>(game, seededDraws(5));
  const t = game.setup(optionsFor(raw));
  engine.advance(t);
  for (let n = 0; n < acts && engine.asking !== undefined; n++) {
    const by = engine.asking;
    const reply = greedyMove(bot, game.view(t, by), by, compiledModuleOf(t.options).N, n);
    if (!reply) throw new Error("no reply");
    engine.act(t, by, reply.act);
  }
  return t;
}

function think(t: StateWE, by: Seat, seed: number) {
  const thought = createBotEngine([bot as never]).think<ShapeWE>({
    game,
    options: t.options,
    view: game.view(t, by),
    seat: by,
    level: 3,
    seed,
    clock: () => 0,
    iterations: 24,
  });
  if (!thought) throw new Error("no answer");
  return thought;
}
const askedAt = (t: StateWE): Seat => {
  const engine = new Engine<ShapeWE>(game, seededDraws(1));
  engine.advance(t);
  return engine.asking as Seat;
};

describe("the bot of Warp Empires", () => {
  test.for([2, 3, 4, 6])("chances of %i seats lie between lost and won", (players) => {
    const t = middle({ players }, 60);
    const worth = new Float64Array(players);
    bot.evaluate(t, worth);
    const alive = t.alive.filter((one) => one === 1).length;
    expect(worth.every((one) => one > 0 && one < 1)).toBe(true);
    expect(alive).toBeGreaterThan(0);
  });

  test("more territory has a higher value", () => {
    const t = middle({ players: 2 }, 40);
    const worth = new Float64Array(2);
    bot.evaluate(t, worth);
    const before = worth[0] as number;
    const compiled = compiledModuleOf(t.options);
    const free = compiled.counted.find((at) => t.marker[at] === -1) as number;
    t.marker[free] = 0;
    bot.evaluate(t, worth);
    expect(worth[0]).toBeGreaterThan(before);
  });

  test("answers every step with a legal act", () => {
    const engine = new Engine<ShapeWE>(game, seededDraws(9));
    const t = game.setup(optionsFor({ players: 2 }));
    engine.advance(t);
    let n = 0;
    while (engine.asking !== undefined && n < 260) {
      const by = engine.asking;
      const { act } = n % 5 === 0 ? think(t, by, n) : (greedyMove(bot, game.view(t, by), by, 2, n) ?? { act: null });
      expect(engine.moves).toContainEqual(act);
      if (act) engine.act(t, by, act);
      n++;
    }
    expect(t.round).toBeGreaterThan(2);
  });

  test("never peeks: with other cards in the opponent's hand it makes the same choice", () => {
    for (const acts of [60, 90, 130]) {
      const t = middle({ players: 2 }, acts);
      const by = askedAt(t);
      const compiled = compiledModuleOf(t.options);
      const foe = by === 0 ? 1 : 0;
      const other = game.clone(t);
      // Every unseen card of the enemy's hand is exchanged for the next one in the deck.
      let swapped = 0;
      for (let c = 0; c < compiled.C; c++)
        for (let d = 0; d < compiled.C; d++) {
          const hand = foe * compiled.C + c;
          const pool = (compiled.decks === 1 ? 0 : foe) * compiled.C + d;
          const seen = t.known[(by * compiled.N + foe) * compiled.C + c] as number;
          if (c === d || (other.hand[hand] as number) <= seen || (other.deck[pool] as number) === 0) continue;
          other.hand[hand] = (other.hand[hand] as number) - 1;
          other.deck[pool] = (other.deck[pool] as number) - 1;
          other.hand[foe * compiled.C + d] = (other.hand[foe * compiled.C + d] as number) + 1;
          other.deck[(compiled.decks === 1 ? 0 : foe) * compiled.C + c] =
            (other.deck[(compiled.decks === 1 ? 0 : foe) * compiled.C + c] as number) + 1;
          swapped++;
        }
      expect(swapped).toBeGreaterThan(0);
      expect(game.view(other, by)).toEqual(game.view(t, by));
      const [mine, theirs] = [think(t, by, 3), think(other, by, 3)];
      expect(theirs.act).toEqual(mine.act);
      expect(theirs.variations).toEqual(mine.variations);
    }
  });

  test("gives its reasons as sentences", () => {
    const t = middle({ players: 2 }, 80);
    const reasons = bot.explain(t, seat(0));
    expect(reasons.length).toBeGreaterThan(0);
    for (const { key, about } of reasons) expect(reasonInWords(key, about)).toMatch(/against/);
    for (const part of PARTS) expect(reasonInWords(`warp.${part}`, {})).toBeTruthy();
    expect(reasonInWords("warp.nothing", {})).toBeUndefined();
  });

  test("conceding a battle has a higher value if the Starbase survives (WE-9.17)", () => {
    const weightOf = (variant: string): number => {
      const options = optionsFor({ map: "proving-ground", "cards.retreat": variant });
      const read = game.notation.read(
        {
          phase: "battle",
          seats: [{ faction: "klingon" }, { faction: "romulan", hand: { retreat: 1 } }],
          territories: { d3: { stacks: { 0: ["commandShip", "commandShip", "commandShip"], 1: ["starbase"] } } },
        },
        options,
      );
      if ("bad" in read) throw new Error(JSON.stringify(read.bad));
      const engine = new Engine<ShapeWE>(game, seededDraws(1));
      const t = read.ok;
      engine.advance(t);
      for (const act of [{ do: "attack" }, { do: "pass" }]) engine.act(t, engine.asking as Seat, act as never);
      expect(engine.asking).toBe(1);
      const { acts, priors } = bot.policyPrior(t, "battleCard", seat(1), [
        { do: "pass" },
        { do: "play", card: "retreat" },
      ] as never);
      const weight = (what: string): number => priors[acts.findIndex((act) => act.do === what)] as number;
      return weight("play") / weight("pass");
    };
    expect(weightOf("fortificationsStay")).toBeGreaterThan(weightOf("concede"));
  });
});
