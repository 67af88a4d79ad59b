/** Describes a table for administrators: seats and terms, without hidden information. */
import type { MatchSummary } from "@starboard/wire";
import type { AdminTableDetail, AdminTable } from "@starboard/wire/admin";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import type { TableDoc } from "../tables/doc.ts";

export const summariseTable = ({ id, changedAt, doc }: Stored<TableDoc>): AdminTable => ({
  table: id,
  game: doc.game,
  title: doc.terms.title,
  state: doc.state,
  seats: doc.seats.map(({ name }) => name),
  changedAt,
  closed: doc.closed !== undefined,
});

export function describeTable(
  { hub }: HostServices,
  stored: Stored<TableDoc>,
  summary: MatchSummary | undefined,
): AdminTableDetail {
  const { doc } = stored;
  // The public view, plus the identities of the players.
  const seen = hub.infoOf(stored, summary, null);
  return {
    ...summariseTable(stored),
    state: seen.state,
    owner: doc.ownerName,
    createdAt: doc.createdAt,
    listed: doc.terms.listed,
    rated: doc.terms.rated,
    clock: doc.terms.clock,
    entries: summary?.at ?? 0,
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
      asked: summary?.over === null && summary.asked.includes(n as never),
    })),
  };
}
