/** Defines the HTTP routes of seasons. */
import type { Result } from "@starboard/kernel";
import { SEASON_EDITIONS, type SeasonInfo, seasonInput } from "@starboard/wire/seasons";
import { MAX_SEASONS } from "@starboard/wire/tournament";
import { tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import { fail } from "../../errors.ts";
import type { App } from "../../http/app.ts";
import { sendError, sendResult } from "../../http/guard.ts";
import type { Caller } from "../../people/identity.ts";
import type { HostServices } from "../../services.ts";
import { type TournamentDoc, tournaments } from "../doc.ts";
import { standingsOf } from "../rounds.ts";
import { editionId, seasonKey, seasons } from "./doc.ts";
import { nextOf } from "./season.ts";

const TAGS = ["tournaments"];
const bySeason = z.object({ season: tableId });

export function seasonRoutes(app: App, services: HostServices): void {
  const { searches } = services;
  app.get(
    "/api/seasons/:season",
    { schema: { tags: TAGS, summary: "Returns a season with its editions and winners", params: bySeason } },
    async ({ params, who, ip }, reply) =>
      searches.take(ip)
        ? sendResult(reply, await seasonOf(services, params.season, who))
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.put(
    "/api/seasons/:season",
    {
      schema: {
        tags: TAGS,
        summary: "Stops a season, or lets it go on (organiser)",
        params: bySeason,
        body: seasonInput,
      },
    },
    async ({ params, body, who, ip }, reply) => {
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const bad = await setRecurs(services, params.season, who, body.recurs);
      return bad ? sendError(reply, bad.bad) : sendResult(reply, await seasonOf(services, params.season, who));
    },
  );
}

/** Codes: SEASON_UNKNOWN, SEASON_FORBIDDEN, SEASON_FULL. */
async function setRecurs(
  { store, now }: HostServices,
  id: string,
  { person }: Caller,
  recurs: boolean,
): Promise<ReturnType<typeof fail> | undefined> {
  for (;;) {
    const stored = await seasons.get(store, id);
    if (!stored) return fail("SEASON_UNKNOWN");
    if (person === null || stored.doc.organiser !== person) return fail("SEASON_FORBIDDEN");
    if (stored.doc.recurs === recurs) return undefined;
    if (recurs && (await store.count("season", ["recurs", person])) >= MAX_SEASONS)
      return fail("SEASON_FULL", "recurs", { limit: MAX_SEASONS });
    const at = now();
    const written = await store.write([
      seasons.put(id, { ...stored.doc, recurs }, at, stored.version),
      { is: "schedule", key: seasonKey(id), at: recurs ? at : null },
    ]);
    if (written) return undefined;
  }
}

/** The names of those who share the first place of a finished tournament. */
export const winnersOf = (doc: TournamentDoc): string[] =>
  doc.state === "over"
    ? standingsOf(doc).flatMap(({ place, points, entrant }) =>
        place === 1 && points.terms.length > 0 ? [doc.entrants[entrant]?.name ?? ""] : [],
      )
    : [];

/** Code: SEASON_UNKNOWN. */
async function seasonOf({ store, now }: HostServices, id: string, { person }: Caller): Promise<Result<SeasonInfo>> {
  const stored = await seasons.get(store, id);
  if (!stored) return fail("SEASON_UNKNOWN");
  const { doc } = stored;
  const numbers = Array.from({ length: Math.min(doc.edition, SEASON_EDITIONS) }, (_, i) => doc.edition - i);
  const found = await tournaments.getAll(
    store,
    numbers.map((n) => editionId(id, n)),
  );
  const { title, about, game, format } = found[0]?.doc ?? doc.template;
  return {
    ok: {
      season: id,
      title,
      about,
      organiser: doc.organiserName,
      game,
      format,
      every: doc.every,
      next: doc.recurs ? nextOf(doc, now()) : null,
      editions: found.map(({ id: tournament, doc: one }) => ({
        tournament,
        edition: one.season?.edition ?? 0,
        state: one.state,
        startsAt: one.startedAt ?? one.startsAt ?? null,
        entrants: one.entrants.length,
        winners: winnersOf(one),
      })),
      yours: person !== null && doc.organiser === person,
    },
  };
}
