import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { asked, concede, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "anaxis"], handOver: "never" };

/** The controls that a player uses in a turn: pointer, touch or keyboard. */
interface Controls {
  press(control: Locator): Promise<unknown>;
  /** Moves the ship one step forward. */
  stepForward(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
  /** Fires the aimed volley. */
  fire(page: Page): Promise<unknown>;
}

const button = (page: Page, name: RegExp) => prompt(page).getByRole("button", { name }).first();
/** The buttons that fire without Cinema Points. */
const AIMED = /^(Primary|Secondary) at|^Fire all as aimed/;
/** Controls for mouse and touch: each is pressed where it is on the page. */
const pointerControls = (press: Controls["press"]): Controls => ({
  press,
  stepForward: (page) => press(page.getByRole("button", { name: "Forward", exact: true })),
  end: (page) => press(button(page, /^End move/)),
  fire: (page) => press(button(page, AIMED)),
});
const MOUSE = pointerControls((control) => control.click());
const TOUCH = pointerControls((control) => control.tap());
const KEYS: Controls = {
  async press(control) {
    await control.focus();
    await control.page().keyboard.press("Enter");
  },
  stepForward: (page) => page.keyboard.press("ArrowUp"),
  end: (page) => page.keyboard.press("e"),
  async fire(page) {
    await page.locator(".ax-card").waitFor();
    await page.keyboard.press("f");
  },
};

/** Starts a Border Skirmish and places the ships as the page suggests. */
async function deploy(page: Page, controls: Controls): Promise<void> {
  await controls.press(page.getByRole("button", { name: /^Play Anaxis/ }));
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await controls.press(page.getByRole("button", { name: "Place ships for me" }));
  // A deployment is sent only when it is complete, so Finish replaces Confirm.
  await button(page, /^Finish/).waitFor();
  expect(await button(page, /^Confirm/).count()).toBe(0);
  await controls.press(button(page, /^Finish/));
  await page.getByRole("list", { name: "Initiative" }).waitFor();
  await myTurn(page);
}

/** The question; an alarm or an automatic answer may stand above it. */
const question = async (page: Page): Promise<string> =>
  (await asked(page).locator(".ask-text > p").last().textContent()) ?? "";
/** Returns the entry number, question, ribbon, log and plan as text; every answer changes one of them. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector<HTMLElement>(".app")?.dataset["at"] ?? "",
      ...[".ask", ".ax-ribbon", ".log", ".ax-allowance"].map((part) => document.querySelector(part)?.textContent ?? ""),
    ].join("\n"),
  );
async function answer(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await state(page);
  await action();
  await expect.poll(() => state(page), { timeout: 15_000 }).not.toBe(before);
  await myTurn(page);
}

const turnOf = async (page: Page): Promise<string> => (await page.getByRole("banner").textContent()) ?? "";

/** The order to all idle ships. */
const COURSE = /^(All idle ships keep|Keep) /;

/** Answers every question until a turn begins or a matching question is asked. Returns the kinds of questions met. */
async function playUntil(page: Page, end: number | RegExp, controls: Controls): Promise<Set<string>> {
  const met = new Set<string>();
  for (let acts = 0; acts < 120; acts++) {
    const words = await question(page);
    if (typeof end === "number" ? (await turnOf(page)).includes(`Turn ${end}`) : end.test(words)) return met;
    const has = (name: RegExp): Promise<boolean> => button(page, name).isVisible();
    if (await has(/^(Confirm|Finish)/)) await answer(page, () => controls.press(button(page, /^(Confirm|Finish)/)));
    else if (await has(COURSE)) await answer(page, () => controls.press(button(page, COURSE)));
    else if (/^Move |steady, evade or pursue|Which ship moves/.test(words)) {
      // A step also answers which ship moves, and that it moves steadily.
      met.add("move");
      await answer(page, () => controls.stepForward(page));
      await answer(page, () => controls.end(page));
    } else if (/choose a bank and a target/.test(words)) {
      await answer(page, () => controls.press(button(page, /^(Done|Fire all as aimed)/)));
    } else if (/Damage control/.test(words)) await answer(page, () => controls.press(button(page, /^Take the damage/)));
    else if (/Command: raise/.test(words)) await answer(page, () => controls.press(button(page, /^No ship/)));
    else if (/its ability/.test(words)) await answer(page, () => controls.press(button(page, /^No ability/)));
    // Which ship: the last one offered.
    else await answer(page, () => controls.press(prompt(page).locator(".btn.main, .btn.may").last()));
  }
  throw new Error(`${end} was not reached: ${await question(page)}`);
}

test.each([
  ["mouse", MOUSE],
  ["keyboard", KEYS],
] as const)("a Border Skirmish by %s until a volley is fired: move, aim, fire", async (_name, controls) => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, controls);
  const met = new Set<string>();
  for (;;) {
    for (const kind of await playUntil(page, /choose a bank and a target/, controls)) met.add(kind);
    // A ship that can hit only with Cinema Points has no aimed volley.
    if (await button(page, AIMED).isVisible()) break;
    await answer(page, () => controls.press(button(page, /^Done/)));
  }
  expect([...met]).toContain("move");
  await answer(page, () => controls.fire(page));
  // After an automatic answer a volley fired by key is planned with it and confirmed.
  const confirm = button(page, /^Confirm/);
  if (await confirm.isVisible()) await answer(page, () => controls.press(confirm));
  // The dice of the volley are shown; the log may be behind the recap.
  await page.locator(".ax-tray").waitFor();
});

test("four ships take at most 12 clicks a turn on average: idle ships keep course, a click plans a move, all fire as aimed", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, MOUSE);
  const clicks = new Map<string, number>();
  const click = async (press: () => Promise<unknown>): Promise<void> => {
    const turn = /Turn \d+/.exec(await turnOf(page))?.[0] ?? "";
    clicks.set(turn, (clicks.get(turn) ?? 0) + 1);
    await answer(page, press);
  };
  while (!(await turnOf(page)).includes("Turn 4")) {
    const words = await question(page);
    const has = (name: RegExp): Promise<boolean> => button(page, name).isVisible();
    if (await has(/^(All idle ships keep|Keep) /))
      await click(() => button(page, /^(All idle ships keep|Keep) /).click());
    else if (/steady, evade or pursue|Which ship moves/.test(words)) {
      // The handle ahead of the ship plans its activation, the steady declaration and the step.
      await click(() => page.locator(".ax-handle").last().locator("circle").last().click());
      await click(() => button(page, /^End move/).click());
    } else if (await has(/^Fire all as aimed/)) await click(() => button(page, /^Fire all as aimed/).click());
    else await click(() => prompt(page).locator(".btn.main, .btn.may").last().click());
  }
  expect([...clicks.keys()]).toEqual(["Turn 1", "Turn 2", "Turn 3"]);
  // The dice are fair, so a turn with much damage can ask more than the others.
  const total = [...clicks.values()].reduce((sum, n) => sum + n, 0);
  expect(total / clicks.size).toBeLessThanOrEqual(12);
});

test("on a phone a turn is played by touch, nothing overflows, and every control is at least 44 pixels high", async () => {
  const page = await stage.visit("/", { settings: SETTINGS, ...PHONE });
  await deploy(page, TOUCH);
  await expectNoSidewaysScroll(page);
  // Arrows at the rim bring enemies outside the small window into view.
  const arrow = page.locator(".rim-arrow").first();
  const enemy = (await arrow.getAttribute("aria-label"))?.replace(/^Show (\w+).*/, "$1") ?? "";
  await arrow.tap();
  await expect
    .poll(() => page.locator(".ax-ship", { hasText: enemy }).first().boundingBox())
    .toMatchObject({ x: expect.toSatisfy((x: number) => x > 100 && x < 290) });
  const small = await page
    .locator(".ax-dock button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h > 0 && h < 44));
  expect(small).toEqual([]);
  await playUntil(page, 2, TOUCH);
});

test("a typed move is planned, undone at once, and sent", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, MOUSE);
  // The order to keep course would skip the question: the first ship is asked at once.
  await expect.poll(() => question(page)).toMatch(/steady, evade or pursue/);
  const left = page.locator(".ax-allowance");
  const whole = await left.textContent();
  const line = page.getByRole("textbox", { name: /^Type a move/ });
  await line.fill("forward, sideways");
  await line.press("Enter");
  await page.getByText("“sideways” is not a step.").waitFor();
  expect(await left.textContent()).toBe(whole);
  await line.fill("forward, forward");
  await line.press("Enter");
  // The path begins at the actual place of the ship and has a mark for every step.
  await expect.poll(() => page.locator(".ax-chevron").count()).toBe(2);
  const undo = prompt(page).getByRole("button", { name: "Undo" });
  await undo.click();
  await expect.poll(() => page.locator(".ax-chevron").count()).toBe(0);
  await expect.poll(() => left.textContent()).toBe(whole);
  await line.fill("forward, forward, end");
  await line.press("Enter");
  await page.getByRole("list", { name: "Initiative" }).locator("li.done").first().waitFor();
});

/** Moves the pointer away first, so that no tooltip is checked. */
async function expectNoAxeIssues(page: Page, check = expectAccessible): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator("#why-tip").waitFor({ state: "hidden" });
  await check(page);
}

test("the table has no accessibility issues in any theme", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, MOUSE);
  await expectNoAxeIssues(page);
  await expect.poll(() => question(page)).toMatch(/steady, evade or pursue/);
  await expectNoAxeIssues(page, expectAccessibleInAllThemes);
  await playUntil(page, /choose a bank and a target/, MOUSE);
  await page.locator(".ax-targets button").last().click();
  await page.locator(".ax-card").waitFor();
  await expectNoAxeIssues(page, expectAccessibleInAllThemes);
});

test("a fleet is bought ship by ship within its points and played", async () => {
  const page = await stage.visit("/make/anaxis/fleet", { settings: SETTINGS });
  const bill = page.getByRole("table", { name: "Cost of the fleet" });
  await bill.getByText("50 of 50 points").waitFor();
  const more = page.getByRole("button", { name: "Add one Wyvern" });
  // The ship costs too much: the button explains it and does nothing.
  expect(await more.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "Remove one Typhon" }).click();
  await bill.getByText("42 of 50 points").waitFor();
  await more.click();
  await more.click();
  await bill.getByText("48 of 50 points").waitFor();
  await page.getByLabel("Cinema Points").fill("6");
  await page.getByText("The fleet costs 51 points; the limit is 50.").first().waitFor();
  await page.getByLabel("Cinema Points").fill("4");
  await bill.getByText("50 of 50 points").waitFor();
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "Play with this" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  expect(await page.getByRole("list", { name: "Fleet" }).getByRole("button").count()).toBe(4);
});

test("a custom ship is checked field by field, priced and played", async () => {
  const page = await stage.visit("/make/anaxis/ship", { settings: SETTINGS });
  const hull = page.getByLabel("Hull", { exact: true });
  await hull.fill("999");
  await page.locator(".form-line.wrong").getByText("Hull: at most 200.").waitFor();
  await hull.fill("30");
  await page.getByRole("button", { name: /^Use \d+/ }).click();
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "Play with this" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page
    .getByRole("button", { name: /Nightjar/ })
    .first()
    .waitFor();
});

test("a custom scenario reports its issues and is played when it is valid", async () => {
  const page = await stage.visit("/make/anaxis/scenario", { settings: SETTINGS });
  await page.getByLabel("Columns").fill("25");
  await page.getByLabel("Rows").fill("400");
  await page.locator(".form-line.wrong").getByText("Rows: at most 100.").waitFor();
  await page.getByLabel("Rows").fill("25");
  // If the race does not fit the listed ships, every ship shows an issue.
  const race = page.getByLabel("Race").first();
  await race.selectOption("ardoni");
  await expect.poll(() => page.getByText("The race of this side does not have this ship.").count()).toBeGreaterThan(2);
  await race.selectOption("pelloda");
  await page.getByText(/is valid and can be played/).waitFor();
  // The Tempest is dragged from the list onto the map, and moved on with the arrow keys.
  const map = page.getByRole("group", { name: "Map of the scenario" });
  const middle = await map.locator(".ax-grid").boundingBox();
  if (!middle) throw new Error("The map is not drawn.");
  await page.getByRole("button", { name: /^Tempest/ }).hover();
  await page.mouse.down();
  await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2, { steps: 4 });
  await page.mouse.up();
  const ship = map.getByRole("group", { name: "1 Tempest of side 1" });
  await ship.waitFor();
  const place = async (): Promise<string> => (await ship.locator("path").first().getAttribute("d")) ?? "";
  const before = await place();
  await ship.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press("Delete");
  await ship.waitFor({ state: "detached" });
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "Play with this" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.getByRole("button", { name: "Place ships for me" }).waitFor();
});

test("a scenario is played twice with the sides exchanged, and both legs are added up", async () => {
  const page = await stage.visit("/new/anaxis", { settings: SETTINGS });
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ben");
  await page.getByRole("button", { name: "Start match" }).click();
  const concedeLeg = async (): Promise<void> => {
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    await concede(page);
    await page.getByRole("button", { name: "Rematch" }).waitFor();
  };
  await concedeLeg();
  expect(await page.locator(".ax-verdict").count()).toBe(0);
  const first = page.url();
  await page.getByRole("button", { name: "Other side" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== first);
  await concedeLeg();
  await page
    .locator(".ax-verdict")
    .getByText(/wins the contest|contest is drawn/)
    .waitFor();
  await page.locator(".ax-verdict").getByText("AX-10.7").last().waitFor();
});
