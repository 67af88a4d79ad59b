/** A club challenges another to a team match; its organisers answer, and either club may call it off before the start. */
import { editionName, type Result } from "@starboard/kernel";
import { OPEN_TEAM_MATCHES, REFUSED_DAYS, TEAM_HOURS, type teamMatchInput } from "@starboard/wire/clubs";
import { PACE_CLOCKS } from "@starboard/wire/tickets";
import { MAX_START_DAYS } from "@starboard/wire/tournament";
import type * as z from "zod/mini";
import { type ClubDoc, clubs, isOrganiser } from "../../clubs/doc.ts";
import { fail } from "../../errors.ts";
import { announce, announcing } from "../../notifications/announcements.ts";
import type { Caller } from "../../people/identity.ts";
import type { HostServices } from "../../services.ts";
import type { Stored } from "../../storage/store.ts";
import { duelOf } from "../../tickets/duel.ts";
import { type TournamentDoc, tournaments, withEvent } from "../doc.ts";
import { checkedMatches, creating, FRESH_TOURNAMENT, newInvite } from "../new-tournament.ts";
import type { TournamentChangeFn, TournamentService } from "../tournament-service.ts";
import { clubsOfTournament, sidesOf } from "./club-sides.ts";

type No = ReturnType<typeof fail>;
type Input = z.output<typeof teamMatchInput>;
type Changed = Promise<Result<Stored<TournamentDoc>>>;

const DAY_MS = 86_400_000;
/** Most team matches of a club that are looked through for a refusal. */
const MAX_LOOKED_AT = 50;
/** Longest name in the title of a team match, which names its tables. */
const MAX_NAME = 18;
const short = (name: string): string =>
  name.length <= MAX_NAME
    ? name
    : `${Array.from(name)
        .slice(0, MAX_NAME - 1)
        .join("")
        .trimEnd()}…`;

const organisersOf = ({ members }: ClubDoc): string[] =>
  members.flatMap(({ person, role }) => (role === "member" ? [] : [person]));

/** Why one club may not challenge another now. Codes: TEAM_OPEN, and TEAM_REFUSED, which does not say why. */
async function challengeRefusal(
  { store, blocks, now }: HostServices,
  person: string,
  own: Stored<ClubDoc>,
  other: Stored<ClubDoc>,
): Promise<No | undefined> {
  for (const { id } of [own, other])
    if ((await store.count("tournament", ["clubOpen", id])) >= OPEN_TEAM_MATCHES)
      return fail("TEAM_OPEN", "", { limit: OPEN_TEAM_MATCHES });
  const blockedBy = await blocks.against(person);
  if (organisersOf(other.doc).some((one) => blockedBy.has(one))) return fail("TEAM_REFUSED");
  const found = await tournaments.find(store, { index: ["club", other.id], limit: MAX_LOOKED_AT });
  const earlier = found.filter(
    ({ doc }) => doc.teams?.sides[0].club === own.id && doc.teams.sides[1].club === other.id,
  );
  if (earlier.some(({ doc }) => doc.state === "open" && doc.teams?.answer === "waiting"))
    return fail("TEAM_OPEN", "against", { limit: 1 });
  const since = now() - REFUSED_DAYS * DAY_MS;
  return earlier.some(({ doc, changedAt }) => doc.teams?.answer === "refused" && changedAt > since)
    ? fail("TEAM_REFUSED")
    : undefined;
}

/** Returns the team match to be stored. Codes: TEAM_GAME and those of `check` for the options. */
async function teamMatch(
  services: HostServices,
  id: string,
  { own, other }: { readonly own: Stored<ClubDoc>; readonly other: Stored<ClubDoc> },
  { game: wanted, preset, pace, boards, bothSides, rated, startsAt }: Input,
  by: string,
): Promise<Result<TournamentDoc>> {
  const clock = PACE_CLOCKS[pace];
  const duel = duelOf(wanted, clock, preset);
  if (!duel) return fail("TEAM_GAME", "game", { game: wanted });
  const { options } = duel;
  const game = editionName(duel.game);
  const checked = await checkedMatches(services, id, { game, options, seats: 2 });
  if ("bad" in checked) return checked;
  const at = services.now();
  const doc: TournamentDoc = {
    ...FRESH_TOURNAMENT,
    ...checked.ok,
    title: `${short(own.doc.name)} – ${short(other.doc.name)}`,
    about: "",
    // Neither club rules over the match.
    organiser: "",
    organiserName: own.doc.name,
    game,
    options,
    seats: 2,
    format: "teams",
    rounds: 1,
    bothSides,
    terms: {
      clock,
      onTimeout: "lose",
      standInLevel: 3,
      takeBack: "rules",
      spectators: { allowed: true, delay: 0 },
      rated,
      ownSeatOptions: false,
    },
    roundHours: TEAM_HOURS[pace],
    atDeadline: "forfeit",
    startsAt,
    ties: ["wins"],
    // Shown in the list once it is agreed.
    listed: false,
    entry: "open",
    limit: 2 * boards,
    teams: {
      boards,
      answer: "waiting",
      sides: [
        { club: own.id, name: own.doc.name },
        { club: other.id, name: other.doc.name },
      ],
    },
    invite: newInvite(),
    createdAt: at,
    events: [{ at, by, what: "made" }],
  };
  return { ok: doc };
}

/**
 * Challenges a club on behalf of another; its organisers are notified. Both clubs are written with the team match, so that
 * challenges are counted one after the other. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, TEAM_SELF, TOURNAMENT_DATE and those of
 * `challengeRefusal` and `teamMatch`.
 */
export async function challengeClub(services: HostServices, club: string, who: Caller, input: Input): Changed {
  const { store, tables: tableService, now } = services;
  const { against, startsAt } = input;
  if (who.person === null) return fail("CLUB_ACCOUNT");
  for (;;) {
    const at = now();
    const [own, other] = [await clubs.get(store, club), await clubs.get(store, against)];
    if (!own || own.doc.takenDown !== null) return fail("CLUB_UNKNOWN");
    if (!isOrganiser(own.doc, who.person)) return fail("CLUB_FORBIDDEN");
    if (club === against) return fail("TEAM_SELF", "against");
    if (!other || other.doc.takenDown !== null) return fail("CLUB_UNKNOWN", "against");
    if (startsAt <= at || startsAt > at + MAX_START_DAYS * DAY_MS)
      return fail("TOURNAMENT_DATE", "startsAt", { days: MAX_START_DAYS });
    const bad = await challengeRefusal(services, who.person, own, other);
    if (bad) return bad;
    const id = tableService.random(10);
    const made = await teamMatch(services, id, { own, other }, input, who.name);
    if ("bad" in made) return made;
    const written = await store.write([
      ...creating(id, made.ok, at),
      ...[own, other].map((one) => clubs.put(one.id, { ...one.doc, challengedAt: at }, at, one.version)),
      ...announcing(id, "teamChallenge", organisersOf(other.doc), at),
    ]);
    if (!written) continue;
    await announce(services, id, "teamChallenge");
    return { ok: { id, version: 1, changedAt: at, doc: made.ok } };
  }
}

/** Answers a challenge as an organiser of the challenged club. Codes: TOURNAMENT_UNKNOWN, CLUB_FORBIDDEN, TOURNAMENT_STATE. */
export async function answerChallenge(
  services: HostServices,
  service: TournamentService,
  id: string,
  who: Caller,
  accept: boolean,
): Changed {
  const stored = await tournaments.get(services.store, id);
  if (!stored?.doc.teams) return fail("TOURNAMENT_UNKNOWN");
  const there = await clubsOfTournament(services.store, stored.doc);
  const members = new Set([...there.values()].flatMap((club) => club.members.map(({ person }) => person)));
  members.delete(who.person ?? "");
  const answered = (doc: TournamentDoc): ReturnType<TournamentChangeFn> => {
    if (!doc.teams || doc.state !== "open" || doc.teams.answer !== "waiting")
      return fail("TOURNAMENT_STATE", "", { state: doc.state });
    if (!sidesOf(doc, there, who.person, true).includes(1)) return fail("CLUB_FORBIDDEN");
    const answer = accept ? "accepted" : "refused";
    const next: TournamentDoc = {
      ...doc,
      ...(accept ? { listed: true } : { state: "over" }),
      teams: { ...doc.teams, answer },
    };
    return withEvent(next, { at: services.now(), by: who.name, what: answer, why: doc.teams.sides[1].name });
  };
  const changed = await service.change(id, answered, () =>
    accept ? announcing(id, "teamMatch", [...members], services.now()) : [],
  );
  if ("ok" in changed && accept) await announce(services, id, "teamMatch");
  return changed;
}

/** Calls a team match off before it begins, as an organiser of a club that has agreed to it. Codes: as `answerChallenge`. */
export async function callOff(services: HostServices, service: TournamentService, id: string, who: Caller): Changed {
  const stored = await tournaments.get(services.store, id);
  if (!stored?.doc.teams) return fail("TOURNAMENT_UNKNOWN");
  const there = await clubsOfTournament(services.store, stored.doc);
  return service.change(id, (doc) => {
    if (!doc.teams || doc.state !== "open") return fail("TOURNAMENT_STATE", "", { state: doc.state });
    const agreed = doc.teams.answer === "accepted" ? [0, 1] : [0];
    const side = sidesOf(doc, there, who.person, true).find((one) => agreed.includes(one));
    if (side === undefined) return fail("CLUB_FORBIDDEN");
    const club = doc.teams.sides[side === 1 ? 1 : 0];
    return withEvent(
      { ...doc, state: "over", listed: false },
      { at: services.now(), by: who.name, what: "calledOff", why: club.name },
    );
  });
}
