/** Who is at a table: by connections, and by the requests of programs, which have none. */
import type { NewProgram } from "@starboard/wire/programs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHub, type HubOptions, type Listener } from "../src/live/hub.ts";
import { createPresence } from "../src/live/presence.ts";
import { after } from "../src/play/timer.ts";
import { memoryStorage } from "../src/storage/open.ts";
import type { Stored } from "../src/storage/store.ts";
import { tableDocs, vacantSeat } from "../src/tables/doc.ts";
import { member } from "./tournaments/club.ts";
import { ENTROPY, Guest, nextTable, openHost } from "./guest.ts";
import { tableDoc } from "./table-doc.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function opened() {
  const { bus } = memoryStorage();
  const changes: boolean[] = [];
  const presence = createPresence(
    bus,
    () => 0,
    after,
    () => changes.push(presence.isOnline("t", "bot")),
  );
  return { presence, changes };
}

test("a program is at a table from its first request until the next one fails to come", () => {
  const { presence, changes } = opened();
  const first = presence.enterForRequest("t", "bot");
  vi.advanceTimersByTime(20_000);
  first();
  vi.advanceTimersByTime(29_000);
  // It has thought for a while. Two requests at a time count as long as one of them is open.
  const [second, third] = [presence.enterForRequest("t", "bot"), presence.enterForRequest("t", "bot")];
  second();
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([true]);
  third();
  vi.advanceTimersByTime(29_000);
  expect(presence.isOnline("t", "bot")).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(changes).toEqual([true, false]);
  presence.close();
});

test("a request that ends after the host has closed leaves no timer behind", () => {
  const { presence, changes } = opened();
  const leave = presence.enterForRequest("t", "bot");
  presence.close();
  leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(changes).toEqual([true]);
});

test("the table of a program that asks for updates over HTTP shows it as online, before the match and in it", async () => {
  vi.useRealTimers();
  const { host, url } = await openHost();
  try {
    const ada = await member(url, "Ada");
    const made = await ada.http<NewProgram>("POST", "/api/me/tokens", { name: "Deep" });
    const program = new Guest(url, { authorization: `Bearer ${made.body.token}` });
    const { table } = (await ada.make({ game: "anaxis@5", seats: [{ is: "me" }, { is: "open" }] })).body;
    const socket = await ada.socket();
    await socket.ask({ is: "followTable", table: table.table, chat: 0 });
    const sat = await program.http("POST", `/api/tables/${table.table}/seats/1/sit`, {
      name: "Deep",
      commitment: table.commitment,
      entropy: ENTROPY,
    });
    expect(sat).toMatchObject({ status: 200 });
    expect((await ada.table(table.table)).body.seats[1]?.online).toBe(false);
    const waiting = await program.http("GET", `/api/tables/${table.table}/seats/1/update?since=0&wait=20`);
    expect(waiting.status).toBe(204);
    await nextTable(socket, ({ seats }) => seats[1]?.online === true);
    expect((await ada.table(table.table)).body.seats[1]?.online).toBe(true);
    await socket.close();
  } finally {
    await host.close();
  }
});

test("a follower whose reads took long misses nothing: neither after the last other one left nor what changed meanwhile", async () => {
  vi.useRealTimers();
  const storage = memoryStorage();
  const doc = tableDoc({ game: "anaxis@5", seats: [vacantSeat("open", 0)] });
  await storage.store.write([tableDocs.put("t", doc, 1, 0)]);
  const stored = (await tableDocs.get(storage.store, "t")) as Stored<ReturnType<typeof tableDoc>>;
  let hold = Promise.resolve();
  const presence = createPresence(
    storage.bus,
    () => 0,
    after,
    () => {},
  );
  const hub = createHub({
    tableService: { store: storage.store, matchSummary: async () => undefined },
    bus: storage.bus,
    chat: { read: () => hold.then(() => ({ lines: [], next: 0 })), pseudonym: (_table: string, one: string) => one },
    presence,
    after: (_ms: number, run: () => void) => after(0, run),
    onError: (error: unknown) => {
      throw error;
    },
  } as unknown as HubOptions);
  const seen: string[] = [];
  const listener = (name: string): Listener => ({
    person: null,
    send: (message) => void (message.is === "table" && seen.push(`${name} ${message.table.version}`)),
    review: () => {},
  });
  const [first, second] = [listener("first"), listener("second")];
  await hub.attend(first, stored, 0);
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  const attending = hub.attend(second, stored, 0);
  hub.leave(first, "t");
  await storage.store.write([tableDocs.put("t", doc, 2, 1)]);
  hub.tableChanged("t");
  hold = Promise.resolve();
  held.resolve();
  await attending;
  await expect.poll(() => seen).toEqual(["first 1", "second 1", "second 2"]);
  await storage.store.write([tableDocs.put("t", doc, 3, 2)]);
  hub.tableChanged("t");
  await expect.poll(() => seen).toEqual(["first 1", "second 1", "second 2", "second 3"]);
  hub.close();
  presence.close();
});
