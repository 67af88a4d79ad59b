/** Making tables, changing what was agreed about them, and giving them up. */
import { commitTo, parseRecord, type Result, type SeatCard } from "@starboard/kernel";
import type { newTable, tableChange } from "@starboard/wire/host";
import type * as z from "zod/mini";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { agreedOnly, gameOf, parted, refitted, wholeOptions, withLiveStandards } from "./seat-options.ts";
import { foundings, newSeats, type SeatDoc, type TableDoc, tables } from "./doc.ts";
import type { Office } from "./table-service.ts";

/** Longest record a table may play on from, in characters: it is proved entry by entry before it is taken. */
export const FROM_LIMIT = 4_000_000;

/** Tables that one person has made and that have not begun, at most. */
const WAITING = 40;

export interface Maker {
  readonly person: string;
  readonly name: string;
  readonly account: string | null;
}
export type Wish = z.output<typeof newTable>;

/** Makes a table. Codes as for `create` and `fork`, HOST_SIZE, HOST_RATE. */
export async function makeTable(office: Office, maker: Maker, wish: Wish): Promise<Result<Kept<TableDoc>>> {
  const { game, options, seats: wishes, name, from, ...terms } = wish;
  if (from && from.text.length > FROM_LIMIT) return no("HOST_SIZE", "from", { limit: FROM_LIMIT });
  const read = from ? parseRecord(from.text) : undefined;
  if (read && "bad" in read) return read;
  const seats = newSeats(wishes, maker.person, name).map((seat) =>
    seat.person === maker.person ? { ...seat, account: maker.account } : seat,
  );
  const about = read
    ? { game: read.ok.game, options: read.ok.options as object }
    : { game, options: withLiveStandards(await gameOf({ game }), options, terms.clock) };
  return store(office, maker, { ...about, terms, seats, record: from ?? null, makerName: name, rematchOf: null });
}

interface Draft extends Pick<TableDoc, "game" | "options" | "terms" | "seats" | "makerName" | "rematchOf"> {
  readonly record: { readonly text: string; readonly at: number } | null;
}
/** Checks a new table and keeps it, its secret apart from it. */
export async function store(
  office: Office,
  maker: Pick<Maker, "person">,
  draft: Draft,
): Promise<Result<Kept<TableDoc>>> {
  if ((await office.store.count("table", ["waiting", maker.person])) >= WAITING)
    return no("HOST_RATE", "", { limit: WAITING });
  const id = office.random(10);
  const secret = office.random(32);
  const { record, ...wish } = draft;
  // What a record plays on from was brought long ago.
  const rest = record
    ? { ...wish, terms: { ...wish.terms, bring: false } }
    : parted(await gameOf(wish), wish, maker.person);
  const check = (options: object) =>
    office.referee.clerk.check({
      match: id,
      secret,
      game: draft.game,
      options,
      seats: placeholders(draft.seats),
      from: record ?? undefined,
    });
  const whole = await check(wholeOptions(rest));
  if ("bad" in whole) return whole;
  const checked = rest.terms.bring === true ? await check(rest.options) : whole;
  if ("bad" in checked) return checked;
  const at = office.now();
  const doc: TableDoc = {
    ...rest,
    ...checked.ok,
    state: "lobby",
    maker: maker.person,
    commitment: commitTo(secret),
    createdAt: at,
    from: record?.at ?? 0,
    generation: 0,
    proposals: [],
    rematch: null,
    muted: [],
    barred: [],
  };
  await office.store.write([tables.put(id, doc, at, 0), foundings.put(id, { createdAt: at, secret, record }, at, 0)]);
  office.changed(id);
  return { ok: { id, version: 1, changedAt: at, doc } };
}
const placeholders = (seats: readonly SeatDoc[]): SeatCard[] =>
  seats.map(({ kind, level }) =>
    kind === "bot" ? { name: "", kind, level: level ?? 3 } : { name: "", kind: "person" },
  );

/** Changes what was agreed, before the start. Entropy that was given stays good: it was given for the same secret. */
export async function changeTable(
  office: Office,
  id: string,
  person: string,
  { options, ...terms }: z.output<typeof tableChange>,
): Promise<Result<Kept<TableDoc>>> {
  const kept = await office.get(id);
  if ("bad" in kept) return kept;
  const { doc } = kept.ok;
  const game = await gameOf(doc);
  let chosen: Pick<TableDoc, "options" | "openOptions"> | undefined;
  if (options) {
    if (doc.from > 0) return no("TABLE_STATE", "options", { from: doc.from });
    const { bring = doc.terms.bring } = terms;
    const agreed = bring === true ? agreedOnly(game, options) : options;
    const asked = { match: id, secret: "00", game: doc.game, options: agreed, seats: placeholders(doc.seats) };
    const checked = await office.referee.clerk.check(asked);
    if ("bad" in checked) return checked;
    chosen = { options: agreed, ...checked.ok };
  }
  return office.update(id, (now) => {
    if (now.maker !== person) return no("TABLE_FORBIDDEN");
    if (now.state !== "lobby") return no("TABLE_STATE", "", { state: now.state });
    const { options: _options, openOptions: _open, ...rest } = now;
    const changed = { ...(chosen ? { ...rest, ...chosen } : now), terms: { ...now.terms, ...given(terms) } };
    return refitted(game, parted(game, changed, person));
  });
}
/** Without the fields that were left out. */
const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Gives a table up before the start. */
export async function removeTable(office: Office, id: string, person: string): Promise<Result<null>> {
  const kept = await office.get(id);
  if ("bad" in kept) return kept;
  const { doc, version } = kept.ok;
  if (doc.maker !== person) return no("TABLE_FORBIDDEN");
  if (doc.state !== "lobby") return no("TABLE_STATE", "", { state: doc.state });
  const dropped = await office.store.write([
    tables.drop(id, version),
    foundings.drop(id),
    { is: "hush", stream: `chat/${id}` },
  ]);
  if (!dropped) return removeTable(office, id, person);
  office.changed(id);
  return { ok: null };
}
