import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { HURRIED, prompt, quickMatch, stay } from "./table.ts";

const stage = openStage();

/** Plays the learning game to its end, always taking the first thing offered. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.getByRole("button", { name: "Rematch" });
  const toNow = page.getByRole("button", { name: /Return to now/ });
  const commit = prompt(page).getByRole("button", { name: /^Confirm/ });
  const first = page.locator(".generic-board .btn:not([aria-disabled])").first();
  // What stood on the screen before an act may still stand there after it: whatever can be done is tried.
  const action = async (): Promise<boolean> => {
    if (await over.isVisible()) return true;
    const next = (await toNow.isVisible()) ? toNow : (await commit.isVisible()) ? commit : first;
    await next.click({ timeout: 500 }).catch(() => undefined);
    return false;
  };
  await expect.poll(action, { timeout: 45_000 }).toBe(true);
}

test("after the match: the result, why the bot moved so, the proof, and a rematch with the sides switched", async () => {
  const page = await stage.visit("/new/sample", { settings: HURRIED });
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page);
  await prompt(page)
    .getByText(/^The match is over\./)
    .waitFor();
  const table = page.url();

  await prompt(page).getByRole("button", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole("tab", { name: "Result" }).click();
  await page.getByRole("heading", { name: /won$|No winner/ }).waitFor();
  // Step on until a bot has acted: then its reasons are there.
  await page.getByRole("tab", { name: "Analysis" }).click();
  const reasons = page.getByRole("tabpanel");
  const slider = page.getByRole("slider", { name: "Position in the match" });
  const last = Number(await slider.getAttribute("max"));
  // They are read when they are first wanted: a round may go by before they are there.
  let at = 0;
  const explained = async (): Promise<boolean> => {
    at = (at % last) + 1;
    await slider.fill(String(at));
    await expect.poll(() => slider.inputValue()).toBe(String(at));
    return (await reasons.getByRole("heading", { name: /^Why Orion chose this/ }).count()) > 0;
  };
  await expect.poll(explained, { timeout: 30_000 }).toBe(true);
  await reasons
    .getByText(/win chance \d+%/)
    .first()
    .waitFor();

  await page.goto(table);
  await prompt(page).getByRole("button", { name: "Verify" }).click();
  await page.getByText("All checks passed.").waitFor();

  await page.goto(table);
  await prompt(page).getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== table);
  const seats = page.getByRole("list", { name: "Seats" }).locator(".seat");
  await seats.first().getByText("Orion").waitFor();
  await seats.nth(1).getByText("Ada").waitFor();
});

test("when the browser's storage is full nothing begins by halves, the page says so, and goes on once there is room", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: stage.url, quotaSize: 1 });
  const begin = page.getByRole("button", { name: "Start match" });
  await begin.click();
  await page.getByRole("alert").getByText("MATCH_STORE").waitFor();
  await page
    .getByRole("alert")
    .getByText(/storage/)
    .waitFor();
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: stage.url });
  await begin.click();
  await page.waitForURL(/\/table\//);
  await page.goto(`${stage.url}/tables`);
  await expect.poll(() => page.getByRole("link", { name: /4000 A\.D\./ }).count()).toBe(1);
});

test("where the browser forbids storage a match can be played all the same, and the page says what that means", async () => {
  const page = await stage.visit("/settings", { settings: HURRIED });
  await page.route(/match\.worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const forbid =
      'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("forbidden here", "SecurityError"); } });';
    await route.fulfill({ response, body: `${forbid}\n${await response.text()}` });
  });
  await page.goto(stage.url);
  await quickMatch(page);
  await page
    .getByText(/does not allow the page to store matches/)
    .first()
    .waitFor();
  await stay(page);
});

test("a match of an older edition is kept: the page says why it cannot be played on, exports it, and deletes it when asked", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  const table = page.url();
  await page.goto(`${stage.url}/settings`);
  // As if it had been begun with the rules before these.
  await page.evaluate(async () => {
    const open = indexedDB.open("starboard");
    await new Promise((resolve) => (open.onsuccess = resolve));
    const change = open.result.transaction("matches", "readwrite");
    const all = change.objectStore("matches").getAll();
    all.onsuccess = () => {
      for (const kept of all.result as { opening: { game: string }; card: { game: string } }[]) {
        kept.opening.game = "4000ad@0";
        kept.card.game = "4000ad@0";
        change.objectStore("matches").put(kept);
      }
    };
    await new Promise((resolve) => (change.oncomplete = resolve));
    open.result.close();
  });
  await page.goto(table);
  await page.getByText("MATCH_EDITION", { exact: true }).first().waitFor();
  await page.goto(`${stage.url}/tables`);
  await page.getByText("MATCH_EDITION", { exact: true }).first().waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export/ }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("4000ad@0");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect.poll(() => page.getByText("MATCH_EDITION", { exact: true }).count()).toBe(0);
});
