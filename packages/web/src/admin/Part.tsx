import type { ReactNode } from "react";

/** A list of the admin page under its heading. */
export function Part({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="account-form">
      <h2>{title}</h2>
      {none !== undefined && <p className="panel-note">{none}</p>}
      <ul className="account-list" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
