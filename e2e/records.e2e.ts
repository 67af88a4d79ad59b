import { game as ad } from "@starboard/4000ad";
import { type MatchRecord, parseRecord, RECORD_LIMIT, writeRecord } from "@starboard/kernel";
import { game as sample } from "@starboard/sample";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { playedRecord } from "../packages/web/test/match.ts";
import { contentOf, expectAccessible, openStage } from "./browser.ts";
import { startAlone } from "./hosted-tables.ts";
import { dropFile, HURRIED, myTurn } from "./table.ts";

const stage = openStage();

let short: MatchRecord;
let long: MatchRecord;
beforeAll(() => {
  short = playedRecord(sample, { "sample.captains": 3 }, { seed: 5 });
  long = playedRecord(ad, { "ad.turnLimit": 10 }, { seed: 3 });
});

test("a record dropped anywhere is watched: step, jump, link to a moment, reload", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await dropFile(page, writeRecord(long));
  await page.waitForURL(/\/replay\//);
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await slider.waitFor();
  expect(await slider.getAttribute("max")).toBe(String(long.entries.length - 1));
  await page.keyboard.press("]");
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe(String(long.entries.length - 1));
  await page.getByRole("tab", { name: "Result" }).click();
  await page.getByRole("heading", { name: /won$|No winner|^Draw$/ }).waitFor();
  // The address follows the moment and leads back to it.
  await page.getByRole("combobox", { name: "Jump to a turn" }).selectOption({ index: 4 });
  await expect.poll(() => slider.inputValue()).not.toBe(String(long.entries.length - 1));
  const there = await slider.inputValue();
  await expect.poll(() => page.url()).toMatch(new RegExp(`\\?n=${there}$`));
  const address = page.url();
  await page.reload();
  await expect.poll(() => slider.inputValue()).toBe(there);
  expect(page.url()).toBe(address);
  // A line of the log is a way back to its moment.
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("list", { name: "Log" }).getByRole("button").first().click();
  await expect.poll(() => slider.inputValue()).toBe("0");
});

test("a replay plays by itself and stands still when told", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await dropFile(page, writeRecord(short));
  await page.waitForURL(/\/replay\//);
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await slider.waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 20_000 }).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("what if: a new match plays on from a moment against bots, the old one stays as it is", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await dropFile(page, writeRecord(long));
  await page.waitForURL(/\/replay\//);
  await page.getByRole("combobox", { name: "Jump to a turn" }).selectOption({ index: 3 });
  await page.getByRole("button", { name: "What if?" }).click();
  const dialog = page.getByRole("dialog", { name: "Continue from here" });
  await dialog.getByRole("combobox", { name: "Bot level" }).selectOption("1");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.goto(`${stage.url}/tables`);
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  await page.getByRole("heading", { name: "Finished" }).waitFor();
});

test("a record proves out: chain, commitment, every die, acts, result; and the download is the same record", async () => {
  const page = await stage.visit("/verify", { settings: HURRIED });
  await page
    .getByLabel("Choose a record")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(writeRecord(short)) });
  await page.getByText("All checks passed.").waitFor();
  for (const line of ["Hash chain", "Commitment", "Dice and shuffles", "Actions", "Result"])
    await page.getByText(`${line}: passed`).waitFor();
  await page.getByText(/^All draws, derived again/).click();
  const rows = page.getByRole("table").getByRole("row");
  const draws = short.entries.flatMap((entry) => ("draws" in entry ? (entry.draws ?? []) : [])).length;
  await expect.poll(() => rows.count()).toBe(draws + 1);

  await dropFile(page, writeRecord(short), "match.json", "main");
  await page.getByText("All checks passed.").waitFor();
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole("button", { name: "Match menu" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download record" }).click();
  const saved = parseRecord((await contentOf(await download)).toString());
  expect(saved).toEqual({ ok: short });
});

test("a tampered record fails, and the failing entry is named", async () => {
  const entries = structuredClone(short.entries) as unknown as {
    n: number;
    draws?: { sides: number; values: number[] }[];
  }[];
  const changed = entries.find((entry) => entry.n > 0 && entry.draws?.some((draw) => draw.sides >= 2));
  const die = changed?.draws?.find((draw) => draw.sides >= 2);
  if (!changed || !die) throw new Error("no die to change");
  die.values[0] = die.values[0] === 1 ? 2 : 1;
  const page = await stage.visit("/verify", { settings: HURRIED });
  await page.getByLabel("Choose a record").setInputFiles({
    name: "match.json",
    mimeType: "application/json",
    buffer: Buffer.from(writeRecord({ ...short, entries } as unknown as MatchRecord)),
  });
  await page.getByText("Verification failed.").waitFor();
  await page.getByText("Hash chain: failed").waitFor();
  await page.getByText("Dice and shuffles: failed").waitFor();
  await page.getByText(`at entry ${changed.n}`).first().waitFor();
});

test.each([
  ["RECORD_JSON", "{ not json"],
  ["RECORD_FORMAT", '{"hello":"world"}'],
  ["RECORD_VERSION", '{"format":"starboard.record","version":99}'],
  ["RECORD_FIELD", '{"format":"starboard.record","version":1}'],
])("a bad file says what is wrong with it: %s", async (code, text) => {
  const page = await stage.visit("/", { settings: HURRIED });
  await dropFile(page, text);
  await page.getByText(code, { exact: true }).waitFor();
  // The page is none the worse for it.
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText(code, { exact: true }).waitFor({ state: "detached" });
});

test("a file far too large is refused before it is read", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await page.evaluate((size) => {
    const data = new DataTransfer();
    const file = new File(["x"], "huge.json", { type: "application/json" });
    Object.defineProperty(file, "size", { value: size });
    Object.defineProperty(data, "files", { value: [file] });
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, RECORD_LIMIT * 4);
  // Some browsers copy the file list; the size is checked on what arrives.
  await page
    .getByText(/RECORD_SIZE|RECORD_JSON/)
    .first()
    .waitFor();
});

test("a record of another edition is watched and proved as far as that goes, and says why nobody plays on from it", async () => {
  const old = playedRecord({ ...sample, edition: 99 }, { "sample.captains": 3 }, { seed: 5 });
  const page = await stage.visit("/verify", { settings: HURRIED });
  await page
    .getByLabel("Choose a record")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(writeRecord(old)) });
  await page.getByText(/^All possible checks passed/).waitFor();
  for (const line of ["Hash chain: passed", "Dice and shuffles: passed", "Actions: open", "Result: open"])
    await page.getByText(line).waitFor();
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.getByText("Played under sample@99").waitFor();
  const whatIf = page.getByRole("button", { name: "What if?" });
  await whatIf.hover();
  await page.getByText(/A match keeps its edition to the end/).waitFor();
  expect(await whatIf.getAttribute("aria-disabled")).toBe("true");
});

test("a finished match moves between browsers as a file, and can be deleted", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await dropFile(page, writeRecord(short));
  await page.waitForURL(/\/replay\//);
  await page.goto(`${stage.url}/tables`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export/ }).click();
  expect(parseRecord((await contentOf(await download)).toString())).toEqual({ ok: short });
  await page.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this match?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No tables yet" }).waitFor();
});

/** What prevents Chromium from installing the page. */
async function installationFaults(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  await devtools.detach();
  return [
    ...errors.map(({ message }) => message),
    // Contexts of tests are incognito windows, from which nothing is ever installed.
    ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
  ];
}

/** Shares a file with the page, as the system does with an installed app. */
async function share(page: Page, text: string): Promise<void> {
  const opened = page.waitForEvent("domcontentloaded");
  await page.evaluate((content) => {
    const form = Object.assign(document.createElement("form"), {
      action: "/shared",
      method: "post",
      enctype: "multipart/form-data",
    });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "file" });
    const files = new DataTransfer();
    files.items.add(new File([content], "record.json", { type: "application/json" }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, text);
  await opened;
}

test("without a network the pages still open, watch a record and play on", async () => {
  const page = await stage.visit("/", { settings: HURRIED, serviceWorkers: "allow" });
  // Ready once the worker holds every file and looks after this page.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await installationFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${stage.url}/tables`);
  await page.getByRole("heading", { name: "No tables yet" }).waitFor();
  await dropFile(page, writeRecord(long));
  await page.waitForURL(/\/replay\//);
  await page.getByRole("slider", { name: "Position in the match" }).waitFor();
  await share(page, writeRecord(short));
  await page.waitForURL(/\/replay\//);
  await share(page, "{}");
  await page.locator(".notice.bad code").waitFor();
  await page.goto(`${stage.url}/shared`);
  await page.getByRole("heading", { name: "No file arrived" }).waitFor();
  await page.goto(`${stage.url}/`);
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  // Two people at one device.
  await page.goto(`${stage.url}/new/trekwar`);
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole("button", { name: /^I am / }).click();
  await myTurn(page);
});

/** Pages that the host has a part in, with what each says without a network instead of the host's part. */
const AWAY: readonly (readonly [path: string, says: RegExp])[] = [
  ["/tables", /^Can’t reach the server\. Your online tables are shown/],
  ["/club", /^Shown as soon as the server can be reached/],
  ["/tournaments", /^Shown as soon as the server can be reached/],
  ["/find", /^Who waits, and for which games, is shown as soon as/],
  ["/docs", /^The page \/docs is not on this device/],
  ...["/clubs", "/ladder/anaxis", "/archive", "/statistics/trekwar", "/programs", "/library", "/account"].map(
    (path) => [path, /^Can’t reach the server/] as const,
  ),
];

test("without a network every page says what waits for the server; a table and its lists are there again with it", async () => {
  const page = await stage.visit("/", { settings: HURRIED, serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const bot = { is: "bot", level: 1 } as const;
  const game = `4000ad@${ad.edition}`;
  const table = await startAlone(page, "Ada", { game, options: {}, seats: [{ is: "me" }, bot] });
  await page.goto(`${stage.url}/online/${table}`);
  await page.locator(".app").waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^No connection\. Your plan is kept/).waitFor();
  await page.goto(`${stage.url}/online/${table}`);
  await page.getByText(/^This table is on the server\. It opens as soon as/).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.locator(".app").waitFor();
  await page.context().setOffline(true);
  for (const [path, says] of AWAY) {
    await page.goto(stage.url + path);
    await page.locator("main").getByText(says).filter({ visible: true }).first().waitFor();
    // Nothing that only the host can know is claimed, and nothing seems to load for ever.
    expect(await page.getByText(/^(No tables yet|You have no tables yet\.|No tournaments yet\.)/).count(), path).toBe(
      0,
    );
    expect(await page.locator(".loading").count(), path).toBe(0);
  }
  await page.goto(`${stage.url}/tournaments`);
  await page.getByText("Shown as soon as the server can be reached.").first().waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^No tournaments yet\./).waitFor();
});
