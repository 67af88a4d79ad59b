/**
 * Bans. A banned person is treated as anonymous and receives the reason. Seats, sessions and matches are kept for a
 * later unban.
 */
import { defineCollection } from "../storage/collection.ts";
import { fail } from "../errors.ts";

export interface Ban {
  readonly person: string;
  readonly why: string;
  readonly at: number;
}
export const bans = defineCollection<Ban>("ban");

/** Returns the error that a banned person receives. */
export const bannedError = (why: string): ReturnType<typeof fail> =>
  fail("ACCOUNT_BANNED", "", why === "" ? undefined : { why });
