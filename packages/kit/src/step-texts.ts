/** Texts of questions and acts by step, typed by the shape of a game: a step without its texts does not compile. */
import type { Act, ActAt, AskedStep, Question, Seat, Shape } from "@starboard/kernel";
import type { GameText, TextContext } from "./game-text.ts";

/** The sentence that tells a seat what to do, by the step that asks it. */
export type PromptTexts<G extends Shape> = {
  readonly [N in AskedStep<G>]: (context: TextContext<G["view"]>) => string;
};
/** The label of an act, by the step or aside that it answers. */
export type ActTexts<G extends Shape> = {
  readonly [N in Question<G>]: (act: ActAt<G, N>, context: TextContext<G["view"]>) => string;
};
type Text<G extends Shape> = GameText<G["view"], G["fact"]>;

/** Returns the `prompt` of a game. `waiting` is the sentence for readers who are not asked. */
export function promptsOf<G extends Shape>(
  texts: PromptTexts<G>,
  waiting: (asked: readonly Seat[], context: TextContext<G["view"]>) => string,
): Text<G>["prompt"] {
  const byStep = new Map<string, (context: TextContext<G["view"]>) => string>(Object.entries(texts));
  return (step, asked, context) => {
    const isAsked = context.viewerSeat !== null && asked.includes(context.viewerSeat);
    return isAsked ? (byStep.get(step)?.(context) ?? "") : waiting(asked, context);
  };
}

/** Returns the `act` of a game. */
export function actLabelsOf<G extends Shape>(texts: ActTexts<G>): Text<G>["act"] {
  const byStep = new Map<string, (act: never, context: TextContext<G["view"]>) => string>(Object.entries(texts));
  return (step: string, act: Act, context) => byStep.get(step)?.(act as never, context) ?? "";
}
