/** HTTP routes of reviews: made by the host once, for all viewers of a finished match. */
import { tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import type { HostServices } from "../services.ts";
import type { ReviewService } from "./review-service.ts";

const TAGS = ["reviews"];
const atTable = z.object({ table: tableId });

export function reviewRoutes(app: App, services: HostServices, reviews: ReviewService): void {
  app.get(
    "/api/tables/:table/review",
    {
      schema: { tags: TAGS, summary: "Returns the review of a finished match as far as it has come", params: atTable },
    },
    async (request, reply) => sendResult(reply, await reviews.find(request.params.table)),
  );
  app.post(
    "/api/tables/:table/review",
    { schema: { tags: TAGS, summary: "Asks for the review of a finished match", params: atTable } },
    async (request, reply) => {
      const { person } = request.who;
      if (person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      if (!services.expensive.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      return sendResult(reply, await reviews.request(request.params.table, person));
    },
  );
}
