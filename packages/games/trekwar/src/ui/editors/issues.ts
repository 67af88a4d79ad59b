/** What the rules say about a thing of one's own, in the words of the page. */
import { inputErrorText } from "@starboard/trekwar";
import type { EditorIssue } from "@starboard/ui";
import type { Invalid, RuleId } from "@starboard/kernel";

/** Turns refusals of `readDeck` and `readCards` into flaws; `at` says which field of the editor each belongs to. */
export function issuesOf(
  bad: readonly Invalid[],
  nameOf: (card: string) => string,
  at: (error: Invalid) => string = (error) => error.at,
): EditorIssue[] {
  return bad.map((error) => {
    const rule = error.about?.["rule"];
    return {
      at: at(error),
      code: error.code,
      text: inputErrorText(error.code, error.about, nameOf) ?? error.code,
      ...(typeof rule === "string" && { rule: rule as RuleId }),
    };
  });
}
