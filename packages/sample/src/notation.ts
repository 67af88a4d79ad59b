/**
 * The state as a person writes it, for situations and the editor. Everything but `step` may be left out:
 *
 *     { "step": "award", "asking": { "by": 1, "from": 0 }, "hands": [[2], [0, 3]], "wrecks": [5], "round": 1 }
 *
 * `step` is the step being played, `asking` the raid that it asks, `answers` the cards laid face down. Cards that are
 * not mentioned are in the deck, the lowest at the bottom. A run that is over has `over` and `place` instead of `step`.
 */
import {
  fieldErrors,
  type Flow,
  type StackFrame,
  type Game,
  isPlainJson,
  type Outcome,
  placeOf,
} from "@starboard/kernel";
import * as z from "zod/mini";
import { bidAct } from "./acts.ts";
import { outline } from "./outline.ts";
import type { SampleShape } from "./shape.ts";
import { type AwardMemo, fullDeck, HAND, type RaidMemo, type SampleState, setup } from "./state.ts";
import { findMismatch, findImpossible } from "./validity.ts";

const seatNumber = z.int().check(z.gte(0), z.lte(3));
const card = z.int().check(z.gte(0), z.lte(6));
const cards = z.array(card).check(z.maxLength(28));
const die = z.int().check(z.gte(1), z.lte(6));
const flags = z.array(z.literal([0, 1]));
const place = z.array(z.int().check(z.gte(-1), z.lte(9))).check(z.minLength(1), z.maxLength(3));
const ends = z.enum(["SMP-7.1", "SMP-8.2", "SMP-8.3"]);

const written = z.strictObject({
  step: z.optional(z.enum(["deal", "sight", "pick", "bid", "award", "refill", "score"])),
  memo: z.optional(
    z.strictObject({
      winner: z.nullable(seatNumber),
      toAsk: z.nullable(z.array(seatNumber)),
      holder: z.nullable(seatNumber),
    }),
  ),
  asking: z.optional(z.strictObject({ by: seatNumber, from: seatNumber })),
  answers: z.optional(z.array(z.nullable(bidAct))),
  place: z.optional(place),
  over: z.optional(z.strictObject({ winners: z.array(seatNumber), rule: ends, scores: z.array(z.int()) })),
  round: z.optional(z.int().check(z.gte(0), z.lte(7))),
  lead: z.optional(seatNumber),
  left: z.optional(flags),
  home: z.optional(flags),
  hands: z.optional(z.array(cards.check(z.maxLength(HAND)))),
  deck: z.optional(cards),
  spent: z.optional(cards),
  buried: z.optional(cards),
  wrecks: z.optional(z.array(die).check(z.maxLength(2))),
  bids: z.optional(z.array(z.nullable(card))),
  cargo: z.optional(z.array(z.array(die).check(z.maxLength(7)))),
});
export type Written = z.infer<typeof written>;

/** Returns the flow of play at the given step. */
function flowOf({ step, memo, asking, answers, place: at, over }: Written): Flow {
  if (step === undefined) return { at: at ?? [-1], stack: [], over: (over as Outcome | undefined) ?? null };
  const frame: StackFrame = { step, memo: {} };
  if (step === "award") {
    const asked = asking && { winner: asking.from, toAsk: [], holder: asking.from };
    frame.memo = memo ?? asked ?? { winner: null, toAsk: null, holder: null };
  }
  if (answers) frame.answers = answers;
  const nested: StackFrame[] = asking ? [{ step: "raid", memo: asking }] : [];
  return { at: placeOf(outline, step) ?? [-1], stack: [frame, ...nested], over: null };
}

/** Returns the cards that are not mentioned. */
function restOf(t: SampleState): number[] {
  const rest = fullDeck(t.left.length);
  for (const one of [...t.hands.flat(), ...t.spent, ...t.buried]) {
    const i = rest.indexOf(one);
    if (i !== -1) rest.splice(i, 1);
  }
  return rest;
}

const read: Game<SampleShape>["notation"]["read"] = (raw, options) => {
  const parsed = written.safeParse(isPlainJson(raw) ? raw : null);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "SMP_POSITION") };
  const { step: _s, memo: _m, asking: _a, answers: _n, place: _p, over: _o, ...given } = parsed.data;
  const t = { ...setup(options), ...given, flow: flowOf(parsed.data) } as SampleState;
  const early = findMismatch(parsed.data, t.options["sample.captains"]);
  if (early) return { bad: [{ code: "SMP_POSITION", at: early }] };
  if (!parsed.data.deck) t.deck = restOf(t);
  const fault = findImpossible(t, parsed.data);
  return fault ? { bad: [{ code: "SMP_POSITION", at: fault }] } : { ok: t };
};

function write(t: SampleState): Written {
  const { flow, options: _, ...open } = t;
  const [frame, nested] = flow.stack;
  if (!frame) return { place: flow.at, ...(flow.over && { over: flow.over as unknown as Written["over"] }), ...open };
  return {
    step: frame.step as Written["step"],
    ...(frame.step === "award" && { memo: frame.memo as AwardMemo }),
    ...(nested && { asking: nested.memo as RaidMemo }),
    ...(frame.answers && { answers: frame.answers as Written["answers"] }),
    ...open,
  };
}

export const notation: Game<SampleShape>["notation"] = { read, write };
