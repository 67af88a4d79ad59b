/**
 * Checks that every host store must pass in addition to `@starboard/match/contract`. Call each `check` with a function
 * that opens an empty store; a check throws when the store fails it.
 */
import { dates } from "./dates.ts";
import { documents } from "./documents.ts";
import { matches } from "./matches.ts";
import type { HostStoreCheck } from "./samples.ts";
import { streams } from "./streams.ts";

export { sampleSummary, type HostStoreCheck, openingOf, rowsOf } from "./samples.ts";

export const hostStoreContract: readonly HostStoreCheck[] = [...documents, ...streams, ...dates, ...matches];
