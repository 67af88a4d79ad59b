/** Who may read what: views are made of what the classes of the fields let through (KRN-VIEW-7). */
import {
  type Act,
  type Decision,
  type FieldClasses,
  type GameState,
  optionsSeenBy,
  type Refusal,
  type RefusalClasses,
  type RefusalOf,
  refusalSeenBy,
  SEALED_ANSWER,
  type Seat,
  seat,
  seenBy,
  type Shape,
  type Viewer,
  type Visibility,
} from "@starboard/kernel";
import { expect, test } from "vitest";

interface Options {
  readonly size: number;
  readonly deck: readonly number[] | null;
}
interface State extends GameState {
  readonly options: Options;
  round: number;
  hands: number[][];
  pile: number[];
  promises: { from: Seat; to: Seat }[];
  seed: number;
}
interface Reasons {
  NOT_HELD: { card: number; held: number };
  PROMISED: { to: Seat; round: number };
  OVER: object;
}
interface Cards extends Shape {
  options: Options;
  state: State;
  fact: { is: "laid"; rule: `CARD-${string}` };
  refusal: RefusalOf<Reasons>;
  steps: { lay: { memo: { by: Seat; cards: number[] }; act: Act }; look: { memo: { at?: number }; act: Act } };
}

const visibility = {
  state: {
    round: "public",
    hands: { seat: (hands, by) => hands.map((hand, s) => (s === by ? hand : hand.length)) },
    pile: { nobody: (pile) => pile.length },
    promises: { audience: (promises, by) => promises.filter(({ from, to }) => from === by || to === by) },
    seed: "nobody",
  },
  memos: {
    lay: { by: "public", cards: { seat: (cards, by, t) => (t.round > 8 || by === 0 ? cards : []) } },
    look: { at: "public" },
  },
  facts: { laid: "addressed" },
  refusals: {
    NOT_HELD: { card: "act", held: "seat" },
    PROMISED: { to: { audience: ({ to }, by) => by === to }, round: "public" },
    OVER: {},
  },
  options: { size: "public", deck: { seat: (deck, by, { over }) => (over || by === 0 ? deck : null) } },
} satisfies Visibility<Cards>;
const seen = seenBy<Cards, typeof visibility>(visibility);

const options: Options = { size: 3, deck: [1, 2] };
const table = (): State => ({
  flow: {
    at: [1],
    stack: [{ step: "lay", memo: { by: seat(0), cards: [4] }, answers: [{ do: "bid" }, { do: "pass" }, null] }],
    over: null,
  },
  options,
  round: 2,
  hands: [[1, 5], [2], []],
  pile: [3, 4],
  promises: [{ from: seat(0), to: seat(1) }],
  seed: 77,
});

test("public fields are read by everybody, the others as far as their class lets them (KRN-VIEW-7)", () => {
  const t = table();
  const of = (by: Viewer): unknown[] => {
    const { round, hands, pile, promises } = seen(t, by);
    return [round, hands, pile, promises.length];
  };
  expect(of(seat(0))).toEqual([2, [[1, 5], 1, 0], 2, 1]);
  expect(of(seat(2))).toEqual([2, [2, 1, []], 2, 0]);
  expect(of("public")).toEqual([2, [2, 1, 0], 2, 0]);
});

test("what nobody reads is not there, in the type nor at run time, nor is a field without a class", () => {
  const t = { ...table(), forgotten: "secret" };
  const access = seen(t, seat(0));
  // @ts-expect-error -- nobody reads the seed
  expect(access.seed).toBeUndefined();
  expect((access as { forgotten?: unknown }).forgotten).toBeUndefined();
  expect(JSON.stringify(access)).not.toContain("77");
});

test("sealed answers are read by their own seat; others see that they were given (KRN-VIEW-8)", () => {
  const answers = (by: Viewer): unknown => seen(table(), by).flow.stack[0]?.answers;
  expect(answers(seat(0))).toEqual([{ do: "bid" }, SEALED_ANSWER, null]);
  expect(answers(seat(1))).toEqual([SEALED_ANSWER, { do: "pass" }, null]);
  expect(answers("public")).toEqual([SEALED_ANSWER, SEALED_ANSWER, null]);
});

test("memos are copies of the fields that the viewer may read; a step without classes shows nothing", () => {
  const t = table();
  (t.flow.stack[0] as { memo: object }).memo = { by: seat(0), cards: [4], peeked: 9 };
  t.flow.stack.push({ step: "unknown", memo: { secret: 1 } });
  const { flow } = seen(t, seat(1));
  expect(flow.stack.map(({ memo }) => memo)).toEqual([{ by: 0, cards: [] }, {}]);
  expect(flow.stack[0]?.memo).not.toBe(t.flow.stack[0]?.memo);
  const [own] = seen(t, seat(0)).flow.stack as unknown as { memo: { cards: number[] } }[];
  own?.memo.cards.push(5);
  expect(t.flow.stack[0]?.memo).toMatchObject({ cards: [4] });
});

test("secret options open at the end, and options that may all be read stay the same object (KRN-VIEW-5)", () => {
  const read = optionsSeenBy(visibility);
  expect(read(options, seat(1), false)).toEqual({ size: 3, deck: null });
  expect(read(options, seat(0), false)).toBe(options);
  expect(read(options, "public", true)).toBe(options);
  const added = { ...options, hint: "secret" };
  expect(read(added, seat(0), false)).toEqual(options);
  const open = optionsSeenBy<Shape>({ options: { size: "public", "*.*": "public" } });
  const house = { size: 1, "house.rule": true };
  expect(open({ ...house, hint: 1 }, "public", false)).toEqual(house);
  expect(open(house, "public", false)).toBe(house);
});

test("a new field without a class does not compile", () => {
  type Wider = FieldClasses<State & { added: number }, State>;
  // @ts-expect-error -- `added` has no class
  const missing: Omit<Wider, "flow" | "options"> = visibility.state;
  // @ts-expect-error -- a memo's new field has no class
  const memos: Visibility<Cards & { steps: { lay: { memo: { added: number } } } }>["memos"] = visibility.memos;
  expect([missing, memos]).toHaveLength(2);
});

test("a step may not be left out", () => {
  const { lay } = visibility.memos;
  // @ts-expect-error -- `look` has no classes
  const memos: Visibility<Cards>["memos"] = { lay };
  expect(Object.keys(memos)).toEqual(["lay"]);
});

const refused = (refusal: Refusal, by: number): Refusal => refusalSeenBy(visibility, refusal, seat(by), table());

test("of a refusal a seat reads the parameters with a class, those of an audience only if it belongs to it (KRN-VIEW-10)", () => {
  const refusal: Refusal = { rule: "TOY-1", code: "NOT_HELD", about: { card: 3, held: 2 } };
  expect(refused(refusal, 0)).toBe(refusal);
  const promised: Refusal = { rule: "TOY-1", code: "PROMISED", about: { to: seat(1), round: 2 } };
  expect(refused(promised, 1)).toBe(promised);
  expect(refused(promised, 0)).toEqual({ rule: "TOY-1", code: "PROMISED", about: { round: 2 } });
});

test("a parameter or a code without a class is not sent", () => {
  const added: Refusal = { rule: "TOY-1", code: "NOT_HELD", about: { card: 3, top: 9, constructor: 1 } };
  expect(refused(added, 0).about).toEqual({ card: 3 });
  expect(refused({ rule: "TOY-1", code: "UNKNOWN", about: { top: 9 } }, 0)).toEqual({
    rule: "TOY-1",
    code: "UNKNOWN",
    about: {},
  });
  const plain: Refusal = { rule: "TOY-1", code: "UNKNOWN" };
  expect(refused(plain, 0)).toBe(plain);
});

test("a new refusal or parameter without a class does not compile, and a step cannot refuse with one", () => {
  type Wider = RefusalClasses<RefusalOf<Reasons & { NOT_HELD: { top: number } }>, State>;
  // @ts-expect-error -- `top` has no class
  const parameter: Wider = visibility.refusals;
  type More = RefusalClasses<RefusalOf<Reasons & { TOO_LATE: object }>, State>;
  // @ts-expect-error -- `TOO_LATE` has no classes
  const code: More = visibility.refusals;
  const forbids: Decision<Cards, Act>["forbids"][] = [
    // @ts-expect-error -- no refusal of this game has this code
    () => ({ rule: "TOY-1", code: "TOO_LATE" }),
    // @ts-expect-error -- `OVER` has no parameters
    () => ({ rule: "TOY-1", code: "OVER", about: { top: 9 } }),
    () => ({ rule: "TOY-1", code: "OVER" }),
  ];
  // @ts-expect-error -- `NOT_HELD` has no parameter `top`
  const refusal: Cards["refusal"] = { rule: "TOY-1", code: "NOT_HELD", about: { card: 3, held: 1, top: 9 } };
  expect([parameter, code, forbids, refusal]).toHaveLength(4);
});
