import { Engine, play, seat, start } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { choose, chooseSealed, end, log, noDice, outlineOf, speak, top, toy, type ToyGame } from "./toys.ts";

const engineOf = (game: ToyGame) => new Engine(game, (_sides, times) => new Array<number>(times).fill(1));
const advanced = (game: ToyGame) => {
  const engine = engineOf(game);
  const table = game.setup({});
  engine.advance(table);
  return { engine, table };
};
const words = ["rock", "paper"].map((word) => ({ do: word }));

describe("legal acts", () => {
  test("of a sealed question are those of each seat that has not answered", () => {
    const game = toy({
      outline: outlineOf("throw", "end"),
      steps: { throw: chooseSealed([1], () => ["rock", "paper"]), end },
    });
    const { engine, table } = advanced(game);
    expect(engine.legal(table, seat(1))).toEqual(words);
    expect(engine.legal(table, seat(0))).toEqual([]);
    const both = toy({ ...game, steps: { throw: chooseSealed([1, 0], () => ["rock", "paper"]), end } });
    const half = advanced(both);
    expect(half.engine.asking).toBe(1);
    half.engine.act(half.table, seat(0), { do: "rock" });
    expect(top(half.table)?.answers).toEqual([{ do: "rock" }, null]);
    expect(half.engine.legal(half.table, seat(0))).toEqual([]);
    expect(half.engine.legal(half.table, seat(1))).toEqual(words);
    half.engine.act(half.table, seat(1), { do: "paper" });
    expect(half.table.log).toEqual(["1:paper 0:rock", "end"]);
  });
  test("are looked for up to a number, if that is given", () => {
    const offered = ["rock", "paper", "well"];
    const game = toy({ outline: outlineOf("ask", "end"), steps: { ask: choose(0, offered), end } });
    const engine = new Engine(game, noDice, undefined, undefined, 2);
    const table = game.setup({});
    engine.advance(table);
    expect(engine.moves).toEqual(words);
    expect(engine.legal(table, seat(0))).toHaveLength(3);
    engine.act(table, seat(0), { do: "well" });
    expect(table.log).toContain("end");
  });
  test("are none before the first question, while a step runs by itself, and after the end", () => {
    const game = toy({
      outline: outlineOf("first", "ask", "end"),
      steps: { first: log("first"), ask: choose(0, ["rock", "paper"]), end },
    });
    const engine = engineOf(game);
    const table = game.setup({});
    expect(engine.legal(table, seat(0))).toEqual([]);
    table.flow.stack.push({ step: "first", memo: {} });
    expect(engine.legal(table, seat(0))).toEqual([]);
    engine.advance(table);
    expect(engine.legal(table, seat(0))).toEqual(words);
    // The question of a match that has ended in the meantime is not asked any more.
    const over = structuredClone(table);
    over.flow.over = { winners: [], rule: "TOY-5", scores: [0, 0] };
    expect(engine.legal(over, seat(0))).toEqual([]);
    engine.advance(over);
    expect([engine.asking, engine.moves]).toEqual([undefined, []]);
  });
});

test("an engine forgets what was irreversible only when it is told (KRN-UNDO-2)", () => {
  const game = toy({
    outline: outlineOf("ask", "ask", "end"),
    steps: {
      ask: choose(0, ["draw", "wait"], {
        resolve(ctx, _m, _by, act) {
          if (act.do === "draw") ctx.draw(6, 1, "TOY-9");
          ctx.done();
        },
      }),
      end,
    },
  });
  const { engine, table } = advanced(game);
  expect(engine.irreversible).toBe(false);
  engine.act(table, seat(0), { do: "draw" });
  expect(engine.irreversible).toBe(true);
  engine.clearIrreversible();
  expect(engine.irreversible).toBe(false);
  engine.act(table, seat(0), { do: "wait" });
  expect(engine.irreversible).toBe(false);
});

describe("a bug of the rules is named with its step", () => {
  const ask = choose(0, ["a", "b"]);
  test.for([
    [
      "a step that does nothing",
      toy({ outline: outlineOf("idle", "end"), steps: { idle: log("idle", { run: () => {} }), end } }),
      "step idle neither asked, ended nor finished",
    ],
    [
      "steps that ask one another for ever",
      toy({
        outline: outlineOf("ping", "end"),
        steps: {
          ping: log("ping", { run: (ctx) => ctx.ask("pong", {}) }),
          pong: log("pong", { run: (ctx) => ctx.ask("ping", {}) }),
          end,
        },
      }),
      "the rules run on without ever asking: ",
    ],
    [
      "a question without an answer",
      toy({ outline: outlineOf("ask", "end"), steps: { ask: choose(0, []), end } }),
      "dead end at ask",
    ],
    [
      "a sealed question without an answer",
      toy({ outline: outlineOf("throw", "end"), steps: { throw: chooseSealed([0], () => []), end } }),
      "dead end at throw",
    ],
    [
      "an outline that is over before the match",
      toy({ outline: outlineOf("only"), steps: { only: log("only") } }),
      "the outline ended without an outcome",
    ],
  ] as const)("%s", ([, game, message]) => {
    expect(() => advanced(game)).toThrow(message);
    expect(() => start(game, {}, noDice)).toThrow(message);
  });
  test("an act at a step that asks no seat", () => {
    const { engine, table } = advanced(toy({ outline: outlineOf("ask", "end"), steps: { ask, end } }));
    table.flow.stack.push({ step: "end", memo: {} });
    expect(() => engine.act(table, seat(0), { do: "a" })).toThrow("step end asks no seat");
  });
  test("an aside that is unknown, or finishes a step that is not its own", () => {
    const game = toy({
      outline: outlineOf("ask", "end"),
      steps: { ask, end },
      asides: { shout: speak("shout", (ctx) => (ctx as unknown as { done(): void }).done()) },
    });
    const { engine, table } = advanced(game);
    expect(() => engine.aside(table, seat(0), "whisper", { do: "whisper" })).toThrow("no aside whisper");
    const shout = { by: seat(0), step: "shout", act: { do: "shout" } };
    expect(() => play(game, table, shout, noDice)).toThrow("aside shout finished a step that is not its own");
  });
  test("all of them are bugs, not refusals", () => {
    const game = toy({ outline: outlineOf("ask", "end"), steps: { ask: choose(0, []), end } });
    expect(() => advanced(game)).toThrow(expect.objectContaining({ name: "Bug" }) as Error);
  });
});
