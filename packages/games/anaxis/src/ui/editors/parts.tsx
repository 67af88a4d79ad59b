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
export const at = (flaws: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  flaws.filter((flaw) => flaw.at === path || flaw.at.startsWith(`${path}.`));

export function Wrong({ flaws }: { readonly flaws: readonly EditorIssue[] }) {
  return flaws.map((flaw) => (
    <p key={`${flaw.at} ${flaw.code}`} className="bad" role="alert">
      {flaw.text} {flaw.rule && <RuleChip rule={flaw.rule} />}
    </p>
  ));
}

/** A field for a whole number. Values out of bounds can be typed; the reader reports them. */
export function NumberField({
  name,
  value,
  flaws = [],
  onChange,
}: {
  readonly name: string;
  readonly value: number;
  readonly flaws?: readonly EditorIssue[];
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={`axm-field${flaws.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="field"
        type="number"
        value={value}
        aria-invalid={flaws.length > 0}
        onChange={(event) => event.target.value !== "" && onChange(Number(event.target.value))}
      />
      <Wrong flaws={flaws} />
    </div>
  );
}

export function TextField({
  name,
  value,
  flaws = [],
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly flaws?: readonly EditorIssue[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={`axm-field${flaws.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="field"
        value={value}
        maxLength={60}
        onChange={(event) => onChange(event.target.value)}
      />
      <Wrong flaws={flaws} />
    </div>
  );
}

export function Choice<V extends string>({
  name,
  value,
  options,
  flaws = [],
  onChange,
}: {
  readonly name: string;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly flaws?: readonly EditorIssue[];
  readonly onChange: (value: V) => void;
}) {
  const id = useId();
  return (
    <div className="axm-field">
      <label htmlFor={id}>{name}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Wrong flaws={flaws} />
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
