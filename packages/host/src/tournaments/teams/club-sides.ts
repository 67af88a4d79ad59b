/** Who belongs to the clubs of a tournament, and what they may do there. */
import { type ClubDoc, clubs, isOrganiser, roleOf } from "../../clubs/doc.ts";
import { fail } from "../../errors.ts";
import type { HostStore } from "../../storage/store.ts";
import { clubIdsOf, type TournamentDoc } from "../doc.ts";

/** The clubs of a tournament, by id; those that were closed are missing. */
export type TournamentClubs = ReadonlyMap<string, ClubDoc>;

/** Reads the clubs of a tournament that has not begun. Later nothing depends on them. */
export async function clubsOfTournament(store: HostStore, doc: TournamentDoc): Promise<TournamentClubs> {
  const ids = doc.state === "over" ? [] : clubIdsOf(doc);
  return ids.length === 0
    ? new Map()
    : new Map((await clubs.getAll(store, ids)).map(({ id, doc: club }) => [id, club]));
}

/** The sides of a team match to whose club a person belongs, or which they organise. */
export function sidesOf(
  doc: TournamentDoc,
  there: TournamentClubs,
  person: string | null,
  organises = false,
): number[] {
  return (doc.teams?.sides ?? []).flatMap(({ club }, side) => {
    const of = there.get(club);
    return of && (organises ? isOrganiser(of, person) : roleOf(of, person) !== null) ? [side] : [];
  });
}

/**
 * Returns the side for which a person enters a team match, or why they may not.
 * Codes: TOURNAMENT_STATE before the clubs agree, TEAM_MEMBER, TEAM_SIDE for members of both, TOURNAMENT_FULL.
 */
export function sideFor(
  doc: TournamentDoc,
  there: TournamentClubs,
  person: string | null,
  wanted: number | undefined,
): { readonly side: 0 | 1 } | ReturnType<typeof fail> {
  if (doc.teams?.answer !== "accepted") return fail("TOURNAMENT_STATE", "", { state: doc.state });
  const sides = sidesOf(doc, there, person);
  const free = sides.filter(
    (side) => doc.entrants.filter(({ team }) => team === side).length < (doc.teams?.boards ?? 0),
  );
  if (sides.length === 0 || (wanted !== undefined && !sides.includes(wanted))) return fail("TEAM_MEMBER");
  if (wanted === undefined && sides.length === 2) return fail("TEAM_SIDE", "team");
  const side = wanted ?? sides[0];
  if (side === undefined || !free.includes(side)) return fail("TOURNAMENT_FULL", "", { limit: doc.teams.boards });
  return { side: side === 0 ? 0 : 1 };
}

/** The entrants of a team match who have left the club for which they entered. */
export async function formerMembers(store: HostStore, doc: TournamentDoc): Promise<ReadonlySet<string>> {
  if (!doc.teams) return new Set();
  const there = await clubsOfTournament(store, doc);
  const isMember = (person: string, team: number | undefined): boolean => {
    const club = there.get(doc.teams?.sides[team === 1 ? 1 : 0].club ?? "");
    return club !== undefined && roleOf(club, person) !== null;
  };
  return new Set(
    doc.entrants.flatMap(({ person, team }) => (person !== null && !isMember(person, team) ? [person] : [])),
  );
}
