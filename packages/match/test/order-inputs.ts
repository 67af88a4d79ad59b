/** Orders as the tests of conditional orders write them, and the small game with a covert question. */
import type { AnyGame } from "@starboard/kernel";
import type { OrderInput } from "@starboard/wire/orders";
import { tiny } from "./game.ts";

/** An order that answers a step whenever it is asked. */
export const whenever = (step: string, act: object, more: Partial<OrderInput & { is: "answer" }> = {}): OrderInput => ({
  is: "answer",
  step,
  act: act as { do: string },
  once: false,
  ...more,
});
/** A plan of several acts, one for each question. */
export const plan = (
  moves: readonly { step: string; act: { do: string } }[],
  stopWhenConcerned = false,
  after?: { is: string; n: number },
): OrderInput => ({ is: "plan", moves: [...moves], stopWhenConcerned, ...(after && { after }) });
/** The small game in which guesses are covert. */
export const quiet = { ...tiny, steps: { ...tiny.steps, guess: { ...tiny.steps.guess, covert: true } } } as AnyGame;
