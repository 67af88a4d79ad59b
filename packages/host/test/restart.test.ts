/** Tests a restart of the host: sockets are closed with a hint, nothing acknowledged is lost, and play continues. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@starboard/host/storage";
import type { BotRunner } from "@starboard/match";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyMove, begin, edition, Guest, openHost, playOn } from "./guest.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "starboard-restart-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a restart loses and repeats no act, seat or chat line", async () => {
  const first = await openHost({ storage: await openStorage({ folder }) });
  const { ada, ben, a, b, id } = await begin(first.url, "anaxis", { clock: { is: "live", main: 600, increment: 0 } });
  const line = { is: "say", table: id, to: "table", text: "back in a minute", key: "said-before" } as const;
  await a.ask(line);
  await playOn(id, [a, b], 5);
  const { at } = a.latest();
  const asked = a.latest().summary.asked[0] as number;
  const mover = asked === 0 ? a : b;
  const move = anyMove(mover.latest());
  if (!move) throw new Error("no move");
  const answer = await mover.commit(id, asked, at, [move], "sent-before-the-end");
  await first.host.close();
  await Promise.all([a.closed, b.closed]).then((codes) => expect(codes).toEqual([1012, 1012]));
  expect(a.received.at(-1)).toMatchObject({ is: "closing", reconnect: expect.any(Number) });

  const second = await openHost({ storage: await openStorage({ folder }) });
  const again = [ada, ben].map((guest) => {
    const back = new Guest(second.url);
    back.cookie = guest.cookie;
    return back;
  });
  const lines = await Promise.all(again.map((guest) => guest.socket()));
  expect(await lines[0]?.ask(line)).toMatchObject({ is: "done" });
  for (const [seat, back] of lines.entries()) {
    await back.ask({ is: "followTable", table: id, chat: -50 });
    await back.ask({ is: "watch", match: id, viewer: seat as never, since: at });
  }
  const [one, two] = lines as [(typeof lines)[0] & object, (typeof lines)[0] & object];
  // Unanswered requests are sent again and executed once.
  const repeated = await (asked === 0 ? one : two).commit(id, asked, at, [move], "sent-before-the-end");
  expect({ ...repeated, id: 0 }).toEqual({ ...answer, id: 0 });
  const chat = one.received.flatMap((m) => (m.is === "chat" ? m.lines : []));
  expect(chat).toMatchObject([{ text: "back in a minute", name: "Ada" }]);
  // Another person's line under the same key is another line.
  expect(await two.ask({ ...line, text: "me too" })).toMatchObject({ is: "done" });
  await one.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "me too"));
  expect(one.latest().summary.clock).toMatchObject({ rule: { is: "live" } });
  await playOn(id, [one, two], 5);
  await second.host.close();
});

test("a bot that was asked before a stop is asked again after the start, although no page is open", async () => {
  let time = 1_800_000_000_000;
  const silent: BotRunner & { close(): void } = {
    think: () => ({ thought: new Promise(() => {}), stop: () => {} }),
    close: () => {},
  };
  const first = await openHost({
    storage: await openStorage({ folder }, { now: () => time }),
    botRunner: silent,
    now: () => time,
  });
  const ada = new Guest(first.url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "bot", level: 1 }, { is: "me" }] });
  const { table } = made.body;
  await ada.entropy(table, 1);
  const started = await ada.start(table.table);
  const at = started.body.summary?.at ?? 0;
  expect(started.body.summary?.asked).toEqual([0]);
  await first.host.close();

  time += 60_000;
  const asked: string[] = [];
  const second = await openHost({
    storage: await openStorage({ folder }, { now: () => time }),
    now: () => time,
    botRunner: {
      think(request) {
        asked.push(request.match);
        return { thought: Promise.reject(new Error("no idea")), stop: () => {} };
      },
      close: () => {},
    },
  });
  await second.host.services.matches.runAllDue();
  await expect.poll(async () => (await second.host.services.matches.summary(table.table))?.at).toBeGreaterThan(at);
  expect(asked).toContain(table.table);
  await second.host.close();
});
