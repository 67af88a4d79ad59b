/** Defines the stored form of a tournament. It is one document, so that only one host can pair a round. */
import type {
  EntrantInfo,
  LegInfo,
  PairingInfo,
  ResultInfo,
  RoundInfo,
  TeamAnswer,
  TournamentEvent,
  TournamentInfo,
} from "@starboard/wire/tournament";
import { defineCollection } from "../storage/collection.ts";

/** The public data of an entrant, and its person. The seed counts from 0 here. */
export interface EntrantDoc extends Omit<EntrantInfo, "entrant"> {
  readonly person: string | null;
  readonly account: string | null;
}
/** A match of a pairing. */
export interface LegDoc extends Pick<LegInfo, "table" | "seats" | "scores" | "how"> {
  /** Scores counted by the game, in the order of the pairing. */
  readonly counted: readonly number[];
  /** True if the game's rules include the earlier leg in this result. */
  readonly whole: boolean;
}
export type ResultDoc = ResultInfo;
export interface PairingDoc extends Omit<PairingInfo, "legs"> {
  readonly legs: readonly LegDoc[];
}
export interface RoundDoc extends Omit<RoundInfo, "round" | "pairings"> {
  readonly pairings: readonly PairingDoc[];
}
/** The two clubs of a team match, the challenger first. */
export interface TeamsDoc {
  readonly boards: number;
  readonly answer: TeamAnswer;
  readonly sides: readonly [TeamSide, TeamSide];
}
interface TeamSide {
  readonly club: string;
  readonly name: string;
}
/** A stored tournament. Public fields have the form in which they are sent; the others stay on the host. */
export interface TournamentDoc
  extends Omit<
    TournamentInfo,
    "tournament" | "version" | "paused" | "organiser" | "entrants" | "played" | "standings" | "you" | "invite" | "teams"
  > {
  /** Start of the pause, in epoch ms; null if not paused. */
  readonly paused: number | null;
  readonly organiser: string;
  readonly organiserName: string;
  /** The options that are public before the end. If absent, all options are public. */
  readonly openOptions?: object;
  readonly teams?: TeamsDoc;
  /** Who played in the edition before, for a season. */
  readonly invites?: readonly { readonly person: string; readonly name: string }[];
  /** Token that an invitation link contains. */
  readonly invite: string;
  /** Entrants by number. Numbers do not change after the start. */
  readonly entrants: readonly EntrantDoc[];
  readonly played: readonly RoundDoc[];
}

/** Time after which a tournament that was not started is deleted, in ms. */
const OPEN_RETENTION_MS = 180 * 86_400_000;
/** Most events that are stored. */
const MAX_EVENTS = 500;

export const tournaments = defineCollection<TournamentDoc>(
  "tournament",
  ({ listed, state, organiser, entrants, invites = [], teams, club }) => ({
    listed: listed ? "yes" : undefined,
    state,
    club: clubIdsOf({ ...(teams && { teams }), ...(club && { club }) }),
    ...(teams && state === "open" && { clubOpen: teams.sides.map((one) => one.club) }),
    organises: state === "over" ? undefined : organiser,
    person: [
      ...new Set([
        organiser,
        ...entrants.flatMap(({ person }) => person ?? []),
        ...(state === "open" ? invites.map(({ person }) => person) : []),
      ]),
    ],
  }),
  ({ state, createdAt, startsAt = 0 }) =>
    state === "open" ? Math.max(createdAt, startsAt) + OPEN_RETENTION_MS : undefined,
);

/** The clubs that a tournament is about. */
export const clubIdsOf = ({ teams, club }: Pick<TournamentDoc, "teams" | "club">): string[] =>
  [...(teams?.sides ?? []), ...(club ? [club] : [])].map((one) => one.club);
/** Returns the schedule key of a tournament's next deadline or check. */
export const dueKey = (tournament: string): string => `tournament/${tournament}`;
export const currentRound = ({ played }: TournamentDoc): RoundDoc | undefined => played[played.length - 1];
export const entrantOf = ({ entrants }: TournamentDoc, person: string | null): number =>
  person === null ? -1 : entrants.findIndex((one) => one.person === person);
/** Returns the numbers of the entrants who still play. */
export const playing = ({ entrants }: TournamentDoc): number[] =>
  [...entrants.keys()].filter((n) => entrants[n]?.out === null);

export const withEvent = (doc: TournamentDoc, ...events: readonly TournamentEvent[]): TournamentDoc => ({
  ...doc,
  events: [...doc.events, ...events].slice(-MAX_EVENTS),
});
export const withRound = (doc: TournamentDoc, change: Partial<RoundDoc>): TournamentDoc => {
  const last = doc.played.length - 1;
  return { ...doc, played: doc.played.with(last, { ...(doc.played[last] as RoundDoc), ...change }) };
};
/** Returns the tournament with one pairing of a round (from 0) replaced. */
export const withPairing = (doc: TournamentDoc, round: number, n: number, pairing: PairingDoc): TournamentDoc => {
  const there = doc.played[round] as RoundDoc;
  return { ...doc, played: doc.played.with(round, { ...there, pairings: there.pairings.with(n, pairing) }) };
};
