/** The HTTP side describes itself: what is sent comes from the schemas that check it, what is answered from here. */
import fastifySwagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Answers besides 200, or instead of it, by route; `null` has no body. */
const ANSWERS: Readonly<Record<string, Readonly<Record<number, string | null>>>> = {
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
const NOTHING = "No content, or no change";
const STANDARD = { 200: "The requested data, or the state after the change" } as const;

/** JSON schema of every error body. Statuses are those of HTTP, codes those of docs/protocol.md. */
const onError = {
  type: "object",
  properties: {
    bad: {
      type: "array",
      items: {
        type: "object",
        properties: {
          code: { type: "string", description: "Stable; docs/protocol.md lists them" },
          at: { type: "string", description: "The field that caused the error" },
          about: { type: "object", additionalProperties: true },
        },
        required: ["code", "at"],
      },
    },
  },
  required: ["bad"],
};
const failed = {
  description: "The request was rejected; nothing changed",
  content: { "application/json": { schema: onError } },
};

/** What a route answers, in the words of OpenAPI. */
function answersOf(method: string, url: string): object {
  const known = Object.entries(ANSWERS[`${method} ${url}`] ?? STANDARD).map(
    ([status, what]) =>
      [
        status,
        what === null
          ? { description: NOTHING, type: "null" }
          : {
              description: what,
              content: { [url.endsWith(".csv") ? "text/csv" : "application/json"]: { schema: {} } },
            },
      ] as const,
  );
  return { ...(Object.fromEntries(known) as object), default: failed };
}

export async function describe(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Starboard",
        version,
        description:
          "Tables, seats and players of a Starboard host. Response bodies are described in docs/protocol.md and, with types, in packages/wire/src/host.ts.",
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
      return { schema: { ...schema, response: answersOf(method, url) }, url };
    },
  });
}
