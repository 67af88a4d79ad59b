/** Finds the rules that the tests of a game cite. */
import type { RuleId } from "@starboard/kernel";
import { readRules } from "@starboard/kit";

const NUMBER = /\b[A-Z][A-Z0-9]*-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

/** All rule numbers in a text, as whole numbers: `AD-6.4.1` does not count as `AD-6.4`. */
export const cited = (text: string): ReadonlySet<string> => new Set(text.match(NUMBER));

/** Returns the rules of a `rules.md` that no given text cites. */
export function uncited(rules: string, texts: Iterable<string>): RuleId[] {
  const left = new Set<string>(readRules(rules).keys());
  for (const text of texts) for (const number of cited(text)) left.delete(number);
  return [...left] as RuleId[];
}
