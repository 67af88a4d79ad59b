import { Button } from "@starboard/ui";
import { Component, type ReactNode } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { type Trouble, troubleOf } from "../problems.ts";

/** A whole page that says what went wrong, with its code and ways on. */
export function TroublePage({
  trouble,
  title,
  note,
  children,
}: {
  readonly trouble: Trouble;
  readonly title: string;
  /** About the ways on that `children` are. */
  readonly note?: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="page narrow trouble" id="content">
      <h1>{title}</h1>
      <p>{en.trouble(trouble.code, trouble.about)}</p>
      <p>
        <code>{trouble.code}</code>
      </p>
      {note !== undefined && <p className="panel-note">{note}</p>}
      <div className="row">
        {children}
        <a className="btn may" {...link({ at: "landing" })}>
          {en.shell.crash.home}
        </a>
      </div>
    </main>
  );
}

export function Missing({ path }: { readonly path: string }) {
  return (
    <main className="page narrow trouble" id="content">
      <h1>{en.shell.missing.title}</h1>
      <p>{en.shell.missing.text(path)}</p>
      <div className="row">
        <a className="btn may" {...link({ at: "landing" })}>
          {en.shell.missing.home}
        </a>
        <a className="btn" {...link({ at: "tables" })}>
          {en.shell.missing.tables}
        </a>
      </div>
    </main>
  );
}

/** Keeps a failing part from taking the page with it. Keyed by place: a new place is another chance. */
export class Guard extends Component<{ readonly children: ReactNode }, { trouble: Trouble | null }> {
  override state: { trouble: Trouble | null } = { trouble: null };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: troubleOf(error) };
  }

  override render(): ReactNode {
    if (!this.state.trouble) return this.props.children;
    return (
      <TroublePage trouble={this.state.trouble} title={en.shell.crash.title}>
        <Button look="plain" onClick={() => this.setState({ trouble: null })}>
          {en.shell.crash.again}
        </Button>
      </TroublePage>
    );
  }
}
