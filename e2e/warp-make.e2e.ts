import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentOf, expectAccessible, openStage } from "./browser.ts";
import { dropFile, expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const stage = openStage();
const KNOWS = { ...HURRIED, guided: [...HURRIED.guided, "warp-empires"] };
const verdict = (page: Page) => page.locator(".make-verdict");
const form = (page: Page) => page.getByRole("group", { name: "Territory" });

test("a map is generated, broken, restored by Undo, extended by keyboard, saved, opened again and played", async () => {
  const page = await stage.visit("/make/warp-empires/map", { settings: KNOWS });
  await verdict(page).getByText("My map is valid: 64 territories.").waitFor();
  await page.getByRole("region", { name: "Fairness for 2 players" }).getByText("met").first().waitFor();

  // A removed home is reported at once with its rule, and the map cannot be played.
  await page.getByRole("button", { name: "Homes", exact: true }).press("Enter");
  const home = page.getByRole("button", { name: /, home$/ }).first();
  await home.press("Enter");
  await verdict(page).getByText("2 players need 2 homes, but 1 home is marked.").waitFor();
  expect(await page.getByRole("button", { name: "Play with this" }).getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await verdict(page).getByText("My map is valid: 64 territories.").waitFor();

  // Paint by mouse: an empty territory becomes a nebula.
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await page.locator(".wem-bar").getByLabel("Terrain").selectOption({ label: "Nebula" });
  await page
    .getByRole("button", { name: /, Empty space$/ })
    .first()
    .click();
  expect(await form(page).getByLabel("Terrain").inputValue()).toBe("nebula");

  // Add by keyboard, beside the selected territory; its name field has the focus.
  await form(page).getByRole("button", { name: "Add a territory next to it" }).press("Enter");
  await verdict(page).getByText("My map is valid: 65 territories.").waitFor();
  await form(page).getByLabel("Name").fill("Outpost");
  await page.getByRole("button", { name: /^Outpost, / }).waitFor();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).press("Enter"),
  ]);
  const text = (await contentOf(download)).toString();
  const other = await stage.visit("/make/warp-empires/map", { settings: KNOWS });
  await verdict(other).getByText("My map is valid: 64 territories.").waitFor();
  await dropFile(other, text, "map.json", ".make");
  await verdict(other).getByText("My map is valid: 65 territories.").waitFor();
  await other.getByRole("button", { name: "Play with this" }).press("Enter");
  await other.waitForURL(/\/table\//);
  await other.getByRole("list", { name: "Seats" }).getByText("Ada", { exact: true }).waitFor();
});

test("a centre is dragged and the borders follow", async () => {
  const page = await stage.visit("/make/warp-empires/map", { settings: KNOWS });
  await verdict(page).getByText("My map is valid: 64 territories.").waitFor();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const outlines = () => page.locator(".wem-land").evaluateAll((all) => all.map((one) => one.getAttribute("d")));
  const before = await outlines();
  const box = await page.locator(".wem-mark .handle").nth(30).boundingBox();
  if (!box) throw new Error("no centre to drag");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 14, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(outlines).not.toEqual(before);
  await verdict(page).getByText("My map is valid: 64 territories.").waitFor();
});

test("a module is changed field by field, errors are shown at their fields, and it is played", async () => {
  const page = await stage.visit("/make/warp-empires/module", { settings: KNOWS });
  await verdict(page).getByText("My setting is valid for 2–4 players.").waitFor();
  await page.getByText("Cutter", { exact: true }).click();
  const force = page.getByRole("spinbutton", { name: "force" }).first();
  await force.fill("900");
  await verdict(page).getByText("It must be at most 200.").waitFor();
  expect(await force.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: /^Units 1 error/ }).waitFor();
  await force.fill("3");
  await verdict(page).getByText("My setting is valid for 2–4 players.").waitFor();
  await expectAccessible(page);

  // As text: incomplete JSON changes nothing, an unknown key is reported.
  await page.getByRole("button", { name: "Hand", exact: true }).click();
  await page.getByRole("button", { name: "Text", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Hand as JSON" });
  await text.fill('{ "draw": 3, "max": 5');
  await page.getByText("This text is not valid JSON yet. Nothing was changed.").waitFor();
  await text.fill('{ "draw": 3, "max": 5, "drow": 1 }');
  await verdict(page).getByText("The key “drow” is not valid here.").waitFor();
  await text.fill('{ "draw": 4, "max": 6 }');
  await verdict(page).getByText("My setting is valid for 2–4 players.").waitFor();
  await page.getByRole("button", { name: "Play with this" }).press("Enter");
  await page.waitForURL(/\/table\//);
  await page.getByRole("list", { name: "Seats" }).getByText("Ada", { exact: true }).waitFor();
});

test("both editors fit a phone", async () => {
  for (const maker of ["map", "module"]) {
    const page = await stage.visit(`/make/warp-empires/${maker}`, { ...PHONE, settings: KNOWS });
    await verdict(page)
      .getByText(/is valid/)
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
