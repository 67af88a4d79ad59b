/** Small components that both editors share. */
import { type EditorIssue, issuesAt } from "@starboard/ui";
import type { Invalid, RuleId } from "@starboard/kernel";
import { inputErrorText } from "@starboard/warp-empires/making";
import "./make.css";

export const issuesOf = (bad: readonly Invalid[], rule: RuleId): EditorIssue[] =>
  bad.map((one) => ({ at: one.at, code: one.code, text: inputErrorText(one), rule }));

/** The issues of a field and of its contents; the empty path is the whole document. */
export const within = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  path === "" ? issues : issuesAt(issues, path);
/** The issues of the field itself. */
export const exactly = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  issues.filter(({ at }) => at === path);

/** Makes a file's id from a name: lower-case letters, digits and hyphens. */
export const idOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 40);
  return plain === "" ? "mine" : plain;
};
