import { Button } from "@starboard/ui";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";

/** A list of the administration page with its heading. */
export function Section({
  title,
  none,
  more,
  filter,
  children,
}: {
  readonly title: string;
  readonly none?: string;
  /** Loads older items; absent at the end of the list. */
  readonly more?: (() => void) | undefined;
  /** Filters the list. */
  readonly filter?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="account-form">
      <h2>{title}</h2>
      {filter}
      {none !== undefined && <p className="panel-note">{none}</p>}
      <ul className="account-list" aria-label={title}>
        {children}
      </ul>
      {more && (
        <div className="account-acts">
          <Button onClick={more}>{en.admin.older}</Button>
        </div>
      )}
    </section>
  );
}
