/**
 * What seats bring to a table for themselves, a deck of their own for instance (KRN-VIEW-6). It lies with the seat, apart from
 * what is agreed, and joins the options when the match is founded; until then it is told to nobody but whoever brought it.
 */
import { type AnyGame, parseEdition, type Result } from "@starboard/kernel";
import { type ClockRule, isLive } from "@starboard/wire/host";
import { loadGame } from "../play/games.ts";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { plays, type SeatDoc, type TableDoc, withSeat } from "./doc.ts";
import type { Office } from "./table-service.ts";

/** Options that a seat brings, by their names. */
export type Brought = Readonly<Record<string, unknown>>;
type Agreed = Pick<TableDoc, "options" | "terms" | "seats">;

/** The rules a table is played by. */
export async function gameOf({ game }: Pick<TableDoc, "game">): Promise<AnyGame | undefined> {
  const named = parseEdition(game);
  return named && (await loadGame(named.id, named.edition));
}

/** What was chosen for a new table, with the standard values of live play beneath it where the clock is live. */
export const withLiveStandards = (game: AnyGame | undefined, chosen: object, clock: ClockRule): object =>
  isLive(clock) ? { ...game?.options.live, ...chosen } : chosen;

/** What a seat may bring: the names of options. */
const mayBring = (game: AnyGame | undefined, n: number): string[] =>
  (game?.options.specs ?? []).flatMap(({ id, seat }) => (seat === n ? [id] : []));
const picked = (from: object, ids: readonly string[]): Brought =>
  Object.fromEntries(Object.entries(from).filter(([id, value]) => ids.includes(id) && value !== null));
const kept = (seat: SeatDoc, n: number, own: Brought): SeatDoc => ({ ...seat, brings: { ...seat.brings, [n]: own } });

/** What a seat brings now. */
export const broughtBy = ({ terms, seats }: Pick<Agreed, "terms" | "seats">, n: number): Brought =>
  terms.bring === true ? (seats[n]?.brings?.[n] ?? {}) : {};

/** The same for several seats together. */
export const broughtTo = (doc: Pick<Agreed, "terms" | "seats">, seats: readonly number[]): Brought =>
  Object.fromEntries(seats.flatMap((n) => Object.entries(broughtBy(doc, n))));

/** The options of the match a table comes to: what is agreed, and what each seat brings for itself. */
export const wholeOptions = (doc: Agreed): object => ({ ...doc.options, ...broughtTo(doc, [...doc.seats.keys()]) });

/** Options without what seats bring for themselves. */
export const agreedOnly = (game: AnyGame | undefined, options: object): object =>
  Object.fromEntries(
    Object.entries(options).filter(([id]) => game?.options.specs.find((spec) => spec.id === id)?.seat === undefined),
  );

/**
 * Parts what somebody has chosen for a table where seats bring things: what is for their own seats and those of bots goes
 * there, what others may bring is theirs to choose, and only the rest is agreed.
 */
export function parted<T extends Agreed>(game: AnyGame | undefined, draft: T, maker: string): T {
  if (draft.terms.bring !== true) return draft;
  const seats = draft.seats.map((seat, n) => {
    const own = picked(draft.options, mayBring(game, n));
    const chooses = seat.kind === "bot" || (seat.kind === "person" && seat.person === maker);
    return chooses && Object.keys(own).length > 0 ? kept(seat, n, own) : seat;
  });
  return { ...draft, options: agreedOnly(game, draft.options), seats };
}

/**
 * What a seat brings then, or what is wrong with it. Codes TABLE_BRINGS (that is not for this seat to bring, or not at this
 * table) and the game's own, at the option.
 */
export function judged(game: AnyGame | undefined, doc: TableDoc, n: number, wish: Brought): Result<SeatDoc> {
  const own = doc.terms.bring === true ? mayBring(game, n) : [];
  const foreign = Object.keys(wish).find((id) => !own.includes(id));
  if (!game || foreign !== undefined) return no("TABLE_BRINGS", foreign ?? "");
  const read: Result<object> = game.options.parse({ ...doc.options, ...wish });
  // As the game reads it: what else lay in a file is not kept.
  return "bad" in read ? read : { ok: kept(doc.seats[n] as SeatDoc, n, picked(read.ok, own)) };
}

/** The table after something else was agreed: who brought what does not fit any more is asked again. */
export function refitted(game: AnyGame | undefined, doc: TableDoc): TableDoc {
  const seats = doc.seats.map((seat, n) => {
    const own = broughtBy(doc, n);
    const fits = !game || Object.keys(own).length === 0 || "ok" in game.options.parse({ ...doc.options, ...own });
    return fits ? seat : { ...kept(seat, n, {}), entropy: null };
  });
  return { ...doc, seats };
}

/** Brings something to one's own seat, before the start. Codes as `judged`, TABLE_FORBIDDEN, TABLE_STATE. */
export async function bring(
  office: Office,
  id: string,
  n: number,
  person: string,
  wish: Brought,
): Promise<Result<Kept<TableDoc>>> {
  const there = await office.get(id);
  if ("bad" in there) return there;
  const game = await gameOf(there.ok.doc);
  return office.update(id, (doc) => {
    if (!plays(doc.seats[n], person)) return no("TABLE_FORBIDDEN");
    if (doc.state !== "lobby") return no("TABLE_STATE", "", { state: doc.state });
    const seat = judged(game, doc, n, wish);
    return "bad" in seat ? seat : withSeat(doc, n, seat.ok);
  });
}
