/** Tracks which people have a connection to which table, across all hosts of a store. */
import { randomBytes } from "node:crypto";
import type { Bus } from "../storage/store.ts";

export interface Presence {
  enter(table: string, person: string): () => void;
  /** The same for one request of a program that plays by requests: it stays until its next one, if that comes soon. */
  enterForRequest(table: string, person: string): () => void;
  isOnline(table: string, person: string): boolean;
  people(table: string): ReadonlySet<string>;
  close(): void;
}

/** Lifetime of another host's report, in ms. Reports are repeated after half of it. */
const REPORT_LIFETIME_MS = 60_000;
/** Time in which a program sends its next request, in ms: it thinks between two of them. */
const BETWEEN_REQUESTS_MS = 30_000;
/** Maximum number of people in a report, because bus messages must stay small. */
const MAX_REPORTED = 100;

interface RemoteReport {
  readonly people: readonly string[];
  readonly until: number;
}

export function createPresence(
  bus: Bus,
  now: () => number,
  after: (ms: number, run: () => void) => () => void,
  changed: (table: string) => void,
): Presence {
  const node = randomBytes(6).toString("hex");
  const here = new Map<string, Map<string, number>>();
  const remote = new Map<string, Map<string, RemoteReport>>();
  /** By table and person, the requests of programs. */
  const requests = new Map<string, { open: number; readonly leave: () => void; cancelLeave: () => void }>();
  let isClosed = false;
  let cancelRepeat = (): void => {};

  const report = (table: string): void =>
    bus.publish("presence", { node, table, people: [...(here.get(table)?.keys() ?? [])].slice(0, MAX_REPORTED) });
  function repeat(): void {
    for (const table of here.keys()) report(table);
    cancelRepeat = after(REPORT_LIFETIME_MS / 2, repeat);
  }
  const leaveBus = bus.subscribe("presence", (hint) => {
    const { node: from, table, people } = hint as { node: string; table: string; people: string[] };
    if (from === node) return;
    const nodes = remote.get(table) ?? new Map<string, RemoteReport>();
    const before = nodes.get(from)?.people ?? [];
    if (people.length > 0) nodes.set(from, { people, until: now() + REPORT_LIFETIME_MS });
    else nodes.delete(from);
    if (nodes.size > 0) remote.set(table, nodes);
    else remote.delete(table);
    if (before.length !== people.length || before.some((one) => !people.includes(one))) changed(table);
  });
  cancelRepeat = after(REPORT_LIFETIME_MS / 2, repeat);

  function people(table: string): Set<string> {
    const all = new Set(here.get(table)?.keys() ?? []);
    for (const [from, { people: others, until }] of remote.get(table) ?? []) {
      if (until < now()) remote.get(table)?.delete(from);
      else for (const one of others) all.add(one);
    }
    return all;
  }
  function enter(table: string, person: string): () => void {
    const present = here.get(table) ?? new Map<string, number>();
    here.set(table, present);
    const before = present.get(person) ?? 0;
    present.set(person, before + 1);
    if (before === 0) {
      report(table);
      changed(table);
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const count = (present.get(person) ?? 1) - 1;
      if (count > 0) return void present.set(person, count);
      present.delete(person);
      if (present.size === 0) here.delete(table);
      report(table);
      changed(table);
    };
  }
  return {
    people,
    isOnline: (table, person) => people(table).has(person),
    enter,
    enterForRequest(table, person) {
      const key = `${table} ${person}`;
      const known = requests.get(key) ?? { open: 0, leave: enter(table, person), cancelLeave: () => {} };
      requests.set(key, known);
      known.cancelLeave();
      known.open += 1;
      return () => {
        known.open -= 1;
        if (known.open > 0 || isClosed) return;
        known.cancelLeave = after(BETWEEN_REQUESTS_MS, () => {
          requests.delete(key);
          known.leave();
        });
      };
    },
    close() {
      isClosed = true;
      for (const { cancelLeave } of requests.values()) cancelLeave();
      cancelRepeat();
      leaveBus();
    },
  };
}
