import type { ReactNode } from "react";
import { useId } from "react";
import type { EditorIssue } from "../editor.ts";
import { RuleChip } from "./rule-link.tsx";

/** The issues of a field of a draft and of the fields inside it. */
export const issuesAt = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  issues.filter(({ at }) => at === path || at.startsWith(`${path}.`));

/** Issues as sentences with their rules, announced when they appear. */
export const IssueList = ({ issues }: { readonly issues: readonly EditorIssue[] }): ReactNode =>
  issues.map((issue) => (
    <p key={`${issue.at} ${issue.code}`} className="bad" role="alert">
      {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
    </p>
  ));

/** A label with its field, what it means, and what is wrong with it. */
export function FormLine({
  name,
  issues = [],
  help,
  children,
}: {
  readonly name: string;
  readonly issues?: readonly EditorIssue[];
  readonly help?: ReactNode;
  /** The field, with the id of the label's field, and that of the text that describes it. */
  readonly children: (id: string, helpId: string | undefined) => ReactNode;
}) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}help`;
  return (
    <div className={`form-line${issues.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      {children(id, helpId)}
      {help !== undefined && (
        <p id={helpId} className="form-help">
          {help}
        </p>
      )}
      <IssueList issues={issues} />
    </div>
  );
}

/** A whole number. Values out of bounds can be typed; the reader of the draft reports them. */
export const NumberInput = ({
  id,
  value,
  least,
  most,
  helpId,
  isWrong,
  onChange,
}: {
  readonly id: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly helpId?: string | undefined;
  readonly isWrong?: boolean;
  readonly onChange: (value: number) => void;
}) => (
  <input
    id={id}
    className="field n"
    type="number"
    min={least}
    max={most}
    value={value}
    aria-invalid={isWrong}
    aria-describedby={helpId}
    onChange={(event) => event.target.value !== "" && onChange(Number(event.target.value))}
  />
);

/** A labelled choice between named values. */
export function ChoiceLine<V extends string>({
  name,
  value,
  options,
  issues = [],
  help,
  onChange,
}: {
  readonly name: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly issues?: readonly EditorIssue[];
  readonly help?: ReactNode;
  readonly onChange: (value: V) => void;
}) {
  return (
    <FormLine name={name} issues={issues} help={help}>
      {(id, helpId) => (
        <select
          id={id}
          className="field"
          value={value}
          aria-describedby={helpId}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormLine>
  );
}
