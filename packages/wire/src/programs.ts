/** Programs that play: bots with an owner and a token, their ladder, and the versions of the protocol that a host speaks. */
import * as z from "zod/mini";
import { count, gameIdSchema, milliseconds } from "./fields.ts";
import { personName } from "./host.ts";
import type { Infer } from "./infer.ts";

/** Begins the name of every program, on all screens and in records, so that none passes for a person. */
const MARK = "BOT";
/** Longest name of a program, in characters, with its mark. */
const MAX_NAME = 40;

/** The name of a program as everybody sees it. */
export const programName = (name: string): string =>
  hasProgramMark(name) ? name : `${MARK} ${name}`.slice(0, MAX_NAME).trimEnd();
/** Whether a name begins as only those of programs do. */
export const hasProgramMark = (name: string): boolean => /^bot\s/i.test(name.trimStart());

/** Most programs of one owner. */
export const MAX_PROGRAMS = 10;

/**
 * What a token allows: `tables` to play at tables whose links its program is given; `ladder` also to open tickets, and so
 * to meet strangers and be rated.
 */
export const programScope = z.enum(["tables", "ladder"]);
export type ProgramScope = z.infer<typeof programScope>;
export const botTokenInput = z.strictObject({ name: personName, scope: z.optional(programScope) });
/** A new program. The token is told only here. */
export const newProgram = z.strictObject({
  token: z.string(),
  person: z.string(),
  name: z.string(),
  scope: programScope,
});
export type NewProgram = Infer<typeof newProgram>;

const programRating = z.strictObject({
  game: gameIdSchema,
  rating: z.int(),
  /** The true strength is within two deviations with 95% probability. */
  deviation: z.int(),
  matches: count,
});
/** A program of the caller. */
export const ownProgram = z.strictObject({
  person: z.string(),
  name: z.string(),
  scope: programScope,
  createdAt: milliseconds,
  /** Until when it may open no tickets, because it left matches unanswered; null if it may. */
  pausedUntil: z.nullable(milliseconds),
  ratings: z.array(programRating),
});
export const ownPrograms = z.strictObject({ programs: z.array(ownProgram), most: count });
export type OwnProgram = Infer<typeof ownProgram>;
export type OwnPrograms = Infer<typeof ownPrograms>;

const programEntry = z.strictObject({
  person: z.string(),
  name: z.string(),
  /** Name of the account that runs it. */
  owner: z.string(),
  rating: z.int(),
  deviation: z.int(),
  matches: count,
  /** Place from 1; null with too few matches, or none for long. */
  rank: z.nullable(z.int()),
  /** It waits for an opponent now. */
  waiting: z.boolean(),
  /** It belongs to the caller. */
  yours: z.boolean(),
});
export type ProgramEntry = Infer<typeof programEntry>;
/** The ladder of programs of one game. */
export const programLadder = z.strictObject({ game: gameIdSchema, entries: z.array(programEntry) });
export type ProgramLadder = Infer<typeof programLadder>;

/** The versions of the protocol that a host speaks, and its own. */
export const protocolInfo = z.strictObject({ newest: z.int(), oldest: z.int(), host: z.string() });
export type ProtocolInfo = Infer<typeof protocolInfo>;
