/** Reads studies from files, and describes the format for text editors. */
import {
  fieldErrors,
  type Invalid,
  isPlainJson,
  type MatchRecord,
  readRecord,
  RECORD_LIMIT,
  type Result,
} from "@starboard/kernel";
import * as z from "zod/mini";
import { type Study, STUDY_FORMAT, STUDY_MOST, STUDY_VERSION, sizeOfStudy, studySchema } from "./schema.ts";

/** Largest file read, in characters: the largest record, and some more for the words. */
export const STUDY_LIMIT = RECORD_LIMIT + 2_000_000;

/** A study with its records, which were read as records are. */
export interface ReadStudy {
  readonly study: Study;
  readonly records: readonly MatchRecord[];
}

const under = (at: string, bad: readonly Invalid[]): readonly Invalid[] =>
  bad.map((one) => ({ ...one, at: one.at === "" ? at : `${at}.${one.at}` }));

/**
 * Returns the study in a file's text. Codes: STUDY_SIZE, STUDY_JSON, and those of `readStudyValue`. What its lines play is
 * checked by `checkStudy`.
 */
export function readStudy(text: string): Result<ReadStudy> {
  if (text.length > STUDY_LIMIT) return { bad: [{ code: "STUDY_SIZE", at: "", about: { limit: STUDY_LIMIT } }] };
  try {
    return readStudyValue(JSON.parse(text));
  } catch {
    return { bad: [{ code: "STUDY_JSON", at: "" }] };
  }
}

/**
 * Returns the study of a value that is already parsed. Codes: STUDY_FORMAT, STUDY_VERSION, STUDY_FIELD at the field,
 * STUDY_MOST for more of something than a study holds, STUDY_RECORD for a chapter without its record, STUDY_SEAT for a
 * viewpoint that the match does not have, STUDY_OPEN for open hands of a running match, STUDY_RANGE, and the codes of
 * `readRecord` below `records`.
 */
export function readStudyValue(raw: unknown): Result<ReadStudy> {
  if (!isPlainJson(raw) || !isStudy(raw)) return { bad: [{ code: "STUDY_FORMAT", at: "format" }] };
  const { version } = raw as { readonly version?: unknown };
  if (version !== STUDY_VERSION)
    return { bad: [{ code: "STUDY_VERSION", at: "version", about: { reads: STUDY_VERSION } }] };
  const parsed = studySchema.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "STUDY_FIELD") };
  const study = parsed.data;
  const size = sizeOfStudy(study);
  for (const what of ["notes", "variations", "moves"] as const)
    if (size[what] > STUDY_MOST[what])
      return { bad: [{ code: "STUDY_MOST", at: "chapters", about: { what, most: STUDY_MOST[what] } }] };
  const records: MatchRecord[] = [];
  for (const [i, one] of study.records.entries()) {
    const record = readRecord(one);
    if ("bad" in record) return { bad: under(`records.${i}`, record.bad) };
    records.push(record.ok);
  }
  const bad = study.chapters.flatMap((chapter, i) => under(`chapters.${i}`, chapterErrors(chapter, records)));
  return bad.length > 0 ? { bad } : { ok: { study, records } };
}

function chapterErrors(
  { record: place, viewpoint, open, from, to }: Study["chapters"][number],
  records: readonly MatchRecord[],
): readonly Invalid[] {
  const record = records[place];
  if (!record) return [{ code: "STUDY_RECORD", at: "record" }];
  if (viewpoint !== "public" && viewpoint >= record.seats.length) return [{ code: "STUDY_SEAT", at: "viewpoint" }];
  if (open && record.result === null) return [{ code: "STUDY_OPEN", at: "open" }];
  return from !== undefined && to !== undefined && from > to ? [{ code: "STUDY_RANGE", at: "to" }] : [];
}

const isStudy = (raw: unknown): boolean =>
  typeof raw === "object" && raw !== null && (raw as { format?: unknown }).format === STUDY_FORMAT;

/** Whether a text claims to be a study, valid or not. */
export function isStudyText(text: string): boolean {
  try {
    return isStudy(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Returns the text of a study's file. */
export const writeStudy = (study: Study): string => `${JSON.stringify(study)}\n`;

/** The published JSON Schema of a study. */
export function publishedStudySchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(studySchema, {
    target: "draft-2020-12",
    reused: "ref",
    unrepresentable: "any",
  });
  return { $schema, $id: "study.schema.json", title: "A study: annotated records", ...rest };
}
