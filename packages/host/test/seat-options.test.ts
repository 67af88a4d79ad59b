/** What seats bring for themselves, TrekWar decks: judged when they are brought, read by nobody else, kept by whoever brought them. */
import { openHost, edition, ENTROPY, Guest, type Line, settings } from "./guest.ts";
import { seededUint32 } from "@starboard/kernel";
import { compareIds, STANDARD_DECKS } from "@starboard/trekwar";
import type { SeatLink, TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { Host } from "@starboard/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A side's deck with one Unit in another's place. */
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

type Wish = Readonly<Record<string, unknown>>;
const brings = (guest: Guest, table: string, seat: number, wish: Wish) =>
  guest.http<TableInfo>("PUT", `/api/tables/${table}/seats/${seat}/options`, { seatOptions: wish });
const sits = (guest: Guest, { table, commitment }: TableInfo, seat: number, links: readonly SeatLink[], wish?: Wish) =>
  guest.http<TableWithLinks>("POST", `/api/tables/${table}/seats/${seat}/sit`, {
    name: "Ben",
    commitment,
    entropy: ENTROPY,
    token: links.find((one) => one.seat === seat)?.token,
    ...(wish && { seatOptions: wish }),
  });
const watched = async (guest: Guest, table: string, viewer: number | "public"): Promise<Line> => {
  const line = await guest.socket();
  await line.ask({ is: "followTable", table, chat: 0 });
  await line.ask({ is: "watch", match: table, viewer: viewer as never, since: 0 });
  return line;
};

/** Ada's table where everybody brings a deck of their own; she has brought hers. */
async function opened(address = url, options: Wish = { deckLists: "closed", federationDeck }) {
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

describe("what a seat brings", () => {
  test("comes with whoever sits down, is judged by the game's rules at its place, and played", async () => {
    const { ada, ben, table, links } = await opened();
    // What is agreed holds no deck; Ada reads her own, and that is all anybody reads.
    expect(table.options).not.toHaveProperty("federationDeck");
    expect(table.you.seatOptions).toEqual({ federationDeck });
    expect(table.seats.map((seat) => seat.seatOptions)).toEqual([["federationDeck"], []]);
    // Thirty cards, by TW-13.1; a refusal changes nothing.
    const short = await sits(ben, table, 1, links, { dominionDeck: dominionDeck.slice(1) });
    expect(short.body.bad?.[0]).toMatchObject({ at: "dominionDeck", about: { rule: "TW-13.1" } });
    expect((await ada.table(table.table)).body.seats[1]?.kind).toBe("vacant");
    // Another seat's deck is not for this one to bring.
    const foreign = await sits(ben, table, 1, links, { federationDeck });
    expect(foreign.body.bad).toEqual([{ code: "TABLE_SEAT_OPTIONS", at: "federationDeck" }]);
    const sat = await sits(ben, table, 1, links, { dominionDeck });
    expect(sat.body.table.you.seatOptions).toEqual({ dominionDeck });
    // Until the match begins it may be another one, or none.
    expect((await brings(ben, table.table, 1, {})).body.seats[1]?.seatOptions).toEqual([]);
    expect((await brings(ada, table.table, 1, { dominionDeck: other })).body.bad?.[0]?.code).toBe("TABLE_FORBIDDEN");
    expect((await brings(ben, table.table, 1, { dominionDeck })).body.you.seatOptions).toEqual({ dominionDeck });
    // It is part of what the host keeps of him, and of nobody else.
    const kept = async (guest: Guest) => JSON.stringify((await guest.http("GET", "/api/account/export")).body);
    expect(await kept(ben)).toContain(JSON.stringify(dominionDeck));
    expect(await kept(ada)).not.toContain("DU05.2");
    await ada.start(table.table);
    expect((await brings(ben, table.table, 1, {})).body.bad?.[0]?.code).toBe("TABLE_STATE");
    const opening = await host.services.store.opening(table.table);
    expect(opening?.options).toMatchObject({ federationDeck, dominionDeck, deckLists: "closed" });
  });

  test("is brought by nobody where the table does not want it so", async () => {
    const ada = new Guest(url);
    const made = await ada.make({
      game: edition("trekwar"),
      options: { dominionDeck },
      seats: [{ is: "me" }, { is: "friend" }],
    });
    expect(made.body.table.options).toMatchObject({ dominionDeck });
    const refused = await brings(ada, made.body.table.table, 0, { federationDeck });
    expect(refused.body.bad).toEqual([{ code: "TABLE_SEAT_OPTIONS", at: "federationDeck" }]);
  });

  test("is asked for again when it does not fit any more, without a word to whoever changed the table", async () => {
    const { ada, ben, table, links } = await opened(url, { ownCards: [SCOUT] });
    const built = await sits(ben, table, 1, links, { dominionDeck: swapped(1, "DU12", "DU19") });
    expect(built.body.table.seats[1]?.seatOptions).toEqual(["dominionDeck"]);
    const changed = await ada.http<TableInfo>("PATCH", `/api/tables/${table.table}`, { options: {} });
    expect(changed.status).toBe(200);
    expect(changed.body.seats[1]).toMatchObject({ seatOptions: [], ready: false });
    expect((await ada.start(table.table)).body.bad?.[0]?.code).toBe("TABLE_ENTROPY");
  });

  test("stays with whoever brought it: a rematch the other way round waits for new decks, the one after has the old ones", async () => {
    const { ada, ben, table, links } = await opened();
    await sits(ben, table, 1, links, { dominionDeck });
    await ada.start(table.table);
    const first = await again(ada, ben, table.table, [0, 1]);
    // Seats are switched, and nobody has another side's deck.
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

  test("reaches nobody else by a single byte, before the match or in it: two tables that differ in nothing else look the same", async () => {
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
      const lines = [await ada.socket(), await eve.socket()];
      for (const line of lines) await line.ask({ is: "followTable", table: table.table, chat: 0 });
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
      for (const line of [own, ...others]) await line.update();
      expect((own.latest().card.options as { readonly dominionDeck: unknown }).dominionDeck).toEqual(deck);
      // Everything that came, and of that all that does not depend on who was there at which moment.
      for (const { raw } of [...lines, ...others]) expect(raw.join()).not.toContain(only);
      expect(own.raw.join()).toContain(only);
      seen.push([...bodies, ...others.map(({ raw }) => raw.find((one) => one.startsWith('{"is":"update"')) ?? "")]);
      await twin.host.close();
    }
    expect(seen[1]?.map(anonymous)).toEqual(seen[0]?.map(anonymous));
    expect(seen[0]?.every((one) => one !== "")).toBe(true);
  });
});

/** Links are signed with a key of the host's own, and who is connected just now nobody brought. */
const anonymous = (text: string): string =>
  text
    .replaceAll(/"token":"[^"]*"/g, "")
    .replaceAll(/"online":(?:true|false)/g, "")
    .replaceAll(/"watching":\d+/g, "");

/** One gives up, both want the same once more; the table of the rematch. */
async function again(ada: Guest, ben: Guest, id: string, [a, b]: readonly [number, number]): Promise<TableInfo> {
  const line = await watched(ada, id, a);
  const his = await watched(ben, id, b);
  const { at } = await line.update();
  await line.commit(id, a, at, [{ step: "resign", act: { do: "resign" } }]);
  await his.until((m) => m.is === "table" && m.table.state === "over");
  await line.ask({ is: "propose", table: id, seat: a as never, what: { is: "rematch" } });
  const asked = await his.until((m) => m.is === "table" && m.table.proposals.length > 0);
  const proposal = asked.is === "table" ? (asked.table.proposals[0]?.id ?? "") : "";
  await his.ask({ is: "vote", table: id, seat: b as never, proposal, yes: true });
  const { rematch } = (await ada.table(id)).body;
  return (await ada.table(rematch ?? "")).body;
}
