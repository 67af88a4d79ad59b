/** From a table in the lobby to a match: the seats' entropy joins the secret that was committed to. */
import type { Result, SeatOccupant } from "@starboard/kernel";
import { newClock } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { completeOptions } from "./seat-options.ts";
import { matchSecrets, type SeatDoc, type TableDoc } from "./doc.ts";
import type { TableService } from "./table-service.ts";

/** Who sits there, as records have it. */
export const occupantOfSeat = (seat: SeatDoc, n: number): SeatOccupant =>
  seat.kind === "bot"
    ? { name: seat.name || en.botName(n), kind: "bot", level: seat.level ?? 3 }
    : { name: seat.name, kind: "person" };

/** What keeps a table from beginning. */
export function missingRequirement(doc: TableDoc): ReturnType<typeof fail> | undefined {
  const vacant = doc.seats.findIndex(({ kind }) => kind === "vacant");
  if (vacant >= 0) return fail("TABLE_VACANT", `seats.${vacant}`, { seat: vacant });
  const silent = doc.seats.findIndex(({ kind, entropy }) => kind === "person" && entropy === null);
  return silent >= 0 ? fail("TABLE_ENTROPY", `seats.${silent}`, { seat: silent }) : undefined;
}

/** Starts the match of a table that is ready. Codes TABLE_STATE, TABLE_VACANT, TABLE_ENTROPY and those of the clerk. */
export async function startTable(tableService: TableService, id: string): Promise<Result<Stored<TableDoc>>> {
  const begun = await tableService.update(id, (doc) => {
    if (doc.state !== "lobby") return fail("TABLE_STATE", "", { state: doc.state });
    return missingRequirement(doc) ?? { ...doc, state: "playing" };
  });
  if ("bad" in begun) return begun;
  const card = await createMatchOf(tableService, begun.ok);
  if ("ok" in card) {
    tableService.changed(id);
    return begun;
  }
  await tableService.update(id, (doc) => ({ ...doc, state: "lobby" }));
  return card;
}

/** The match of a table that plays; founds it when whoever should have done so was interrupted. */
export async function createMatchOf(
  tableService: TableService,
  { id, doc }: Stored<TableDoc>,
): Promise<Result<MatchSummary>> {
  const here = await tableService.matchSummary(id);
  if (here) return { ok: here };
  const founding = await matchSecrets.get(tableService.store, id);
  if (!founding) return fail("TABLE_UNKNOWN", "", { table: id });
  const { secret, record } = founding.doc;
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
  if (answer.is === "created") return { ok: (await tableService.matchSummary(id)) ?? answer.card };
  return answer.is === "invalid" ? { bad: answer.bad } : fail("HOST_INTERNAL");
}

/** Begins when everybody is there, where the table wants it so. */
export async function startIfReady(
  tableService: TableService,
  kept: Stored<TableDoc>,
): Promise<Result<Stored<TableDoc>>> {
  const { doc, id } = kept;
  if (!doc.terms.autoStart || doc.state !== "lobby" || missingRequirement(doc)) return { ok: kept };
  const begun = await startTable(tableService, id);
  // Somebody else may have begun it at the same moment.
  return "bad" in begun ? tableService.get(id) : begun;
}
