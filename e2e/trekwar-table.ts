/** What a player does at a TrekWar table, by mouse or by keyboard. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { asked, myTurn, prompt } from "./table.ts";

/** Starts a match of two people at one screen, so that the test plays both sides. */
export async function startHotSeat(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

/** Returns the texts of the page that an act changes. */
export const shownState = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".ask", ".tw-scale", ".tw-zones", ".log"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

/** Performs an action and waits until the page has changed and asks the player again. */
export async function perform(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await shownState(page);
  await action();
  await expect.poll(() => shownState(page), { timeout: 15_000 }).not.toBe(before);
  await myTurn(page);
}

export const question = async (page: Page): Promise<string> => (await asked(page).locator("p").textContent()) ?? "";
/** Whether the prompt shows a plan that waits to be confirmed: "Planned: …" or "2 actions planned." */
export const isPlan = (text: string): boolean => /planned/i.test(text);
export const button = (page: Page, name: RegExp) => prompt(page).getByRole("button", { name }).first();

/** The ways to perform the acts of a Fight, by mouse or by keyboard. */
interface Input {
  /** Chooses the card of the Hand at a place. */
  card(page: Page, at: number): Promise<unknown>;
  /** Presses the main button. */
  main(page: Page): Promise<unknown>;
  /** Presses a button of the prompt line. */
  answer(page: Page, name: RegExp): Promise<unknown>;
  ground(page: Page): Promise<unknown>;
}

export const MOUSE: Input = {
  card: (page, at) => page.locator(".tw-hand-card").nth(at).click(),
  main: (page) => prompt(page).locator(".btn.main").click(),
  answer: (page, name) => button(page, name).click(),
  ground: (page) =>
    page
      .getByRole("group", { name: "Battleground" })
      .getByRole("button", { name: /Surface/ })
      .click(),
};

/** Presses a key and waits until a control of the match has the focus. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const region = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest(".ask, .dock, .board") !== null);
  await expect.poll(region, { message: `focus after ${key}` }).toBe(true);
}

export const KEYS: Input = {
  card: (page, at) => pressKey(page, String(at + 1)),
  main: (page) => pressKey(page, "c"),
  async answer(page, name) {
    await button(page, name).focus();
    await pressKey(page, "Enter");
  },
  ground: (page) => pressKey(page, "b"),
};

/** Returns the places of the Hand whose cards can be played now. */
const playable = (page: Page): Promise<number[]> =>
  page
    .locator(".tw-hand-card")
    .evaluateAll((all) => all.flatMap((one, i) => (one.classList.contains("can") ? [i] : [])));

/** Finds a matching Deployment by trying cards, and plays it. Returns false if no card of the Hand matches. */
async function deploy(page: Page, input: Input): Promise<boolean> {
  const events = await page
    .locator(".tw-hand-card")
    .evaluateAll((all) => all.map((one) => one.querySelector(".ty-Event") !== null));
  const cards = (await playable(page)).filter((at) => events[at] !== true);
  for (const first of cards)
    for (const second of [null, ...cards.filter((at) => at !== first)]) {
      await page.keyboard.press("x");
      await input.card(page, first);
      if (second !== null) await input.card(page, second);
      if ((await page.locator(".tw-verdict.good").count()) === 0) continue;
      await page.locator(".tw-verdict").getByRole("link").waitFor();
      await perform(page, () => input.main(page));
      return true;
    }
  return false;
}

/** Answers any question except the one that asks for a Deployment. */
export async function pass(page: Page, input: Input): Promise<void> {
  const text = await question(page);
  if (isPlan(text)) await perform(page, () => page.keyboard.press("c"));
  else if (text.startsWith("Exchange")) await perform(page, () => input.answer(page, /^Keep/));
  else if (text.startsWith("Open the Fight")) {
    await page.keyboard.press("x");
    await input.card(page, (await playable(page))[0] as number);
    await perform(page, () => input.main(page));
  } else if (text.startsWith("Choose")) {
    await page.locator(".tw-choice button").first().click();
    await perform(page, () => input.main(page));
  } else if (text.includes("one of your Sectors")) await attack(page);
  else if (text.startsWith("Draw")) await perform(page, () => input.main(page));
  else await end(page, input, text);
}

/** Ends the Stage, unless the page has moved on to another question meanwhile. */
async function end(page: Page, input: Input, asked: string): Promise<void> {
  const ready = async (): Promise<string> => {
    if ((await question(page)) !== asked) return "other";
    if (await button(page, /^End/).isVisible()) return "end";
    return `waits: ${await prompt(page).innerText()}`;
  };
  await expect.poll(ready, { timeout: 15_000 }).not.toMatch(/^waits/);
  if ((await ready()) === "end") await perform(page, () => input.answer(page, /^End/));
}

/** Chooses an attack on the map: first an own Sector, then a highlighted one. */
export async function attack(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /attack from here$/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /attack this Sector$/ })
    .first()
    .click();
  await perform(page, () => MOUSE.main(page));
  // With two full Hands no card is drawn, so the attack waits in the plan for the exchange.
  if (isPlan(await question(page))) await perform(page, () => MOUSE.main(page));
}

/** Plays until a side has to match. */
export async function untilMatching(page: Page): Promise<void> {
  while (!(await question(page)).includes("match")) await pass(page, MOUSE);
}

/** Plays a whole Fight, from the exchange to the taken Sector. */
export async function fight(page: Page, input: Input, most: number): Promise<void> {
  const log = page.getByRole("list", { name: "Log" });
  let deployed = 0;
  for (;;) {
    const text = await question(page);
    if ((await log.getByText(/wins? Fight 1\b/).count()) > 0) return;
    if (text.startsWith("Exchange") && !isPlan(text)) {
      await input.card(page, 0);
      await perform(page, () => input.main(page));
    } else if (text.startsWith("Open the Fight")) {
      await page.keyboard.press("x");
      await input.card(page, (await playable(page))[0] as number);
      await input.ground(page);
      await perform(page, () => input.main(page));
    } else if (text.startsWith("Draw")) await perform(page, () => input.answer(page, /^Draw|^End/));
    else if (!text.includes("match")) await pass(page, input);
    else {
      if (deployed < most && (await deploy(page, input))) deployed++;
      else await perform(page, () => input.answer(page, /^Surrender/));
    }
  }
}
