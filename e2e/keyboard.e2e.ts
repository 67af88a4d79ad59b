import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { asked, HURRIED, myTurn, prompt } from "./table.ts";

const stage = openStage();

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Opens the list of actions with "a", moves to "Send a fleet from …" with Tab and chooses it. */
async function chooseStar(page: Page): Promise<void> {
  await page.keyboard.press("a");
  await expect.poll(() => focused(page)).toMatch(/^Stay/);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toMatch(/^Send a fleet from/);
  await page.keyboard.press("Enter");
  await prompt(page).getByText("1 action planned").waitFor();
}

/** Searches the list for the departure of n ships and chooses it. */
async function findAct(page: Page, ships: number): Promise<void> {
  await page.keyboard.press("a");
  const find = page.getByRole("searchbox", { name: "Find an action" });
  await expect.poll(() => find.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(`send ${ships} ships`);
  const list = page.getByRole("list", { name: "Available actions" });
  await expect.poll(() => list.getByRole("button").count()).toBe(1);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toMatch(new RegExp(`^Send ${ships} ships from \\w+ into hyperspace`));
  await page.keyboard.press("Enter");
  await prompt(page).getByText("2 actions planned").waitFor();
}

test("from the start page through a whole turn by keyboard", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  const play = page.getByRole("button", { name: /^Play 4000 A\.D\./ });
  await play.waitFor();
  // The skip link is first in tab order, before the navigation bar and the games.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await play.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await myTurn(page);

  // "a" lists all actions, typing filters them, Tab moves through them in reading order, Enter chooses one.
  await chooseStar(page);
  await findAct(page, 6);
  // "u" removes the last planned action, "c" sends the plan.
  await page.keyboard.press("u");
  await prompt(page).getByText("1 action planned").waitFor();
  await findAct(page, 6);
  await page.keyboard.press("c");
  await page.keyboard.press("l");
  const log = page.getByRole("list", { name: "Log" });
  await log
    .getByText(/sends 6 ships/)
    .first()
    .waitFor();
  await expect.poll(() => log.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("every fact is announced to screen readers when it is shown", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await chooseStar(page);
  await findAct(page, 7);
  await page.keyboard.press("c");
  await page
    .locator('[role="log"][aria-live]')
    .getByText(/sends 7 ships from \w+ into hyperspace/)
    .first()
    .waitFor({ state: "attached" });
});

test("shortcuts open rules, log, sounds and the list of keys; Escape closes", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.keyboard.press("r");
  const search = page.getByRole("searchbox", { name: "Search the rules" });
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  // In a text field, letter keys are text and not shortcuts.
  await page.keyboard.type("cull");
  expect(await search.inputValue()).toBe("cull");
  await search.blur();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await keys.getByText("confirm the plan").waitFor();
  await keys.getByRole("heading", { name: "4000 A.D." }).waitFor();
  // Shortcuts are off while a dialog is open.
  await page.keyboard.press("u");
  expect(await prompt(page).getByRole("alert").count()).toBe(0);
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await page.keyboard.press("m");
  expect(
    await page.evaluate(
      () => (JSON.parse(localStorage.getItem("starboard.settings") ?? "{}") as { sound: boolean }).sound,
    ),
  ).toBe(true);
  await asked(page).waitFor();
});

test("shown facts can be stepped through again", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await chooseStar(page);
  await findAct(page, 3);
  await page.keyboard.press("c");
  await page.keyboard.press("l");
  const log = page.getByRole("list", { name: "Log" });
  await log
    .getByText(/sends 3 ships/)
    .first()
    .waitFor();
  // The player is asked before the opponent's answer has arrived, too, so the log is counted in the next round.
  await page
    .getByRole("banner")
    .getByText(/Round 2\b/)
    .waitFor();
  await myTurn(page);
  const all = await log.getByRole("listitem").count();
  await page.keyboard.press("[");
  await page.getByRole("contentinfo", { name: "What just happened" }).waitFor();
  await page.keyboard.press("[");
  await expect.poll(() => log.getByRole("listitem").count()).toBeLessThan(all);
  await page.keyboard.press("]");
  await page.keyboard.press("Space");
  await expect.poll(() => log.getByRole("listitem").count()).toBe(all);
  await myTurn(page);
});
