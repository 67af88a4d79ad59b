/**
 * The responses of the HTTP interface by route and status, for OpenAPI and tests: a schema, `null` for no body, or the
 * media type of a body that is not JSON. Every route of a host is listed.
 */
import * as z from "zod/mini";
import { accountInfo, passkeyChallenge, personExport } from "./account.ts";
import {
  adminFigures,
  adminInfo,
  adminPlayer,
  adminReport,
  adminResetLink,
  adminTable,
  adminTableDetail,
  auditEntry,
  stuckMatch,
} from "./admin.ts";
import { archivePage } from "./archive.ts";
import { castingLink } from "./casting.ts";
import { acceptedChallenge, challengesInfo } from "./challenges.ts";
import { clubInfo, clubPage, clubReport, ownClubs } from "./clubs.ts";
import { invalidSchema } from "./fields.ts";
import {
  libraryContent,
  libraryCounts,
  libraryItemDetail,
  libraryPage,
  libraryReport,
  pictureSchema,
} from "./library.ts";
import { matchRecord, matchResponses, update } from "./messages.ts";
import { mirrorIndex, mirrorInfo } from "./mirrors.ts";
import { noteInfo } from "./notes.ts";
import { ladder } from "./ladder.ts";
import { notificationSettings } from "./notifications.ts";
import { ordersInfo } from "./orders.ts";
import { profile } from "./people.ts";
import { newProgram, ownPrograms, programLadder, protocolInfo } from "./programs.ts";
import { puzzleAnswersInfo, puzzlesInfo } from "./puzzles.ts";
import { companyInfo } from "./relations.ts";
import { reviewInfo } from "./reviews.ts";
import { seasonInfo } from "./seasons.ts";
import { sharedInfo, shareLink } from "./share.ts";
import { linkTarget, me, seatLink, serviceStatus, tableInfo, tableWithLinks } from "./table-info.ts";
import { ticketsInfo } from "./tickets.ts";
import { tournamentInfo, tournamentSummary } from "./tournament-info.ts";
import { statistics } from "./statistics.ts";

export type MediaType = "text/csv" | "image/png" | "application/x-ndjson";
type Responses = Readonly<Record<string, Readonly<Record<number, z.ZodMiniType | MediaType | null>>>>;

/** The body of every error, like `invalid` over the socket. */
export const errorBody = z.strictObject({ bad: z.array(invalidSchema) });

/** One page of a list, and where the next one begins; null on the last page. */
const pageOf = <T extends z.ZodMiniType>(name: string, one: T) =>
  z.strictObject({ [name]: z.array(one), after: z.nullable(z.string()) });

/** What is stored of a match that this program cannot read, for example because its game is not installed. */
const storedMatch = z.looseObject({ opening: z.looseObject({ match: z.string() }), rows: z.array(z.unknown()) });
const record = z.union([matchRecord, storedMatch]);

const seat = "/api/tables/:table/seats/:seat";
const tables: Responses = {
  "GET /api/tables": { 200: pageOf("tables", tableInfo) },
  "POST /api/tables": { 201: tableWithLinks },
  "GET /api/tables/:table": { 200: tableInfo },
  "PATCH /api/tables/:table": { 200: tableInfo },
  "DELETE /api/tables/:table": { 204: null },
  "GET /api/tables/:table/links": { 200: z.array(seatLink) },
  "POST /api/tables/:table/start": { 200: tableInfo },
  "POST /api/tables/:table/hand-over": { 200: tableInfo },
  "GET /api/tables/:table/casting": { 200: castingLink },
  "POST /api/tables/:table/casting": { 200: tableInfo },
  "DELETE /api/tables/:table/casting": { 200: tableInfo },
  "POST /api/enter": { 200: linkTarget },
  [`POST ${seat}/sit`]: { 200: tableWithLinks },
  [`PUT ${seat}/entropy`]: { 200: tableInfo },
  [`PUT ${seat}/options`]: { 200: tableInfo },
  [`POST ${seat}/leave`]: { 200: tableInfo },
  [`POST ${seat}/kick`]: { 200: tableInfo },
  [`PUT ${seat}`]: { 200: tableWithLinks },
  [`POST ${seat}/relink`]: { 200: tableWithLinks },
  [`GET ${seat}/update`]: { 200: update, 204: null },
  [`POST ${seat}/acts`]: {
    200: matchResponses.played,
    409: z.union([matchResponses.refused, matchResponses.stale]),
  },
  "GET /api/tables/:table/record": { 200: record },
  [`GET ${seat}/orders`]: { 200: ordersInfo },
  [`POST ${seat}/orders`]: { 201: ordersInfo },
  [`DELETE ${seat}/orders/:order`]: { 200: ordersInfo },
  "GET /api/tables/:table/note": { 200: noteInfo },
  "PUT /api/tables/:table/note": { 200: noteInfo },
  "GET /api/tables/:table/review": { 200: reviewInfo },
  "POST /api/tables/:table/review": { 200: reviewInfo },
};

const people: Responses = {
  "GET /api/me": { 200: me },
  "PUT /api/me": { 200: me },
  "PUT /api/me/language": { 200: me },
  "GET /api/me/tokens": { 200: ownPrograms },
  "POST /api/me/tokens": { 200: newProgram },
  "DELETE /api/me/tokens/:person": { 200: ownPrograms },
  "GET /api/programs/:game": { 200: programLadder },
  "GET /api/account": { 200: accountInfo },
  "POST /api/account": { 200: accountInfo },
  "POST /api/account/sign-in": { 200: accountInfo },
  "PUT /api/account/password": { 200: accountInfo },
  "POST /api/account/reset": { 200: accountInfo },
  "POST /api/account/sign-in/passkey/options": { 200: passkeyChallenge },
  "POST /api/account/sign-in/passkey": { 200: accountInfo },
  "POST /api/account/passkeys/options": { 200: passkeyChallenge },
  "POST /api/account/passkeys": { 200: accountInfo },
  "DELETE /api/account/passkeys/:id": { 200: accountInfo },
  "DELETE /api/account/sessions/:id": { 200: accountInfo },
  "POST /api/account/sign-out": { 204: null },
  "GET /api/account/export": { 200: personExport },
  "POST /api/account/delete": { 204: null },
  "GET /api/notifications": { 200: notificationSettings },
  "PUT /api/notifications": { 200: notificationSettings },
  "POST /api/notifications": { 200: notificationSettings },
  "POST /api/notifications/:id/confirm": { 200: notificationSettings },
  "DELETE /api/notifications/:id": { 200: notificationSettings },
  "GET /api/pictures/:id": { 200: "image/png" },
};

const one = "/api/tournaments/:tournament";
const tournaments: Responses = {
  "GET /api/tournaments": { 200: pageOf("tournaments", tournamentSummary) },
  "POST /api/tournaments": { 201: tournamentInfo },
  [`GET ${one}`]: { 200: tournamentInfo, 204: null },
  [`PATCH ${one}`]: { 200: tournamentInfo },
  [`DELETE ${one}`]: { 204: null },
  [`GET ${one}/standings.csv`]: { 200: "text/csv" },
  [`GET ${one}/pairings.csv`]: { 200: "text/csv" },
  [`POST ${one}/start`]: { 200: tournamentInfo },
  [`POST ${one}/pause`]: { 200: tournamentInfo },
  [`POST ${one}/resume`]: { 200: tournamentInfo },
  [`POST ${one}/end`]: { 200: tournamentInfo },
  [`POST ${one}/reinvite`]: { 200: tournamentInfo },
  [`PUT ${one}/rounds/:round/pairings/:pairing`]: { 200: tournamentInfo },
  [`POST ${one}/entrants`]: { 200: tournamentInfo },
  [`POST ${one}/bots`]: { 200: tournamentInfo },
  [`DELETE ${one}/entrants/:entrant`]: { 200: tournamentInfo },
  [`POST ${one}/entrants/:entrant/rest`]: { 200: tournamentInfo },
  [`POST ${one}/entrants/:entrant/return`]: { 200: tournamentInfo },
  [`PUT ${one}/answer`]: { 200: tournamentInfo },
  [`POST ${one}/call-off`]: { 200: tournamentInfo },
  "GET /api/seasons/:season": { 200: seasonInfo },
  "PUT /api/seasons/:season": { 200: seasonInfo },
};

const profiles: Responses = {
  "GET /api/people/:person": { 200: profile },
  "PUT /api/account/profile": { 200: accountInfo },
  "GET /api/account/company": { 200: companyInfo },
  "PUT /api/people/:person/relation": { 200: companyInfo },
  "GET /api/archive": { 200: archivePage },
  "GET /api/archive/records": { 200: "application/x-ndjson" },
  "GET /api/challenges": { 200: challengesInfo },
  "PUT /api/account/challenges": { 200: challengesInfo },
  "PUT /api/people/:person/challenge": { 200: challengesInfo },
  "DELETE /api/people/:person/challenge": { 200: challengesInfo },
  "POST /api/people/:person/challenge/decline": { 200: challengesInfo },
  "POST /api/people/:person/challenge/accept": { 200: acceptedChallenge },
};

const club = "/api/clubs/:club";
const clubs: Responses = {
  "GET /api/clubs": { 200: clubPage },
  "POST /api/clubs": { 201: clubInfo },
  "GET /api/clubs/mine": { 200: ownClubs },
  [`GET ${club}`]: { 200: clubInfo },
  [`PATCH ${club}`]: { 200: clubInfo },
  [`DELETE ${club}`]: { 204: null },
  [`GET ${club}/ladder`]: { 200: ladder },
  [`GET ${club}/tournaments`]: { 200: pageOf("tournaments", tournamentSummary) },
  [`POST ${club}/matches`]: { 201: tournamentInfo },
  [`PUT ${club}/notice`]: { 200: clubInfo },
  [`POST ${club}/reinvite`]: { 200: clubInfo },
  [`POST ${club}/report`]: { 204: null },
  [`POST ${club}/join`]: { 200: clubInfo },
  [`POST ${club}/leave`]: { 200: clubInfo },
  [`PUT ${club}/members/:person`]: { 200: clubInfo },
  [`DELETE ${club}/members/:person`]: { 200: clubInfo },
};

const ladders: Responses = {
  "GET /api/ladders/:game": { 200: ladder },
  "GET /api/statistics/:game": { 200: statistics },
  "PUT /api/account/ladder": { 200: accountInfo },
};

const tickets: Responses = {
  "GET /api/tickets": { 200: ticketsInfo },
  "PUT /api/tickets": { 200: ticketsInfo },
  "POST /api/tickets/seen": { 200: ticketsInfo },
  "DELETE /api/tickets": { 200: ticketsInfo },
  "POST /api/tickets/meanwhile": { 200: ticketsInfo },
};

const puzzles: Responses = {
  "GET /api/puzzles": { 200: puzzlesInfo },
  "POST /api/puzzles/answers": { 200: puzzleAnswersInfo },
};

const sharing: Responses = {
  "GET /api/share": { 200: sharedInfo },
  "GET /api/share/card.png": { 200: "image/png", 304: null },
  "POST /api/tables/:table/share": { 200: shareLink },
};

const item = "/api/library/items/:item";
const library: Responses = {
  "GET /api/library": { 200: libraryPage },
  "POST /api/library": { 201: libraryItemDetail },
  "GET /api/library/counts": { 200: libraryCounts },
  [`GET ${item}`]: { 200: libraryItemDetail },
  [`PATCH ${item}`]: { 200: libraryItemDetail },
  [`DELETE ${item}`]: { 204: null },
  [`POST ${item}/versions`]: { 200: libraryItemDetail },
  [`PUT ${item}/like`]: { 200: libraryItemDetail },
  [`DELETE ${item}/like`]: { 200: libraryItemDetail },
  [`POST ${item}/report`]: { 200: libraryItemDetail },
  "GET /api/library/contents/:hash": { 200: libraryContent },
  "GET /api/library/contents/:hash/picture": { 200: pictureSchema },
};

const administration: Responses = {
  "GET /api/protocol": { 200: protocolInfo },
  "GET /api/status": { 200: serviceStatus },
  "GET /api/openapi.json": { 200: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
  "GET /api/admin": { 200: adminInfo },
  "GET /api/admin/figures": { 200: adminFigures },
  "PUT /api/admin/announcement": { 200: serviceStatus },
  "PUT /api/admin/read-only": { 200: serviceStatus },
  "GET /api/admin/audit": { 200: z.array(auditEntry) },
  "GET /api/admin/tables": { 200: z.array(adminTable) },
  "GET /api/admin/tables/:id": { 200: adminTableDetail },
  "PUT /api/admin/tables/:id/closed": { 200: adminTableDetail },
  "GET /api/admin/tables/:id/record": { 200: record },
  "GET /api/admin/stuck": { 200: z.array(stuckMatch) },
  "POST /api/admin/stuck/:id/retry": { 200: z.array(stuckMatch) },
  "GET /api/admin/players": { 200: z.array(adminPlayer) },
  "POST /api/admin/players/:id/reset": { 200: adminResetLink },
  "GET /api/admin/reports": { 200: z.array(adminReport) },
  "DELETE /api/admin/reports/:id": { 204: null },
  "GET /api/library/mirror": { 200: mirrorIndex },
  "GET /api/admin/library/mirrors": { 200: z.array(mirrorInfo) },
  "POST /api/admin/library/mirrors": { 201: mirrorInfo },
  "POST /api/admin/library/mirrors/:id/look": { 200: mirrorInfo },
  "DELETE /api/admin/library/mirrors/:id": { 204: null },
  "GET /api/admin/library/reports": { 200: z.array(libraryReport) },
  "DELETE /api/admin/library/reports/:id": { 204: null },
  "PUT /api/admin/library/items/:item/taken-down": { 204: null },
  "DELETE /api/admin/library/items/:item/taken-down": { 204: null },
  "GET /api/admin/clubs/reports": { 200: z.array(clubReport) },
  "DELETE /api/admin/clubs/reports/:id": { 204: null },
  "PUT /api/admin/clubs/:club/taken-down": { 204: null },
  "DELETE /api/admin/clubs/:club/taken-down": { 204: null },
  "PUT /api/admin/bans/:id": { 204: null },
  "DELETE /api/admin/bans/:id": { 204: null },
};

export const httpResponses: Responses = {
  ...tables,
  ...people,
  ...tournaments,
  ...profiles,
  ...clubs,
  ...ladders,
  ...tickets,
  ...sharing,
  ...puzzles,
  ...library,
  ...administration,
};

/**
 * Compares the body of a response with the schema of its route, such as `/api/tables/:table`. Returns what does not fit;
 * undefined if everything fits. An empty body is the empty text.
 */
export function responseProblem(method: string, route: string, status: number, text: string): string | undefined {
  const where = `${method} ${route} ${status}`;
  const expected = status >= 400 ? errorFormOf(method, route, status) : httpResponses[`${method} ${route}`]?.[status];
  if (expected === undefined) return `${where}: there is no schema`;
  if (expected === null) return text === "" ? undefined : `${where}: there is a body`;
  if (typeof expected === "string") return undefined;
  const read = expected.safeParse(parsed(text));
  if (read.success) return undefined;
  const issues = read.error.issues.map((issue) => {
    const what = issue.code === "unrecognized_keys" ? `${issue.keys.join()} is not in the schema` : issue.message;
    return `${issue.path.join(".")}: ${what}`;
  });
  return `${where}: ${issues.join("; ")}`;
}

/** Errors have one form, except where a route lists another one for the status. */
const errorFormOf = (method: string, route: string, status: number): z.ZodMiniType => {
  const own = httpResponses[`${method} ${route}`]?.[status];
  return typeof own === "object" && own !== null ? z.union([own, errorBody]) : errorBody;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
