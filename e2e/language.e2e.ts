import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE, quickMatch } from "./table.ts";

const stage = openStage();

test("a German browser plays in German; switching to English and back in a match keeps the plan and its rules", async () => {
  const page = await stage.visit("/", { settings: HURRIED, locale: "de-AT" });
  const start = page.getByRole("button", { name: "4000 A.D. gegen einen Bot spielen" });
  await start.waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await expectAccessible(page);
  await start.click();
  await page.waitForURL(/\/table\//);
  const prompt = page.getByRole("contentinfo", { name: "Jetzige Entscheidung" });
  const toNow = page.getByRole("button", { name: /Zurück zu jetzt/ });
  const asked = page.locator(".ask:not(.wait)");
  await asked.or(toNow).first().waitFor({ timeout: 45_000 });
  if (await toNow.isVisible()) await toNow.click();
  await asked.waitFor();
  await expectAccessible(page);
  expect(await page.getByRole("list", { name: "Protokoll" }).getByRole("listitem").count()).toBeGreaterThan(0);

  // An act is planned, and stays planned in every language.
  await page.keyboard.press("a");
  const acts = page.getByRole("list", { name: "Mögliche Aktionen" });
  await acts.getByRole("button").first().click();
  await prompt.getByRole("button", { name: "Rückgängig" }).waitFor();
  const planned = await page.locator(".ask").innerText();
  const switchTo = async (menu: string, name: string): Promise<void> => {
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("button", { name, exact: true }).click();
    await page.keyboard.press("Escape");
  };
  await switchTo("Menü der Partie", "English");
  await page.getByRole("contentinfo", { name: "Current decision" }).getByRole("button", { name: "Undo" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  // What is kept between two renders is made again as well: the aims, and the acts of the list.
  expect(await page.locator(".goal").innerText()).toMatch(/home star/);
  expect(await page.getByRole("list", { name: "Available actions" }).innerText()).not.toMatch(/schicken|Bleiben/);
  await switchTo("Match menu", "Deutsch");
  await prompt.getByRole("button", { name: "Rückgängig" }).waitFor();
  expect(await page.locator(".ask").innerText()).toBe(planned);
  await page.keyboard.press("u");
  await expect.poll(() => page.locator(".ask").innerText()).not.toBe(planned);

  // A refusal is in German, and a rule opens at its paragraph.
  await page.keyboard.press("u");
  await page
    .getByText(/Du hast keine Aktion|Das kannst du nicht zurücknehmen|Seitdem hat jemand anders gehandelt/)
    .first()
    .waitFor();
  const chip = prompt.getByLabel(/^Regel .*: Absatz öffnen$/).first();
  const rule = (await chip.innerText()).trim();
  await chip.click();
  await page.locator(`[data-rule="${rule}"].here`).waitFor();
  await page.getByRole("searchbox", { name: "Regeln durchsuchen" }).waitFor();
});

test("an English browser loads no German, and the choice of the settings outlasts the page", async () => {
  const page = await stage.visit("/settings", { ...PHONE, settings: HURRIED });
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  const german = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => /texts\.de|\.de\.gen/.test(name)).length,
    );
  expect(await german()).toBe(0);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  expect(await german()).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  await expectAccessible(page);
});

test("a language that is chosen in one tab holds in the others at once, also for what was loaded before", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  await page.goto(`${stage.url}/settings`);
  const other = await page.context().newPage();
  await other.goto(`${stage.url}/tables`);
  await other.getByRole("heading", { name: "My tables", exact: true }).waitFor();
  const row = other.getByRole("link", { name: /4000 A\.D\./ });
  await row.getByText(/Round 1 · Your turn/).waitFor();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await other.getByRole("heading", { name: "Meine Tische", exact: true }).waitFor();
  await row.getByText(/Runde 1 · Du bist am Zug/).waitFor();
});

test("a German browser keeps the pages, too, for the time without a network", async () => {
  const page = await stage.visit("/", { settings: HURRIED, locale: "de-DE", serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${stage.url}/learn`);
  await page.getByRole("heading", { name: "Lernen", level: 1 }).waitFor();
  await page.context().setOffline(false);
});
