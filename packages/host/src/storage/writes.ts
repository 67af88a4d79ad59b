/** All writes of a store. Each runs in one transaction and is rolled back if it returns false. */
import type { MatchHeader, LogRow, Snapshot } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Change, ScheduledItem, IndexFields } from "./store.ts";
import type { Dialect, Param, Query, QueryProgram } from "./query-program.ts";

const text = (value: unknown): string => JSON.stringify(value);

/**
 * What `append` is called with: as text, since it is written as text and texts travel to another thread at a third of
 * what objects cost.
 */
export type Appended = readonly [
  match: string,
  from: number,
  lines: readonly string[],
  summary: string,
  changedAt: number,
  also: readonly Change[],
];
export const appended = (
  match: string,
  from: number,
  rows: readonly LogRow[],
  summary: MatchSummary,
  also: readonly Change[],
): Appended => [match, from, rows.map(text), text(summary), summary.changedAt, also];

/** Returns the writes in an SQL dialect, by the name of their write command. */
export function writesOf(d: Dialect) {
  const addRow = "insert into entries (match, n, line) values (?1, ?2, ?3)";
  const addRows = `insert into entries (match, n, line) select ?1, ?2 + t.n, t.value from ${d.list(3)}`;

  /** Usually there is one line; then no JSON list is needed. */
  const add = (match: string, from: number, lines: readonly string[]): Query =>
    lines.length === 1
      ? { sql: addRow, params: [match, from, lines[0] as string] }
      : { sql: addRows, params: [match, from, text(lines)] };

  function* create(
    opening: MatchHeader,
    rows: readonly LogRow[],
    summary: MatchSummary,
    also: readonly Change[],
  ): QueryProgram<boolean> {
    const { match } = opening;
    const created = yield {
      sql: `insert into matches (match, opening, ended_at, card, changed_at) values (?1, ?2, ?3, ?4, ?5)
        on conflict do nothing returning match`,
      params: [match, text(opening), rows.length, text(summary), summary.changedAt],
    };
    if (created.length === 0) return false;
    yield add(match, 0, rows.map(text));
    return yield* write(also);
  }

  function* append(...[match, from, lines, summary, changedAt, also]: Appended): QueryProgram<boolean> {
    // A concurrent writer waits here for the first one and then finds the log longer.
    const won = yield {
      sql: `update matches set ended_at = ?3, card = ?4, changed_at = ?5 where match = ?1 and ended_at = ?2
        returning match`,
      params: [match, from, from + lines.length, summary, changedAt],
    };
    if (won.length === 0) return false;
    if (lines.length > 0) yield add(match, from, lines);
    return yield* write(also);
  }

  function* remove(match: string): QueryProgram<boolean> {
    for (const table of ["matches", "entries", "snapshots"])
      yield { sql: `delete from ${table} where match = ?1`, params: [match] };
    return true;
  }

  const column = (param: number, as: string): string => `(select t.n, t.value from ${d.list(param)}) ${as}`;
  function* keepSnapshots(snapshots: ReadonlyMap<string, Snapshot>): QueryProgram<boolean> {
    const all = [...snapshots.values()];
    yield {
      sql: `insert into snapshots (match, ended_at, body)
        select m.match, cast(ends.value as ${d.whole}), bodies.value
        from ${column(1, "names")} join matches m on m.match = names.value
          join ${column(2, "ends")} on ends.n = names.n join ${column(3, "bodies")} on bodies.n = names.n
        where true order by m.match
        on conflict (match) do update set ended_at = excluded.ended_at, body = excluded.body
        where snapshots.ended_at < excluded.ended_at`,
      params: [text([...snapshots.keys()]), text(all.map(({ at }) => at)), text(all.map(({ body }) => body))],
    };
    return true;
  }

  function* write(changes: readonly Change[]): QueryProgram<boolean> {
    for (const change of inLockOrder(changes)) if (!(yield* one(change))) return false;
    return true;
  }

  function one(change: Change): QueryProgram<boolean> {
    switch (change.is) {
      case "put":
        return put(change);
      case "delete":
        return deleteDocument(change);
      case "appendLine":
        return appendLine(change);
      case "replaceLine":
        return replaceLine(change);
      case "deleteStream":
        return deleteStream(change);
      case "schedule":
        return schedule(change);
    }
  }

  function* put({
    kind,
    id,
    doc,
    expectedVersion,
    at,
    index = {},
    expiresAt,
  }: Change & { is: "put" }): QueryProgram<boolean> {
    const params: Param[] = [kind, id, at, expiresAt ?? null, text(doc)];
    const values = "(kind, id, version, changed_at, expires_at, doc) values (?1, ?2, 1, ?3, ?4, ?5)";
    const replace = "version = documents.version + 1, changed_at = ?3, expires_at = ?4, doc = ?5";
    let done: readonly unknown[];
    if (expectedVersion === undefined)
      done = yield {
        sql: `insert into documents ${values} on conflict (kind, id) do update set ${replace} returning version`,
        params,
      };
    else if (expectedVersion === 0)
      done = yield { sql: `insert into documents ${values} on conflict do nothing returning version`, params };
    else
      done = yield {
        sql: `update documents set ${replace} where kind = ?1 and id = ?2 and version = ?6 returning version`,
        params: [...params, expectedVersion],
      };
    if (done.length === 0) return false;
    if (expectedVersion !== 0)
      yield { sql: "delete from document_index where kind = ?1 and id = ?2", params: [kind, id] };
    for (const [name, value] of indexEntries(index))
      yield {
        sql: "insert into document_index (kind, id, name, value, changed_at) values (?1, ?2, ?3, ?4, ?5)",
        params: [kind, id, name, value, at],
      };
    return true;
  }

  function* deleteDocument({ kind, id, expectedVersion }: Change & { is: "delete" }): QueryProgram<boolean> {
    const gone = yield expectedVersion === undefined
      ? { sql: "delete from documents where kind = ?1 and id = ?2 returning version", params: [kind, id] }
      : {
          sql: "delete from documents where kind = ?1 and id = ?2 and version = ?3 returning version",
          params: [kind, id, expectedVersion],
        };
    yield { sql: "delete from document_index where kind = ?1 and id = ?2", params: [kind, id] };
    return expectedVersion === undefined || gone.length > 0;
  }

  function* appendLine({ stream, by, at, line }: Change & { is: "appendLine" }): QueryProgram<boolean> {
    const [end] = yield {
      sql: `insert into streams (stream, ended_at) values (?1, 1)
        on conflict (stream) do update set ended_at = streams.ended_at + 1 returning ended_at`,
      params: [stream],
    };
    yield {
      sql: "insert into lines (stream, n, author, created_at, line) values (?1, ?2, ?3, ?4, ?5)",
      params: [stream, Number(end?.["ended_at"]) - 1, by, at, text(line)],
    };
    return true;
  }

  function* replaceLine({ stream, n, by, line }: Change & { is: "replaceLine" }): QueryProgram<boolean> {
    const done = yield {
      sql: "update lines set author = ?3, line = ?4 where stream = ?1 and n = ?2 returning n",
      params: [stream, n, by, text(line)],
    };
    return done.length > 0;
  }

  function* deleteStream({ stream }: Change & { is: "deleteStream" }): QueryProgram<boolean> {
    for (const table of ["streams", "lines"]) yield { sql: `delete from ${table} where stream = ?1`, params: [stream] };
    return true;
  }

  function* schedule({ key, at, expectedVersion, about }: Change & { is: "schedule" }): QueryProgram<boolean> {
    if (at === null) {
      const gone = yield expectedVersion === undefined
        ? { sql: "delete from schedule where due = ?1 returning due", params: [key] }
        : {
            sql: "delete from schedule where due = ?1 and scheduled_at = ?2 returning due",
            params: [key, expectedVersion],
          };
      return expectedVersion === undefined || gone.length > 0;
    }
    const params = [key, at, text(about ?? null)];
    if (expectedVersion === undefined) {
      yield {
        sql: `insert into schedule (due, scheduled_at, about) values (?1, ?2, ?3)
          on conflict (due) do update set scheduled_at = excluded.scheduled_at, about = excluded.about`,
        params,
      };
      return true;
    }
    const done = yield {
      sql: "update schedule set scheduled_at = ?2, about = ?3 where due = ?1 and scheduled_at = ?4 returning due",
      params: [...params, expectedVersion],
    };
    return done.length > 0;
  }

  function* takeDue(now: number, until: number, limit: number): QueryProgram<readonly ScheduledItem[]> {
    const rows = yield {
      sql: `select due, scheduled_at, about from schedule where scheduled_at <= ?1 order by scheduled_at, due limit ?2${d.skipLocked}`,
      params: [now, limit],
    };
    const taken = rows.map((row) => dueOf(row));
    if (taken.length > 0)
      yield {
        sql: `update schedule set scheduled_at = ?2 where due in (select value from ${d.list(1)})`,
        params: [text(taken.map(({ key }) => key)), until],
      };
    return taken;
  }

  function* sweep(now: number): QueryProgram<number> {
    yield {
      sql: `delete from document_index where exists (select 1 from documents d
        where d.kind = document_index.kind and d.id = document_index.id and d.expires_at <= ?1)`,
      params: [now],
    };
    const gone = yield { sql: "delete from documents where expires_at <= ?1 returning id", params: [now] };
    return gone.length;
  }

  function* check(): QueryProgram<boolean> {
    yield {
      sql: `insert into meta (name, value) values ('checked', '1')
        on conflict (name) do update set value = cast(cast(meta.value as ${d.whole}) + 1 as text)`,
      params: [],
    };
    return true;
  }

  return { create, append, remove, keepSnapshots, write, takeDue, sweep, check };
}
export type Writes = ReturnType<typeof writesOf>;

/** The row that a change locks, as a sort key. */
function lockKeyOf(change: Change): string {
  switch (change.is) {
    case "put":
    case "delete":
      return `1 ${change.kind} ${change.id}`;
    case "appendLine":
    case "replaceLine":
    case "deleteStream":
      return `2 ${change.stream}`;
    case "schedule":
      return `3 ${change.key}`;
  }
}

/** Sorts changes by the row they lock, so that no two transactions deadlock. Changes of one row keep their order. */
function inLockOrder(changes: readonly Change[]): readonly Change[] {
  if (changes.length < 2) return changes;
  const placed = changes.map((change) => ({ change, place: lockKeyOf(change) }));
  return placed.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0)).map(({ change }) => change);
}

function indexEntries(fields: IndexFields): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [...new Set(typeof value === "object" ? value : value === undefined ? [] : [value])].map(
      (one) => [name, one] as const,
    ),
  );
}

export const dueOf = (row: Readonly<Record<string, Param>>): ScheduledItem => ({
  key: String(row["due"]),
  at: Number(row["scheduled_at"]),
  about: JSON.parse(String(row["about"])) as object | null,
});
