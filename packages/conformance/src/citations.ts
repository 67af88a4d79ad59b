/** Which rules the tests of a game speak of. */
import type { RuleId } from "@starboard/kernel";
import { readRules } from "@starboard/kit";

const NUMBER = /\b[A-Z][A-Z0-9]*-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

/** Every rule number that stands in a text, as whole numbers: `AD-6.4` is not found in `AD-6.4.1`. */
export const cited = (text: string): ReadonlySet<string> => new Set(text.match(NUMBER));

/** The rules of a `rules.md` that none of the given texts cites. */
export function uncited(rules: string, texts: Iterable<string>): RuleId[] {
  const left = new Set<string>(readRules(rules).keys());
  for (const text of texts) for (const number of cited(text)) left.delete(number);
  return [...left] as RuleId[];
}
