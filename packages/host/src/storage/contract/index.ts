/**
 * What every store of a host must do beyond `@starboard/match/contract`. Plain functions that throw; call each `check`
 * with a maker of empty stores. Where several hosts share a store, `others` opens it once more.
 */
import { dates } from "./dates.ts";
import { documents } from "./documents.ts";
import { matches } from "./matches.ts";
import type { HostStoreCheck } from "./samples.ts";
import { streams } from "./streams.ts";

export { cardOf, type HostStoreCheck, openingOf, rowsOf } from "./samples.ts";

export const hostStoreContract: readonly HostStoreCheck[] = [...documents, ...streams, ...dates, ...matches];
