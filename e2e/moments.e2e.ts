/** Alarms, damage, threats and endings on boards: the answers of an alarm, the size of the board, accessibility. */
import type { Page } from "playwright-core";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, expectAccessible, openStage, type VisitOptions } from "./browser.ts";
import { MOMENTS } from "./screenshots/moments.ts";
import { openMoment } from "./screenshots/open-moment.ts";
import { HURRIED, PHONE, prompt } from "./table.ts";

const stage = openStage();
/** Four matches are opened one after the other. */
const LONG = { timeout: 120_000 };
const SETTINGS = { ...HURRIED, guided: ["4000ad", "anaxis", "trekwar", "warp-empires", "sample"], handOver: "never" };

async function visit(name: string, options: VisitOptions = {}): Promise<Page> {
  const page = await stage.visit("/", { settings: SETTINGS, ...options });
  await show(page, name);
  return page;
}
/** Opens a moment on a page that shows the start page. */
async function show(page: Page, name: string): Promise<void> {
  const moment = MOMENTS.find((one) => one.name === name);
  if (!moment) throw new Error(`no moment ${name}`);
  await openMoment(page, moment);
}
/** Opens one moment after the other on the same page, which has loaded its scripts by then. */
async function visitAll(
  names: readonly string[],
  options: VisitOptions,
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const page = await stage.visit("/", { settings: SETTINGS, ...options });
  for (const [n, name] of names.entries()) {
    if (n > 0) await page.goto(stage.url);
    await show(page, name);
    await look(page, name);
  }
}
const boardHeight = (page: Page): Promise<number> =>
  page.locator(".board").evaluate((board) => board.getBoundingClientRect().height);

test("axe finds nothing at a damage, an alarm of TrekWar and the ends of matches", LONG, async () => {
  await visitAll(["anaxis-damage", "anaxis-won", "trekwar-alarm-fight", "trekwar-won"], {}, async (page, name) => {
    if (name.includes("alarm")) await page.getByRole("region", { name: "Alarm" }).waitFor();
    if (name.includes("won")) await page.getByRole("heading", { name: "Turning points" }).waitFor();
    expect(await accessibilityFaults(page), name).toEqual([]);
  });
});

test("an alarm of Anaxis names the danger in the prompt, and its first answer plans a move out of it", async () => {
  const page = await visit("anaxis-alarm-last-ship");
  await prompt(page)
    .getByText(/^Your last ship, Hurricane, may be destroyed this turn/)
    .waitFor();
  const alarm = page.getByRole("region", { name: "Alarm" });
  await alarm.getByRole("link", { name: /^Rule AX-9\.7/ }).waitFor();
  await expectAccessible(page);
  await alarm
    .getByRole("button", { name: /^Move to .* destroyed/ })
    .first()
    .click();
  // The danger is over as planned, and one undo brings it back.
  await alarm.waitFor({ state: "detached" });
  await prompt(page).getByRole("button", { name: "Undo" }).click();
  await alarm.waitFor();
  // What can hit the ship is summed for the hex under the pointer, and for the place that keys lead to.
  const threat = page.getByRole("region", { name: /^What can hit/ });
  const placeNow = () => threat.getAttribute("aria-label");
  const here = await placeNow();
  const ship = await page.locator(".ax-ship.now .ax-cell").boundingBox();
  await page.mouse.move((ship?.x ?? 0) + (ship?.width ?? 0) / 2, (ship?.y ?? 0) - 1.5 * (ship?.height ?? 0));
  await expect.poll(placeNow).not.toBe(here);
  await page.mouse.move(0, 0);
  await expect.poll(placeNow).toBe(here);
  await page.keyboard.press("ArrowUp");
  await expect.poll(placeNow).not.toBe(here);
});

test.for(["anaxis-alarm-last-ship", "trekwar-alarm-fight"])(
  "on a phone the alarm of %s lies over the board, which keeps its size",
  async (name) => {
    const page = await visit(name, PHONE);
    const alarm = page.getByRole("region", { name: "Alarm" });
    // Held sideways the board is too low for both: the alarm begins as its title.
    await page.setViewportSize({ width: 844, height: 390 });
    await alarm.getByRole("button", { name: "Unfold alarm" }).waitFor();
    await page.setViewportSize(PHONE.viewport);
    await alarm.getByRole("list", { name: "Answers" }).waitFor();
    const height = await boardHeight(page);
    expect(height).toBeGreaterThan(300);
    const small = await alarm
      .locator("button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h < 44));
    expect(small).toEqual([]);
    await alarm.getByRole("button", { name: "Fold alarm" }).click();
    await alarm.getByRole("list", { name: "Answers" }).waitFor({ state: "detached" });
    expect(await boardHeight(page)).toBe(height);
    if (name.startsWith("anaxis")) {
      await page.locator(".ax-threat-button").tap();
      const threat = page.getByRole("region", { name: /^What can hit/ });
      await threat.getByRole("row").nth(1).waitFor();
      await page.locator(".ax-threat-button").tap();
      await threat.waitFor({ state: "detached" });
    }
    await alarm.getByRole("button", { name: "Unfold alarm" }).click();
    await alarm.getByRole("list", { name: "Answers" }).getByRole("button").first().click();
    await expect.poll(() => boardHeight(page)).toBe(height);
  },
);

/** Taps something on a board that glides, when it has come to rest. */
async function tapAtRest(target: Locator): Promise<void> {
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect
    .poll(async () => {
      const before = await target.boundingBox();
      await target.evaluate(twoFrames);
      return JSON.stringify(before) === JSON.stringify(await target.boundingBox());
    })
    .toBe(true);
  await target.tap({ force: true });
}

test("on a phone the player's own stack in Warp Empires shows what can hit it, and is taken up again", async () => {
  const page = await visit("warp-taken-up", PHONE);
  const card = page.getByRole("region", { name: "Territory" });
  const stack = page.getByRole("option", { name: /^Kessa, / });
  await tapAtRest(stack);
  await page.getByRole("button", { name: "What can hit you here" }).tap();
  await card.getByRole("heading", { name: /^What can hit you here/ }).waitFor();
  await card.getByText(/Bastion: 5 units, 1 move/).waitFor();
  await tapAtRest(stack);
  await page.getByRole("button", { name: "Put back" }).waitFor();
  await card.waitFor({ state: "detached" });
});

test("the recap's numbers stand beside their places on the board, also on a phone, where it covers dock and tabs", async () => {
  const page = await visit("4000ad-recap", { settings: { ...SETTINGS, recap: "away" } });
  const at = Number(await page.locator(".app").getAttribute("data-at"));
  const key = `starboard.seen.${page.url().split("/table/")[1]?.split("?")[0]}`;
  // Coming back after thirty entries.
  await page.evaluate(([name, from]) => localStorage.setItem(name, from), [
    key,
    JSON.stringify({ 0: at - 30 }),
  ] as const);
  await page.reload();
  const recap = page.getByRole("region", { name: "While you were away" });
  await recap.getByText("Regulus loses its home star").waitFor();
  const offset = () =>
    page.evaluate(() => {
      const number = document.querySelector(".place-numbers > span:not([hidden])")?.getBoundingClientRect();
      const star = document.querySelector('[data-star][aria-label^="Regulus, "]')?.getBoundingClientRect();
      if (!number || !star) return Infinity;
      return Math.hypot(number.x + number.width / 2 - star.x - star.width / 2, number.y - star.y);
    });
  await expect.poll(offset).toBeLessThan(60);
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(offset).toBeLessThan(60);
  const isBelowBoard = async (): Promise<boolean> => {
    const [board, list] = await Promise.all([page.locator(".board").boundingBox(), recap.boundingBox()]);
    return board !== null && list !== null && board.y + board.height <= list.y;
  };
  // The page is laid out anew after the change of its size.
  await expect.poll(isBelowBoard).toBe(true);
  await recap.getByRole("button", { name: "Mark as seen" }).click();
  await page.locator(".place-numbers").waitFor({ state: "detached" });
});

test.for([
  ["anaxis-move", "anaxis-fire", "anaxis-damage", "anaxis-alarm-last-ship"],
  ["trekwar-open", "trekwar-match", "trekwar-exchange", "trekwar-alarm-fight"],
])("on a phone the board has the same size at %s and every other question", LONG, async (names) => {
  const heights = new Map<string, number>();
  await visitAll(names, PHONE, async (page, name) => void heights.set(name, await boardHeight(page)));
  const spread = Math.max(...heights.values()) - Math.min(...heights.values());
  // A row of text may be a fraction of a pixel higher than another.
  expect(spread, JSON.stringify([...heights])).toBeLessThan(1);
});
