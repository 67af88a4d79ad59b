/** Small components that both editors share. */
import { type EditorIssue, RuleChip } from "@starboard/ui";
import type { Invalid, RuleId } from "@starboard/kernel";
import { inputErrorText } from "@starboard/warp-empires/making";
import { type ReactNode, useId } from "react";
import "./make.css";

export const issuesOf = (bad: readonly Invalid[], rule: RuleId): EditorIssue[] =>
  bad.map((one) => ({ at: one.at, code: one.code, text: inputErrorText(one), rule }));

/** The issues of a field and of its contents; the empty path is the whole document. */
export const within = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  path === "" ? issues : issues.filter(({ at }) => at === path || at.startsWith(`${path}.`));
/** The issues of the field itself. */
export const exactly = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  issues.filter(({ at }) => at === path);

export function Wrong({ issues }: { readonly issues: readonly EditorIssue[] }) {
  return issues.map((issue) => (
    <p key={`${issue.at} ${issue.code}`} className="bad" role="alert">
      {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
    </p>
  ));
}

/** A label with its field; `field` receives the id that links them. */
export function Labelled({
  name,
  issues = [],
  field,
}: {
  readonly name: string;
  readonly issues?: readonly EditorIssue[];
  readonly field: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={`wem-field${issues.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      {field(id)}
      <Wrong issues={issues} />
    </div>
  );
}

export function Choice<V extends string>({
  name,
  value,
  options,
  onChange,
}: {
  readonly name: string;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
}) {
  return (
    <Labelled
      name={name}
      field={(id) => (
        <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value as V)}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** Makes a file's id from a name: lower-case letters, digits and hyphens. */
export const idOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 40);
  return plain === "" ? "mine" : plain;
};
