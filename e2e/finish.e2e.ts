import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentOf, expectAccessible, openStage } from "./browser.ts";
import { HURRIED, PHONE, prompt, quickMatch, stay } from "./table.ts";

const stage = openStage();

/** Plays the sample game to its end, always choosing the first action on the board. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.getByRole("button", { name: "Rematch" });
  const toNow = page.getByRole("button", { name: /Return to now/ });
  const commit = prompt(page).getByRole("button", { name: /^Confirm/ });
  const first = page.locator(".generic-board .btn:not([aria-disabled])").first();
  // Buttons may still be on the page after their action was sent, so clicks may fail and are repeated.
  const action = async (): Promise<boolean> => {
    if (await over.isVisible()) return true;
    const next = (await toNow.isVisible()) ? toNow : (await commit.isVisible()) ? commit : first;
    await next.click({ timeout: 500 }).catch(() => undefined);
    return false;
  };
  await expect.poll(action, { timeout: 45_000 }).toBe(true);
}

test("after the match: result, analysis of the bot's choices, verification, and a rematch with sides switched", async () => {
  const page = await stage.visit("/new/sample", { settings: HURRIED });
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page);
  await prompt(page)
    .getByText(/^The match is over\./)
    .waitFor();
  const table = page.url();

  // The end tells the course of the match, as curves and as a table.
  await page.getByRole("heading", { name: /^(Victory|Defeat|Shared victory|No winner|Draw)$/ }).waitFor();
  const course = page.getByRole("region", { name: "Course of the match: Haul" });
  await course.getByText("As a table").click();
  await course.getByRole("rowheader", { name: "Round 3" }).waitFor();
  await page.getByRole("heading", { name: "Turning points" }).waitFor();
  await expectAccessible(page);

  await prompt(page).getByRole("button", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//);
  // The replay opens with the player's own eyes and all hands open.
  const eyes = page.getByRole("combobox", { name: "Viewed as" });
  expect(await eyes.inputValue()).toBe("0");
  const open = page.getByRole("button", { name: "All hands open" });
  expect(await open.getAttribute("aria-pressed")).toBe("true");
  await open.click();
  expect(await open.getAttribute("aria-pressed")).toBe("false");
  // A phone has both in its menu.
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: "All hands open", pressed: false }).waitFor();
  await page.getByRole("button", { name: "View as Spectator" }).click();
  await page.setViewportSize(size);
  await expect.poll(() => eyes.inputValue()).toBe("public");
  await page.getByRole("tab", { name: "Result" }).click();
  await page.getByRole("heading", { name: /won$|No winner|^Draw$/ }).waitFor();
  // The slider moves on until the shown action is a bot's.
  await page.getByRole("tab", { name: "Analysis" }).click();
  const reasons = page.getByRole("tabpanel");
  const slider = page.getByRole("slider", { name: "Position in the match" });
  const last = Number(await slider.getAttribute("max"));
  // The analysis is fetched when the tab is first shown and may take a while, so the slider may go round.
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
  await prompt(page).getByRole("button", { name: "Other side" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== table);
  const seats = page.getByRole("list", { name: "Seats" }).locator(".seat");
  await seats.first().getByText("Orion").waitFor();
  await seats.nth(1).getByText("Ada").waitFor();
});

test("if the browser's storage is full, no match is started; it starts once there is space", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: stage.url, quotaSize: 1 });
  const start = page.getByRole("button", { name: "Start match" });
  await start.click();
  await page.getByRole("alert").getByText("MATCH_STORE").waitFor();
  await page
    .getByRole("alert")
    .getByText(/storage/)
    .waitFor();
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: stage.url });
  await start.click();
  await page.waitForURL(/\/table\//);
  await page.goto(`${stage.url}/tables`);
  await expect.poll(() => page.getByRole("link", { name: /4000 A\.D\./ }).count()).toBe(1);
});

test("if the browser forbids storage, a match can be played and the page explains that it will not be saved", async () => {
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

test("a match of an older edition is explained, can be exported and can be deleted", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  const table = page.url();
  await page.goto(`${stage.url}/settings`);
  // Marks the match as started under an older edition of the rules.
  await page.evaluate(async () => {
    const open = indexedDB.open("starboard");
    await new Promise((resolve) => (open.onsuccess = resolve));
    const change = open.result.transaction("matches", "readwrite");
    const all = change.objectStore("matches").getAll();
    all.onsuccess = () => {
      for (const stored of all.result as { opening: { game: string }; card: { game: string } }[]) {
        stored.opening.game = "4000ad@0";
        stored.card.game = "4000ad@0";
        change.objectStore("matches").put(stored);
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
  expect((await contentOf(await download)).toString()).toContain("4000ad@0");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect.poll(() => page.getByText("MATCH_EDITION", { exact: true }).count()).toBe(0);
});
