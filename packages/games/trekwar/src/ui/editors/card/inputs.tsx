/** Form parts: a labelled line with its issues, and a number input. */
import { type EditorIssue, RuleChip } from "@starboard/ui";
import { type ReactNode, useId } from "react";

export function Line({
  name,
  flaws,
  help,
  children,
}: {
  readonly name: string;
  readonly flaws: readonly EditorIssue[];
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={`tw-line${flaws.length > 0 ? " wrong" : ""}`}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
      {help !== undefined && <p>{help}</p>}
      <Wrong flaws={flaws} />
    </div>
  );
}

export const Wrong = ({ flaws }: { readonly flaws: readonly EditorIssue[] }) => (
  <>
    {flaws.map((flaw) => (
      <p key={`${flaw.at} ${flaw.text}`} className="bad" role="alert">
        {flaw.text} {flaw.rule && <RuleChip rule={flaw.rule} />}
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
