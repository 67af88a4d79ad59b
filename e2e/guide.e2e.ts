/** The guided matches in the browser: played to the end, half on a desktop and half on a phone, and once doing everything else. */
import type { AnyGame } from "@starboard/kernel";
import type { Guide } from "@starboard/ui";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playGuide, type Learner } from "../packages/web/test/guide-player.ts";
import { guides } from "../packages/web/test/guides/index.ts";
import { loadRules, loadWords } from "../packages/web/src/games.ts";
import { expectAccessible, openStage } from "./browser.ts";
import { choose, HURRIED, PHONE, settle } from "./table.ts";

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

const SIZES = { desktop: { width: 1280, height: 800 }, phone: PHONE.viewport };
/** The narrowest Unit of TrekWar, in pixels: a lesson must not squeeze what it speaks of. */
const LEAST_UNIT = 40;

/**
 * What is wrong with the layout beside the strip. It has a row of its own: it covers neither board nor hand nor prompt, all of
 * them are on the screen, and the board is large enough.
 */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const boxes = [".board", ".dock", ".guide", ".ask"].flatMap((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.height > 0 ? [{ selector, top: box.top, bottom: box.bottom }] : [];
    });
    const inOrder = boxes.toSorted((a, b) => a.top - b.top);
    const faults = inOrder.flatMap(({ selector, bottom }, i) =>
      bottom > (inOrder[i + 1]?.top ?? innerHeight) + 1 ? [`${selector} lies over what is below it`] : [],
    );
    if ((inOrder[0]?.bottom ?? 0) <= 120) faults.push("the board is too low");
    const units = [...document.querySelectorAll(".tw-unit .tw-stack > .now")];
    for (const { width } of units.map((unit) => unit.getBoundingClientRect()))
      if (width < least) faults.push(`a Unit is ${Math.round(width)} px wide`);
    // A lesson about a shot shows who fires at whom, beside the card of the shot.
    const card = document.querySelector(".ax-card.compact")?.getBoundingClientRect();
    const ships = card ? [...document.querySelectorAll(".ax-ship:is(.now, .aimed) .ax-cell")] : [];
    for (const { top, bottom } of ships.map((ship) => ship.getBoundingClientRect()))
      if (card && innerWidth <= 720 && (top + bottom) / 2 > card.top) faults.push("the card of a shot covers a ship");
    return faults;
  }, LEAST_UNIT);

/** Gives the page a size and waits for its layout: a tab that is opened before would be closed by the change. */
async function resize(page: Page, size: (typeof SIZES)["desktop"]): Promise<void> {
  await page.setViewportSize(size);
  await page.locator(".sheet-bar").waitFor({ state: size.width === SIZES.phone.width ? "attached" : "detached" });
}

/** Checks the layout in both sizes and leaves the page in the size it had. */
async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize() ?? SIZES.desktop;
  const other = before.width === SIZES.phone.width ? SIZES.desktop : SIZES.phone;
  for (const size of [before, other]) {
    await resize(page, size);
    await expect.poll(() => layoutFaults(page), { message: `${size.width} × ${size.height}` }).toEqual([]);
  }
  await resize(page, before);
}

/** Plays the choices of a course: the first half on a desktop, then a reload, the second half on a phone. */
async function follow(page: Page, { choices, lessons, end }: Course): Promise<void> {
  const half = choices.findIndex(({ first }, i) => first && i > choices.length / 2);
  let title = "";
  for (const [i, choice] of choices.entries()) {
    await settle(page);
    if (i === half) {
      await resize(page, SIZES.phone);
      await page.reload();
      await settle(page);
    }
    if (choice.title !== title) {
      title = choice.title;
      await strip(page).getByRole("heading", { name: title }).waitFor();
      await expectToFit(page);
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
  "the guided match of %s is played to its end, on a desktop and on a phone, and a reload keeps the place",
  PATIENCE,
  async (id) => {
    const course = await courseOf(id);
    const page = await stage.visit(`/guide/${id}`, { settings: SETTINGS, viewport: SIZES.desktop });
    await strip(page).getByText(`Lesson 1 of ${course.lessons}`).waitFor({ state: "attached" });
    await follow(page, course);
    await expectAccessible(page);
    await page.setViewportSize(SIZES.desktop);
    await expectAccessible(page);
    await strip(page).getByRole("button", { name: "Play a full match" }).waitFor();
    // Nothing is asked any more, even where the rules would let the battle go on.
    await page.getByRole("contentinfo", { name: "Current decision" }).getByText("The battle is over.").waitFor();
  },
);

// That every guide ends whatever its learner does is proved without a browser.
test("a guided match ends for a learner who does everything else", PATIENCE, async () => {
  // Stays, surrenders, neither moves nor fires, whatever the lesson asks.
  const idle = ["stay", "travelOn", "surrender", "activate", "steady", "end", "done", "pass", "accept"];
  const other: Learner = ({ legal }) =>
    legal.find(({ act }) => idle.includes(act.do)) ?? (legal.at(-1) as (typeof legal)[number]);
  const { choices, end } = await courseOf("trekwar", other);
  const page = await stage.visit("/guide/trekwar", { settings: SETTINGS });
  for (const { action } of choices) {
    await settle(page);
    await choose(page, action);
  }
  await settle(page);
  await strip(page).getByRole("heading", { name: end }).waitFor();
  await page.getByRole("region", { name: "Lessons" }).getByText("passed over").first().waitFor();
});
