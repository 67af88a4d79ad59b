/** The file of a review: one match, kept beside its record. */
import * as z from "zod/mini";
import type { Act, DrawRecord, Invalid, Result, RuleId, Seat } from "@starboard/kernel";
import type { EvaluationTerm } from "../spec.ts";
import type { ReviewScope } from "../review-trust.ts";
import { type Assessment, ASSESSMENTS } from "./assessment.ts";

export const REVIEW_FORMAT = "starboard.review";
/** Greater by one when the judging or what it may say has changed: stored reviews of an earlier version are made again. */
export const REVIEW_VERSION = 3;

/** A loss or win chance with its 95% interval: mean, low, high; from 0 to 1. */
export type Chance = readonly [mean: number, low: number, high: number];

/** One act of a line of play. */
export interface ReviewMove {
  readonly by: Seat;
  readonly step: string;
  readonly act: Act;
}

/** An act that was compared, with the acts that follow it as one unit. */
export interface ReviewedAct {
  readonly acts: readonly Act[];
  /** Win chance of its seat if this is played. */
  readonly chance: number;
  /** Probability that the bot's policy gives it before any search; 0 if the policy leaves it out. */
  readonly prior: number;
  /** The expected acts, the seat's own first. Empty if no second comparison was made. */
  readonly line: readonly ReviewMove[];
  /** The evaluation at the end of the line, heaviest term first. */
  readonly terms: readonly EvaluationTerm[];
}

/** The judgement of one act of a unit. */
export interface UnitPart {
  readonly n: number;
  readonly step: string;
  readonly act: Act;
  readonly assessment: Assessment;
  readonly loss: Chance;
}

/** The judgement of one decision. */
export interface ReviewMoment {
  /** Number of the entry, and of the further entries that were judged with it. */
  readonly n: number;
  readonly entries: readonly number[];
  readonly by: Seat;
  readonly step: string;
  /** The rule that asks. */
  readonly rule: string;
  readonly assessment: Assessment;
  /** Win chance that the act gave away against the best one. */
  readonly loss: Chance;
  readonly chosen: ReviewedAct;
  readonly best: ReviewedAct;
  /** What each act of a unit lost by itself, with the best continuation; only for a unit of several acts that lost much. */
  readonly parts: readonly UnitPart[];
  /** What the act changed for each seat against the best one, in win chance. */
  readonly effects: readonly number[];
  /** Both results are proven by the rules, not estimated. */
  readonly isProven: boolean;
  /** The act was fine and every other one that was compared is a mistake or worse. */
  readonly isOnly: boolean;
  /** The act was fine, unlikely, and better than the likeliest one. */
  readonly isBrave: boolean;
  /** 1 if the first comparison decided, 2 after the second. */
  readonly stage: 1 | 2;
}

/** What the draws of one entry changed, with everything open. */
export interface LuckTerm {
  /** Number of the entry; 0 for the set-up. */
  readonly n: number;
  /** `deal`: cards became known that an earlier shuffle had put there. */
  readonly kind: "setUp" | "draw" | "deal";
  /** The rule that drew, or that asked for the act by which something was dealt; empty for the set-up without draws. */
  readonly rule: RuleId | "";
  /** The draws as the record has them, the first ones if there are many. */
  readonly draws: readonly DrawRecord[];
  /** Win chance of every seat on average over draws made again, and after what was drawn. */
  readonly expected: readonly number[];
  readonly got: readonly number[];
}

/** Win chance of every seat after an entry, with everything open. */
export interface OpenPoint {
  readonly n: number;
  readonly chances: readonly number[];
}

/** How a seat's result came about: result = start + luck + own + others + unseen, exactly. */
export interface SeatBalance {
  readonly start: number;
  /** What draws changed: the sum of all luck terms. 0 where luck is not shown as a part of its own. */
  readonly luck: number;
  /** Win chance lost by the seat's own errors; 0 or less. */
  readonly own: number;
  /** What the errors of each other seat changed for this seat. */
  readonly others: readonly number[];
  /** Hidden cards, sealed answers, what the evaluation could not see, and draws where luck is not shown. */
  readonly unseen: number;
  readonly result: number;
}

/** The review of a match. The same record, seed, budget factor and code give the same file. */
export interface MatchReview {
  readonly format: typeof REVIEW_FORMAT;
  readonly version: typeof REVIEW_VERSION;
  /** Hash of the record's last entry. */
  readonly record: string;
  /** `game@edition`. */
  readonly game: string;
  readonly seed: number;
  /** Factor on the game's review budget. */
  readonly effort: number;
  /** The seats that were reviewed. */
  readonly seats: readonly Seat[];
  /** Hash of the calibration that made win chances of values; empty if the game has none. */
  readonly calibration: string;
  /** What the figures of this game allow the review to say. */
  readonly scope: ReviewScope;
  /** Decisions to judge, and how many of them were compared a first time. */
  readonly decisions: number;
  readonly screened: number;
  readonly isComplete: boolean;
  /** In the order of the record. */
  readonly moments: readonly ReviewMoment[];
  /** In the order of the record. */
  readonly open: readonly OpenPoint[];
  /** In the order of the record; empty where luck is not shown. */
  readonly luck: readonly LuckTerm[];
  /** One for every seat if the match is over and the review complete. */
  readonly balance: readonly SeatBalance[];
}

const chance = z.number().check(z.gte(-1), z.lte(1));
const count = z.int().check(z.gte(0));
const seat = z.int().check(z.gte(0), z.lte(15));
const act = z.looseObject({ do: z.string() });
const reviewedAct = z.strictObject({
  acts: z.array(act).check(z.minLength(1)),
  chance,
  prior: z.number(),
  line: z.array(z.strictObject({ by: seat, step: z.string(), act })),
  terms: z.array(
    z.strictObject({
      key: z.string(),
      value: z.number(),
      about: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
const moment = z.strictObject({
  n: count,
  entries: z.array(count),
  by: seat,
  step: z.string(),
  rule: z.string(),
  assessment: z.enum(ASSESSMENTS),
  loss: z.tuple([z.number(), z.number(), z.number()]),
  chosen: reviewedAct,
  best: reviewedAct,
  parts: z.array(
    z.strictObject({
      n: count,
      step: z.string(),
      act,
      assessment: z.enum(ASSESSMENTS),
      loss: z.tuple([z.number(), z.number(), z.number()]),
    }),
  ),
  effects: z.array(chance),
  isProven: z.boolean(),
  isOnly: z.boolean(),
  isBrave: z.boolean(),
  stage: z.union([z.literal(1), z.literal(2)]),
});

/** The schema of a review's file. */
export const reviewSchema = z.strictObject({
  format: z.literal(REVIEW_FORMAT),
  version: z.literal(REVIEW_VERSION),
  record: z.string(),
  game: z.string(),
  seed: z.int(),
  effort: z.number(),
  seats: z.array(seat),
  calibration: z.string(),
  scope: z.strictObject({ classes: z.boolean(), luck: z.boolean() }),
  decisions: count,
  screened: count,
  isComplete: z.boolean(),
  moments: z.array(moment),
  open: z.array(z.strictObject({ n: count, chances: z.array(chance) })),
  luck: z.array(
    z.strictObject({
      n: count,
      kind: z.enum(["setUp", "draw", "deal"]),
      rule: z.string(),
      draws: z.array(z.strictObject({ sides: z.int(), why: z.string(), values: z.array(z.int()) })),
      expected: z.array(chance),
      got: z.array(chance),
    }),
  ),
  balance: z.array(
    z.strictObject({
      start: chance,
      luck: z.number(),
      own: z.number(),
      others: z.array(z.number()),
      unseen: z.number(),
      result: chance,
    }),
  ),
});

/**
 * Reads a review from JSON. Errors: `REVIEW_JSON` for text that is not JSON, `REVIEW_FIELD` with the path of the first
 * wrong field.
 */
export function parseReview(text: string): Result<MatchReview> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { bad: [{ at: "", code: "REVIEW_JSON" }] };
  }
  const read = reviewSchema.safeParse(value);
  if (read.success) return { ok: read.data as unknown as MatchReview };
  const bad: Invalid[] = read.error.issues
    .slice(0, 1)
    .map(({ path }) => ({ at: path.join("."), code: "REVIEW_FIELD" }));
  return { bad };
}
