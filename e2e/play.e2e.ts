import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { asked, HURRIED, myTurn, prompt, quickMatch, sendShips, sendTurn, stay } from "./table.ts";

const stage = openStage();

test("from the start page to the first legal act in two clicks", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  // One …
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  // … two.
  await asked(page).getByRole("button", { name: /Stay/ }).click();
  await prompt(page).getByText("1 action planned").waitFor();
});

test("a whole turn with the mouse: plan, undo, plan anew, commit, and the bot answers", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  await sendShips(page, 4);
  await prompt(page).getByRole("button", { name: /Undo/ }).click();
  await prompt(page).getByText("1 action planned").waitFor();
  await prompt(page).getByRole("button", { name: /Undo/ }).click();
  await prompt(page).getByText("1 action planned").waitFor({ state: "detached" });
  await sendShips(page, 5);
  await sendTurn(page);
  await page.getByRole("tab", { name: "Log" }).click();
  await page
    .getByRole("list", { name: "Log" })
    .getByText(/sends 5 ships/)
    .first()
    .waitFor();
  await stay(page);
  await page
    .getByRole("list", { name: "Log" })
    .getByText(/^Antares’s turn in round|^Algol’s turn in round/)
    .nth(1)
    .waitFor();
});

test("what was sent can be taken back as long as nothing was drawn since", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await page.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await stay(page);
  const log = page.getByRole("list", { name: "Log" });
  const before = await log.getByRole("listitem").count();
  await prompt(page)
    .getByRole("button", { name: /Take back/ })
    .click();
  await expect.poll(() => log.getByRole("listitem").count()).toBeLessThan(before);
});

test("what cannot be done says why, with its rule, and the rule opens at its paragraph", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await page.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.keyboard.press("u");
  const refusal = prompt(page).getByRole("alert");
  await refusal.getByText("You have no action to take back.").waitFor();
  await refusal.getByRole("link", { name: "Rule KRN-UNDO-1: open the paragraph" }).click();
  await page.locator('[data-rule="KRN-UNDO-1"].here').waitFor();
  // The question's own rule leads into the game's text.
  await stay(page);
  await prompt(page)
    .getByRole("link", { name: /^Rule AD-6\.3\.3/ })
    .click();
  await page.locator('[data-rule="AD-6.3.3"].here').waitFor();
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("coin heads");
  await page.locator('[data-rule="AD-6.2.2"]').waitFor();
});

test("a match survives a reload, waits on my tables, and its address opens it", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  const address = page.url();
  await stay(page);
  const told = await page.getByRole("list", { name: "Log" }).getByRole("listitem").allTextContents();
  await page.reload();
  await myTurn(page);
  const again = await page.getByRole("list", { name: "Log" }).getByRole("listitem").allTextContents();
  expect(again.slice(0, told.length)).toEqual(told);
  await page.goto(`${stage.url}/tables`);
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  await page
    .getByRole("link", { name: /4000 A\.D\./ })
    .first()
    .click();
  await page.waitForURL(address);
  await myTurn(page);
});

test("a crashed match worker is replaced, and the match continues from the store", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  const service = page.workers().find((worker) => worker.url().includes("match.worker"));
  if (!service) throw new Error("this page has no match worker");
  await service.evaluate(() => {
    setTimeout(() => {
      throw new Error("struck down by the test");
    });
  });
  await page.getByText("SERVICE_RESTARTED").waitFor();
  const log = page.getByRole("list", { name: "Log" });
  const before = await log.getByRole("listitem").count();
  await stay(page);
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(before);
});
