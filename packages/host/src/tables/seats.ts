/** Assigns seats before the start and during play: taking, leaving, removing, reassigning. */
import type { Result, Seat, SeatOccupant } from "@starboard/kernel";
import type { entropyInput, seatChangeInput, takeSeatInput } from "@starboard/wire/host";
import type * as z from "zod/mini";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { startIfReady, occupantOfSeat } from "./start.ts";
import { gameOf, validateSeatOptions } from "./seat-options.ts";
import {
  botSeat,
  nameAtTable,
  personSeat,
  isPlayedBy,
  type SeatDoc,
  type TableDoc,
  vacantSeat,
  withoutHandOver,
  withSeat,
} from "./doc.ts";
import type { TableOwner } from "./create.ts";
import type { TableService } from "./table-service.ts";

type Table = Result<Stored<TableDoc>>;

/** Attempts to change an occupant when the match advances in between. */
const MAX_TRIES = 8;

/** Changes the occupant of a seat in a running match. */
export async function seatInMatch(
  tableService: TableService,
  id: string,
  seat: number,
  occupant: SeatOccupant,
): Promise<Result<null>> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const now = await tableService.matchSummary(id);
    if (!now || now.over) return { ok: null };
    const sits = now.seats[seat];
    if (
      sits &&
      sits.kind === occupant.kind &&
      sits.name === occupant.name &&
      sits.level === occupant.level &&
      sits.personality === occupant.personality
    )
      return { ok: null };
    const answer = await tableService.matches.service.execute({
      is: "seat",
      match: id,
      seat: seat as Seat,
      occupant,
      at: now.at,
    });
    if (answer.is === "done" || answer.is === "refused") return { ok: null };
    if (answer.is === "invalid") return { bad: answer.bad };
  }
  return fail("MATCH_STORE");
}

/** Takes a seat. Codes: TABLE_SEAT, TABLE_TAKEN, TABLE_LINK, TABLE_FORBIDDEN, TABLE_STATE, TABLE_COMMITMENT. */
export async function takeSeat(
  tableService: TableService,
  id: string,
  n: number,
  who: TableOwner,
  { name: asked, commitment, entropy, token, seatOptions }: z.output<typeof takeSeatInput>,
): Promise<Table> {
  const wanted = who.program ? who.name : asked;
  const summary = await tableService.matchSummary(id);
  const there = seatOptions && (await tableService.get(id));
  if (there && "bad" in there) return there;
  const game = there && (await gameOf(there.ok.doc));
  if (summary?.over) return fail("TABLE_STATE", "", { state: "over" });
  const blockers = await tableService.blocksAgainst(who.person);
  const byBot = summary?.seats[n]?.kind === "bot";
  let name = wanted;
  const sat = await tableService.update(id, (doc) => {
    const seat = doc.seats[n];
    name = nameAtTable(doc.seats, n, wanted);
    if (!seat) return fail("TABLE_SEAT", "seat", { seat: n });
    if (commitment !== doc.commitment) return fail("TABLE_COMMITMENT", "commitment");
    if (doc.removed.includes(who.person)) return fail("TABLE_FORBIDDEN");
    if (doc.closed) return fail("TABLE_STATE", "", { state: "over" });
    // The seat's player returns, and replaces the bot that stood in.
    if (isPlayedBy(seat, who.person)) return byBot || doc.state === "lobby" ? withSeat(doc, n, { name, entropy }) : doc;
    if (seat.kind !== "vacant") return fail("TABLE_TAKEN", "seat", { seat: n });
    const link = tableService.readLink(doc, id, token);
    const invited = link !== undefined && (link.seat === null || link.seat === n);
    const known = doc.owner === who.person || seat.previousOwners?.includes(who.person) === true;
    if (seat.reservedFor === "friend" && !invited && !known) return fail("TABLE_LINK", "token");
    // The refusal is that of a seat which somebody else was faster to take, so that it does not tell of the block.
    if (!invited && !known && isAtTable(doc, blockers)) return fail("TABLE_TAKEN", "seat", { seat: n });
    const generation = seat.generation + 1;
    const { person, account, program } = who;
    const seated = personSeat({
      person,
      account,
      ...(program && { program }),
      name,
      entropy,
      generation,
      initiallyReservedFor: seat.reservedFor ?? "open",
    });
    const next = { ...doc, seats: doc.seats.with(n, seated) };
    if (!seatOptions || doc.state !== "lobby") return next;
    const own = validateSeatOptions(game, next, n, seatOptions);
    return "bad" in own ? own : withSeat(next, n, own.ok);
  });
  if ("bad" in sat) return sat;
  if (sat.ok.doc.state === "lobby") return startIfReady(tableService, sat.ok);
  const put = await seatInMatch(tableService, id, n, { name, kind: "person" });
  return "bad" in put ? put : sat;
}

/** Whether one of these people owns the table or sits at it. */
const isAtTable = ({ owner, seats }: TableDoc, people: ReadonlySet<string>): boolean =>
  people.size > 0 && (people.has(owner) || seats.some(({ person }) => person !== null && people.has(person)));

/** Adds a seat's random bytes if its player was seated without them: the table owner, or in a rematch or tournament. */
export async function giveSeatEntropy(
  tableService: TableService,
  id: string,
  n: number,
  person: string,
  { commitment, entropy }: z.output<typeof entropyInput>,
): Promise<Table> {
  const updated = await tableService.update(id, (doc) => {
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    if (!isPlayedBy(doc.seats[n], person)) return fail("TABLE_FORBIDDEN");
    if (commitment !== doc.commitment) return fail("TABLE_COMMITMENT", "commitment");
    return withSeat(doc, n, { entropy });
  });
  return "bad" in updated ? updated : startIfReady(tableService, updated.ok);
}

/** Returns the table with a seat vacated. Its links and entropy become invalid. */
const withVacantSeat = (doc: TableDoc, n: number): TableDoc => {
  const { initiallyReservedFor = doc.terms.listed ? "open" : "friend", generation } = doc.seats[n] as SeatDoc;
  // Whoever takes the seat next was not paired.
  return { ...withoutHandOver(doc), seats: doc.seats.with(n, vacantSeat(initiallyReservedFor, generation + 1)) };
};

/** Leaves a seat. In a running match a bot takes over if the terms say so; otherwise the seat stays vacant. */
export async function leaveSeat(tableService: TableService, id: string, n: number, person: string): Promise<Table> {
  let bot: SeatOccupant | undefined;
  const left = await tableService.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat) return fail("TABLE_SEAT", "seat", { seat: n });
    if (!isPlayedBy(seat, person)) return fail("TABLE_FORBIDDEN");
    if (doc.tournament !== undefined) return fail("TOURNAMENT_TABLE");
    const free = withVacantSeat(doc, n);
    if (doc.state === "lobby") return free;
    bot = doc.terms.onTimeout === "bot" ? { name: seat.name, kind: "bot", level: doc.terms.standInLevel } : undefined;
    return free;
  });
  if ("bad" in left || !bot) return left;
  const put = await seatInMatch(tableService, id, n, bot);
  return "bad" in put ? put : left;
}

/** Removes a player before the start. Only the table owner may do this. */
export const removePlayer = (tableService: TableService, id: string, n: number, owner: string): Promise<Table> =>
  tableService.update(id, (doc) => {
    const seat = doc.seats[n];
    if (doc.owner !== owner) return fail("TABLE_FORBIDDEN");
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    if (seat?.kind !== "person" || seat.person === null) return fail("TABLE_SEAT", "seat", { seat: n });
    const barred = [...doc.removed, seat.person, ...seat.otherIdentities].filter((who) => who !== doc.owner);
    return { ...withVacantSeat(doc, n), removed: [...new Set(barred)].slice(-100) };
  });

/** Gives a vacant seat or a bot's seat to a bot, a friend or anyone. Only the table owner may do this. */
export async function changeSeat(
  tableService: TableService,
  id: string,
  n: number,
  owner: string,
  change: z.output<typeof seatChangeInput>,
): Promise<Table> {
  const summary = await tableService.matchSummary(id);
  if (summary?.over) return fail("TABLE_STATE", "", { state: "over" });
  const changed = await tableService.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat) return fail("TABLE_SEAT", "seat", { seat: n });
    if (doc.owner !== owner) return fail("TABLE_FORBIDDEN");
    if (doc.closed) return fail("TABLE_STATE", "", { state: "over" });
    if (seat.kind === "person" && summary?.seats[n]?.kind !== "bot") return fail("TABLE_TAKEN", "seat", { seat: n });
    const generation = seat.generation + 1;
    const next =
      change.is === "bot"
        ? botSeat(change, nameAtTable(doc.seats, n, change.name ?? ""), generation)
        : vacantSeat(change.is, generation);
    return { ...doc, seats: doc.seats.with(n, next) };
  });
  if ("bad" in changed) return changed;
  if (changed.ok.doc.state === "lobby") return startIfReady(tableService, changed.ok);
  if (change.is !== "bot") return changed;
  const put = await seatInMatch(tableService, id, n, occupantOfSeat(changed.ok.doc.seats[n] as SeatDoc, n));
  return "bad" in put ? put : changed;
}

/** Invalidates all earlier links to the player's seat, and removes the other devices that used them. */
export const renewSeatLink = (tableService: TableService, id: string, n: number, person: string): Promise<Table> =>
  tableService.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat || !isPlayedBy(seat, person)) return fail("TABLE_FORBIDDEN");
    return withSeat(doc, n, { person, otherIdentities: [], generation: seat.generation + 1 });
  });

/** Most identities per seat: one for each of a person's devices. */
const MAX_DEVICES = 8;

/**
 * Opens a seat link. If the seat is taken, this browser becomes another device of its player. A caller who already
 * plays at the table is led back to the own seat, also by an invitation that is used up or void.
 * Codes: TABLE_LINK, TABLE_UNKNOWN.
 */
export async function openSeatLink(
  tableService: TableService,
  token: string,
  person: string | null,
  newcomer: (name: string) => Promise<string>,
): Promise<Result<{ readonly stored: Stored<TableDoc>; readonly seat: number | null; readonly yours: boolean }>> {
  const link = tableService.links.read(token);
  if (!link) return fail("TABLE_LINK", "token");
  const stored = await tableService.get(link.table);
  if ("bad" in stored) return stored;
  const { doc } = stored.ok;
  const isValid = tableService.readLink(doc, link.table, token) !== undefined;
  const seat = link.seat === null ? undefined : doc.seats[link.seat];
  // A valid link to one vacant seat still offers that seat, for example to a table owner who plays two.
  if (!isValid || link.seat === null || seat?.kind === "person") {
    const own = isPlayedBy(seat, person) ? link.seat : ownSeatOf(doc, person);
    if (own !== null) return { ok: { stored: stored.ok, seat: own, yours: true } };
  }
  if (!isValid) return fail("TABLE_LINK", "token");
  if (link.seat === null || seat?.kind !== "person")
    return { ok: { stored: stored.ok, seat: link.seat, yours: false } };
  const n = link.seat;
  const who = person ?? (await newcomer(seat.name));
  const welcomed = await tableService.update(link.table, (now) => {
    const current = now.seats[n];
    if (!current || !tableService.readLink(now, link.table, token)) return fail("TABLE_LINK", "token");
    return withSeat(now, n, {
      otherIdentities: [...current.otherIdentities.filter((one) => one !== who), who].slice(-MAX_DEVICES),
    });
  });
  return "bad" in welcomed ? welcomed : { ok: { stored: welcomed.ok, seat: n, yours: true } };
}

/** Returns the first seat that a person plays at a table; null if there is none. */
function ownSeatOf(doc: TableDoc, person: string | null): number | null {
  const n = doc.seats.findIndex((seat) => isPlayedBy(seat, person));
  return n < 0 ? null : n;
}
