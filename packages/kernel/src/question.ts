/** What a state asks, and of whom. */
import type { Game, GameState, Outcome, Seat, Shape, StackFrame, Step } from "./contract.ts";

/** True if the value is the number of a seat of this match, whatever its type and source (KRN-ACT-5). */
export const isSeat = <G extends Shape>(game: Game<G>, state: G["state"], by: unknown): by is Seat =>
  Number.isInteger(by) && (by as number) >= 0 && (by as number) < game.seats(state);

/** Returns the question on top of the stack and the seats whose answer is missing; `undefined` if the match is over. */
export function question<G extends Shape>(
  game: Game<G>,
  state: G["state"],
): { frame: StackFrame; step: Exclude<Step<Shape>, { kind: "automatic" }>; waiting: readonly Seat[] } | undefined {
  const flow = (state as GameState).flow;
  const frame = flow.stack[flow.stack.length - 1];
  if (flow.over !== null || !frame) return undefined;
  const step = (game.steps as unknown as Record<string, Step<Shape>>)[frame.step];
  if (!step || step.kind === "automatic") return undefined;
  const waiting =
    step.kind === "decision"
      ? [step.asks(state as GameState, frame.memo)]
      : step.asksAll(state as GameState, frame.memo).filter((by) => !frame.answers?.[by]);
  return { frame, step, waiting };
}

/** The outcome of the match, or null while it runs. */
export const outcome = (state: GameState): Outcome | null => state.flow.over;
