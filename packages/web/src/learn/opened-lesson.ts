/** A lesson that is played from a file, a link or the editor: read, checked, and kept as long as the page. */
import { type Lesson, readLesson } from "@starboard/kit";
import { create } from "zustand";
import { readDraftFragment } from "../editors/draft-link.ts";
import { firstProblem, ProblemError } from "../problems.ts";

interface OpenedLesson {
  /** The lesson that waits to be played; null if none was opened. */
  readonly lesson: Lesson | null;
  /** The draft that it was made of; null if it is not of the editor. */
  readonly from: string | null;
}
export const useOpenedLesson = create<OpenedLesson>(() => ({ lesson: null, from: null }));

/** Returns the lesson of a file's text. Throws `ProblemError` with LESSON_SIZE, LESSON_JSON, LESSON_FORMAT or LESSON_FIELD. */
export function lessonOf(text: string): Lesson {
  const read = readLesson(text);
  if ("bad" in read) throw new ProblemError(firstProblem(read.bad), undefined, read.bad);
  return read.ok;
}

/** The lesson to play: from the link, else the opened one. Rejects with WEB_LESSON_FILE without one. */
export async function waitingLesson(hash: string): Promise<Lesson> {
  const linked = await readDraftFragment(hash).catch(() => {
    throw new ProblemError({ code: "LESSON_JSON" });
  });
  if (linked !== undefined) return lessonOf(JSON.stringify(linked));
  const { lesson } = useOpenedLesson.getState();
  if (!lesson) throw new ProblemError({ code: "WEB_LESSON_FILE" });
  return lesson;
}
