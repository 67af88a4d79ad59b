/** Where tables are read and changed: every change is judged on the newest version and told to everybody concerned. */
import type { Result } from "@starboard/kernel";
import type { TableCard } from "@starboard/wire";
import type { Referee } from "../play/match-runner.ts";
import type { Bus, HostStore, Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { type TableDoc, tables } from "./doc.ts";
import type { Link, Links } from "./links.ts";

export interface OfficeOptions {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly referee: Referee;
  readonly links: Links;
  readonly now: () => number;
  /** Lower-case hex of so many unguessable bytes. */
  readonly random: (bytes: number) => string;
  /** Whether somebody has a connection open at a table. */
  readonly isOnline: (table: string, person: string) => boolean;
}
export interface Office extends OfficeOptions {
  get(id: string): Promise<Result<Kept<TableDoc>>>;
  card(id: string): Promise<TableCard | undefined>;
  /** Changes a table unless `change` says no; a change to the very same document changes nothing. */
  update(id: string, change: (doc: TableDoc) => TableDoc | ReturnType<typeof no>): Promise<Result<Kept<TableDoc>>>;
  /** Tells everybody that something about a table is different now. */
  changed(id: string): void;
  /** The link a token stands for, if it still does. */
  valid(doc: TableDoc, id: string, token: string | undefined): Link | undefined;
}

export function createOffice(options: OfficeOptions): Office {
  const { store, bus, referee, links, now } = options;
  const changed = (id: string): void => bus.publish("table", { table: id });
  return {
    ...options,
    changed,
    card: (id) => referee.card(id),
    async get(id) {
      const kept = await tables.get(store, id);
      return kept ? { ok: kept } : no("TABLE_UNKNOWN", "", { table: id });
    },
    async update(id, change) {
      let refused: ReturnType<typeof no> | undefined;
      let same = false;
      const kept = await tables.update(store, id, now(), (doc) => {
        const next = change(doc);
        refused = "bad" in next ? next : undefined;
        same = next === doc;
        return "bad" in next || same ? undefined : { doc: next };
      });
      if (!kept) return no("TABLE_UNKNOWN", "", { table: id });
      if (refused) return refused;
      if (!same) changed(id);
      return { ok: kept };
    },
    valid(doc, id, token) {
      const link = token === undefined ? undefined : links.read(token);
      if (!link || link.table !== id) return undefined;
      const generation = link.seat === null ? doc.generation : doc.seats[link.seat]?.generation;
      return generation === link.generation ? link : undefined;
    },
  };
}
