import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { asked, concede, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "anaxis"], handOver: "never" };

/** The controls that a player uses in a turn: pointer, touch or keyboard. */
interface Controls {
  press(control: Locator): Promise<unknown>;
  /** Moves the ship one step forward. */
  stepForward(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
  /** Aims at the next target and fires. */
  fire(page: Page): Promise<unknown>;
}

const button = (page: Page, name: RegExp) => prompt(page).getByRole("button", { name }).first();
/** Controls for mouse and touch: each is pressed where it is on the page. */
const pointerControls = (press: Controls["press"]): Controls => ({
  press,
  stepForward: (page) => press(page.getByRole("button", { name: "Forward", exact: true })),
  end: (page) => press(button(page, /^End move/)),
  async fire(page) {
    await press(page.locator(".ax-targets button").first());
    await press(page.locator(".ax-card").getByRole("button", { name: "Fire", exact: true }));
  },
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
    await page.keyboard.press("t");
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

const question = async (page: Page): Promise<string> => (await asked(page).locator("p").first().textContent()) ?? "";
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

/** Answers every question until a turn begins or a matching question is asked. Returns the kinds of questions met. */
async function playUntil(page: Page, end: number | RegExp, controls: Controls): Promise<Set<string>> {
  const met = new Set<string>();
  for (let acts = 0; acts < 120; acts++) {
    const words = await question(page);
    if (typeof end === "number" ? (await turnOf(page)).includes(`Turn ${end}`) : end.test(words)) return met;
    const has = (name: RegExp): Promise<boolean> => button(page, name).isVisible();
    if (await has(/^(Confirm|Finish)/)) await answer(page, () => controls.press(button(page, /^(Confirm|Finish)/)));
    else if (words.startsWith("Move ")) {
      met.add("move");
      await answer(page, () => controls.stepForward(page));
      await answer(page, () => controls.end(page));
    } else if (/steady, evade or pursue/.test(words)) {
      met.add("declare");
      await answer(page, () => controls.press(button(page, /^Steady/)));
    } else if (/choose a bank and a target/.test(words)) {
      met.add("fire");
      if (!met.has("volley") && (await page.locator(".ax-targets button").count()) > 0) {
        met.add("volley");
        await answer(page, () => controls.fire(page));
      } else await answer(page, () => controls.press(button(page, /^Done/)));
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
] as const)("two turns of a Border Skirmish by %s: declare, move, aim, fire", async (_name, controls) => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, controls);
  const met = await playUntil(page, 3, controls);
  expect([...met]).toEqual(expect.arrayContaining(["declare", "move", "fire"]));
});

test("on a phone a turn is played by touch, nothing overflows, and every control is at least 44 pixels high", async () => {
  const page = await stage.visit("/", { settings: SETTINGS, ...PHONE });
  await deploy(page, TOUCH);
  await expectNoSidewaysScroll(page);
  // Arrows at the rim show ships outside the small window.
  await expect.poll(() => page.locator(".ax-rim path").count()).toBeGreaterThan(0);
  const small = await page
    .locator(".ax-dock button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h > 0 && h < 44));
  expect(small).toEqual([]);
  await playUntil(page, 2, TOUCH);
});

test("a typed move is planned, undone step by step, and sent", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await deploy(page, MOUSE);
  await playUntil(page, /^Move /, MOUSE);
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
  await expect.poll(() => page.locator(".ax-chevron").count()).toBe(1);
  await undo.click();
  await expect.poll(() => left.textContent()).toBe(whole);
  await line.fill("forward, forward, end");
  await line.press("Enter");
  await page.getByRole("list", { name: "Initiative" }).locator("li.done").first().waitFor();
});

/** Moves the pointer away first, so that no tooltip is checked. */
async function expectNoAxeIssues(page: Page, what?: "everything" | "colours"): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator("#why-tip").waitFor({ state: "hidden" });
  await expectAccessible(page, what);
}

test.each(["dark", "light", "contrast"])("the table has no accessibility issues in the %s theme", async (theme) => {
  const page = await stage.visit("/", { settings: { ...SETTINGS, theme } });
  await deploy(page, MOUSE);
  await expectNoAxeIssues(page);
  await playUntil(page, /^Move /, MOUSE);
  await expectNoAxeIssues(page, theme === "dark" ? "everything" : "colours");
  await playUntil(page, /choose a bank and a target/, MOUSE);
  await page.locator(".ax-targets button").first().click();
  await page.locator(".ax-card").waitFor();
  await expectNoAxeIssues(page, theme === "dark" ? "everything" : "colours");
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
  await page.locator(".axm-field.wrong").getByText("Hull: at most 200.").waitFor();
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
  await page.locator(".axm-field.wrong").getByText("Rows: at most 100.").waitFor();
  await page.getByLabel("Rows").fill("25");
  // If the race does not fit the listed ships, every ship shows an issue.
  const race = page.getByLabel("Race").first();
  await race.selectOption("ardoni");
  await expect.poll(() => page.getByText("The race of this side does not have this ship.").count()).toBeGreaterThan(2);
  await race.selectOption("pelloda");
  await page.getByText(/is valid and can be played/).waitFor();
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
