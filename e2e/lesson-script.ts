/** What learners of a lesson do, as the list of actions of the page names it. */
import type { AnyGame } from "@starboard/kernel";
import { type Lesson, type LessonCourse, lessonsOf } from "@starboard/kit";
import type { Page } from "playwright-core";
import { loadRules, loadWords, manifestOf } from "../packages/web/src/games.ts";
import type { Learner } from "../packages/web/test/guide-player.ts";
import { playLesson } from "../packages/web/test/lesson-player.ts";
import { choose, settle } from "./table.ts";

export interface LessonScript {
  readonly game: AnyGame;
  readonly course: LessonCourse;
  readonly lesson: Lesson;
  /** The texts of the actions that a learner chooses, in the list of actions. */
  readonly actionsOf: (learner: Learner) => readonly string[];
}

export async function lessonScript(id: string, lessonId: string): Promise<LessonScript> {
  const [game, words, course] = [await loadRules(id), await loadWords(id), await manifestOf(id)?.course?.()];
  const lesson = lessonsOf(course as LessonCourse).find((one) => one.id === lessonId);
  if (!game || !words || !course || !lesson) throw new Error(`${id} has no lesson ${lessonId}`);
  return {
    game,
    course,
    lesson,
    actionsOf: (learner) =>
      playLesson(game, course, lesson, learner).choices.map(({ step, act, moment }) =>
        words.act(step, act, {
          view: moment.view,
          seat: (by) => (by === lesson.seat ? "Ada" : "Orion"),
          viewerSeat: moment.seat,
        }),
      ),
  };
}

/** Does actions from the list, and confirms what is still planned after them, until the lesson ends. */
export async function playLessonActions(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    await settle(page);
    await choose(page, action);
  }
  const ended = page.locator(".guide.ended");
  const confirm = page.getByRole("button", { name: /^(Confirm|Stay)/ });
  const toNow = page.getByRole("button", { name: /Return to now/ });
  for (;;) {
    await ended.or(confirm).or(toNow).first().waitFor();
    if (await ended.isVisible()) return;
    await confirm
      .or(toNow)
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}
