/** HTTP routes of sharing: what a page shows to everybody, its card, and the link to a private match. */
import { language, languageOf } from "@starboard/kit";
import { tableId } from "@starboard/wire/host";
import { cardQuery } from "@starboard/wire/share";
import * as z from "zod/mini";
import { finishedMatches } from "../archive/doc.ts";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { forReader } from "../languages.ts";
import type { HostServices } from "../services.ts";
import { tableDocs } from "../tables/doc.ts";
import { seatsOf } from "../tables/info.ts";
import type { Drawings } from "./drawings.ts";
import type { SharedPages } from "./shared-pages.ts";

const TAGS = ["sharing"];
const atTable = z.object({ table: tableId });
/** How long messengers and browsers may show a card without asking again, in seconds. */
const KEEP = "public, max-age=300";

/** Where the card of a page is, with words in the language of the moment. */
export const cardAddress = (origin: string, page: string): string =>
  `${origin}/api/share/card.png?page=${encodeURIComponent(page)}${language() === "en" ? "" : `&lang=${language()}`}`;

export function shareRoutes(app: App, services: HostServices, pages: SharedPages, drawings: Drawings): void {
  const { store, tables } = services;
  app.get(
    "/api/share",
    {
      schema: {
        tags: TAGS,
        summary: "Returns what a page shows to everybody who has its link",
        querystring: cardQuery,
      },
    },
    async ({ query: { page = "/" } }, reply) => {
      const shared = await pages.find(page);
      const { title, text, canEmbed } = shared ?? pages.general;
      return sendResult(reply, { ok: { title, text, isShown: shared !== null, canEmbed } });
    },
  );
  app.get(
    "/api/share/card.png",
    { schema: { tags: TAGS, summary: "Returns the picture that messengers show of a page", querystring: cardQuery } },
    async (request, reply) => {
      const { page = "/", lang = "en" } = request.query;
      const drawn = await forReader(languageOf(lang) ?? "en", async () => {
        const own = await drawings.card((await pages.find(page)) ?? pages.general, request.ip);
        // A link has a picture even if its own cannot be drawn.
        return own === "failed" ? drawings.card(pages.general, request.ip) : own;
      });
      if (drawn === "rate") return sendError(reply, fail("HOST_RATE").bad);
      if (drawn === "failed") return sendError(reply, fail("HOST_INTERNAL").bad);
      const tag = `"${drawn.name}"`;
      reply.header("etag", tag).header("cache-control", KEEP).header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"]?.includes(tag) === true) return reply.code(304).send();
      return reply.type("image/png").send(drawn.bytes);
    },
  );
  app.post(
    "/api/tables/:table/share",
    { schema: { tags: TAGS, summary: "Returns the token that shows a finished match to others", params: atTable } },
    async (request, reply) => {
      const { table } = request.params;
      const stored = await tableDocs.get(store, table);
      if (!stored) return sendError(reply, fail("TABLE_UNKNOWN").bad);
      if (seatsOf(stored.doc, request.who.person).length === 0) return sendError(reply, fail("TABLE_FORBIDDEN").bad);
      if (!(await finishedMatches.get(store, table)))
        return sendError(reply, fail("TABLE_STATE", "", { state: stored.doc.state }).bad);
      return sendResult(reply, { ok: { token: tables.links.shareToken(table) } });
    },
  );
}
