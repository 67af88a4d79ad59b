/** Defines the HTTP route of the statistics. */
import type { ItemShares, Statistics } from "@starboard/wire/statistics";
import * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { items, measures } from "../library/doc.ts";
import { bans } from "../people/bans.ts";
import { findGameEntry } from "../play/games.ts";
import type { HostServices } from "../services.ts";
import type { HostStore } from "../storage/store.ts";
import { type CountedItem, statisticsDocs } from "./doc.ts";

const byGame = z.object({ game: z.string().check(z.maxLength(50), z.regex(/^[a-z0-9-]+$/)) });

/** Adds names and measurements. Items that were removed, taken down, or whose maker is banned since the count are left out. */
async function shownItems(store: HostStore, counted: readonly CountedItem[]): Promise<Map<string, ItemShares>> {
  const found = await items.getAll(store, [...new Set(counted.map(({ item }) => item))]);
  const [banned, measured] = await Promise.all([
    bans.getAll(store, [...new Set(found.map(({ doc }) => doc.maker))]),
    measures.getAll(store, [...new Set(found.flatMap(({ doc }) => doc.versions.at(-1)?.hash ?? []))]),
  ]);
  const isBanned = new Set(banned.map(({ id }) => id));
  const measureOf = new Map(measured.map(({ id, doc }) => [id, doc.measure]));
  return new Map(
    found
      .filter(({ doc }) => doc.takenDown === null && !isBanned.has(doc.maker))
      .map(({ id, doc: { name, kind, versions } }) => {
        const measure = measureOf.get(versions.at(-1)?.hash ?? "") ?? null;
        return [id, { item: id, name, kind, measure, matches: 0, sides: [] }];
      }),
  );
}

export async function statisticsOf(store: HostStore, game: string): Promise<Statistics> {
  const stored = await statisticsDocs.get(store, game);
  const companies = stored?.doc.companies ?? [];
  const shown = await shownItems(
    store,
    companies.flatMap((one) => one.items),
  );
  return {
    game,
    countedAt: stored?.changedAt ?? null,
    companies: companies.map((one) => ({
      ...one,
      items: one.items.flatMap((counted) => {
        const item = shown.get(counted.item);
        return item ? [{ ...item, ...counted }] : [];
      }),
    })),
  };
}

export function statisticsRoutes(app: App, { store, searches }: HostServices): void {
  app.get(
    "/api/statistics/:game",
    {
      schema: {
        tags: ["archive"],
        summary: "Returns how often each side of a game won in the public matches of the host",
        params: byGame,
      },
    },
    async ({ params: { game }, ip }, reply) => {
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (!findGameEntry(game)) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      return sendResult(reply, { ok: await statisticsOf(store, game) });
    },
  );
}
