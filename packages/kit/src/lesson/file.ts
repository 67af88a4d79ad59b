/** Reads lessons from files, and describes the format for text editors. */
import { fieldErrors, isPlainJson, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { type Lesson, LESSON_FORMAT, lessonSchema } from "./schema.ts";

/** Largest file read, in characters. */
const LIMIT = 500_000;

/** Whether a text claims to be a lesson, valid or not. */
export function isLessonText(text: string): boolean {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === "object" && raw !== null && (raw as { format?: unknown }).format === LESSON_FORMAT;
  } catch {
    return false;
  }
}

/** Returns the lesson in a file's text. Codes: LESSON_SIZE, LESSON_JSON, LESSON_FORMAT, LESSON_FIELD. */
export function readLesson(text: string): Result<Lesson> {
  if (text.length > LIMIT) return { bad: [{ code: "LESSON_SIZE", at: "", about: { limit: LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "LESSON_JSON", at: "" }] };
  }
  if (!isPlainJson(raw) || !isLessonText(text)) return { bad: [{ code: "LESSON_FORMAT", at: "" }] };
  const parsed = lessonSchema.safeParse(raw);
  return parsed.success ? { ok: parsed.data } : { bad: fieldErrors(parsed.error, "LESSON_FIELD") };
}

/** Returns the text of a lesson's file. */
export const writeLesson = (lesson: Lesson): string => `${JSON.stringify(lesson, null, 2)}\n`;

/** The published JSON Schema of a lesson. */
export function publishedLessonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(lessonSchema, {
    target: "draft-2020-12",
    reused: "ref",
    unrepresentable: "any",
  });
  return { $schema, $id: "lesson.schema.json", title: "A lesson: a situation with tasks", ...rest };
}
