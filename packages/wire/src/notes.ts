/** Private notes about a table: stored by the host and sent only to their author. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";

/** Longest notes, in characters. */
export const NOTE_LIMIT = 20_000;
export const noteInput = z.strictObject({
  text: z.string().check(z.maxLength(NOTE_LIMIT)),
  /**
   * The version these notes replace, 0 for none (optimistic concurrency): changes from another device are not
   * overwritten.
   */
  expectedVersion: z.int().check(z.gte(0), z.lte(1_000_000_000)),
});
export const noteInfo = z.strictObject({
  text: z.string(),
  /** 0 if there are no notes. */
  version: z.int(),
});
export type NoteInfo = Infer<typeof noteInfo>;
