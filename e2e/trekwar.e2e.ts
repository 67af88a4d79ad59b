import {
  type Act,
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

/** Starts a match of two people at one screen, so that the test plays both sides. */
async function startHotSeat(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

/** Returns the texts of the page that an act changes. */
const shownState = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".ask", ".tw-scale", ".tw-zones", ".log"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

/** Performs an action and waits until the page has changed and asks the player again. */
async function perform(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await shownState(page);
  await action();
  await expect.poll(() => shownState(page), { timeout: 15_000 }).not.toBe(before);
  await myTurn(page);
}

const question = async (page: Page): Promise<string> => (await asked(page).locator("p").textContent()) ?? "";
const button = (page: Page, name: RegExp) => prompt(page).getByRole("button", { name }).first();

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

const MOUSE: Input = {
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
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const region = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest(".ask, .dock, .board") !== null);
  await expect.poll(region, { message: `focus after ${key}` }).toBe(true);
}
const KEYS: Input = {
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
async function pass(page: Page, input: Input): Promise<void> {
  const text = await question(page);
  if (text.includes("planned")) await perform(page, () => page.keyboard.press("c"));
  else if (text.startsWith("Exchange")) await perform(page, () => input.answer(page, /^Keep/));
  else if (text.startsWith("Open the Fight")) {
    await page.keyboard.press("x");
    await input.card(page, (await playable(page))[0] as number);
    await perform(page, () => input.main(page));
  } else if (text.startsWith("Choose")) {
    await page.locator(".tw-choice button").first().click();
    await perform(page, () => input.main(page));
  } else if (text.includes("one of your Sectors")) await attack(page);
  else await end(page, input, text);
}

/** Ends the Stage, unless the page has moved on to another question meanwhile. */
async function end(page: Page, input: Input, asked: string): Promise<void> {
  const ready = async (): Promise<"end" | "other" | "wait"> => {
    if ((await question(page)) !== asked) return "other";
    return (await button(page, /^End/).isVisible()) ? "end" : "wait";
  };
  await expect.poll(ready, { timeout: 15_000 }).not.toBe("wait");
  if ((await ready()) === "end") await perform(page, () => input.answer(page, /^End/));
}

/** Chooses an attack on the map: first an own Sector, then a highlighted one. */
async function attack(page: Page): Promise<void> {
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
  if (/planned/.test(await question(page))) await perform(page, () => MOUSE.main(page));
}

/** Plays until a side has to match. */
async function untilMatching(page: Page): Promise<void> {
  while (!(await question(page)).includes("match")) await pass(page, MOUSE);
}

/** Plays a whole Fight, from the exchange to the taken Sector. */
async function fight(page: Page, input: Input, most: number): Promise<void> {
  const log = page.getByRole("list", { name: "Log" });
  let deployed = 0;
  for (;;) {
    const text = await question(page);
    if ((await log.getByText(/wins? Fight 1\b/).count()) > 0) return;
    if (text.startsWith("Exchange") && !text.includes("planned")) {
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

test("a whole Fight by mouse, and the loser chooses the next attack on the map", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await fight(page, MOUSE, 3);
  if (/planned/.test(await question(page))) await perform(page, () => MOUSE.main(page));
  // The cards decide which side loses; only the loser is asked for the next attack.
  const mine = asked(page).getByText(/Choose one of your Sectors/);
  const second = page.getByRole("list", { name: "Log" }).getByText(/^Fight 2 for/);
  await mine.or(second).first().waitFor();
  if (await mine.isVisible()) await attack(page);
  await second.waitFor();
});

test("a whole Fight by keyboard", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await fight(page, KEYS, 2);
  // The helpers above may have clicked by mouse. After the next key, the next decision has the focus: a card that can be
  // played, a Sector, or a button.
  await pressKey(page, "x");
  const decides = "[data-decision], .ask .btn";
  await expect.poll(() => page.evaluate((all) => document.activeElement?.matches(all), decides)).toBe(true);
});

test("keys work while the focused card is enlarged", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  for (const [n, key] of ["1", "3"].entries()) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator(".tw-hand-card.sel").count()).toBe(n + 1);
    await page.locator(".tw-zoom").waitFor();
  }
  await perform(page, () => page.keyboard.press("c"));
  await expect.poll(() => page.locator(".tw-hand-card.sel").count()).toBe(0);
});

test("a chosen card that cannot match gives the reason with its rule", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await untilMatching(page);
  // Both totals open a list of their terms.
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
  // A Maneuver or Command alone cannot be deployed. A Unit alone either matches or is too weak, and cites a rule.
  const cards = page.locator(".tw-hand-card:not(:has(.ty-Event))");
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

test("the table on a phone: one open card, a touch opens another, a long touch enlarges it without choosing it", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS, ...PHONE });
  await startHotSeat(page);
  await expectNoSidewaysScroll(page);
  expect(await page.locator(".tw-hand-card:not(.closed)").count()).toBe(1);
  await page.locator(".tw-hand-card").nth(3).tap();
  await expect.poll(() => page.locator(".tw-hand-card:not(.closed)").count()).toBe(1);
  await page.locator(".tw-hand-card").nth(3).locator(".tw-card").waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Every card of the Hand is a target of at least 44 pixels.
  const sizes = await page
    .locator(".tw-hand button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  // A long touch and the button in the corner enlarge a card; neither chooses it.
  await page.keyboard.press("x");
  const chosen = page.locator(".tw-hand-card.sel");
  await expect.poll(() => chosen.count()).toBe(0);
  const at = await page.locator(".tw-hand-card").nth(1).boundingBox();
  if (!at) throw new Error("the Hand is not visible");
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.locator(".tw-zoom").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.locator(".tw-zoom").count()).toBe(1);
  await page.locator(".tw-scale").tap({ position: { x: 5, y: 5 } });
  await page.locator(".tw-zoom").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Read .+ in large$/ }).tap();
  await page.locator(".tw-zoom").waitFor();
  expect(await chosen.count()).toBe(0);
});

test("the board keeps its size at 1024 × 768 while questions and cards change, and no label meets another", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS, viewport: { width: 1024, height: 768 } });
  await startHotSeat(page);
  const size = (): Promise<string> =>
    page.locator(".tw-map").evaluate((map) => `${map.clientWidth} × ${map.clientHeight}`);
  const before = await size();
  await MOUSE.card(page, 0);
  expect(await size()).toBe(before);
  await untilMatching(page);
  expect(await size()).toBe(before);
  const overlaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".tw-half > header > *, .tw-zones > .tw-zone > .tw-label")]
      .filter((element) => element.checkVisibility() && element.textContent !== "")
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => (meet(a.box, b.box) ? [`${a.text} meets ${b.text}`] : [])),
    );
  });
  expect(overlaps).toEqual([]);
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

/** Drags an element by its middle to a place of the table, given as shares of its size. */
async function drag(page: Page, what: Locator, where: { x: number; y: number }): Promise<void> {
  const at = await what.boundingBox();
  const table = await page.locator(".tw").boundingBox();
  if (!at || !table) throw new Error("the dragged element or the table is not visible");
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2, at.y, { steps: 3 });
  await page.mouse.move(table.x + table.width * where.x, table.y + table.height * where.y, { steps: 4 });
  await page.mouse.up();
}

test("a card dragged onto the table is chosen in an exchange, and played if it completes an act", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await drag(page, page.locator(".tw-hand-card").nth(1), { x: 0.3, y: 0.6 });
  await page.locator(".tw-hand-card.sel").waitFor();
  expect(await page.locator(".tw-hand-card.sel").count()).toBe(1);
  while (!(await question(page)).startsWith("Open the Fight")) await pass(page, MOUSE);
  // A card dropped on the Hand stays there.
  const unit = page.locator(".tw-hand-card.can").first();
  await drag(page, unit, { x: 0.5, y: 1.2 });
  expect(await page.locator(".tw-hand-card.sel").count()).toBe(0);
  await perform(page, () => drag(page, unit, { x: 0.7, y: 0.6 }));
  expect(await question(page)).toMatch(/^(Planned: Open with|Open the Fight)|match|^Draw/);
});

type State = Parameters<typeof game.view>[0];
interface Found {
  readonly record: MatchRecord;
  readonly n: number;
}

/** Returns a match with these options and its first moment at which the Federation is asked and `read` finds something. */
function findMoment<T>(
  options: object,
  read: (state: State, acts: readonly Act[]) => T | undefined,
): Found & { readonly found: T } {
  for (let seed = 1; seed < 60; seed++) {
    const record = playedRecord(game, options, { seed });
    const { moments } = replay(record, () => game as unknown as AnyGame);
    for (const [n, { played }] of moments.entries()) {
      const state = played.state as State;
      if (questionTo(game, state)?.waiting[0] !== (0 as Seat)) continue;
      const acts = offers(game, state, 0 as Seat).flatMap((step) => step.offers.filter((o) => !o.refusal));
      const found = read(
        state,
        acts.map(({ act }) => act),
      );
      if (found !== undefined) return { record, n, found };
    }
  }
  throw new Error("no such moment in 60 matches");
}

/** Continues a match from one of its moments against the bot. */
async function continueFrom(page: Page, { record, n }: Found): Promise<void> {
  await dropFile(page, writeRecord(record));
  await page.waitForURL(/\/replay\//);
  await page.goto(`${page.url().replace(/\?.*/, "")}?n=${n}`);
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

test("an Event targets one of several Commands, and a click takes up a card", async () => {
  // Two supports per Unit bring several Commands into play.
  const moment = findMoment({ support: "both" }, (_state, acts) => {
    const targeted = acts.flatMap((act) =>
      act.do === "event" && "target" in act && "card" in act ? [String(act.card)] : [],
    );
    const card = targeted.find((id, at) => targeted.indexOf(id) !== at);
    return acts.some((act) => act.do === "takeUp") ? card : undefined;
  });
  const event = moment.found;
  const page = await stage.visit("/", { settings: SETTINGS });
  await continueFrom(page, moment);
  const card = page.locator(`.tw-hand-card[data-card="${event}"]`);
  await card.click();
  const targets = page.locator(".tw-spot.can[aria-label^='Choose as target']");
  await expect.poll(() => targets.count()).toBeGreaterThan(1);
  await page.locator(".tw-spot.can.sel[aria-label^='Choose as target']").waitFor();
  await targets.last().click();
  expect(await targets.last().getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("x");
  await expect.poll(() => targets.count()).toBe(0);

  const held = await page.locator(".tw-hand-card").count();
  const back = page.locator(".tw-spot.can[aria-label^='Take up']").first();
  // The card lies under the Unit in play; only its upper edge is visible.
  await back.click({ position: { x: 30, y: 12 } });
  await expect.poll(() => page.locator(".tw-hand-card").count()).toBe(held + 1);
});

test("an alarm names the Fight that decides the Battle, shows its Sector and plans a Deployment that matches", async () => {
  const moment = findMoment({}, ({ deck, flow }, acts) =>
    flow.stack.at(-1)?.step === "initial" &&
    deck.some((cards) => cards.length === 0) &&
    acts.some((act) => act.do === "deploy")
      ? true
      : undefined,
  );
  const page = await stage.visit("/", { settings: SETTINGS });
  await continueFrom(page, moment);
  const alarm = page.locator(".ask.alarm");
  await alarm
    .getByText(/Battle/)
    .first()
    .waitFor();
  await alarm
    .getByRole("link", { name: /^Rule TW-9\.2/ })
    .first()
    .waitFor();
  await alarm.getByRole("button", { name: "Show" }).click();
  await page.locator(".tw-hex.shown").waitFor();
  const answer = alarm.locator(".alarm-answers button").first();
  await answer.waitFor();
  const before = await shownState(page);
  await answer.click();
  await expect.poll(() => shownState(page)).not.toBe(before);
});

test("a disabled Take back gives its reason, by click and by key", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await MOUSE.card(page, 0);
  // The exchange draws a card, so it cannot be taken back.
  await perform(page, () => MOUSE.main(page));
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
    await startHotSeat(page);
    await MOUSE.card(page, 0);
    await expectAccessible(page);
    await untilMatching(page);
    await expectAccessible(page);
  });
}
