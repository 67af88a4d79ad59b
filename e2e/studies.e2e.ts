/** What people write about matches: a study, the lines of a caster, and a lesson, each from its beginning to its readers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInferior } from "@starboard/bots/review";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentOf, expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { callApi, startTable } from "./hosted-tables.ts";
import { preparedReview, storeReview } from "./prepared-review.ts";
import { act, choose, dropFile, expectNoSidewaysScroll, HURRIED, PHONE, settle } from "./table.ts";

const stage = openStage({ STARBOARD_LIBRARY_MATCHES: "0", STARBOARD_LOG: "silent" });
const record = readFileSync(join(import.meta.dirname, "../packages/games/trekwar/records/standard.json"), "utf8");
const LARGE = { settings: HURRIED, viewport: { width: 1440, height: 900 } };
const run = Date.now().toString(36);

async function member(page: Page, name: string): Promise<void> {
  await callApi(page, "POST", "account", { login: `${name}${Date.now()}`, password: "correct horse", name });
}
/** Publishes what is open, and waits for its page in the library. */
async function publish(page: Page, kind: string, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Publish this ${kind}` });
  await dialog.getByText(`Name: ${name}`).waitFor();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name }).waitFor();
}

test("a match is annotated by keyboard, survives a reload, and is read on a phone from its file and from the library", async () => {
  const page = await stage.visit("/tables", LARGE);
  await member(page, "Ada");
  await page.locator("h1").first().waitFor();
  await dropFile(page, record);
  await page.locator(".timeline").getByRole("button", { name: "Annotate" }).click();
  const strip = page.getByRole("region", { name: "Study" });
  await strip.waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press("]");
  await page.getByRole("button", { name: "Mistake" }).press("Enter");
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("c");
  await page.locator(".study-comment:focus").waitFor();
  await page.keyboard.type("<b>Too early</b>: both Sectors are held.");
  await page.keyboard.press("Escape");
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await strip.getByText("<b>Too early</b>: both Sectors are held.").waitFor();
  await page.getByText("Draw by name").click();
  await page.getByLabel("From", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Add circle" }).click();
  await page.locator(".marks circle[r]:not([r='0'])").first().waitFor();

  await page.getByRole("button", { name: "Play on" }).last().click();
  await act(page, /^Deploy/);
  await strip.getByText("Variation A, 1 action").waitFor();
  await page.getByRole("button", { name: "Stop playing" }).click();
  await page.getByRole("heading", { name: "In variation A" }).waitFor();
  await page.getByLabel("Title of this variation").fill("Deploy first");
  await expectAccessibleInAllThemes(page);
  await page.getByRole("button", { name: "Delete variation A" }).click();
  await page.getByRole("heading", { name: "In the match" }).waitFor();
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("u");
  await page.getByRole("button", { name: /^Variation A: Deploy first/ }).waitFor();

  await page.getByRole("tab", { name: "Chapters" }).click();
  const title = `How it was held ${run}`;
  await page.getByLabel("Title of the study").fill(title);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file" }).click();
  const file = (await contentOf(await saved)).toString("utf8");
  await page.goto(`${stage.url}/studies`);
  await page.getByRole("link", { name: new RegExp(title) }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(title) }).click();
  await page.getByRole("tab", { name: "Chapters" }).click();
  await page.getByRole("button", { name: "Publish in the library" }).click();
  await publish(page, "study", title);

  const reader = await stage.visit("/studies", { settings: { ...HURRIED, name: "Ben" }, ...PHONE });
  await reader.locator("h1").first().waitFor();
  await dropFile(reader, file.replace(/("moves":\[\{.*?"do":)"deploy"/, '$1"conquer"'), "broken.json");
  await reader.getByText("STUDY_ACT").waitFor();
  await dropFile(reader, file, "study.json");
  await reader.getByRole("region", { name: "Study" }).waitFor();
  await reader.getByRole("button", { name: "Next comment" }).click();
  await reader.getByText("<b>Too early</b>: both Sectors are held.").waitFor();
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.goto(`${reader.url()}/text`);
  await reader.getByRole("heading", { name: "Variation A: Deploy first" }).waitFor();
  await expectNoSidewaysScroll(reader);
  await expectAccessibleInAllThemes(reader);
  await reader.goto(`${stage.url}/library?kind=study`);
  await reader.getByRole("button", { name: `Play ${title}` }).click();
  await reader.waitForURL(/\/studies\/library-/);
  await reader.getByRole("region", { name: "Study" }).waitFor();
});

test("the moments of a review are taken over as comments and variations, once, and are undone together", async () => {
  const page = await stage.visit("/tables", LARGE);
  await page.locator("h1").first().waitFor();
  await dropFile(page, record);
  await page.locator(".timeline").getByRole("button", { name: "Annotate" }).waitFor();
  const match = decodeURIComponent(/\/replay\/([^/?#]+)/.exec(page.url())?.[1] ?? "");
  await page.locator(".timeline").getByRole("button", { name: "Annotate" }).click();
  const strip = page.getByRole("region", { name: "Study" });
  await strip.waitFor();
  await page.getByRole("tab", { name: "Chapters" }).click();
  const takeOver = page.getByRole("button", { name: "Take over the review" });
  await takeOver.click();
  await page.getByText("This browser has no review of the match.").first().waitFor();

  const { review } = preparedReview(record);
  const mistakes = review.moments.filter(({ assessment }) => isInferior(assessment));
  expect(mistakes.length).toBeGreaterThan(3);
  await storeReview(page, match, review);
  await takeOver.click();
  await page
    .getByText(/^Moments taken over from the review: \d+\./)
    .first()
    .waitFor();
  await takeOver.click();
  await page.getByText("The review has nothing to add.").first().waitFor();
  await page.getByRole("tab", { name: "Study" }).click();
  await page.getByRole("button", { name: "Next comment" }).click();
  await strip
    .getByText(/Better was: /)
    .first()
    .waitFor();
  await page
    .getByText(/from the review/)
    .first()
    .waitFor();
  // The variation leaves the match before the mistake.
  await page.keyboard.press("[");
  await page
    .getByRole("button", { name: /^Variation A: Better by the review/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  // One change in all: one undo takes it back.
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("u");
  await expect.poll(() => page.getByText(/from the review/).count()).toBe(0);
});

test("a caster draws and writes for a spectator, and the players see nothing of it", async () => {
  const [ada, ben] = await Promise.all([
    stage.visit("/", { settings: HURRIED }),
    stage.visit("/", { settings: { ...HURRIED, name: "Ben" } }),
  ]);
  const id = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
    ],
    { game: "4000ad", options: {}, spectators: { allowed: true, delay: 0, acts: 6 } },
  );
  await ada.getByRole("button", { name: "More" }).last().click();
  await ada
    .getByRole("menuitem", { name: "Invite" })
    .or(ada.getByRole("tab", { name: "Invite" }))
    .first()
    .click();
  await ada.getByRole("button", { name: "Show the link" }).click();
  const link = await ada.getByLabel("Link for a caster", { exact: true }).inputValue();
  const caster = await stage.visit("/", { ...LARGE, settings: { ...HURRIED, name: "Cass" } });
  await caster.goto(link);
  const tools = caster.getByRole("form", { name: "Casting tools" });
  await tools.waitFor();
  // The secret does not stay in the address bar.
  expect(caster.url()).toBe(`${stage.url}/online/${id}`);
  await tools.getByLabel("Say to the spectators").fill("Both fleets wait at home.");
  await tools.getByRole("button", { name: "Show" }).click();
  await tools.getByRole("button", { name: "Draw", exact: true }).click();
  const board = await caster.locator(".board").boundingBox();
  if (!board) throw new Error("the board is not shown");
  for (const [x, y] of [
    [0.5, 0.5],
    [0.3, 0.4],
    [0.7, 0.6],
    [0.4, 0.6],
  ] as const) {
    await caster.mouse.click(board.x + board.width * x, board.y + board.height * y);
    if ((await caster.locator(".mark-shape circle:not([r='0'])").count()) > 1) break;
  }
  const watcher = await stage.visit(`/online/${id}`, { settings: { ...HURRIED, name: "Dora" }, ...PHONE });
  await watcher.getByText("Both fleets wait at home.").waitFor();
  await expectNoSidewaysScroll(watcher);
  await expectAccessible(watcher);
  await expectAccessibleInAllThemes(caster);
  await caster.getByRole("button", { name: "Casting view" }).click();
  await expect.poll(() => caster.locator(".rail").isVisible()).toBe(false);
  expect(await ben.getByText("Both fleets wait at home.").count()).toBe(0);
  expect(await ben.locator(".cast-strip").count()).toBe(0);
});

test("a lesson is made from a moment of a replay, played, saved, published and opened from the library", async () => {
  const page = await stage.visit("/tables", LARGE);
  await member(page, "Eve");
  await page.locator("h1").first().waitFor();
  await dropFile(page, record);
  await page.locator(".timeline").waitFor();
  for (let i = 0; i < 12; i++) await page.keyboard.press("]");
  await page.locator(".top").getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("link", { name: "Make a lesson" }).click();
  await page.getByRole("heading", { name: "Lines" }).waitFor();
  const played = (await page.locator(".lesson-moves li").first().innerText()).replace(/^Learner: /, "");
  const fill = (label: string, text: string): Promise<void> => page.getByLabel(label, { exact: true }).fill(text);
  const title = `Answer at once ${run}`;
  await page.getByRole("tab", { name: "Task" }).click();
  await page.locator(".lesson-facts input[type=checkbox]").first().check();
  await fill("Task, before the first action", "Answer the attack.");
  await fill("Hint", "Look at your hand.");
  await page.getByRole("tab", { name: "Words" }).click();
  await fill("Title", title);
  await fill("What the learner will be able to do", "Answer an attack.");
  await fill("Who the learner is", "You command the defence.");
  await fill("Last word", "The Sector is held.");
  await page.getByRole("tab", { name: "Lesson" }).click();
  await page.getByText("Ready to play and to send.").waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Play lesson" }).click();
  const strip = page.getByRole("region", { name: "Lesson" });
  await strip.getByRole("heading", { name: title }).waitFor();
  await settle(page);
  await choose(page, played);
  const confirm = page.getByRole("button", { name: /^(Confirm|Deploy|End)/ });
  const done = strip.getByRole("heading", { name: `Done: ${title}` });
  const toNow = page.getByRole("button", { name: /Return to now/ });
  for (;;) {
    await done.or(confirm).or(toNow).first().waitFor();
    if (await done.isVisible()) break;
    await confirm
      .or(toNow)
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  await page.goBack();
  await page.getByRole("heading", { name: "Lines" }).waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file" }).click();
  expect(JSON.parse((await contentOf(await saved)).toString("utf8"))).toMatchObject({ title });
  await page.getByRole("button", { name: "Publish" }).click();
  await publish(page, "lesson", title);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  await strip.getByRole("heading", { name: title }).waitFor();
});
