/** Tests notifications: a mail server and a webhook of the test receive what the host really sends. */
import { createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer as createWeb } from "node:http";
import type { Me } from "@starboard/wire/host";
import type { NotificationSettings } from "@starboard/wire/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { closeTable } from "../src/tables/close.ts";
import { isPublic, isAllowedTarget, postToPublic } from "../src/notifications/safe-fetch.ts";
import { begin, edition, Guest, type TestConnection, openHost, playOn, settings } from "./guest.ts";
import { inbox, listen, mailReceiver } from "./mail-receiver.ts";
import { arrive, cup, path, start } from "./tournaments/club.ts";

interface Call {
  readonly body: string;
  readonly signature: string;
}
interface Push {
  readonly authorization: string;
  readonly encoding: string;
  readonly bytes: Buffer;
}
const pushes = inbox<Push>();
const { server: mailServer, mails } = mailReceiver();
const calls = inbox<Call>();

let redirected = 0;
const hookServer = createWeb((request, response) => {
  if (request.url === "/elsewhere") redirected++;
  if (request.url === "/away") return void response.writeHead(302, { location: "/elsewhere" }).end();
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const body = Buffer.concat(parts).toString();
    if (request.url === "/push") {
      const { authorization = "", "content-encoding": encoding } = request.headers;
      pushes.put({ authorization, encoding: String(encoding), bytes: Buffer.concat(parts) });
      // The browser has revoked its subscription.
      return void response.writeHead(410).end();
    }
    calls.put({ body, signature: String(request.headers["x-starboard-signature"]) });
    response.writeHead(204).end();
  });
});
let host: Host;
let url = "";
let hook = "";
beforeAll(async () => {
  hook = `http://127.0.0.1:${await listen(hookServer)}/hook`;
  const smtp = `smtp://127.0.0.1:${await listen(mailServer)}`;
  const env = { STARBOARD_SMTP: smtp, STARBOARD_NOTIFY_DELAY: "0", STARBOARD_WEBHOOK_TARGETS: "any" };
  ({ host, url } = await openHost({ settings: settings(env) }));
});
afterAll(async () => {
  await host.close();
  hookServer.close();
  mailServer.close();
});

const channel = (guest: Guest, body: object) => guest.http<NotificationSettings>("POST", "/api/notifications", body);
/** Plays at least one act, until a seat is asked. */
async function askedAgain(id: string, lines: readonly TestConnection[], seat: number): Promise<void> {
  do await playOn(id, lines, 1);
  while (!(lines[0] as TestConnection).latest().summary.asked.includes(seat as never));
}
const MAIL_CLOCK = { clock: { is: "correspondence", days: 3, vacation: 0 } } as const;

test("a webhook and a confirmed address are notified of the player's turn", async () => {
  const { ada, a, b, id } = await begin(url, "4000ad", MAIL_CLOCK);
  // The dice may let Ada begin. She would be notified of that turn before her address is confirmed.
  await askedAgain(id, [a, b], 1);
  const made = await channel(ada, { is: "webhook", url: hook });
  const secret = made.body.targets[0]?.secret ?? "";
  const asked = await channel(ada, { is: "email", address: "ada@club.example" });
  const address = asked.body.targets.find(({ is }) => is === "email");
  expect(address?.confirmed).toBe(false);
  const letter = await mails.next();
  // Only below the header: the id of a message may have eight digits in a row too.
  const code = /\d{8}/.exec(letter.text.slice(letter.text.indexOf("\n\n")))?.[0] ?? "";
  const confirm = (given: string) =>
    ada.http<NotificationSettings>("POST", `/api/notifications/${address?.id}/confirm`, { code: given });
  expect((await confirm(code === "00000000" ? "00000001" : "00000000")).body.bad?.[0]?.code).toBe("NOTICE_CODE");
  expect((await confirm(code)).body.targets.every(({ confirmed }) => confirmed)).toBe(true);
  await askedAgain(id, [a, b], 0);
  const call = await calls.next();
  expect(call.signature).toBe(createHmac("sha256", secret).update(call.body).digest("hex"));
  expect(JSON.parse(call.body)).toMatchObject({ event: "your-turn", tables: [{ url: `${url}/online/${id}` }] });
  const mail = await mails.next();
  expect(mail.to).toBe("ada@club.example");
  expect(mail.text).toContain(`${url}/online/${id}`);
  // It is not sent again until Ada has moved.
  const person = (await ada.http<Me>("GET", "/api/me")).body.person;
  expect((await host.services.store.get("notification", `${person}.${id}`))?.doc).toMatchObject({ table: id });
});

test("a player who is away is notified of a proposal once, until it is decided", async () => {
  const { a, b, ben, id } = await begin(url, "anaxis@4", MAIL_CLOCK);
  await channel(ben, { is: "webhook", url: hook });
  const { person } = (await ben.http<Me>("GET", "/api/me")).body;
  const noted = async () => Boolean(await host.services.store.get("notification", `${person}.${id}.vote`));
  const what = { is: "edition", to: 5 } as const;
  expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what })).toMatchObject({ is: "done" });
  const call = await calls.next();
  expect(JSON.parse(call.body)).toMatchObject({ event: "vote", tables: [{ url: `${url}/online/${id}` }] });
  expect(call.body).toContain("Ada asks to continue by edition 5 of the rules.");
  expect(await noted()).toBe(true);
  const [proposal] = (await ben.table(id)).body.proposals;
  const vote = { is: "vote", table: id, seat: 1 as never, proposal: proposal?.id ?? "" } as const;
  expect(await b.ask({ ...vote, yes: false })).toMatchObject({ is: "done" });
  await expect.poll(noted, { timeout: 10_000 }).toBe(false);
});

test("a browser is notified by web push, encrypted for it and signed by the host; a revoked subscription is deleted", async () => {
  const { ada, a, b, id } = await begin(url, "4000ad", MAIL_CLOCK);
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const made = await channel(ada, { is: "push", endpoint: hook.replace("/hook", "/push"), keys });
  await askedAgain(id, [a, b], 0);
  const { authorization, encoding, bytes } = await pushes.next();
  expect(encoding).toBe("aes128gcm");
  expect(authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=/);
  expect(authorization).toContain(made.body.pushKey);
  expect(bytes.length).toBeGreaterThan(86);
  expect(bytes.toString("latin1")).not.toContain(id);
  const channels = async () => (await ada.http<NotificationSettings>("GET", "/api/notifications")).body.targets;
  await expect.poll(channels).toEqual([]);
});

test("players are not notified of tables without a correspondence clock unless they choose so", async () => {
  const live = await begin(url, "4000ad");
  await channel(live.ben, { is: "webhook", url: `${hook}?ben` });
  await askedAgain(live.id, [live.a, live.b], 1);
  // The same Ben at a correspondence table a little later: that turn is reported.
  const made = await live.ada.make({ game: edition("4000ad"), seats: [{ is: "me" }, { is: "friend" }], ...MAIL_CLOCK });
  const { table, links } = made.body;
  await live.ada.entropy(table, 0);
  await live.ben.sit(table, 1, "Ben", links.find(({ seat }) => seat === 1)?.token ?? "");
  await live.ada.start(table.table);
  const [a, b] = [await live.ada.socket(), await live.ben.socket()];
  await a.ask({ is: "watch", match: table.table, viewer: 0 as never, since: 0 });
  await b.ask({ is: "watch", match: table.table, viewer: 1 as never, since: 0 });
  await askedAgain(table.table, [a, b], 1);
  const first = await calls.next();
  expect(first.body).toContain(table.table);
  expect(first.body).not.toContain(live.id);
  const wish = await live.ben.http<NotificationSettings>("PUT", "/api/notifications", { when: "all" });
  expect(wish.body.when).toBe("all");
  await askedAgain(live.id, [live.a, live.b], 1);
  expect((await calls.next()).body).toContain(live.id);
});

test("players of a match that was closed because its game is missing are notified, with a link", async () => {
  const guest = new Guest(url);
  const made = await guest.make({ game: edition("4000ad"), seats: [{ is: "me" }, { is: "open" }], title: "Old times" });
  const { table } = made.body.table;
  await channel(guest, { is: "webhook", url: `${hook}?gone` });
  const { tables: tableService, storage, now } = host.services;
  await closeTable(tableService, table, { is: "unplayable", why: "4000ad@0", at: now() });
  storage.bus.publish("unplayable", { table });
  const { body } = await calls.next();
  expect(JSON.parse(body)).toMatchObject({ event: "match-closed", tables: [{ url: `${url}/online/${table}` }] });
  expect(body).toContain("Old times");
});

test("webhooks reach only public addresses over https, without redirects and without the host's own network", async () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fec0::1",
    "224.0.0.1",
    "no address",
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
  expect(isPublic("93.184.216.34")).toBe(true);
  expect(isPublic("2606:2800:220:1::1")).toBe(true);
  for (const address of [
    "http://club.example/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://a:b@club.example/",
    "file:///etc/passwd",
  ])
    expect([address, isAllowedTarget(address, false)]).toEqual([address, false]);
  expect(isAllowedTarget("https://club.example/hook", false)).toBe(true);
  // A name is checked by the addresses it resolves to.
  await expect(postToPublic("https://localhost:1/", {}, "x", false)).rejects.toThrow("not a public address");
  expect(await postToPublic(hook.replace("/hook", "/away"), {}, "x", true)).toBe(302);
  expect(redirected).toBe(0);
});

test("targets are limited in number and shown only to their owner", async () => {
  const { host: strict, url: address } = await openHost();
  const [ada, eve] = [new Guest(address), new Guest(address)];
  expect((await channel(ada, { is: "webhook", url: hook })).body.bad?.[0]?.code).toBe("HOST_SIGN_IN");
  await ada.me("Ada");
  await eve.me("Eve");
  expect((await channel(ada, { is: "webhook", url: hook })).body.bad?.[0]?.code).toBe("NOTICE_ADDRESS");
  expect((await channel(ada, { is: "email", address: "a@club.example" })).body.bad?.[0]?.code).toBe("NOTICE_NO_MAIL");
  const keys = { p256dh: "BEl62iUYgUivxIkv69yViEuiBIa", auth: "8eDyX_uCN0XRhSbY5hs7Hg" };
  const push = await channel(ada, { is: "push", endpoint: "https://push.example/abc", keys });
  const [one] = push.body.targets;
  expect(one).toMatchObject({ is: "push", to: "push.example", confirmed: true });
  expect(push.body.pushKey.length).toBeGreaterThan(60);
  expect((await eve.http<NotificationSettings>("GET", "/api/notifications")).body.targets).toEqual([]);
  expect((await eve.http("DELETE", `/api/notifications/${one?.id}`)).status).toBe(404);
  expect((await ada.http<NotificationSettings>("DELETE", `/api/notifications/${one?.id}`)).body.targets).toEqual([]);
  await strict.close();
});

test("a new pairing is reported once, until the player opens the table, whatever its clock is", async () => {
  const one = await cup(url, ["Tess", "Uma"], { rounds: 1, clock: { is: "live", main: 600, increment: 5 } });
  const [tess, uma] = one.players as [Guest, Guest];
  await channel(tess, { is: "webhook", url: `${hook}?tess` });
  await channel(uma, { is: "webhook", url: `${hook}?uma` });
  await uma.http("PUT", "/api/notifications", { when: "never" });
  const info = await start(one);
  const table = info.played[0]?.pairings[0]?.legs[0]?.table ?? "";
  const call = await calls.next();
  expect(JSON.parse(call.body)).toMatchObject({
    event: "round-paired",
    tables: [{ title: "Club cup, round 1 (Anaxis)", url: `${url}/online/${table}` }],
  });
  expect(call.body).toContain("New pairing");
  const { person } = (await tess.http<Me>("GET", "/api/me")).body;
  const noted = async () => Boolean(await host.services.store.get("notification", `${person}.${table}.round`));
  expect(await noted()).toBe(true);
  for (const guest of one.players) await arrive(guest, table);
  await expect.poll(noted, { timeout: 10_000 }).toBe(false);
  expect(calls.size()).toBe(0);
});

test("a match that the organiser has ruled is not reported, started or not", async () => {
  const one = await cup(url, ["Vic", "Wim"], { rounds: 1 });
  const vic = one.players[0] as Guest;
  await channel(vic, { is: "webhook", url: `${hook}?vic` });
  await vic.http("PUT", "/api/notifications", { when: "all" });
  const table = (await start(one)).played[0]?.pairings[0]?.legs[0]?.table ?? "";
  await calls.next();
  const { person } = (await vic.http<Me>("GET", "/api/me")).body;
  const noted = async () => Boolean(await host.services.store.get("notification", `${person}.${table}.round`));
  expect(await noted()).toBe(true);
  await one.organiser.http("PUT", path(one.id, "rounds", 1, "pairings", 0), { scores: [0, 1], why: "did not come" });
  await expect.poll(noted, { timeout: 10_000 }).toBe(false);
  expect((await vic.table(table)).body).toMatchObject({ state: "over", closed: { is: "ruled", why: "did not come" } });
  expect(calls.size()).toBe(0);
});
