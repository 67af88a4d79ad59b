/** Tests bots at hosted tables: in their own threads, taking over from people and giving seats back. */
import { createMatchService, memoryStore } from "@starboard/match";
import type { Host } from "@starboard/host";
import { writeRecord } from "@starboard/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadGame } from "../src/play/games.ts";
import { createBotThreads } from "../src/play/bot-threads.ts";
import { anyMove, edition, ENTROPY, Guest, noThinker, openHost, playOn } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost({ botRunner: createBotThreads(1) }));
});
afterAll(() => host.close());

test("a bot in a thread plays against a person, and its hand is not sent", async () => {
  const ada = new Guest(url);
  const made = await ada.make({
    game: edition("anaxis"),
    seats: [{ is: "bot", level: 1, name: "Deep" }, { is: "me" }],
    autoStart: true,
  });
  const { table } = made.body;
  expect((await ada.entropy(table, 1)).body).toMatchObject({ state: "playing", summary: { asked: [0] } });
  const line = await ada.socket();
  await line.ask({ is: "watch", match: table.table, viewer: 1 as never, since: 0 });
  const mine = await line.update((u) => u.summary.asked.includes(1 as never));
  const move = anyMove(mine);
  if (!move) throw new Error("no move");
  expect(await line.commit(table.table, 1, mine.at, [move])).toMatchObject({ is: "played" });
  expect(line.latest().summary.seats[0]).toEqual({ name: "Deep", kind: "bot", level: 1 });
  expect(
    line
      .updates()
      .flatMap(({ logItems }) => logItems)
      .filter(({ by }) => by === 0).length,
  ).toBeGreaterThan(0);
  expect(line.received.filter((m) => m.is === "notice")).toEqual([]);
  const hidden = await line.ask({ is: "watch", match: table.table, viewer: 0 as never, since: 0 });
  expect(hidden).toMatchObject({ is: "invalid", bad: [{ code: "SERVICE_FORBIDDEN" }] });
});

test("a solo match continues with a friend, and its record names the origin", async () => {
  const matchService = createMatchService({
    load: loadGame,
    store: memoryStore(),
    now: () => 1_000,
    random: (bytes) => "5a".repeat(bytes),
    botRunner: noThinker,
    consents: () => true,
  });
  const seats = [
    { name: "Ada", kind: "person" },
    { name: "Deep", kind: "bot", level: 2 },
  ] as const;
  const opened = await matchService.execute({ is: "create", game: edition("anaxis"), options: {}, seats });
  if (opened.is !== "prepared") throw new Error("not opened");
  await matchService.execute({ is: "begin", match: opened.match, entropy: [ENTROPY, ""] });
  const answer = await matchService.execute({ is: "record", match: opened.match });
  if (answer.is !== "record") throw new Error("no record");
  const text = writeRecord(answer.record);

  const ada = new Guest(url);
  const at = answer.record.entries.length;
  const made = await ada.make({
    game: edition("anaxis"),
    seats: [{ is: "me" }, { is: "friend" }],
    from: { text, at },
  });
  expect(made.body.table).toMatchObject({ from: at, options: answer.record.options });
  const ben = new Guest(url);
  const { table, links } = made.body;
  await ada.entropy(table, 0);
  await ben.sit(table, 1, "Ben", links.find(({ seat }) => seat === 1)?.token);
  expect((await ada.start(table.table)).body.summary).toMatchObject({
    from: at,
    at,
    seats: [{ name: "Ada" }, { name: "Ben" }],
  });
  const lines = [await ada.socket(), await ben.socket()] as const;
  for (const [seat, line] of lines.entries())
    await line.ask({ is: "watch", match: table.table, viewer: seat as never, since: 0 });
  await playOn(table.table, lines, 4);
  const damaged = await ada.make({
    game: edition("anaxis"),
    seats: [{ is: "me" }, { is: "friend" }],
    from: { text: text.replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000'), at },
  });
  expect(damaged.body.bad?.[0]?.code).toBe("RECORD_CHAIN");
});

test("a friend takes a bot's seat during a match and gives it back to a bot", async () => {
  const ada = new Guest(url);
  const made = await ada.make({
    game: edition("anaxis"),
    seats: [{ is: "me" }, { is: "bot", level: 1 }],
    onTimeout: "bot",
    autoStart: true,
  });
  const { table } = made.body;
  await ada.entropy(table, 0);
  const open = await ada.http<{ links: { seat: number; token: string }[] }>(
    "PUT",
    `/api/tables/${table.table}/seats/1`,
    { is: "friend" },
  );
  const ben = new Guest(url);
  const token = open.body.links.find(({ seat }) => seat === 1)?.token ?? "";
  expect((await ben.sit(table, 1, "Ben")).body.bad?.[0]?.code).toBe("TABLE_LINK");
  const sat = await ben.sit(table, 1, "Ben", token);
  expect(sat.body.table.you.seats).toEqual([1]);
  expect(sat.body.table.summary?.seats[1]).toEqual({ name: "Ben", kind: "person" });
  const line = await ben.socket();
  expect(await line.ask({ is: "watch", match: table.table, viewer: 1 as never, since: 0 })).toMatchObject({
    is: "done",
  });
  const left = await ben.http(`POST`, `/api/tables/${table.table}/seats/1/leave`);
  expect(left.status).toBe(200);
  expect((await ada.table(table.table)).body.summary?.seats[1]).toMatchObject({ kind: "bot" });
});
