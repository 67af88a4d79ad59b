/** Files that players exchange: a record to watch, options to play with. The envelope states the kind. */
import {
  fieldErrors,
  isPlainJson,
  type MatchRecord,
  RECORD_FORMAT,
  RECORD_LIMIT,
  readRecord,
  type Result,
} from "@starboard/kernel";
import * as z from "zod/mini";

export const OPTIONS_FORMAT = "starboard.options";
export const OPTIONS_VERSION = 1;

/** A table's options, for use at another table. The game itself checks the content of `options`. */
export interface OptionsFile {
  readonly format: typeof OPTIONS_FORMAT;
  readonly version: typeof OPTIONS_VERSION;
  /** The author's name for these options. */
  readonly name: string;
  /** The game they were made for, as `game@edition`. */
  readonly game: string;
  readonly options: object;
}
/** The content of a file, by kind. */
export type ParsedFile =
  | { readonly is: "record"; readonly record: MatchRecord }
  | { readonly is: "options"; readonly file: OptionsFile };

const optionsFile = z.strictObject({
  format: z.literal(OPTIONS_FORMAT),
  version: z.literal(OPTIONS_VERSION),
  name: z.string().check(z.maxLength(80)),
  game: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
});

/**
 * Reads any Starboard file. Does not check whether a record verifies or whether options are consistent.
 * Codes: FILE_SIZE, FILE_JSON, FILE_FORMAT (not a Starboard file), FILE_VERSION, FILE_FIELD, and for records those of
 * `readRecord`.
 */
export function parseFile(text: string): Result<ParsedFile> {
  if (text.length > RECORD_LIMIT) return { bad: [{ code: "FILE_SIZE", at: "", about: { limit: RECORD_LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "FILE_JSON", at: "" }] };
  }
  const { format, version } = (typeof raw === "object" && raw !== null ? raw : {}) as Record<string, unknown>;
  if (format === RECORD_FORMAT) {
    const read = readRecord(raw);
    return "ok" in read ? { ok: { is: "record", record: read.ok } } : read;
  }
  if (format !== OPTIONS_FORMAT) return { bad: [{ code: "FILE_FORMAT", at: "format" }] };
  if (version !== OPTIONS_VERSION)
    return { bad: [{ code: "FILE_VERSION", at: "version", about: { reads: OPTIONS_VERSION } }] };
  if (!isPlainJson(raw)) return { bad: [{ code: "FILE_FIELD", at: "", about: { problem: "not plain" } }] };
  const parsed = optionsFile.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "FILE_FIELD") };
  return { ok: { is: "options", file: parsed.data } };
}

/** Writes a table's options as a file. */
export const writeOptions = (name: string, game: string, options: object): string =>
  `${JSON.stringify({ format: OPTIONS_FORMAT, version: OPTIONS_VERSION, name, game, options }, null, 2)}\n`;
