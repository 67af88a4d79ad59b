/** Schemas of the fields that several messages share, with their limits. */
import {
  type Act,
  type Fact,
  type Invalid,
  type Outcome,
  RECORD_LIMIT,
  type Refusal,
  type RuleId,
  type Seat,
  PERSONALITIES,
  type SeatOccupant,
  type Viewer,
} from "@starboard/kernel";
import * as z from "zod/mini";
import { describes, describesOpen, type Infer } from "./infer.ts";

/** Most moves in one run. */
export const RUN_LIMIT = 200;
/** Most seats of any game. */
export const MAX_SEATS = 16;
/** Highest entry number. */
const COUNT_LIMIT = 1_000_000;
/** Longest name of a step or an act, in characters. */
const MAX_NAME = 60;

export const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The id of a match, and of its table on a host. */
export const matchId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const seatNumber = describesOpen<Seat>()(wholeNumber(0, MAX_SEATS - 1));
/** The reader of a view: a seat, or everybody. */
export const viewer = describesOpen<Viewer>()(z.union([seatNumber, z.literal("public")]));
/** A number of entries. */
export const count = wholeNumber(0, COUNT_LIMIT);
/** A moment in milliseconds since 1970, or a duration in milliseconds. Clocks without limit send null. */
export const milliseconds = z.number();
/** Requests with the same key are carried out once. */
export const idempotencyKey = z.string().check(z.minLength(8), z.maxLength(64));
/** The number of an edition of a game's rules. */
export const editionNumber = wholeNumber(1, 9999);
/** The id of a game, without its edition. */
export const gameIdSchema = z.string().check(z.maxLength(50), z.regex(/^[a-z0-9-]+$/));
export const editionSchema = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/));
export const occupant = describes<SeatOccupant>()(
  z.strictObject({
    name: z.string().check(z.maxLength(60)),
    kind: z.enum(["person", "bot"]),
    /** Strength of a bot, 1 to 5. */
    level: z.exactOptional(wholeNumber(1, 5)),
    /** How a bot plays within its level; a bot without a personality proposes no deals. */
    personality: z.exactOptional(z.enum(PERSONALITIES)),
  }),
);
export const occupants = z.array(occupant).check(z.minLength(1), z.maxLength(MAX_SEATS));
/** The text of a record. */
export const recordText = z.string().check(z.maxLength(RECORD_LIMIT));
/** Options of a game, by their ids. The game checks the content. */
export const options = describesOpen<object>()(z.looseObject({}));
/** The number of a rule, such as `AD-6.4.4`. */
export const ruleId = describesOpen<RuleId>()(z.string());
const parameters = z.record(z.string(), z.unknown());

/** An act of a seat; further fields are the game's. */
export const act = describesOpen<Act>()(z.looseObject({ do: z.string().check(z.maxLength(MAX_NAME)) }));
/** Something that happened; further fields are the game's. */
export const fact = describesOpen<Fact>()(z.looseObject({ is: z.string(), rule: ruleId }));
/** Why an act is illegal: rule, stable code, parameters of the sentence. */
export const refusal = describes<Refusal>()(
  z.strictObject({ rule: ruleId, code: z.string(), about: z.exactOptional(parameters) }),
);
/** Why a request cannot be used: a stable code and the field. */
export const invalidSchema = describes<Invalid>()(
  z.strictObject({
    code: z.string(),
    at: z.string(),
    rule: z.exactOptional(ruleId),
    about: z.exactOptional(parameters),
  }),
);
export const outcomeSchema = describes<Outcome>()(
  z.strictObject({ winners: z.array(seatNumber), rule: ruleId, scores: z.array(z.number()) }),
);

/** One act of a run. A run ends at the first draw or disclosure. */
export const moveInput = z.strictObject({ step: z.string().check(z.maxLength(MAX_NAME)), act });
export type MoveInput = Infer<typeof moveInput>;
/** The acts of one run. */
export const runSchema = z.array(moveInput).check(z.minLength(1), z.maxLength(RUN_LIMIT));
