import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { HURRIED, myTurn, PHONE, prompt, stay } from "./table.ts";

const stage = openStage();

/** Starts a match in which the visitor moves first, with Algol to depart. */
async function opening(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}
const star = (page: Page, name: string) => page.getByRole("option", { name: new RegExp(`^${name}, `) });
/** Returns the centre of a star on the screen, flat or in 3D, once the board shows it. */
async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const area = star(page, name).locator(".ad-hit-area");
  await expect.poll(() => area.boundingBox()).not.toBeNull();
  const box = await area.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}
async function clickStar(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name);
  await page.mouse.click(x, y);
}

test("send a fleet with the mouse: origin, destination, outlook, size, send", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  await clickStar(page, "Algol");
  const dock = page.getByRole("region", { name: "Hand and actions" });
  await expect.poll(() => dock.getByRole("spinbutton", { name: "Ships to send" }).inputValue()).toBe("15");
  // Without a destination a size only sets the number.
  await dock.getByRole("button", { name: /^Half/ }).click();
  await clickStar(page, "Sol");
  await dock.getByText("comes out in round 3").waitFor();
  await prompt(page)
    .getByRole("button", { name: /Send 7 ships from Algol into hyperspace/ })
    .waitFor();
  // A second click on the destination sends.
  await clickStar(page, "Sol");
  await page.getByRole("option", { name: /^Algol, warp I, 7 ships, left Algol/ }).waitFor();
});

test("two clicks send a fleet: the destination alone proposes where the ships leave from, and how many", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  const send = prompt(page).getByRole("button", { name: /^Send 15 ships from Algol into hyperspace/ });
  await clickStar(page, "Sol");
  await send.waitFor();
  await page.getByText("Send from (proposed)").waitFor();
  // A second click puts it away, so that looking at a star twice sends nothing.
  await clickStar(page, "Sol");
  await send.waitFor({ state: "detached" });
  await clickStar(page, "Sol");
  await send.click();
  await page.getByRole("option", { name: /^Algol, warp I, 15 ships, left Algol/ }).waitFor();
  // Once it is decided where to, a size says all that is left to say: it sends, and undo takes it back.
  await page.keyboard.press("u");
  await clickStar(page, "Sol");
  await page.getByRole("button", { name: "Send at once: Half, 7 ships" }).click();
  await page.getByRole("option", { name: /^Algol, warp I, 7 ships, left Algol/ }).waitFor();
});

test("drag from star to star, and cancel", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  const from = await middle(page, "Algol");
  const to = await middle(page, "Capella");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  // The other star of the sector is reached at once: a hop (AD-7.2.b).
  await prompt(page)
    .getByRole("button", { name: /^Hop with 15 ships from Algol to Capella/ })
    .waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await prompt(page).getByRole("button", { name: /^Hop/ }).waitFor({ state: "detached" });
});

test("the whole departure by keyboard: type a star's name, walk with the arrows, send", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  // The prompt may appear before the board that handles the keys.
  await star(page, "Algol").waitFor();
  const toShips = async (): Promise<string> => {
    if ((await focused()) === "") await page.keyboard.press("s");
    return focused();
  };
  await expect.poll(toShips).toMatch(/^Algol, A-yellow.*15 ships.*you can send ships from here/);
  await page.keyboard.press("Enter");
  // Choosing a star plans nothing yet.
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships/ })
    .waitFor();
  expect(
    await prompt(page)
      .getByText(/planned/)
      .count(),
  ).toBe(0);
  await page.keyboard.press("Shift+H");
  await page.keyboard.type("am");
  await expect.poll(focused).toMatch(/^Hamal, D-yellow.*2 turns from Algol/);
  await page.keyboard.press("Enter");
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships/ })
    .waitFor();
  await page.keyboard.press("c");
  await page.getByRole("option", { name: /^Algol, warp I, 15 ships/ }).waitFor();
  await page.keyboard.press("w");
  await expect.poll(focused).toMatch(/^Algol, warp I, 15 ships/);
  await page.keyboard.press("Enter");
  await page
    .getByRole("region", { name: "Emergence" })
    .getByRole("button", { name: /round 2/ })
    .waitFor();
});

test("the 3D view has the same functions: destination, lens, accessibility", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  await page.keyboard.press("v");
  await page.locator(".ad-space canvas").waitFor();
  await expect.poll(() => star(page, "Algol").locator(".ad-plate").count()).toBeGreaterThan(0);
  await clickStar(page, "Algol");
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships/ })
    .waitFor();
  await clickStar(page, "Sol");
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships from Algol/ })
    .waitFor();
  // Turning the view moves the stars and keeps the prepared departure.
  const before = await middle(page, "Antares");
  const field = await page.locator(".ad-space").boundingBox();
  const empty = { x: (field?.x ?? 0) + 30, y: (field?.y ?? 0) + (field?.height ?? 0) - 30 };
  await page.mouse.move(empty.x, empty.y);
  await page.mouse.down();
  await page.mouse.move(empty.x + 80, empty.y - 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await middle(page, "Antares")).x - before.x)).toBeGreaterThan(5);
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships from Algol/ })
    .waitFor();
  await page.keyboard.press("t");
  await page.getByRole("region", { name: "Threat" }).waitFor();
  await expectAccessible(page);
});

test("the star card shows why a star cannot be chosen, with the rule", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await opening(page);
  const { x, y } = await middle(page, "Vega");
  await page.mouse.move(x, y);
  const card = page.locator(".ad-card");
  await card.getByText("You have no ships at Vega.").waitFor();
  await card.getByText("AD-6.3.3").waitFor();
});

test("on a phone: tap, destination, send, and the lenses behind one button", async () => {
  const page = await stage.visit("/new/4000ad", {
    settings: HURRIED,
    ...PHONE,
  });
  await opening(page);
  const tap = async (name: string): Promise<void> => {
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  };
  await tap("Algol");
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships/ })
    .waitFor();
  await tap("Sol");
  await prompt(page)
    .getByRole("button", { name: /^Send 15 ships from Algol/ })
    .waitFor();
  // No star's touch target is smaller than 44 pixels.
  const box = await star(page, "Sol").locator(".ad-hit-area").boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Lenses and views" }).click();
  await page.getByRole("button", { name: "Production", exact: true }).click();
  await page.getByRole("region", { name: "Production" }).waitFor();
  await expectAccessible(page);
});

/** Opens the panel of deals, whose tab can be under "More". */
async function openDeals(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: "Deals" });
  if (!(await tab.isVisible())) await page.locator(".tabs").getByRole("button", { name: "More" }).click();
  await tab.or(page.locator(".menu-item", { hasText: "Deals" })).click();
}

test("bots have personalities, propose with a reason in a sentence, and take an answer", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const option = (id: string, value: string): Promise<void> =>
    page.locator(`[id="option-${id}"]`).getByRole("button", { name: value, exact: true }).click();
  await page.locator("details.opts").first().waitFor();
  await page.locator("details.opts").evaluateAll((sections) => {
    for (const section of sections) (section as HTMLDetailsElement).open = true;
  });
  await option("ad.players", "Four");
  await option("ad.version", "Independents");
  await option("ad.secretAlliances", "Yes");
  const personality = (seat: number) => page.getByRole("combobox", { name: `Personality of the bot at seat ${seat}` });
  expect(await Promise.all([2, 3, 4].map((seat) => personality(seat).inputValue()))).toEqual([
    "bold",
    "careful",
    "merchant",
  ]);
  await personality(4).selectOption("treacherous");
  await opening(page);
  await page.getByText("bot 1 · treacherous").waitFor();
  // Regulus is the nearest neighbour of Algol, so its bot asks soon.
  const offered = page.locator(".ad-deal").filter({ hasText: /offers Algol an alliance/ });
  for (let turn = 0; turn < 6; turn++) {
    await stay(page);
    await openDeals(page);
    if ((await offered.count()) > 0) break;
  }
  await offered
    .first()
    .getByText(/^.?With this alliance my chance rises from \d+ % to \d+ %/)
    .waitFor();
  await expectAccessible(page);
  await offered
    .first()
    .getByRole("button", { name: /^Accept/ })
    .click();
  await page.locator(".ad-partner").getByText("allied in private").waitFor();
});
