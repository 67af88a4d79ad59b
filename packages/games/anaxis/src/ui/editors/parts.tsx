/** Form fields of the editors, with the issues of each field below it. */
import { type EditorIssue, FormLine, NumberInput, RuleChip } from "@starboard/ui";
import type { Invalid } from "@starboard/kernel";
import type { ReactNode } from "react";
import { en } from "./messages.en.ts";
import "./make.css";

const names = (): Readonly<Record<string, string>> => ({ ...en.names, ...en.ship.fields, ...en.ship.guns });

/** Returns the label of a field: the name of the last part of its path that has one. */
const nameOf = (path: string): string => {
  const all = names();
  const known = path.split(".").findLast((word) => all[word] !== undefined);
  return known === undefined ? path : (all[known] ?? path);
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

/** What a field means in play, with its rule. */
export interface Help {
  readonly text: string;
  readonly rule?: `AX-${string}`;
}

/** The help of a field as its line shows it. */
export const helpOf = (help: Help | undefined): ReactNode =>
  help && (
    <>
      {help.text} {help.rule && <RuleChip rule={help.rule} />}
    </>
  );

interface FieldProps<V> {
  readonly name: string;
  readonly value: V;
  readonly help?: Help | undefined;
  readonly issues?: readonly EditorIssue[];
  readonly onChange: (value: V) => void;
}

/** A field for a whole number. Values out of bounds can be typed; the reader reports them. */
export const NumberField = ({ name, value, issues = [], help, onChange }: FieldProps<number>) => (
  <FormLine name={name} issues={issues} help={helpOf(help)}>
    {(id, helpId) => (
      <NumberInput id={id} value={value} helpId={helpId} isWrong={issues.length > 0} onChange={onChange} />
    )}
  </FormLine>
);

export const TextField = ({ name, value, issues = [], help, onChange }: FieldProps<string>) => (
  <FormLine name={name} issues={issues} help={helpOf(help)}>
    {(id, helpId) => (
      <input
        id={id}
        className="field"
        value={value}
        maxLength={60}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormLine>
);

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
