/** Follow and block: what an account has chosen about another. Nobody is told who follows or blocks them. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";
import { finishedMatch } from "./people.ts";
import { relationKind } from "./relation-kind.ts";
import { tableInfo } from "./table-info.ts";

export { relationKind, type RelationKind } from "./relation-kind.ts";

/** Most people that an account follows, and that it blocks. */
export const MAX_FOLLOWED = 100;
export const MAX_BLOCKED = 500;

/** Follows or blocks a person; null ends either. */
export const relationInput = z.strictObject({ relation: z.nullable(relationKind) });

const related = z.strictObject({ person: z.string(), name: z.string() });
/** The people that the caller follows and blocks, and what those who are followed play. */
export const companyInfo = z.strictObject({
  followed: z.array(related),
  blocked: z.array(related),
  /** Listed tables of followed people with a seat that anyone may take. */
  tables: z.array(tableInfo),
  /** Their public finished matches, the latest first. */
  matches: z.array(finishedMatch),
});
export type CompanyInfo = Infer<typeof companyInfo>;
