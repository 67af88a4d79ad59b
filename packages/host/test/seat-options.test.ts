/**
 * Tests options that players supply for their own seats, such as TrekWar decks: validated, private, and kept for later
 * matches.
 */
import { openHost, edition, ENTROPY, Guest, type TestConnection, settings } from "./guest.ts";
import { seededUint32 } from "@starboard/kernel";
import { compareIds, STANDARD_DECKS } from "@starboard/trekwar";
import type { SeatLink, TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { Host } from "@starboard/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The standard deck of a side with one Unit replaced by another. */
const swapped = (side: 0 | 1, out: string, into: string): string[] =>
  [...STANDARD_DECKS[side].filter((id) => id !== out), into].sort(compareIds);
const federationDeck = swapped(0, "FU12", "FU05.2");
const dominionDeck = swapped(1, "DU12", "DU05.2");
const other = swapped(1, "DU06", "DU07.2");
const SCOUT = {
  id: "DU19",
  name: "Scout",
  type: "Unit",
  race: "Cardassian",
  kind: "ship",
  space: 3,
  surface: 1,
  bolts: 1,
  copies: 2,
};

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

type SeatOptions = Readonly<Record<string, unknown>>;
const supplyOptions = (guest: Guest, table: string, seat: number, options: SeatOptions) =>
  guest.http<TableInfo>("PUT", `/api/tables/${table}/seats/${seat}/options`, { seatOptions: options });
const sits = (
  guest: Guest,
  { table, commitment }: TableInfo,
  seat: number,
  links: readonly SeatLink[],
  options?: SeatOptions,
) =>
  guest.http<TableWithLinks>("POST", `/api/tables/${table}/seats/${seat}/sit`, {
    name: "Ben",
    commitment,
    entropy: ENTROPY,
    token: links.find((one) => one.seat === seat)?.token,
    ...(options && { seatOptions: options }),
  });
const watched = async (guest: Guest, table: string, viewer: number | "public"): Promise<TestConnection> => {
  const connection = await guest.socket();
  await connection.ask({ is: "followTable", table, chat: 0 });
  await connection.ask({ is: "watch", match: table, viewer: viewer as never, since: 0 });
  return connection;
};

/** Opens Ada's table, where every player supplies a deck; Ada has supplied hers. */
async function opened(address = url, options: SeatOptions = { deckLists: "closed", federationDeck }) {
  const [ada, ben] = [new Guest(address), new Guest(address)];
  const made = await ada.make({
    game: edition("trekwar"),
    options,
    ownSeatOptions: true,
    seats: [{ is: "me" }, { is: "friend" }],
  });
  await ada.entropy(made.body.table, 0);
  return { ada, ben, table: made.body.table, links: made.body.links };
}

describe("seat options", () => {
  test("are supplied with the seat, checked by the game's rules, and played", async () => {
    const { ada, ben, table, links } = await opened();
    // The agreed options contain no deck; only Ada reads her own.
    expect(table.options).not.toHaveProperty("federationDeck");
    expect(table.you.seatOptions).toEqual({ federationDeck });
    expect(table.seats.map((seat) => seat.seatOptions)).toEqual([["federationDeck"], []]);
    // A deck has thirty cards (TW-13.1); a refusal changes nothing.
    const short = await sits(ben, table, 1, links, { dominionDeck: dominionDeck.slice(1) });
    expect(short.body.bad?.[0]).toMatchObject({ at: "dominionDeck", about: { rule: "TW-13.1" } });
    expect((await ada.table(table.table)).body.seats[1]?.kind).toBe("vacant");
    // A seat cannot supply another seat's deck.
    const foreign = await sits(ben, table, 1, links, { federationDeck });
    expect(foreign.body.bad).toEqual([{ code: "TABLE_SEAT_OPTIONS", at: "federationDeck" }]);
    const sat = await sits(ben, table, 1, links, { dominionDeck });
    expect(sat.body.table.you.seatOptions).toEqual({ dominionDeck });
    // Until the match begins the player can replace or remove the deck.
    expect((await supplyOptions(ben, table.table, 1, {})).body.seats[1]?.seatOptions).toEqual([]);
    expect((await supplyOptions(ada, table.table, 1, { dominionDeck: other })).body.bad?.[0]?.code).toBe(
      "TABLE_FORBIDDEN",
    );
    expect((await supplyOptions(ben, table.table, 1, { dominionDeck })).body.you.seatOptions).toEqual({ dominionDeck });
    // It is part of his exported data, and of no other person's.
    const kept = async (guest: Guest) => JSON.stringify((await guest.http("GET", "/api/account/export")).body);
    expect(await kept(ben)).toContain(JSON.stringify(dominionDeck));
    expect(await kept(ada)).not.toContain("DU05.2");
    await ada.start(table.table);
    expect((await supplyOptions(ben, table.table, 1, {})).body.bad?.[0]?.code).toBe("TABLE_STATE");
    const opening = await host.services.store.opening(table.table);
    expect(opening?.options).toMatchObject({ federationDeck, dominionDeck, deckLists: "closed" });
  });

  test("are refused at a table that does not ask for them", async () => {
    const ada = new Guest(url);
    const made = await ada.make({
      game: edition("trekwar"),
      options: { dominionDeck },
      seats: [{ is: "me" }, { is: "friend" }],
    });
    expect(made.body.table.options).toMatchObject({ dominionDeck });
    const refused = await supplyOptions(ada, made.body.table.table, 0, { federationDeck });
    expect(refused.body.bad).toEqual([{ code: "TABLE_SEAT_OPTIONS", at: "federationDeck" }]);
  });

  test("are asked for again if they no longer fit, without disclosing it to the person who changed the table", async () => {
    const { ada, ben, table, links } = await opened(url, { ownCards: [SCOUT] });
    const built = await sits(ben, table, 1, links, { dominionDeck: swapped(1, "DU12", "DU19") });
    expect(built.body.table.seats[1]?.seatOptions).toEqual(["dominionDeck"]);
    const changed = await ada.http<TableInfo>("PATCH", `/api/tables/${table.table}`, { options: {} });
    expect(changed.status).toBe(200);
    expect(changed.body.seats[1]).toMatchObject({ seatOptions: [], ready: false });
    expect((await ada.start(table.table)).body.bad?.[0]?.code).toBe("TABLE_ENTROPY");
  });

  test("stay with the person who supplied them: a rematch with switched sides waits for new decks, the next one has the old ones", async () => {
    const { ada, ben, table, links } = await opened();
    await sits(ben, table, 1, links, { dominionDeck });
    await ada.start(table.table);
    const first = await again(ada, ben, table.table, [0, 1]);
    // The seats are switched, and neither player has a deck for the other side.
    expect(first.options).not.toHaveProperty("dominionDeck");
    expect(first.seats.map((seat) => [seat.name, seat.seatOptions, seat.ready])).toEqual([
      ["Ben", [], false],
      ["Ada", [], false],
    ]);
    await ben.entropy(first, 0);
    await ada.entropy(first, 1);
    const opening = await host.services.store.opening(first.table);
    expect(opening?.options).toMatchObject({ federationDeck: null, dominionDeck: null });
    const second = await again(ada, ben, first.table, [1, 0]);
    expect(second.seats.map((seat) => seat.seatOptions)).toEqual([["federationDeck"], ["dominionDeck"]]);
    expect((await ben.table(second.table)).body.you.seatOptions).toEqual({ dominionDeck });
  });

  test("are sent to no other person, before and during the match: two tables that differ only in them look the same", async () => {
    const seen: string[][] = [];
    for (const [deck, only] of [
      [dominionDeck, "DU05.2"],
      [other, "DU07.2"],
    ] as const) {
      const words = seededUint32(7);
      const random = (bytes: number): string =>
        Array.from({ length: bytes }, () => (words() & 255).toString(16).padStart(2, "0")).join("");
      const twin = await openHost({ random, now: () => 1_800_000_000_000, settings: settings() });
      const { ada, ben, table, links } = await opened(twin.url);
      const eve = new Guest(twin.url);
      const connections = [await ada.socket(), await eve.socket()];
      for (const connection of connections) await connection.ask({ is: "followTable", table: table.table, chat: 0 });
      const bodies: string[] = [];
      const look = async (): Promise<void> => {
        for (const one of [ada, eve])
          for (const path of ["", "/links"])
            bodies.push(JSON.stringify((await one.http("GET", `/api/tables/${table.table}${path}`)).body));
      };
      await sits(ben, table, 1, links, { dominionDeck: deck });
      await look();
      await ada.start(table.table);
      await look();
      const [own, ...others] = [
        await watched(ben, table.table, 1),
        await watched(ada, table.table, 0),
        await watched(eve, table.table, "public"),
      ] as const;
      for (const connection of [own, ...others]) await connection.update();
      expect((own.latest().summary.options as { readonly dominionDeck: unknown }).dominionDeck).toEqual(deck);
      // Returns all received messages without what depends on the moment of a connection.
      for (const { raw } of [...connections, ...others]) expect(raw.join()).not.toContain(only);
      expect(own.raw.join()).toContain(only);
      seen.push([...bodies, ...others.map((one) => one.pushed("update")[0] ?? "")]);
      await twin.host.close();
    }
    expect(seen[1]?.map(anonymous)).toEqual(seen[0]?.map(anonymous));
    expect(seen[0]?.every((one) => one !== "")).toBe(true);
  });
});

/** Masks links, which are signed with a random key, and presence. */
const anonymous = (text: string): string =>
  text
    .replaceAll(/"token":"[^"]*"/g, "")
    .replaceAll(/"online":(?:true|false)/g, "")
    .replaceAll(/"watching":\d+/g, "");

/** One player resigns and both propose a rematch; returns the table of the rematch. */
async function again(ada: Guest, ben: Guest, id: string, [a, b]: readonly [number, number]): Promise<TableInfo> {
  const connection = await watched(ada, id, a);
  const his = await watched(ben, id, b);
  const { at } = await connection.update();
  await connection.commit(id, a, at, [{ step: "resign", act: { do: "resign" } }]);
  await his.until((m) => m.is === "table" && m.table.state === "over");
  await connection.ask({ is: "propose", table: id, seat: a as never, what: { is: "rematch" } });
  const asked = await his.until((m) => m.is === "table" && m.table.proposals.length > 0);
  const proposal = asked.is === "table" ? (asked.table.proposals[0]?.id ?? "") : "";
  await his.ask({ is: "vote", table: id, seat: b as never, proposal, yes: true });
  const { rematch } = (await ada.table(id)).body;
  return (await ada.table(rematch ?? "")).body;
}
