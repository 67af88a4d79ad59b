/** The stored form of the statistics of a game. */
import type { CompanyShares, ItemShares } from "@starboard/wire/statistics";
import { defineCollection } from "../storage/collection.ts";

/** What is known of a library item when it is counted; its name and its measurement are read when it is shown. */
export type CountedItem = Pick<ItemShares, "item" | "matches" | "sides">;
export interface CountedCompany extends Omit<CompanyShares, "items"> {
  readonly items: readonly CountedItem[];
}
/** Stored under the id of the game, at the time of its count. */
export interface StatisticsDoc {
  readonly companies: readonly CountedCompany[];
}
export const statisticsDocs = defineCollection<StatisticsDoc>("statistics");
