/** Where tables are read and changed: every change is judged on the newest version and told to everybody concerned. */
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
  /** Lower-case hex of so many unguessable bytes. */
  readonly random: (bytes: number) => string;
  /** Whether somebody has a connection open at a table. */
  readonly isOnline: (table: string, person: string) => boolean;
}
export interface TableService extends TableServiceOptions {
  get(id: string): Promise<Result<Stored<TableDoc>>>;
  matchSummary(id: string): Promise<MatchSummary | undefined>;
  /** Changes a table unless `change` says no; a change to the very same document changes nothing. */
  update(id: string, change: (doc: TableDoc) => TableDoc | ReturnType<typeof fail>): Promise<Result<Stored<TableDoc>>>;
  /** Tells everybody that something about a table is different now. */
  changed(id: string): void;
  /** The link a token stands for, if it still does. */
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
      const kept = await tableDocs.get(store, id);
      return kept ? { ok: kept } : fail("TABLE_UNKNOWN", "", { table: id });
    },
    async update(id, change) {
      let refused: ReturnType<typeof fail> | undefined;
      let same = false;
      const kept = await tableDocs.update(store, id, now(), (doc) => {
        const next = change(doc);
        refused = "bad" in next ? next : undefined;
        same = next === doc;
        return "bad" in next || same ? undefined : { doc: next };
      });
      if (!kept) return fail("TABLE_UNKNOWN", "", { table: id });
      if (refused) return refused;
      if (!same) changed(id);
      return { ok: kept };
    },
    readLink(doc, id, token) {
      const link = token === undefined ? undefined : links.read(token);
      if (!link || link.table !== id) return undefined;
      const generation = link.seat === null ? doc.generation : doc.seats[link.seat]?.generation;
      return generation === link.generation ? link : undefined;
    },
  };
}
