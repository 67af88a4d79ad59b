import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { concede, expectNoSidewaysScroll, HURRIED, PHONE, prompt } from "./table.ts";

const stage = openStage({ STARBOARD_RATE_LIMIT_FACTOR: "20" });
const GUIDED = { ...HURRIED, guided: ["4000ad", "sample", "anaxis"] };

/** Enters the tournament at an address under a name. */
async function enter(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Your name in the tournament" }).fill(name);
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByRole("heading", { name: "You have entered" }).waitFor();
}
/** Returns the current opponent of a page's person; the heading changes each round. */
async function rivalOf(page: Page, round: number): Promise<string> {
  await page.getByText(`Round ${round} of 2`, { exact: true }).first().waitFor();
  const heading = page.getByRole("heading", { name: /^You play / });
  await heading.waitFor();
  return (await heading.innerText()).replace("You play ", "");
}
/** Resigns the match on the screen, and returns to the tournament. */
async function concedeHere(page: Page): Promise<void> {
  await prompt(page).waitFor();
  await concede(page);
  await page.getByRole("button", { name: "Go to the tournament" }).click();
}

/** The organiser sets a result. */
async function rule(page: Page, names: RegExp, result: string): Promise<void> {
  await page.getByRole("button", { name: names }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: result }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("played at the club");
  await dialog.getByRole("button", { name: "Save result" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("a club's tournament: four enter by the address, rounds are paired automatically, resigned matches make the standings", async () => {
  const olga = await stage.visit("/account", { settings: { ...GUIDED, name: "Olga" } });
  const found = olga.getByRole("form", { name: "Create account" });
  await found.getByLabel("Login").fill(`olga${Date.now()}`);
  await found.getByLabel("Password").fill("correct horse");
  await found.getByRole("button", { name: "Create with a password" }).click();
  await olga.getByText(/^Signed in as/).waitFor();
  await olga.goto(`${stage.url}/tournaments`);
  await olga.getByRole("link", { name: "Anaxis", exact: true }).click();
  const setup = olga.getByRole("form", { name: "Tournament" });
  await setup.getByLabel("Tournament name").fill("Harbour Cup");
  await setup.getByRole("combobox", { name: "Rounds", exact: true }).selectOption("2");
  await setup.getByRole("button", { name: "Open registration" }).click();
  await olga.waitForURL(/\/tournament\/./);
  const address = olga.url();
  await enter(olga, address, "Olga");
  const players: Record<string, Page> = { Olga: olga };
  for (const name of ["Ada", "Ben"]) {
    const page = await stage.visit("/", { settings: { ...GUIDED, name: "" }, ...(name === "Ben" && PHONE) });
    await enter(page, address, name);
    players[name] = page;
  }
  await olga.getByRole("button", { name: "Add a bot" }).click();
  await olga.getByRole("heading", { name: "4 entrants" }).waitFor();
  await olga.getByRole("button", { name: "Start tournament" }).click();

  // Seeds by entry: Olga meets Ben, Ada meets the bot.
  expect(await rivalOf(olga, 1)).toBe("Ben");
  const ben = players["Ben"] as Page;
  expect(await rivalOf(ben, 1)).toBe("Olga");
  await expectNoSidewaysScroll(ben);
  await expectAccessible(ben);
  for (const page of [olga, ben]) {
    await page.getByRole("button", { name: "Take your seat" }).click();
    await page.waitForURL(/\/online\/./);
  }
  await olga.getByRole("list", { name: "Seats" }).waitFor();
  await concedeHere(olga);
  await olga.getByRole("heading", { name: "Your match is over" }).waitFor();
  const ada = players["Ada"] as Page;
  expect(await rivalOf(ada, 1)).toBe("Orion");
  // A match played over the board at the club: the organiser enters its result.
  await rule(olga, /Set the result of .*Orion/, "Orion wins");

  // The next round was paired automatically: winners meet, and losers meet.
  expect(await rivalOf(ada, 2)).toBe("Olga");
  expect(await rivalOf(olga, 2)).toBe("Ada");
  await ben.goto(address);
  expect(await rivalOf(ben, 2)).toBe("Orion");
  await rule(olga, /Set the result of .*Orion/, "Ben wins");
  // The organiser rules the third match while it runs: the table shows both players that it is over, and why.
  for (const page of [ada, olga]) {
    await page.goto(address);
    await page.getByRole("button", { name: "Take your seat" }).click();
    await page.waitForURL(/\/online\/./);
  }
  await olga.locator(".app").waitFor();
  await ada.locator(".app").waitFor();
  const table = ada.url();
  await olga.goto(address);
  await rule(olga, /Set the result of .*Ada/, "Ada wins");
  await prompt(ada).getByText("The organiser set the result: Ada wins (“played at the club”).").waitFor();
  expect(await ada.getByRole("list", { name: "Seats" }).getByText("match closed").count()).toBe(2);
  await expectAccessible(ada);
  await ada.goto(`${stage.url}/online`);
  await ada.getByRole("heading", { name: "Your tables" }).waitFor();
  await ada.getByText(/finished match(?:es)?$/).waitFor();
  expect(await ada.getByRole("heading", { name: "Your turn" }).count()).toBe(0);
  await ben.goto(table);
  await prompt(ben)
    .getByText(/^The organiser set the result/)
    .waitFor();
  await ben.goto(address);
  await olga.getByRole("heading", { name: "Ben wins" }).waitFor();
  const rows = olga.getByRole("row");
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/^1\s+Ben[\s\S]*\b2\b/);
  await rows.nth(1).getByRole("button", { name: /^2/ }).first().click();
  await olga.getByText("Round 1: beat Olga").first().waitFor();
  await olga
    .getByText(/set the result of .* “played at the club”/)
    .first()
    .waitFor();
  await expectAccessible(olga);
}, 120_000);
