/** English texts for the parts of a bot's evaluation. Values are in ship points; above 0 favours the bot's side. */
import { translatable } from "@starboard/kit";
import type { RuleId } from "@starboard/kernel";
interface Part {
  readonly key: string;
  readonly value: number;
  readonly about?: { readonly [name: string]: string | number };
}

const PARTS: Readonly<Record<string, (mine: string, theirs: string) => string>> = {
  "anaxis.material": (mine, theirs) => `Ships, weighted by hull: ${mine} against ${theirs}.`,
  "anaxis.fire": (mine, theirs) => `Expected losses from this turn’s fire: ${mine} against ${theirs}.`,
  "anaxis.stance": (mine, theirs) => `Distance and bearing for the next turns: ${mine} against ${theirs}.`,
  "anaxis.points": (mine, theirs) => `Value of Cinema Points: ${mine} against ${theirs}.`,
  "anaxis.objective": (mine, theirs) => `Progress to the goal: ${mine} against ${theirs}.`,
};

/** Returns one part of an evaluation as a sentence with its value in brackets; for an unknown part, its key. */
export const reasonText = translatable("anaxis/bot/text.reasonText", ({ key, value, about }: Part): string => {
  const sentence = PARTS[key];
  if (!sentence) return key;
  const lead = Math.round(value * 10) / 10;
  return `${sentence(String(about?.["mine"] ?? 0), String(about?.["theirs"] ?? 0))} (${lead > 0 ? "+" : ""}${lead})`;
});

/** The rule that each part of the evaluation rests on. */
const RULES: Readonly<Record<string, RuleId>> = {
  "anaxis.material": "AX-9.7",
  "anaxis.fire": "AX-6.1",
  "anaxis.stance": "AX-1.9",
  "anaxis.points": "AX-8.1",
  "anaxis.objective": "AX-9.7",
};

/** Returns the rule behind a part of the evaluation; undefined for an unknown part. */
export const reasonRule = (key: string): RuleId | undefined => new Map<string, RuleId>(Object.entries(RULES)).get(key);
