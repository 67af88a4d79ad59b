/** From a table in the lobby to a match: the seats' entropy joins the secret that was committed to. */
import type { Result, SeatCard } from "@starboard/kernel";
import { newClock } from "@starboard/match";
import type { TableCard } from "@starboard/wire";
import { en } from "../messages/en.ts";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { wholeOptions } from "./seat-options.ts";
import { foundings, type SeatDoc, type TableDoc } from "./doc.ts";
import type { Office } from "./table-service.ts";

/** Who sits there, as records have it. */
export const cardOfSeat = (seat: SeatDoc, n: number): SeatCard =>
  seat.kind === "bot"
    ? { name: seat.name || en.botName(n), kind: "bot", level: seat.level ?? 3 }
    : { name: seat.name, kind: "person" };

/** What keeps a table from beginning. */
export function missing(doc: TableDoc): ReturnType<typeof no> | undefined {
  const vacant = doc.seats.findIndex(({ kind }) => kind === "vacant");
  if (vacant >= 0) return no("TABLE_VACANT", `seats.${vacant}`, { seat: vacant });
  const silent = doc.seats.findIndex(({ kind, entropy }) => kind === "person" && entropy === null);
  return silent >= 0 ? no("TABLE_ENTROPY", `seats.${silent}`, { seat: silent }) : undefined;
}

/** Begins the match of a table that is ready. Codes TABLE_STATE, TABLE_VACANT, TABLE_ENTROPY and those of the clerk. */
export async function begin(office: Office, id: string): Promise<Result<Kept<TableDoc>>> {
  const begun = await office.update(id, (doc) => {
    if (doc.state !== "lobby") return no("TABLE_STATE", "", { state: doc.state });
    return missing(doc) ?? { ...doc, state: "playing" };
  });
  if ("bad" in begun) return begun;
  const card = await foundMatch(office, begun.ok);
  if ("ok" in card) {
    office.changed(id);
    return begun;
  }
  await office.update(id, (doc) => ({ ...doc, state: "lobby" }));
  return card;
}

/** The match of a table that plays; founds it when whoever should have done so was interrupted. */
export async function foundMatch(office: Office, { id, doc }: Kept<TableDoc>): Promise<Result<TableCard>> {
  const here = await office.card(id);
  if (here) return { ok: here };
  const founding = await foundings.get(office.store, id);
  if (!founding) return no("TABLE_UNKNOWN", "", { table: id });
  const { secret, record } = founding.doc;
  const { clock: rule, atZero, standIn } = doc.terms;
  const answer = await office.referee.clerk.found({
    match: id,
    secret,
    game: doc.game,
    options: wholeOptions(doc),
    seats: doc.seats.map(cardOfSeat),
    entropy: doc.seats.map(({ entropy }) => entropy ?? ""),
    from: record ?? undefined,
    clock: newClock({ rule, atZero, standIn }, doc.seats.length, office.now()),
  });
  if (answer.is === "created") return { ok: (await office.card(id)) ?? answer.card };
  return answer.is === "invalid" ? { bad: answer.bad } : no("HOST_BUG");
}

/** Begins when everybody is there, where the table wants it so. */
export async function beginIfReady(office: Office, kept: Kept<TableDoc>): Promise<Result<Kept<TableDoc>>> {
  const { doc, id } = kept;
  if (!doc.terms.autoStart || doc.state !== "lobby" || missing(doc)) return { ok: kept };
  const begun = await begin(office, id);
  // Somebody else may have begun it at the same moment.
  return "bad" in begun ? office.get(id) : begun;
}
