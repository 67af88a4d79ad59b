import { leaseWritesOf, matchLeasesOf } from "../lease-statements.ts";
import { postgres, type QueryProgram } from "../query-program.ts";
import type { MatchLeases } from "../store.ts";
import type { PgPool } from "./pool.ts";

const programs = leaseWritesOf(postgres);

/** Opens the leases of matches. Each statement is a transaction, so they need no session of their own. */
export const openMatchLeases = (pool: PgPool): MatchLeases =>
  matchLeasesOf((name, ...args) =>
    pool.within(() =>
      (programs[name] as (...given: readonly unknown[]) => QueryProgram<never>)(...(args as readonly unknown[])),
    ),
  );
