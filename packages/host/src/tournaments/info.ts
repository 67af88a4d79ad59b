/** Builds the public view of a tournament. All of it is sent to the page. */
import type { MatchSummary } from "@starboard/wire";
import type {
  EntrantInfo,
  LegInfo,
  RoundInfo,
  TournamentInfo,
  TournamentSummary,
  TournamentTeams,
} from "@starboard/wire/tournament";
import type { HostServices } from "../services.ts";
import type { Caller } from "../people/identity.ts";
import type { Stored } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { currentRound, entrantOf, type LegDoc, type TeamsDoc, type TournamentDoc } from "./doc.ts";
import { entryRefusal } from "./actions.ts";
import { roundsOf, standingsOf } from "./rounds.ts";
import { clubsOfTournament, sidesOf, type TournamentClubs } from "./teams/club-sides.ts";
import { teamPoints } from "./teams/team-match.ts";
import { seatsNotReady } from "./observe-tables.ts";

/** A tournament with the public state of its tables. */
export interface TournamentView {
  readonly stored: Stored<TournamentDoc>;
  readonly rounds: readonly RoundInfo[];
  readonly clubs: TournamentClubs;
}

/** Loads a tournament's view. Only tables of undecided pairings in the current round are read. */
export async function loadTournamentView(
  { store }: Pick<HostServices, "store">,
  stored: Stored<TournamentDoc>,
): Promise<TournamentView> {
  const { doc } = stored;
  const open =
    doc.state === "running" ? (currentRound(doc)?.pairings.filter(({ result }) => result === null) ?? []) : [];
  const names = open.flatMap(({ legs }) => legs.map(({ table }) => table));
  const [found, summaries] = await Promise.all([tableDocs.getAll(store, names), store.summariesOf(names)]);
  const tablesNow = new Map(found.map((one) => [one.id, one.doc]));
  const summariesNow = new Map(summaries.map((summary) => [summary.match, summary]));
  const legInfo = (leg: LegDoc): LegInfo => {
    const { table, seats, scores, how } = leg;
    return { table, seats, scores, how, ...legStatus(leg, tablesNow.get(table), summariesNow.get(table)) };
  };
  return {
    stored,
    clubs: await clubsOfTournament(store, doc),
    rounds: doc.played.map(
      (round, i): RoundInfo => ({
        round: i + 1,
        pairedAt: round.pairedAt,
        deadline: round.deadline,
        done: round.done,
        ruling: round.ruling,
        byes: round.byes,
        pairings: round.pairings.map(({ entrants, legs, result, pairedAt }) => ({
          entrants,
          result,
          legs: legs.map(legInfo),
          ...(pairedAt !== undefined && { pairedAt }),
        })),
      }),
    ),
  };
}

function legStatus(
  { seats }: LegDoc,
  table: TableDoc | undefined,
  summary: MatchSummary | undefined,
): Pick<LegInfo, "state" | "missing" | "asked"> {
  const named = (list: readonly number[]): number[] => list.map((seat) => seats[seat] as number);
  if (!table || table.closed || summary?.over) return { state: "over", missing: [], asked: [] };
  if (!summary) return { state: "lobby", missing: named(seatsNotReady(table)), asked: [] };
  return { state: "playing", missing: [], asked: named(summary.asked) };
}

/** Returns the table an entrant should go to: one that waits for them, else one they play at; null if none. */
function tableFor({ rounds }: TournamentView, entrant: number): string | null {
  const legs = rounds[rounds.length - 1]?.pairings.flatMap((pairing) => (pairing.result ? [] : pairing.legs)) ?? [];
  const waits = legs.find(({ missing, asked }) => missing.includes(entrant) || asked.includes(entrant));
  // An entrant who waits for the opponent gets their table too.
  return (waits ?? legs.find(({ state, seats }) => state !== "over" && seats.includes(entrant)))?.table ?? null;
}

/** The invitation of someone who played in the edition before and has not entered this one. */
const invitationOf = (doc: TournamentDoc, { person }: Caller): { readonly name: string } | undefined =>
  doc.state === "open" && person !== null && entrantOf(doc, person) < 0
    ? doc.invites?.find((one) => one.person === person)
    : undefined;

const withPoints = (doc: TournamentDoc, { sides }: TeamsDoc): TournamentTeams["sides"] => {
  const points = teamPoints(doc);
  return sides.map((side, n) => ({ ...side, points: points[n === 1 ? 1 : 0] }));
};
const teamsOf = (doc: TournamentDoc, teams: TeamsDoc, there: TournamentClubs, { person }: Caller): TournamentTeams => ({
  boards: teams.boards,
  answer: teams.answer,
  sides: withPoints(doc, teams),
  you: { sides: sidesOf(doc, there, person), organises: sidesOf(doc, there, person, true) },
});

export function infoOf(all: TournamentView, who: Caller, token: string | undefined, now: number): TournamentInfo {
  const { id, version, doc } = all.stored;
  const organiser = who.person !== null && who.person === doc.organiser;
  const entrant = entrantOf(doc, who.person);
  const invited = invitationOf(doc, who);
  const { state, title, about, game, seats, smaller, format, bothSides, terms, roundHours, atDeadline, ties } = doc;
  return {
    tournament: id,
    version,
    state,
    paused: doc.paused !== null,
    title,
    about,
    organiser: doc.organiserName,
    game,
    options: organiser || state === "over" ? doc.options : (doc.openOptions ?? doc.options),
    seats,
    smaller,
    format,
    rounds: state === "open" ? roundsOf(doc) : doc.rounds,
    bothSides,
    terms,
    roundHours,
    atDeadline,
    ...(doc.arena && { arena: doc.arena }),
    ...(doc.startsAt !== undefined && { startsAt: doc.startsAt }),
    ...(doc.season && { season: doc.season }),
    ...(doc.club && { club: doc.club }),
    ...(doc.teams && { teams: teamsOf(doc, doc.teams, all.clubs, who) }),
    ties,
    listed: doc.listed,
    entry: doc.entry,
    limit: doc.limit,
    createdAt: doc.createdAt,
    startedAt: doc.startedAt,
    entrants: doc.entrants.map(
      ({ name, kind, level, rating, seed, out, resting, joinedAt, team }, n): EntrantInfo => ({
        entrant: n,
        name,
        kind,
        level,
        rating,
        seed: state === "open" ? 0 : seed + 1,
        out,
        ...(team !== undefined && { team }),
        ...(resting && { resting }),
        ...(joinedAt !== undefined && { joinedAt }),
      }),
    ),
    played: all.rounds,
    standings: state === "open" ? [] : standingsOf(doc),
    events: doc.events,
    you: {
      entrant: entrant < 0 ? null : entrant,
      organiser,
      table: entrant < 0 ? null : tableFor(all, entrant),
      mayNot: entryRefusal(doc, who, { token, clubs: all.clubs }, now)?.bad[0]?.code ?? null,
      ...(invited && { invitedAs: invited.name }),
    },
    invite: organiser ? doc.invite : null,
  };
}

/** Returns a tournament as one row of a list. */
export function summaryOf(all: TournamentView, who: Caller): TournamentSummary {
  const { id, changedAt, doc } = all.stored;
  const me = entrantOf(doc, who.person);
  const legs =
    all.rounds[all.rounds.length - 1]?.pairings.flatMap((pairing) => (pairing.result ? [] : pairing.legs)) ?? [];
  const turn = me >= 0 && legs.some(({ missing, asked }) => missing.includes(me) || asked.includes(me));
  return {
    tournament: id,
    title: doc.title,
    game: doc.game,
    state: doc.state,
    format: doc.format,
    organiser: doc.organiserName,
    entrants: doc.entrants.length,
    limit: doc.limit,
    round: doc.played.length,
    rounds: doc.state === "open" ? roundsOf(doc) : doc.rounds,
    changedAt,
    ...(doc.state === "open" && doc.startsAt !== undefined && { startsAt: doc.startsAt }),
    ...(doc.season && { edition: doc.season.edition }),
    ...(doc.teams && { teams: { answer: doc.teams.answer, sides: withPoints(doc, doc.teams) } }),
    ...(invitationOf(doc, who) && { invited: true as const }),
    yours:
      turn ||
      (doc.state === "open" &&
        doc.teams?.answer === "waiting" &&
        sidesOf(doc, all.clubs, who.person, true).includes(1)) ||
      (who.person === doc.organiser && who.person !== null && currentRound(doc)?.ruling === true),
  };
}
