/** Reads puzzles from files, and describes the format for text editors. */
import { fieldErrors, isPlainJson, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { type PuzzleFile, PUZZLES_FORMAT, puzzlesSchema } from "./schema.ts";

/** Largest file read, in characters. */
const LIMIT = 2_000_000;

/** Returns the puzzles in a file's text. Codes: PUZZLE_SIZE, PUZZLE_JSON, PUZZLE_FORMAT, PUZZLE_FIELD, PUZZLE_TWICE. */
export function readPuzzles(text: string): Result<PuzzleFile> {
  if (text.length > LIMIT) return { bad: [{ code: "PUZZLE_SIZE", at: "", about: { limit: LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "PUZZLE_JSON", at: "" }] };
  }
  return puzzlesOf(raw);
}

/** Returns the puzzles in parsed JSON. Codes: PUZZLE_FORMAT, PUZZLE_FIELD, PUZZLE_TWICE. */
export function puzzlesOf(raw: unknown): Result<PuzzleFile> {
  if (!isPlainJson(raw) || (raw as { format?: unknown } | null)?.format !== PUZZLES_FORMAT)
    return { bad: [{ code: "PUZZLE_FORMAT", at: "" }] };
  const parsed = puzzlesSchema.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "PUZZLE_FIELD") };
  const seen = new Set<string>();
  for (const [i, { id }] of parsed.data.puzzles.entries()) {
    if (seen.has(id)) return { bad: [{ code: "PUZZLE_TWICE", at: `puzzles.${i}.id` }] };
    seen.add(id);
  }
  return { ok: parsed.data };
}

/** Returns the text of a puzzle file: one puzzle a line, so that files can be compared. */
export function writePuzzles({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

/** The published JSON Schema of a puzzle file. */
export function publishedPuzzleSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(puzzlesSchema, {
    target: "draft-2020-12",
    reused: "ref",
    unrepresentable: "any",
  });
  return { $schema, $id: "puzzles.schema.json", title: "Puzzles of a game", ...rest };
}
