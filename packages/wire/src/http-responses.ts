/**
 * The responses of the HTTP interface by route and status, for OpenAPI and tests. Routes that are not listed answer with
 * data that has no schema yet, or with none.
 */
import * as z from "zod/mini";
import { invalidSchema } from "./fields.ts";
import { matchRecord, matchResponses, update } from "./messages.ts";
import { noteInfo } from "./notes.ts";
import { ordersInfo } from "./orders.ts";
import { linkTarget, me, seatLink, serviceStatus, tableInfo, tableWithLinks } from "./table-info.ts";

const seat = "/api/tables/:table/seats/:seat";

/** The body of every error, like `invalid` over the socket. */
export const errorBody = z.strictObject({ bad: z.array(invalidSchema) });

/** What is stored of a match that this program cannot read, for example because its game is not installed. */
const storedMatch = z.looseObject({ opening: z.looseObject({ match: z.string() }), rows: z.array(z.unknown()) });

export const httpResponses: Readonly<Record<string, Readonly<Record<number, z.ZodMiniType>>>> = {
  "GET /api/me": { 200: me },
  "PUT /api/me": { 200: me },
  "POST /api/me/tokens": { 200: z.strictObject({ token: z.string(), person: z.string() }) },
  "GET /api/status": { 200: serviceStatus },
  "GET /api/tables": { 200: z.strictObject({ tables: z.array(tableInfo), after: z.nullable(z.string()) }) },
  "POST /api/tables": { 201: tableWithLinks },
  "GET /api/tables/:table": { 200: tableInfo },
  "PATCH /api/tables/:table": { 200: tableInfo },
  "GET /api/tables/:table/links": { 200: z.array(seatLink) },
  "POST /api/tables/:table/start": { 200: tableInfo },
  "POST /api/enter": { 200: linkTarget },
  [`POST ${seat}/sit`]: { 200: tableWithLinks },
  [`PUT ${seat}/entropy`]: { 200: tableInfo },
  [`PUT ${seat}/options`]: { 200: tableInfo },
  [`POST ${seat}/leave`]: { 200: tableInfo },
  [`POST ${seat}/kick`]: { 200: tableInfo },
  [`PUT ${seat}`]: { 200: tableWithLinks },
  [`POST ${seat}/relink`]: { 200: tableWithLinks },
  [`GET ${seat}/update`]: { 200: update },
  [`POST ${seat}/acts`]: {
    200: matchResponses.played,
    409: z.union([matchResponses.refused, matchResponses.stale]),
  },
  "GET /api/tables/:table/record": { 200: z.union([matchRecord, storedMatch]) },
  [`GET ${seat}/orders`]: { 200: ordersInfo },
  [`POST ${seat}/orders`]: { 201: ordersInfo },
  [`DELETE ${seat}/orders/:order`]: { 200: ordersInfo },
  "GET /api/tables/:table/note": { 200: noteInfo },
  "PUT /api/tables/:table/note": { 200: noteInfo },
};

const patterns = Object.entries(httpResponses).map(([route, byStatus]) => ({
  pattern: new RegExp(`^${route.replaceAll(/:\w+/g, "[^/?]+")}(?:\\?.*)?$`),
  byStatus,
}));

/** Compares a response with its schema. Returns what does not fit; undefined if it fits or has no schema. */
export function responseProblem(method: string, path: string, status: number, body: unknown): string | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));
  const schema = found?.byStatus[status] ?? (found && status >= 400 ? errorBody : undefined);
  const read = schema?.safeParse(body);
  if (!read || read.success) return undefined;
  const issues = read.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  return `${method} ${path} ${status}: ${issues.join("; ")}`;
}
