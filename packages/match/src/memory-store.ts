import type { MatchSummary } from "@starboard/wire";
import type { MatchStore, MatchHeader, LogRow } from "./store.ts";

interface Log {
  opening: string;
  rows: string[];
  summary: string;
}

/** Creates a store in memory. It stores JSON text, so that callers cannot share objects with it by accident. */
export function memoryStore(): MatchStore {
  const logs = new Map<string, Log>();
  const texts = (rows: readonly LogRow[]): string[] => rows.map((row) => JSON.stringify(row));
  return {
    async create(opening, rows, summary) {
      if (logs.has(opening.match)) return false;
      logs.set(opening.match, {
        opening: JSON.stringify(opening),
        rows: texts(rows),
        summary: JSON.stringify(summary),
      });
      return true;
    },
    async append(match, from, rows, summary) {
      const log = logs.get(match);
      if (log?.rows.length !== from) return false;
      log.rows.push(...texts(rows));
      log.summary = JSON.stringify(summary);
      return true;
    },
    async opening(match) {
      const log = logs.get(match);
      return log && (JSON.parse(log.opening) as MatchHeader);
    },
    async rows(match, from) {
      return (logs.get(match)?.rows ?? []).slice(from).map((text) => JSON.parse(text) as LogRow);
    },
    async summaries() {
      const summaries = [...logs].map(([match, log]) => ({ match, summary: JSON.parse(log.summary) as MatchSummary }));
      return summaries.sort((a, b) => b.summary.changedAt - a.summary.changedAt);
    },
    async remove(match) {
      logs.delete(match);
    },
  };
}
