/** The guided matches in the browser: played to the end on desktop and phone, and once doing everything else. */
import type { AnyGame } from "@starboard/kernel";
import type { Guide } from "@starboard/ui";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playGuide, type Learner } from "../packages/web/test/guide-player.ts";
import { guides } from "../packages/web/test/guides/index.ts";
import { loadRules, loadWords } from "../packages/web/src/games.ts";
import { expectAccessible, openStage } from "./browser.ts";
import { HURRIED, openActs, PHONE } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [], autoCommit: true, handOver: "never" };
const NAMES = ["Ada", "Orion"];

/** One choice of a learner: the title of its lesson and the text of its action in the list. */
interface Choice {
  readonly title: string;
  readonly action: string;
  /** Whether nothing is planned before it. */
  readonly first: boolean;
}
interface Course {
  readonly choices: readonly Choice[];
  readonly lessons: number;
  readonly end: string;
}

/** Plays a guide without a browser, to know what the browser must show. */
async function courseOf(id: string, learner?: Learner): Promise<Course> {
  const known = guides.find((one) => one.id === id);
  const words = await loadWords(id);
  const game = (await loadRules(id)) as AnyGame;
  const guide = (await known?.load()) as Guide;
  const played = playGuide(game, guide, learner ?? (known?.learner as Learner));
  const choices = played.choices.map(({ step, act, lesson, moment }) => ({
    title: guide.lessons.find((one) => one.id === lesson)?.title ?? "",
    action: words?.act(step, act, { view: moment.view, seat: (by) => NAMES[by] ?? "", viewerSeat: guide.seat }) ?? "",
    first: moment.plan.steps.length === 0,
  }));
  return { choices, lessons: guide.lessons.length, end: guide.endings[played.progress.result ?? "undecided"].title };
}

const strip = (page: Page) => page.getByRole("region", { name: "Guided match" });

/** Skips the playback of facts until the learner is asked or the guide has ended. */
async function settle(page: Page): Promise<void> {
  const toNow = page.getByRole("button", { name: /Return to now/ });
  const asked = page.locator(".ask:not(.wait)");
  const ended = page.locator(".guide.ended");
  for (;;) {
    await asked.or(toNow).or(ended).first().waitFor();
    if (!(await toNow.isVisible())) return;
    await toNow.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** The strip has a row of its own: it covers neither board nor hand nor prompt, and all of them are on the screen. */
async function expectOwnRow(page: Page): Promise<void> {
  const boxes = await page.evaluate(() =>
    [".board", ".dock", ".guide", ".ask"].flatMap((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? [{ selector, top: box.top, bottom: box.bottom }] : [];
    }),
  );
  const height = page.viewportSize()?.height ?? 0;
  const inOrder = boxes.toSorted((a, b) => a.top - b.top);
  for (const [i, { bottom }] of inOrder.entries()) {
    expect(bottom).toBeLessThanOrEqual((inOrder[i + 1]?.top ?? height) + 1);
  }
  expect(inOrder[0]?.bottom).toBeGreaterThan(120);
}

async function choose(page: Page, action: string): Promise<void> {
  // The key that opens the list would be typed into its search field.
  if (!(await page.locator(".acts-panel").isVisible())) await openActs(page);
  const list = page.getByRole("list", { name: "Available actions" });
  const button = list.getByRole("button", { name: action, exact: true }).first();
  const search = page.locator(".acts-find input");
  // A long list shows its first actions and finds the others by their text.
  await button.or(search).first().waitFor();
  if (!(await button.isVisible())) await search.fill(action);
  await button.click();
}

async function follow(page: Page, { choices, lessons, end }: Course, reloadAt = -1): Promise<void> {
  let title = "";
  for (const [i, choice] of choices.entries()) {
    await settle(page);
    if (i === reloadAt) {
      await page.reload();
      await settle(page);
    }
    if (choice.title !== title) {
      title = choice.title;
      await strip(page).getByRole("heading", { name: title }).waitFor();
      await expectOwnRow(page);
    }
    await choose(page, choice.action);
  }
  await settle(page);
  await strip(page).getByRole("heading", { name: end }).waitFor();
  await strip(page).getByText(`${lessons} of ${lessons} lessons done.`).last().waitFor();
}

/** A busy machine needs about two seconds for one of about fifty actions. */
const PATIENCE = { timeout: 240_000 };

test.for(["4000ad", "trekwar", "anaxis", "warp-empires"])(
  "the guided match of %s is played to its end, and a reload keeps the place",
  PATIENCE,
  async (id) => {
    const course = await courseOf(id);
    const page = await stage.visit(`/guide/${id}`, { settings: SETTINGS });
    await strip(page).getByText(`Lesson 1 of ${course.lessons}`).waitFor({ state: "attached" });
    const half = course.choices.findIndex(({ first }, i) => first && i > course.choices.length / 2);
    await follow(page, course, half);
    await expectAccessible(page);
    await strip(page).getByRole("button", { name: "Play a full match" }).waitFor();
  },
);

test.for(["4000ad", "trekwar", "anaxis", "warp-empires"])(
  "the guided match of %s is played to its end on a phone",
  PATIENCE,
  async (id) => {
    const page = await stage.visit(`/guide/${id}`, { settings: SETTINGS, ...PHONE });
    await follow(page, await courseOf(id));
  },
);

test.for(["4000ad", "trekwar", "anaxis", "warp-empires"])(
  "the guided match of %s ends for a learner who does everything else",
  PATIENCE,
  async (id) => {
    // Stays, surrenders, neither moves nor fires, whatever the lesson asks.
    const idle = ["stay", "travelOn", "surrender", "activate", "steady", "end", "done", "pass", "accept"];
    const other: Learner = ({ legal }) =>
      legal.find(({ act }) => idle.includes(act.do)) ?? (legal.at(-1) as (typeof legal)[number]);
    const { choices, end } = await courseOf(id, other);
    const page = await stage.visit(`/guide/${id}`, { settings: SETTINGS });
    for (const { action } of choices) {
      await settle(page);
      await choose(page, action);
    }
    await settle(page);
    await strip(page).getByRole("heading", { name: end }).waitFor();
    await page.getByRole("region", { name: "Lessons" }).getByText("passed over").first().waitFor();
  },
);
