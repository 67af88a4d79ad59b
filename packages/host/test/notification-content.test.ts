/** Tests what notifications say, and when reminders, outcomes, time-outs and daily messages are sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Host } from "@starboard/host";
import type { NotificationSettings } from "@starboard/wire/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "../src/messages/en.ts";
import { messageText } from "../src/notifications/content.ts";
import { dueReminders, nextReminderAt } from "../src/notifications/reminders.ts";
import { begin, type Guest, type TestConnection, openHost, playOn, settings } from "./guest.ts";

const DAY = 86_400_000;
let time = 1_800_000_000_000;
let host: Host;
let url = "";
let hook = "";
interface Message {
  readonly event: string;
  readonly text: string;
  readonly tables: readonly {
    readonly title: string;
    readonly opponents: readonly string[];
    readonly turn: string;
    readonly since: readonly string[];
    readonly question: string | null;
    readonly timeLeft: string | null;
    readonly result: string | null;
    readonly picture: string | null;
  }[];
}
const received = new Map<string, Message[]>();
/** Receives webhooks by their query string, which names the player. */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const name = new URL(request.url ?? "", "http://hook").search;
    received.set(name, [...(received.get(name) ?? []), JSON.parse(Buffer.concat(parts).toString()) as Message]);
    response.end();
  });
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = { STARBOARD_NOTIFY_DELAY: "0", STARBOARD_WEBHOOK_TARGETS: "any" };
  ({ host, url } = await openHost({ now: () => time, settings: settings(env) }));
});
afterAll(async () => {
  await host.close();
  server.close();
});

const messages = (name: string): readonly Message[] => received.get(`?${name}`) ?? [];
/** Waits for the n-th message to a player, from 1. */
async function message(name: string, n: number): Promise<Message> {
  await expect.poll(() => messages(name).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(n);
  return messages(name)[n - 1] as Message;
}
const notify = (guest: Guest, name: string) =>
  guest.http<NotificationSettings>("POST", "/api/notifications", { is: "webhook", url: `${hook}?${name}` });
async function pass(ms: number): Promise<void> {
  time += ms;
  await host.services.matches.runAllDue();
}
/** Plays until a seat is asked, at least one act. */
async function until(id: string, connections: readonly TestConnection[], seat: number): Promise<void> {
  do await playOn(id, connections, 1);
  while (!(connections[0] as TestConnection).latest().summary.asked.includes(seat as never));
}

test("a turn names game, opponent, round, what happened, the question and the time left, with a picture", async () => {
  const { ada, a, b, id } = await begin(url, "4000ad", { clock: { is: "correspondence", days: 3, vacation: 0 } });
  await until(id, [a, b], 1);
  await notify(ada, "turn");
  await until(id, [a, b], 0);
  const { event, tables, text } = await message("turn", 1);
  expect(event).toBe("your-turn");
  const [table] = tables;
  expect(table).toMatchObject({
    title: "4000 A.D. against Ben",
    opponents: ["Ben"],
    turn: expect.stringMatching(/^Round \d+$/),
    timeLeft: "3d 0h",
    result: null,
  });
  expect(table?.since.length).toBeGreaterThan(0);
  expect(table?.question).toMatch(/\w/);
  expect(text).toContain("Your turn: 4000 A.D. against Ben · Round");
  const picture = await fetch(table?.picture ?? "");
  expect(picture.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([480, 300]);
  // The address is signed: another seat's picture has another one.
  expect((await fetch(`${table?.picture}x`)).status).toBe(404);
  expect((await fetch((table?.picture ?? "").replace(`${id}.0.`, `${id}.1.`))).status).toBe(404);
});

test("a third and a tenth of the time left are reminded of once each, and not after the player has moved", async () => {
  const clock = { is: "correspondence", days: 10, vacation: 0 } as const;
  const { ada, a, b, id } = await begin(url, "4000ad", { clock, onTimeout: "claim" });
  await until(id, [a, b], 0);
  await notify(ada, "reminded");
  const stored = () => host.services.store.getScheduled([`reminder/${id}/0`]);
  await expect.poll(async () => (await stored()).length, { timeout: 10_000 }).toBe(1);
  const reminders = () => messages("reminded").filter(({ event }) => event === "reminder");
  await pass(6 * DAY);
  expect(reminders()).toEqual([]);
  await pass(DAY);
  await expect.poll(reminders, { timeout: 15_000 }).toMatchObject([{ tables: [{ timeLeft: "3d 0h" }] }]);
  await pass(2 * DAY);
  await expect.poll(() => reminders().length, { timeout: 15_000 }).toBe(2);
  expect(reminders()[1]?.text).toContain("1d 0h left: 4000 A.D. against Ben");
  await until(id, [a, b], 1);
  await pass(DAY / 2);
  expect(reminders()).toHaveLength(2);
});

test("a time-out tells the other players at once what they may do, and the end of a match its outcome", async () => {
  const clock = { is: "correspondence", days: 2, vacation: 0 } as const;
  const { ada, ben, a, b, id } = await begin(url, "anaxis", { clock, onTimeout: "claim" });
  const asked = a.latest().summary.asked[0] as number;
  const [other, otherSeat] = asked === 0 ? [ben, 1] : [ada, 0];
  await notify(other, "others");
  await pass(2 * DAY);
  const out = await message("others", 1);
  expect(out.event).toBe("time-out");
  expect(out.text).toContain("You may now propose that a bot plays on, or open the seat to another player.");
  const connection = otherSeat === 0 ? a : b;
  const { at } = connection.latest();
  await connection.commit(id, otherSeat, at, [{ step: "concede", act: { do: "concede" } }]);
  const over = await message("others", 2);
  expect(over).toMatchObject({
    event: "match-over",
    tables: [{ result: expect.stringContaining("won"), question: null }],
  });
});

test("when a bot takes over, both players are told at once, each in their own words", async () => {
  const clock = { is: "correspondence", days: 2, vacation: 0 } as const;
  const { ada, ben, a } = await begin(url, "anaxis", { clock, onTimeout: "bot" });
  const asked = a.latest().summary.asked[0] as number;
  await notify(asked === 0 ? ada : ben, "late");
  await notify(asked === 0 ? ben : ada, "waiting");
  await pass(2 * DAY);
  const toWaiting = await message("waiting", 1);
  expect(toWaiting.event).toBe("time-out");
  expect(toWaiting.text).toContain(`${asked === 0 ? "Ada" : "Ben"} has run out of time. A bot plays on`);
  const late = () => messages("late").filter(({ event }) => event === "time-out");
  await expect.poll(() => late().length, { timeout: 15_000 }).toBe(1);
  expect(late()[0]?.text).toContain("Open the table to take your seat back.");
});

test("what people write is text in an HTML message", () => {
  const evil = '<img src=x onerror="x()">&';
  const report = {
    title: evil,
    game: evil,
    opponents: [evil],
    turn: evil,
    since: [evil],
    question: evil,
    timeLeft: evil,
  };
  const item = {
    about: "turn",
    report: { ...report, result: evil, glance: null, seat: 0 },
    url: `https://x/${evil}`,
    pictureUrl: null,
    timeOuts: [evil],
  } as const;
  const { html } = messageText([item], evil, () => `https://x/${evil}`);
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain('"x()"');
  // The picture of the message is the only one.
  expect(html.match(/<img /g)).toHaveLength(1);
});

test("a short message has a line for what is asked, for the time, and for what happened since", () => {
  const report = {
    title: "4000 A.D. against Ada",
    game: "4000 A.D.",
    opponents: ["Ada"],
    turn: "Round 8",
    since: ["Algol sends no fleet.", "Regulus sends no fleet."],
    question: "Antares: send a fleet, or stay?",
    timeLeft: "3d 0h",
    result: null,
    glance: null,
    seat: 1,
  };
  const { body } = messageText([{ about: "turn", report, url: "https://x/", pictureUrl: null }], "", () => null);
  expect(body.split("\n")).toEqual([
    "Antares: send a fleet, or stay?",
    "Time left: 3d 0h · Round 8",
    "Since your last action: Algol sends no fleet. Regulus sends no fleet.",
  ]);
});

test("the outcome names the winners, the reader, or a draw", () => {
  const result = (...about: Parameters<typeof en.result>): string => en.result(...about);
  expect([result(["Ada"], true, 2), result(["Ada"], false, 2)]).toEqual(["You won.", "Ada won."]);
  expect([result(["Ada", "Ben"], true, 2), result([], false, 2)]).toEqual(Array(2).fill("The match is a draw."));
  expect([result(["Ada", "Ben"], true, 4), result([], false, 4)]).toEqual([
    "Ada and Ben won.",
    "The match has no winner.",
  ]);
});

test("one message a day at most, about everything", async () => {
  const clock = { is: "correspondence", days: 5, vacation: 0 } as const;
  const { ada, a, b, id } = await begin(url, "4000ad", { clock });
  await notify(ada, "daily");
  const set = await ada.http<NotificationSettings>("PUT", "/api/notifications", {
    when: "correspondence",
    daily: true,
  });
  expect(set.body.daily).toBe(true);
  // A later change of the games keeps the choice.
  expect((await ada.http<NotificationSettings>("PUT", "/api/notifications", { when: "all" })).body.daily).toBe(true);
  await until(id, [a, b], 0);
  await message("daily", 1);
  const person = (await ada.http<{ person: string }>("GET", "/api/me")).body.person;
  const pending = async () => (await host.services.store.get("notification", `${person}.${id}`))?.doc;
  await until(id, [a, b], 1);
  await expect.poll(pending, { timeout: 10_000 }).toBeUndefined();
  await until(id, [a, b], 0);
  await expect.poll(pending, { timeout: 10_000 }).toMatchObject({ sent: false });
  expect(messages("daily")).toHaveLength(1);
});

test("reminders follow the clock: none while it is stopped, none without days per move", () => {
  const running = { rule: { is: "correspondence", days: 3, vacation: 9 }, left: [3 * DAY], running: [0], since: 0 };
  const at = (clock: object, now: number) => dueReminders(clock as never, 0 as never, now);
  expect([at(running, 0), at(running, 2 * DAY), at(running, 2.7 * DAY), at(running, 3 * DAY)]).toEqual([0, 1, 2, 0]);
  expect(nextReminderAt(running as never, 0 as never, 0, 0)).toBe(2 * DAY);
  expect(nextReminderAt(running as never, 0 as never, 1, 2 * DAY)).toBeCloseTo(2.7 * DAY);
  expect(nextReminderAt(running as never, 0 as never, 2, 0)).toBeNull();
  expect(at({ ...running, running: [] }, 2.9 * DAY)).toBe(0);
  expect(nextReminderAt({ ...running, running: [] } as never, 0 as never, 0, 5)).toBe(3_600_005);
  expect(nextReminderAt({ ...running, rule: { is: "live" } } as never, 0 as never, 0, 0)).toBeNull();
});
