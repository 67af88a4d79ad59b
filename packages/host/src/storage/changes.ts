/** Writes changes of documents, streams and due dates; those of one write succeed or fail together. */
import type { Change, IndexFields } from "./store.ts";
import type { Param, QueryProgram } from "./query-program.ts";

const text = (value: unknown): string => JSON.stringify(value);

/** Writes changes in one order for all transactions; stops and returns false at the first whose condition fails. */
export function* writeChanges(changes: readonly Change[]): QueryProgram<boolean> {
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
