/** Lists what can be done in a state: answers to the question, and asides. */
import {
  type Act,
  isPlainJson,
  type StepOffers,
  offers,
  question,
  type Refusal,
  type Seat,
  seat,
  type Shape,
} from "@starboard/kernel";
import type { ChosenAct, SomeGame } from "./recorded-match.ts";

/** An act that is offered with a refusal. */
export interface RefusedAct extends ChosenAct {
  readonly refusal: Refusal;
}
export interface Moves {
  readonly legal: readonly ChosenAct[];
  readonly barred: readonly RefusedAct[];
}

export const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, i) => seat(i));

/** Splits the offers of a seat into legal and refused acts. */
export function sorted(by: Seat, asked: readonly StepOffers[]): Moves {
  const legal: ChosenAct[] = [];
  const barred: RefusedAct[] = [];
  for (const { step, offers: list } of asked) {
    for (const { act, refusal } of list) {
      if (refusal) barred.push({ by, step, act, refusal });
      else legal.push({ by, step, act });
    }
  }
  return { legal, barred };
}

/** Returns the legal answers to the question, of all asked seats. Cheaper than `offers`, which also lists asides. */
export function answersAt(game: SomeGame, state: Shape["state"]): ChosenAct[] {
  const asked = question(game, state);
  if (!asked) return [];
  const { frame, step, waiting } = asked;
  const answers: ChosenAct[] = [];
  for (const by of waiting) {
    step.candidates(state, frame.memo, by, (act) => {
      if (!step.forbids(state, frame.memo, by, act)) answers.push({ by, step: frame.step, act });
    });
  }
  return answers;
}

/** The legal asides of one seat. */
export const asidesAt = (game: SomeGame, state: Shape["state"], by: Seat): readonly ChosenAct[] =>
  sorted(
    by,
    offers(game, state, by).filter(({ aside }) => aside),
  ).legal;

/** Parses an act with the schema of its step or aside: a game may sort lists. A malformed act is returned unchanged. */
export function asRead(game: SomeGame, step: unknown, act: unknown): unknown {
  // As in play, only plain data is parsed (KRN-ACT-2).
  if (!isPlainJson(act)) return act;
  const found = [game.asides, game.steps].find((known) => typeof step === "string" && Object.hasOwn(known, step));
  const form = (found as Record<string, { schema?: Form }> | undefined)?.[step as string]?.schema;
  // As in the kernel: a schema does not distinguish inherited fields from own ones (KRN-ACT-2).
  const read = isPlainJson(act) ? form?.safeParse(act) : undefined;
  return read?.success === true ? read.data : act;
}
type Form = { safeParse(raw: unknown): { success: boolean; data?: unknown } };

/** The kind of an act for coverage: its step and its verb. */
export const kindOf = ({ step, act }: { readonly step: string; readonly act: Act }): string => `${step}/${act.do}`;
