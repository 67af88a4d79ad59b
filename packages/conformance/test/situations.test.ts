import { readSituationFile, runSituation } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "../../sample/test/entry.ts";

const find = (id: string) => (id === "sample" ? entry : undefined);
const bid = {
  step: "bid",
  round: 1,
  wrecks: [5],
  hands: [
    [6, 1],
    [4, 2],
  ],
};
/** Returns the differences of a situation at a bid, one line each. */
function wrong(parts: object): string[] {
  const { unmet } = runSituation({ game: "sample", title: "Tried", position: bid, ...parts }, find);
  return unmet.map(({ at, part, message }) => `${at}: ${part}: ${message}`);
}
const expecting = (expect: object, more: object = {}): string[] => wrong({ ...more, expect });

test("a situation that passes", () => {
  expect(runSituation({ game: "sample", title: "Fine", position: bid }, find)).toEqual({
    title: "Fine",
    passed: true,
    unmet: [],
  });
});

test.for([
  ["something else", 7, "(no title)", "situation: form"],
  ["nothing", null, "(no title)", "situation: form"],
  ["no game", { title: "Without a game" }, "Without a game", "game: form"],
  ["an unknown game", { game: "chess", title: "Mate" }, "Mate", "game: form: unknown game"],
  ["another edition", { game: "sample@2", title: "Later" }, "Later", "game: form: this is edition 1, not 2"],
  [
    "a rule that does not exist",
    { game: "sample", title: "T", rules: ["SMP-9.9"], position: bid },
    "T",
    "rules: form: unknown rule SMP-9.9",
  ],
  ["an unknown field", { game: "sample", title: "T", hope: 1 }, "T", "situation: form"],
  ["options that are refused", { game: "sample", title: "T", options: { "sample.rounds": 0 } }, "T", "options: form"],
  ["a position that is refused", { game: "sample", title: "T", position: { step: "bid" } }, "T", "position: form"],
  [
    "a position and a set-up",
    { game: "sample", title: "T", position: bid, setup: { seed: 1 } },
    "T",
    "setup: form: a position cannot have a setup",
  ],
] as const)("%s is reported by the place that is wrong", ([, raw, name, start]) => {
  const { title, passed, unmet } = runSituation(raw, find);
  expect(title).toBe(name);
  expect(passed).toBe(false);
  expect(unmet.map(({ at, part, message }) => `${at}: ${part}: ${message}`)[0]).toMatch(new RegExp(`^${start}`));
});

test("an act that is refused or of an unknown seat ends the situation", () => {
  const play = [
    { by: 0, act: { do: "bid", card: 4 } },
    { by: 0, act: { do: "bid", card: 6 } },
  ];
  expect(wrong({ play })).toEqual([
    'play.0: refused: {"by":0,"act":{"do":"bid","card":4}} is refused: SMP_NOT_HELD, SMP-4.2',
  ]);
  expect(wrong({ play: [{ by: 5, act: { do: "bid", card: 6 } }] })).toEqual(["play.0: form: unknown seat 5"]);
});

test("dice must fit exactly", () => {
  const play = [
    { by: 0, act: { do: "bid", card: 6 } },
    { by: 1, act: { do: "bid", card: 4 } },
    { by: 1, act: { do: "pass" } },
  ];
  expect(wrong({ play })).toEqual(["dice: dice: the script has no number left for 2 draw(s) of d6 (SMP-3.1)"]);
  expect(wrong({ play, dice: [1, 7] })).toEqual(["dice: dice: 7 is not a face of d6 (SMP-3.1)"]);
  expect(wrong({ play, dice: [1, 2] })).toEqual([]);
  expect(wrong({ play, dice: [1, 2, 3, 4] })).toEqual(["dice: dice: 3, 4 were not drawn"]);
});

test.for([
  ["position", { position: { wrecks: [6] } }, "expect: position: wrecks.0 is 5, not 6"],
  ["a field that is not there", { position: { colour: 1 } }, "expect: position: colour is missing"],
  ["a list of another length", { position: { wrecks: [5, 5] } }, "expect: position: wrecks is [5], not [5,5]"],
  ["table", { table: { round: 2 } }, "expect: table: round is 1, not 2"],
  ["without", { without: ["hands.1.1"] }, "expect: without: hands.1.1 is 2"],
  ["views", { views: [{ viewer: 1, has: { hand: [6, 1] } }] }, "expect: view of 1: hand.0 is 4, not 6"],
  ["question", { question: { step: "pick" } }, 'expect: question: step is "bid", not "pick"'],
  ["question of whom", { question: { step: "bid", seats: [0] } }, "expect: question: seats is [0,1], not [0]"],
  ["no question", { question: null }, 'expect: question: {"step":"bid","seats":[0,1]} is asked, nothing was expected'],
  ["all", { offers: [{ by: 0, all: [{ card: 6 }] }] }, 'expect: offers to 0: {"do":"bid","card":1} is also offered'],
  [
    "all and more",
    { offers: [{ by: 0, all: [{ card: 6 }, { card: 1 }, { card: 2 }] }] },
    'expect: offers to 0: {"card":2} is not offered',
  ],
  ["includes", { offers: [{ by: 0, includes: [{ card: 2 }] }] }, 'expect: offers to 0: {"card":2} is not offered'],
  [
    "excludes",
    { offers: [{ by: 0, excludes: [{ card: 6 }] }] },
    'expect: offers to 0: {"do":"bid","card":6} is offered',
  ],
  [
    "count",
    { offers: [{ by: 0, count: 3 }] },
    'expect: offers to 0: 2 acts are offered, not 3: {"do":"bid","card":6}, {"do":"bid","card":1}',
  ],
  ["an aside", { offers: [{ by: 0, step: "home", all: [] }] }, 'expect: offers to 0: {"do":"call"} is also offered'],
  [
    "a refusal that is none",
    { refusals: [{ by: 0, act: { do: "bid", card: 6 }, code: "SMP_NOT_HELD" }] },
    'expect: refusal of bid {"do":"bid","card":6}: it is allowed',
  ],
  [
    "another code",
    { refusals: [{ by: 0, act: { do: "bid", card: 5 }, code: "SMP_TURN" }] },
    'expect: refusal of bid {"do":"bid","card":5}: code is "SMP_NOT_HELD", not "SMP_TURN"',
  ],
  [
    "another rule",
    { refusals: [{ by: 0, act: { do: "bid", card: 5 }, code: "SMP_NOT_HELD", rule: "SMP-4.1" }] },
    'expect: refusal of bid {"do":"bid","card":5}: rule is "SMP-4.2", not "SMP-4.1"',
  ],
  ["facts", { facts: [{ is: "won" }] }, 'expect: facts: {"is":"won"} was not emitted in this order; emitted: nothing'],
  [
    "heard",
    { heard: [{ viewer: 0, facts: [{ is: "drew" }] }] },
    'expect: facts of 0: {"is":"drew"} was not emitted in this order; emitted: nothing',
  ],
  ["a total", { sums: [{ name: "score", args: { seat: 0 }, total: 9 }] }, "expect: sum score, total: it is 0, not 9"],
  [
    "terms",
    { sums: [{ name: "score", args: { seat: 0 }, total: 0, terms: [{ value: 1 }] }] },
    'expect: sum score, terms: it is [], not [{"value":1}]',
  ],
  ["an unknown sum", { sums: [{ name: "luck", total: 0 }] }, "expect: sum luck: the game has the sums score"],
  [
    "unknown arguments",
    { sums: [{ name: "score", args: { seat: 9 }, total: 0 }] },
    'expect: sum score: its arguments are refused: [{"code":"SMP_SUM","at":"seat"}]',
  ],
  ["outcome", { outcome: { winners: [0] } }, 'expect: outcome: it is null, not {"winners":[0]}'],
] as const)("%s: the difference is named", ([, expected, message]) => {
  expect(expecting(expected)).toEqual([message]);
});

test("facts must come in order, and `silent` counts from the last expectation", () => {
  const play = [
    { by: 0, act: { do: "bid", card: 6 } },
    { by: 1, act: { do: "bid", card: 4 } },
  ];
  expect(expecting({ facts: [{ is: "opened" }] }, { play })).toEqual([]);
  expect(expecting({ silent: [{ is: "opened", rule: "SMP-4.1" }] }, { play })).toEqual([
    'expect: silent: {"is":"opened","rule":"SMP-4.1","bids":[{"seat":0,"card":6},{"seat":1,"card":4}]} was emitted',
  ]);
  const passing = [...play, { by: 1, act: { do: "pass" } }];
  expect(expecting({ facts: [{ is: "passed" }, { is: "opened" }] }, { play: passing, dice: [1, 2] })[0]).toMatch(
    /"opened"} was not emitted in this order; emitted: opened, passed/,
  );
  expect(
    expecting(
      { silent: [{ is: "opened" }] },
      { play: [...play, { expect: {} }, { by: 1, act: { do: "pass" } }], dice: [1, 2] },
    ),
  ).toEqual([]);
});

test("an act finds its step: the question, or the only aside that accepts it", () => {
  expect(
    wrong({
      play: [
        { by: 1, act: { do: "call" } },
        { by: 1, act: { do: "takeBack" } },
        { by: 0, act: { do: "bid", card: 1 } },
      ],
    }),
  ).toEqual([]);
  expect(wrong({ play: [{ by: 1, act: { do: "dance" } }] })[0]).toContain("KERNEL_ACT_FORM");
});

test("a bug of the game is reported, not thrown", () => {
  const broken = {
    ...entry,
    game: {
      ...entry.game,
      view: () => {
        throw new Error("oops");
      },
    },
  };
  const { unmet } = runSituation(
    { game: "sample", title: "T", position: bid, expect: { views: [{ viewer: 0, has: {} }] } },
    () => broken,
  );
  expect(unmet).toEqual([{ at: "bug", part: "bug", message: "oops" }]);
});

test("a file holds one situation or a list of them", () => {
  expect(readSituationFile('{"a":1}')).toEqual({ ok: [{ a: 1 }] });
  expect(readSituationFile("[1,2]")).toEqual({ ok: [1, 2] });
  expect(readSituationFile("[]")).toMatchObject({ bad: [{ code: "SITUATION_EMPTY" }] });
  expect(readSituationFile("{")).toMatchObject({ bad: [{ code: "SITUATION_JSON" }] });
  expect(readSituationFile(`"${"x".repeat(5_000_001)}"`)).toMatchObject({ bad: [{ code: "SITUATION_SIZE" }] });
});
