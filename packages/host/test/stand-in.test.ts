/** Tests with real host processes of one PostgreSQL that another host sends the notifications of a match whose host is killed. */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { GATHER_MS, STAND_IN_MS } from "../src/notifications/event-reports.ts";
import type { MatchHint } from "../src/play/match-runner.ts";
import type { After } from "../src/play/timer.ts";
import { startFieldHost } from "../src/soak/field-host.ts";
import { begin, Guest, openHost, playOn, settings, type TestConnection } from "./guest.ts";
import { closeCluster, database, lacks, open } from "./storage/stores.ts";

afterAll(closeCluster);

const ENV = {
  STARBOARD_NOTIFY_DELAY: "0",
  STARBOARD_WEBHOOK_TARGETS: "any",
  STARBOARD_INTERNAL: "127.0.0.1:0",
  STARBOARD_INTERNAL_SECRET: randomBytes(24).toString("hex"),
};

/** A host in this process whose time for reports passes when it is told to. */
async function patientHost(databaseUrl: string) {
  const storage = await open({ folder: "", databaseUrl });
  let waiting: { readonly ms: number; readonly run: () => void }[] = [];
  const eventTimer: After = (ms, run) => {
    const one = { ms, run };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((other) => other !== one);
    };
  };
  const opened = await openHost({ storage, settings: settings(ENV), eventTimer });
  onTestFinished(() => opened.host.close());
  const hints: MatchHint[] = [];
  storage.bus.subscribe("match", (hint) => void hints.push(hint as MatchHint));
  return {
    ...opened,
    hints,
    /** Lets the time pass after which own events, or those of other hosts, are looked at. */
    pass(ms: number): void {
      const due = waiting.filter((one) => one.ms === ms);
      waiting = waiting.filter((one) => one.ms !== ms);
      for (const { run } of due) run();
    },
  };
}

/** A web server that counts the notifications it receives. */
async function openHook(): Promise<{ readonly url: string; readonly calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      calls.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls };
}

function guestAt(url: string, cookie: string): Guest {
  const guest = new Guest(url);
  guest.cookie = cookie;
  return guest;
}

test.skipIf(lacks("postgres"))(
  "when the host that plays a match is killed, another one notifies the player whose turn it is, once",
  { timeout: 300_000 },
  async () => {
    const databaseUrl = await database();
    const hook = await openHook();
    const killed = await startFieldHost({ folder: "", databaseUrl }, ENV);
    onTestFinished(() => killed.stop("SIGKILL"));
    const others = [await patientHost(databaseUrl), await patientHost(databaseUrl)] as const;
    const mail = { clock: { is: "correspondence", days: 3, vacation: 0 } } as const;
    const { ada, ben, a, b, id } = await begin(killed.url, "4000ad", mail);
    const until = async (seat: number, lines: readonly TestConnection[]): Promise<void> => {
      while (!lines[0]?.latest().summary.asked.includes(seat as never)) await playOn(id, lines, 1);
    };
    // From her first turn on she wants to be notified: her next turn is the first that she hears of.
    await until(1, [a, b]);
    await ada.http("POST", "/api/notifications", { is: "webhook", url: hook.url });
    await until(0, [a, b]);
    const { at } = a.latest();
    // The others hear of the act a few milliseconds after its player, but its host reports it only after a second.
    for (const { hints } of others)
      await expect
        .poll(() => hints.some((hint) => hint.match === id && hint.at >= at), { timeout: 60_000, interval: 5 })
        .toBe(true);
    await killed.stop("SIGKILL");

    // Everything older than one of these times is reported after the second one; both hosts stand in.
    for (let times = 0; times < 2; times++) for (const host of others) host.pass(STAND_IN_MS);
    await expect.poll(() => hook.calls.length, { timeout: 60_000 }).toBe(1);
    expect(JSON.parse(hook.calls[0] ?? "")).toMatchObject({ event: "your-turn" });

    // They play on at another host. What would have been sent twice has arrived before the next notification.
    const [one] = others;
    const moved = await Promise.all(
      [ada, ben].map(async ({ cookie }, seat) => {
        const line = await guestAt(one.url, cookie).socket();
        await line.ask({ is: "watch", match: id, viewer: seat as never, since: 0 });
        return line;
      }),
    );
    await Promise.all(moved.map((line) => line.update((update) => update.at >= at)));
    await until(1, moved);
    const { person } = (await guestAt(one.url, ada.cookie).http<{ person: string }>("GET", "/api/me")).body;
    const isNoted = async (): Promise<boolean> =>
      (await one.host.services.store.get("notification", `${person}.${id}`)) !== undefined;
    // Players hear of an act before its host begins to gather what it reports, so time has to pass after that. Either host
    // may have taken the match over: the one that the players are connected to forwards to the other.
    const passGathering = (): void => {
      for (const host of others) host.pass(GATHER_MS);
    };
    const gathered = (): Promise<boolean> => {
      passGathering();
      return isNoted();
    };
    await expect.poll(gathered, { timeout: 60_000, interval: 500 }).toBe(false);
    await until(0, moved);
    const reported = (): number => {
      passGathering();
      return hook.calls.length;
    };
    await expect.poll(reported, { timeout: 60_000, interval: 500 }).toBe(2);
    for (let times = 0; times < 2; times++) for (const host of others) host.pass(STAND_IN_MS);
    expect(hook.calls).toHaveLength(2);
  },
);
