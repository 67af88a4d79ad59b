import { type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

/** A visitor who knows the place: nothing moves longer than it must, no guide is offered. */
export const HURRIED = {
  speed: 4,
  motion: "still",
  sound: false,
  guided: ["4000ad", "sample"],
  botLevel: 1,
  name: "Ada",
};
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export const prompt = (page: Page): Locator => page.getByRole("contentinfo", { name: "Current decision" });
/** The prompt line while it asks something of the person at the screen. */
export const asked = (page: Page): Locator => page.locator(".ask:not(.wait)");

/** Waits until the person at the screen is asked, skipping what is being shown meanwhile. */
export async function myTurn(page: Page): Promise<void> {
  const mine = asked(page);
  const toNow = page.getByRole("button", { name: /Return to now/ });
  const over = page.getByRole("button", { name: "Rematch" });
  for (;;) {
    await mine.or(toNow).or(over).first().waitFor({ timeout: 45_000 });
    if (await toNow.isVisible()) await toNow.click({ timeout: 1000 }).catch(() => undefined);
    else return;
  }
}

/** Sits down at 4000 A.D. with one click and waits for the first question. */
export async function quickMatch(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

/** Lets every own power stay where it is, until the turn has been sent and come back. */
export async function stay(page: Page): Promise<void> {
  const planned = prompt(page).getByText(/actions? planned/);
  for (;;) {
    await asked(page)
      .getByRole("button", { name: /Stay|Travel on/ })
      .click();
    // Sent as soon as nothing can follow: then the turn comes back with nothing planned.
    await planned.waitFor({ timeout: 700 }).catch(() => undefined);
    if (await planned.isVisible()) continue;
    return myTurn(page);
  }
}

/** Opens the list of acts. */
export async function openActs(page: Page): Promise<Locator> {
  // On a phone the titles stand at the lower edge; on a desktop the list may be behind "More".
  const onPhone = page.locator(".sheet-bar").getByRole("button", { name: "Actions" });
  if (await onPhone.isVisible()) await onPhone.click();
  else await page.keyboard.press("a");
  const list = page.getByRole("list", { name: "Available actions" });
  await list.waitFor();
  return list;
}

/** Chooses an act by its words. */
export async function act(page: Page, words: RegExp): Promise<void> {
  const list = await openActs(page);
  await list.getByRole("button", { name: words }).first().click();
}

/** Gives up the match on the screen. */
export async function concede(page: Page): Promise<void> {
  await openActs(page);
  await page.getByText("Any time").click();
  await page.getByRole("button", { name: "Concede", exact: true }).click();
  await prompt(page)
    .getByRole("button", { name: /^Confirm/ })
    .click();
}

/** 4000 A.D.: plans a departure of so many ships from the list of acts, the star first and then the number. */
export async function sendShips(page: Page, ships: number): Promise<void> {
  await act(page, /^Send a fleet from/);
  await prompt(page).getByText("1 action planned").waitFor();
  await act(page, new RegExp(`^Send ${ships} ships? from \\w+ into hyperspace`));
  await prompt(page).getByText("2 actions planned").waitFor();
}

/** Hands the page a file as if it had been dragged onto `selector`. */
export async function dropFile(page: Page, text: string, name = "match.json", selector = "body"): Promise<void> {
  await page.evaluate(
    ([content, file, target]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: "application/json" }));
      const place = document.querySelector(target) ?? document.body;
      place.dispatchEvent(new DragEvent("dragenter", { dataTransfer: data, bubbles: true, cancelable: true }));
      place.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [text, name, selector] as const,
  );
}

/** Fails when something sticks out of the window sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
}
