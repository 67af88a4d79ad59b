import { builtIn, PROVING_GROUND } from "@starboard/warp-empires/making";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { asked, dropFile, expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "warp-empires"] };
const map = (page: Page) => page.getByRole("region", { name: /^The map/ });
/** The outlines of the map's territories. */
const outlines = (page: Page): Promise<(string | null)[]> =>
  page.locator(".we-ground .we-land").evaluateAll((all) => all.map((one) => one.getAttribute("d")));

async function visit(options: object = {}): Promise<Page> {
  const page = await stage.visit("/new/warp-empires", { settings: SETTINGS, ...options });
  await map(page).getByRole("img").waitFor();
  // A new table begins with a random map. The tests always use the same one.
  await map(page).getByRole("spinbutton", { name: "Map number" }).fill("1");
  return page;
}

test("the set-up page shows the map with its fairness, and the match is played on that map", async () => {
  const page = await visit();
  await map(page).getByRole("status").getByText("Fair for every home").waitFor();
  const row = map(page).getByRole("row", { name: /at most 7/ });
  await row.getByText("7 · 7").waitFor();
  await row.getByRole("link", { name: /^Rule WE-3\.5/ }).waitFor();
  await expectAccessible(page);
  const first = await outlines(page);
  await map(page).getByRole("button", { name: "Generate another map" }).click();
  await expect.poll(() => outlines(page)).not.toEqual(first);
  const chosen = await outlines(page);
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await asked(page).waitFor();
  expect(await outlines(page)).toEqual(chosen);
});

test("a module's own options are offered; a broken file reports its errors and changes nothing", async () => {
  const page = await visit();
  await page.getByText("Aids and balance", { exact: true }).click();
  const module = structuredClone(builtIn("first-steps")?.document) as Record<string, Record<string, unknown>>;
  const own = { id: "hand.most", values: [5, 7, 9], default: 9, note: "How many cards one keeps." };
  const field = '[id="option-moduleFile"]';
  const before = await outlines(page);

  const broken = { ...module, units: [{ id: "ship", count: 1e9 }], armour: 1 };
  await dropFile(page, JSON.stringify(broken), "broken.json", `${field} .opt-module`);
  const alert = page.locator(field).getByRole("alert");
  await page.locator(field).getByText("broken.json could not be used. Your settings are unchanged.").waitFor();
  await alert.filter({ hasText: "armour" }).getByText("WE_MODULE_KEY").waitFor();
  await alert
    .filter({ hasText: "units.0.count" })
    .getByText(/It must be at most/)
    .waitFor();
  await alert
    .first()
    .getByRole("link", { name: /^Rule WE-B\.1/ })
    .waitFor();
  expect(await outlines(page)).toEqual(before);
  expect(await page.getByRole("button", { name: "Start match" }).getAttribute("aria-disabled")).toBeNull();

  const whole: Record<string, unknown> = {
    ...module,
    name: "Mine",
    options: [own],
    hand: { ...module["hand"], max: { $option: own.id } },
    victory: { ...module["victory"], roundLimit: 20 },
  };
  await dropFile(page, JSON.stringify(whole), "mine.json", `${field} .opt-module`);
  const most = page.locator('[id="option-hand.most"]');
  await most.getByText("How many cards one keeps. Default: 9.").waitFor();
  await expect.poll(() => outlines(page)).not.toEqual(before);
  await most.getByRole("button", { name: "5" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await asked(page).waitFor();
});

test("on a phone a map file shows its fairness and warnings, and a generated map replaces it", async () => {
  const page = await visit(PHONE);
  await page.getByText("Aids and balance", { exact: true }).click();
  const file = { ...PROVING_GROUND, module: "three-rivers", name: "Other ground" };
  await dropFile(page, JSON.stringify(file), "ground.json", '[id="option-mapFile"] .opt-module');
  await page.getByRole("region", { name: "The map: Other ground" }).waitFor();
  await map(page).getByText("This map belongs to another module").waitFor();
  await expectNoSidewaysScroll(page);
  await map(page).getByRole("button", { name: "Generate a map instead" }).tap();
  await page.getByRole("region", { name: "The map", exact: true }).waitFor();
  await map(page).getByRole("spinbutton", { name: "Map number" }).waitFor();
});
