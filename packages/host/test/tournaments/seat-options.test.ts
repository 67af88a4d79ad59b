/** Tests options that entrants supply for tournament matches: chosen at each table, private, and reused later. */
import { compareIds, STANDARD_DECKS } from "@starboard/trekwar";
import type { Host } from "@starboard/host";
import type { TableInfo } from "@starboard/wire/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edition, type Guest, openHost } from "../guest.ts";
import { arrive, cup, giveUp, make, member, path, start } from "./club.ts";

/** The standard deck of a side with one Unit replaced by another. */
const swapped = (side: 0 | 1, out: string, into: string): string[] =>
  [...STANDARD_DECKS[side].filter((id) => id !== out), into].sort(compareIds);
const DECKS = [
  { federationDeck: swapped(0, "FU12", "FU05.2") },
  { dominionDeck: swapped(1, "DU12", "DU05.2") },
] as const;

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

const TREK = { game: edition("trekwar"), options: { deckLists: "closed" }, ownSeatOptions: true } as const;
const brings = (guest: Guest, table: string, seat: number, wish: object) =>
  guest.http<TableInfo>("PUT", `/api/tables/${table}/seats/${seat}/options`, { seatOptions: wish });

test("entrants supply a deck for each match, checked by the rules and kept private; with exchanged sides the other side's deck", async () => {
  const one = await cup(url, ["Ada", "Ben"], { ...TREK, format: "roundRobin", bothSides: true });
  const leg = (await start(one)).played[0]?.pairings[0]?.legs[0];
  const players = (leg?.seats ?? []).map((n) => one.players[n] as Guest);
  const [first, second] = players as [Guest, Guest];
  const id = leg?.table ?? "";
  // The agreed options contain no deck, the table waits until both are ready, and an invalid deck is refused with its
  // rule.
  expect((await first.table(id)).body).toMatchObject({
    state: "lobby",
    terms: { ownSeatOptions: true, autoStart: true },
  });
  const short = await brings(second, id, 1, { dominionDeck: DECKS[1].dominionDeck.slice(1) });
  expect(short.body.bad?.[0]).toMatchObject({ at: "dominionDeck", about: { rule: "TW-13.1" } });
  expect((await brings(first, id, 0, DECKS[0])).body.you.seatOptions).toEqual(DECKS[0]);
  expect((await brings(second, id, 1, DECKS[1])).body.seats.map((seat) => seat.seatOptions)).toEqual([
    ["federationDeck"],
    ["dominionDeck"],
  ]);
  for (const guest of [first, one.organiser]) {
    const seen = JSON.stringify([(await guest.table(id)).body, (await guest.http("GET", path(one.id))).body]);
    expect(seen).not.toContain("DU05.2");
  }
  for (const guest of players) await arrive(guest, id);
  expect((await host.services.store.opening(id))?.options).toMatchObject({ ...DECKS[0], ...DECKS[1] });
  await giveUp(first, id);
  const next = (await one.until(({ played }) => played[0]?.pairings[0]?.legs.length === 2)).played[0]?.pairings[0]
    ?.legs[1];
  const back = (await second.table(next?.table ?? "")).body;
  expect([back.you.seats, back.options, back.seats.map((seat) => seat.seatOptions)]).toEqual([
    [0],
    expect.not.objectContaining({ federationDeck: expect.anything(), dominionDeck: expect.anything() }),
    [[], []],
  ]);
});

test("options supplied in an earlier round are reused when the entrant has that side again", async () => {
  const one = await cup(url, ["Ada", "Ben", "Cleo", "Dan"], { ...TREK, format: "roundRobin" });
  let info: TournamentInfo = await start(one);
  const had = new Map<string, object>();
  let again = 0;
  for (let round = 0; round < 3; round++) {
    for (const { legs } of info.played[round]?.pairings ?? []) {
      const { table = "", seats = [] } = legs[0] ?? {};
      for (const [seat, n] of seats.entries()) {
        const player = one.players[n] as Guest;
        const key = `${n} ${seat}`;
        expect((await player.table(table)).body.you.seatOptions).toEqual(had.get(key) ?? {});
        if (had.has(key)) again += 1;
        had.set(key, DECKS[seat] as object);
        await brings(player, table, seat, DECKS[seat] as object);
      }
      for (const n of seats) await arrive(one.players[n] as Guest, table);
      await giveUp(one.players[seats[0] ?? 0] as Guest, table);
    }
    info = await one.until(({ played, state }) => played.length > round + 1 || state === "over");
  }
  // Three rounds and two sides: each entrant has had one of them twice.
  expect(again).toBeGreaterThanOrEqual(4);
});

test("without seat options all play with the agreed options", async () => {
  const olga = await member(url, "Olga");
  const made = await make(olga, { ...TREK, ownSeatOptions: false, options: { ...TREK.options, ...DECKS[1] } });
  expect(made.body.options).toMatchObject(DECKS[1]);
  const open = await make(olga, { ...TREK, options: { ...TREK.options, ...DECKS[1] } });
  expect(open.body.options).not.toHaveProperty("dominionDeck");
});
