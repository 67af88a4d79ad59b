/** A match of an earlier edition in the page: replayed, continued, and moved to the newest edition. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { callApi, startTable } from "./hosted-tables.ts";
import { dropFile, HURRIED, myTurn } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: ["4000ad", "sample", "anaxis"] };
/** A whole match of Anaxis under edition 4, in which the side that is behind claims a draw at the end. */
const record = join(import.meta.dirname, "../packages/games/anaxis/records/quiet-draw.json");
const MENU = "Continue by edition 5 of the rules";

/** The rules tab, scrolled to a rule of its edition. */
async function expectRule(page: Page, text: RegExp): Promise<void> {
  await page.keyboard.press("r");
  await page.getByText(text).first().waitFor();
  await page.getByRole("tab", { name: "Log" }).click();
}

test("a match of an earlier edition is replayed by it, continued by it, and moves to the newest one", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await dropFile(page, await readFile(record, "utf8"));
  await page.waitForURL(/\/replay\//);
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await slider.waitFor();
  // Edition 4 accepts the last action, so the replay reaches the draw and says nothing of another edition.
  await page.keyboard.press("End");
  await page.getByText("A draw: eight quiet turns.").first().waitFor();
  expect(await page.getByText("RECORD_EDITION").count()).toBe(0);
  await page.getByRole("combobox", { name: "Jump to a turn" }).selectOption({ index: 4 });
  await page.getByRole("button", { name: "What if?" }).click();
  const fork = page.getByRole("dialog", { name: "Continue from here" });
  await fork.getByRole("combobox", { name: "Bot level" }).selectOption("1");
  await fork.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await expectRule(page, /without a loss either side may claim a draw\.$/);

  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: MENU }).click();
  const dialog = page.getByRole("dialog", { name: "Continue by edition 5?" });
  await dialog.getByText("AX-9.8").waitFor();
  await dialog.getByText(/a side that would lose by the score of AX-9\.7/).waitFor();
  await dialog.getByRole("button", { name: "Keep the present rules" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: MENU }).click();
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  const line = page.getByRole("list", { name: "Log" }).getByText("From here on, edition 5 of the rules applies.");
  await line.waitFor();
  await expectRule(page, /a side that would lose by the score of AX-9\.7/);
  await page.getByRole("button", { name: "Match menu" }).click();
  expect(await page.getByRole("button", { name: MENU }).count()).toBe(0);
  await page.keyboard.press("Escape");

  // The match is still there after a reload, by its new edition, and play goes on.
  await page.reload();
  await myTurn(page);
  await line.waitFor();
});

test("online, the players vote: one asks, the other agrees, and both go on by the newest edition", async () => {
  const ada = await stage.visit("/", { settings: SETTINGS });
  // Ben holds a phone.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const ben = await stage.visit("/", { settings: { ...SETTINGS, name: "Ben" }, ...phone });
  const table = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
    ],
    { game: "anaxis@4", options: { "ax.scenario": "border" } },
  );
  // Ada uses the keyboard alone.
  await ada.getByRole("button", { name: "Match menu" }).press("Enter");
  await ada.getByRole("button", { name: MENU }).press("Enter");
  await ada.getByRole("dialog").getByRole("button", { name: "Ask the other players" }).press("Enter");
  const vote = ben.getByRole("region", { name: "Vote" });
  await vote.getByText("Ada asks to continue by edition 5 of the rules.").waitFor();
  for (const name of ["Show what changes", "Agree", "Decline"]) {
    const box = await vote.getByRole("button", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await vote.getByRole("button", { name: "Show what changes" }).tap();
  const dialog = ben.getByRole("dialog", { name: "Continue by edition 5?" });
  await dialog.getByText(/a side that would lose by the score of AX-9\.7/).waitFor();
  await dialog.getByRole("button", { name: "Agree" }).tap();
  const line = "From here on, edition 5 of the rules applies.";
  await ada.getByRole("list", { name: "Log" }).getByText(line).waitFor();
  await vote.waitFor({ state: "detached" });
  await ben.getByRole("button", { name: "Log", exact: true }).tap();
  await ben.getByRole("dialog", { name: "Log" }).getByText(line).waitFor();
  const { summary } = await callApi<{ summary: { game: string } }>(ada, "GET", `tables/${table}`);
  expect(summary.game).toBe("anaxis@5");
});
