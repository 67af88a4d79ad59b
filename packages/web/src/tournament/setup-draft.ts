/** A new tournament as its form holds it, and the request that creates it. */
import {
  ARENA_LIMIT,
  type AtDeadline,
  type ChosenFormat,
  type EntryRule,
  type NewTournament,
  type Recurrence,
  ROUND_ROBIN_LIMIT,
  SWISS_LIMIT,
} from "@starboard/wire/tournament";
import { isLive } from "@starboard/wire/host";
import { ruleAt } from "../newtable/clocks.ts";

export interface TournamentDraft {
  readonly title: string;
  /** Information for visitors. */
  readonly about: string;
  readonly format: ChosenFormat;
  readonly rounds: number;
  /** Each pairing plays twice with the seats exchanged. */
  readonly bothSides: boolean;
  /** Index of the time control in `CLOCKS`. */
  readonly clock: number;
  readonly onTimeout: "lose" | "bot";
  /** Length of a round in hours; null without a limit. */
  readonly roundHours: number | null;
  readonly atDeadline: AtDeadline;
  /** Times of an arena, in minutes. */
  readonly minutes: number;
  readonly grace: number;
  readonly entry: EntryRule;
  /** The largest number of entrants that the organiser wants. */
  readonly limit: number;
  /** When it begins by itself, in milliseconds since 1970; null if the organiser starts it. */
  readonly startsAt: number | null;
  readonly every: Recurrence | null;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
}
/** What a form about the draft calls with the fields that the organiser has changed. */
export type ChangeDraft = (set: Partial<TournamentDraft>) => void;

export const draftWith = (title: string): TournamentDraft => ({
  title,
  about: "",
  format: "swiss",
  rounds: 5,
  bothSides: false,
  clock: 0,
  onTimeout: "lose",
  roundHours: null,
  atDeadline: "forfeit",
  minutes: 60,
  grace: 10,
  entry: "open",
  limit: 16,
  startsAt: null,
  every: null,
  listed: true,
  spectators: true,
  rated: false,
});

/** Whether pairings are groups of more than two players, which cannot exchange their seats. */
export const isInPods = (seats: number): boolean => seats > 2;

/** The largest number of entrants that the format allows. */
export const entrantLimit = ({ format }: Pick<TournamentDraft, "format">): number =>
  ({ roundRobin: ROUND_ROBIN_LIMIT, swiss: SWISS_LIMIT, arena: ARENA_LIMIT })[format];

/** Whether the clock ends every match, as an arena needs. */
export const hasLiveClock = ({ clock }: Pick<TournamentDraft, "clock">): boolean => isLive(ruleAt(clock));

/** The settings as the host takes them, for matches of so many seats. */
export function tournamentInput(
  { clock, spectators, minutes, grace, startsAt, every, ...draft }: TournamentDraft,
  seats: number,
) {
  const arena = draft.format === "arena";
  return {
    ...draft,
    ...(arena && { arena: { minutes, grace } }),
    ...(startsAt !== null && { startsAt, ...(every !== null && { every }) }),
    roundHours: arena ? null : draft.roundHours,
    seats,
    title: draft.title.trim(),
    about: draft.about.trim(),
    bothSides: draft.bothSides && !isInPods(seats) && !arena,
    clock: ruleAt(clock),
    limit: Math.min(draft.limit, entrantLimit(draft)),
    spectators: { allowed: spectators, delay: 0 },
  } satisfies Partial<NewTournament>;
}
