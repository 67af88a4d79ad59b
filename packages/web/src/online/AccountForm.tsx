import type { ReactNode } from "react";

export function Form({
  title,
  label = title,
  submit,
  children,
}: {
  /** Its heading; none when empty. */
  readonly title: string;
  readonly label?: string;
  readonly submit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="account-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {title !== "" && <h2>{title}</h2>}
      {children}
    </form>
  );
}

/** A field with its name above and a hint below. */
export function Field({
  label,
  hint,
  value,
  onChange,
  complete,
  type = "text",
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly complete?: string;
  readonly type?: "text" | "password" | "email" | "url";
}) {
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          className="field"
          type={type}
          value={value}
          maxLength={type === "url" ? 500 : 200}
          {...(complete !== undefined && { autoComplete: complete })}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {hint !== undefined && <p className="panel-note">{hint}</p>}
    </div>
  );
}
