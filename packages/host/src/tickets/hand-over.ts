/**
 * Hands the seat of a bot over: two people who were paired go on with the match that one of them plays against it. Both
 * agree at the table that was made for them, where either can choose the new match instead.
 *
 * The choice is stored with that table and every step can be repeated, so that any host can finish what another began.
 */
import type { Result, Seat } from "@starboard/kernel";
import { PACE_CLOCKS } from "@starboard/wire/tickets";
import { archiveMatch } from "../archive/archive.ts";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import {
  isPlayedBy,
  matchSecrets,
  nameAtTable,
  personSeat,
  type SeatDoc,
  type TableDoc,
  tableDocs,
  withSeat,
  withoutHandOver,
} from "../tables/doc.ts";
import { startIfReady } from "../tables/start.ts";
import { tickets } from "./doc.ts";

type Services = Pick<HostServices, "store" | "storage" | "tables" | "now">;
type Choice = NonNullable<TableDoc["handOver"]>;

/** Attempts to take the seat while the match goes on. */
const MAX_TRIES = 8;
/** Most tables that are looked at in one go. */
const MAX_TABLES = 200;

/**
 * Notes what a person chooses. Returns the table at which they play now. Codes: TABLE_FORBIDDEN, TABLE_STATE if nothing is
 * to be chosen any more.
 */
export async function chooseHandOver(
  services: Services,
  table: string,
  person: string,
  agree: boolean,
): Promise<Result<Stored<TableDoc>>> {
  const { tables: tableService } = services;
  const chosen = await tableService.update(table, (doc) => {
    if (!doc.seats.some((seat) => isPlayedBy(seat, person))) return fail("TABLE_FORBIDDEN");
    const { handOver: choice } = doc;
    if (!choice || doc.state !== "lobby" || doc.closed) return fail("TABLE_STATE", "", { state: doc.state });
    if (!agree) return withoutHandOver(doc);
    return choice.agreed.includes(person)
      ? doc
      : { ...doc, handOver: { ...choice, agreed: [...choice.agreed, person] } };
  });
  if ("bad" in chosen) return chosen;
  return chosen.ok.doc.handOver ? finish(services, chosen.ok) : startIfReady(tableService, chosen.ok);
}

/** Goes on with the running match if both agree; with the new one if that is not possible any more. */
async function finish(services: Services, stored: Stored<TableDoc>): Promise<Result<Stored<TableDoc>>> {
  const { tables: tableService } = services;
  const { id, doc } = stored;
  const choice = doc.handOver;
  if (!choice || !isAgreed(choice)) return { ok: stored };
  const newcomer = doc.seats.find(({ person }) => person !== choice.person);
  const taken = newcomer && (await takeBotSeat(services, choice, newcomer));
  if (taken) {
    await dropTable(services, id, choice.match);
    return tableService.get(choice.match);
  }
  const dropped = await tableService.update(id, (now) => (now.handOver ? withoutHandOver(now) : now));
  return "bad" in dropped ? dropped : startIfReady(tableService, dropped.ok);
}
export const isAgreed = ({ agreed }: Choice): boolean => agreed.length === 2;

/**
 * Seats the newcomer: first in the match, whose log decides between this, an act of the bot and the end of the match, then
 * at its table. False if the match is over or the seat was given away.
 */
async function takeBotSeat(services: Services, { match, seat, pace }: Choice, newcomer: SeatDoc): Promise<boolean> {
  const { tables: tableService, store } = services;
  const there = await tableDocs.get(store, match);
  if (!there || there.doc.closed) return false;
  const name = nameAtTable(there.doc.seats, seat, newcomer.name);
  const clock = PACE_CLOCKS[pace];
  const at = await seatedAt(services, match, seat as Seat, name, {
    rule: clock,
    onTimeout: there.doc.terms.onTimeout,
    standInLevel: there.doc.terms.standInLevel,
  });
  if (at === undefined) return false;
  const { person, account, otherIdentities } = newcomer;
  const seated = await tableService.update(match, (doc) =>
    doc.seats[seat]?.kind === "bot"
      ? {
          ...withSeat(doc, seat, {
            ...personSeat({ person, account, otherIdentities, name }),
            generation: (doc.seats[seat].generation ?? 0) + 1,
          }),
          terms: { ...doc.terms, clock },
          handedOver: { seat: seat as Seat, at },
        }
      : doc,
  );
  if ("bad" in seated) return false;
  // If the match ended between the two writes, its document names the bot.
  if ((await tableService.matchSummary(match))?.over) await archiveMatch(services, match);
  return isPlayedBy(seated.ok.doc.seats[seat], person);
}

/** Gives the bot's seat to a person in the match. Returns the entry of the log that says so; undefined if it cannot be. */
async function seatedAt(
  { tables: tableService }: Services,
  match: string,
  seat: Seat,
  name: string,
  clock: Parameters<HostServices["matches"]["service"]["handOver"]>[0]["clock"],
): Promise<number | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const summary = await tableService.matchSummary(match);
    if (!summary) return undefined;
    const sits = summary.seats[seat];
    // Another host, or this one before it stopped, has already done it.
    if (sits?.kind === "person") return sits.name === name ? summary.at : undefined;
    if (summary.over) return undefined;
    const { at } = summary;
    const answer = await tableService.matches.service.handOver({ match, seat, name, at, clock });
    if (answer.is === "done") return at;
    if (answer.is !== "stale") return undefined;
  }
  return undefined;
}

/** Deletes the table of the match that is not played; tickets that led there lead to the one that is. */
async function dropTable(services: Services, id: string, match: string): Promise<void> {
  const { store, storage, tables: tableService, now } = services;
  const stored = await tableDocs.get(store, id);
  if (!stored) return;
  const people = stored.doc.seats.flatMap(({ person }) => person ?? []);
  const dropped = await store.write([
    tableDocs.delete(id, stored.version),
    matchSecrets.delete(id),
    { is: "deleteStream", stream: `chat/${id}` },
  ]);
  if (!dropped) return dropTable(services, id, match);
  for (const person of people) {
    await tickets.update(store, person, now(), (ticket) =>
      ticket.found?.table === id ? { doc: { ...ticket, found: { ...ticket.found, table: match } } } : undefined,
    );
    storage.bus.publish("ticket", { person });
  }
  tableService.changed(id);
  tableService.changed(match);
  storage.bus.publish("paired", { table: match });
}

/** Finishes what a host left undone when it stopped. */
export async function finishHandOvers(services: Services): Promise<void> {
  for (const stored of await tableDocs.find(services.store, { index: ["handOver", "agreed"], limit: MAX_TABLES }))
    await finish(services, stored);
}
