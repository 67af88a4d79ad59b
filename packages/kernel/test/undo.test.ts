import { type Seat, seat, takeBack } from "@starboard/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const trail = (...acts: readonly (readonly [number, boolean?])[]) =>
  acts.map(([by, irreversible = false]) => ({ by: seat(by), irreversible }));
const allConsent = (): boolean => true;

describe("KRN-UNDO-1", () => {
  test("the seat's latest act is taken back, earlier acts remain", () => {
    expect(takeBack(trail([0], [0], [0]), seat(0))).toBe(2);
    expect(takeBack(trail([1], [0]), seat(0))).toBe(1);
  });
  test("a seat that has not acted has nothing to take back", () => {
    const nothing = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };
    expect(takeBack([], seat(0))).toEqual(nothing);
    expect(takeBack(trail([1], [1]), seat(0), allConsent)).toEqual(nothing);
  });
});

describe("KRN-UNDO-2", () => {
  const sealed = { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" };
  test("neither an act that drew or disclosed nor any before it, even with consent", () => {
    expect(takeBack(trail([0, true]), seat(0), allConsent)).toEqual(sealed);
    expect(takeBack(trail([0], [1, true]), seat(0), allConsent)).toEqual(sealed);
    expect(takeBack(trail([0], [1, true], [0]), seat(0))).toBe(2);
  });
});

describe("KRN-UNDO-3", () => {
  const answered = { rule: "KRN-UNDO-3", code: "KERNEL_UNDO_ANSWERED" };
  test("across another seat's act only if that seat consents", () => {
    expect(takeBack(trail([0], [1]), seat(0))).toEqual(answered);
    expect(takeBack(trail([0], [1]), seat(0), (other) => other === 1)).toBe(0);
    expect(takeBack(trail([0], [1], [2]), seat(0), (other) => other === 1)).toEqual(answered);
  });
});

describe("KRN-UNDO-4", () => {
  test("nothing is taken back when the match is over, not even the act that ended it", () => {
    const over = { rule: "KRN-UNDO-4", code: "KERNEL_UNDO_OVER" };
    expect(takeBack(trail([0]), seat(0))).toBe(0);
    expect(takeBack(trail([0]), seat(0), allConsent, true)).toEqual(over);
  });
});

describe("KRN-TIME-3", () => {
  test("neither an act made when time ran out nor any before it", () => {
    const timed = { rule: "KRN-TIME-3", code: "KERNEL_UNDO_TIMED" };
    const late = { by: seat(0), irreversible: false, timed: true };
    expect(takeBack([...trail([0]), late], seat(0), allConsent)).toEqual(timed);
    expect(takeBack([...trail([0]), late, ...trail([0])], seat(0))).toBe(2);
  });
});

test("for any acts: a take-back drops an own act first, and nothing irreversible or without consent", () => {
  const acts = fc.array(fc.record({ by: fc.nat(2).map(seat), irreversible: fc.boolean() }), { maxLength: 10 });
  fc.assert(
    fc.property(acts, fc.nat(2), fc.array(fc.nat(2)), (made, by, friends) => {
      const consents = (other: Seat): boolean => friends.includes(other);
      const kept = takeBack(made, seat(by), consents);
      if (typeof kept !== "number") return;
      const [first, ...later] = made.slice(kept);
      expect(first?.by).toBe(by);
      expect([first, ...later].some((act) => act?.irreversible)).toBe(false);
      expect(later.every((act) => act.by !== by && consents(act.by))).toBe(true);
    }),
  );
});
