/** Form fields with the label above the control. */
import type { ReactNode } from "react";

/** A text field. */
export function TextField({
  label,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** Maximum length in characters. */
  readonly max: number;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="online-field">
      <span>{label}</span>
      <input className="field" value={value} maxLength={max} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** A field of several lines. */
export function TextArea({
  label,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="online-field">
      <span>{label}</span>
      <textarea
        className="field"
        rows={3}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A select field. */
export function SelectField<T extends string | number | null>({
  label,
  value,
  of,
  name,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly of: readonly T[];
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}) {
  return (
    <label className="online-field">
      <span>{label}</span>
      <select
        className="field"
        value={String(value)}
        onChange={(event) => {
          const chosen = of.find((option) => String(option) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {of.map((option) => (
          <option key={String(option)} value={String(option)}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A checkbox. */
export function CheckboxField({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="online-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}

/** A date and time in the reader's time zone, in milliseconds since 1970. */
export function DateField({
  label,
  value,
  note,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
  readonly onChange: (at: number) => void;
}) {
  return (
    <label className="online-field">
      <span>{label}</span>
      <input
        className="field"
        type="datetime-local"
        required
        value={localMinutes(value)}
        onChange={(event) => {
          const at = new Date(event.target.value).getTime();
          if (Number.isFinite(at)) onChange(at);
        }}
      />
      {note !== undefined && <span className="panel-note">{note}</span>}
    </label>
  );
}
/** A moment as the browser's field writes it, to the minute. */
function localMinutes(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
