/** Small components that both editors share. */
import { type EditorIssue, RuleChip } from "@starboard/ui";
import type { Invalid, RuleId } from "@starboard/kernel";
import { inputErrorText } from "@starboard/warp-empires/making";
import { type ReactNode, useId } from "react";
import "./make.css";

export const flawsOf = (bad: readonly Invalid[], rule: RuleId): EditorIssue[] =>
  bad.map((one) => ({ at: one.at, code: one.code, text: inputErrorText(one), rule }));

/** Flaws of a field and of what lies in it; the empty path is the whole document. */
export const within = (flaws: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  path === "" ? flaws : flaws.filter(({ at }) => at === path || at.startsWith(`${path}.`));
/** Flaws of the field itself. */
export const exactly = (flaws: readonly EditorIssue[], path: string): readonly EditorIssue[] =>
  flaws.filter(({ at }) => at === path);

export function Wrong({ flaws }: { readonly flaws: readonly EditorIssue[] }) {
  return flaws.map((flaw) => (
    <p key={`${flaw.at} ${flaw.code}`} className="bad" role="alert">
      {flaw.text} {flaw.rule && <RuleChip rule={flaw.rule} />}
    </p>
  ));
}

/** A label with its field; `field` is handed the id that ties them together. */
export function Labelled({
  name,
  flaws = [],
  field,
}: {
  readonly name: string;
  readonly flaws?: readonly EditorIssue[];
  readonly field: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={`wem-field${flaws.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      {field(id)}
      <Wrong flaws={flaws} />
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

/** An id for a file from a name: small letters, digits and hyphens. */
export const idOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 40);
  return plain === "" ? "mine" : plain;
};
