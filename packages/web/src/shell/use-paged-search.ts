import { useEffect, useRef, useState } from "react";
import { call } from "../online/api.ts";
import { type Problem, toProblem } from "../problems.ts";

/** Every page of a list names where the next one begins; null on the last. */
interface Page {
  readonly after: string | null;
}
interface Found<T> {
  readonly entries: readonly T[];
  readonly after: string | null;
}
export interface PagedSearch<T> {
  /** What was found so far; null before the first answer. */
  readonly found: Found<T> | null;
  readonly problem: Problem | null;
  /** The query as part of an address. */
  readonly asked: string;
  /** Reads the next page. */
  readonly more: () => void;
}

/** How long a query has to stay the same before it is asked, in ms: one that is still being typed is not asked. */
const TYPING_MS = 300;

/** The query as part of an address, without empty fields. */
const addressOf = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : [])),
  ).toString();

/**
 * Searches a list of the host page by page, again whenever the query changes. Pages that a search through many documents
 * leaves empty are skipped.
 * @param entriesOf what a page lists
 */
export function usePagedSearch<P extends Page, T>(
  path: string,
  query: object,
  entriesOf: (page: P) => readonly T[],
): PagedSearch<T> {
  const [found, setFound] = useState<Found<T> | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const asked = addressOf(query);
  const current = useRef(asked);
  useEffect(() => {
    current.current = asked;
  });

  async function read(before: Found<T>): Promise<void> {
    const isWanted = (): boolean => current.current === asked;
    try {
      let { entries, after } = before;
      do {
        const next: P = await call("GET", `${path}?${addressOf({ ...query, after })}`);
        entries = [...entries, ...entriesOf(next)];
        ({ after } = next);
      } while (entries.length === before.entries.length && after !== null && isWanted());
      if (!isWanted()) return;
      setFound({ entries, after });
      setProblem(null);
    } catch (error) {
      if (isWanted()) setProblem(toProblem(error));
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => void read({ entries: [], after: null }), found ? TYPING_MS : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the address names everything that is asked
  }, [asked]);
  return { found, problem, asked, more: () => found && void read(found) };
}
