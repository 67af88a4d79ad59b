/** A tournament as the host keeps it: one document, so that a round is paired once, whoever does it. */
import type {
  AtDeadline,
  LegHow,
  OutWhy,
  ResultHow,
  TieBreak,
  TournamentEvent,
  TournamentFormat,
} from "@starboard/wire/tournament";
import type { Terms } from "@starboard/wire/host";
import { shelf } from "../storage/shelf.ts";

export interface EntrantDoc {
  readonly kind: "person" | "bot";
  readonly person: string | null;
  readonly account: string | null;
  readonly name: string;
  readonly level: number | null;
  readonly rating: number | null;
  /** Rank before the first round, from 0. */
  readonly seed: number;
  readonly out: { readonly round: number; readonly why: OutWhy } | null;
}
/** A match of a pairing. */
export interface LegDoc {
  readonly table: string;
  /** Entrants in the order of the seats. */
  readonly seats: readonly number[];
  /** In the order of the pairing, once it is over. */
  readonly scores: readonly number[] | null;
  /** What the game itself counted, in the order of the pairing. */
  readonly counted: readonly number[];
  readonly how: LegHow | null;
  /** Its result has the earlier match in it, by the rules of the game. */
  readonly whole: boolean;
}
export interface ResultDoc {
  readonly scores: readonly number[];
  readonly how: ResultHow;
  readonly why: string;
  readonly at: number;
}
export interface PairingDoc {
  readonly entrants: readonly number[];
  readonly legs: readonly LegDoc[];
  readonly result: ResultDoc | null;
}
export interface RoundDoc {
  readonly pairedAt: number;
  readonly deadline: number | null;
  readonly pairings: readonly PairingDoc[];
  readonly byes: readonly number[];
  readonly done: boolean;
  /** The deadline has passed and the organiser has to rule what is open. */
  readonly ruling: boolean;
}
export interface TournamentDoc {
  readonly state: "open" | "running" | "over";
  /** Since when it is paused. */
  readonly paused: number | null;
  readonly title: string;
  readonly about: string;
  readonly organiser: string;
  readonly organiserName: string;
  readonly game: string;
  readonly options: object;
  /** What everybody may read of them before the end; all of them when absent. */
  readonly openOptions?: object;
  readonly seats: number;
  /** The same options also fit tables with one seat less. */
  readonly smaller: boolean;
  readonly format: TournamentFormat;
  readonly rounds: number;
  readonly bothSides: boolean;
  readonly terms: Omit<Terms, "title" | "listed" | "autoStart">;
  readonly roundHours: number | null;
  readonly atDeadline: AtDeadline;
  readonly ties: readonly TieBreak[];
  readonly listed: boolean;
  readonly entry: "open" | "invited";
  readonly limit: number;
  /** What invites. */
  readonly invite: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  /** By number; whoever enters keeps theirs for good. */
  readonly entrants: readonly EntrantDoc[];
  readonly played: readonly RoundDoc[];
  readonly events: readonly TournamentEvent[];
}

/** Registrations nobody starts are forgotten after so long. */
const OPEN_LIFE = 180 * 86_400_000;
/** Events that are kept. */
const EVENTS = 500;

export const tournaments = shelf<TournamentDoc>(
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
