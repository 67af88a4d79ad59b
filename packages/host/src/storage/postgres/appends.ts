/**
 * Appends of acts with at most one due date, which are most of a host's writes. All that wait in one turn of the event loop
 * are one statement and share one wait for the disk; while two statements are in flight, the others wait for the first of
 * them. A statement costs a host more than an act, so a busy host sends few. Each append of a batch still succeeds or
 * fails separately.
 */
import type { LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Change, MatchLease } from "../store.ts";
import { type ResultRow, type Param, postgres, type Query } from "../query-program.ts";
import { appended } from "../writes.ts";
import { withRetry } from "./pool.ts";

type Dated = Change & { is: "schedule" };
/** The rows of one append, with the names the statement reads. */
interface AppendRow {
  readonly match: string;
  readonly start: number;
  readonly lines: readonly string[];
  readonly card: string;
  readonly changed_at: number;
  readonly log_state: number;
  readonly due: string | null;
  readonly scheduled_at: number | null;
  readonly about: string | null;
  readonly holder: string | null;
  readonly epoch: number | null;
}
interface PendingAppend {
  readonly row: AppendRow;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements in flight at most: one that the database works on, and one that it finds when that is done. */
const MAX_IN_FLIGHT = 2;
/** Appends in one statement at most, which bounds the latency of the first. */
const MAX_BATCH = 500;

/** Appends to one match. */
const one = (due: string): string => `with won as (
    update summaries set ended_at = ?2 + ?3, card = ?4, changed_at = ?5, log_state = ?7
    where match = ?1 and ended_at = ?2 and (cast(?8 as text) is null or (holder = ?8 and epoch = ?9)) returning match
  ), dated as (${due})
  insert into entries (match, n, line) select won.match, ?2 + t.n, t.value from won, ${postgres.list(6)}
  returning match`;
const ONE_DUE = one(`insert into schedule (due, scheduled_at, about) select ?10, ?11, ?12 from won
  on conflict (due) do update set scheduled_at = excluded.scheduled_at, about = excluded.about`);
const ONE_NEVER_DUE = one("delete from schedule where due = ?10 and exists (select from won)");
const ONE = one("select 1");

/** Appends to many matches. Their rows are locked in the order of the match ids, so that hosts cannot deadlock. */
const MANY = `with given as (
    select * from json_to_recordset(?1::json) as t (match text collate "C", start bigint, lines json, card text,
      changed_at bigint, log_state bigint, due text collate "C", scheduled_at bigint, about text,
      holder text collate "C", epoch bigint)
  ), held as (
    select here.match from (select * from given order by match) g, lateral (
      select m.match from summaries m where m.match = g.match and m.ended_at = g.start
        and (g.holder is null or (m.holder = g.holder and m.epoch = g.epoch)) for update
    ) here
  ), won as (
    update summaries m set ended_at = g.start + json_array_length(g.lines), card = g.card, changed_at = g.changed_at,
      log_state = g.log_state
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

/** True if the rows come with nothing else or with one unconditional due date. */
export const isPlainAppend = (rows: readonly LogRow[], also: readonly Change[]): also is readonly Dated[] => {
  const [first, second] = also;
  return rows.length > 0 && !second && (!first || (first.is === "schedule" && first.expectedVersion === undefined));
};

export interface Appends {
  /** Appends as a store's `append` does; `isPlainAppend` must be true. */
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    summary: MatchSummary,
    also: readonly Dated[],
    lease?: MatchLease,
  ): Promise<boolean>;
  /** Resolves when no append waits or is in flight. */
  whenIdle(): Promise<void>;
}

export function openAppends(ask: (query: Query) => Promise<readonly ResultRow[]>): Appends {
  let waiting: PendingAppend[] = [];
  const matchesInFlight = new Set<string>();
  let inFlight = 0;
  let isScheduled = false;
  const idleCallbacks: (() => void)[] = [];

  function sendWaiting(): void {
    isScheduled = false;
    if (inFlight >= MAX_IN_FLIGHT) return;
    const [batch, rest]: [PendingAppend[], PendingAppend[]] = [[], []];
    for (const append of waiting) {
      // One append at a time per match, in the order of arrival.
      const isNext = batch.length < MAX_BATCH && !matchesInFlight.has(append.row.match);
      (isNext ? batch : rest).push(append);
      if (isNext) matchesInFlight.add(append.row.match);
    }
    waiting = rest;
    if (batch.length > 0) void send(batch);
    else if (inFlight === 0) for (const onIdle of idleCallbacks.splice(0)) onIdle();
  }

  async function send(batch: readonly PendingAppend[]): Promise<void> {
    inFlight += 1;
    try {
      const written = new Set((await withRetry(() => ask(queryOf(batch)))).map((row) => row["match"]));
      for (const { row, resolve } of batch) resolve(written.has(row.match));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    inFlight -= 1;
    for (const { row } of batch) matchesInFlight.delete(row.match);
    sendWaiting();
  }

  function scheduleSend(): void {
    // Appends of one turn of the event loop are sent together.
    if (!isScheduled) setImmediate(sendWaiting);
    isScheduled = true;
  }

  return {
    append: (match, from, rows, summary, also, lease) =>
      new Promise((resolve, reject) => {
        const given = appended(match, from, rows, summary, also, lease);
        const [, start, lines, text, changed_at, log_state, , holder, epoch] = given;
        const [date] = also;
        const due = date?.key ?? null;
        const about = date ? JSON.stringify(date.about ?? null) : null;
        const scheduled_at = date?.at ?? null;
        const dated = { due, scheduled_at, about };
        const row: AppendRow = { match, start, lines, card: text, changed_at, log_state, ...dated, holder, epoch };
        waiting.push({ row, resolve, reject });
        scheduleSend();
      }),
    whenIdle: () =>
      new Promise((resolve) => {
        idleCallbacks.push(resolve);
        scheduleSend();
      }),
  };
}

function queryOf(batch: readonly PendingAppend[]): Query {
  const [first] = batch;
  if (!first || batch.length > 1) return { sql: MANY, params: [JSON.stringify(batch.map(({ row }) => row))] };
  const { match, start, lines, card, changed_at, log_state, due, scheduled_at, about, holder, epoch } = first.row;
  const written = JSON.stringify(lines);
  const params: Param[] = [match, start, lines.length, card, changed_at, written, log_state, holder, epoch];
  if (due === null) return { sql: ONE, params };
  return scheduled_at === null
    ? { sql: ONE_NEVER_DUE, params: [...params, due] }
    : { sql: ONE_DUE, params: [...params, due, scheduled_at, about] };
}
