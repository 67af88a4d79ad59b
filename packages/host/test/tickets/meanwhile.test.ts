/** Matches against bots while a ticket waits: their number, and what may be done after the bot's seat was handed over. */
import { openStorage } from "@starboard/host/storage";
import { parseRecord, verifyRecord } from "@starboard/kernel";
import type { BotRunner } from "@starboard/match";
import type { Update } from "@starboard/wire";
import type { Me } from "@starboard/wire/host";
import { MEANWHILE_MATCHES, type TicketsInfo } from "@starboard/wire/tickets";
import { afterAll, describe, expect, test } from "vitest";
import { finishedMatches } from "../../src/archive/doc.ts";
import { findEdition } from "../../src/play/games.ts";
import { Guest, nextTable, openHost } from "../guest.ts";
import { closeCluster, lacks, places } from "../storage/stores.ts";
import { arrive, giveUp } from "../tournaments/club.ts";
import { choose, found, ticket, waiting } from "./hand-over-people.ts";

afterAll(() => closeCluster());

describe.for(["sqlite", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))("a person plays so many matches against bots at a time, until one is over", async () => {
    const storage = await openStorage(await places[name]());
    const { host, url } = await openHost({ storage });
    try {
      const ada = new Guest(url);
      const wants = ["4000ad", "anaxis", "trekwar"].map((game) => ({ game, pace: "quick" as const }));
      await ada.http<TicketsInfo>("PUT", "/api/tickets", { ...ticket("Ada"), wants });
      const play = (n: number) =>
        ada.http<TicketsInfo>("POST", "/api/tickets/meanwhile", { ...wants[n % wants.length], level: 1 });
      const made: string[] = [];
      for (let n = 0; n < MEANWHILE_MATCHES; n++) {
        const begun = await play(n);
        expect(begun.status).toBe(200);
        made.push(begun.body.mine?.meanwhile?.table ?? "");
      }
      expect(new Set(made).size).toBe(MEANWHILE_MATCHES);
      // The one of this game and pace goes on; another one is refused and made by nobody, also if asked for at once.
      expect((await play(MEANWHILE_MATCHES - 1)).body.mine?.meanwhile?.table).toBe(made.at(-1));
      const tooMany = await Promise.all([play(MEANWHILE_MATCHES), play(MEANWHILE_MATCHES)]);
      for (const { status, body } of tooMany)
        expect([status, body.bad]).toEqual([
          409,
          [{ code: "TICKET_MEANWHILE", at: "", about: { limit: MEANWHILE_MATCHES } }],
        ]);
      const mine = (await ada.http<TicketsInfo>("GET", "/api/tickets")).body.mine?.meanwhile;
      expect(mine?.table).toBe(made.at(-1));
      const person = (await ada.http<Me>("GET", "/api/me")).body.person ?? "";
      expect(await storage.store.count("table", ["person", person])).toBe(MEANWHILE_MATCHES);
      // Another person has a number of their own.
      const cleo = new Guest(url);
      const other = { game: "warp-empires", pace: "quick" } as const;
      await cleo.http<TicketsInfo>("PUT", "/api/tickets", { ...ticket("Cleo"), wants: [other] });
      expect((await cleo.http("POST", "/api/tickets/meanwhile", { ...other, level: 1 })).status).toBe(200);
      const [first = ""] = made;
      await arrive(ada, first);
      await giveUp(ada, first);
      await expect.poll(async () => (await play(MEANWHILE_MATCHES)).status).toBe(200);
      expect((await play(MEANWHILE_MATCHES + 1)).status).toBe(409);
    } finally {
      await host.close();
    }
  });
});

describe.for(["sqlite", "postgres"] as const)("after a hand-over, over %s", (name) => {
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

        for (const line of [socket, joined]) await line.update(({ summary }) => summary.over !== null);
        const again = { is: "propose", table: match, seat: own as never, what: { is: "rematch" } } as const;
        expect(await socket.ask(again)).toMatchObject({ is: "done" });
        const [wish] = (await nextTable(joined, ({ proposals }) => proposals.some(({ what }) => what.is === "rematch")))
          .table.proposals;
        expect(await joined.ask({ ...yes, proposal: wish?.id ?? "" })).toMatchObject({ is: "done" });
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
