/**
 * What seats bring to a table for themselves, a deck of their own for instance (KRN-VIEW-6). It lies with the seat, apart from
 * what is agreed, and joins the options when the match is founded; until then it is told to nobody but whoever brought it.
 */
import { type AnyGame, parseEdition, type Result } from "@starboard/kernel";
import { type ClockRule, isLive } from "@starboard/wire/host";
import { loadGame } from "../play/games.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { isPlayedBy, type SeatDoc, type TableDoc, withSeat } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Options that a seat brings, by their names. */
export type SeatOptions = Readonly<Record<string, unknown>>;
type TableOptions = Pick<TableDoc, "options" | "terms" | "seats">;

/** The rules a table is played by. */
export async function gameOf({ game }: Pick<TableDoc, "game">): Promise<AnyGame | undefined> {
  const named = parseEdition(game);
  return named && (await loadGame(named.id, named.edition));
}

/** What was chosen for a new table, with the standard values of live play beneath it where the clock is live. */
export const withLiveStandards = (game: AnyGame | undefined, chosen: object, clock: ClockRule): object =>
  isLive(clock) ? { ...game?.options.live, ...chosen } : chosen;

/** What a seat may bring: the names of options. */
const suppliableOptions = (game: AnyGame | undefined, n: number): string[] =>
  (game?.options.specs ?? []).flatMap(({ id, seat }) => (seat === n ? [id] : []));
const picked = (from: object, ids: readonly string[]): SeatOptions =>
  Object.fromEntries(Object.entries(from).filter(([id, value]) => ids.includes(id) && value !== null));
const kept = (seat: SeatDoc, n: number, own: SeatOptions): SeatDoc => ({
  ...seat,
  seatOptions: { ...seat.seatOptions, [n]: own },
});

/** What a seat brings now. */
export const seatOptionsOf = ({ terms, seats }: Pick<TableOptions, "terms" | "seats">, n: number): SeatOptions =>
  terms.ownSeatOptions === true ? (seats[n]?.seatOptions?.[n] ?? {}) : {};

/** The same for several seats together. */
export const collectSeatOptions = (doc: Pick<TableOptions, "terms" | "seats">, seats: readonly number[]): SeatOptions =>
  Object.fromEntries(seats.flatMap((n) => Object.entries(seatOptionsOf(doc, n))));

/** The options of the match a table comes to: what is agreed, and what each seat brings for itself. */
export const completeOptions = (doc: TableOptions): object => ({
  ...doc.options,
  ...collectSeatOptions(doc, [...doc.seats.keys()]),
});

/** Options without what seats bring for themselves. */
export const sharedOptionsOnly = (game: AnyGame | undefined, options: object): object =>
  Object.fromEntries(
    Object.entries(options).filter(([id]) => game?.options.specs.find((spec) => spec.id === id)?.seat === undefined),
  );

/**
 * Parts what somebody has chosen for a table where seats bring things: what is for their own seats and those of bots goes
 * there, what others may bring is theirs to choose, and only the rest is agreed.
 */
export function splitOptions<T extends TableOptions>(game: AnyGame | undefined, draft: T, maker: string): T {
  if (draft.terms.ownSeatOptions !== true) return draft;
  const seats = draft.seats.map((seat, n) => {
    const own = picked(draft.options, suppliableOptions(game, n));
    const chooses = seat.kind === "bot" || (seat.kind === "person" && seat.person === maker);
    return chooses && Object.keys(own).length > 0 ? kept(seat, n, own) : seat;
  });
  return { ...draft, options: sharedOptionsOnly(game, draft.options), seats };
}

/**
 * What a seat brings then, or what is wrong with it. Codes TABLE_SEAT_OPTIONS (that is not for this seat to bring, or not at this
 * table) and the game's own, at the option.
 */
export function validateSeatOptions(
  game: AnyGame | undefined,
  doc: TableDoc,
  n: number,
  wish: SeatOptions,
): Result<SeatDoc> {
  const own = doc.terms.ownSeatOptions === true ? suppliableOptions(game, n) : [];
  const foreign = Object.keys(wish).find((id) => !own.includes(id));
  if (!game || foreign !== undefined) return fail("TABLE_SEAT_OPTIONS", foreign ?? "");
  const read: Result<object> = game.options.parse({ ...doc.options, ...wish });
  // As the game reads it: what else lay in a file is not kept.
  return "bad" in read ? read : { ok: kept(doc.seats[n] as SeatDoc, n, picked(read.ok, own)) };
}

/** The table after something else was agreed: who brought what does not fit any more is asked again. */
export function dropInvalidSeatOptions(game: AnyGame | undefined, doc: TableDoc): TableDoc {
  const seats = doc.seats.map((seat, n) => {
    const own = seatOptionsOf(doc, n);
    const fits = !game || Object.keys(own).length === 0 || "ok" in game.options.parse({ ...doc.options, ...own });
    return fits ? seat : { ...kept(seat, n, {}), entropy: null };
  });
  return { ...doc, seats };
}

/** Brings something to one's own seat, before the start. Codes as `judged`, TABLE_FORBIDDEN, TABLE_STATE. */
export async function setSeatOptions(
  tableService: TableService,
  id: string,
  n: number,
  person: string,
  wish: SeatOptions,
): Promise<Result<Stored<TableDoc>>> {
  const there = await tableService.get(id);
  if ("bad" in there) return there;
  const game = await gameOf(there.ok.doc);
  return tableService.update(id, (doc) => {
    if (!isPlayedBy(doc.seats[n], person)) return fail("TABLE_FORBIDDEN");
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    const seat = validateSeatOptions(game, doc, n, wish);
    return "bad" in seat ? seat : withSeat(doc, n, seat.ok);
  });
}
