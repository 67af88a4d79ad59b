/** Who has a connection open at which table, on any host of the store. */
import { randomBytes } from "node:crypto";
import type { Bus } from "../storage/store.ts";

export interface Presence {
  enter(table: string, person: string): () => void;
  isOnline(table: string, person: string): boolean;
  people(table: string): ReadonlySet<string>;
  close(): void;
}

/** What another host says is believed for so long, and said again twice as often; milliseconds. */
const BELIEVED = 60_000;
/** Hints must stay small. */
const TOLD = 100;

interface Elsewhere {
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
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  let quiet = (): void => {};

  const tell = (table: string): void =>
    bus.publish("presence", { node, table, people: [...(here.get(table)?.keys() ?? [])].slice(0, TOLD) });
  function repeat(): void {
    for (const table of here.keys()) tell(table);
    quiet = after(BELIEVED / 2, repeat);
  }
  const leaveBus = bus.subscribe("presence", (hint) => {
    const { node: from, table, people } = hint as { node: string; table: string; people: string[] };
    if (from === node) return;
    const nodes = elsewhere.get(table) ?? new Map<string, Elsewhere>();
    const before = nodes.get(from)?.people ?? [];
    if (people.length > 0) nodes.set(from, { people, until: now() + BELIEVED });
    else nodes.delete(from);
    if (nodes.size > 0) elsewhere.set(table, nodes);
    else elsewhere.delete(table);
    if (before.length !== people.length || before.some((one) => !people.includes(one))) changed(table);
  });
  quiet = after(BELIEVED / 2, repeat);

  function people(table: string): Set<string> {
    const all = new Set(here.get(table)?.keys() ?? []);
    for (const [from, { people: others, until }] of elsewhere.get(table) ?? []) {
      if (until < now()) elsewhere.get(table)?.delete(from);
      else for (const one of others) all.add(one);
    }
    return all;
  }
  return {
    people,
    isOnline: (table, person) => people(table).has(person),
    enter(table, person) {
      const present = here.get(table) ?? new Map<string, number>();
      here.set(table, present);
      const before = present.get(person) ?? 0;
      present.set(person, before + 1);
      if (before === 0) {
        tell(table);
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
        tell(table);
        changed(table);
      };
    },
    close() {
      quiet();
      leaveBus();
    },
  };
}
