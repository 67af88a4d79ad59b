/**
 * What most writes are: an act and a date. While few come in each is a statement and a transaction of its own, at once on its
 * way to the server. When more come than ways are free, all that wait become one statement, so that fifty tables share a
 * way and a wait for the disk; each match still wins or loses for itself.
 */
import type { LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Change } from "../store.ts";
import { type ResultRow, type Param, postgres, type Query } from "../query-program.ts";
import { appended } from "../writes.ts";
import { withRetry } from "./pool.ts";

type Dated = Change & { is: "schedule" };
/** An act to be written, as the statement reads it. */
interface Line {
  readonly match: string;
  readonly start: number;
  readonly lines: readonly string[];
  readonly card: string;
  readonly changed_at: number;
  readonly due: string | null;
  readonly scheduled_at: number | null;
  readonly about: string | null;
}
interface Waiting {
  readonly line: Line;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements under way at once: some of the connections, so that who only reads finds one. */
const AT_ONCE = 8;
/** Acts in one statement at most: a bound for the wait of the first. */
const MOST = 500;

/** One act. */
const one = (due: string): string => `with won as (
    update matches set ended_at = ?2 + ?3, card = ?4, changed_at = ?5 where match = ?1 and ended_at = ?2 returning match
  ), dated as (${due})
  insert into entries (match, n, line) select won.match, ?2 + t.n, t.value from won, ${postgres.list(6)}
  returning match`;
const ONE_DUE = one(`insert into schedule (due, scheduled_at, about) select ?7, ?8, ?9 from won
  on conflict (due) do update set scheduled_at = excluded.scheduled_at, about = excluded.about`);
const ONE_NEVER_DUE = one("delete from schedule where due = ?7 and exists (select from won)");
const ONE = one("select 1");

/** Many acts. Matches are taken hold of in one order, so that no two hosts ever wait for each other. */
const MANY = `with given as (
    select * from json_to_recordset(?1::json) as t (match text collate "C", start bigint, lines json, card text,
      changed_at bigint, due text collate "C", scheduled_at bigint, about text)
  ), held as (
    select here.match from (select * from given order by match) g, lateral (
      select m.match from matches m where m.match = g.match and m.ended_at = g.start for update
    ) here
  ), won as (
    update matches m set ended_at = g.start + json_array_length(g.lines), card = g.card, changed_at = g.changed_at
    from given g, held h where h.match = g.match and m.match = g.match and m.ended_at = g.start
    returning m.match, g.start, g.lines, g.due, g.scheduled_at, g.about
  ), dated as (
    insert into schedule (due, scheduled_at, about) select due, scheduled_at, about from won where scheduled_at is not null
    on conflict (due) do update set scheduled_at = excluded.scheduled_at, about = excluded.about
  ), undated as (
    delete from schedule d using won where d.due = won.due and won.scheduled_at is null
  ), written as (
    insert into entries (match, n, line) select won.match, won.start + l.n - 1, l.line
    from won, json_array_elements_text(won.lines) with ordinality as l (line, n)
  )
  select match from won`;

/** Whether nothing but a date goes with the rows, whatever date was there before. */
export const isPlainAppend = (rows: readonly LogRow[], also: readonly Change[]): also is readonly Dated[] => {
  const [first, second] = also;
  return rows.length > 0 && !second && (!first || (first.is === "schedule" && first.expectedVersion === undefined));
};

export interface Appends {
  /** Writes an act as a store's `append` does, where `isPlainAppend` is true. */
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    card: MatchSummary,
    also: readonly Dated[],
  ): Promise<boolean>;
  /** Resolves when nothing waits and nothing is under way. */
  settled(): Promise<void>;
}

export function openAppends(ask: (query: Query) => Promise<readonly ResultRow[]>): Appends {
  let waiting: Waiting[] = [];
  const underWay = new Set<string>();
  let busy = 0;
  let soon = false;
  const leaving: (() => void)[] = [];

  function depart(): void {
    soon = false;
    if (busy >= AT_ONCE) return;
    const [going, staying]: [Waiting[], Waiting[]] = [[], []];
    for (const act of waiting) {
      // Of one match one act at a time, in the order in which they came.
      const goes = going.length < MOST && !underWay.has(act.line.match);
      (goes ? going : staying).push(act);
      if (goes) underWay.add(act.line.match);
    }
    waiting = staying;
    if (going.length > AT_ONCE - busy) void send(going);
    else if (going.length > 0) for (const act of going) void send([act]);
    else if (busy === 0) for (const leave of leaving.splice(0)) leave();
  }

  async function send(going: readonly Waiting[]): Promise<void> {
    busy += 1;
    try {
      const won = new Set((await withRetry(() => ask(queryOf(going)))).map((row) => row["match"]));
      for (const { line, resolve } of going) resolve(won.has(line.match));
    } catch (error) {
      for (const { reject } of going) reject(error);
    }
    busy -= 1;
    for (const { line } of going) underWay.delete(line.match);
    depart();
  }

  function departSoon(): void {
    // What comes in in one go goes together.
    if (!soon) setImmediate(depart);
    soon = true;
  }

  return {
    append: (match, from, rows, card, also) =>
      new Promise((resolve, reject) => {
        const [, start, lines, text, changed_at] = appended(match, from, rows, card, also);
        const [date] = also;
        const due = date?.key ?? null;
        const about = date ? JSON.stringify(date.about ?? null) : null;
        const line: Line = { match, start, lines, card: text, changed_at, due, scheduled_at: date?.at ?? null, about };
        waiting.push({ line, resolve, reject });
        departSoon();
      }),
    settled: () =>
      new Promise((resolve) => {
        leaving.push(resolve);
        departSoon();
      }),
  };
}

function queryOf(going: readonly Waiting[]): Query {
  const [first] = going;
  if (!first || going.length > 1) return { sql: MANY, params: [JSON.stringify(going.map(({ line }) => line))] };
  const { match, start, lines, card, changed_at, due, scheduled_at, about } = first.line;
  const params: Param[] = [match, start, lines.length, card, changed_at, JSON.stringify(lines)];
  if (due === null) return { sql: ONE, params };
  return scheduled_at === null
    ? { sql: ONE_NEVER_DUE, params: [...params, due] }
    : { sql: ONE_DUE, params: [...params, due, scheduled_at, about] };
}
