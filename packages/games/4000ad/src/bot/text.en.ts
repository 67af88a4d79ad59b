/** English for the reasons of a bot. `worth` is in ships: above 0 it speaks for the bot's side. */
import type { EvaluationTerm } from "@starboard/bots";
import type { Part } from "./evaluation-terms.ts";

const sentences: { readonly [P in Part]: (own: string, rival: string) => string } = {
  ships: (own, rival) => `Ships: ${own} against ${rival}.`,
  production: (own, rival) => `New ships to come: worth ${own} against ${rival}.`,
  stars: (own, rival) => `Stars for the score: worth ${own} against ${rival}.`,
  homes: (own, rival) => `Home stars in possession: worth ${own} against ${rival}.`,
  danger: (own, rival) => `Danger to the home stars: ${own} here, ${rival} there.`,
  plans: (own, rival) => `What the fleets under way can do: worth ${own} against ${rival}.`,
  warps: (own, rival) => `Free warps: worth ${own} against ${rival}.`,
  fist: (own, rival) => `The largest fleet: worth ${own} against ${rival}.`,
};

/** One reason as a sentence. */
export function reasonInWords(reason: EvaluationTerm): string {
  const say = sentences[reason.key as Part] as ((own: string, rival: string) => string) | undefined;
  const { own = 0, rival = 0 } = reason.about ?? {};
  return say ? `${say(String(own), String(rival))} (${reason.value > 0 ? "+" : ""}${reason.value})` : reason.key;
}
