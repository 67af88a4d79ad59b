/** The seat of a bot is handed over to a person who was found meanwhile, over both storages and with two hosts. */
import type { Host } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import { parseRecord } from "@starboard/kernel";
import type { BotRunner } from "@starboard/match";
import type { TicketsInfo } from "@starboard/wire/tickets";
import { afterAll, describe, expect, test } from "vitest";
import { finishedMatches } from "../../src/archive/doc.ts";
import { finishHandOvers } from "../../src/tickets/hand-over.ts";
import { tableDocs } from "../../src/tables/doc.ts";
import { anyMove, Guest, openHost, type TestConnection } from "../guest.ts";
import { closeCluster, lacks, places } from "../storage/stores.ts";
import { giveUp } from "../tournaments/club.ts";
import { choose, found, waiting, want } from "./hand-over-people.ts";

afterAll(() => closeCluster());

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
