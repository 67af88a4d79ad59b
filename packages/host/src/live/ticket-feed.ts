/** Tells connections when an opponent is found for their person's ticket. */
import type { HostServices } from "../services.ts";
import { ticketInfoOf, tickets } from "../tickets/doc.ts";
import type { Listener } from "./hub.ts";

export interface TicketFeed {
  /** Sends the ticket of the listener's person now and at every change. Anonymous listeners have none. */
  follow(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  close(): void;
}

export function createTicketFeed({
  store,
  storage: { bus },
  onError,
}: Pick<HostServices, "store" | "storage" | "onError">): TicketFeed {
  const listeners = new Map<string, Set<Listener>>();

  async function send(person: string, to: Iterable<Listener>): Promise<void> {
    const stored = await tickets.get(store, person);
    for (const listener of to) listener.send({ is: "ticket", ticket: stored ? ticketInfoOf(stored.doc) : null });
  }
  const changed = (person: string): void => {
    const there = listeners.get(person);
    if (there) send(person, there).catch(onError);
  };
  const unsubscribes = [
    bus.subscribe("ticket", (hint) => changed((hint as { readonly person: string }).person)),
    bus.onGap(() => {
      for (const person of listeners.keys()) changed(person);
    }),
  ];
  return {
    async follow(listener) {
      if (listener.person === null) return listener.send({ is: "ticket", ticket: null });
      const there = listeners.get(listener.person) ?? new Set();
      listeners.set(listener.person, there.add(listener));
      await send(listener.person, [listener]);
    },
    leave(listener) {
      if (listener.person === null) return;
      const there = listeners.get(listener.person);
      there?.delete(listener);
      if (there?.size === 0) listeners.delete(listener.person);
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
