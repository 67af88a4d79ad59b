/** A table as one person sees it. Everything here goes over the wire. */
import type { Seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { SeatInfo, SeatLink, TableInfo } from "@starboard/wire/host";
import type { Stored } from "../storage/store.ts";
import { seatOptionsOf, collectSeatOptions } from "./seat-options.ts";
import { isPlayedBy, type SeatDoc, type TableDoc } from "./doc.ts";
import type { Links } from "./links.ts";
import { maskErasedNames } from "./erased-names.ts";

export interface TablePresence {
  readonly online: (person: string) => boolean;
  readonly watching: number;
  /** Those who may not write, by the names they have in this table's chat. */
  readonly muted: readonly string[];
}

/** Whether a table can be found by those who have no link to it. */
export const inLobby = ({ terms, state }: TableDoc): boolean => terms.listed && state !== "over";

export function infoFor(
  { id, version, changedAt, doc }: Stored<TableDoc>,
  card: MatchSummary | undefined,
  person: string | null,
  seen: TablePresence,
): TableInfo {
  const { state, game, options, terms, ownerName, commitment, createdAt, from, rematch, rematchOf } = doc;
  const shown = card && cardWithoutQuestions(visibleSummary(maskErasedNames(card, doc), doc, person), doc);
  return {
    table: id,
    version,
    state: card?.over ? "over" : state,
    game,
    // Whoever made the table chose them; the others read what the rules let them until it is over.
    options:
      person !== null && person === doc.owner && !card?.over ? options : (card?.options ?? doc.openOptions ?? options),
    terms,
    owner: doc.tournament === undefined ? ownerName : "",
    seats: doc.seats.map((seat, n) => ({
      ...seatInfo(seat, card, n, seen),
      seatOptions: Object.keys(seatOptionsOf(doc, n)),
    })),
    commitment,
    createdAt,
    changedAt: Math.max(changedAt, shown?.changedAt ?? 0),
    card: shown ?? null,
    from,
    // A take-back asked for on an older board cannot happen any more.
    proposals: doc.proposals.filter(({ what }) => what.is !== "takeBack" || what.at === card?.at),
    ...(doc.declined && { declined: doc.declined }),
    rematch,
    rematchOf,
    ...(doc.tournament !== undefined && { tournament: doc.tournament }),
    // Whoever forfeits has given the match up in the game's own way, which does not say why; and an organiser may know better.
    ...(doc.closed && (!card?.over || /^(?:forfeit|ruled)$/.test(doc.closed.is)) && { closed: doc.closed }),
    muted: person !== null && person === doc.owner ? seen.muted : [],
    watching: seen.watching,
    you: {
      seats: seatsOf(doc, person),
      reclaimable: person === null ? [] : reclaimableSeats(doc, person),
      owner: person !== null && person === doc.owner,
      muted: person !== null && doc.muted.includes(person),
      removed: person !== null && doc.removed.includes(person),
      seatOptions: collectSeatOptions(doc, seatsOf(doc, person)),
    },
  };
}

/** Where nothing is played any more nobody is waited for, and no clock is shown. */
function cardWithoutQuestions(card: MatchSummary, doc: TableDoc): MatchSummary {
  if (!doc.closed || card.over) return card;
  const { clock: _clock, ...rest } = card;
  return { ...rest, asked: [] };
}

/** Whoever is shown the board some time behind is not told here whose turn it is, nor how far they are. */
function visibleSummary(card: MatchSummary, doc: TableDoc, person: string | null): MatchSummary {
  const close = card.over !== null || doc.owner === person || seatsOf(doc, person).length > 0;
  if (close || (doc.terms.spectators.allowed && doc.terms.spectators.delay === 0)) return card;
  const { clock: _clock, ...rest } = card;
  return { ...rest, asked: [], at: card.from, changedAt: card.createdAt };
}

function seatInfo(
  seat: SeatDoc,
  card: MatchSummary | undefined,
  n: number,
  seen: TablePresence,
): Omit<SeatInfo, "seatOptions"> {
  const now = card?.seats[n];
  // A bot plays on for whoever is away; the clerk knows, the table only whose seat it is.
  const kind = seat.kind === "person" && now?.kind === "bot" ? "bot" : seat.kind;
  return {
    kind,
    reservedFor: seat.reservedFor,
    name: now && kind === "bot" && seat.erased !== true ? now.name : seat.name,
    level: kind === "bot" ? (now?.level ?? seat.level) : null,
    ready: kind === "bot" || seat.entropy !== null || card !== undefined,
    online: kind === "person" && [seat.person, ...seat.otherIdentities].some((who) => who !== null && seen.online(who)),
    account: kind === "person" ? seat.account : null,
  };
}

export const seatsOf = (doc: TableDoc, person: string | null): Seat[] =>
  [...doc.seats.keys()].filter((n) => isPlayedBy(doc.seats[n], person)) as Seat[];

/** The seats somebody had until the others claimed them, and may sit on again. */
const reclaimableSeats = (doc: TableDoc, person: string): Seat[] =>
  [...doc.seats.keys()].filter((n) => doc.seats[n]?.previousOwners?.includes(person)) as Seat[];

/** The links somebody may hand on: one's own seats', and for the maker those of seats kept for friends. */
export function linksFor(id: string, doc: TableDoc, person: string | null, links: Links): SeatLink[] {
  const maker = person !== null && person === doc.owner;
  const all: SeatLink[] = [];
  for (const [n, seat] of doc.seats.entries()) {
    const kept = seat.kind === "vacant" && seat.reservedFor === "friend";
    if (!(maker && kept) && !isPlayedBy(seat, person)) continue;
    const token = links.token({ table: id, seat: n, generation: seat.generation });
    all.push({ seat: n as Seat, token });
  }
  if (maker) all.push({ seat: null, token: links.token({ table: id, seat: null, generation: doc.generation }) });
  return all;
}
