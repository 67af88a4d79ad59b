import {
  type AnyGame,
  type MatchRecord,
  offers,
  question as questionTo,
  replay,
  type Seat,
  writeRecord,
} from "@starboard/kernel";
import { game } from "@starboard/trekwar";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { playedRecord } from "../packages/web/test/match.ts";
import { expectAccessible, openStage } from "./browser.ts";
import { asked, dropFile, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "trekwar"], handOver: "never" };

/** A table for two people at one screen, so that every act of a Fight is this test's own. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

/** What stands on the page, as far as an act changes it. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".ask", ".tw-scale", ".tw-zones", ".log"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

/** Does something and waits until the page has answered. */
async function and(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await state(page);
  await action();
  await expect.poll(() => state(page), { timeout: 15_000 }).not.toBe(before);
  await myTurn(page);
}

const question = async (page: Page): Promise<string> => (await asked(page).locator("p").textContent()) ?? "";
const button = (page: Page, name: RegExp) => prompt(page).getByRole("button", { name }).first();

/** How one player carries the acts of a Fight out. */
interface Hands {
  /** Chooses the card of the Hand at a place. */
  card(page: Page, at: number): Promise<unknown>;
  /** Presses the main button. */
  main(page: Page): Promise<unknown>;
  /** Presses an answer of the prompt line. */
  answer(page: Page, name: RegExp): Promise<unknown>;
  ground(page: Page): Promise<unknown>;
}

const MOUSE: Hands = {
  card: (page, at) => page.locator(".tw-held").nth(at).click(),
  main: (page) => prompt(page).locator(".btn.main").click(),
  answer: (page, name) => button(page, name).click(),
  ground: (page) =>
    page
      .getByRole("group", { name: "Battleground" })
      .getByRole("button", { name: /Surface/ })
      .click(),
};
const KEYS: Hands = {
  card: (page, at) => page.keyboard.press(String(at + 1)),
  main: (page) => page.keyboard.press("c"),
  async answer(page, name) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
  },
  ground: (page) => page.keyboard.press("b"),
};

/** Places of the Hand whose cards can be played now. */
const playable = (page: Page): Promise<number[]> =>
  page.locator(".tw-held").evaluateAll((all) => all.flatMap((one, i) => (one.classList.contains("can") ? [i] : [])));

/** Puts a Deployment together card by card; false when nothing in the Hand matches. */
async function deploy(page: Page, hands: Hands): Promise<boolean> {
  const events = await page
    .locator(".tw-held")
    .evaluateAll((all) => all.map((one) => one.querySelector(".ty-Event") !== null));
  const cards = (await playable(page)).filter((at) => events[at] !== true);
  for (const first of cards)
    for (const second of [null, ...cards.filter((at) => at !== first)]) {
      await page.keyboard.press("x");
      await hands.card(page, first);
      if (second !== null) await hands.card(page, second);
      if ((await page.locator(".tw-verdict.good").count()) === 0) continue;
      await page.locator(".tw-verdict").getByRole("link").waitFor();
      await and(page, () => hands.main(page));
      return true;
    }
  return false;
}

/** Answers a question that comes before a Turn is decided, or after it. */
async function pass(page: Page, hands: Hands): Promise<void> {
  const text = await question(page);
  if (text.includes("planned")) await and(page, () => page.keyboard.press("c"));
  else if (text.startsWith("Exchange")) await and(page, () => hands.answer(page, /^Keep/));
  else if (text.startsWith("Open the Fight")) {
    await page.keyboard.press("x");
    await hands.card(page, (await playable(page))[0] as number);
    await and(page, () => hands.main(page));
  } else if (text.startsWith("Choose")) {
    await page.locator(".tw-choice button").first().click();
    await and(page, () => hands.main(page));
  } else if (text.includes("one of your Sectors")) await attack(page);
  else await end(page, hands, text);
}

/** Ends what is asked, unless the page has moved on to another question since it was read. */
async function end(page: Page, hands: Hands, asked: string): Promise<void> {
  const ready = async (): Promise<"end" | "other" | "wait"> => {
    if ((await question(page)) !== asked) return "other";
    return (await button(page, /^End/).isVisible()) ? "end" : "wait";
  };
  await expect.poll(ready, { timeout: 15_000 }).not.toBe("wait");
  if ((await ready()) === "end") await and(page, () => hands.answer(page, /^End/));
}

/** Chooses an attack on the map: one's own Sector first, then one that glows. */
async function attack(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /attack from here$/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /attack this Sector$/ })
    .first()
    .click();
  await and(page, () => MOUSE.main(page));
}

/** Plays on until somebody has to match. */
async function untilMatching(page: Page): Promise<void> {
  while (!(await question(page)).includes("match")) await pass(page, MOUSE);
}

/** Plays a whole Fight: from the exchange to the Sector taken. */
async function fight(page: Page, hands: Hands, most: number): Promise<void> {
  const log = page.getByRole("list", { name: "Log" });
  let deployed = 0;
  for (;;) {
    const text = await question(page);
    if ((await log.getByText(/wins? Fight 1\b/).count()) > 0) return;
    if (text.startsWith("Exchange") && !text.includes("planned")) {
      await hands.card(page, 0);
      await and(page, () => hands.main(page));
    } else if (text.startsWith("Open the Fight")) {
      await page.keyboard.press("x");
      await hands.card(page, (await playable(page))[0] as number);
      await hands.ground(page);
      await and(page, () => hands.main(page));
    } else if (text.toLowerCase().includes("take up")) await and(page, () => hands.answer(page, /^Take up|^End/));
    else if (!text.includes("match")) await pass(page, hands);
    else {
      if (deployed < most && (await deploy(page, hands))) deployed++;
      else await and(page, () => hands.answer(page, /^Surrender/));
    }
  }
}

test("a whole Fight by mouse, and the loser chooses the next attack on the map", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  await fight(page, MOUSE, 3);
  if (/planned/.test(await question(page))) await and(page, () => MOUSE.main(page));
  // Luck may have it that the bot found no answer; then it is the bot that chooses.
  const mine = asked(page).getByText(/Choose one of your Sectors/);
  const second = page.getByRole("list", { name: "Log" }).getByText(/^Fight 2 for/);
  await mine.or(second).first().waitFor();
  if (await mine.isVisible()) await attack(page);
  await second.waitFor();
});

test("a whole Fight by keyboard", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  await fight(page, KEYS, 2);
});

test("keys go on working while the focused card is shown large", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  for (const [n, key] of ["1", "3"].entries()) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator(".tw-held.sel").count()).toBe(n + 1);
    await page.locator(".tw-zoom").waitFor();
  }
  await and(page, () => page.keyboard.press("c"));
  await expect.poll(() => page.locator(".tw-held.sel").count()).toBe(0);
});

test("a card that cannot match says why when it is chosen, with its rule", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  await untilMatching(page);
  // Both totals are there, and open into their terms.
  await page
    .locator(".tw-total")
    .filter({ hasText: /attacks with/ })
    .getByRole("button")
    .click();
  await page
    .getByRole("link", { name: /^Rule TW-10\.1/ })
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  // A Maneuver or Command alone never deploys; a Unit alone either matches or is short. Every one of them cites a rule.
  const cards = page.locator(".tw-held:not(:has(.ty-Event))");
  for (let at = 0; at < (await cards.count()); at++) {
    await page.keyboard.press("x");
    await cards.nth(at).click();
    if ((await cards.nth(at).locator(".ty-Unit").count()) === 0) continue;
    await page
      .locator(".tw-verdict:is(.good, .bad)")
      .getByRole("link", { name: /^Rule TW-/ })
      .waitFor();
  }
});

test("the table on a phone: one face open, a touch opens another, nothing sticks out", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS, ...PHONE });
  await sitDown(page);
  await expectNoSidewaysScroll(page);
  expect(await page.locator(".tw-held:not(.closed)").count()).toBe(1);
  await page.locator(".tw-held").nth(3).tap();
  await expect.poll(() => page.locator(".tw-held:not(.closed)").count()).toBe(1);
  await page.locator(".tw-held").nth(3).locator(".tw-card").waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("from the start page to a Fight against the bot", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await page.getByRole("button", { name: /^Play TrekWar/ }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await untilMatching(page);
  await page.getByRole("tab", { name: "Cards" }).click();
  await page.getByText(/^Unseen: \d+/).waitFor();
});

/** Drags something by its middle to a place of the table, with the button held in between. */
async function drag(page: Page, what: Locator, where: { x: number; y: number }): Promise<void> {
  const at = await what.boundingBox();
  const table = await page.locator(".tw").boundingBox();
  if (!at || !table) throw new Error("there is nothing to drag, or nowhere to drag it to");
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2, at.y, { steps: 3 });
  await page.mouse.move(table.x + table.width * where.x, table.y + table.height * where.y, { steps: 4 });
  await page.mouse.up();
}

test("a card is dragged onto the table: chosen in an exchange, played where that is a whole act", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  await drag(page, page.locator(".tw-held").nth(1), { x: 0.3, y: 0.6 });
  await page.locator(".tw-held.sel").waitFor();
  expect(await page.locator(".tw-held.sel").count()).toBe(1);
  while (!(await question(page)).startsWith("Open the Fight")) await pass(page, MOUSE);
  // Let go over the Hand again, nothing happens.
  const unit = page.locator(".tw-held.can").first();
  await drag(page, unit, { x: 0.5, y: 1.2 });
  expect(await page.locator(".tw-held.sel").count()).toBe(0);
  await and(page, () => drag(page, unit, { x: 0.7, y: 0.6 }));
  expect(await question(page)).toMatch(/^(Planned: Open with|Open the Fight)|match|[Tt]ake up/);
});

/** A match of two supports per Unit, and its first moment at which the Federation can aim an Event and take a card up. */
function aimingMoment(): { readonly record: MatchRecord; readonly n: number; readonly event: string } {
  for (let seed = 1; seed < 60; seed++) {
    const record = playedRecord(game, { support: "both" }, { seed });
    const { moments } = replay(record, () => game as unknown as AnyGame);
    for (const [n, { played }] of moments.entries()) {
      const table = played.state as Parameters<typeof game.view>[0];
      if (questionTo(game, table)?.waiting[0] !== (0 as Seat)) continue;
      const acts = offers(game, table, 0 as Seat).flatMap((one) => one.offers.filter((o) => !o.refusal));
      const aimed = acts.flatMap(({ act }) =>
        act.do === "event" && "target" in act && "card" in act ? [String(act.card)] : [],
      );
      const event = aimed.find((card, i) => aimed.indexOf(card) !== i);
      if (event !== undefined && acts.some(({ act }) => act.do === "takeUp")) return { record, n, event };
    }
  }
  throw new Error("no such moment in sixty matches");
}

test("an Event is aimed at one of several Commands, and a card is taken up by a click on it", async () => {
  const { record, n, event } = aimingMoment();
  const page = await stage.visit("/", { settings: SETTINGS });
  await dropFile(page, writeRecord(record));
  await page.waitForURL(/\/replay\//);
  await page.goto(`${page.url().replace(/\?.*/, "")}?n=${n}`);
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  const card = page.locator(`.tw-held[data-card="${event}"]`);
  await card.click();
  const aims = page.locator(".tw-spot.can[aria-label^='Choose as target']");
  await expect.poll(() => aims.count()).toBeGreaterThan(1);
  await page.locator(".tw-spot.can.sel[aria-label^='Choose as target']").waitFor();
  await aims.last().click();
  expect(await aims.last().getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("x");
  await expect.poll(() => aims.count()).toBe(0);

  const held = await page.locator(".tw-held").count();
  const back = page.locator(".tw-spot.can[aria-label^='Take up']").first();
  // It lies under the Unit in play: its upper edge stands out.
  await back.click({ position: { x: 30, y: 12 } });
  await expect.poll(() => page.locator(".tw-held").count()).toBe(held + 1);
});

test("a grey Take back says why, when it is clicked and when its key is pressed", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await sitDown(page);
  await MOUSE.card(page, 0);
  // The exchange draws a card, and what has drawn cannot be taken back.
  await and(page, () => MOUSE.main(page));
  const back = button(page, /^Take back/);
  await expect.poll(() => back.getAttribute("aria-disabled")).toBe("true");
  const reason = prompt(page)
    .getByRole("alert")
    .getByText(/You can’t take this back/);
  await back.click({ force: true });
  await reason.waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await reason.waitFor();
});

for (const theme of ["dark", "light", "contrast"] as const) {
  test(`the table is accessible in the ${theme} theme`, async () => {
    const page = await stage.visit("/new/trekwar", { settings: { ...SETTINGS, theme } });
    await sitDown(page);
    await MOUSE.card(page, 0);
    await expectAccessible(page);
    await untilMatching(page);
    await expectAccessible(page);
  });
}
