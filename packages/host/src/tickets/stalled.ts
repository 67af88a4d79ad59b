/** Ends what programs leave unanswered: matches they never came to, and matches in which they do not act. */
import type { Seat } from "@starboard/kernel";
import { noteStall } from "../people/stalls.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { matchSecrets, type TableDoc, tableDocs } from "../tables/doc.ts";
import { tickets } from "./doc.ts";

/** How long a program may take to come to its table, in ms. */
export const JOIN_MS = 60_000;
/** How long a program may take to answer a question, in ms. Its clock may end the match sooner. */
export const ANSWER_MS = 120_000;
/** Most tables that are looked at in one go. */
const MAX_TABLES = 200;

type Services = Pick<HostServices, "store" | "storage" | "tables" | "now">;

/** Takes back a table to which a program did not come. Who came waits again, as long as before. */
async function takeBack(services: Services, { id, version, doc }: Stored<TableDoc>): Promise<void> {
  const { store, storage, now } = services;
  const at = now();
  const late = doc.seats.filter(({ entropy }) => entropy === null);
  const missing = new Set(late.map(({ person }) => person));
  // A person who did not come is no reason to end a table.
  if (!late.some(({ program }) => program)) return;
  const dropped = await store.write([
    tableDocs.delete(id, version),
    matchSecrets.delete(id),
    { is: "deleteStream", stream: `chat/${id}` },
  ]);
  if (!dropped) return;
  services.tables.changed(id);
  for (const { person, program } of doc.seats) {
    if (person === null) continue;
    if (!missing.has(person))
      await tickets.update(store, person, at, (ticket) =>
        ticket.found?.table === id ? { doc: { ...ticket, found: null, seenAt: at } } : undefined,
      );
    else if ((await tickets.get(store, person))?.doc.found?.table === id) await store.write([tickets.delete(person)]);
    if (missing.has(person) && program) await noteStall(services, person);
    storage.bus.publish("ticket", { person });
  }
}

/** Resigns for the program that has not answered for too long. */
async function resignStalled(services: Services, { id, doc }: Stored<TableDoc>): Promise<void> {
  const { tables: tableService, now } = services;
  const summary = await tableService.matchSummary(id);
  if (!summary || summary.over || now() - summary.changedAt < ANSWER_MS) return;
  const seat = summary.asked.find((n) => doc.seats[n]?.program);
  const person = seat === undefined ? null : doc.seats[seat]?.person;
  if (seat === undefined || !person) return;
  await tableService.update(id, (now) => ({ ...now, stalled: person }));
  const done = await tableService.matches.service.resign(id, seat as Seat);
  if (done.is !== "invalid") await noteStall(services, person);
}

/** Looks at all tables of programs that wait or are played. */
export async function endStalled(services: Services): Promise<void> {
  const { store, now } = services;
  for (const stored of await tableDocs.find(store, { index: ["programs", "lobby"], limit: MAX_TABLES }))
    if (now() - stored.doc.createdAt >= JOIN_MS) await takeBack(services, stored);
  for (const stored of await tableDocs.find(store, { index: ["programs", "playing"], limit: MAX_TABLES }))
    await resignStalled(services, stored);
}
