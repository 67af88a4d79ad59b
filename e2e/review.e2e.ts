import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableInfo } from "@starboard/wire/host";
import type { ReviewInfo } from "@starboard/wire/reviews";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { callApi, startTable } from "./hosted-tables.ts";
import { dropFile, expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

// The review of a real match of TrekWar: its decisions are judged in a worker while the page is used.
const stage = openStage();
const record = readFileSync(join(import.meta.dirname, "../packages/games/trekwar/records/standard.json"), "utf8");
const prompt = (page: Page) => page.getByRole("contentinfo", { name: "Current decision" });

/** Opens the review from the replay of a dropped record, and waits for the first mistake. */
async function openReview(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await dropFile(page, record);
  await page.locator(".timeline").getByRole("button", { name: "Review" }).click();
  await prompt(page).getByRole("button", { name: "Try again" }).waitFor({ timeout: 50_000 });
}

test("moments appear while the review runs; it stops, a mistake is tried again by keyboard, and what if opens", async () => {
  const page = await stage.visit("/tables", { settings: HURRIED, viewport: { width: 1440, height: 900 } });
  await openReview(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => page.locator(".review-progress").innerText()).toMatch(/Stopped at \d+ of \d+/);
  const moment = page.locator(".review-list > li.on");
  expect(await moment.innerText()).toMatch(/Played[\s\S]*\d+%[\s\S]*Better[\s\S]*\d+%/);
  expect(await page.getByRole("button", { name: "Better" }).getAttribute("aria-checked")).not.toBe("false");
  await expectAccessible(page);

  await page.keyboard.press("t");
  const strip = page.getByRole("region", { name: "Learn from your mistakes" });
  await strip.waitFor();
  await page.keyboard.press("h");
  await expect.poll(() => strip.innerText()).toMatch(/What counts here|Look at what/);
  await page.keyboard.press("h");
  await expect.poll(() => strip.innerText()).toContain("begins with");
  await page.locator(".acts-list .act").first().click();
  await expect.poll(() => strip.innerText(), { timeout: 30_000 }).toMatch(/Found|loses between|may be|what was played/);
  await expectAccessible(page);
  if ((await page.getByRole("button", { name: "Show answer" }).count()) > 0)
    await page.getByRole("button", { name: "Show answer" }).click();
  await expect.poll(() => strip.innerText()).toContain("Judged from what this seat knew then");
  await page.getByRole("button", { name: "Back to the review" }).click();

  await page.keyboard.press("w");
  await page.getByRole("dialog", { name: "Continue from here" }).waitFor();
});

test("on a phone the moments are in a sheet, and nothing scrolls sideways", async () => {
  const page = await stage.visit("/tables", { settings: HURRIED, ...PHONE });
  await openReview(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Moments" }).click();
  await page.locator(".review-list > li.on").waitFor();
  expect(await page.locator(".review-list > li.on").innerText()).toContain("Better");
  await page.keyboard.press("Escape");
  await prompt(page).getByRole("button", { name: "Try again" }).click();
  await prompt(page).getByRole("button", { name: "Show answer" }).click();
  await expect.poll(() => page.locator(".review-retry").innerText()).toContain("Better:");
  await expectNoSidewaysScroll(page);
});

test("a finished online match is offered for review in the list of tables, and the host reviews it for both players", async () => {
  const [ada, ben] = await Promise.all([
    stage.visit("/", { settings: HURRIED }),
    stage.visit("/", { settings: HURRIED }),
  ]);
  const id = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
    ],
    { game: "trekwar", options: {} },
  );
  const { summary } = await callApi<TableInfo>(ada, "GET", `tables/${id}`);
  const moves = [{ step: "resign", act: { do: "resign" } }];
  await callApi(ada, "POST", `tables/${id}/seats/0/acts`, { at: summary?.at, key: "resigned-at-once-1", moves });
  await ben.goto(`${stage.url}/tables`);
  await ben.getByRole("link", { name: /^Review: TrekWar/ }).click();
  await expect.poll(() => ben.locator(".review-progress").innerText()).toContain("judged");
  const made = await callApi<ReviewInfo>(ada, "GET", `tables/${id}/review`);
  expect(made).toMatchObject({ state: "done", review: { isComplete: true } });
});
