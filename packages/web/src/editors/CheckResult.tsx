import { type EditorIssue, Icon, RuleChip, Tool } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";

/** The result of the checks: valid, or the first problem with its rule. */
export function CheckResult({ issues, sound }: { readonly issues: readonly EditorIssue[]; readonly sound: string }) {
  const [all, setAll] = useState(false);
  const [first, ...rest] = issues;
  if (!first)
    return (
      <p className="make-verdict good" aria-live="polite">
        <Icon name="check" size={18} /> {sound}
      </p>
    );
  const line = (issue: EditorIssue): React.JSX.Element => (
    <>
      {issue.text} {issue.rule ? <RuleChip rule={issue.rule} /> : <code>{issue.code}</code>}
    </>
  );
  return (
    <div className="make-verdict bad" aria-live="polite">
      <p>
        <Icon name="warn" size={18} /> <b>{en.editors.wrong(issues.length)}.</b> {line(first)}{" "}
        {rest.length > 0 && (
          <Tool label={en.editors.all(all)} expanded={all} onClick={() => setAll(!all)}>
            <Icon name={all ? "minus" : "plus"} />
          </Tool>
        )}
      </p>
      {all && (
        <ul>
          {rest.map((issue) => (
            <li key={`${issue.code} ${issue.at} ${issue.text}`}>{line(issue)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
