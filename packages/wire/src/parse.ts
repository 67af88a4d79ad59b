/** Validates messages from outside: each is either a complete known message or a list of errors. */
import { fieldErrors, isPlainJson, RECORD_LIMIT, type Result } from "@starboard/kernel";
import * as z from "zod/mini";
import { COUNT_LIMIT, isCommit, KEY_LENGTH, MAX_LENGTH, matchIdPattern, RUN_LIMIT, MAX_SEATS } from "./commit.ts";
import { type MatchRequest, WIRE_VERSION } from "./messages.ts";

/** Longest message, in characters. A message that carries a record may be as long as a record. */
export const MESSAGE_LIMIT = 256 * 1024;
export { RUN_LIMIT };

const matchId = z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH.match), z.regex(matchIdPattern));
export const idempotencyKeySchema = z.string().check(z.minLength(KEY_LENGTH.least), z.maxLength(KEY_LENGTH.most));
const count = z.int().check(z.gte(0), z.lte(COUNT_LIMIT));
const seat = z.int().check(z.gte(0), z.lt(MAX_SEATS));
const viewer = z.union([seat, z.literal("public")]);
const editionName = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/));
const occupant = z.strictObject({
  name: z.string().check(z.maxLength(60)),
  kind: z.enum(["person", "bot"]),
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
});
const occupants = z.array(occupant).check(z.minLength(1), z.maxLength(MAX_SEATS));
const entropy = z.array(z.string().check(z.maxLength(128), z.regex(/^(?:[0-9a-f]{2})*$/)));
const text = z.string().check(z.maxLength(RECORD_LIMIT));
/** One act of a run. */
export const moveInputSchema = z.strictObject({
  step: z.string().check(z.maxLength(MAX_LENGTH.name)),
  act: z.looseObject({ do: z.string().check(z.maxLength(MAX_LENGTH.name)) }),
});

/** The schema of every kind of message. */
export type MessageSchemas<A extends { readonly is: string }> = { readonly [K in A["is"]]: z.ZodMiniType };

export const matchSchemas = {
  create: z.strictObject({ is: z.literal("create"), game: editionName, options: z.looseObject({}), seats: occupants }),
  fork: z.strictObject({ is: z.literal("fork"), text, at: count, seats: occupants }),
  begin: z.strictObject({ is: z.literal("begin"), match: matchId, entropy: entropy.check(z.maxLength(MAX_SEATS)) }),
  list: z.strictObject({ is: z.literal("list") }),
  watch: z.strictObject({ is: z.literal("watch"), match: matchId, viewer, since: count }),
  unwatch: z.strictObject({ is: z.literal("unwatch"), match: matchId, viewer }),
  commit: z.strictObject({
    is: z.literal("commit"),
    match: matchId,
    seat,
    at: count,
    key: idempotencyKeySchema,
    moves: z.array(moveInputSchema).check(z.minLength(1), z.maxLength(RUN_LIMIT)),
  }),
  takeBack: z.strictObject({ is: z.literal("takeBack"), match: matchId, seat, at: count }),
  seat: z.strictObject({ is: z.literal("seat"), match: matchId, seat, occupant, at: count }),
  edition: z.strictObject({ is: z.literal("edition"), match: matchId, to: z.int().check(z.gte(1)), at: count }),
  record: z.strictObject({ is: z.literal("record"), match: matchId }),
  import: z.strictObject({ is: z.literal("import"), text }),
  remove: z.strictObject({ is: z.literal("remove"), match: matchId }),
  analysis: z.strictObject({ is: z.literal("analysis"), match: matchId }),
} satisfies MessageSchemas<MatchRequest>;

/** The parsed message. The id is -1 if it could not be read. */
export interface ParsedMessage<A = MatchRequest> {
  readonly id: number;
  readonly request: Result<A>;
}

/**
 * Reads one message to a match service: text from sockets, or an object from workers.
 * Codes: WIRE_SIZE, WIRE_JSON, WIRE_FORM (not an object with a whole number as `id`), WIRE_VERSION, WIRE_KIND (unknown
 * `is`), WIRE_FIELD.
 */
export const parseClientMessage = (raw: unknown): ParsedMessage => parseMessage<MatchRequest>(raw, matchSchemas);

/** Reads one message against any set of schemas. */
export function parseMessage<A extends { readonly is: string }>(
  raw: unknown,
  schemas: MessageSchemas<A>,
): ParsedMessage<A> {
  const read = typeof raw === "string" ? readJson(raw) : { ok: raw };
  if ("bad" in read) return { id: -1, request: read };
  if (typeof read.ok !== "object" || read.ok === null || Array.isArray(read.ok))
    return { id: -1, request: bad("WIRE_FORM", "") };
  const { v, id, ...message } = read.ok as Record<string, unknown>;
  if (typeof id !== "number" || !Number.isSafeInteger(id)) return { id: -1, request: bad("WIRE_FORM", "id") };
  if (v !== WIRE_VERSION) return { id, request: bad("WIRE_VERSION", "v", { speaks: WIRE_VERSION }) };
  const is = message["is"];
  if (typeof is !== "string" || !Object.hasOwn(schemas, is)) return { id, request: bad("WIRE_KIND", "is") };
  const carriesRecord = is === "import" || is === "fork";
  if (typeof raw === "string" && raw.length > MESSAGE_LIMIT && !carriesRecord)
    return { id, request: bad("WIRE_SIZE", "", { limit: MESSAGE_LIMIT }) };
  // Checked before a parser copies the message: fields of any type must still be plain data.
  if (!isPlainJson(message)) return { id, request: bad("WIRE_FIELD", "", { problem: "not plain" }) };
  if (isCommit(message)) return { id, request: { ok: message as unknown as A } };
  const parsed = schemas[is as A["is"]].safeParse(message);
  if (!parsed.success) return { id, request: { bad: fieldErrors(parsed.error, "WIRE_FIELD") } };
  return { id, request: { ok: parsed.data as unknown as A } };
}

function readJson(raw: string): Result<unknown> {
  // A record inside a message is a quoted string, and quoting can double its length.
  if (raw.length > 2 * RECORD_LIMIT + MESSAGE_LIMIT) return bad("WIRE_SIZE", "", { limit: RECORD_LIMIT });
  try {
    return { ok: JSON.parse(raw) as unknown };
  } catch {
    return bad("WIRE_JSON", "");
  }
}

const bad = (code: string, at: string, about?: { readonly [name: string]: unknown }) => ({
  bad: [about ? { code, at, about } : { code, at }],
});
