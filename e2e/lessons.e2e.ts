/** Lessons in the browser: one of each game, with a named error first on a desktop and the solution on a phone. */
import type { Act } from "@starboard/kernel";
import { expect, test } from "vitest";
import { blunderer, solver } from "../packages/web/test/lesson-player.ts";
import { expectAccessible, openStage } from "./browser.ts";
import { lessonScript, playLessonActions } from "./lesson-script.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, autoCommit: true, handOver: "never" };
const DESKTOP = { width: 1280, height: 800 };
/** A busy machine needs about two seconds for an action. */
const PATIENCE = { timeout: 90_000 };

test.for([
  ["4000ad", "equal-is-barred"],
  ["trekwar", "event-first"],
  ["anaxis", "difficulty"],
  ["warp-empires", "ask-a-race"],
] as const)(
  "a lesson of %s gives the reason of an error, and is done at the second try",
  PATIENCE,
  async ([id, name]) => {
    const { course, lesson, actionsOf } = await lessonScript(id, name);
    const wrong = lesson.tasks[0]?.wrong?.[0];
    if (!wrong) throw new Error("the lesson names no error");
    const page = await stage.visit(`/lesson/${id}/${name}`, { settings: SETTINGS, viewport: DESKTOP });
    const strip = page.getByRole("region", { name: "Lesson" });
    await strip.getByRole("heading", { name: lesson.title }).waitFor();
    await playLessonActions(page, actionsOf(blunderer(lesson, course, 0, wrong.acts as readonly Act[])));
    await strip.getByRole("heading", { name: "Not yet" }).waitFor();
    await strip.getByText(wrong.text).waitFor();
    await strip.getByText(wrong.rule, { exact: true }).waitFor();
    // The tip of what was under the pointer may lie over the button until the pointer moves.
    await page.mouse.move(1, 1);
    await strip.getByRole("button", { name: "Try again" }).click();
    await strip.getByRole("heading", { name: lesson.title }).waitFor();
    await page.setViewportSize(PHONE.viewport);
    await expectNoSidewaysScroll(page);
    await playLessonActions(page, actionsOf(solver(lesson)));
    await strip.getByRole("heading", { name: `Done: ${lesson.title}` }).waitFor();
    // The tip of what was under the pointer before is no landmark.
    await page.mouse.move(1, 1);
    await expectAccessible(page);
    await strip.getByRole("button", { name: "All lessons" }).click();
    await page.getByRole("link", { name: new RegExp(`^${lesson.title}, done\\.`) }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: new RegExp(`^${lesson.title}, done\\.`) }).waitFor();
  },
);

test("the learn page leads to the next lesson and to the courses", async () => {
  const page = await stage.visit("/learn", { settings: SETTINGS, viewport: DESKTOP });
  await page.getByRole("link", { name: "All lessons of Anaxis" }).click();
  await page.getByRole("heading", { name: "Cinema Points" }).waitFor();
  await page.getByRole("link", { name: "All courses" }).click();
  await page.getByRole("button", { name: /^Start lesson/ }).click();
  await page.waitForURL(/\/lesson\/4000ad\/first-click/);
  await page.getByRole("region", { name: "Lesson" }).getByText("Send a fleet").waitFor();
  expect(await page.title()).toContain("4000 A.D.");
});
