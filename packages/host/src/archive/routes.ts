/** Defines the HTTP routes of the archive search. */
import { ARCHIVE_PAGE, ARCHIVE_RECORDS, archiveQuery } from "@starboard/wire/archive";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import type { HostServices } from "../services.ts";
import { finishedMatchOf } from "./doc.ts";
import { searchArchive } from "./search.ts";

const TAGS = ["archive"];

export function archiveRoutes(app: App, services: HostServices): void {
  const { store, searches, expensive, matches } = services;
  app.get(
    "/api/archive",
    { schema: { tags: TAGS, summary: "Searches the finished matches", querystring: archiveQuery } },
    async ({ query, who, ip }, reply) => {
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const { found, after } = await searchArchive(store, query, who.person, ARCHIVE_PAGE);
      return sendResult(reply, { ok: { matches: found.map(finishedMatchOf), after } });
    },
  );
  app.get(
    "/api/archive/records",
    {
      schema: {
        tags: TAGS,
        summary: "Returns the records of the matches found, one per line; the header says where the next ones begin",
        querystring: archiveQuery,
      },
    },
    async ({ query, who, ip }, reply) => {
      if (!searches.take(ip) || !expensive.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const { found, after } = await searchArchive(store, query, who.person, ARCHIVE_RECORDS);
      const lines: string[] = [];
      for (const { id } of found) {
        const answer = await matches.service.execute({ is: "record", match: id });
        // A match whose rules are not installed has no record to write.
        if (answer.is === "record") lines.push(`${JSON.stringify(answer.record)}\n`);
      }
      reply.header("content-disposition", 'attachment; filename="starboard-records.jsonl"');
      if (after !== null) reply.header("x-starboard-after", after);
      return reply.type("application/x-ndjson").header("cache-control", "no-store").send(lines.join(""));
    },
  );
}
