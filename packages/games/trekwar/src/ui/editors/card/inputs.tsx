/** Form parts: a labelled line with its issues, and a number input. */
import { type EditorIssue, RuleChip } from "@starboard/ui";
import { type ReactNode, useId } from "react";

export function Line({
  name,
  issues,
  help,
  children,
}: {
  readonly name: string;
  readonly issues: readonly EditorIssue[];
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={`tw-line${issues.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
      {help !== undefined && <p>{help}</p>}
      <IssueList issues={issues} />
    </div>
  );
}

export const IssueList = ({ issues }: { readonly issues: readonly EditorIssue[] }) => (
  <>
    {issues.map((issue) => (
      <p key={`${issue.at} ${issue.text}`} className="bad" role="alert">
        {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
      </p>
    ))}
  </>
);

/** A whole number. A value out of bounds can be typed; the rules then report it. */
export const NumberInput = ({
  id,
  value,
  least,
  most,
  onChange,
}: {
  readonly id: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) => (
  <input
    id={id}
    className="field n"
    type="number"
    min={least}
    max={most}
    value={value}
    onChange={(event) => event.target.value !== "" && onChange(Number(event.target.value))}
  />
);
