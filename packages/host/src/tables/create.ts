/** Creates tables, changes their options and terms before the start, and deletes them. */
import { commitmentOf, parseRecord, type Result, type SeatOccupant } from "@starboard/kernel";
import type { newTableInput, tableChangeInput } from "@starboard/wire/host";
import type * as z from "zod/mini";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import {
  sharedOptionsOnly,
  gameOf,
  splitOptions,
  dropInvalidSeatOptions,
  completeOptions,
  withLiveStandards,
} from "./seat-options.ts";
import { matchSecrets, newSeats, type SeatDoc, type TableDoc, tableDocs } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Longest record that a table may continue, in characters. The limit bounds the work of verifying each entry. */
export const MAX_RECORD_BYTES = 4_000_000;

/** Most tables in the lobby that one person may own. */
const MAX_WAITING_TABLES = 40;

export interface TableOwner {
  readonly person: string;
  readonly name: string;
  readonly account: string | null;
  /** The owner is a program. */
  readonly program?: true;
}
export type ParsedTableInput = z.output<typeof newTableInput>;

/** Creates a table. Codes: those of the match service's `check` and of `parseRecord`, HOST_SIZE, HOST_RATE. */
export async function createTable(
  tableService: TableService,
  owner: TableOwner,
  input: ParsedTableInput,
): Promise<Result<Stored<TableDoc>>> {
  const { game, options, seats: seatInputs, name: wanted, from, ...terms } = input;
  const name = owner.program ? owner.name : wanted;
  if (from && from.text.length > MAX_RECORD_BYTES) return fail("HOST_SIZE", "from", { limit: MAX_RECORD_BYTES });
  const read = from ? parseRecord(from.text) : undefined;
  if (read && "bad" in read) return read;
  const seats = newSeats(seatInputs, owner.person, name).map((seat) =>
    seat.person === owner.person
      ? { ...seat, account: owner.account, ...(owner.program && { program: true as const }) }
      : seat,
  );
  const about = read
    ? { game: read.ok.game, options: read.ok.options as object }
    : { game, options: withLiveStandards(await gameOf({ game }), options, terms.clock) };
  return saveTable(tableService, owner, {
    ...about,
    terms,
    seats,
    record: from ?? null,
    ownerName: name,
    rematchOf: null,
  });
}

interface Draft extends Pick<TableDoc, "game" | "options" | "terms" | "seats" | "ownerName" | "rematchOf"> {
  readonly record: { readonly text: string; readonly at: number } | null;
}
/** Checks a new table and stores it. Its secret is stored in a separate document. */
export async function saveTable(
  tableService: TableService,
  owner: Pick<TableOwner, "person">,
  draft: Draft,
): Promise<Result<Stored<TableDoc>>> {
  if ((await tableService.store.count("table", ["waiting", owner.person])) >= MAX_WAITING_TABLES)
    return fail("HOST_RATE", "", { limit: MAX_WAITING_TABLES });
  const id = tableService.random(10);
  const secret = tableService.random(32);
  const { record, ...input } = draft;
  // The options of a record already include the seat options.
  const rest = record
    ? { ...input, terms: { ...input.terms, ownSeatOptions: false } }
    : splitOptions(await gameOf(input), input, owner.person);
  const check = (options: object) =>
    tableService.matches.service.check({
      match: id,
      secret,
      game: draft.game,
      options,
      seats: placeholders(draft.seats),
      from: record ?? undefined,
    });
  const whole = await check(completeOptions(rest));
  if ("bad" in whole) return whole;
  const checked = rest.terms.ownSeatOptions === true ? await check(rest.options) : whole;
  if ("bad" in checked) return checked;
  const at = tableService.now();
  const doc: TableDoc = {
    ...rest,
    ...checked.ok,
    state: "lobby",
    owner: owner.person,
    commitment: commitmentOf(secret),
    createdAt: at,
    from: record?.at ?? 0,
    generation: 0,
    proposals: [],
    rematch: null,
    muted: [],
    removed: [],
  };
  await tableService.store.write([
    tableDocs.put(id, doc, at, 0),
    matchSecrets.put(id, { createdAt: at, secret, record }, at, 0),
  ]);
  tableService.changed(id);
  return { ok: { id, version: 1, changedAt: at, doc } };
}
const placeholders = (seats: readonly SeatDoc[]): SeatOccupant[] =>
  seats.map(({ kind, level }) =>
    kind === "bot" ? { name: "", kind, level: level ?? 3 } : { name: "", kind: "person" },
  );

/** Changes options and terms before the start. The seats' entropy stays valid, because the secret does not change. */
export async function changeTable(
  tableService: TableService,
  id: string,
  person: string,
  { options, ...terms }: z.output<typeof tableChangeInput>,
): Promise<Result<Stored<TableDoc>>> {
  const stored = await tableService.get(id);
  if ("bad" in stored) return stored;
  const { doc } = stored.ok;
  const game = await gameOf(doc);
  let chosen: Pick<TableDoc, "options" | "openOptions"> | undefined;
  if (options) {
    if (doc.from > 0) return fail("TABLE_STATE", "options", { from: doc.from });
    const { ownSeatOptions = doc.terms.ownSeatOptions } = terms;
    const agreed = ownSeatOptions === true ? sharedOptionsOnly(game, options) : options;
    const asked = { match: id, secret: "00", game: doc.game, options: agreed, seats: placeholders(doc.seats) };
    const checked = await tableService.matches.service.check(asked);
    if ("bad" in checked) return checked;
    chosen = { options: agreed, ...checked.ok };
  }
  return tableService.update(id, (now) => {
    if (now.owner !== person) return fail("TABLE_FORBIDDEN");
    if (now.state !== "lobby") return fail("TABLE_STATE", "", { state: now.state });
    const { options: _options, openOptions: _open, ...rest } = now;
    const changed = { ...(chosen ? { ...rest, ...chosen } : now), terms: { ...now.terms, ...withoutUndefined(terms) } };
    return dropInvalidSeatOptions(game, splitOptions(game, changed, person));
  });
}
/** Returns the fields that have a value. */
const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Deletes a table before the start. Codes: TABLE_UNKNOWN, TABLE_FORBIDDEN, TABLE_STATE. */
export async function removeTable(tableService: TableService, id: string, person: string): Promise<Result<null>> {
  const stored = await tableService.get(id);
  if ("bad" in stored) return stored;
  const { doc, version } = stored.ok;
  if (doc.owner !== person) return fail("TABLE_FORBIDDEN");
  if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
  const dropped = await tableService.store.write([
    tableDocs.delete(id, version),
    matchSecrets.delete(id),
    { is: "deleteStream", stream: `chat/${id}` },
  ]);
  if (!dropped) return removeTable(tableService, id, person);
  tableService.changed(id);
  return { ok: null };
}
