/** All schemas of the protocol by channel, for the reference in `docs/protocol.md`, OpenAPI and tests. */
import * as z from "zod/mini";
import type { Channel } from "./channels.ts";
import { hostPushes, hostResponses } from "./host-messages.ts";
import { hostRequests } from "./host-requests.ts";
import { matchRequests } from "./match-requests.ts";
import { matchPushes, matchResponses } from "./messages.ts";

export const protocol = {
  match: { requests: matchRequests, responses: matchResponses, pushes: matchPushes },
  host: { requests: hostRequests, responses: hostResponses, pushes: hostPushes },
} as const;

type Part = "requests" | "responses" | "pushes";
/** The parts of a JSON Schema that are used here. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: { readonly [field: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | object;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The JSON Schema of every message, without the envelope, by channel, part and kind. */
export function jsonSchemasOf(): Record<Channel, Record<Part, Record<string, JsonSchema>>> {
  const each = (schemas: { readonly [kind: string]: z.ZodMiniType }): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.entries(schemas).map(([kind, schema]) => {
        const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: "input" });
        return [kind, json as JsonSchema];
      }),
    );
  const { match, host } = protocol;
  return {
    match: { requests: each(match.requests), responses: each(match.responses), pushes: each(match.pushes) },
    host: { requests: each(host.requests), responses: each(host.responses), pushes: each(host.pushes) },
  };
}

/** The channel of a request, by its kind. No kind exists in two channels. */
export const channelOf = (is: string): Channel => (Object.hasOwn(hostRequests, is) ? "host" : "match");

/** Compares a message of a service with its schema. Returns what does not fit, undefined if everything does. */
export function messageProblem(message: object): string | undefined {
  const { channel, id, ...content } = message as { channel?: Channel; id?: number; is?: string };
  if (channel === undefined || !Object.hasOwn(protocol, channel)) return `channel ${channel}`;
  const { responses, pushes } = protocol[channel];
  const schemas = (id === undefined ? pushes : responses) as { readonly [kind: string]: z.ZodMiniType };
  const schema = schemas[String(content.is)];
  if (!schema) return `${id === undefined ? "unsolicited" : "response"} ${content.is} of ${channel}`;
  const read = schema.safeParse(content);
  return read.success
    ? undefined
    : `${content.is}: ${read.error.issues.map(({ path, message: why }) => `${path.join(".")}: ${why}`).join("; ")}`;
}
