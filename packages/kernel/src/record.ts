/** The record of a match: one JSON file that replays, verifies and serves as a golden test (KRN-REC-1…6). */
import * as z from "zod/mini";
import { canonicalJson, digest, isPlainJson, quoteJson, textDigest } from "./canonical.ts";
import type { Act, Invalid, Outcome, Result, RuleId, Seat } from "./contract.ts";
import type { DrawRecord } from "./play.ts";

export const RECORD_FORMAT = "starboard.record";
export const RECORD_VERSION = 1;

/** How a bot plays within its level, and whether and how it proposes deals. */
export const PERSONALITIES = ["bold", "careful", "merchant", "treacherous"] as const;
export type Personality = (typeof PERSONALITIES)[number];

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2})*$/), z.maxLength(512));
const ruleId = z.string().check(z.regex(/^[A-Z0-9]+-.+$/), z.maxLength(40));
const count = z.int().check(z.gte(0));
const seatNo = z.int().check(z.gte(0), z.lte(15));
const drawn = z.strictObject({
  sides: z.int().check(z.gte(1), z.lte(0x8000_0000)),
  why: ruleId,
  values: z.array(z.int().check(z.gte(1))).check(z.maxLength(1000)),
});
const outcomeSchema = z.strictObject({
  winners: z.array(seatNo).check(z.maxLength(16)),
  rule: ruleId,
  scores: z.array(z.number()).check(z.maxLength(16)),
});
const act = z.looseObject({ do: z.string().check(z.maxLength(60)) });
const seatCard = z.strictObject({
  name: z.string().check(z.maxLength(60)),
  kind: z.enum(["person", "bot"]),
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
  personality: z.optional(z.enum(PERSONALITIES)),
});
const seatCards = z.array(seatCard).check(z.minLength(1), z.maxLength(16));
const provenance = {
  seats: seatCards,
  generator: z.string().check(z.maxLength(40)),
  commitment: hex,
  entropy: z.array(hex).check(z.maxLength(16)),
  secret: z.nullable(hex),
};
/** Built to a fixed depth instead of recursively, so that a hostile file cannot nest without limit. */
const originSchema = (depth: number): z.ZodMiniType<Origin> => {
  const deeper = depth > 1 ? { origin: z.optional(originSchema(depth - 1)) } : {};
  const whole = z.strictObject({ ...provenance, at: z.int().check(z.gte(1)), hash: hex, ...deeper });
  return whole as unknown as z.ZodMiniType<Origin>;
};
/** Highest number of an edition. */
const EDITION_LIMIT = 9999;
const links = { n: count, at: count, hash: hex };
const entrySchema = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("start"), ...links, draws: z.array(drawn) }),
  z.strictObject({
    is: z.literal("act"),
    ...links,
    by: seatNo,
    step: z.string().check(z.maxLength(60)),
    act,
    draws: z.optional(z.array(drawn)),
  }),
  z.strictObject({ is: z.literal("back"), ...links, by: seatNo, keep: count }),
  z.strictObject({ is: z.literal("seat"), ...links, seat: seatNo, card: seatCard }),
  z.strictObject({
    is: z.literal("edition"),
    ...links,
    to: z.int().check(z.gte(1), z.lte(EDITION_LIMIT)),
    by: z.array(seatNo).check(z.minLength(1), z.maxLength(16)),
    draws: z.optional(z.array(drawn)),
  }),
]);
/** Greatest depth of records that continue other records. */
export const ORIGIN_DEPTH = 8;
const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  game: z.string().check(z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
  ...provenance,
  origin: z.optional(originSchema(ORIGIN_DEPTH)),
  entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(100_000)),
  result: z.nullable(outcomeSchema),
});

export interface SeatOccupant {
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Strength of a bot, 1 to 5. */
  readonly level?: number;
  /** Personality of a bot. A bot without one proposes no deals. */
  readonly personality?: Personality;
}
interface Linked {
  /** Place in the record, from 0. */
  readonly n: number;
  /** Milliseconds since the start of the match. */
  readonly at: number;
  /** SHA-256 over the previous hash and this entry. Changing an entry changes every later hash. */
  readonly hash: string;
}
export type Entry =
  | (Linked & { readonly is: "start"; readonly draws: readonly DrawRecord[] })
  | (Linked & {
      readonly is: "act";
      readonly by: Seat;
      readonly step: string;
      readonly act: Act;
      readonly draws?: readonly DrawRecord[];
    })
  /** A take-back: only the first `keep` active acts remain. */
  | (Linked & { readonly is: "back"; readonly by: Seat; readonly keep: number })
  /** From here on another occupant plays the seat. */
  | (Linked & { readonly is: "seat"; readonly seat: Seat; readonly card: SeatOccupant })
  /** From here on the match is played by edition `to`. `by` lists the seats whose players agreed (KRN-ED-4). */
  | (Linked & {
      readonly is: "edition";
      readonly to: number;
      readonly by: readonly Seat[];
      readonly draws?: readonly DrawRecord[];
    });
/** The content of an entry before it is chained. */
export type EntryBody = Entry extends infer E ? (E extends Entry ? Omit<E, "n" | "hash"> : never) : never;

/** The record a match continues (KRN-REC-7): everything needed to verify the entries that were taken over. */
export interface Origin {
  readonly seats: readonly SeatOccupant[];
  readonly generator: string;
  readonly commitment: string;
  readonly entropy: readonly string[];
  /** Null if that match was not over: its draws cannot be verified from here. */
  readonly secret: string | null;
  /** Number of entries taken over. */
  readonly at: number;
  /** Hash of the last of them in that record. */
  readonly hash: string;
  readonly origin?: Origin;
}
/** Everything fixed before the first draw; hashed as the root of the chain. */
export interface RecordHead {
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly generator: string;
  readonly commitment: string;
  readonly entropy: readonly string[];
  /** Present if the match continues another. Its first entries are that record's; its own draws follow them. */
  readonly origin?: Origin;
}
export interface MatchRecord extends RecordHead {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly entries: readonly Entry[];
  readonly result: Outcome | null;
  /** Published when the match is over; null until then. */
  readonly secret: string | null;
}

/** Returns the root of the hash chain. */
export function rootHash(head: RecordHead): string {
  const { game, options, seats, generator, commitment, entropy, origin } = head;
  return digest({ game, options, seats, generator, commitment, entropy, origin });
}

/** Chains an entry to the one before it. */
export function chain(body: EntryBody, n: number, previousHash: string): Entry {
  if (body.is === "act") return chainAct(body, n, previousHash);
  const linked = { ...body, n };
  return { ...linked, hash: digest([previousHash, linked]) } as Entry;
}

/** The same for an act, whose keys are known: most entries are acts, and their canonical text is written at once. */
function chainAct({ at, by, step, act, draws }: EntryBody & { is: "act" }, n: number, previousHash: string): Entry {
  const drawn = draws === undefined ? "" : `"draws":${canonicalJson(draws)},`;
  const text = `{"act":${canonicalJson(act)},"at":${at},"by":${by},${drawn}"is":"act","n":${n},"step":${quoteJson(step)}}`;
  const hash = textDigest(`["${previousHash}",${text}]`);
  return draws === undefined
    ? { is: "act", at, by, step, act, n, hash }
    : { is: "act", at, by, step, act, draws, n, hash };
}

/** Returns the hash an entry should have after `previousHash`. */
export function expectedHash(entry: Entry, previousHash: string): string {
  const { hash: _, ...linked } = entry;
  return digest([previousHash, linked]);
}

/** Returns the draws an entry carries. */
export const drawsOf = (entry: Entry): readonly DrawRecord[] => ("draws" in entry ? (entry.draws ?? []) : []);

/** Returns the acts that remain after all take-backs, each with its place in the record. */
export function activeActs(entries: readonly Entry[]): Extract<Entry, { is: "act" }>[] {
  const live: Extract<Entry, { is: "act" }>[] = [];
  for (const e of entries) {
    if (e.is === "act") live.push(e);
    else if (e.is === "back") live.length = Math.min(live.length, e.keep);
  }
  return live;
}

/**
 * Returns the occupants of the seats after the given entries. Entries taken over from another record refer to that
 * match's seats and are skipped.
 */
export function currentSeats(head: Pick<RecordHead, "seats" | "origin">, entries: readonly Entry[]): SeatOccupant[] {
  const seats = head.seats.slice();
  for (const e of entries.slice(head.origin?.at ?? 0)) if (e.is === "seat") seats[e.seat] = e.card;
  return seats;
}

/** Returns the seats that people play after the given entries: those whose players must agree to another edition. */
export const seatsOfPeople = (occupants: readonly SeatOccupant[]): Seat[] =>
  occupants.flatMap(({ kind }, by) => (kind === "person" ? [by as Seat] : []));

/** Returns the edition of a match after the given entries; undefined if its head names none. */
export function currentEdition(game: string, entries: readonly Entry[]): number | undefined {
  const moved = entries.findLast((entry) => entry.is === "edition");
  return moved?.is === "edition" ? moved.to : parseEdition(game)?.edition;
}

/** Largest record accepted, in characters; far above any real match. */
export const RECORD_LIMIT = 20_000_000;

/** Most drawn numbers accepted. Each is verified by a hash, so this bounds the work a hostile file can cause. */
export const DRAWN_LIMIT = 200_000;

/**
 * Reads a record from text. Checks the form only; `verifyRecord` checks the content.
 * Codes: RECORD_SIZE, RECORD_JSON, RECORD_FORMAT, RECORD_VERSION, RECORD_FIELD.
 */
export function parseRecord(text: string): Result<MatchRecord> {
  if (text.length > RECORD_LIMIT) return { bad: [{ code: "RECORD_SIZE", at: "", about: { limit: RECORD_LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "RECORD_JSON", at: "" }] };
  }
  return readRecord(raw);
}

/** Reads a record from a value that is already parsed JSON. */
export function readRecord(raw: unknown): Result<MatchRecord> {
  if (typeof raw !== "object" || raw === null || (raw as { format?: unknown }).format !== RECORD_FORMAT)
    return { bad: [{ code: "RECORD_FORMAT", at: "format" }] };
  if ((raw as { version?: unknown }).version !== RECORD_VERSION)
    return { bad: [{ code: "RECORD_VERSION", at: "version", about: { reads: RECORD_VERSION } }] };
  if (!isPlainJson(raw)) return { bad: [{ code: "RECORD_FIELD", at: "", about: { problem: "not_plain" } }] };
  const parsed = recordSchema.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "RECORD_FIELD") };
  const drawn = (parsed.data.entries as Entry[]).flatMap((entry) => drawsOf(entry).map(({ values }) => values.length));
  if (drawn.reduce((sum, count) => sum + count, 0) > DRAWN_LIMIT)
    return { bad: [{ code: "RECORD_SIZE", at: "entries", about: { limit: DRAWN_LIMIT } }] };
  return { ok: parsed.data as unknown as MatchRecord };
}

/** Writes a record as text: canonical key order and one entry per line, so that files can be compared. */
export function writeRecord(record: MatchRecord): string {
  const { entries, ...head } = record;
  const lines = entries.map((e) => `  ${canonicalJson(e)}`).join(",\n");
  return `${canonicalJson(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

/** Converts schema errors into ours: one code, the path of the field, the schema's short reason. */
export function fieldErrors(
  error: {
    readonly issues: readonly {
      readonly path: readonly PropertyKey[];
      readonly code?: string | undefined;
      readonly minimum?: unknown;
      readonly maximum?: unknown;
    }[];
  },
  code: string,
): Invalid[] {
  return error.issues.slice(0, 20).map((issue) => ({
    code,
    at: issue.path.map(String).join("."),
    about: {
      problem: issue.code ?? "invalid",
      ...(issue.minimum !== undefined && { least: issue.minimum }),
      ...(issue.maximum !== undefined && { most: issue.maximum }),
    },
  }));
}

/** Splits `game@edition`. */
export function parseEdition(name: string): { id: string; edition: number } | undefined {
  const found = /^([a-z0-9-]+)@([0-9]+)$/.exec(name);
  return found ? { id: found[1] as string, edition: Number(found[2]) } : undefined;
}
export const editionName = (game: { readonly id: string; readonly edition: number }): string =>
  `${game.id}@${game.edition}`;

/** True if the text has the form of a rule id. The conformance suite checks whether the rule exists. */
export const isRuleId = (text: string): text is RuleId => /^[A-Z0-9]+-.+$/.test(text);
