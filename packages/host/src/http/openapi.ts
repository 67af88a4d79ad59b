/**
 * OpenAPI description of the HTTP API. Requests come from the schemas that validate them, responses from those of
 * `wire/http-responses`, their descriptions from this file.
 */
import fastifySwagger from "@fastify/swagger";
import { errorBody, httpResponses } from "@starboard/wire/http-responses";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod/mini";

/** What a response is, where it is not what the standard text says; by route and status. */
const TEXTS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "POST /api/tables": { 201: "The table, and the links that the caller may share" },
  "GET /api/tables/:table/seats/:seat/update": { 200: "An `update`, as over the socket" },
  "POST /api/tables/:table/seats/:seat/acts": {
    200: "`played`: entry number, and how many of the moves counted",
    409: "`refused` with its rule, or `stale`: nothing was written",
  },
  "POST /api/tables/:table/seats/:seat/orders": { 201: "The seat's orders" },
  "GET /api/tables/:table/record": { 200: "The record, as docs/records.md describes it" },
  "POST /api/tournaments": { 201: "The tournament" },
  "GET /api/tournaments/:tournament": { 200: "The tournament" },
  "GET /api/tournaments/:tournament/standings.csv": { 200: "One row for each entrant, best first" },
  "GET /api/tournaments/:tournament/pairings.csv": { 200: "One row for each entrant of each pairing" },
  "GET /api/archive/records": { 200: "A record on each line, as docs/records.md describes it" },
  "GET /api/account/export": { 200: "Everything that is stored of the caller" },
};
const NO_CONTENT = "No content, or no change";
const STANDARD = "The requested data, or the state after the change";

function jsonSchemaOf(schema: z.ZodMiniType): object {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: "input" });
  return json;
}
const errorResponse = {
  description: "The request was rejected; nothing changed. docs/protocol.md lists the codes",
  content: { "application/json": { schema: jsonSchemaOf(errorBody) } },
};

/** Returns the OpenAPI responses of a route. */
function responsesOf(route: string): object {
  const known = Object.entries(httpResponses[route] ?? {}).map(([status, body]) => {
    if (body === null) return [status, { description: NO_CONTENT, type: "null" }] as const;
    const [media, schema] = typeof body === "string" ? [body, {}] : ["application/json", jsonSchemaOf(body)];
    return [
      status,
      { description: TEXTS[route]?.[Number(status)] ?? STANDARD, content: { [media]: { schema } } },
    ] as const;
  });
  return { ...Object.fromEntries<object>(known), default: errorResponse };
}

export async function describe(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Starboard",
        version,
        description: "Tables, seats and players of a Starboard host. docs/protocol.md explains them.",
      },
      components: {
        securitySchemes: {
          browser: { type: "apiKey", in: "cookie", name: "starboard", description: "Over https: `__Host-starboard`" },
          bot: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ browser: [] }, { bot: [] }, {}],
    },
    transform(route) {
      const { schema, url } = jsonSchemaTransform(route);
      const [method = ""] = [route.route.method].flat();
      return { schema: { ...schema, response: responsesOf(`${method} ${url}`) }, url };
    },
  });
}
