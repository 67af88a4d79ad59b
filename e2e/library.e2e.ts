/** A deck goes through the library: published from its editor, found, liked, forked and played by another person, reported, taken down. A file of puzzles is proved and played. */
import safeStar from "../packages/games/4000ad/src/puzzles/files/safe-star.json" with { type: "json" };
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { callApi } from "./hosted-tables.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const ADMIN = "journey-library-secret";
const stage = openStage({ STARBOARD_ADMIN: ADMIN, STARBOARD_LIBRARY_MATCHES: "0", STARBOARD_LOG: "silent" });

async function member(page: Page, name: string): Promise<void> {
  await callApi(page, "POST", "account", { login: `${name}${Date.now()}`, password: "correct horse", name });
}

/** Publishes a file of two puzzles, waits for its proof, and plays it to the end. */
async function publishPuzzles(page: Page, title: string): Promise<void> {
  const [one, two] = safeStar.puzzles;
  const file = JSON.stringify({ ...safeStar, title, puzzles: [one, two] });
  await page.goto(`${stage.url}/library`);
  await page
    .getByLabel("Publish a puzzle file")
    .and(page.locator("input"))
    .setInputFiles({ name: "two.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("dialog", { name: "Publish this puzzle" }).getByRole("button", { name: "Publish" }).click();
  await page.getByText("the solutions are right and complete").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  await page.getByText("From the library, not rated.", { exact: false }).first().waitFor();
  await expectAccessibleInAllThemes(page);
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.waitForURL(/\/library\/[0-9a-f]+\/2$/);
}

test("a deck is published, found, liked, forked, played, reported and taken down", async () => {
  // A retry of the test meets what the try before has published.
  const run = Date.now().toString(36);
  const [first, second] = [`First wave ${run}`, `Second wave ${run}`];
  const ada = await stage.visit("/library", { settings: HURRIED });
  const ben = await stage.visit("/library", { settings: { ...HURRIED, name: "Ben" }, ...PHONE });
  await member(ada, "Ada");
  await member(ben, "Ben");

  await ada.goto(`${stage.url}/make/trekwar/deck`);
  await ada.getByRole("button", { name: "Copy deck" }).click();
  await ada.getByLabel("Name", { exact: true }).fill(first);
  await ada.getByRole("button", { name: "Publish" }).click();
  const dialog = ada.getByRole("dialog", { name: "Publish this deck" });
  await dialog.getByLabel("About").fill("<b>Fast</b> and simple.");
  await dialog.getByLabel("Tags").fill("fast, simple");
  await expectAccessible(ada);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await ada.getByRole("heading", { name: first }).waitFor();
  // What people write is text.
  await ada.getByText("<b>Fast</b> and simple.").waitFor();
  await ada.locator(".library-board svg text").first().waitFor();
  await expectAccessibleInAllThemes(ada);

  await ben.reload();
  await ben.getByRole("searchbox", { name: "Search names, tags and makers" }).fill("simple");
  await ben.getByRole("link", { name: first }).waitFor();
  await ben.locator(".library-card svg text").first().waitFor();
  await expectNoSidewaysScroll(ben);
  await expectAccessibleInAllThemes(ben);
  await ben.getByRole("link", { name: first }).click();
  await ben.getByRole("button", { name: `Like ${first}, 0 likes` }).click();
  await ben.getByRole("button", { name: `Remove your like of ${first}, 1 like` }).waitFor();
  await expectNoSidewaysScroll(ben);
  await expectAccessible(ben);
  const item = ben.url();
  await ben.getByRole("button", { name: `Fork ${first}: open a copy in the editor` }).click();
  await ben.getByLabel("Name", { exact: true }).fill(second);
  await ben.getByRole("button", { name: "Publish" }).click();
  const refused = ben.getByRole("dialog", { name: "Publish this deck" });
  await refused.getByText(`forked from ${first}`).waitFor();
  await refused.getByRole("button", { name: "Publish" }).click();
  await ben.getByRole("link", { name: first }).waitFor();
  await ben.getByRole("button", { name: `Play ${second}` }).click();
  await ben.waitForURL(/\/table\/./);

  await ben.goto(item);
  await ben.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await ben.getByRole("button", { name: "Report…" }).click();
  const report = ben.getByRole("dialog", { name: `Report ${first}?` });
  await report.getByLabel("What is wrong").fill("Only a test");
  await report.getByRole("button", { name: "Send report" }).click();
  await ben.getByText("You reported this item.").waitFor();

  await ada.goto(`${stage.url}/admin`);
  await ada.getByRole("textbox", { name: "Administrator secret" }).fill(ADMIN);
  await ada.getByRole("button", { name: "Sign in" }).click();
  await ada.getByRole("button", { name: `Take ${first} down` }).click();
  const down = ada.getByRole("dialog", { name: `Take ${first} down?` });
  await down.getByLabel("Reason (the maker sees it)").fill("Tested");
  await down.getByRole("button", { name: "Take down" }).click();
  await ada.getByText(`${first} was taken down from the library.`).waitFor();
  await ada.goto(item);
  await ada.getByText("An administrator took this down: “Tested”.").waitFor();
  await ben.goto(`${stage.url}/library`);
  await ben.getByRole("link", { name: second }).waitFor();
  expect(await ben.getByRole("link", { name: first }).count()).toBe(0);

  await publishPuzzles(ada, `Where to come out ${run}`);
});
