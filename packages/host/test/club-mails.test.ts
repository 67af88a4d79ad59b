/**
 * Mails of clubs and seasons, really sent to a mail server, each in its reader's language. The host stops between the write
 * that makes the news and the notifications; the next one sends them.
 */
import type { ClubInfo } from "@starboard/wire/clubs";
import type { NotificationSettings } from "@starboard/wire/notifications";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { HostStore, Storage } from "../src/storage/store.ts";
import { type Guest, openHost, settings } from "./guest.ts";
import { contentOf, listen, mailReceiver } from "./mail-receiver.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "./storage/stores.ts";
import { make, member, path } from "./tournaments/club.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { server, mails } = mailReceiver();
let smtp = "";
beforeAll(async () => {
  smtp = `smtp://127.0.0.1:${await listen(server)}`;
});
afterAll(async () => {
  server.close();
  await closeCluster();
});

/** A storage whose host stops where it would store the first notification. */
function stoppingAtNews(storage: Storage): Storage {
  const write: HostStore["write"] = (changes) => {
    if (changes.some((change) => change.is === "put" && change.kind === "notification"))
      return Promise.reject(new Error("the host stops here"));
    return storage.store.write(changes);
  };
  const store = new Proxy(storage.store, {
    get: (target, name) => (name === "write" ? write : bound(target, name)),
  });
  return new Proxy(storage, { get: (target, name) => (name === "store" ? store : bound(target, name)) });
}
function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? (value.bind(target) as unknown) : value;
}

/** Has mails in a language sent to `name@club.example`. */
async function readsMails(guest: Guest, name: string, language: string): Promise<void> {
  await guest.http("PUT", "/api/me/language", { language });
  const asked = await guest.http<NotificationSettings>("POST", "/api/notifications", {
    is: "email",
    address: `${name}@club.example`,
  });
  const id = asked.body.targets.find(({ is }) => is === "email")?.id;
  const code = /\d{8}/.exec(contentOf(await mails.next()))?.[0] ?? "";
  const confirmed = await guest.http<NotificationSettings>("POST", `/api/notifications/${id}/confirm`, { code });
  expect(confirmed.status).toBe(200);
}
/** The next letters, by address. */
async function letters(n: number): Promise<Readonly<Record<string, string>>> {
  const got: Record<string, string> = {};
  for (let i = 0; i < n; i++) {
    const mail = await mails.next();
    got[mail.to.replace("@club.example", "")] = contentOf(mail);
  }
  return got;
}

describe.for(["sqlite", "postgres"] as const)("over %s", (kind) => {
  test.skipIf(lacks(kind))("what a host that stops owes to the members of clubs, the next one sends", async () => {
    // The clock begins in the past: queued jobs wait for the clock of the database.
    let ahead = -10 * DAY;
    const now = () => Date.now() + ahead;
    const place = await places[kind]();
    const env = { STARBOARD_SMTP: smtp, STARBOARD_NOTIFY_DELAY: "0" };
    const open = async (stops: boolean) => {
      const storage = await openPlace(place);
      const opened = await openHost({
        storage: stops ? stoppingAtNews(storage) : storage,
        settings: settings(env),
        now,
      });
      onTestFinished(() => opened.host.close());
      return opened;
    };
    let { host, url } = await open(false);
    const people = {
      ada: await member(url, "ada"),
      ben: await member(url, "ben"),
      cleo: await member(url, "cleo"),
    };
    const { ada, ben, cleo } = people;
    await readsMails(ada, "ada", "en");
    await readsMails(ben, "ben", "de");
    await readsMails(cleo, "cleo", "de");
    const found = async (owner: Guest, name: string): Promise<string> =>
      (await owner.http<ClubInfo>("POST", "/api/clubs", { name, access: "open" })).body.club;
    const [nova, orion] = [await found(ada, "Nova"), await found(cleo, "Orion")];
    await ben.http("POST", `/api/clubs/${nova}/join`, {});

    /** Does something at a host that stops before anybody is notified, and opens the next one. */
    async function cutOff(act: () => Promise<{ readonly status: number }>): Promise<void> {
      await host.close();
      ({ host, url } = await open(true));
      for (const guest of Object.values(people)) Object.assign(guest, { url });
      expect((await act()).status).toBe(503);
      expect(mails.size()).toBe(0);
      await host.close();
      ({ host, url } = await open(false));
      for (const guest of Object.values(people)) Object.assign(guest, { url });
      ahead += 31_000;
      await host.services.matches.runAllDue();
    }
    await cutOff(() => ada.http("PUT", `/api/clubs/${nova}/notice`, { text: "Practice on Friday, bring a fleet." }));
    const notice = await letters(1);
    expect(notice["ben"]).toMatch(/^Aushang von Nova\n/);
    expect(notice["ben"]).toContain("Practice on Friday, bring a fleet.");

    const matchInput = { against: orion, game: "anaxis", preset: null, pace: "quick", boards: 2, rated: false };
    await cutOff(() => ada.http("POST", `/api/clubs/${nova}/matches`, { ...matchInput, startsAt: now() + DAY }));
    const challenge = await letters(1);
    expect(challenge["cleo"]).toContain("Herausforderung an deinen Klub: Nova – Orion (Anaxis)");
    expect(challenge["cleo"]).toContain("2 Bretter, Beginn: ");

    const open1 = await cleo.http<{ tournaments: { tournament: string }[] }>("GET", `/api/clubs/${orion}/tournaments`);
    const id = open1.body.tournaments[0]?.tournament ?? "";
    await cutOff(() => cleo.http<TournamentInfo>("PUT", path(id, "answer"), { accept: true }));
    const agreed = await letters(2);
    expect(agreed["ada"]).toContain("Team match: Nova – Orion (Anaxis)");
    expect(agreed["ada"]).toContain("2 boards, beginning on ");
    expect(agreed["ben"]).toContain("Mannschaftskampf: Nova – Orion (Anaxis)");
    // Everybody was notified once, and nothing is left to do.
    ahead += 60_000;
    await host.services.matches.runAllDue();
    expect(mails.size()).toBe(0);
    expect(await host.services.store.count("announcement")).toBe(0);
  });
});

test("who played in an edition of a season is invited to the next one, in their language", async () => {
  // The clock begins in the past: queued jobs wait for the clock of the database.
  let ahead = -10 * DAY;
  const now = () => Date.now() + ahead;
  const { host, url } = await openHost({
    storage: await homes.memory(),
    settings: settings({ STARBOARD_SMTP: smtp, STARBOARD_NOTIFY_DELAY: "0" }),
    now,
  });
  onTestFinished(() => host.close());
  const [olga, ada, ben] = [await member(url, "olga"), await member(url, "ada"), await member(url, "ben")];
  const made = (
    await make(olga, { title: "Friday cup", every: "week", startsAt: now() + HOUR, rounds: 1, listed: true })
  ).body;
  for (const [guest, name] of [
    [ada, "Ada"],
    [ben, "Ben"],
  ] as const)
    expect((await guest.http("POST", path(made.tournament, "entrants"), { name })).status).toBe(200);
  ahead += HOUR + 1_000;
  await host.services.matches.runAllDue();
  const info = async () => (await olga.http<TournamentInfo>("GET", path(made.tournament))).body;
  await expect.poll(async () => (await info()).state).toBe("running");
  await readsMails(ada, "ada", "en");
  await readsMails(ben, "ben", "de");
  await olga.http("PUT", path(made.tournament, "rounds", 1, "pairings", 0), { scores: [1, 0], why: "agreed" });
  await host.services.matches.runAllDue();
  const invited = await letters(2);
  expect(invited["ada"]).toContain("Registration is open: Friday cup, edition 2 (Anaxis)");
  expect(invited["ada"]).toContain("You played last time");
  expect(invited["ben"]).toContain("Anmeldung offen: Friday cup, Ausgabe 2 (Anaxis)");
  expect(invited["ben"]).toContain("Du warst letztes Mal dabei");
});
