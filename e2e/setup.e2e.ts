import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { dropFile, HURRIED, prompt } from "./table.ts";

const stage = openStage();

/** Opens every section of the options. */
async function openSections(page: Page): Promise<void> {
  await page.locator("details.opts").first().waitFor();
  await page.locator("details.opts").evaluateAll((sections) => {
    for (const section of sections) (section as HTMLDetailsElement).open = true;
  });
}

test("an option has an explanation and a rule, and is hidden if it does not apply", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await page.getByRole("heading", { name: "New table: 4000 A.D." }).waitFor();
  await page.getByText("House rules", { exact: true }).click();
  const battle = page.locator('[id="option-ad.combat"]');
  await battle.getByText(/The larger force destroys the smaller/).waitFor();
  expect(await page.locator('[id="option-ad.fortunes.retreat"]').count()).toBe(0);
  await battle.getByRole("combobox").selectOption("fortunes");
  await page.locator('[id="option-ad.fortunes.retreat"]').waitFor();
  await battle
    .getByRole("link", { name: /^Rule AD-6\.4/ })
    .first()
    .click();
  await page.waitForURL(/\/rules\/4000ad\/AD-6\.4/);
  await page.locator(".unit.here").waitFor();
});

test("the recommended preset says what it adds to the sheet; one click selects Classic; alien powers are named", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const adds = page.getByText(/^Tournament adds two limits to the sheet/);
  await adds.waitFor();
  await page.getByRole("button", { name: "Play Classic instead" }).click();
  await adds.waitFor({ state: "detached" });
  await openSections(page);
  await page.locator('[id="option-ad.turnLimit"]').getByRole("button", { name: "No limit", pressed: true }).waitFor();
  await page.locator('[id="option-ad.aliens"]').getByRole("button", { name: "Yes" }).click();
  await page
    .locator(".new-seat")
    .getByText(/Okhari/)
    .first()
    .waitFor();
});

test("departures from the sheet are listed with reasons, and one click selects the sheet's rules in every scenario", async () => {
  const page = await stage.visit("/new/anaxis", { settings: HURRIED });
  const departures = page.getByRole("region", { name: "Where we depart from the sheet" });
  await departures.getByText(/^The sheet: five lower\. In the firing phase acting later is a disadvantage/).waitFor();
  const reading = departures.getByRole("group", { name: "Where we depart from the sheet" });
  expect(await departures.locator(".departs").count()).toBe(2);
  expect(await departures.locator('[id="option-ax.cpCap"]').count()).toBe(0);
  await page.getByRole("button", { name: /^By the sheet The same battle/ }).click();
  await departures.locator('[id="option-ax.cpCap"]').waitFor();
  const sheet = reading.getByRole("button", { name: "By the sheet" });
  await expect.poll(() => sheet.getAttribute("aria-pressed")).toBe("true");
  // Another scenario has other options; the choice of the sheet's rules applies to them too.
  await page.locator('[id="option-ax.scenario"]').getByRole("combobox").selectOption("minefield");
  const mines = departures.locator('[id="option-ax.mineTrigger"]');
  await expect.poll(() => mines.getByRole("button", { name: "always" }).getAttribute("aria-pressed")).toBe("true");
  expect(await sheet.getAttribute("aria-pressed")).toBe("true");
  await reading.getByRole("button", { name: "Recommended" }).click();
  await expect
    .poll(() => mines.getByRole("button", { name: "after moving" }).getAttribute("aria-pressed"))
    .toBe("true");
});

test("the option that evens the sides shows who receives what and its figures, and the match begins with it", async () => {
  const page = await stage.visit("/new/anaxis", { settings: HURRIED });
  const even = page.locator('[id="option-ax.evenSides"]');
  const scenario = page.locator('[id="option-ax.scenario"]').getByRole("combobox");
  await scenario.selectOption("surgical");
  await even.getByText("Kelterik receive 4 more Assassins.").waitFor();
  const figures = even.getByRole("table", { name: "How often each side won" });
  for (const name of ["Sildosi", "Kelterik"]) await figures.getByRole("columnheader", { name }).waitFor();
  const shares = async (row: string): Promise<string[]> =>
    figures.getByRole("row", { name: row }).getByRole("cell").allTextContents();
  for (const row of ["as on the sheet", "even"]) {
    const [first = "", second = "", matches = ""] = await shares(`${row} `);
    for (const share of [first, second]) expect(share).toMatch(/^\d+% ± \d+$/);
    expect(Number(matches)).toBeGreaterThanOrEqual(30);
  }
  await even.getByText(/bots of level 3/).waitFor();
  await even.getByRole("button", { name: "even", exact: true }).click();
  // In a skirmish each race receives something, with a line of figures for each.
  await scenario.selectOption("skirmish");
  await even.getByText(/^When both fleets are revealed, races receive Cinema Points: Ardoni \d+/).waitFor();
  for (const race of ["Ardoni", "Kelterik"])
    for (const share of await figures.getByRole("row", { name: race }).getByRole("cell").allTextContents())
      expect(share).toMatch(/^\d+% ± \d+$/);
  // Other points were not measured: the option goes, and does not come back switched on.
  await page.locator('[id="option-ax.points"]').getByRole("spinbutton").fill("60");
  await even.waitFor({ state: "detached" });
  await scenario.selectOption("surgical");
  await even.getByRole("button", { name: "even", exact: true, pressed: false }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await page
    .getByText(/So that the sides are even, .+ 4 more Assassins\./)
    .first()
    .waitFor();
});

test("the option that evens the races of Warp Empires shows who is ahead by how much with its figures, for every number of players", async () => {
  const page = await stage.visit("/new/warp-empires", { settings: HURRIED });
  const even = page.locator("#option-evenSides");
  await even.getByText(/Systems by which a race is ahead for victory: Federation \d+/).waitFor();
  const figures = even.getByRole("table", { name: "How often each side won" });
  for (const name of ["as on the sheet", "even"])
    await figures.getByRole("columnheader", { name, exact: true }).waitFor();
  for (const race of ["Federation", "Klingons", "Borg"])
    for (const share of await figures.getByRole("row", { name: race }).getByRole("cell").allTextContents())
      expect(share).toMatch(/^\d+% ± \d+$/);
  await even.getByText(/^Each share is of the matches in which that side played; 50% would be even\./).waitFor();
  await even.getByRole("button", { name: "even", exact: true }).click();
  const players = page.locator("#option-players").getByRole("spinbutton");
  await players.fill("3");
  await even.getByText(/33% would be even/).waitFor();
  await players.fill("4");
  await even.getByText(/25% would be even/).waitFor();
  await players.fill("5");
  await even.getByText(/20% would be even/).waitFor();
  await players.fill("6");
  await even.getByText(/17% would be even/).waitFor();
});

test("extra ships for moving later stand beside how often the side that begins won, for the measured rules only", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const extra = page.locator('[id="option-ad.compensation"]');
  const figures = extra.getByRole("table", { name: "How often each side won" });
  for (const name of ["Begins", "Second"]) await figures.getByRole("columnheader", { name }).waitFor();
  const rows = figures.getByRole("rowgroup").last().getByRole("row");
  expect(await rows.count()).toBe(4);
  for (const row of await rows.all()) expect(await row.getByRole("cell").first().textContent()).toMatch(/^\d+% ± \d+$/);
  await figures.getByText("(nearest to even)").waitFor();
  const players = page.locator('[id="option-ad.players"]');
  await players.getByRole("button", { name: "Three" }).click();
  await figures.getByRole("columnheader", { name: "Third" }).waitFor();
  await players.getByRole("button", { name: "Two" }).click();
  await figures.getByRole("columnheader", { name: "Third" }).waitFor({ state: "detached" });
  // Classic has no limits: its matches were not measured.
  await page.getByRole("button", { name: /^Classic/ }).click();
  await figures.waitFor({ state: "detached" });
});

test("conflicting options are reported at the field with code and rule, and the match cannot be started", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await openSections(page);
  await page.locator('[id="option-ad.homes"]').getByRole("combobox").selectOption("random");
  // No four home stars are seven turns apart from each other.
  const apart = page.locator('[id="option-ad.homeRandomMinDist"]');
  await apart.getByRole("button", { name: "7 turns" }).click();
  const error = apart.getByRole("alert");
  await error.getByText("AD_E_OPTIONS").waitFor();
  await error.getByRole("link", { name: /^Rule AD-/ }).waitFor();
  const start = page.getByRole("button", { name: "Start match" });
  expect(await start.getAttribute("aria-disabled")).toBe("true");
  await start.hover();
  await page
    .getByRole("tooltip")
    .getByText(/conflict/)
    .waitFor();
  await apart.getByRole("button", { name: "None" }).click();
  await expect.poll(() => start.getAttribute("aria-disabled")).toBeNull();
});

test("a match has the chosen preset, seats, names and bot levels", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  await page.getByRole("button", { name: /^House/ }).click();
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "Four" }).click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Mara");
  await page.getByRole("combobox", { name: "Bot level at seat 3" }).selectOption("1");
  await page.getByRole("textbox", { name: "Name at seat 4" }).fill("Mara");
  // Two seats must not have the same name.
  const start = page.getByRole("button", { name: "Start match" });
  expect(await start.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("textbox", { name: "Name at seat 4" }).fill("Joris");
  await start.click();
  await page.waitForURL(/\/table\//);
  const seats = page.getByRole("list", { name: "Seats" });
  for (const name of ["Ada", "Mara", "Joris"]) await seats.getByText(name, { exact: true }).waitFor();
  expect(await seats.locator(".seat").count()).toBe(4);
});

test("players on one device: the page is covered before the next player's private information is shown", async () => {
  const page = await stage.visit("/new/sample", { settings: HURRIED });
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ben");
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  const cover = page.getByRole("dialog", { name: /^Pass the device to/ });
  await cover.waitFor();
  const first = (await cover.getByRole("heading").textContent())?.replace("Pass the device to ", "") ?? "";
  await cover.getByRole("button", { name: `I am ${first}` }).click();
  await cover.waitFor({ state: "detached" });
  // The first player chooses a wreck and then bids in secret; then the other player is asked. Buttons may still be on the
  // page after their action was sent, so clicks may fail and are repeated until the page is covered.
  const bid = async (): Promise<boolean> => {
    if (await cover.isVisible()) return true;
    const chosen = page.locator(".generic-board").getByRole("button").first();
    const commit = prompt(page).getByRole("button", { name: /^Confirm/ });
    await ((await commit.isVisible()) ? commit : chosen).click({ timeout: 500 }).catch(() => undefined);
    return false;
  };
  await expect.poll(bid, { timeout: 45_000 }).toBe(true);
  const second = first === "Ada" ? "Ben" : "Ada";
  await cover.getByRole("heading", { name: `Pass the device to ${second}` }).waitFor();
});

test("a custom star map is checked at the option it is dropped on", async () => {
  const page = await stage.visit("/new/4000ad", { settings: HURRIED });
  const map = page.locator('[id="option-ad.map"]');
  await openSections(page);
  await map.waitFor();
  await dropFile(page, "not JSON", "map.json", '[id="option-ad.map"] .opt-module');
  await map.getByText("This is not a JSON file.").waitFor();
  await dropFile(
    page,
    '{"format":"starboard.4000ad.stars","version":1}',
    "map.json",
    '[id="option-ad.map"] .opt-module',
  );
  await map.getByRole("alert").first().waitFor();
  await map.getByRole("button", { name: "Remove the file" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Start match" }).getAttribute("aria-disabled")).toBeNull();
});
