/** Reads and changes tables. Each change is checked against the newest version and published on the bus. */
import type { Result } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { MatchRunner } from "../play/match-runner.ts";
import type { Bus, HostStore, Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { type TableDoc, tableDocs } from "./doc.ts";
import type { Link, Links } from "./links.ts";

export interface TableServiceOptions {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly matches: MatchRunner;
  readonly links: Links;
  readonly now: () => number;
  /** Returns `bytes` unguessable bytes as lower-case hex. */
  readonly random: (bytes: number) => string;
  /** True if the person has an open connection to the table. */
  readonly isOnline: (table: string, person: string) => boolean;
  /** Returns the accounts that block a person. */
  readonly blocksAgainst: (person: string) => Promise<ReadonlySet<string>>;
}
export interface TableService extends TableServiceOptions {
  get(id: string): Promise<Result<Stored<TableDoc>>>;
  matchSummary(id: string): Promise<MatchSummary | undefined>;
  /** Changes a table unless `change` returns an error. If it returns the same object, nothing is written. */
  update(id: string, change: (doc: TableDoc) => TableDoc | ReturnType<typeof fail>): Promise<Result<Stored<TableDoc>>>;
  /** Publishes that a table has changed. */
  changed(id: string): void;
  /** Returns the link of a token; undefined if it is invalid, outdated or for another table. */
  readLink(doc: TableDoc, id: string, token: string | undefined): Link | undefined;
}

export function createTableService(options: TableServiceOptions): TableService {
  const { store, bus, matches, links, now } = options;
  const changed = (id: string): void => bus.publish("table", { table: id });
  return {
    ...options,
    changed,
    matchSummary: (id) => matches.summary(id),
    async get(id) {
      const stored = await tableDocs.get(store, id);
      return stored ? { ok: stored } : fail("TABLE_UNKNOWN", "", { table: id });
    },
    async update(id, change) {
      let refused: ReturnType<typeof fail> | undefined;
      let same = false;
      const stored = await tableDocs.update(store, id, now(), (doc) => {
        const next = change(doc);
        refused = "bad" in next ? next : undefined;
        same = next === doc;
        return "bad" in next || same ? undefined : { doc: next };
      });
      if (!stored) return fail("TABLE_UNKNOWN", "", { table: id });
      if (refused) return refused;
      if (!same) changed(id);
      return { ok: stored };
    },
    readLink(doc, id, token) {
      const link = token === undefined ? undefined : links.read(token);
      if (!link || link.table !== id) return undefined;
      const generation = link.seat === null ? doc.generation : doc.seats[link.seat]?.generation;
      return generation === link.generation ? link : undefined;
    },
  };
}
