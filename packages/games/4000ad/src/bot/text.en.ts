/** English texts for the terms of a bot’s evaluation. Values are in ships; positive values favour the bot’s side. */
import { translatable } from "@starboard/kit";
import type { RuleId } from "@starboard/kernel";
import type { EvaluationTerm } from "@starboard/bots";
import type { Part } from "./evaluation-terms.ts";

const sentences: { readonly [P in Part]: (own: string, rival: string) => string } = {
  ships: (own, rival) => `Ships: ${own} against ${rival}.`,
  production: (own, rival) => `Production to come: worth ${own} against ${rival}.`,
  stars: (own, rival) => `Stars for the score: worth ${own} against ${rival}.`,
  homes: (own, rival) => `Home stars in possession: worth ${own} against ${rival}.`,
  danger: (own, rival) => `Danger to the home stars: ${own} here, ${rival} there.`,
  plans: (own, rival) => `Prospects of the fleets in hyperspace: worth ${own} against ${rival}.`,
  warps: (own, rival) => `Free warps: worth ${own} against ${rival}.`,
  largestFleet: (own, rival) => `The largest fleet: worth ${own} against ${rival}.`,
};

/** Returns the sentence for one evaluation term. */
export const reasonInWords = translatable("4000ad/bot/text.reasonInWords", (reason: EvaluationTerm): string => {
  const sentence = sentences[reason.key as Part] as ((own: string, rival: string) => string) | undefined;
  const { own = 0, rival = 0 } = reason.about ?? {};
  return sentence
    ? `${sentence(String(own), String(rival))} (${reason.value > 0 ? "+" : ""}${reason.value})`
    : reason.key;
});

/** The rule that each part of the evaluation rests on. */
const RULES: { readonly [P in Part]: RuleId } = {
  ships: "AD-6.4.2",
  production: "AD-6.2.3",
  stars: "AD-10.3",
  homes: "AD-10.1",
  danger: "AD-10.2",
  plans: "AD-4.2",
  warps: "AD-5.2",
  largestFleet: "AD-6.4.2",
};

/** Returns the rule behind a part of the evaluation; undefined for an unknown part. */
export const reasonRule = (key: string): RuleId | undefined => new Map<string, RuleId>(Object.entries(RULES)).get(key);
