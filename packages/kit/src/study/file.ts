/** Reads studies from files, and describes the format for text editors. */
import { fieldErrors, isPlainJson, type MatchRecord, parseRecord, RECORD_LIMIT, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { type Study, STUDY_FORMAT, studySchema } from "./schema.ts";

/** Largest file read, in characters: the largest record, and as much again for the words. */
export const STUDY_LIMIT = RECORD_LIMIT + 2_000_000;

/** A study with its record, which was read as records are. */
export interface ReadStudy {
  readonly study: Study;
  readonly record: MatchRecord;
}

/**
 * Returns the study in a file's text. Codes: STUDY_SIZE, STUDY_JSON, STUDY_FORMAT, STUDY_FIELD at the field, STUDY_ENTRY
 * for a note at an entry that the record does not have, and the codes of `parseRecord` below `record`.
 */
export function readStudy(text: string): Result<ReadStudy> {
  if (text.length > STUDY_LIMIT) return { bad: [{ code: "STUDY_SIZE", at: "", about: { limit: STUDY_LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "STUDY_JSON", at: "" }] };
  }
  if (!isPlainJson(raw) || !isStudy(raw)) return { bad: [{ code: "STUDY_FORMAT", at: "" }] };
  const parsed = studySchema.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "STUDY_FIELD") };
  const study = parsed.data;
  const record = parseRecord(JSON.stringify(study.record));
  if ("bad" in record)
    return { bad: record.bad.map((one) => ({ ...one, at: one.at === "" ? "record" : `record.${one.at}` })) };
  const stray = study.notes.findIndex(({ n }) => n >= record.ok.entries.length);
  if (stray >= 0) return { bad: [{ code: "STUDY_ENTRY", at: `notes.${stray}.n` }] };
  if (study.viewpoint !== "public" && study.viewpoint >= record.ok.seats.length)
    return { bad: [{ code: "STUDY_FIELD", at: "viewpoint" }] };
  return { ok: { study, record: record.ok } };
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
export const writeStudy = (study: Study): string => `${JSON.stringify(study, null, 1)}\n`;

/** The published JSON Schema of a study. */
export function publishedStudySchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(studySchema, {
    target: "draft-2020-12",
    reused: "ref",
    unrepresentable: "any",
  });
  return { $schema, $id: "study.schema.json", title: "A study: an annotated record", ...rest };
}
