/** Converts input errors of a custom deck or card into the editors' issues. */
import { inputErrorText } from "@starboard/trekwar";
import type { EditorIssue } from "@starboard/ui";
import type { Invalid, RuleId } from "@starboard/kernel";

/** Converts errors of `readDeck` and `readCards` into issues. `at` returns the editor's field for an error. */
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
