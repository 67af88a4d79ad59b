/**
 * Who is shut out of this host. Somebody shut out is nobody here for as long, and is told why; seats, sessions and matches stay
 * theirs for the day they are let in again.
 */
import { defineCollection } from "../storage/collection.ts";
import { fail } from "../errors.ts";

export interface Ban {
  readonly person: string;
  readonly why: string;
  readonly at: number;
}
export const bans = defineCollection<Ban>("ban");

/** What somebody shut out is told. */
export const bannedError = (why: string): ReturnType<typeof fail> =>
  fail("ACCOUNT_BANNED", "", why === "" ? undefined : { why });
