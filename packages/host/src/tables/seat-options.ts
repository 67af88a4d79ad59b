/**
 * Handles seat options: options that a seat's player supplies privately, such as a deck (KRN-VIEW-6). They are stored
 * with the seat, separate from the shared options, and are merged when the match is created. Until then only that
 * player receives them.
 */
import { type AnyGame, parseEdition, type Result } from "@starboard/kernel";
import { type ClockRule, isLive } from "@starboard/wire/host";
import { loadGame } from "../play/games.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { isPlayedBy, type SeatDoc, type TableDoc, withSeat } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Options that a seat's player supplies, by option id. */
export type SeatOptions = Readonly<Record<string, unknown>>;
type TableOptions = Pick<TableDoc, "options" | "terms" | "seats">;

/** Loads the game of a table; undefined if it is not installed. */
export async function gameOf({ game }: Pick<TableDoc, "game">): Promise<AnyGame | undefined> {
  const named = parseEdition(game);
  return named && (await loadGame(named.id, named.edition));
}

/** Returns the chosen options of a new table. With a live clock, the game's defaults for live play fill the gaps. */
export const withLiveStandards = (game: AnyGame | undefined, chosen: object, clock: ClockRule): object =>
  isLive(clock) ? { ...game?.options.live, ...chosen } : chosen;

/** Returns the ids of the options that a seat may supply. */
const suppliableOptions = (game: AnyGame | undefined, n: number): string[] =>
  (game?.options.specs ?? []).flatMap(({ id, seat }) => (seat === n ? [id] : []));
const picked = (from: object, ids: readonly string[]): SeatOptions =>
  Object.fromEntries(Object.entries(from).filter(([id, value]) => ids.includes(id) && value !== null));
const withOwnOptions = (seat: SeatDoc, n: number, own: SeatOptions): SeatDoc => ({
  ...seat,
  seatOptions: { ...seat.seatOptions, [n]: own },
});

/** Returns the current options of a seat. */
export const seatOptionsOf = ({ terms, seats }: Pick<TableOptions, "terms" | "seats">, n: number): SeatOptions =>
  terms.ownSeatOptions === true ? (seats[n]?.seatOptions?.[n] ?? {}) : {};

/** Returns the current options of several seats, merged. */
export const collectSeatOptions = (doc: Pick<TableOptions, "terms" | "seats">, seats: readonly number[]): SeatOptions =>
  Object.fromEntries(seats.flatMap((n) => Object.entries(seatOptionsOf(doc, n))));

/** Returns the options of the match: the shared options and those of all seats. */
export const completeOptions = (doc: TableOptions): object => ({
  ...doc.options,
  ...collectSeatOptions(doc, [...doc.seats.keys()]),
});

/** Returns the options that do not belong to a seat. */
export const sharedOptionsOnly = (game: AnyGame | undefined, options: object): object =>
  Object.fromEntries(
    Object.entries(options).filter(([id]) => game?.options.specs.find((spec) => spec.id === id)?.seat === undefined),
  );

/**
 * Splits the table owner's choice at a table with seat options. Options of the owner's seats and of bots move to those
 * seats, options of other players' seats are dropped, and the rest stays shared.
 */
export function splitOptions<T extends TableOptions>(game: AnyGame | undefined, draft: T, owner: string): T {
  if (draft.terms.ownSeatOptions !== true) return draft;
  const seats = draft.seats.map((seat, n) => {
    const own = picked(draft.options, suppliableOptions(game, n));
    const chooses = seat.kind === "bot" || (seat.kind === "person" && seat.person === owner);
    return chooses && Object.keys(own).length > 0 ? withOwnOptions(seat, n, own) : seat;
  });
  return { ...draft, options: sharedOptionsOnly(game, draft.options), seats };
}

/**
 * Returns the seat with the supplied options, or what is wrong with them. Codes: TABLE_SEAT_OPTIONS (this seat or table
 * does not accept the option), and the game's codes with the option as path.
 */
export function validateSeatOptions(
  game: AnyGame | undefined,
  doc: TableDoc,
  n: number,
  supplied: SeatOptions,
): Result<SeatDoc> {
  const own = doc.terms.ownSeatOptions === true ? suppliableOptions(game, n) : [];
  const foreign = Object.keys(supplied).find((id) => !own.includes(id));
  if (!game || foreign !== undefined) return fail("TABLE_SEAT_OPTIONS", foreign ?? "");
  const read: Result<object> = game.options.parse({ ...doc.options, ...supplied });
  // Stores the options as parsed by the game, so that unknown fields of a file are dropped.
  return "bad" in read ? read : { ok: withOwnOptions(doc.seats[n] as SeatDoc, n, picked(read.ok, own)) };
}

/** Clears seat options that no longer fit the changed shared options. Such a seat must confirm again. */
export function dropInvalidSeatOptions(game: AnyGame | undefined, doc: TableDoc): TableDoc {
  const seats = doc.seats.map((seat, n) => {
    const own = seatOptionsOf(doc, n);
    const fits = !game || Object.keys(own).length === 0 || "ok" in game.options.parse({ ...doc.options, ...own });
    return fits ? seat : { ...withOwnOptions(seat, n, {}), entropy: null };
  });
  return { ...doc, seats };
}

/**
 * Sets the options of the caller's seat before the start.
 * Codes: as `validateSeatOptions`, TABLE_FORBIDDEN, TABLE_STATE.
 */
export async function setSeatOptions(
  tableService: TableService,
  id: string,
  n: number,
  person: string,
  supplied: SeatOptions,
): Promise<Result<Stored<TableDoc>>> {
  const there = await tableService.get(id);
  if ("bad" in there) return there;
  const game = await gameOf(there.ok.doc);
  return tableService.update(id, (doc) => {
    if (!isPlayedBy(doc.seats[n], person)) return fail("TABLE_FORBIDDEN");
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    const seat = validateSeatOptions(game, doc, n, supplied);
    return "bad" in seat ? seat : withSeat(doc, n, seat.ok);
  });
}
