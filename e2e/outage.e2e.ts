import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { game } from "@starboard/4000ad";
import { findPostgres, startCluster } from "@starboard/host/soak";
import { editionName, type MatchRecord } from "@starboard/kernel";
import type { TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { openProxy, startHost, storeFolder } from "./hosts.ts";
import { HURRIED, myTurn, prompt, sendShips, sendTurn } from "./table.ts";

// Matches while connections, hosts and machines fail: nothing is lost or repeated.

/** One machine starts, stops and draws hosts, a database and browsers. In ms. */
const SLOW = { timeout: 180_000 };

/** The browser's own messages about failed connections belong to these tests. */
const visit = openBrowser(/WebSocket connection|net::ERR_|status of 50[23]/);

/** Requests something from the host as the page itself would. */
const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const sent = what && { headers: { "content-type": "application/json" }, body: JSON.stringify(what) };
      return (await (await fetch(`/api/${where}`, { method: how, ...sent })).json()) as T;
    },
    [method, path, body] as const,
  );

/** Ada and Ben at a table with clocks, each at their own address; Ada moves first. */
async function sitTogether(here: string, there: string): Promise<{ ada: Page; ben: Page; table: string }> {
  const ada = await visit(`${here}/settings`, { settings: HURRIED });
  const ben = await visit(`${there}/settings`, { settings: { ...HURRIED, name: "Ben" } });
  const { table, links } = await call<TableWithLinks>(ada, "POST", "tables", {
    game: editionName(game),
    options: { "ad.firstPlayer": "fixed" },
    seats: [{ is: "me" }, { is: "friend" }],
    name: "Ada",
    clock: { is: "live", main: 3600, increment: 10 },
    autoStart: true,
  });
  const { commitment } = table;
  await call(ada, "PUT", `tables/${table.table}/seats/0/entropy`, { commitment, entropy: "a1".repeat(16) });
  const token = links.find(({ seat }) => seat === 1)?.token;
  const seat = { name: "Ben", commitment, entropy: "b2".repeat(16), token };
  await call(ben, "POST", `tables/${table.table}/seats/1/sit`, seat);
  await ada.goto(`${here}/online/${table.table}`);
  await ben.goto(`${there}/online/${table.table}`);
  await myTurn(ada);
  await ben.getByRole("list", { name: "Seats" }).waitFor();
  // At 1280 × 800 the clock leaves room for the name of the game beside the stages.
  const [where, stages] = await Promise.all([".where", ".steps"].map((part) => ada.locator(part).boundingBox()));
  expect((where?.x ?? 0) + (where?.width ?? 0)).toBeLessThanOrEqual(stages?.x ?? 0);
  return { ada, ben, table: table.table };
}

const lost = (page: Page): Locator => page.getByText("No connection. Your plan is kept.");
/** The log's lines about a departure of that many ships: one if it was executed once. */
const sent = (page: Page, ships: number): Locator =>
  page.getByRole("list", { name: "Log" }).getByText(new RegExp(`sends ${ships} ships`));
const openTab = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole("tab", { name });
  if (!(await tab.isVisible())) await page.locator(".tabs").getByRole("button", { name: "More" }).click();
  await tab.or(page.locator(".menu-item", { hasText: name })).click();
};
const chatLine = (page: Page, words: string): Locator => page.getByRole("log").getByText(words, { exact: true });
/** Sends a chat line and waits until it is shown. */
const say = async (page: Page, words: string): Promise<void> => {
  await openTab(page, "Chat");
  await page.getByRole("textbox", { name: "Write a message" }).fill(words);
  await page.getByRole("textbox", { name: "Write a message" }).press("Enter");
  await chatLine(page, words).waitFor();
  await openTab(page, "Log");
};
/** Waits for a chat line and checks that it is shown once. */
async function expectLine(page: Page, words: string): Promise<void> {
  await openTab(page, "Chat");
  await chatLine(page, words).waitFor();
  expect(await chatLine(page, words).count()).toBe(1);
  await openTab(page, "Log");
}
/** Both logs show each departure once. */
async function expectOnce(pages: readonly Page[], ...departures: readonly number[]): Promise<void> {
  for (const page of pages) {
    await openTab(page, "Log");
    for (const ships of departures) {
      await sent(page, ships).first().waitFor();
      expect(await sent(page, ships).count()).toBe(1);
    }
  }
}

/** Both pages are connected and show the same entry of the match. */
async function expectTogether(ada: Page, ben: Page): Promise<void> {
  const at = (page: Page): Promise<string | null> => page.locator(".app").getAttribute("data-at");
  for (const page of [ada, ben]) await lost(page).waitFor({ state: "detached" });
  await expect.poll(async () => (await at(ada)) === (await at(ben))).toBe(true);
}

/**
 * Resigns, downloads the record and verifies it with the command line: the seats' random bytes, the chain, every act.
 */
async function proveMatch(ada: Page, ben: Page): Promise<MatchRecord> {
  await myTurn(ada);
  await ada.keyboard.press("a");
  await ada.getByText("Any time").click();
  await ada.getByRole("button", { name: "Concede the game" }).click();
  await sendTurn(ada);
  await ben.getByRole("button", { name: "Rematch" }).waitFor();
  await openTab(ben, "Fairness");
  const [download] = await Promise.all([
    ben.waitForEvent("download"),
    ben.getByRole("button", { name: "Export record" }).click(),
  ]);
  const file = join(tmpdir(), `starboard-${randomUUID()}.json`);
  onTestFinished(() => rm(file, { force: true }));
  await download.saveAs(file);
  const program = join(import.meta.dirname, "../dist/cli/starboard.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, "verify", file]);
  expect(stdout).toContain("Every check passed.");
  const record = JSON.parse(await readFile(file, "utf8")) as MatchRecord;
  expect(record.entropy).toEqual(["a1".repeat(16), "b2".repeat(16)]);
  return record;
}

test("when a connection fails, a sent act is executed once, and the page receives what it missed", SLOW, async () => {
  const host = await startHost({ STARBOARD_DATA: storeFolder() });
  const [hers, his] = [await openProxy(host), await openProxy(host)];
  const { ada, ben } = await sitTogether(hers.url, his.url);
  // It never arrives: a lost request is sent again.
  await sendShips(ada, 4);
  hers.drop("up");
  await sendTurn(ada);
  hers.cut();
  await lost(ada).waitFor();
  // Both sides see it, at the seat and at the prompt, and the button says what becomes of the act.
  await prompt(ada).getByRole("button", { name: "Will be sent" }).waitFor();
  await ben.getByText("Ada has lost the connection.").waitFor();
  await say(ben, "are you there?");
  expect(await sent(ben, 4).count()).toBe(0);
  hers.restore();
  await sent(ben, 4).waitFor();
  await expectTogether(ada, ben);
  await expectLine(ada, "are you there?");
  // It arrives and is executed, but its response is lost: the repeated request is recognised by its key.
  await myTurn(ben);
  await sendShips(ben, 5);
  his.drop("down");
  await sendTurn(ben);
  await sent(ada, 5).waitFor();
  his.cut();
  await lost(ben).waitFor();
  his.restore();
  await expectTogether(ada, ben);
  await expectOnce([ada, ben], 4, 5);
});

test(
  "one host stops during a match and another takes over; then that one is killed: nothing is lost or repeated",
  SLOW,
  async () => {
    const env = { STARBOARD_DATA: storeFolder() };
    const first = await startHost(env);
    const [hers, his] = [await openProxy(first), await openProxy(first)];
    const { ada, ben, table } = await sitTogether(hers.url, his.url);
    await say(ada, "back in a minute");
    await expectLine(ben, "back in a minute");
    const clock = async (): Promise<number> =>
      (await call<TableInfo>(ben, "GET", `tables/${table}`)).summary?.clock?.left[0] ?? 0;
    const before = await clock();
    // The response is in flight when the host is stopped.
    await sendShips(ada, 4);
    hers.drop("down");
    await sendTurn(ada);
    await sent(ben, 4).waitFor();
    await first.end("SIGTERM");
    const second = await startHost(env);
    for (const road of [hers, his]) {
      road.restore();
      road.pointTo(second);
    }
    await expectTogether(ada, ben);
    await expectLine(ada, "back in a minute");
    await say(ben, "good to have you back");
    await expectLine(ada, "good to have you back");
    expect(await clock()).toBeLessThan(before + 10_001);
    expect(await clock()).toBeGreaterThan(0);
    await myTurn(ben);
    await sendShips(ben, 5);
    // The process is killed at an unknown stage of the act.
    await Promise.all([sendTurn(ben), second.end("SIGKILL")]);
    await lost(ada).waitFor();
    const third = await startHost(env);
    for (const road of [hers, his]) road.pointTo(third);
    await sent(ada, 5).waitFor();
    await expectTogether(ada, ben);
    await expectOnce([ada, ben], 4, 5);
    const { entries } = await proveMatch(ada, ben);
    const departures = entries.filter((entry) => entry.is === "act" && entry.act.do === "depart");
    expect(departures.map((entry) => entry.is === "act" && entry.by)).toEqual([0, 1]);
  },
);

const postgres = findPostgres();
test.skipIf(postgres === undefined && process.env["CI"] !== "true")(
  "two hosts of one PostgreSQL: friends at different ones see each other's acts, and when one is killed the other plays on",
  SLOW,
  async () => {
    const cluster = await startCluster(postgres ?? "", false);
    onTestFinished(() => cluster.close());
    const env = { DATABASE_URL: await cluster.database() };
    const [one, other] = [await startHost(env), await startHost(env)];
    const [hers, his] = [await openProxy(one), await openProxy(other)];
    const { ada, ben } = await sitTogether(hers.url, his.url);
    await sendShips(ada, 4);
    await sendTurn(ada);
    await sent(ben, 4).waitFor();
    await openTab(ada, "Log");
    await myTurn(ben);
    await sendShips(ben, 5);
    await sendTurn(ben);
    await sent(ada, 5).waitFor();
    await say(ben, "hello from the other side");
    await expectLine(ada, "hello from the other side");
    // The load balancer leads Ada to the remaining host.
    await one.end("SIGKILL");
    hers.pointTo(other);
    await myTurn(ada);
    await expectTogether(ada, ben);
    await expectOnce([ada, ben], 4, 5);
    await proveMatch(ada, ben);
  },
);
