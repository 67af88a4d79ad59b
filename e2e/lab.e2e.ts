/** Journey 7, "Measure": seats and two decks are measured in the lab, kept, linked, saved, replayed; offline too. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type MeasurementFile, playMeasured, readMeasurement, resultOf, sideNames } from "@starboard/lab";
import { findGameEntry } from "@starboard/registry";
import { manifestOf } from "@starboard/registry/manifests";
import { botFor } from "@starboard/registry/bots";
import { contentOf, expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { expectNoSidewaysScroll, HURRIED } from "./table.ts";

const stage = openStage({ STARBOARD_LOG: "silent", STARBOARD_LIBRARY_MATCHES: "0" });

const start = (page: Page) => page.getByRole("button", { name: /^Start/ });

/** Saves the result as JSON and reads it. */
async function savedResult(page: Page): Promise<MeasurementFile> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the result as JSON" }).click();
  return JSON.parse((await contentOf(await download)).toString()) as MeasurementFile;
}

test("seats are measured, and the figures are those of the command line", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await page.getByRole("link", { name: "Lab" }).first().click();
  await page.getByLabel("Game").selectOption("trekwar");
  await page.getByLabel("Bots of all seats").selectOption("random");
  const matches = page.getByLabel("Matches", { exact: true });
  // A wrong number is refused at its field, and nothing starts.
  await matches.fill("1");
  await page.getByText("Enter a whole number from 2 to 5,000.").waitFor();
  await start(page).click();
  await expect.poll(() => page.getByRole("heading", { name: /of 1 matches/ }).count()).toBe(0);
  await matches.fill("6");
  await page.getByLabel("Seed").fill("7");
  await start(page).click();
  await page.getByRole("heading", { name: "6 of 6 matches" }).waitFor();
  await page.getByText(/^Done/).waitFor();
  await expectAccessibleInAllThemes(page);

  // The page counts what the command line counts.
  const file = await savedResult(page);
  const [spec, entry] = [botFor("trekwar"), findGameEntry("trekwar")];
  const plan = readMeasurement(file.plan, botFor);
  if (!spec || !entry || !("ok" in plan)) throw new Error("the page saved no plan");
  const names = sideNames(spec, entry.text, (await manifestOf("trekwar")?.files?.())?.sideId);
  const played = Array.from({ length: 6 }, (_, number) => playMeasured(spec, plan.ok, { version: 0, number }, names));
  expect(file.matches).toEqual(played);
  expect(file.result).toEqual(resultOf(plan.ok, played));

  // The address leads to the same set-up, without the result.
  const address = page.url();
  expect(address).toContain("#lab=");
  // Every row is a replay, which comes again after a reload.
  await page.getByRole("link", { name: "Replay match 3" }).click();
  await page.waitForURL(/\/replay\/lab-/);
  const acts = new RegExp(`/ ${(played[2]?.acts ?? 0) + 1}$`);
  await page.getByText(acts).first().waitFor();
  await page.reload();
  await page.getByText(acts).first().waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect.poll(() => page.getByLabel("Seed").inputValue()).toBe("7");
  await expect.poll(() => page.getByLabel("Bots of all seats").inputValue()).toBe("random");
  // The result was kept on the device.
  await page.getByRole("button", { name: /^Open TrekWar/ }).click();
  await page.getByRole("heading", { name: "6 of 6 matches" }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("two decks are compared with the same draws, without the server, while another page is shown", async () => {
  const page = await stage.visit("/make/trekwar/deck", { settings: HURRIED, serviceWorkers: "allow" });
  await page.getByRole("button", { name: "Copy deck" }).click();
  await page.getByLabel("Name", { exact: true }).fill("First wave");
  await page.getByRole("button", { name: "Measure First wave in the lab" }).click();
  await page.getByRole("button", { name: "Compare two" }).click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await start(page).click();
  await page.getByText("Choose what to compare.").waitFor();
  await page.getByRole("button", { name: "Choose version B." }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "As printed" }).click();
  await page.getByLabel("Bots of all seats").selectOption("random");
  await page.getByLabel("Matches each").fill("2000");
  await start(page).click();
  // The matches go on elsewhere in the app.
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByRole("heading", { name: "Rules" }).first().waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: /of 2,000 matches each/ }).waitFor();
  await page.getByText("B minus A").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText(/^Paused/).waitFor();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Stopped/).waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  // A copy of the printed deck is no better, however often one looks.
  await page.getByText(/^Not decided yet/).waitFor();
  await expectAccessible(page);
});
