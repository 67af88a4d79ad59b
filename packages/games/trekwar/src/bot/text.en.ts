/** English for the reasons of a bot. `worth` is in hundredths of the chance to win: above 0 it speaks for the bot's side. */
import type { EvaluationTerm } from "@starboard/bots";
import type { Part } from "./reasons.ts";

type About = { readonly [name: string]: string | number };

const OUTCOMES: { readonly [outcome: string]: string } = {
  won: "This Fight is likely to be won.",
  lost: "This Fight is likely to be lost.",
  open: "This Fight is open.",
};

const sentences: { readonly [P in Part]: (about: About) => string } = {
  sectors: ({ own = 0, rival = 0, fights = 0 }) =>
    `Sectors: ${own} against ${rival}, with ${fights === 1 ? "one Fight" : `about ${fights} Fights`} to come.`,
  cards: ({ lead = 0 }) =>
    `Cards left: ${Number(lead) >= 0 ? "better" : "weaker"} than the enemy's by ${Math.abs(Number(lead))} points of Force on average.`,
  fight: ({ outcome = "open" }) => OUTCOMES[String(outcome)] ?? String(outcome),
};

/** One reason as a sentence. */
export function reasonInWords(reason: EvaluationTerm): string {
  const say = sentences[reason.key as Part] as ((about: About) => string) | undefined;
  return say ? `${say(reason.about ?? {})} (${reason.value > 0 ? "+" : ""}${reason.value} %)` : reason.key;
}
