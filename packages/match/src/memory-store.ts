import type { MatchSummary } from "@starboard/wire";
import type { MatchStore, MatchHeader, LogRow } from "./store.ts";

interface Log {
  opening: string;
  rows: string[];
  card: string;
}

/** Creates a store in memory. It stores JSON text, so that callers cannot share objects with it by accident. */
export function memoryStore(): MatchStore {
  const logs = new Map<string, Log>();
  const texts = (rows: readonly LogRow[]): string[] => rows.map((row) => JSON.stringify(row));
  return {
    async create(opening, rows, card) {
      if (logs.has(opening.match)) return false;
      logs.set(opening.match, { opening: JSON.stringify(opening), rows: texts(rows), card: JSON.stringify(card) });
      return true;
    },
    async append(match, from, rows, card) {
      const log = logs.get(match);
      if (log?.rows.length !== from) return false;
      log.rows.push(...texts(rows));
      log.card = JSON.stringify(card);
      return true;
    },
    async opening(match) {
      const log = logs.get(match);
      return log && (JSON.parse(log.opening) as MatchHeader);
    },
    async rows(match, from) {
      return (logs.get(match)?.rows ?? []).slice(from).map((text) => JSON.parse(text) as LogRow);
    },
    async cards() {
      const cards = [...logs].map(([match, log]) => ({ match, card: JSON.parse(log.card) as MatchSummary }));
      return cards.sort((a, b) => b.card.changedAt - a.card.changedAt);
    },
    async remove(match) {
      logs.delete(match);
    },
  };
}
