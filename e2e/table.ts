import { type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

/** Settings for tests: no animations, no guide offers, no recap in place of the log. */
export const HURRIED = {
  speed: 4,
  motion: "still",
  sound: false,
  recap: "never",
  guided: ["4000ad", "sample"],
  botLevel: 1,
  name: "Ada",
};
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export const prompt = (page: Page): Locator => page.getByRole("contentinfo", { name: "Current decision" });
/** The prompt while it asks the player of this page. */
export const asked = (page: Page): Locator => page.locator(".ask:not(.wait)");

/** Waits until the player of this page is asked, skipping the playback of other players' actions. */
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

/** Starts a match of 4000 A.D. with one click and waits for the first question. */
export async function quickMatch(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Play 4000 A\.D\./ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

/** Plays turns in which each of the player's powers stays, until it is the player's turn again. */
export async function stay(page: Page): Promise<void> {
  const planned = prompt(page).getByText(/actions? planned/);
  for (;;) {
    await asked(page)
      .getByRole("button", { name: /Stay|Travel on/ })
      .click();
    // The page sends the plan when no further action is possible; then the next turn begins with an empty plan.
    await planned.waitFor({ timeout: 700 }).catch(() => undefined);
    if (await planned.isVisible()) continue;
    return myTurn(page);
  }
}

/** Opens the list of actions. */
export async function openActs(page: Page): Promise<Locator> {
  // On a phone the tabs are at the bottom of the page; on a desktop the list may be under "More".
  const onPhone = page.locator(".sheet-bar").getByRole("button", { name: "Actions" });
  if (await onPhone.isVisible()) await onPhone.click();
  else await page.keyboard.press("a");
  const list = page.getByRole("list", { name: "Available actions" });
  await list.waitFor();
  return list;
}

/** Chooses an action of the list by its text. */
export async function act(page: Page, words: RegExp): Promise<void> {
  const list = await openActs(page);
  await list.getByRole("button", { name: words }).first().click();
}

/** Resigns the match on this page. */
export async function concede(page: Page): Promise<void> {
  await openActs(page);
  await page.getByText("Any time").click();
  await page.getByRole("button", { name: "Concede", exact: true }).click();
  await prompt(page)
    .getByRole("button", { name: /^Confirm/ })
    .click();
}

/** Plans a departure of n ships in 4000 A.D. from the list of actions: first the star, then the number. */
export async function sendShips(page: Page, ships: number): Promise<void> {
  await act(page, /^Send a fleet from/);
  await prompt(page).getByText("1 action planned").waitFor();
  await act(page, new RegExp(`^Send ${ships} ships? from \\w+ into hyperspace`));
  await prompt(page).getByText("2 actions planned").waitFor();
}

/** Sends the planned turn: a power that has not acted stays, and the departures of all powers of the seat go together. */
export async function sendTurn(page: Page): Promise<void> {
  await prompt(page)
    .getByRole("button", { name: /^(Confirm|Stay)/ })
    .click();
}

/** Drops a file onto the element that matches `selector`. */
export async function dropFile(page: Page, text: string, name = "match.json", selector = "body"): Promise<void> {
  await page.evaluate(
    ([content, file, target]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: "application/json" }));
      const element = document.querySelector(target) ?? document.body;
      element.dispatchEvent(new DragEvent("dragenter", { dataTransfer: data, bubbles: true, cancelable: true }));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [text, name, selector] as const,
  );
}

/** Fails if the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Skips the playback of facts until the learner is asked or the guide has ended. */
export async function settle(page: Page): Promise<void> {
  const toNow = page.getByRole("button", { name: /Return to now/ });
  const asked = page.locator(".ask:not(.wait)");
  const ended = page.locator(".guide.ended");
  for (;;) {
    await asked.or(toNow).or(ended).first().waitFor();
    if (!(await toNow.isVisible())) return;
    await toNow.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** Chooses the action of the list with exactly this text. */
export async function choose(page: Page, action: string): Promise<void> {
  // The key that opens the list would be typed into its search field.
  if (!(await page.locator(".acts-panel").isVisible())) await openActs(page);
  const list = page.getByRole("list", { name: "Available actions" });
  const button = list.getByRole("button", { name: action, exact: true }).first();
  const search = page.locator(".acts-find input");
  // A long list shows its first actions and finds the others by their text.
  await button.or(search).first().waitFor();
  if (!(await button.isVisible())) await search.fill(action);
  await button.click();
}
