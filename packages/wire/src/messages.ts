/**
 * What a match service sends: responses, and updates that nobody asked for. They are the same whether the service runs in
 * a worker of the page or on a host. Programs need only the types; the schemas are for `docs/protocol.md`, OpenAPI and
 * tests.
 */
import type { MatchRecord, Move, StepOffers } from "@starboard/kernel";
import * as z from "zod/mini";
import { activeLimit, clock } from "./clock.ts";
import {
  act,
  count,
  editionNumber,
  fact,
  invalidSchema,
  matchId,
  milliseconds,
  occupant,
  options,
  outcomeSchema,
  refusal,
  ruleId,
  seatNumber,
  viewer,
} from "./fields.ts";
import { type Difference, differenceSchema } from "./difference.ts";
import { describes, describesOpen, type Infer, type InferAny } from "./infer.ts";

/** A match as lists show it. */
export const matchSummary = z.strictObject({
  match: matchId,
  /** `game@edition`. */
  game: z.string(),
  options,
  /** The present occupants. */
  seats: z.array(occupant),
  createdAt: milliseconds,
  changedAt: milliseconds,
  /** Number of entries so far. */
  at: count,
  /** Seats asked now; empty when the match is over. */
  asked: z.array(seatNumber),
  over: z.nullable(outcomeSchema),
  commitment: z.string(),
  /** Entries taken over from another record, 0 for none. */
  from: count,
  /** On hosts, if the table has a clock. */
  clock: z.exactOptional(clock),
});
export type MatchSummary = Infer<typeof matchSummary>;

/**
 * A stored match that cannot be continued. The code is MATCH_EDITION or MATCH_DAMAGED. It can be exported and removed.
 */
const unreadableMatch = z.strictObject({
  match: z.string(),
  code: z.string(),
  /** The part of its summary that could be read. */
  summary: z.nullable(matchSummary),
});
export type UnreadableMatch = Infer<typeof unreadableMatch>;

/** Why a bot did an aside: a sentence of its game, by key, and what it names. */
const actReason = z.strictObject({
  key: z.string().check(z.maxLength(40)),
  about: z.record(z.string(), z.union([z.string(), z.number()])),
  /** True if all viewers of the act may know the reason at once; otherwise it is told after the match. */
  told: z.boolean(),
});
export type ActReason = Infer<typeof actReason>;

/** One entry of the log, with the facts that one viewer may receive. */
const logItem = z.strictObject({
  /** Entry number. */
  n: count,
  /** Milliseconds since the start of the match. */
  at: milliseconds,
  by: z.nullable(seatNumber),
  facts: z.array(fact),
  /** For a take-back: the numbers of the entries whose facts no longer hold. */
  takenBack: z.exactOptional(z.array(count)),
  /** For a change of occupant: the new occupant of seat `by`. */
  occupant: z.exactOptional(occupant),
  /** For a move to another edition of the rules: the number of the edition. */
  edition: z.exactOptional(editionNumber),
  /** Played by a conditional order. Shown to the seat itself, and to others after the match. */
  ordered: z.exactOptional(z.literal(true)),
  /** Done because time was up: a clock reached zero, or a time limit of the rules ended. */
  timed: z.exactOptional(z.literal(true)),
  /** Why a bot did this aside; for viewers who see what it did. */
  reason: z.exactOptional(actReason),
});
export type LogItem = Infer<typeof logItem>;

const offer = z.strictObject({ act, refusal: z.exactOptional(refusal) });
const stepOffers = describes<StepOffers>()(
  z.strictObject({ step: z.string(), rule: ruleId, aside: z.boolean(), offers: z.array(offer) }),
);

/** Everything one viewer needs to show the match at entry `at`. */
export const update = z.strictObject({
  is: z.literal("update"),
  summary: matchSummary,
  at: count,
  viewer,
  /** The game's own. */
  view: describesOpen<object>()(z.looseObject({})),
  /** The question play waits for, as far as it is public. */
  question: z.nullable(z.strictObject({ step: z.string(), rule: ruleId, seats: z.array(seatNumber) })),
  /** What the viewer may do now, with the refusals of what it may not. */
  offers: z.array(stepOffers),
  /** Log items since the entry the viewer last had. */
  logItems: z.array(logItem),
  /** Why the viewer may not take back the last act; null if it may. */
  takeBack: z.nullable(refusal),
  /** Seats whose bots are thinking. */
  thinking: z.array(seatNumber),
  /** Running time limits, as far as the viewer may know them. */
  limits: z.exactOptional(z.array(activeLimit)),
  /** The newest edition of the rules that the match could move to now, if all its players agree; not for spectators. */
  newerEdition: z.exactOptional(editionNumber),
});
export type Update = Infer<typeof update>;

/** An update as its difference from the last one of the same subscription; for those who asked for `changes`. */
const changes = z.strictObject({
  is: z.literal("changes"),
  match: matchId,
  viewer,
  /** How the new update follows from the last one, both without their log items. */
  difference: describesOpen<Difference>()(differenceSchema),
  /** Log items since the entry the viewer last had. */
  logItems: z.array(logItem),
  /** The first 16 hex digits of the SHA-256 of the new update without its log items, as canonical JSON. */
  check: z.exactOptional(z.string()),
});
export type Changes = Infer<typeof changes>;

const move = describes<Move>()(z.strictObject({ by: seatNumber, step: z.string(), act }));
/** A part of a bot's evaluation, in the game's own unit; the game's texts put it into words. */
export const evaluationTerm = z.strictObject({
  key: z.string(),
  value: z.number(),
  about: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
/** A line of play a bot considered. */
const variation = z.strictObject({
  /** The expected acts, the bot's own first. */
  moves: z.array(move),
  /** Expected score for the bot, 0 to 1. */
  expectedScore: z.number(),
  /** Share of the search visits spent on it, 0 to 1. */
  visitShare: z.number(),
  /** The evaluation at the end of the variation, heaviest term first, in the game's own unit. */
  terms: z.array(evaluationTerm),
});
export type Variation = Infer<typeof variation>;
/** Why a bot played the act of entry `n`. Not sent before the match is over. */
const moveAnalysis = z.strictObject({
  n: count,
  seat: seatNumber,
  /** The variation that was played, then the alternatives. */
  variations: z.array(variation),
  /** Why it did this aside. */
  reason: z.exactOptional(actReason),
});
export type MoveAnalysis = Infer<typeof moveAnalysis>;

/** A record, as `docs/records.md` describes it. */
export const matchRecord = describesOpen<MatchRecord>()(z.looseObject({ format: z.string(), version: z.number() }));

export const matchResponses = {
  prepared: z.strictObject({ is: z.literal("prepared"), match: matchId, commitment: z.string() }),
  created: z.strictObject({ is: z.literal("created"), summary: matchSummary }),
  matches: z.strictObject({
    is: z.literal("matches"),
    matches: z.array(matchSummary),
    unreadable: z.array(unreadableMatch),
  }),
  /** Done. The match now has `at` entries. */
  done: z.strictObject({ is: z.literal("done"), at: count }),
  /**
   * The first `moves` moves of the run were played. The run stops after one that drew or disclosed, because the rest was
   * chosen without knowing the result.
   */
  played: z.strictObject({ is: z.literal("played"), at: count, moves: count }),
  /** Move number `move` of the run is illegal. Nothing was written. */
  refused: z.strictObject({ is: z.literal("refused"), refusal, move: count, at: count }),
  /** The act was chosen on an old state. Nothing was written, and the update that follows catches up. */
  stale: z.strictObject({ is: z.literal("stale"), at: count }),
  invalid: z.strictObject({ is: z.literal("invalid"), bad: z.array(invalidSchema) }),
  record: z.strictObject({ is: z.literal("record"), record: matchRecord }),
  /** The stored text of a match that cannot be read as a record. */
  rawText: z.strictObject({ is: z.literal("rawText"), text: z.string() }),
  analysis: z.strictObject({ is: z.literal("analysis"), analysis: z.array(moveAnalysis) }),
};
export type MatchResponse = InferAny<typeof matchResponses>;

export const matchPushes = {
  update,
  changes,
  /** A problem the players should know of, such as a bot that failed and made a random move. */
  notice: z.strictObject({
    is: z.literal("notice"),
    match: z.string(),
    code: z.string(),
    about: z.exactOptional(z.record(z.string(), z.unknown())),
  }),
  /**
   * Sent by hosts at regular intervals: the entry counts of the matches the connection watches. A page with fewer
   * entries has missed an update and sends `watch` again.
   */
  heartbeat: z.strictObject({
    is: z.literal("heartbeat"),
    newest: z.array(z.strictObject({ match: matchId, at: count })),
  }),
};
export type MatchPush = InferAny<typeof matchPushes>;
export type MatchNotice = Infer<typeof matchPushes.notice>;
export type Heartbeat = Infer<typeof matchPushes.heartbeat>;
