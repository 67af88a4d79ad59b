/**
 * Knows who blocks whom, for the places where a block counts. A block also covers the bots of the blocked person. What is
 * read stays in memory until somebody changes it, because chat asks for every reader of every message.
 */
import { MAX_BLOCKED } from "@starboard/wire/relations";
import { persons } from "../people/identity.ts";
import type { Bus, HostStore } from "../storage/store.ts";
import { relations } from "./doc.ts";

/** Most accounts whose blocks are remembered. */
const MAX_REMEMBERED = 10_000;
/** Most accounts considered that block one person. */
const MAX_BLOCKERS = 5_000;

export interface Blocks {
  /** The accounts that a person blocks. */
  of(person: string): Promise<ReadonlySet<string>>;
  /** The accounts that block a person, or the owner of a bot. */
  against(person: string): Promise<ReadonlySet<string>>;
  /** Those of `others` that a person blocks, whether themselves or as owners of bots. */
  among(person: string, others: readonly string[]): Promise<ReadonlySet<string>>;
  /** Reads the blocks of a person anew when they are next asked for. */
  forget(person: string): void;
  close(): void;
}

/** Returns the owner of a bot, or the person. */
export const ownerOrSelf = async (store: HostStore, person: string): Promise<string> =>
  (await persons.get(store, person))?.doc.owner ?? person;

export function createBlocks(store: HostStore, bus: Bus): Blocks {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  const unsubscribes = [
    bus.subscribe("relation", (hint) => void known.delete((hint as { readonly person: string }).person)),
    bus.onGap(() => known.clear()),
  ];
  async function read(person: string): Promise<ReadonlySet<string>> {
    const found = await relations.find(store, { index: ["blocks", person], limit: MAX_BLOCKED });
    return new Set(found.map(({ doc }) => doc.other));
  }
  function of(person: string): Promise<ReadonlySet<string>> {
    const there = known.get(person);
    if (there) return there;
    const reading = read(person);
    known.set(person, reading);
    // A failed read is tried again by the next caller.
    reading.catch(() => known.delete(person));
    const [oldest] = known.keys();
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
    return reading;
  }
  return {
    of,
    async against(person) {
      const index = ["blocked", await ownerOrSelf(store, person)] as const;
      const found = await relations.find(store, { index, limit: MAX_BLOCKERS });
      return new Set(found.map(({ doc }) => doc.person));
    },
    async among(person, others) {
      const blocked = await of(person);
      if (blocked.size === 0) return blocked;
      const owners = new Map((await persons.getAll(store, others)).map(({ id, doc }) => [id, doc.owner ?? id]));
      return new Set(others.filter((one) => blocked.has(owners.get(one) ?? one)));
    },
    forget: (person) => void known.delete(person),
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
