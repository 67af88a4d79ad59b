import {
  Bug,
  canonicalJson,
  Engine,
  type Fact,
  isRefusal,
  type Played,
  play,
  question,
  type Seat,
  seat,
  start,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  choose,
  chooseSealed,
  end,
  log,
  noDice,
  outlineOf,
  saved,
  speak,
  type ToyGame,
  type ToyShape,
  toy,
  top,
} from "./toys.ts";

const begin = (game: ToyGame): Played<ToyShape> => start(game, {}, noDice);
/** Plays an act that must be accepted. */
function playAct(game: ToyGame, from: Played<ToyShape>, by: number, step: string, word: string): Played<ToyShape> {
  const played = play(game, from.state, { by: seat(by), step, act: { do: word } }, noDice);
  if (isRefusal(played)) throw new Error(`${step} ${word} refused: ${played.code}`);
  return played;
}
const asked = (game: ToyGame, { state }: Played<ToyShape>) => {
  const found = question(game, state);
  return found && { step: found.frame.step, waiting: found.waiting };
};

describe("KRN-STEP-1", () => {
  const game = toy({
    outline: outlineOf("first", "ask", "second", "end"),
    steps: { first: log("first"), ask: choose(1, ["a", "b"]), second: log("second"), end },
  });

  test("automatic steps run on to the next choice, and on to the end", () => {
    const opened = begin(game);
    expect(opened.state.log).toEqual(["first"]);
    expect(asked(game, opened)).toEqual({ step: "ask", waiting: [1] });
    const over = playAct(game, opened, 1, "ask", "b");
    expect(over.state.log).toEqual(["first", "1:b", "second", "end"]);
    expect(asked(game, over)).toBeUndefined();
  });

  test("the engine names the seat and its legal acts, in candidate order", () => {
    const engine = new Engine(game, noDice);
    const table = game.setup({});
    engine.advance(table);
    expect(engine.asking).toBe(1);
    expect(engine.moves).toEqual([{ do: "a" }, { do: "b" }]);
    expect(engine.legal(table, seat(1))).toEqual(engine.moves);
    // A seat that is not asked has no legal acts.
    expect(engine.legal(table, seat(0))).toEqual([]);
  });
});

describe("KRN-STEP-2", () => {
  /** Asks two questions at once, then adds up what it remembers. */
  const asker = toy({
    outline: outlineOf("asker", "end"),
    steps: {
      asker: {
        kind: "automatic",
        rule: "TOY-9",
        begin: () => ({ rounds: 0 }),
        run(ctx, m) {
          ctx.state.log.push(`asker ${String(m["rounds"])}`);
          m["rounds"] = (m["rounds"] as number) + 1;
          if (m["rounds"] === 3) ctx.done();
          else {
            ctx.ask("left", {});
            ctx.ask("right", {});
          }
        },
      },
      left: choose(0, ["l", "m"]),
      right: choose(1, ["r", "s"]),
      end,
    },
  });

  test("nested steps are answered in the order asked, then the asking step runs again", () => {
    let now = begin(asker);
    for (const [by, step, word] of [
      [0, "left", "l"],
      [1, "right", "r"],
      [0, "left", "m"],
      [1, "right", "s"],
    ] as const) {
      expect(asked(asker, now)).toEqual({ step, waiting: [by] });
      expect(now.state.flow.stack.map((frame) => frame.step)[0]).toBe("asker");
      now = playAct(asker, now, by, step, word);
    }
    expect(now.state.log).toEqual(["asker 0", "0:l", "1:r", "asker 1", "0:m", "1:s", "asker 2", "end"]);
  });

  test("a state saved in the middle of nested questions resumes from its text", () => {
    const opened = begin(asker);
    const restored = { ...opened, state: saved(opened.state) };
    const straight = playAct(asker, playAct(asker, opened, 0, "left", "l"), 1, "right", "r");
    const resumed = playAct(
      asker,
      { ...restored, state: saved(playAct(asker, restored, 0, "left", "l").state) },
      1,
      "right",
      "r",
    );
    expect(canonicalJson(resumed.state)).toBe(canonicalJson(straight.state));
  });

  test("a decision may ask further steps and either finish or be asked again", () => {
    const game = toy({
      outline: outlineOf("outer", "end"),
      steps: {
        outer: choose(0, ["in", "out"], {
          resolve(ctx, _m, by, act) {
            ctx.state.log.push(`${by}:${act.do}`);
            if (act.do === "in") ctx.ask("inner", {});
            else ctx.done();
          },
        }),
        inner: choose(1, ["x", "y"]),
        end,
      },
    });
    let now = playAct(game, begin(game), 0, "outer", "in");
    now = playAct(game, now, 1, "inner", "y");
    expect(asked(game, now)).toEqual({ step: "outer", waiting: [0] });
    now = playAct(game, now, 0, "outer", "out");
    expect(now.state.log).toEqual(["0:in", "1:y", "0:out", "end"]);
  });
});

describe("KRN-STEP-3", () => {
  const words = (by: Seat): string[] => (by === 0 ? ["rock", "paper"] : ["paper", "rock"]);
  const game = toy({ outline: outlineOf("throw", "end"), steps: { throw: chooseSealed([1, 0], words), end } });

  test("answers are kept until the last one, then opened in the order the step names", () => {
    const opened = begin(game);
    expect(asked(game, opened)).toEqual({ step: "throw", waiting: [1, 0] });
    const half = playAct(game, opened, 0, "throw", "rock");
    expect(half.state.log).toEqual([]);
    expect(half.irreversible).toBe(false);
    expect(asked(game, half)).toEqual({ step: "throw", waiting: [1] });
    const open = playAct(game, half, 1, "throw", "paper");
    expect(open.state.log).toEqual(["1:paper 0:rock", "end"]);
    expect(open.irreversible).toBe(true);
  });

  test("an answer cannot be given twice", () => {
    const half = playAct(game, begin(game), 0, "throw", "rock");
    expect(play(game, half.state, { by: seat(0), step: "throw", act: { do: "paper" } }, noDice)).toEqual(
      game.refusals.turn,
    );
  });

  test("sealed answers survive saving, whichever seat has answered", () => {
    const half = playAct(game, begin(game), 1, "throw", "paper");
    expect(saved(half.state)).toEqual(half.state);
    expect(top(half.state)?.answers).toEqual([null, { do: "paper" }]);
    const resumed = playAct(game, { ...half, state: saved(half.state) }, 0, "throw", "paper");
    expect(resumed.state.log).toEqual(["1:paper 0:paper", "end"]);
  });

  test("seats without a choice are answered for at once, wherever they are in the order", () => {
    const one = toy({
      outline: outlineOf("throw", "end"),
      steps: { throw: chooseSealed([0, 1], (by) => (by === 1 ? ["rock"] : ["rock", "paper"])), end },
    });
    const opened = begin(one);
    expect(asked(one, opened)).toEqual({ step: "throw", waiting: [0] });
    expect(playAct(one, opened, 0, "throw", "paper").state.log).toEqual(["0:paper 1:rock", "end"]);
  });

  test("a sealed question without seats opens at once", () => {
    const none = toy({ outline: outlineOf("throw", "end"), steps: { throw: chooseSealed([], words), end } });
    expect(begin(none).state.log).toEqual(["", "end"]);
  });
});

describe("KRN-STEP-4", () => {
  test("a question that an aside has made unnecessary is dropped, and the asking step runs again", () => {
    const game = toy({
      outline: outlineOf("asker", "end"),
      steps: {
        asker: log("asker", {
          begin: () => ({ asked: false }),
          run(ctx, m) {
            ctx.state.log.push("asker");
            if (m["asked"]) ctx.done();
            else ctx.ask("reply", {});
            m["asked"] = true;
          },
        }),
        reply: choose(1, ["yes", "no"], { moot: (t) => t.count > 0 }),
        end,
      },
      asides: {
        withdraw: speak("withdraw", (ctx) => {
          ctx.state.count += 1;
        }),
      },
    });
    const after = playAct(game, begin(game), 0, "withdraw", "withdraw");
    expect(after.state.log).toEqual(["asker", "asker", "end"]);
  });
});

describe("KRN-STEP-5", () => {
  const single = (more: object): ToyGame =>
    toy({ outline: outlineOf("only", "end"), steps: { only: choose(0, ["go"], more), end } });

  test("a single legal answer is applied automatically", () => {
    expect(begin(single({})).state.log).toEqual(["0:go", "end"]);
    const barred = {
      forbids: (_t: unknown, _m: unknown, _by: Seat, act: { do: string }) =>
        act.do === "go" ? undefined : { rule: "TOY-1", code: "TOY_NO" },
    };
    const game = toy({
      outline: outlineOf("only", "end"),
      steps: { only: choose(0, ["go", "stay"], barred as never), end },
    });
    expect(begin(game).state.log).toEqual(["0:go", "end"]);
  });

  test.for(["covert", "always"])("a question marked %s is asked even so", (mark) => {
    const game = single({ [mark]: true });
    expect(asked(game, begin(game))).toEqual({ step: "only", waiting: [0] });
    const sealed = toy({
      outline: outlineOf("only", "end"),
      steps: { only: chooseSealed([0, 1], () => ["go"], { [mark]: true }), end },
    });
    expect(asked(sealed, begin(sealed))).toEqual({ step: "only", waiting: [0, 1] });
  });

  test.for([
    ["a question without a legal answer", { only: choose(0, []) }],
    ["a sealed question without one", { only: chooseSealed([0], () => []) }],
    ["a step that neither ends nor asks", { only: log("only", { run: () => undefined }) }],
    ["a run that never comes to a question", { only: choose(0, ["go"], { resolve: () => undefined }) }],
  ] as const)("%s is a bug that names the step", ([, steps]) => {
    const game = toy({ outline: outlineOf("only", "end"), steps: { ...steps, end } as never });
    expect(() => begin(game)).toThrow(Bug);
    expect(() => begin(game)).toThrow(/\bonly\b/);
  });
});

describe("KRN-STEP-6", () => {
  const asides = {
    nudge: speak("nudge", (ctx) => {
      ctx.state.count += 1;
    }),
    enquire: speak("enquire", (ctx) => ctx.ask("reply", {})),
    stop: speak("stop", (ctx, by) => ctx.endMatch({ winners: [by], rule: "TOY-5", scores: [0, 1] })),
    overreach: speak("overreach", (ctx) => ctx.done()),
  };
  const reply = choose(0, ["yes", "no"]);
  const game = toy({ outline: outlineOf("ask", "end"), steps: { ask: choose(1, ["a", "b"]), reply, end }, asides });

  test("an aside leaves the waiting question where it is", () => {
    const after = playAct(game, begin(game), 0, "nudge", "nudge");
    expect(after.state.count).toBe(1);
    expect(asked(game, after)).toEqual({ step: "ask", waiting: [1] });
  });

  test("steps that an aside asks are answered first", () => {
    const after = playAct(game, begin(game), 0, "enquire", "enquire");
    expect(asked(game, after)).toEqual({ step: "reply", waiting: [0] });
    expect(asked(game, playAct(game, after, 0, "reply", "no"))).toEqual({ step: "ask", waiting: [1] });
  });

  test("an aside may end the match", () => {
    expect(playAct(game, begin(game), 1, "stop", "stop").state.flow).toMatchObject({
      stack: [],
      over: { winners: [1] },
    });
  });

  test("an aside cannot finish the waiting step", () => {
    expect(() => playAct(game, begin(game), 0, "overreach", "overreach")).toThrow(Bug);
  });

  test("a sealed answer that has become illegal is asked for again; one that is no longer asked for is dropped", () => {
    const sealed = (asksAll: (count: number) => number[]): ToyGame =>
      toy({
        outline: outlineOf("throw", "end"),
        steps: {
          throw: chooseSealed([0, 1], () => ["high", "low"], {
            asksAll: (t) => asksAll(t.count).map(seat),
            forbids: (t, _m, by, act) =>
              t.count === 1 && by === 0 && act.do === "high" ? { rule: "TOY-1", code: "TOY_NO" } : undefined,
            covert: true,
          }),
          end,
        },
        asides: { nudge: asides.nudge },
      });
    const both = sealed(() => [0, 1]);
    const answered = playAct(both, begin(both), 0, "throw", "high");
    expect(asked(both, playAct(both, answered, 1, "nudge", "nudge"))).toEqual({ step: "throw", waiting: [0, 1] });
    const low = playAct(both, begin(both), 0, "throw", "low");
    expect(asked(both, playAct(both, low, 1, "nudge", "nudge"))).toEqual({ step: "throw", waiting: [1] });

    const excused = sealed((count) => (count === 0 ? [0, 1] : [1]));
    const left = playAct(excused, playAct(excused, begin(excused), 0, "throw", "low"), 0, "nudge", "nudge");
    expect(top(left.state)?.answers).toEqual([null, null]);
    expect(playAct(excused, left, 1, "throw", "high").state.log).toEqual(["1:high", "end"]);
  });
});

test("an engine without a listener builds no facts; with one it emits them in order with their audience (KRN-VIEW-4)", () => {
  const received: [Fact, readonly Seat[] | undefined][] = [];
  const wanted: boolean[] = [];
  const game = toy({
    outline: outlineOf("tell", "end"),
    steps: {
      tell: log("tell", {
        run(ctx) {
          wanted.push(ctx.wantsFacts);
          ctx.emit({ is: "a", rule: "TOY-1" });
          ctx.disclose([seat(1)]);
          ctx.emit({ is: "b", rule: "TOY-1" }, [seat(1)]);
          ctx.done();
        },
      }),
      end,
    },
  });
  const learned: (readonly Seat[] | undefined)[] = [];
  new Engine(
    game,
    noDice,
    (fact, to) => received.push([fact, to]),
    (to) => learned.push(to),
  ).advance(game.setup({}));
  new Engine(game, noDice).advance(game.setup({}));
  expect(wanted).toEqual([true, false]);
  expect(received).toEqual([
    [{ is: "a", rule: "TOY-1" }, undefined],
    [{ is: "b", rule: "TOY-1" }, [1]],
  ]);
  expect(learned).toEqual([[1]]);
});
