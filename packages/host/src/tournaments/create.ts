/** Creates tournaments, and deletes those that have not begun. */
import type { Result } from "@starboard/kernel";
import { isLive } from "@starboard/wire/host";
import { MAX_BOARDS } from "@starboard/wire/clubs";
import {
  ARENA_LIMIT,
  MAX_START_DAYS,
  type newTournament,
  ROUND_ROBIN_LIMIT,
  SWISS_LIMIT,
  type TieBreak,
  type TournamentFormat,
} from "@starboard/wire/tournament";
import type * as z from "zod/mini";
import { clubs, isOrganiser } from "../clubs/doc.ts";
import { fail } from "../errors.ts";
import type { Caller } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import type { Change, Stored } from "../storage/store.ts";
import { gameOf, sharedOptionsOnly, withLiveStandards } from "../tables/seat-options.ts";
import { dueKey, type TournamentDoc, tournaments } from "./doc.ts";
import { AT_ONCE, checkedMatches, creating, FRESH_TOURNAMENT, newInvite } from "./new-tournament.ts";
import { onlyIn, onlyOrganiser } from "./permissions.ts";
import { seasonDue } from "./seasons/doc.ts";
import { firstEdition } from "./seasons/season.ts";

type No = ReturnType<typeof fail>;

/** Default tie-breaks, in the order in which they count. */
export const TIES: Readonly<Record<TournamentFormat | "pods", readonly TieBreak[]>> = {
  roundRobin: ["headToHead", "sonnebornBerger", "wins"],
  swiss: ["buchholz", "sonnebornBerger", "headToHead", "wins"],
  pods: ["buchholz", "wins"],
  arena: ["wins"],
  teams: ["wins"],
};
/** Most entrants of each format. */
export const ENTRANTS: Readonly<Record<TournamentFormat, number>> = {
  roundRobin: ROUND_ROBIN_LIMIT,
  swiss: SWISS_LIMIT,
  arena: ARENA_LIMIT,
  teams: 2 * MAX_BOARDS,
};
/** Returns what an arena lacks: tables for two, a clock that ends each match, and its times. */
function arenaRefusal({
  format,
  seats,
  bothSides,
  roundHours,
  clock,
  arena,
}: z.output<typeof newTournament>): No | undefined {
  if (format !== "arena") return arena ? fail("TOURNAMENT_ARENA", "arena") : undefined;
  if (!arena) return fail("TOURNAMENT_ARENA", "arena");
  if (seats !== 2) return fail("TOURNAMENT_ARENA", "seats", { seats });
  if (bothSides) return fail("TOURNAMENT_ARENA", "bothSides");
  if (roundHours !== null) return fail("TOURNAMENT_ARENA", "roundHours");
  return isLive(clock) ? undefined : fail("TOURNAMENT_ARENA", "clock");
}

const DAY_MS = 86_400_000;
/** A date must lie ahead, and a season needs one. */
function dateRefusal({ startsAt, every }: z.output<typeof newTournament>, now: number): No | undefined {
  if (startsAt === undefined)
    return every === undefined ? undefined : fail("TOURNAMENT_DATE", "startsAt", { days: MAX_START_DAYS });
  return startsAt > now && startsAt <= now + MAX_START_DAYS * DAY_MS
    ? undefined
    : fail("TOURNAMENT_DATE", "startsAt", { days: MAX_START_DAYS });
}

/**
 * Creates a tournament, and the season that it begins.
 * Codes: TOURNAMENT_ACCOUNT, TOURNAMENT_SEATS, TOURNAMENT_ARENA, TOURNAMENT_DATE, TOURNAMENT_CLUB, CLUB_FORBIDDEN, SEASON_FULL, HOST_RATE and those of
 * `check` for the options.
 */
export async function createTournament(
  services: HostServices,
  who: Caller,
  input: z.output<typeof newTournament>,
): Promise<Result<Stored<TournamentDoc>>> {
  const { store, tables: tableService, now } = services;
  if (who.person === null || who.kind !== "account") return fail("TOURNAMENT_ACCOUNT");
  if ((await store.count("tournament", ["organises", who.person])) >= AT_ONCE)
    return fail("HOST_RATE", "", { limit: AT_ONCE });
  const { game, options: chosen, seats, name, title, about, format, bothSides, rounds, ties, ...rest } = input;
  const { roundHours, atDeadline, arena, listed, entry, limit, startsAt, every, club, ...terms } = rest;
  if (bothSides && seats !== 2) return fail("TOURNAMENT_SEATS", "bothSides", { seats });
  const lacks = arenaRefusal(input) ?? dateRefusal(input, now());
  if (lacks) return lacks;
  const own = club === undefined ? undefined : await clubs.get(store, club);
  if (club === undefined ? entry === "members" : !own) return fail("TOURNAMENT_CLUB", "club");
  if (own && (!isOrganiser(own.doc, who.person) || own.doc.takenDown !== null)) return fail("CLUB_FORBIDDEN", "club");
  // Seat options are supplied by the entrants, so they are not part of the shared options.
  const rules = await gameOf({ game });
  const wanted = withLiveStandards(rules, chosen, terms.clock);
  const options = terms.ownSeatOptions ? sharedOptionsOnly(rules, wanted) : wanted;
  const id = tableService.random(10);
  const checked = await checkedMatches(services, id, { game, options, seats });
  if ("bad" in checked) return checked;
  const at = now();
  const doc: TournamentDoc = {
    ...FRESH_TOURNAMENT,
    ...checked.ok,
    title,
    about,
    organiser: who.person,
    organiserName: name,
    game,
    options,
    seats,
    format,
    rounds: format === "arena" ? 1 : rounds,
    bothSides,
    terms,
    roundHours,
    atDeadline,
    ...(arena && { arena }),
    ...(startsAt !== undefined && { startsAt }),
    ...(own && { club: { club: own.id, name: own.doc.name } }),
    ties: format === "arena" ? TIES.arena : (ties ?? TIES[seats > 2 ? "pods" : format]),
    listed,
    entry,
    limit: Math.min(limit, ENTRANTS[format]),
    invite: newInvite(),
    createdAt: at,
    events: [{ at, by: name, what: "made" }],
  };
  if (every === undefined || startsAt === undefined) {
    await store.write(creating(id, doc, at));
    return { ok: { id, version: 1, changedAt: at, doc } };
  }
  return firstEdition(services, id, { ...doc, startsAt }, every);
}

/** Deletes a tournament before its start. Codes: TOURNAMENT_UNKNOWN, TOURNAMENT_FORBIDDEN, TOURNAMENT_STATE. */
export async function removeTournament({ store, now }: HostServices, id: string, who: Caller): Promise<Result<null>> {
  for (;;) {
    const stored = await tournaments.get(store, id);
    if (!stored) return fail("TOURNAMENT_UNKNOWN");
    const bad = onlyOrganiser(stored.doc, who) ?? onlyIn(stored.doc, "open");
    if (bad) return bad;
    const changes: readonly Change[] = [
      tournaments.delete(id, stored.version),
      { is: "schedule", key: dueKey(id), at: null },
      ...seasonDue(stored.doc, now()),
    ];
    if (await store.write(changes)) return { ok: null };
  }
}
