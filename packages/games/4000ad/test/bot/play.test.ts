import { createBotEngine } from "@starboard/bots";
import { Engine, seededDraws, type Move, seat, whyNot } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, botWith, WEIGHTS } from "../../src/bot/index.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { Proposal, State4000 } from "../../src/state.ts";
import { position } from "./positions.ts";

const HOUSE = { "ad.neutralDefence": "both", "ad.recruit": true, "ad.buildAt": "anyBoth", "ad.combat": "fortunes" };
const LIMITS = { "ad.turnLimit": 24, "ad.quietLimit": 12 };
/** A bot that relies on alliances, so that its judgement depends on them. */
const relying = botWith({ ...WEIGHTS, wary: false });
const think = (t: State4000, by: number, seed: number, iterations: number, spec = bot) =>
  createBotEngine([spec as never]).think<Shape4000>({
    game,
    options: t.options,
    view: game.view(t, seat(by)),
    seat: seat(by),
    level: 3,
    seed,
    clock: () => 0,
    iterations,
  });

describe("whole matches", () => {
  test.for([
    { "ad.players": 2, "ad.version": "alliances" },
    { "ad.players": 4, "ad.version": "alliances", "ad.sides": "diagonal", "ad.winRegain": true },
    { "ad.players": 2, "ad.version": "independents" },
    { "ad.players": 3, "ad.version": "independents", "ad.secretAlliances": true },
    { "ad.players": 4, "ad.version": "independents", "ad.homes": "random", "ad.standoff": "bothFall" },
    { "ad.players": 2, "ad.version": "independents", ...HOUSE },
    { "ad.players": 2, "ad.version": "alliances", ...HOUSE },
    { "ad.players": 3, "ad.version": "independents", ...HOUSE, "ad.weakArrival": "allow" },
  ])("end, whatever the table agreed on: %j", (chosen) => {
    const parsed = game.options.parse({ ...chosen, ...LIMITS });
    if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
    const engine = new Engine<Shape4000>(game, seededDraws(3));
    const t = game.setup(parsed.ok);
    engine.advance(t);
    for (let i = 0; engine.asking !== undefined; i++) {
      const thought = think(t, engine.asking, i, 6);
      if (thought && Object.hasOwn(game.asides, thought.step)) {
        expect(whyNot(game, t, { by: engine.asking, step: thought.step, act: thought.act })).toBeUndefined();
        engine.aside(t, engine.asking, thought.step, thought.act);
        continue;
      }
      const key = JSON.stringify(thought?.act);
      const act = engine.moves.find((m) => JSON.stringify(m) === key);
      expect(act, key).toBeDefined();
      engine.act(t, engine.asking, act as never);
    }
    expect(t.flow.over).not.toBeNull();
  });
});

describe("hidden information", () => {
  const three = (relation: number): State4000 => {
    const { t } = position({
      options: { "ad.players": 3, "ad.version": "independents", "ad.secretAlliances": true, ...LIMITS },
      ships: [{ regulus: 9, spica: 4 }, { antares: 12 }, { mira: 10, hamal: 3 }],
      warps: [[1, "antares", 2, 5]],
    });
    t.relation[1 * 3 + 2] = relation;
    t.relation[2 * 3 + 1] = relation;
    if (relation === 1) {
      t.permit[1 * 3 + 2] = 1;
      t.proposals.push({
        id: 1,
        is: "drawing",
        from: 1,
        to: [2],
        accepted: [],
        star: "mira",
        mode: "first",
        untilRound: 0,
      });
    }
    return t;
  };
  test("never changes a bot's choice", () => {
    for (const spec of [bot, relying])
      for (let seed = 0; seed < 4; seed++) {
        const [open, secret] = [three(0), three(1)].map((t) => think(t, 0, seed, 150, spec));
        expect(secret).toEqual(open);
      }
  });
  test("would change the choice of a bot that relies on alliances if it saw it", () => {
    const values = [three(0), three(1)].map((t) => {
      const w = new Float64Array(3);
      relying.evaluate(t, w);
      return [...w];
    });
    expect(values[1]).not.toEqual(values[0]);
  });
});

describe("answers to proposals", () => {
  const answerTo = (t: State4000, proposal: Omit<Proposal, "id" | "accepted" | "untilRound">): Move | null => {
    t.proposals.push({ ...proposal, id: 5, accepted: [], untilRound: 0 });
    return createBotEngine([bot as never]).chooseAside<Shape4000>({
      game,
      view: game.view(t, seat(0)),
      seat: seat(0),
      seed: 1,
    });
  };
  const say = (move: Move | null): unknown => (move?.act as { say?: string } | undefined)?.say;
  test("peace is accepted by the power that leads by stars, and by no other", () => {
    const ahead = position({ ships: [{ algol: 5, sol: 1, mira: 1 }, { antares: 9 }] }).t;
    const behind = position({ ships: [{ algol: 9 }, { antares: 5, sol: 1, spica: 1 }] }).t;
    expect(say(answerTo(ahead, { is: "peace", from: 1, to: [0] }))).toBe("accept");
    expect(say(answerTo(behind, { is: "peace", from: 1, to: [0] }))).toBe("decline");
  });
  const options = { "ad.players": 3, "ad.version": "independents", "ad.secretAlliances": true };
  test("an alliance with the leader is declined, one against the leader is accepted", () => {
    const ships = [{ regulus: 9 }, { antares: 8 }, { mira: 25, hamal: 3 }];
    expect(say(answerTo(position({ options, ships }).t, { is: "ally", from: 2, to: [0] }))).toBe("decline");
    expect(say(answerTo(position({ options, ships }).t, { is: "ally", from: 1, to: [0] }))).toBe("accept");
  });
  test("an ally gets permission to enter the home star, once", () => {
    const four = { "ad.players": 4, "ad.version": "alliances" };
    const { t } = position({ options: four, ships: [{ algol: 9 }, { regulus: 9 }, { antares: 9 }, { pavo: 9 }] });
    const reply = (): Move | null =>
      createBotEngine([bot as never]).chooseAside<Shape4000>({
        game,
        view: game.view(t, seat(0)),
        seat: seat(0),
        seed: 1,
      });
    const aside = reply();
    expect(aside).toMatchObject({ step: "permitHome", act: { from: 0, to: 1, on: true } });
    new Engine<Shape4000>(game, seededDraws(1)).aside(t, seat(0), "permitHome", (aside as Move).act as never);
    expect(reply()).toBeNull();
  });
  test("without a proposal there is no answer", () => {
    const { t } = position({ ships: [{ algol: 9 }, { antares: 9 }] });
    expect(
      createBotEngine([bot as never]).chooseAside<Shape4000>({
        game,
        view: game.view(t, seat(0)),
        seat: seat(0),
        seed: 1,
      }),
    ).toBeNull();
  });
});
