/** Opens a lesson in the editor: its own draft, or a new draft with everything that the lesson plays. */
import type { Lesson, LessonCourse } from "@starboard/kit";
import type { LoadedGame } from "../loaded-game.ts";
import { showProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { freeName, loadLessonDraft, saveLessonDraft } from "./editor/draft-store.ts";
import { draftOfLesson } from "./editor/lesson-of.ts";

/** `from` is the draft that the lesson was made of; null if it has none in this browser. */
export function editLesson({ game }: LoadedGame, course: LessonCourse, lesson: Lesson, from: string | null): void {
  if (from !== null && loadLessonDraft(from) !== null) return navigate({ at: "lessonEditor", draft: from });
  try {
    const draft = { ...draftOfLesson(game, course, lesson), id: freeName(lesson.id) };
    saveLessonDraft(draft);
    navigate({ at: "lessonEditor", draft: draft.id });
  } catch {
    showProblem({ code: "WEB_LESSON_POSITION" });
  }
}
