import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages, type Pages } from "../packages/ui/test/stage/serve.ts";
import { expectAccessible, openBrowser } from "./browser.ts";

// The components that carry most, each alone on a page of a real browser: roles, names, keys, focus, and the reasons of
// what cannot be pressed.

/** The pages are built first, which takes a busy machine long. */
const BUILD = { timeout: 180_000 };
let pages: Pages;
beforeAll(async () => {
  pages = await builtPages(join(import.meta.dirname, "components"));
}, BUILD.timeout);
afterAll(() => pages.close());
const visit = openBrowser();
const open = (scene: string, width = 1280): Promise<Page> =>
  visit(`${pages.url}?${scene}`, { viewport: { width, height: 800 }, hasTouch: width < 700 });
const calls = (page: Page) => expect.poll(() => page.getByLabel("calls").textContent());
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null,
  );

/** Presses a button that is refused, which stays a button: the browser tool would wait until it is enabled. */
const pressRefused = (button: Locator): Promise<void> => button.click({ force: true });

test("a button says its name, key and state, and is pressed by click, space and enter", async () => {
  const page = await open("buttons");
  const fire = page.getByRole("button", { name: "Fire", exact: true });
  expect(await fire.getAttribute("aria-keyshortcuts")).toBe("f");
  await fire.click();
  await fire.press("Space");
  await fire.press("Enter");
  await calls(page).toBe("fire; fire; fire");
  expect(await page.getByRole("button", { name: "Undo", pressed: true }).getAttribute("aria-keyshortcuts")).toBe("u");
  await expectAccessible(page);
});

test("a refused button keeps its place in the tab order, shows its reason on focus and opens the rule", async () => {
  const page = await open("buttons");
  const refused = page.getByRole("button", { name: "Fire at base", disabled: true });
  await refused.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Fire at base");
  const tip = page.getByRole("tooltip");
  await tip.getByText("The target is out of range.").waitFor();
  expect(await refused.getAttribute("aria-describedby")).toBe(await tip.getAttribute("id"));
  await page.keyboard.press("Enter");
  await calls(page).toBe("rule AX-5.1");
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  expect(await refused.getAttribute("aria-describedby")).toBeNull();
  await pressRefused(page.getByRole("button", { name: "Fire at all", disabled: true }));
  await calls(page).toBe("rule AX-5.1; asked why");
});

test("a control that is removed takes its tip along", async () => {
  const page = await open("buttons");
  const button = page.getByRole("button", { name: "Take back" });
  await button.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const tip = page.getByRole("tooltip");
  await tip.getByText("Removes the last planned action.").waitFor();
  await page.keyboard.press("Enter");
  await button.waitFor({ state: "detached" });
  await tip.waitFor({ state: "detached" });
});

test("a dialog is named by its title, takes the focus, keeps it and gives it back", async () => {
  const page = await open("dialog");
  const opener = page.getByRole("button", { name: "Resign", exact: true });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Resign the match?" });
  await dialog.waitFor();
  expect(await focused(page)).toBe("Resign the match?");
  for (const key of ["Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(false);
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await focused(page)).toBe("Resign");
  await opener.press("Enter");
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  await opener.press("Enter");
  await dialog.waitFor();
  await page.mouse.click(5, 5);
  await calls(page).toBe("close; close; close");
});

test("a menu opens by key, closes on escape and after a choice, and leaves out what belongs to phones", async () => {
  const page = await open("menu");
  const opener = page.getByRole("button", { name: "Match" });
  const save = page.getByRole("button", { name: "Save record" });
  await opener.press("Enter");
  await save.waitFor();
  expect(await page.getByRole("button", { name: "Rules" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await save.waitFor({ state: "hidden" });
  await opener.press("Enter");
  await save.press("Enter");
  await save.waitFor({ state: "hidden" });
  await calls(page).toBe("save");
  const phone = await open("menu", 390);
  await phone.getByRole("button", { name: "Match" }).click();
  await phone.getByRole("button", { name: "Rules" }).click();
  await calls(phone).toBe("rules");
});

test("arrows move between tabs, tab leads into the panel, and what does not fit is in a menu", async () => {
  const page = await open("tabs");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Log").focus();
  expect(await tab("Log").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tabpanel", { name: "Stars" }).getByText("All of Stars").waitFor();
  expect(await focused(page)).toBe("Stars");
  await page.keyboard.press("Home");
  await page.getByRole("tabpanel", { name: "Log" }).waitFor();
  // Only the open tab is in the tab order.
  expect(await tab("Stars").getAttribute("tabindex")).toBe("-1");
  expect(await tab("Forecast").count()).toBe(0);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Forecast" }).click();
  await page.getByRole("tabpanel", { name: "Forecast" }).waitFor();
  await expectAccessible(page);
});

test("segments are a named group in which one is pressed", async () => {
  const page = await open("segments");
  const group = page.getByRole("group", { name: "Projection" });
  await group.getByRole("button", { name: "In depth", pressed: false }).press("Space");
  await group.getByRole("button", { name: "In depth", pressed: true }).waitFor();
  await group.getByRole("button", { name: "Flat", pressed: false }).waitFor();
  await expectAccessible(page);
});

test("a seat plate marks whose turn it is and offers the view of another seat", async () => {
  const page = await open("seats");
  const seat = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  expect(await seat("Ada").getAttribute("aria-current")).toBe("step");
  expect(await seat("Grace").getAttribute("aria-current")).toBeNull();
  expect(await seat("Ada").getByRole("button").count()).toBe(0);
  // A long name is cut before the note and the clock, whose texts stay whole and in one line.
  const long = seat("Maximiliane");
  const [name, note, clock] = await Promise.all(
    ["b", "small", ".seat-aside"].map((part) => long.locator(part).boundingBox()),
  );
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(note?.x ?? 0);
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(clock?.x ?? 0);
  expect(note?.height).toBeLessThan(24);
  await page.getByRole("button", { name: "Show the match as Grace sees it" }).press("Enter");
  await calls(page).toBe("look as Grace");
  const phases = page.getByRole("list", { name: "Phases" });
  expect(await phases.locator('[aria-current="step"]').textContent()).toBe("Firing");
  await expectAccessible(page);
});

test("a sum opens its terms, each with its sign and rule", async () => {
  const page = await open("sum");
  const total = page.getByRole("button", { name: "3 How this number is calculated" });
  await total.press("Enter");
  expect(await page.locator("dd.n").allTextContents()).toEqual(["+5", "−2", "3"]);
  await page.getByRole("link", { name: "Rule WE-9.5: open the paragraph" }).click();
  await calls(page).toBe("rule WE-9.5");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByText("Minefield").waitFor({ state: "hidden" });
});

test("a list row is one link, named by what it shows", async () => {
  const page = await open("row");
  const row = page.getByRole("listitem").getByRole("link");
  expect(await row.textContent()).toBe("AnaxisRound 3 · GraceToday");
  expect(await row.getAttribute("href")).toBe("/verify/m1");
  await expectAccessible(page);
});

test("the prompt names its question, and its buttons say what they do and why they cannot", async () => {
  const page = await open("prompt");
  const prompt = page.getByRole("contentinfo", { name: "Current decision" });
  await prompt.getByText("Choose a target.").waitFor();
  await prompt.getByRole("link", { name: "Rule AX-4.1: open the paragraph" }).click();
  await prompt.getByRole("button", { name: "Pass" }).click();
  await pressRefused(prompt.getByRole("button", { name: "Fire all", disabled: true }));
  await prompt.getByRole("button", { name: "End the phase" }).click();
  // What cannot be taken back says so when it is tried.
  await pressRefused(prompt.getByRole("button", { name: "Take back", disabled: true }));
  await prompt.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Scan" }).click();
  await calls(page).toBe("rule AX-4.1; press Pass; rule AX-5.1; main; undo; press Scan");
  await expectAccessible(page);
});

test("a refusal stands in place of the question, is announced and cites its rule", async () => {
  const page = await open("refused");
  await page.getByRole("alert").getByText("The target is out of range.").waitFor();
  expect(await page.getByText("Choose a target.").count()).toBe(0);
  await page.getByRole("link", { name: "Rule AX-5.1: open the paragraph" }).press("Enter");
  await calls(page).toBe("rule AX-5.1");
  await expectAccessible(page);
});

test("an option row links name, help and control, and announces a wrong value", async () => {
  const page = await open("options");
  const fog = page.getByRole("group", { name: "Fog of war" });
  await fog.getByRole("button", { name: "yes", pressed: false }).press("Enter");
  await fog.getByRole("button", { name: "yes", pressed: true }).waitFor();
  const ships = page.getByRole("spinbutton", { name: "Ships" });
  expect(await ships.getAttribute("max")).toBe("9");
  await ships.fill("12");
  await page.getByRole("alert").getByText("At most 9 ships.").waitFor();
  await ships.press("ArrowDown");
  await ships.fill("9");
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Rule AX-2.2: open the paragraph" }).click();
  await calls(page).toBe("rule AX-2.2");
  await expectAccessible(page);
});

test("a board is moved by keys, buttons and drag within its surface, and drawn again where its camera rests", async () => {
  const page = await open("board");
  /** Waits until the camera rests there: its scale, the place of the board's corner, and the width of the surface. */
  const restsAt = (place: string) =>
    expect.poll(async () => (await page.getByLabel("calls").textContent())?.split("; ").at(-1)).toBe(place);
  const board = page.getByRole("region", { name: "Board" });
  const drawnWidth = (): Promise<string | null> => board.locator(".panzoom-art").getAttribute("width");
  await restsAt("2 0 0, 600");
  expect(await drawnWidth()).toBe("600");
  // Two quick presses of a button are two presses; a double click on the board itself would show all of it.
  await board.getByRole("button", { name: "Zoom in" }).dblclick();
  await restsAt("4 -288 -192, 600");
  expect(await drawnWidth()).toBe("1176");
  await board.press("ArrowLeft");
  await restsAt("4 -228 -192, 600");
  // A surface that changes its size keeps the point in its middle.
  await page.getByRole("button", { name: "Open a panel" }).click();
  await restsAt("4 -328 -192, 400");
  await page.getByRole("button", { name: "Show the corner" }).click();
  await restsAt("4 50 0, 400");
  await board.dblclick({ position: { x: 200, y: 200 } });
  await restsAt("1 0 67, 400");
  await board.press("+");
  await restsAt("2 -50 33, 400");
  await board.press("0");
  await restsAt("1 0 67, 400");
  // Half of the board stays on the surface, however far it is dragged.
  await board.hover({ position: { x: 200, y: 200 } });
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 10 });
  await page.mouse.up();
  await restsAt("1 -200 -133, 400");
  await expectAccessible(page);
});

test("a table has its parts in the order in which they are used, and the focus goes on when the dock loses an answer", async () => {
  const page = await open("table");
  const dock = page.getByRole("region", { name: "Hand and actions" });
  const card = (name: string) => dock.getByRole("button", { name });
  await page.getByRole("main", { name: "Board" }).getByRole("button", { name: "Algol" }).focus();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Play Raid");
  await page.keyboard.press("Enter");
  await card("Play Raid").waitFor({ state: "detached" });
  // The pressed button is gone: the next answer of the dock has the focus, not the top of the page.
  await expect.poll(() => focused(page)).toBe("Play Scan");
  await page.keyboard.press("Enter");
  await calls(page).toBe("play Raid; play Scan");
  // The result stands in place of the dock.
  await page.getByText("Ada won.").waitFor();
  expect(await dock.count()).toBe(0);
  const rail = page.getByRole("complementary", { name: "Seats, log and rules" });
  await rail.getByRole("tab", { name: "Rules" }).click();
  await rail.getByRole("tabpanel", { name: "Rules" }).getByText("All of Rules").waitFor();
  await expectAccessible(page);
});

test("on a phone board, prompt and dock stand one below the other, the rail is a sheet that gives the focus back, and nothing overflows", async () => {
  const page = await open("table", 390);
  const parts = [
    page.getByRole("main", { name: "Board" }),
    page.getByRole("contentinfo", { name: "Current decision" }),
    page.getByRole("region", { name: "Hand and actions" }),
  ];
  const boxes = await Promise.all(parts.map(async (part) => await part.boundingBox()));
  for (const [i, box] of boxes.entries()) {
    const above = boxes[i - 1];
    expect(box?.width).toBe(390);
    if (above) expect(Math.round(above.y + above.height)).toBeLessThanOrEqual(Math.round(box?.y ?? 0));
  }
  const opener = page.getByRole("complementary").getByRole("button", { name: "Log" });
  await opener.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Log" });
  await sheet.getByText("All of Log").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Log");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
