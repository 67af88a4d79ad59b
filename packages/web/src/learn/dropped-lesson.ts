/** Lessons dropped on any page: they are played at once. */
import { isLessonText } from "@starboard/kit";
import type { Route } from "../router.ts";
import { lessonOf, useOpenedLesson } from "./opened-lesson.ts";

/** Opens a lesson's text; undefined if it is no lesson. Throws `ProblemError` if it claims to be one and is not. */
export async function lessonRouteFor(text: string): Promise<Route | undefined> {
  if (!isLessonText(text)) return undefined;
  useOpenedLesson.setState({ lesson: lessonOf(text), from: null });
  return { at: "lessonFile" };
}
