/** Starts the match of a table: combines the seats' entropy with the committed secret. */
import type { Result, SeatOccupant } from "@starboard/kernel";
import { newClock } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { completeOptions } from "./seat-options.ts";
import { matchSecrets, type SeatDoc, type TableDoc } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Returns the seat's occupant as stored in records. */
export const occupantOfSeat = (seat: SeatDoc, n: number): SeatOccupant =>
  seat.kind === "bot"
    ? {
        name: seat.name || en.botName(n),
        kind: "bot",
        level: seat.level ?? 3,
        ...(seat.personality && { personality: seat.personality }),
      }
    : { name: seat.name, kind: "person" };

/** Returns why a table cannot start yet; undefined if it can. */
export function missingRequirement(doc: TableDoc): ReturnType<typeof fail> | undefined {
  if (doc.handOver) return fail("TABLE_HAND_OVER");
  const vacant = doc.seats.findIndex(({ kind }) => kind === "vacant");
  if (vacant >= 0) return fail("TABLE_VACANT", `seats.${vacant}`, { seat: vacant });
  const silent = doc.seats.findIndex(({ kind, entropy }) => kind === "person" && entropy === null);
  return silent >= 0 ? fail("TABLE_ENTROPY", `seats.${silent}`, { seat: silent }) : undefined;
}

/**
 * Starts the match of a table that is ready.
 * Codes: TABLE_STATE, TABLE_VACANT, TABLE_ENTROPY and those of `createPrepared`.
 */
export async function startTable(tableService: TableService, id: string): Promise<Result<Stored<TableDoc>>> {
  const begun = await tableService.update(id, (doc) => {
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    return missingRequirement(doc) ?? { ...doc, state: "playing" };
  });
  if ("bad" in begun) return begun;
  const summary = await createMatchOf(tableService, begun.ok);
  if ("ok" in summary) {
    tableService.changed(id);
    return begun;
  }
  await tableService.update(id, (doc) => ({ ...doc, state: "lobby" }));
  return summary;
}

/** Returns the match of a table in play. Creates it if a host stopped between the two writes. */
export async function createMatchOf(
  tableService: TableService,
  { id, doc }: Stored<TableDoc>,
): Promise<Result<MatchSummary>> {
  const here = await tableService.matchSummary(id);
  if (here) return { ok: here };
  const stored = await matchSecrets.get(tableService.store, id);
  if (!stored) return fail("TABLE_UNKNOWN", "", { table: id });
  const { secret, record } = stored.doc;
  const { clock: rule, onTimeout, standInLevel } = doc.terms;
  const answer = await tableService.matches.service.createPrepared({
    match: id,
    secret,
    game: doc.game,
    options: completeOptions(doc),
    seats: doc.seats.map(occupantOfSeat),
    entropy: doc.seats.map(({ entropy }) => entropy ?? ""),
    from: record ?? undefined,
    clock: newClock({ rule, onTimeout, standInLevel }, doc.seats.length, tableService.now()),
  });
  if (answer.is === "created") return { ok: (await tableService.matchSummary(id)) ?? answer.summary };
  return answer.is === "invalid" ? { bad: answer.bad } : fail("HOST_INTERNAL");
}

/** Starts the match if the table starts automatically and nothing is missing. */
export async function startIfReady(
  tableService: TableService,
  stored: Stored<TableDoc>,
): Promise<Result<Stored<TableDoc>>> {
  const { doc, id } = stored;
  if (!doc.terms.autoStart || doc.state !== "lobby" || missingRequirement(doc)) return { ok: stored };
  const begun = await startTable(tableService, id);
  // Another request may have started it at the same moment.
  return "bad" in begun ? tableService.get(id) : begun;
}
