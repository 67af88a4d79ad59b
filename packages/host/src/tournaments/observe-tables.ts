/** Reads the state of a tournament's tables from the store and the match service, for the next step. */
import { parseEdition, type Seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { LegOutcome } from "@starboard/wire/tournament";
import type { HostServices } from "../services.ts";
import { bans } from "../people/bans.ts";
import { persons } from "../people/identity.ts";
import { loadGame } from "../play/games.ts";
import type { Stored } from "../storage/store.ts";
import { sharedOptionsOnly, gameOf } from "../tables/seat-options.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { isArena } from "./arena/arena.ts";
import type { ObservedTables, ObservedTable } from "./advance.ts";
import { currentRound, playing, type TournamentDoc } from "./doc.ts";

export interface Observation {
  readonly seen: ObservedTables;
  /** Stored tables of the current round and of pairings that were just ruled on. */
  readonly tables: ReadonlyMap<string, Stored<TableDoc>>;
  readonly summaries: ReadonlyMap<string, MatchSummary>;
}

/**
 * Reads the tables of a tournament.
 * @param before the stored tournament; pairings that differ from it were just ruled on by the organiser
 */
export async function observeTables(
  services: HostServices,
  doc: TournamentDoc,
  before: TournamentDoc,
): Promise<Observation> {
  const { store, now } = services;
  const round = currentRound(doc)?.pairings ?? [];
  const open = round.filter(({ result }) => result === null);
  const ruled = doc.played.flatMap(({ pairings }, r) =>
    pairings.filter((one, n) => one !== before.played[r]?.pairings[n]),
  );
  // Includes decided pairings: after a ruling the match may still be in progress.
  // An arena has many, and when one of its matches is ruled on, `ruled` has it.
  const names = [
    ...new Set([...(isArena(doc) ? open : round), ...ruled].flatMap(({ legs }) => legs.map(({ table }) => table))),
  ];
  const persona = playing(doc).flatMap((n) => doc.entrants[n]?.person ?? []);
  const [found, matches, banned, there] = await Promise.all([
    tableDocs.getAll(store, names),
    store.summariesOf(names),
    bans.getAll(store, persona),
    persons.getAll(store, persona),
  ]);
  const tables = new Map(found.map((one) => [one.id, one]));
  const summaries = new Map(matches.map((summary) => [summary.match, summary]));
  const alive = new Set(there.map(({ id }) => id));
  const seen = new Map<string, ObservedTable>();
  for (const { legs } of open) {
    for (const [i, leg] of legs.entries()) {
      const table = tables.get(leg.table);
      if (!table) continue;
      const summary = summaries.get(leg.table);
      const returns = doc.bothSides && i === 0 && legs.length === 1;
      const back = returns && summary?.over ? await returnOf(services, table.doc, summary) : null;
      seen.set(leg.table, {
        missing: table.doc.state === "lobby" ? seatsNotReady(table.doc) : [],
        asked: summary?.over ? [] : [...(summary?.asked ?? [])],
        over: summary?.over
          ? { ...summary.over, how: await howItEnded(services, summary), at: summary.changedAt }
          : null,
        back,
      });
    }
  }
  return {
    seen: {
      now: now(),
      tables: seen,
      banned: new Set(banned.map(({ id }) => id)),
      gone: new Set(persona.filter((one) => !alive.has(one))),
    },
    tables,
    summaries,
  };
}

/** Returns the seats whose browsers have not sent their entropy. */
export const seatsNotReady = ({ seats }: TableDoc): number[] =>
  [...seats.keys()].filter((n) => seats[n]?.kind === "person" && seats[n].entropy === null);

async function returnOf(
  { tables: tableService }: HostServices,
  table: TableDoc,
  summary: MatchSummary,
): Promise<ObservedTable["back"]> {
  const back = await tableService.matches.service.rematchOptions(summary.match);
  if (!("options" in back)) return null;
  const game = await gameOf(table);
  const whole = game?.capabilities?.legs?.includesFirstLeg?.(back.options) === true;
  // Seat options belong to one match. Players supply them again for the next one.
  const options = table.terms.ownSeatOptions === true ? sharedOptionsOnly(game, back.options) : back.options;
  return { options, whole };
}

/** Returns how a match ended: by timeout, by an aside (resignation or agreement), or played to the end. */
async function howItEnded(
  { store }: HostServices,
  { match, at, clock, over, game }: MatchSummary,
): Promise<LegOutcome> {
  const losers = clock?.left.flatMap((left, seat) =>
    left <= 0 && !over?.winners.includes(seat as Seat) ? [seat] : [],
  );
  if (losers && losers.length > 0 && clock?.onTimeout === "lose") return "timeout";
  const rows = await store.rows(match, Math.max(0, at - 1));
  const last = rows[rows.length - 1]?.entry;
  const named = parseEdition(game);
  const rules = named && (await loadGame(named.id, named.edition));
  if (last?.is !== "act" || !rules || !Object.hasOwn(rules.asides, last.step)) return "played";
  return over && over.winners.length > 0 ? "conceded" : "agreed";
}
