/** What can be done at a table right now: the answers to the question, and the asides. */
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

/** An act that is shown and refused. */
export interface RefusedAct extends ChosenAct {
  readonly refusal: Refusal;
}
export interface Moves {
  readonly legal: readonly ChosenAct[];
  readonly barred: readonly RefusedAct[];
}

export const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, i) => seat(i));

/** What a seat is offered, told apart into what it may do and what it may not. */
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

/** The legal answers to the question, of every seat that is asked. Cheaper than `offers`, which lists asides too. */
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

/** An act as its step or aside reads it: a game may put lists into an order of its own. An act of another form stays as it is. */
export function asRead(game: SomeGame, step: unknown, act: unknown): unknown {
  // As in play, a schema is shown plain data only (KRN-ACT-2).
  if (!isPlainJson(act)) return act;
  const found = [game.asides, game.steps].find((known) => typeof step === "string" && Object.hasOwn(known, step));
  const form = (found as Record<string, { schema?: Form }> | undefined)?.[step as string]?.schema;
  // As the kernel does: a schema reads inherited fields as if they were the object's own (KRN-ACT-2).
  const read = isPlainJson(act) ? form?.safeParse(act) : undefined;
  return read?.success === true ? read.data : act;
}
type Form = { safeParse(raw: unknown): { success: boolean; data?: unknown } };

/** The kind of an act, for counting what has been seen: its step and its verb. */
export const kindOf = ({ step, act }: { readonly step: string; readonly act: Act }): string => `${step}/${act.do}`;
