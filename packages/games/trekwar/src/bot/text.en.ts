/**
 * English sentences for the terms of a bot's evaluation. A value is in percentage points of the probability to win;
 * above 0 it favours the bot's side.
 */
import type { RuleId } from "@starboard/kernel";
import { formatFor, translatable } from "@starboard/kit";
import type { EvaluationTerm } from "@starboard/bots";
import type { Part } from "./reasons.ts";

const format = formatFor("en");

type About = { readonly [name: string]: string | number };

const OUTCOMES: { readonly [outcome: string]: string } = {
  won: "This Fight will probably be won.",
  lost: "This Fight will probably be lost.",
  open: "The outcome of this Fight is uncertain.",
};

const sentences: { readonly [P in Part]: (about: About) => string } = {
  sectors: ({ own = 0, rival = 0, fights = 0 }) =>
    `Sectors: ${own} against ${rival}, with ${fights === 1 ? "" : "about "}${format.count(Number(fights), "Fight", "Fights")} to come.`,
  cards: ({ lead = 0 }) =>
    `Cards left: ${Number(lead) >= 0 ? "better" : "weaker"} than the enemy’s, by ${format.count(Math.abs(Number(lead)), "point", "points")} of Force on average.`,
  fight: ({ outcome = "open" }) => OUTCOMES[String(outcome)] ?? String(outcome),
};

/** The sentence for one term of an evaluation. */
export const reasonInWords = translatable("trekwar/bot/text.reasonInWords", (reason: EvaluationTerm): string => {
  const text = sentences[reason.key as Part] as ((about: About) => string) | undefined;
  return text ? `${text(reason.about ?? {})} (${reason.value > 0 ? "+" : ""}${reason.value}%)` : reason.key;
});

/** The rule that each part of the evaluation rests on. */
const RULES: { readonly [P in Part]: RuleId } = {
  sectors: "TW-9.2",
  cards: "TW-7.4",
  fight: "TW-10.3",
};

/** Returns the rule behind a part of the evaluation; undefined for an unknown part. */
export const reasonRule = (key: string): RuleId | undefined => new Map<string, RuleId>(Object.entries(RULES)).get(key);
