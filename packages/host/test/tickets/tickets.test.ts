/** Tickets at a host: strangers meet, tickets are kept, and nobody is told who waits. */
import type { Host } from "@starboard/host";
import { findGameEntry } from "@starboard/registry";
import type { TicketInput, TicketsInfo } from "@starboard/wire/tickets";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage } from "../../src/storage/open.ts";
import { duelGames, duelOptions } from "../../src/tickets/duel.ts";
import { createTicketService } from "../../src/tickets/ticket-service.ts";
import { arrive, member } from "../tournaments/club.ts";
import { Guest, openHost } from "../guest.ts";

let host: Host;
let url = "";
let ahead = 0;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => Date.now() + ahead }));
});
afterAll(() => host.close());

const quick = { game: "trekwar", pace: "quick" } as const;
const slow = { game: "anaxis", pace: "threeDays" } as const;
const input = (name: string, more: Partial<TicketInput> = {}): TicketInput => ({
  name,
  wants: [quick],
  rated: false,
  range: null,
  ...more,
});
const open = (guest: Guest, name: string, more?: Partial<TicketInput>) =>
  guest.http<TicketsInfo>("PUT", "/api/tickets", input(name, more));
const info = (guest: Guest) => guest.http<TicketsInfo>("GET", "/api/tickets");

test("every game of the registry that seats two can be asked for, and its options are legal at both kinds of clock", () => {
  expect(duelGames()).toEqual(expect.arrayContaining(["4000ad", "anaxis", "trekwar", "warp-empires"]));
  for (const id of duelGames()) {
    const game = findGameEntry(id)?.game;
    for (const clock of [{ is: "live", main: 60, increment: 0 } as const, { is: "none" } as const]) {
      const read = game?.options.parse(duelOptions(game, clock));
      if (!game || !read || !("ok" in read)) throw new Error(id);
      expect(game.options.seats(read.ok as never)).toBe(2);
    }
  }
});

test("two strangers meet: the one who waits is told at once, and the match begins when both are there", async () => {
  const [ada, ben] = [new Guest(url), new Guest(url)];
  const waiting = await open(ada, "Ada");
  expect(waiting.body.mine).toMatchObject({ wants: [quick], found: null });
  expect(waiting.body.people).toBe(0);
  const socket = await ada.socket();
  await socket.ask({ is: "followTicket" });
  expect((await info(ben)).body.waiting).toEqual([{ game: "trekwar", pace: "quick", fitting: 1, others: 0 }]);

  const met = (await open(ben, "Ben", { wants: [slow, quick] })).body.mine?.found;
  expect(met).toMatchObject({ opponent: "Ada", game: "trekwar", pace: "quick" });
  const pushed = await socket.until((m) => m.is === "ticket" && m.ticket !== null && m.ticket.found !== null);
  expect(pushed).toMatchObject({ ticket: { found: { table: met?.table, opponent: "Ben" } } });
  const table = met?.table ?? "";
  expect((await arrive(ada, table)).state).toBe("lobby");
  const begun = await arrive(ben, table);
  expect(begun.state).toBe("playing");
  expect(begun.seats.map(({ name }) => name).toSorted()).toEqual(["Ada", "Ben"]);
  expect(begun.terms).toMatchObject({ clock: { is: "live", main: 900, increment: 10 }, listed: false, rated: false });
  // Neither of them owns the table, and a third person neither sees nor waits for anybody.
  expect(begun.you.owner).toBe(false);
  expect((await info(new Guest(url))).body).toMatchObject({ mine: null, waiting: [], people: 0 });
  await socket.close();
});

test("a live ticket counts while its page is open; one by correspondence waits for days, and is closed by its person", async () => {
  const [ada, ben] = [new Guest(url), new Guest(url)];
  await open(ada, "Ada", { wants: [quick, slow] });
  ahead += 2 * 60_000;
  expect((await open(ben, "Ben")).body.mine?.found).toBeNull();
  expect((await info(ben)).body.waiting).toContainEqual({ game: "trekwar", pace: "quick", fitting: 0, others: 1 });
  const back = await ada.http<TicketsInfo>("POST", "/api/tickets/seen");
  expect(back.body.mine?.found).toMatchObject({ opponent: "Ben", pace: "quick" });

  const cleo = new Guest(url);
  await open(cleo, "Cleo", { wants: [{ game: "warp-empires", pace: "day" }] });
  expect((await cleo.http<TicketsInfo>("DELETE", "/api/tickets")).body.mine).toBeNull();
  ahead += 2 * 86_400_000;
  const dora = new Guest(url);
  await open(dora, "Dora", { wants: [slow] });
  ahead += 6 * 86_400_000;
  const emil = new Guest(url);
  expect((await open(emil, "Emil", { wants: [slow] })).body.mine?.found).toMatchObject({ opponent: "Dora" });
});

test("rated tickets need an account, and tell the rating", async () => {
  const [ada, ben] = [await member(url, "ada"), await member(url, "ben")];
  expect((await open(new Guest(url), "Guest", { rated: true })).body.bad?.[0]).toMatchObject({
    code: "TICKET_ACCOUNT",
    at: "rated",
  });
  await open(ada, "Ada", { rated: true, range: { below: 100, above: 100 } });
  expect((await open(new Guest(url), "Guest")).body.mine?.found).toBeNull();
  const met = (await open(ben, "Ben", { rated: true })).body.mine?.found;
  expect(met?.opponent).toBe("Ada");
  expect((await ada.table(met?.table ?? "")).body.terms.rated).toBe(true);
});

test.for([
  ["an unknown game", { wants: [{ game: "chess", pace: "quick" }] }, "TICKET_GAME", "wants.0"],
  ["no game", { wants: [] }, "HOST_FORM", "wants"],
  ["an unknown pace", { wants: [{ game: "anaxis", pace: "blitz" }] }, "HOST_FORM", "wants.0.pace"],
  ["a range of another kind", { range: { below: -1, above: 5 } }, "HOST_FORM", "range.below"],
] as const)("%s is refused", async ([, more, code, at]) => {
  const guest = new Guest(url);
  const refused = await open(guest, "Eve", more as never);
  expect(refused.status).toBe(400);
  expect(refused.body.bad?.[0]).toMatchObject({ code, at });
  expect((await info(guest)).body.mine).toBeNull();
});

test("anonymous callers have no ticket to keep or close", async () => {
  for (const [method, path] of [
    ["POST", "/api/tickets/seen"],
    ["DELETE", "/api/tickets"],
  ] as const)
    expect((await new Guest(url).http(method, path)).status).toBe(401);
});

test("two hosts that compare the same tickets at once seat nobody twice", async () => {
  const storage = memoryStorage({
    onError: (error) => {
      throw error;
    },
  });
  const opened = await openHost({ storage });
  const services = opened.host.services;
  const other = createTicketService(services);
  const people = Array.from({ length: 12 }, (_, n) => ({ person: `p${n}`, name: `P${n}`, account: null }));
  const here = createTicketService(services);
  await Promise.all(people.map((who, n) => (n % 2 === 0 ? here : other).open(who, input(who.name) as never)));
  const found = await Promise.all(people.map(async ({ person }) => (await here.info(person)).mine?.found?.table));
  const tables = Map.groupBy(found, (table) => table);
  expect(tables.size).toBe(6);
  for (const [table, both] of tables) {
    expect(table).toBeDefined();
    expect(both.length).toBe(2);
  }
  here.stop();
  other.stop();
  await opened.host.close();
});
