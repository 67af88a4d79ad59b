/** Who sits where: sitting down, leaving, being asked to leave, handing a seat on. Before the start and during play. */
import type { Result, Seat, SeatCard } from "@starboard/kernel";
import type { giveEntropy, seatChange, sitDown } from "@starboard/wire/host";
import type * as z from "zod/mini";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { beginIfReady, cardOfSeat } from "./start.ts";
import { gameOf, judged } from "./seat-options.ts";
import { botSeat, nameAtTable, personSeat, plays, type SeatDoc, type TableDoc, vacantSeat, withSeat } from "./doc.ts";
import type { Maker } from "./create.ts";
import type { Office } from "./table-service.ts";

type Table = Result<Kept<TableDoc>>;

/** So often a change of seats is tried again when the match goes on in the meantime. */
const TRIES = 8;

/** Puts somebody else into a seat of a running match. */
export async function seatInMatch(office: Office, id: string, seat: number, card: SeatCard): Promise<Result<null>> {
  for (let i = 0; i < TRIES; i++) {
    const now = await office.card(id);
    if (!now || now.over) return { ok: null };
    const sits = now.seats[seat];
    if (sits && sits.kind === card.kind && sits.name === card.name && sits.level === card.level) return { ok: null };
    const answer = await office.referee.clerk.answer({ is: "seat", match: id, seat: seat as Seat, card, at: now.at });
    if (answer.is === "done" || answer.is === "refused") return { ok: null };
    if (answer.is === "invalid") return { bad: answer.bad };
  }
  return no("MATCH_STORE");
}

/** Sits down. Codes TABLE_SEAT, TABLE_TAKEN, TABLE_LINK, TABLE_FORBIDDEN, TABLE_STATE, TABLE_COMMITMENT. */
export async function sit(
  office: Office,
  id: string,
  n: number,
  who: Maker,
  { name: wanted, commitment, entropy, token, brings }: z.output<typeof sitDown>,
): Promise<Table> {
  const card = await office.card(id);
  const there = brings && (await office.get(id));
  if (there && "bad" in there) return there;
  const game = there && (await gameOf(there.ok.doc));
  if (card?.over) return no("TABLE_STATE", "", { state: "over" });
  const byBot = card?.seats[n]?.kind === "bot";
  let name = wanted;
  const sat = await office.update(id, (doc) => {
    const seat = doc.seats[n];
    name = nameAtTable(doc.seats, n, wanted);
    if (!seat) return no("TABLE_SEAT", "seat", { seat: n });
    if (commitment !== doc.commitment) return no("TABLE_COMMITMENT", "commitment");
    if (doc.barred.includes(who.person)) return no("TABLE_FORBIDDEN");
    if (doc.closed) return no("TABLE_STATE", "", { state: "over" });
    // Whoever was away comes back to a seat a bot has played on for.
    if (plays(seat, who.person)) return byBot || doc.state === "lobby" ? withSeat(doc, n, { name, entropy }) : doc;
    if (seat.kind !== "vacant") return no("TABLE_TAKEN", "seat", { seat: n });
    const link = office.valid(doc, id, token);
    const invited = link !== undefined && (link.seat === null || link.seat === n);
    const known = doc.maker === who.person || seat.was?.includes(who.person) === true;
    if (seat.wanted === "friend" && !invited && !known) return no("TABLE_LINK", "token");
    const generation = seat.generation + 1;
    const { person, account } = who;
    const seated = personSeat({ person, account, name, entropy, generation, keptFor: seat.wanted ?? "open" });
    const next = { ...doc, seats: doc.seats.with(n, seated) };
    if (!brings || doc.state !== "lobby") return next;
    const own = judged(game, next, n, brings);
    return "bad" in own ? own : withSeat(next, n, own.ok);
  });
  if ("bad" in sat) return sat;
  if (sat.ok.doc.state === "lobby") return beginIfReady(office, sat.ok);
  const put = await seatInMatch(office, id, n, { name, kind: "person" });
  return "bad" in put ? put : sat;
}

/** The seat's part in the draws, for whoever sat down before there was a commitment. */
export async function giveSeatEntropy(
  office: Office,
  id: string,
  n: number,
  person: string,
  { commitment, entropy }: z.output<typeof giveEntropy>,
): Promise<Table> {
  const given = await office.update(id, (doc) => {
    if (doc.state !== "lobby") return no("TABLE_STATE", "", { state: doc.state });
    if (!plays(doc.seats[n], person)) return no("TABLE_FORBIDDEN");
    if (commitment !== doc.commitment) return no("TABLE_COMMITMENT", "commitment");
    return withSeat(doc, n, { entropy });
  });
  return "bad" in given ? given : beginIfReady(office, given.ok);
}

/** Frees a seat of the lobby: its links and its entropy are void. */
const freed = (doc: TableDoc, n: number): TableDoc => {
  const { keptFor = doc.terms.listed ? "open" : "friend", generation } = doc.seats[n] as SeatDoc;
  return { ...doc, seats: doc.seats.with(n, vacantSeat(keptFor, generation + 1)) };
};

/** Stands up. In a running match a bot plays on where the table wants it so; otherwise the seat stands open. */
export async function leave(office: Office, id: string, n: number, person: string): Promise<Table> {
  let bot: SeatCard | undefined;
  const left = await office.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat) return no("TABLE_SEAT", "seat", { seat: n });
    if (!plays(seat, person)) return no("TABLE_FORBIDDEN");
    if (doc.tournament !== undefined) return no("TOURNAMENT_TABLE");
    const free = freed(doc, n);
    if (doc.state === "lobby") return free;
    bot = doc.terms.atZero === "bot" ? { name: seat.name, kind: "bot", level: doc.terms.standIn } : undefined;
    return free;
  });
  if ("bad" in left || !bot) return left;
  const put = await seatInMatch(office, id, n, bot);
  return "bad" in put ? put : left;
}

/** The maker asks somebody to leave, before the start. */
export const kick = (office: Office, id: string, n: number, maker: string): Promise<Table> =>
  office.update(id, (doc) => {
    const seat = doc.seats[n];
    if (doc.maker !== maker) return no("TABLE_FORBIDDEN");
    if (doc.state !== "lobby") return no("TABLE_STATE", "", { state: doc.state });
    if (seat?.kind !== "person" || seat.person === null) return no("TABLE_SEAT", "seat", { seat: n });
    const barred = [...doc.barred, seat.person, ...seat.also].filter((who) => who !== doc.maker);
    return { ...freed(doc, n), barred: [...new Set(barred)].slice(-100) };
  });

/** The maker gives a seat to a bot, a friend or anybody: one nobody sits on, or one that a bot plays. */
export async function changeSeat(
  office: Office,
  id: string,
  n: number,
  maker: string,
  change: z.output<typeof seatChange>,
): Promise<Table> {
  const card = await office.card(id);
  if (card?.over) return no("TABLE_STATE", "", { state: "over" });
  const changed = await office.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat) return no("TABLE_SEAT", "seat", { seat: n });
    if (doc.maker !== maker) return no("TABLE_FORBIDDEN");
    if (doc.closed) return no("TABLE_STATE", "", { state: "over" });
    if (seat.kind === "person" && card?.seats[n]?.kind !== "bot") return no("TABLE_TAKEN", "seat", { seat: n });
    const generation = seat.generation + 1;
    const next =
      change.is === "bot"
        ? botSeat(change.level, nameAtTable(doc.seats, n, change.name ?? ""), generation)
        : vacantSeat(change.is, generation);
    return { ...doc, seats: doc.seats.with(n, next) };
  });
  if ("bad" in changed) return changed;
  if (changed.ok.doc.state === "lobby") return beginIfReady(office, changed.ok);
  if (change.is !== "bot") return changed;
  const put = await seatInMatch(office, id, n, cardOfSeat(changed.ok.doc.seats[n] as SeatDoc, n));
  return "bad" in put ? put : changed;
}

/** Makes all earlier links to one's seat void, and ends what was begun with them on other devices. */
export const relink = (office: Office, id: string, n: number, person: string): Promise<Table> =>
  office.update(id, (doc) => {
    const seat = doc.seats[n];
    if (!seat || !plays(seat, person)) return no("TABLE_FORBIDDEN");
    return withSeat(doc, n, { person, also: [], generation: seat.generation + 1 });
  });

/** Most identities that one seat lets in: a person has only so many devices. */
const DEVICES = 8;

/** Goes through a link: lets this browser play a seat somebody already sits on. Codes TABLE_LINK, TABLE_UNKNOWN. */
export async function enter(
  office: Office,
  token: string,
  person: string | null,
  newcomer: (name: string) => Promise<string>,
): Promise<Result<{ readonly kept: Kept<TableDoc>; readonly seat: number | null; readonly yours: boolean }>> {
  const link = office.links.read(token);
  if (!link) return no("TABLE_LINK", "token");
  const kept = await office.get(link.table);
  if ("bad" in kept) return kept;
  const { doc } = kept.ok;
  if (!office.valid(doc, link.table, token)) return no("TABLE_LINK", "token");
  const seat = link.seat === null ? undefined : doc.seats[link.seat];
  if (link.seat === null || seat?.kind !== "person") return { ok: { kept: kept.ok, seat: link.seat, yours: false } };
  const n = link.seat;
  if (plays(seat, person)) return { ok: { kept: kept.ok, seat: n, yours: true } };
  const who = person ?? (await newcomer(seat.name));
  const welcomed = await office.update(link.table, (now) => {
    const mine = now.seats[n];
    if (!mine || !office.valid(now, link.table, token)) return no("TABLE_LINK", "token");
    return withSeat(now, n, { also: [...mine.also.filter((one) => one !== who), who].slice(-DEVICES) });
  });
  return "bad" in welcomed ? welcomed : { ok: { kept: welcomed.ok, seat: n, yours: true } };
}
