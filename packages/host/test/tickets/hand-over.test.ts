/** The seat of a bot is handed over to a person who was found meanwhile, over both storages and with two hosts. */
import type { Host } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import { parseRecord, verifyRecord } from "@starboard/kernel";
import type { BotRunner } from "@starboard/match";
import type { Update } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { TicketsInfo } from "@starboard/wire/tickets";
import { afterAll, describe, expect, test } from "vitest";
import { finishedMatches } from "../../src/archive/doc.ts";
import { findEdition } from "../../src/play/games.ts";
import { finishHandOvers } from "../../src/tickets/hand-over.ts";
import { tableDocs } from "../../src/tables/doc.ts";
import { anyMove, Guest, nextTable, openHost, type TestConnection } from "../guest.ts";
import { closeCluster, lacks, places } from "../storage/stores.ts";
import { arrive, giveUp } from "../tournaments/club.ts";

afterAll(() => closeCluster());

const want = { game: "4000ad", pace: "quick" } as const;
const ticket = (name: string) => ({ name, wants: [want], rated: false, range: null });
const open = (guest: Guest, name: string) => guest.http<TicketsInfo>("PUT", "/api/tickets", ticket(name));
const choose = (guest: Guest, table: string, agree: boolean) =>
  guest.http<TableInfo>("POST", `/api/tables/${table}/hand-over`, { agree });

/** Ada waits, plays a bot and is asked to act in that match; nobody has been found. */
async function waiting(url: string) {
  const ada = new Guest(url);
  await open(ada, "Ada");
  const begun = await ada.http<TicketsInfo>("POST", "/api/tickets/meanwhile", { ...want, level: 2 });
  const match = begun.body.mine?.meanwhile?.table ?? "";
  const table = await arrive(ada, match);
  expect(table).toMatchObject({ state: "playing", terms: { clock: { is: "none" }, rated: false, listed: false } });
  const own = table.you.seats[0] ?? 0;
  const socket = await ada.socket();
  await socket.ask({ is: "watch", match, viewer: own as never, since: 0 });
  await socket.update();
  return { ada, match, own, bot: 1 - own, socket };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;

/** Ben asks for the same, and both are at the table that was made for them. */
async function found({ ada }: Waiting, url: string) {
  const ben = new Guest(url);
  const table = (await open(ben, "Ben")).body.mine?.found?.table ?? "";
  const [a, b] = [await arrive(ada, table), await arrive(ben, table)];
  return { ben, table, a, b };
}
/** Plays what the match asks a person for, up to `most` acts. */
async function act(socket: TestConnection, match: string, seat: number, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    const move = anyMove(socket.latest());
    if (!move) return n;
    const { at } = socket.latest();
    expect(await socket.commit(match, seat, at, [move])).toMatchObject({ is: "played" });
    await socket.update((update) => update.at > at);
  }
  return most;
}

describe.for(["sqlite", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))(
    "both agree, and the newcomer plays on from there with the view of the seat alone",
    async () => {
      const storage = await openStorage(await places[name]());
      const thinking = new Set<object>();
      const botRunner: BotRunner & { close(): void } = {
        think(request) {
          thinking.add(request);
          return { thought: new Promise(() => {}), stop: () => void thinking.delete(request) };
        },
        close: () => {},
      };
      const { host, url } = await openHost({ storage, botRunner });
      try {
        const one = await waiting(url);
        const { ada, match, own, bot } = one;
        await act(one.socket, match, own, 100);
        await expect.poll(() => thinking.size).toBe(1);
        // The same wish does not make a second match, and what the ticket does not ask for is refused.
        const again = await ada.http<TicketsInfo>("POST", "/api/tickets/meanwhile", { ...want, level: 2 });
        expect(again.body.mine?.meanwhile?.table).toBe(match);
        const other = await ada.http("POST", "/api/tickets/meanwhile", { game: "trekwar", pace: "quick", level: 2 });
        expect(other.body.bad?.[0]?.code).toBe("TICKET_NONE");

        const { ben, table, a, b } = await found(one, url);
        // Both are there, but neither match begins or changes before they have chosen.
        expect([a.state, b.state]).toEqual(["lobby", "lobby"]);
        expect(b.handOver).toEqual({ match, seat: bot, player: a.you.seats[0], agreed: [] });
        expect((await new Guest(url).table(table)).body.handOver).toBeUndefined();
        const stranger = new Guest(url);
        await stranger.me("Cleo");
        expect((await choose(stranger, table, true)).body.bad?.[0]?.code).toBe("TABLE_FORBIDDEN");
        expect((await choose(ben, table, true)).body).toMatchObject({
          table,
          state: "lobby",
          handOver: { agreed: [b.you.seats[0]] },
        });
        const joined = await ben.socket();
        // Ben may not see the bot's hand, nor act for it, before Ada agrees.
        expect(await joined.ask({ is: "watch", match, viewer: bot as never, since: 0 })).toMatchObject({
          is: "invalid",
        });
        expect(joined.updates()).toEqual([]);

        const { at } = one.socket.latest();
        const taken = (await choose(ada, table, true)).body;
        expect(taken).toMatchObject({
          table: match,
          handedOver: { seat: bot, at },
          terms: { clock: { is: "live", main: 900, increment: 10 }, rated: false },
          summary: { clock: { left: [900_000, 900_000], stopped: null } },
        });
        // What the bot was thinking about is dropped.
        await expect.poll(() => thinking.size).toBe(0);
        expect(taken.seats.map(({ kind, name: called }) => `${kind} ${called}`)[bot]).toBe("person Ben");
        expect((await ben.table(table)).status).toBe(404);
        expect((await ben.http<TicketsInfo>("GET", "/api/tickets")).body.mine?.found?.table).toBe(match);

        await joined.ask({ is: "watch", match, viewer: bot as never, since: 0 });
        const view = await joined.update();
        expect(view.viewer).toBe(bot);
        expect(await joined.ask({ is: "watch", match, viewer: own as never, since: 0 })).toMatchObject({
          is: "invalid",
        });
        expect((await act(joined, match, bot, 1)) + (await act(one.socket, match, own, 1))).toBeGreaterThan(0);
        // The record says since when Ben has the seat; the archive counts the result for nobody's side alone.
        await giveUp(ben, match);
        const text = await (await fetch(`${url}/api/tables/${match}/record`)).text();
        const record = parseRecord(text);
        if (!("ok" in record)) throw new Error(JSON.stringify(record.bad));
        expect(record.ok.entries[at]).toMatchObject({ is: "seat", seat: bot, card: { name: "Ben", kind: "person" } });
        await expect.poll(async () => (await finishedMatches.get(storage.store, match))?.doc.handedOver).toBe(true);
        await Promise.all([joined.close(), one.socket.close()]);
      } finally {
        await host.close();
      }
    },
  );

  test.skipIf(lacks(name))("a new match is begun if one prefers it, or if the other match has just ended", async () => {
    const storage = await openStorage(await places[name]());
    const { host, url } = await openHost({ storage });
    try {
      const one = await waiting(url);
      const { ben, table } = await found(one, url);
      await choose(one.ada, table, true);
      const begun = (await choose(ben, table, false)).body;
      expect(begun).toMatchObject({ table, state: "playing", terms: { clock: { is: "live" } } });
      expect(begun.handOver).toBeUndefined();
      expect((await choose(one.ada, table, true)).body.bad?.[0]?.code).toBe("TABLE_STATE");
      expect((await one.ada.table(one.match)).body.seats[one.bot]?.kind).toBe("bot");

      const two = await waiting(url);
      const met = await found(two, url);
      await choose(met.ben, met.table, true);
      await giveUp(two.ada, two.match);
      expect((await choose(two.ada, met.table, true)).body).toMatchObject({ table: met.table, state: "playing" });
      expect((await two.ada.table(two.match)).body).toMatchObject({ state: "over" });
      expect((await two.ada.table(two.match)).body.handedOver).toBeUndefined();
      await Promise.all([one.socket.close(), two.socket.close()]);
    } finally {
      await host.close();
    }
  });

  test.skipIf(lacks(name))(
    "acts from before the hand-over are taken back with the newcomer’s consent, and the rematch is between the two",
    async () => {
      const storage = await openStorage(await places[name]());
      /** How often the bot still answers. */
      let answers = 100;
      const botRunner: BotRunner & { close(): void } = {
        think: ({ kind }) => ({
          thought:
            kind === "answer" && answers-- > 0
              ? Promise.resolve({ step: "depart", act: { do: "stay" }, variations: [] })
              : new Promise(() => {}),
          stop: () => {},
        }),
        close: () => {},
      };
      const { host, url } = await openHost({ storage, botRunner });
      try {
        const one = await waiting(url);
        const { ada, match, own, bot, socket } = one;
        const isAsked = ({ summary }: Update): boolean => summary.asked.includes(own as never);
        const first = (await socket.update(isAsked)).at;
        // Ada's whole turn and the bot's answer to it; then it is Ada's turn again.
        const stay = { step: "depart", act: { do: "stay" } };
        const hasAnswered = (): boolean =>
          socket.updates().some(({ logItems }) => logItems.some(({ n, by }) => n > first && by === bot));
        do {
          const { at } = socket.latest();
          expect(await socket.commit(match, own, at, [stay])).toMatchObject({ is: "played" });
          await socket.update((update) => update.at > at && isAsked(update));
        } while (!hasAnswered());
        answers = 0;
        // The bot would not mind.
        expect(socket.latest().takeBack).toBeNull();
        const before = socket.latest().at;

        const { ben, table } = await found(one, url);
        await choose(ben, table, true);
        expect((await choose(ada, table, true)).body.table).toBe(match);
        const joined = await ben.socket();
        await joined.ask({ is: "watch", match, viewer: bot as never, since: 0 });
        for (const line of [socket, joined]) await line.ask({ is: "followTable", table: match, chat: 0 });
        const { at } = await socket.update((update) => update.at > before);
        // Ben plays what the bot has answered, so he is asked. Alone, neither takes back what the other has answered.
        expect(socket.latest().takeBack?.code).toBe("KERNEL_UNDO_ANSWERED");
        expect(await socket.ask({ is: "takeBack", match, seat: own as never, at })).toMatchObject({ is: "refused" });
        const asking = { is: "propose", table: match, seat: own as never, what: { is: "takeBack", at } } as const;
        expect(await socket.ask(asking)).toMatchObject({ is: "done" });
        const [proposal] = (await nextTable(joined, ({ proposals }) => proposals.length > 0)).table.proposals;
        expect(proposal).toMatchObject({ by: own, needs: [bot] });
        const yes = { is: "vote", table: match, seat: bot as never, proposal: proposal?.id ?? "", yes: true } as const;
        expect(await joined.ask(yes)).toMatchObject({ is: "done" });
        const back = await socket.update((update) => update.at > at);
        // Ada is asked again. The seat stays Ben's, in the match and at its table, and nothing thinks for it.
        expect(isAsked(back)).toBe(true);
        expect(back.summary.seats[bot]).toMatchObject({ name: "Ben", kind: "person" });
        expect((await ada.table(match)).body).toMatchObject({ handedOver: { seat: bot } });
        answers = 100;
        while (isAsked(socket.latest())) {
          const now = socket.latest().at;
          expect(await socket.commit(match, own, now, [stay])).toMatchObject({ is: "played" });
          await socket.update((update) => update.at > now);
        }
        expect(answers).toBe(100);
        await joined.update(({ summary }) => summary.asked.includes(bot as never));
        expect(await joined.commit(match, bot, joined.latest().at, [stay])).toMatchObject({ is: "played" });

        await giveUp(ben, match);
        const text = await (await fetch(`${url}/api/tables/${match}/record`)).text();
        const record = parseRecord(text);
        if (!("ok" in record)) throw new Error(JSON.stringify(record.bad));
        expect(verifyRecord(record.ok, (id, number) => findEdition(id, number)?.game)).toMatchObject({ good: true });

        await socket.ask({ is: "propose", table: match, seat: own as never, what: { is: "rematch" } });
        const [wish] = (await nextTable(joined, ({ proposals }) => proposals.some(({ what }) => what.is === "rematch")))
          .table.proposals;
        await joined.ask({ is: "vote", table: match, seat: bot as never, proposal: wish?.id ?? "", yes: true });
        const rematch = (await nextTable(socket, (one) => one.rematch !== null)).table.rematch ?? "";
        const [next, there] = [await arrive(ada, rematch), await arrive(ben, rematch)];
        // From the other side, both people, with the clock of the hand-over; it is a match like any other.
        expect([next.you.seats, there.you.seats]).toEqual([[bot], [own]]);
        expect(there).toMatchObject({
          state: "playing",
          terms: { clock: { is: "live", main: 900, increment: 10 }, rated: false },
        });
        expect(there.handedOver).toBeUndefined();
        expect(there.seats.map(({ kind }) => kind)).toEqual(["person", "person"]);
        await giveUp(ben, rematch);
        await expect.poll(async () => (await finishedMatches.get(storage.store, rematch))?.doc.rated).toBe(false);
        expect((await finishedMatches.get(storage.store, rematch))?.doc.handedOver).toBeUndefined();
        await Promise.all([joined.close(), socket.close()]);
      } finally {
        await host.close();
      }
    },
  );
});

test.skipIf(lacks("postgres"))(
  "two hosts carry the same agreement out, and one finishes what another left undone",
  async () => {
    const place = await places.postgres();
    const hosts: { host: Host; url: string; storage: Awaited<ReturnType<typeof openStorage>> }[] = [];
    for (let n = 0; n < 2; n++) {
      const storage = await openStorage(place);
      hosts.push({ ...(await openHost({ storage })), storage });
    }
    const [here, there] = hosts;
    if (!here || !there) throw new Error("two hosts");
    try {
      const one = await waiting(here.url);
      const { ben, table } = await found(one, there.url);
      const both = await Promise.all([choose(one.ada, table, true), choose(ben, table, true)]);
      // Whoever agreed last is led to the match; the other is told that the table is gone.
      expect(both.map(({ body }) => body.table)).toContain(one.match);
      const { body } = await ben.table(one.match);
      expect(body).toMatchObject({ state: "playing", handedOver: { seat: one.bot } });
      expect(body.you.seats).toEqual([one.bot]);
      const entries = (await one.socket.update(({ summary }) => summary.seats[one.bot]?.kind === "person")).logItems;
      expect(entries.filter(({ occupant }) => occupant !== undefined)).toHaveLength(1);

      // The host that had written the agreement stopped before it did anything.
      const two = await waiting(here.url);
      const met = await found(two, there.url);
      await choose(met.ben, met.table, true);
      const services = there.host.services;
      const stored = await tableDocs.get(there.storage.store, met.table);
      const choice = stored?.doc.handOver;
      if (!stored || !choice) throw new Error("no choice");
      const people = stored.doc.seats.flatMap(({ person }) => person ?? []);
      await there.storage.store.write([
        tableDocs.put(met.table, { ...stored.doc, handOver: { ...choice, agreed: people } }, 1, stored.version),
      ]);
      await Promise.all(hosts.map(() => finishHandOvers(services)));
      expect((await met.ben.table(two.match)).body.you.seats).toEqual([two.bot]);
      expect((await met.ben.table(met.table)).status).toBe(404);
      await Promise.all([one.socket.close(), two.socket.close()]);
    } finally {
      await Promise.all(hosts.map(({ host }) => host.close()));
    }
  },
);
