/** A table as whoever runs the host may see it: who sits there and what was agreed, and nothing anybody holds in secret. */
import type { TableCard } from "@starboard/wire";
import type { AdminLook, AdminTable } from "@starboard/wire/admin";
import type { House } from "../services.ts";
import type { Kept } from "../storage/store.ts";
import type { TableDoc } from "../tables/doc.ts";

export const lineOf = ({ id, changedAt, doc }: Kept<TableDoc>): AdminTable => ({
  table: id,
  game: doc.game,
  title: doc.terms.title,
  state: doc.state,
  seats: doc.seats.map(({ name }) => name),
  changedAt,
  closed: doc.closed !== undefined,
});

export function lookAt({ hub }: House, kept: Kept<TableDoc>, card: TableCard | undefined): AdminLook {
  const { doc } = kept;
  // As a stranger sees it; only who somebody is, is told beyond that.
  const seen = hub.infoOf(kept, card, null);
  return {
    ...lineOf(kept),
    state: seen.state,
    maker: doc.makerName,
    createdAt: doc.createdAt,
    listed: doc.terms.listed,
    rated: doc.terms.rated,
    clock: doc.terms.clock,
    entries: card?.at ?? 0,
    watching: seen.watching,
    tournament: doc.tournament ?? null,
    why: doc.closed?.why ?? null,
    who: seen.seats.map(({ kind, name, level, online }, n) => ({
      kind,
      name,
      level,
      online,
      person: kind === "person" ? (doc.seats[n]?.person ?? null) : null,
      account: kind === "person" && doc.seats[n]?.account !== null,
      asked: card?.over === null && card.asked.includes(n as never),
    })),
  };
}
