import { Button, Logo } from "@starboard/ui";
import { Component, type ReactNode, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { type Problem, toProblem } from "../problems.ts";
import { useRetry } from "./use-retry.ts";

/** A full page for an error: its sentence, its code and links. */
export function ErrorPage({
  problem,
  title,
  note,
  children,
}: {
  readonly problem: Problem;
  readonly title: string;
  /** Explains the links in `children`. */
  readonly note?: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="page narrow problem" id="content">
      <Logo />
      <h1>{title}</h1>
      <p>{en.problem(problem.code, problem.about)}</p>
      <p>
        <code>{problem.code}</code>
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

/** Links of a page that has nothing to show. */
export const WaysOut = () => (
  <div className="row">
    <a className="btn may" {...link({ at: "landing" })}>
      {en.shell.missing.home}
    </a>
    <a className="btn" {...link({ at: "tables" })}>
      {en.shell.missing.tables}
    </a>
  </div>
);

/** The next attempt follows. */
const ignoreFailure = (): void => {};

/**
 * A page that is not one of this app. Without a network it may be one that only the host has, such as its documentation:
 * then it is asked for again as soon as the host answers.
 */
export function NotFound({ path }: { readonly path: string }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    fetch("/api/status").catch(() => setAway(true));
  }, []);
  useRetry(isAway, () => void fetch("/api/status").then(() => location.reload(), ignoreFailure));
  return (
    <main className="page narrow problem" id="content">
      <Logo />
      <h1>{isAway ? en.shell.missing.awayTitle : en.shell.missing.title}</h1>
      <p>{isAway ? en.shell.missing.away(path) : en.shell.missing.text(path)}</p>
      <WaysOut />
    </main>
  );
}

/** Catches render errors of a page. Keyed by route, so navigation resets it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: Problem } {
    return { problem: toProblem(error) };
  }

  override render(): ReactNode {
    if (!this.state.problem) return this.props.children;
    return (
      <ErrorPage problem={this.state.problem} title={en.shell.crash.title}>
        <Button look="plain" onClick={() => this.setState({ problem: null })}>
          {en.shell.crash.again}
        </Button>
      </ErrorPage>
    );
  }
}
