/** Two strangers meet, play with a deck of the library and follow each other; a third person watches in a frame of another site. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeRecord } from "@starboard/kernel";
import { STANDARD_DECKS, game as trekwar } from "@starboard/trekwar";
import type { LibraryItemDetail } from "@starboard/wire/library";
import type { TableInfo } from "@starboard/wire/host";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { playedRecord } from "../packages/web/test/match.ts";
import { contentOf, expectAccessible, expectAccessibleInAllThemes, openBrowser, openStage } from "./browser.ts";
import { callApi } from "./hosted-tables.ts";
import { dropFile, expectNoSidewaysScroll, HURRIED, myTurn, PHONE } from "./table.ts";

const stage = openStage({ STARBOARD_LIBRARY_MATCHES: "0", STARBOARD_RATE_LIMIT_FACTOR: "10", STARBOARD_LOG: "silent" });
const visit = openBrowser();

/** Another site, whose only page has a frame. */
let elsewhere = "";
let framed = "";
const site = createServer((_request, response) => {
  response.setHeader("content-type", "text/html");
  response.end(`<!doctype html><title>Club</title><h1>Our club</h1>${framed}`);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => site.close());

const member = async (page: Page, name: string): Promise<string> => {
  const login = `${name}${Date.now()}`;
  return (await callApi<{ person: string }>(page, "POST", "account", { login, password: "correct horse", name }))
    .person;
};
const tableAt = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Plays for whoever is asked, over HTTP, until so many entries are played. */
async function playOn(pages: readonly Page[], id: string, entries: number): Promise<void> {
  for (;;) {
    const { summary } = await callApi<TableInfo>(pages[0] as Page, "GET", `tables/${id}`);
    if (!summary || summary.over || summary.at >= entries) return;
    const [seat] = summary.asked;
    if (seat === undefined) throw new Error("nobody is asked");
    const { you } = await callApi<TableInfo>(pages[0] as Page, "GET", `tables/${id}`);
    const page = pages[you.seats.includes(seat) ? 0 : 1] as Page;
    const path = `tables/${id}/seats/${seat}`;
    const update = await callApi<{
      readonly at: number;
      readonly offers: readonly {
        step: string;
        aside?: boolean;
        offers: readonly { act: object; refusal?: object }[];
      }[];
    }>(page, "GET", `${path}/update`);
    const [move] = update.offers.flatMap(({ step, aside, offers }) =>
      aside ? [] : offers.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act }])),
    );
    // The page of the seat may have answered by itself since the table was read.
    if (!move) continue;
    await callApi(page, "POST", `${path}/acts`, { at: update.at, key: crypto.randomUUID(), moves: [move] });
  }
}

test("two strangers meet by ticket, follow each other and play with a deck that one found; a third watches elsewhere", async () => {
  const ada = await stage.visit("/find", { settings: { ...HURRIED, guided: ["trekwar"] } });
  const ben = await stage.visit("/find", { settings: { ...HURRIED, name: "Ben", guided: ["trekwar"] }, ...PHONE });
  const [adaId, benId] = [await member(ada, "Ada"), await member(ben, "Ben")];
  for (const page of [ada, ben]) {
    await page.goto(`${stage.url}/find`);
    await page.getByRole("checkbox", { name: /^TrekWar, Quick:/ }).check();
    await page.getByRole("button", { name: "Open ticket" }).click();
  }
  for (const page of [ada, ben]) await page.waitForURL(/\/online\/./);
  await Promise.race([myTurn(ada), myTurn(ben)]);
  const met = tableAt(ada);
  expect(tableAt(ben)).toBe(met);
  await playOn([ada, ben], met, 8);
  const { you } = await callApi<TableInfo>(ben, "GET", `tables/${met}`);
  const { summary } = await callApi<TableInfo>(ben, "GET", `tables/${met}`);
  const resign = [{ step: "resign", act: { do: "resign" } }];
  await callApi(ben, "POST", `tables/${met}/seats/${you.seats[0]}/acts`, {
    at: summary?.at,
    key: "resign-1",
    moves: resign,
  });

  for (const [page, other, person] of [
    [ada, "Ben", benId],
    [ben, "Ada", adaId],
  ] as const) {
    await page.goto(`${stage.url}/people/${person}`);
    await page.getByRole("button", { name: `Follow ${other}` }).click();
    await page.getByRole("button", { name: `Unfollow ${other}` }).waitFor();
  }

  // Cleo has published a deck, which Ada finds and brings to a table.
  const cleo = await stage.visit("/library", { settings: { ...HURRIED, name: "Cleo" } });
  await member(cleo, "Cleo");
  const [first = "", ...rest] = STANDARD_DECKS[0];
  const deck = {
    format: "starboard.trekwar.deck",
    version: 1,
    name: `Wave ${Date.now()}`,
    side: "federation",
    sheet: false,
  };
  const made = await callApi<LibraryItemDetail>(cleo, "POST", "library", {
    game: "trekwar",
    kind: "deck",
    content: { ...deck, cards: [first, ...rest], own: [] },
    about: "",
    tags: [],
    licence: "CC0-1.0",
  });
  await ada.goto(`${stage.url}/library`);
  await ada.getByRole("link", { name: deck.name }).click();
  await ada.getByRole("main").getByRole("button", { name: "Share", exact: true }).click();
  const shareItem = ada.getByRole("dialog", { name: "Share" });
  await shareItem.getByRole("img", { name: `Picture that messengers show: ${deck.name}` }).waitFor();
  expect(await shareItem.getByLabel("Link").inputValue()).toBe(`${stage.url}/library/${made.item}`);
  await expectAccessibleInAllThemes(ada);
  await shareItem.getByRole("button", { name: "Close" }).click();
  await ada.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await ada.getByRole("button", { name: "Play with others" }).click();
  await ada.waitForURL(/\/new\/trekwar\?online/);
  await ada.getByRole("group", { name: "Player at seat 2" }).getByRole("button", { name: "Anyone" }).click();
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const id = tableAt(ada);
  await ben.goto(`${stage.url}/online/${id}`);
  await ben
    .getByRole("button", { name: /^Take this seat/ })
    .first()
    .click();
  await ada.getByRole("button", { name: "Start match" }).click();
  for (const page of [ada, ben]) await page.locator(".app").waitFor();
  const { options } = await callApi<TableInfo>(ada, "GET", `tables/${id}`);
  expect(options).toMatchObject({ federationDeck: [first, ...rest] });
  await playOn([ada, ben], id, 6);

  // The code of the frame comes from the dialog, and works on another site, without a cookie or anything stored.
  await ada.getByRole("button", { name: "Match menu" }).first().click();
  await ada.getByRole("button", { name: "Share", exact: true }).click();
  await ada.getByText("Embed in another page").click();
  framed = await ada.getByRole("textbox", { name: "Code of the frame" }).inputValue();
  const dan = await visit(elsewhere);
  const frame = dan.frameLocator("iframe");
  await frame.locator(".board svg").waitFor();
  await frame.getByRole("heading", { name: "Ada and Ben" }).waitFor();
  const count = frame.locator("output");
  const shown = (await count.textContent()) ?? "";
  await playOn([ada, ben], id, 16);
  await expect.poll(() => count.textContent(), { timeout: 20_000 }).not.toBe(shown);
  await frame.locator("body").press("ArrowLeft");
  const [, inner] = dan.frames();
  const kept = await inner?.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    document.forms.length,
  ]);
  expect(kept).toEqual([0, 0, "", 0]);
  expect(await dan.context().cookies()).toEqual([]);
  await frame.getByRole("link", { name: "Watch on Starboard" }).waitFor();
}, 120_000);

test("a moment is saved as picture, as animated picture and as a file that plays without a network", async () => {
  const page = await stage.visit("/", { settings: HURRIED, ...PHONE });
  await dropFile(page, writeRecord(playedRecord(trekwar, {}, { seed: 3 })));
  await page.waitForURL(/\/replay\//);
  await page.getByRole("slider", { name: "Position in the match" }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: "Share this moment" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("img", { name: /^Picture that messengers show/ }).waitFor();
  // No host has the match, so there is no link that would lead nowhere.
  expect(await dialog.getByLabel("Link").count()).toBe(0);
  await expectNoSidewaysScroll(page);
  const saved = async (name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await contentOf(download) };
  };
  const picture = await saved("Save picture");
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await dialog.getByRole("button", { name: "Make animated picture" }).click();
  await dialog.getByRole("img", { name: "Animated picture of the moves" }).waitFor();
  const clip = await saved("Save animated picture");
  expect(clip.bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(clip.bytes.length).toBeLessThan(1_000_000);
  await expectAccessibleInAllThemes(page);
  await dialog.getByRole("combobox", { name: "Seen by" }).selectOption("All hands open");
  const file = await saved("Save replay");
  expect(file.name).toMatch(/^starboard-.*\.html$/);
  expect(file.bytes.length).toBeLessThan(1_000_000);

  const folder = await mkdtemp(join(tmpdir(), "starboard-replay-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, file.name);
  await writeFile(path, file.bytes);
  const offline = await visit(pathToFileURL(path).href, { offline: true, viewport: { width: 1024, height: 768 } });
  const asked: string[] = [];
  offline.on("request", (request) => asked.push(request.url()));
  await offline.reload();
  const [output, board] = [offline.locator("output"), offline.locator(".board")];
  const all = Number((await output.textContent())?.split(" ").at(-1));
  expect(all).toBeGreaterThan(20);
  await offline.keyboard.press("Home");
  const first = await board.innerHTML();
  await offline.keyboard.press("End");
  expect(await output.textContent()).toBe(`${all} of ${all}`);
  expect(await board.innerHTML()).not.toBe(first);
  await offline.keyboard.press("ArrowLeft");
  expect(await output.textContent()).toBe(`${all - 1} of ${all}`);
  await offline.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => output.textContent()).toBe(`${all} of ${all}`);
  expect(await offline.locator(".log li code").first().textContent()).toMatch(/^TW-/);
  expect(asked.every((url) => url.startsWith("file:"))).toBe(true);
  await expectAccessible(offline);
  await expectNoSidewaysScroll(offline);
});
