/**
 * The state as a person writes it, for situations and the editor. Everything but `step` may be left out:
 *
 *     { "step": "award", "asking": { "by": 1, "from": 0 }, "hands": [[2], [0, 3]], "wrecks": [5], "round": 1 }
 *
 * `step` is the step being played, `asking` the raid that it asks, `answers` the cards laid face down. Cards that are
 * not mentioned are in the deck, the lowest at the bottom. A run that is over has `over` and `place` instead of `step`.
 */
import { positionNotation, type WrittenPosition } from "@starboard/kit/state";
import { outline } from "./outline.ts";
import type { SampleShape } from "./shape.ts";
import { type AwardMemo, awardMemo, fields, fullDeck, raidMemo, type SampleState, setup } from "./state.ts";
import { steps } from "./steps/index.ts";
import { findImpossible, findMismatch } from "./validity.ts";

const nested = { asking: { step: "raid", memo: raidMemo } } as const;
export type Written = WrittenPosition<typeof fields, typeof nested>;

/** Returns the cards that are not mentioned. */
function restOf(t: SampleState): number[] {
  const rest = fullDeck(t.left.length);
  for (const one of [...t.hands.flat(), ...t.spent, ...t.buried]) {
    const i = rest.indexOf(one);
    if (i !== -1) rest.splice(i, 1);
  }
  return rest;
}

/** The memory of `award` if only the raid that it asks is written, or nothing. */
function awardOf({ asking }: Written): AwardMemo {
  const winner = asking?.from ?? null;
  return { winner, toAsk: asking ? [] : null, holder: winner };
}

export const notation = positionNotation<SampleShape, typeof fields, typeof nested>({
  code: "SMP_POSITION",
  fields,
  outline,
  steps,
  memos: { award: awardMemo },
  nested,
  ends: ["SMP-7.1", "SMP-8.2", "SMP-8.3"],
  setup,
  memoOf: (step, written) => (step === "award" ? awardOf(written) : {}),
  mismatch: findMismatch,
  complete(t, written) {
    if (!written.deck) t.deck = restOf(t);
  },
  impossible: findImpossible,
});
