import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { HURRIED, quickMatch, stay } from "./table.ts";

const stage = openStage();

/** The texts of the live region, in order. */
const spoken = (page: Page): Promise<string[]> => page.locator('.sr[role="log"] p').allTextContents();

test("objectives are on screen, questions have switches that last, and a return is summed up", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  const objectives = page.getByRole("region", { name: "Objectives" });
  await objectives.getByText(", you").first().waitFor();
  await objectives
    .getByRole("link", { name: /^Rule AD-/ })
    .first()
    .waitFor();

  // A switch of this table is still set after a reload.
  const openSwitches = async () => {
    await page.getByRole("button", { name: "Match menu" }).click();
    await page.getByRole("button", { name: "Questions" }).click();
    return page.getByRole("dialog", { name: "Questions" });
  };
  const dialog = await openSwitches();
  const first = dialog.getByRole("group").first();
  await first.getByRole("button", { name: "Ask me" }).click();
  await page.reload();
  const again = (await openSwitches()).getByRole("group").first();
  expect(await again.getByRole("button", { name: "Ask me" }).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");

  // After a return, the page sums up what happened meanwhile, with a way to watch it again.
  await stay(page);
  await page
    .getByRole("list", { name: "Log" })
    .getByText(/turn in round 2\./)
    .first()
    .waitFor();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("starboard.settings") ?? "{}") as object;
    localStorage.setItem("starboard.settings", JSON.stringify({ ...settings, recap: "always" }));
    for (const key of Object.keys(localStorage))
      if (key.startsWith("starboard.seen.")) localStorage.setItem(key, JSON.stringify({ 0: 1, 1: 1 }));
  });
  await page.reload();
  const recap = page.getByRole("region", { name: "While you were away" });
  await recap.waitFor();
  await expectAccessible(page);
  // The live region speaks it: how much concerns the player, then what happened.
  await expect.poll(() => spoken(page)).toContainEqual(expect.stringMatching(/^While you were away: \d+ events? /));
  await recap.locator("summary").click();
  await recap.getByRole("button", { name: "Replay from here" }).first().click();
  await page.getByRole("button", { name: /Return to now/ }).click();
  await recap.getByRole("button", { name: "Mark as seen" }).click();
  await recap.waitFor({ state: "detached" });
});
