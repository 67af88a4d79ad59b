/** A tournament as the host keeps it: one document, so that a round is paired once, whoever does it. */
import type {
  EntrantInfo,
  LegInfo,
  PairingInfo,
  ResultInfo,
  RoundInfo,
  TournamentEvent,
  TournamentInfo,
} from "@starboard/wire/tournament";
import { defineCollection } from "../storage/collection.ts";

/** An entrant as everybody sees it, and who it is. The seed counts from 0 here. */
export interface EntrantDoc extends Omit<EntrantInfo, "entrant"> {
  readonly person: string | null;
  readonly account: string | null;
}
/** A match of a pairing. */
export interface LegDoc extends Pick<LegInfo, "table" | "seats" | "scores" | "how"> {
  /** What the game itself counted, in the order of the pairing. */
  readonly counted: readonly number[];
  /** Its result has the earlier match in it, by the rules of the game. */
  readonly whole: boolean;
}
export type ResultDoc = ResultInfo;
export interface PairingDoc extends Omit<PairingInfo, "legs"> {
  readonly legs: readonly LegDoc[];
}
export interface RoundDoc extends Omit<RoundInfo, "round" | "pairings"> {
  readonly pairings: readonly PairingDoc[];
}
/** What everybody may read of a tournament is kept as they read it; the rest is the host's. */
export interface TournamentDoc
  extends Omit<
    TournamentInfo,
    "tournament" | "version" | "paused" | "organiser" | "entrants" | "played" | "standings" | "you" | "invite"
  > {
  /** Since when it is paused. */
  readonly paused: number | null;
  readonly organiser: string;
  readonly organiserName: string;
  /** What everybody may read of the options before the end; all of them when absent. */
  readonly openOptions?: object;
  /** What invites. */
  readonly invite: string;
  /** By number; whoever enters keeps theirs for good. */
  readonly entrants: readonly EntrantDoc[];
  readonly played: readonly RoundDoc[];
}

/** Registrations nobody starts are forgotten after so long. */
const OPEN_LIFE = 180 * 86_400_000;
/** Events that are kept. */
const EVENTS = 500;

export const tournaments = defineCollection<TournamentDoc>(
  "tournament",
  ({ listed, state, organiser, entrants }) => ({
    listed: listed ? "yes" : undefined,
    state,
    organises: state === "over" ? undefined : organiser,
    person: [...new Set([organiser, ...entrants.flatMap(({ person }) => person ?? [])])],
  }),
  ({ state, createdAt }) => (state === "open" ? createdAt + OPEN_LIFE : undefined),
);

/** The date under which a tournament's next deadline, or look around, stands. */
export const dueKey = (tournament: string): string => `tournament/${tournament}`;
export const currentRound = ({ played }: TournamentDoc): RoundDoc | undefined => played[played.length - 1];
export const entrantOf = ({ entrants }: TournamentDoc, person: string | null): number =>
  person === null ? -1 : entrants.findIndex((one) => one.person === person);
/** Those who still play, by number. */
export const playing = ({ entrants }: TournamentDoc): number[] =>
  [...entrants.keys()].filter((n) => entrants[n]?.out === null);

export const withEvent = (doc: TournamentDoc, ...events: readonly TournamentEvent[]): TournamentDoc => ({
  ...doc,
  events: [...doc.events, ...events].slice(-EVENTS),
});
export const withRound = (doc: TournamentDoc, change: Partial<RoundDoc>): TournamentDoc => {
  const last = doc.played.length - 1;
  return { ...doc, played: doc.played.with(last, { ...(doc.played[last] as RoundDoc), ...change }) };
};
/** The tournament with one pairing of a round (from 0) replaced. */
export const withPairing = (doc: TournamentDoc, round: number, n: number, pairing: PairingDoc): TournamentDoc => {
  const there = doc.played[round] as RoundDoc;
  return { ...doc, played: doc.played.with(round, { ...there, pairings: there.pairings.with(n, pairing) }) };
};
