/**
 * OpenAPI description of the HTTP API. Requests come from the schemas that validate them, responses from those of
 * `wire/http-responses`, their descriptions from this file.
 */
import fastifySwagger from "@fastify/swagger";
import { errorBody, httpResponses } from "@starboard/wire/http-responses";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod/mini";

/** Responses of routes that differ from the standard one, by status; `null` has no body. */
const RESPONSES: Readonly<Record<string, Readonly<Record<number, string | null>>>> = {
  "POST /api/tables": { 201: "The table, and the links that the caller may share" },
  "DELETE /api/tables/:table": { 204: null },
  "GET /api/tables/:table/seats/:seat/update": { 200: "An `update`, as over the socket", 204: null },
  "POST /api/tables/:table/seats/:seat/acts": {
    200: "`played`: entry number, and how many of the moves counted",
    409: "`refused` with its rule, or `stale`: nothing was written",
  },
  "POST /api/tables/:table/seats/:seat/orders": { 201: "The seat's orders" },
  "GET /api/tables/:table/record": { 200: "The record, as docs/records.md describes it" },
  "POST /api/tournaments": { 201: "The tournament" },
  "DELETE /api/tournaments/:tournament": { 204: null },
  "GET /api/tournaments/:tournament": { 200: "The tournament", 204: null },
  "GET /api/tournaments/:tournament/standings.csv": { 200: "One row for each entrant, best first" },
  "GET /api/tournaments/:tournament/pairings.csv": { 200: "One row for each entrant of each pairing" },
  "POST /api/account/sign-out": { 204: null },
  "POST /api/account/delete": { 204: null },
};
const NO_CONTENT = "No content, or no change";
const STANDARD = { 200: "The requested data, or the state after the change" } as const;

/** The JSON Schema of a response; `{}` allows anything. */
function jsonSchemaOf(schema: z.ZodMiniType | undefined): object {
  if (!schema) return {};
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: "input" });
  return json;
}
const errorResponse = {
  description: "The request was rejected; nothing changed. docs/protocol.md lists the codes",
  content: { "application/json": { schema: jsonSchemaOf(errorBody) } },
};

/** Returns the OpenAPI responses of a route. */
function responsesOf(method: string, url: string): object {
  const known = Object.entries(RESPONSES[`${method} ${url}`] ?? STANDARD).map(
    ([status, what]) =>
      [
        status,
        what === null
          ? { description: NO_CONTENT, type: "null" }
          : {
              description: what,
              content: {
                [url.endsWith(".csv") ? "text/csv" : "application/json"]: {
                  schema: jsonSchemaOf(httpResponses[`${method} ${url}`]?.[Number(status)]),
                },
              },
            },
      ] as const,
  );
  return { ...(Object.fromEntries(known) as object), default: errorResponse };
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
      return { schema: { ...schema, response: responsesOf(method, url) }, url };
    },
  });
}
