/** Notes to oneself about a table: kept by the host, told to nobody else. */
import * as z from "zod/mini";

/** Longest page of notes, in characters. */
export const NOTE_LIMIT = 20_000;
export const noteInput = z.strictObject({
  text: z.string().check(z.maxLength(NOTE_LIMIT)),
  /** The version it was written over, 0 for none: what was written elsewhere meanwhile is not lost. */
  expectedVersion: z.int().check(z.gte(0), z.lte(1_000_000_000)),
});
export interface NoteInfo {
  readonly text: string;
  /** 0 where nothing is kept. */
  readonly version: number;
}
