/** Builds the view of a table that one person may see. All of it is sent to the page. */
import type { Seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import { isDelayed, type SeatInfo, type SeatLink, type TableInfo } from "@starboard/wire/host";
import type { Stored } from "../storage/store.ts";
import { seatOptionsOf, collectSeatOptions } from "./seat-options.ts";
import { isPlayedBy, type SeatDoc, type TableDoc } from "./doc.ts";
import type { Links } from "./links.ts";
import { maskErasedNames } from "./erased-names.ts";

export interface TablePresence {
  readonly online: (person: string) => boolean;
  readonly watching: number;
  /** People who may not write, by their names in this table's chat. */
  readonly muted: readonly string[];
}

/** True if people without a link can find the table. */
export const inLobby = ({ terms, state }: TableDoc): boolean => terms.listed && state !== "over";

export function infoFor(
  { id, version, changedAt, doc }: Stored<TableDoc>,
  summary: MatchSummary | undefined,
  person: string | null,
  seen: TablePresence,
): TableInfo {
  const { state, game, options, terms, ownerName, commitment, createdAt, from, rematch, rematchOf } = doc;
  const shown = summary && summaryWithoutQuestions(visibleSummary(maskErasedNames(summary, doc), doc, person), doc);
  return {
    table: id,
    version,
    state: summary?.over ? "over" : state,
    game,
    // The table owner chose the options. Others see only the public ones until the match is over.
    options:
      person !== null && person === doc.owner && !summary?.over
        ? options
        : (summary?.options ?? doc.openOptions ?? options),
    terms,
    owner: doc.tournament === undefined ? ownerName : "",
    seats: doc.seats.map((seat, n) => ({
      ...seatInfo(seat, summary, n, seen),
      seatOptions: Object.keys(seatOptionsOf(doc, n)),
    })),
    commitment,
    createdAt,
    changedAt: Math.max(changedAt, shown?.changedAt ?? 0),
    summary: shown ?? null,
    from,
    // A take-back proposed at an earlier entry can no longer happen.
    proposals: doc.proposals.filter(({ what }) => what.is !== "takeBack" || what.at === summary?.at),
    ...(doc.declined && { declined: doc.declined }),
    rematch,
    rematchOf,
    ...(doc.tournament !== undefined && { tournament: doc.tournament }),
    ...(doc.fromTickets && { fromTickets: true as const }),
    ...handOverFor(doc, person),
    ...(doc.handedOver && { handedOver: { seat: doc.handedOver.seat as Seat, at: doc.handedOver.at } }),
    // After a forfeit the match ends by resignation, and its result lacks the reason. A ruling may overrule the result.
    ...(doc.closed && (!summary?.over || /^(?:forfeit|ruled)$/.test(doc.closed.is)) && { closed: doc.closed }),
    ...castingFor(doc, summary, person),
    muted: person !== null && person === doc.owner ? seen.muted : [],
    watching: seen.watching,
    you: {
      seats: seatsOf(doc, person),
      reclaimable: person === null ? [] : reclaimableSeats(doc, person),
      owner: person !== null && person === doc.owner,
      muted: person !== null && doc.muted.includes(person),
      caster: isCaster(doc, person),
      removed: person !== null && doc.removed.includes(person),
      seatOptions: collectSeatOptions(doc, seatsOf(doc, person)),
    },
  };
}

/** The match that two players may go on with. Nobody else is told of it. */
function handOverFor(doc: TableDoc, person: string | null): Pick<TableInfo, "handOver"> {
  const { handOver: choice, seats } = doc;
  if (!choice || doc.state !== "lobby" || seatsOf(doc, person).length === 0) return {};
  const seatOf = (one: string): Seat =>
    Math.max(
      0,
      seats.findIndex((seat) => seat.person === one),
    ) as Seat;
  const { match, seat, agreed } = choice;
  return {
    handOver: { match, seat: seat as Seat, player: seatOf(choice.person), agreed: agreed.map(seatOf) },
  };
}

/** What a spectator learns of the casting. Players of the match learn nothing, not even that there is one. */
function castingFor(
  doc: TableDoc,
  summary: MatchSummary | undefined,
  person: string | null,
): Pick<TableInfo, "casting"> {
  const { casting } = doc;
  if (!casting || casting.casters.length === 0 || summary?.over || seatsOf(doc, person).length > 0) return {};
  return { casting: { casters: casting.casters.length, shown: casting.shown } };
}
/** Whether a person may cast: one who took a seat since may not. */
export const isCaster = (doc: TableDoc, person: string | null): boolean =>
  person !== null && doc.casting?.casters.includes(person) === true && seatsOf(doc, person).length === 0;

/** Removes the asked seats and the clock from the summary of a closed table. */
function summaryWithoutQuestions(summary: MatchSummary, doc: TableDoc): MatchSummary {
  if (!doc.closed || summary.over) return summary;
  const { clock: _clock, ...rest } = summary;
  return { ...rest, asked: [] };
}

/** Removes the asked seats and the progress for spectators whose board is delayed or not allowed. */
function visibleSummary(summary: MatchSummary, doc: TableDoc, person: string | null): MatchSummary {
  const seesAll = summary.over !== null || doc.owner === person || seatsOf(doc, person).length > 0;
  if (seesAll || (doc.terms.spectators.allowed && !isDelayed(doc.terms.spectators))) return summary;
  const { clock: _clock, ...rest } = summary;
  return { ...rest, asked: [], at: summary.from, changedAt: summary.createdAt };
}

function seatInfo(
  seat: SeatDoc,
  summary: MatchSummary | undefined,
  n: number,
  seen: TablePresence,
): Omit<SeatInfo, "seatOptions"> {
  const now = summary?.seats[n];
  // A bot may stand in for an absent player. Only the match knows that; the table knows the seat's person.
  const kind = seat.kind === "person" && now?.kind === "bot" ? "bot" : seat.kind;
  const personality = kind === "bot" ? (now ?? seat).personality : undefined;
  return {
    kind,
    reservedFor: seat.reservedFor,
    name: now && kind === "bot" && seat.erased !== true ? now.name : seat.name,
    level: kind === "bot" ? (now?.level ?? seat.level) : null,
    ...(personality && { personality }),
    ready: kind === "bot" || seat.entropy !== null || summary !== undefined,
    online: kind === "person" && [seat.person, ...seat.otherIdentities].some((who) => who !== null && seen.online(who)),
    account: kind === "person" ? seat.account : null,
    ...(kind === "person" && seat.program && { program: true as const }),
  };
}

export const seatsOf = (doc: TableDoc, person: string | null): Seat[] =>
  [...doc.seats.keys()].filter((n) => isPlayedBy(doc.seats[n], person)) as Seat[];

/** Returns the claimed seats to which the person may return. */
const reclaimableSeats = (doc: TableDoc, person: string): Seat[] =>
  [...doc.seats.keys()].filter((n) => doc.seats[n]?.previousOwners?.includes(person)) as Seat[];

/** Returns the links that the person may share: those of their seats and, for the table owner, of reserved seats. */
export function linksFor(id: string, doc: TableDoc, person: string | null, links: Links): SeatLink[] {
  const isOwner = person !== null && person === doc.owner;
  const all: SeatLink[] = [];
  for (const [n, seat] of doc.seats.entries()) {
    const reserved = seat.kind === "vacant" && seat.reservedFor === "friend";
    if (!(isOwner && reserved) && !isPlayedBy(seat, person)) continue;
    const token = links.token({ table: id, seat: n, generation: seat.generation });
    all.push({ seat: n as Seat, token });
  }
  if (isOwner) all.push({ seat: null, token: links.token({ table: id, seat: null, generation: doc.generation }) });
  return all;
}
