/** Validates requests from outside: each is either a complete known request or a list of errors. */
import { fieldErrors, type Invalid, isPlainJson, RECORD_LIMIT, type Result } from "@starboard/kernel";
import type * as z from "zod/mini";
import { type Channel, hostChannels, type RequestOf, workerChannels } from "./channels.ts";
import { type Check, compile } from "./compile.ts";
import { WIRE_VERSION } from "./version.ts";

/** Longest message, in characters. A message that carries a record may be as long as a record. */
export const MESSAGE_LIMIT = 256 * 1024;

/** A request with its channel. */
export type Addressed<C extends Channel> = { [K in C]: { readonly channel: K; readonly request: RequestOf<K> } }[C];
/** The parsed message. The id is -1 if it could not be read. */
export interface ParsedMessage<C extends Channel> {
  readonly id: number;
  readonly parsed: Result<Addressed<C>>;
}
type Schemas = { readonly [kind: string]: z.ZodMiniType };

/** A kind of request: its schema, and the fast check of most valid data. */
interface Kind {
  readonly schema: z.ZodMiniType;
  readonly check: Check | undefined;
}

/**
 * Reads one message to a match service alone, as in a worker: text from sockets, or an object from workers. Codes:
 * WIRE_SIZE, WIRE_JSON, WIRE_FORM (not an object with a whole number as `id`), WIRE_VERSION, WIRE_KIND (unknown `channel`
 * or `is`), WIRE_FIELD.
 */
export const parseWorkerMessage = /* @__PURE__ */ parserOf<"match">(workerChannels);
/** Reads one message to a host. Codes as in `parseWorkerMessage`. */
export const parseHostMessage = /* @__PURE__ */ parserOf<"match" | "host">(hostChannels);

function parserOf<C extends Channel>(channels: { readonly [K in C]: Schemas }): (raw: unknown) => ParsedMessage<C> {
  const kinds = new Map<unknown, ReadonlyMap<unknown, Kind>>();
  for (const [channel, schemas] of Object.entries<Schemas>(channels)) {
    const all = Object.entries(schemas).map(([is, schema]) => [is, { schema, check: compile(schema) }] as const);
    kinds.set(channel, new Map(all));
  }
  return (raw) => {
    const read = typeof raw === "string" ? readJson(raw) : { ok: raw };
    if ("bad" in read) return { id: -1, parsed: read };
    if (typeof read.ok !== "object" || read.ok === null || Array.isArray(read.ok))
      return { id: -1, parsed: fail("WIRE_FORM", "") };
    const { v, id, channel, ...request } = read.ok as Record<string, unknown>;
    if (typeof id !== "number" || !Number.isSafeInteger(id)) return { id: -1, parsed: fail("WIRE_FORM", "id") };
    if (v !== WIRE_VERSION) return { id, parsed: fail("WIRE_VERSION", "v", { speaks: WIRE_VERSION }) };
    const ofChannel = kinds.get(channel);
    if (!ofChannel) return { id, parsed: fail("WIRE_KIND", "channel") };
    const { is } = request;
    const kind = ofChannel.get(is);
    if (!kind) return { id, parsed: fail("WIRE_KIND", "is") };
    const carriesRecord = is === "import" || is === "fork";
    if (typeof raw === "string" && raw.length > MESSAGE_LIMIT && !carriesRecord)
      return { id, parsed: fail("WIRE_SIZE", "", { limit: MESSAGE_LIMIT }) };
    // Checked before a parser copies the message: fields of any type must still be plain data.
    if (!isPlainJson(request)) return { id, parsed: fail("WIRE_FIELD", "", { problem: "not plain" }) };
    const valid = validate(kind, request);
    if ("bad" in valid) return { id, parsed: valid };
    return { id, parsed: { ok: { channel, request: valid.ok } as unknown as Addressed<C> } };
  };
}

/** Validates plain data: with the fast check first, and with the schema if that does not accept it. */
function validate({ schema, check }: Kind, data: object): Result<unknown> {
  if (check?.(data)) return { ok: data };
  const read = schema.safeParse(data);
  return read.success ? { ok: read.data } : { bad: fieldErrors(read.error, "WIRE_FIELD") };
}

function readJson(raw: string): Result<unknown> {
  // A record inside a message is a quoted string, and quoting can double its length.
  if (raw.length > 2 * RECORD_LIMIT + MESSAGE_LIMIT) return fail("WIRE_SIZE", "", { limit: RECORD_LIMIT });
  try {
    return { ok: JSON.parse(raw) as unknown };
  } catch {
    return fail("WIRE_JSON", "");
  }
}

const fail = (code: string, at: string, about?: Invalid["about"]): { readonly bad: readonly Invalid[] } => ({
  bad: [about ? { code, at, about } : { code, at }],
});
