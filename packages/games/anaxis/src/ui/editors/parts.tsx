/** Form fields of the editors, with the issues of each field below it. */
import { type EditorIssue, RuleChip } from "@starboard/ui";
import type { Invalid } from "@starboard/kernel";
import { useId } from "react";
import { en } from "./messages.en.ts";
import "./make.css";

const NAMES: Readonly<Record<string, string>> = { ...en.names, ...en.ship.fields, ...en.ship.guns };

/** Returns the label of a field: the name of the last part of its path that has one. */
const nameOf = (path: string): string => {
  const known = path.split(".").findLast((word) => NAMES[word] !== undefined);
  return known === undefined ? path : (NAMES[known] ?? path);
};

/** Converts errors of a reader to issues. Schema errors name the field and its bounds. */
export function issuesOf(bad: readonly Invalid[]): EditorIssue[] {
  return bad.map(({ code, at, about, rule }) => {
    const words = en.issues[code] ?? code;
    const field = code.endsWith("_FIELD");
    return {
      at,
      code,
      text: field ? en.field(nameOf(at), bound(about?.["least"]), bound(about?.["most"])) : words,
      ...(rule && { rule }),
    };
  });
}

/** Returns the issues of a field and its subfields. */
export const at = (issues: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  issues.filter((issue) => issue.at === path || issue.at.startsWith(`${path}.`));

export function Wrong({ issues }: { readonly issues: readonly EditorIssue[] }) {
  return issues.map((issue) => (
    <p key={`${issue.at} ${issue.code}`} className="bad" role="alert">
      {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
    </p>
  ));
}

/** What a field means in play, with its rule. */
export interface Help {
  readonly text: string;
  readonly rule?: `AX-${string}`;
}

function HelpText({ id, help }: { readonly id: string; readonly help: Help }) {
  return (
    <p id={id} className="axm-hint">
      {help.text} {help.rule && <RuleChip rule={help.rule} />}
    </p>
  );
}

/** A field for a whole number. Values out of bounds can be typed; the reader reports them. */
export function NumberField({
  name,
  value,
  issues = [],
  help,
  onChange,
}: {
  readonly name: string;
  readonly value: number;
  readonly help?: Help | undefined;
  readonly issues?: readonly EditorIssue[];
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={`axm-field${issues.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="field"
        type="number"
        value={value}
        aria-invalid={issues.length > 0}
        aria-describedby={help && `${id}help`}
        onChange={(event) => event.target.value !== "" && onChange(Number(event.target.value))}
      />
      {help && <HelpText id={`${id}help`} help={help} />}
      <Wrong issues={issues} />
    </div>
  );
}

export function TextField({
  name,
  value,
  issues = [],
  help,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly help?: Help | undefined;
  readonly issues?: readonly EditorIssue[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={`axm-field${issues.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="field"
        value={value}
        maxLength={60}
        aria-describedby={help && `${id}help`}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && <HelpText id={`${id}help`} help={help} />}
      <Wrong issues={issues} />
    </div>
  );
}

export function Choice<V extends string>({
  name,
  value,
  options,
  issues = [],
  help,
  onChange,
}: {
  readonly name: string;
  readonly help?: Help | undefined;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly issues?: readonly EditorIssue[];
  readonly onChange: (value: V) => void;
}) {
  const id = useId();
  return (
    <div className="axm-field">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className="field"
        value={value}
        aria-describedby={help && `${id}help`}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {help && <HelpText id={`${id}help`} help={help} />}
      <Wrong issues={issues} />
    </div>
  );
}

export function Check({
  name,
  on,
  onChange,
}: {
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="axm-check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {name}
    </label>
  );
}

const bound = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
