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
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { asked, dropFile, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";
import {
  attack,
  button,
  fight,
  isPlan,
  KEYS,
  MOUSE,
  pass,
  perform,
  pressKey,
  question,
  shownState,
  startHotSeat,
  untilMatching,
} from "./trekwar-table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "trekwar"], handOver: "never" };

test("a whole Fight by mouse, and the loser chooses the next attack on the map", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await fight(page, MOUSE, 3);
  if (isPlan(await question(page))) await perform(page, () => MOUSE.main(page));
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

test("the board keeps its size at 1024 × 768 and on a tablet held upright, whatever is chosen, and no label meets another", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS, viewport: { width: 1024, height: 768 } });
  await startHotSeat(page);
  const size = (): Promise<string> =>
    page.locator(".tw-map").evaluate((map) => `${map.clientWidth} × ${map.clientHeight}`);
  /** The sizes while each card is chosen alone, then with the one beside it. */
  async function sizes(): Promise<Set<string>> {
    const seen = new Set([await size()]);
    const cards = page.locator(".tw-hand-card.can");
    for (let at = 0; at < (await cards.count()); at++) {
      await page.keyboard.press("x");
      for (const one of [at, at + 1]) {
        if (one === (await cards.count())) continue;
        await cards.nth(one).click();
        seen.add(await size());
      }
    }
    await page.keyboard.press("x");
    return seen;
  }
  const before = await sizes();
  expect(before.size).toBe(1);
  await untilMatching(page);
  expect(await sizes()).toEqual(before);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect((await sizes()).size).toBe(1);
  await page.setViewportSize({ width: 1024, height: 768 });
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

test("who looks at the other player’s screen on a shared device is led back to the player to act", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  const back = page.getByRole("button", { name: /’s screen$/ });
  expect(await back.count()).toBe(0);
  await page
    .getByRole("list", { name: "Seats" })
    .getByRole("button", { name: /^View the match as/ })
    .click();
  await prompt(page)
    .getByText(/^Waiting for/)
    .waitFor();
  await back.click();
  await myTurn(page);
  expect(await back.count()).toBe(0);
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
  await page.locator(".ask.alarm").waitFor();
  const alarm = page.getByRole("region", { name: "Alarm" });
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

test("the table is accessible in every theme", async () => {
  const page = await stage.visit("/new/trekwar", { settings: SETTINGS });
  await startHotSeat(page);
  await MOUSE.card(page, 0);
  await expectAccessibleInAllThemes(page);
  await untilMatching(page);
  await expectAccessibleInAllThemes(page);
});
