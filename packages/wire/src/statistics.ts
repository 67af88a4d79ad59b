/** The statistics of a game: how often each side won in the public matches of the host. */
import * as z from "zod/mini";
import { count, gameIdSchema, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { measure } from "./library.ts";
import { sideShare } from "./side-share.ts";

/** Most matches of a game that are counted: the latest. */
export const STATISTICS_MATCHES = 10_000;

export type { SideShare } from "./side-share.ts";

/** Who played a match: people alone, bots and programs alone, or both. They are counted apart. */
export const company = z.enum(["people", "mixed", "bots"]);
export type Company = z.infer<typeof company>;

/** The matches of one set-up. */
const group = { matches: count, sides: z.array(sideShare) };
const scenarioShares = z.strictObject({
  /** The preset; null for matches with other options. */
  preset: z.nullable(z.string()),
  ...group,
});
export type ScenarioShares = Infer<typeof scenarioShares>;
const itemShares = z.strictObject({
  /** The item of the library that was played: a deck, a map, a scenario. */
  item: z.string(),
  name: z.string(),
  kind: z.string(),
  /** Of a file of one seat, such as a deck, the side of that seat alone. */
  ...group,
  /** What bots have measured about its newest version; null if nothing was. */
  measure: z.nullable(measure),
});
export type ItemShares = Infer<typeof itemShares>;
const companyShares = z.strictObject({
  company,
  ...group,
  scenarios: z.array(scenarioShares),
  items: z.array(itemShares),
});
export type CompanyShares = Infer<typeof companyShares>;

export const statistics = z.strictObject({
  game: gameIdSchema,
  /** When the matches were counted; null before the first time. */
  countedAt: z.nullable(milliseconds),
  /** One entry for each company that has played, people first. */
  companies: z.array(companyShares),
});
export type Statistics = Infer<typeof statistics>;
