import {
  BAD_FORM,
  canonicalJson,
  isRefusal,
  isSeat,
  noDraws,
  NOT_OFFERED,
  offers,
  play,
  question,
  type Seat,
  seat,
  start,
  whyNot,
} from "@starboard/kernel";
import { answersAt, startRecordedMatch, someGame } from "@starboard/conformance";
import { game as sample } from "@starboard/sample";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose, end, log, noDice, outlineOf, speak, toy } from "./toys.ts";

const NO = { rule: "TOY-1", code: "TOY_NO" } as const;
const game = toy({
  outline: outlineOf("ask", "end"),
  steps: {
    ask: choose(1, ["yes", "no", "perhaps"], { forbids: (_t, _m, _by, act) => (act.do === "no" ? NO : undefined) }),
    end,
  },
  asides: {
    cough: speak(
      "cough",
      (ctx, by) => {
        ctx.state.log.push(`${by} coughs`);
      },
      {
        candidates: (_t, _m, by, offer) => {
          if (by === 0) offer({ do: "cough" });
        },
      },
    ),
  },
});
const { state: table } = start(game, {}, noDice);
const tried = (by: number, step: string, act: unknown) => whyNot(game, table, { by: seat(by), step, act });

describe("KRN-ACT-1", () => {
  test("only the seat that is asked may answer", () => {
    expect(tried(0, "ask", { do: "yes" })).toEqual(game.refusals.turn);
    expect(tried(1, "ask", { do: "yes" })).toBeUndefined();
  });
  test("only the step that is asked can be answered, whatever name is given", () => {
    for (const step of ["end", "other", "", "__proto__", "constructor", "toString"])
      expect(tried(1, step, { do: "yes" })).toEqual(game.refusals.phase);
  });
  test("an aside is open to the seats that are offered it, at any question", () => {
    expect(tried(0, "cough", { do: "cough" })).toBeUndefined();
    expect(tried(1, "cough", { do: "cough" })).toEqual({ rule: "TOY-8", code: NOT_OFFERED });
  });
});

describe("KRN-ACT-2", () => {
  test.for([
    null,
    undefined,
    7,
    "yes",
    [],
    {},
    { do: 1 },
    { do: "yes", more: 1 },
    { do: "yes", n: 0.5 },
    { do: "yes", n: "1" },
  ])("%j has not the form of the step", (act) => {
    expect(tried(1, "ask", act)).toEqual({ rule: "TOY-6", code: BAD_FORM });
  });
  test("keys that could reach into a prototype are refused", () => {
    expect(tried(1, "ask", JSON.parse('{"do":"yes","__proto__":{"n":1}}'))).toEqual({ rule: "TOY-6", code: BAD_FORM });
  });
});

describe("KRN-ACT-2, KRN-ACT-5: seats and acts are validated", () => {
  /** An aside that any seat may use at any time: only the kernel can refuse it here. */
  const open = toy({
    outline: outlineOf("ask", "end"),
    steps: { ask: choose(1, ["yes", "no"]), end },
    asides: { shout: speak("shout", (ctx, by) => ctx.state.log.push(`${by} shouts`)) },
  });
  const opened = start(open, {}, noDice).state;
  const refused = (by: unknown, step: string, act: unknown) =>
    play(open, opened, { by: by as Seat, step, act }, noDice);

  test.for([2, -1, 1.5, NaN, Infinity, "0", null, undefined, [0], true])("%s is not a seat", (by) => {
    expect(refused(by, "shout", { do: "shout" })).toEqual(open.refusals.turn);
    expect(refused(by, "ask", { do: "yes" })).toEqual(open.refusals.turn);
    expect(offers(open, opened, by as Seat)).toEqual([]);
    expect(isSeat(open, opened, by)).toBe(false);
  });
  test("every seat of the match is a seat", () => {
    for (const by of [0, 1]) {
      expect(isSeat(open, opened, by)).toBe(true);
      expect(refused(by, "shout", { do: "shout" })).toMatchObject({ state: { log: [`${by} shouts`] } });
    }
  });
  test("an object that only inherits its fields is not an act", () => {
    class Shout {
      get do(): string {
        return "shout";
      }
    }
    const inherited = [
      Object.create({ do: "shout" }),
      Object.assign(Object.create({ do: "shout" }), { n: 1 }),
      new Shout(),
    ];
    for (const act of inherited) {
      expect(refused(0, "shout", act)).toEqual({ rule: "TOY-8", code: BAD_FORM });
      expect(refused(1, "ask", act)).toEqual({ rule: "TOY-6", code: BAD_FORM });
    }
  });
});

describe("KRN-ACT-3", () => {
  test("the step gives the refusal, and only what it offers is accepted", () => {
    expect(tried(1, "ask", { do: "no" })).toEqual(NO);
    expect(tried(1, "ask", { do: "maybe" })).toEqual({ rule: "TOY-6", code: NOT_OFFERED });
    expect(tried(1, "ask", { do: "yes", n: 3 })).toEqual({ rule: "TOY-6", code: NOT_OFFERED });
  });
  test("offers list every candidate with its refusal, and asides after the question", () => {
    expect(offers(game, table, seat(1))).toEqual([
      {
        step: "ask",
        rule: "TOY-6",
        aside: false,
        offers: [{ act: { do: "yes" } }, { act: { do: "no" }, refusal: NO }, { act: { do: "perhaps" } }],
      },
    ]);
    expect(offers(game, table, seat(0))).toEqual([
      { step: "cough", rule: "TOY-8", aside: true, offers: [{ act: { do: "cough" } }] },
    ]);
  });
  test("exactly the acts that are offered and not refused are accepted, at any point of any match", () => {
    const any = someGame(sample);
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(30), fc.nat(6), fc.nat(3), (seed, acts, n, by) => {
        const book = startRecordedMatch(any, { "sample.captains": 3, "sample.rounds": 3, "sample.raids": true }, seed);
        for (let i = 0; i < acts; i++) {
          const answers = answersAt(any, book.table());
          if (answers.length === 0) return;
          book.play(answers[(seed + i) % answers.length] as never);
        }
        const now = book.table();
        const step = question(any, now)?.frame.step ?? "bid";
        const act =
          step === "bid"
            ? { do: "bid", card: n }
            : step === "pick"
              ? { do: "pick", wreck: n }
              : { do: n % 2 === 0 ? "raid" : "pass" };
        const offered = offers(any, now, seat(by % 3)).some(
          (asked) =>
            asked.step === step &&
            asked.offers.some((offer) => !offer.refusal && canonicalJson(offer.act) === canonicalJson(act)),
        );
        expect(whyNot(any, now, { by: seat(by % 3), step, act }) === undefined).toBe(offered);
      }),
      { numRuns: 120 },
    );
  });
});

describe("KRN-ACT-4", () => {
  test("the given state is not changed, and a refused act draws nothing", () => {
    const before = canonicalJson(table);
    expect(isRefusal(play(game, table, { by: seat(1), step: "ask", act: { do: "no" } }, noDice))).toBe(true);
    const accepted = play(game, table, { by: seat(1), step: "ask", act: { do: "yes" } }, noDice);
    expect(isRefusal(accepted)).toBe(false);
    expect(canonicalJson(table)).toBe(before);
    expect("state" in accepted && accepted.state.log).toEqual(["1:yes", "end"]);
  });
  test("play that throws in the middle does not change the state either", () => {
    const dicey = toy({
      outline: outlineOf("ask", "roll", "end"),
      steps: {
        ask: choose(0, ["a", "b"]),
        roll: log("roll", {
          run(ctx) {
            ctx.state.log.push(String(ctx.draw(6, 1, "TOY-9")[0]));
            ctx.done();
          },
        }),
        end,
      },
    });
    const opened = start(dicey, {}, noDice).state;
    const before = canonicalJson(opened);
    expect(() => play(dicey, opened, { by: seat(0), step: "ask", act: { do: "a" } }, noDraws)).toThrow("TOY-9");
    expect(canonicalJson(opened)).toBe(before);
    const played = play(dicey, opened, { by: seat(0), step: "ask", act: { do: "a" } }, () => [4]);
    expect(played).toMatchObject({
      state: { log: ["0:a", "4", "end"] },
      draws: [{ sides: 6, why: "TOY-9", values: [4] }],
      irreversible: true,
    });
  });
});
