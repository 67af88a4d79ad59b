/**
 * Advances tournaments when a match ends, a deadline passes or a person changes something. A step is one transaction
 * that includes the tables of a new round. It is written only onto the version it was computed from. If two hosts
 * compute the same step, one writes it and the other then finds nothing to do.
 */
import type { Result } from "@starboard/kernel";
import type { TableClosed } from "@starboard/wire/host";
import type { HostServices } from "../services.ts";
import type { Change, Stored } from "../storage/store.ts";
import { startIfReady, createMatchOf } from "../tables/start.ts";
import { closeMatch, closeChanges } from "../tables/close.ts";
import { fail } from "../errors.ts";
import { advance, type TournamentStep } from "./advance.ts";
import { arenaDates, isArena } from "./arena/arena.ts";
import { currentRound, dueKey, type LegDoc, type PairingDoc, type TournamentDoc, tournaments } from "./doc.ts";
import { type Observation, observeTables } from "./observe-tables.ts";
import { seasonDue } from "./seasons/doc.ts";
import { isStartDue, startedByDate, strengths } from "./start.ts";
import { formerMembers } from "./teams/club-sides.ts";
import { seatOptionsForRound, tableChanges } from "./tables.ts";

export type TournamentChangeFn = (doc: TournamentDoc) => TournamentDoc | ReturnType<typeof fail>;
export interface TournamentService {
  /**
   * Changes a tournament and advances it, unless `change` returns an error.
   * Codes: TOURNAMENT_UNKNOWN and the change's.
   * @param also further changes of the same transaction
   */
  change(
    id: string,
    change: TournamentChangeFn,
    also?: () => readonly Change[],
  ): Promise<Result<Stored<TournamentDoc>>>;
  /** Reads the tables and advances the tournament as far as possible. */
  advanceNow(id: string): Promise<void>;
  close(): void;
}

/** Longest time between two checks of a running tournament, in ms. Needed because a host may stop before it reports. */
const CHECK_INTERVAL_MS = 300_000;
const PREFIX = dueKey("");

/** Returns how a closed table reports the decision of its pairing. */
function closedBy({ entrants, result }: PairingDoc, { seats, scores: own }: LegDoc, at: number): TableClosed {
  // A played match shows its own result, unless the organiser has overruled it.
  if (!result || (own !== null && result.how !== "ruled")) return { is: "ended", why: "", at };
  const { how, why, scores } = result;
  const bySeat = seats.map((one) => scores[entrants.indexOf(one)] ?? 0);
  return { is: how === "forfeit" || how === "ruled" ? how : "deadline", why, at, scores: bySeat };
}

export function createTournamentService(services: HostServices): TournamentService {
  const { store, tables: tableService, storage, now, onError } = services;

  /** Returns when the tournament is due next, in epoch ms; null if it waits for its organiser or is over. */
  const nextLook = (doc: TournamentDoc): number | null => {
    if (doc.state === "open") return doc.startsAt ?? null;
    if (doc.state === "over") return null;
    const round = currentRound(doc);
    if (isArena(doc) && round) return Math.min(now() + CHECK_INTERVAL_MS, ...arenaDates(doc, round, now()));
    const deadline = doc.paused === null && round && !round.ruling ? round.deadline : null;
    return Math.min(now() + CHECK_INTERVAL_MS, deadline ?? Number.POSITIVE_INFINITY);
  };
  const due = (id: string, doc: TournamentDoc): Change => ({ is: "schedule", key: dueKey(id), at: nextLook(doc) });

  /** Returns the changes that close the tables whose result is decided. */
  function closings({ doc }: TournamentStep, { tables }: Observation): Change[] {
    return doc.played.flatMap(({ pairings }) =>
      pairings.flatMap((pairing) =>
        pairing.legs.flatMap((leg) => {
          const { table, scores } = leg;
          const decided = scores !== null || pairing.result !== null || doc.state === "over";
          const there = decided ? tables.get(table) : undefined;
          return there ? closeChanges(there, closedBy(pairing, leg, now())) : [];
        }),
      ),
    );
  }

  async function change(
    id: string,
    alter: TournamentChangeFn,
    also: () => readonly Change[] = () => [],
  ): Promise<Result<Stored<TournamentDoc>>> {
    for (;;) {
      const stored = await tournaments.get(store, id);
      if (!stored) return fail("TOURNAMENT_UNKNOWN");
      const altered = alter(stored.doc);
      if ("bad" in altered) return altered;
      const seen = await observeTables(services, altered, stored.doc);
      const step = advance(altered, seen.seen, () => tableService.random(10));
      const closed = closings(step, seen);
      if (step.doc === stored.doc && closed.length === 0) {
        if (nextLook(stored.doc) !== null) await store.write([due(id, stored.doc)]);
        await startReady(seen);
        return { ok: stored };
      }
      const at = now();
      const carried = await seatOptionsForRound(store, step.doc, step.newTables);
      const written = await store.write([
        tournaments.put(id, step.doc, at, stored.version),
        due(id, step.doc),
        ...step.newTables.flatMap((table) => tableChanges(id, step.doc, table, carried, tableService.random(32), at)),
        ...closed,
        ...also(),
        ...(step.doc.state === "over" && stored.doc.state !== "over" ? seasonDue(step.doc, at) : []),
      ]);
      if (!written) continue;
      storage.bus.publish("tournament", { tournament: id });
      await followUp(step, seen, closed).catch(onError);
      return { ok: { id, version: stored.version + 1, changedAt: at, doc: step.doc } };
    }
  }

  /** Carries out what follows a step and may happen twice: publishing, resigning, starting matches. */
  async function followUp(
    { newTables, resign }: TournamentStep,
    seen: Observation,
    closed: readonly Change[],
  ): Promise<void> {
    const { service: matchService } = services.matches;
    for (const { table, seat } of resign) await matchService.resign(table, seat as never);
    for (const change of closed) {
      if (change.is !== "put" || change.kind !== "table") continue;
      await closeMatch(tableService, change.id);
      tableService.changed(change.id);
    }
    for (const { table } of newTables) {
      tableService.changed(table);
      storage.bus.publish("paired", { table });
      const stored = await tableService.get(table);
      // A table with only bots can start at once.
      if ("ok" in stored) await startIfReady(tableService, stored.ok);
    }
    await startReady(seen);
  }
  /** Starts matches that are ready but were not started, because a host stopped in between. */
  async function startReady({ tables, summaries, seen }: Observation): Promise<void> {
    for (const [id, table] of tables) {
      if (table.doc.closed || summaries.has(id)) continue;
      if (table.doc.state === "playing") await createMatchOf(tableService, table);
      else if (seen.tables.get(id)?.missing.length === 0) await startIfReady(tableService, table);
    }
  }

  const advanceNow = async (id: string): Promise<void> => {
    const stored = await tournaments.get(store, id);
    const strength = stored && isStartDue(stored.doc, now()) ? await strengths(services, id) : null;
    const absent = stored && strength ? await formerMembers(store, stored.doc) : new Set<string>();
    await change(id, (doc) => (strength && isStartDue(doc, now()) ? startedByDate(doc, strength, absent, now()) : doc));
  };
  const stopListening = services.onDueKey((key) => {
    if (key.startsWith(PREFIX)) advanceNow(key.slice(PREFIX.length)).catch(onError);
  });
  return { change, advanceNow, close: stopListening };
}
