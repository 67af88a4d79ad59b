/** Leases on matches, and the list of the hosts that run: their statements in both dialects. */
import type { HeldMatch, HostEntry, MatchLease, MatchLeases } from "./store.ts";
import type { Dialect, Param, QueryProgram, ResultRow } from "./query-program.ts";

const text = (value: unknown): string => JSON.stringify(value);

/** Time after which the entry of a host that died is deleted, in ms. */
const KEEP_DEAD_MS = 86_400_000;

/** Returns the programs of the leases by the name of their command. `clock` replaces the database's clock, for tests. */
export function leaseWritesOf(d: Dialect) {
  const now = (param: number): string => `coalesce(cast(?${param} as ${d.whole}), ${d.now})`;
  const column = (param: number, as: string): string => `(select t.n, t.value from ${d.list(param)}) ${as}`;

  function* lookAtLeases(matches: readonly string[], clock: number | null): QueryProgram<readonly HeldMatch[]> {
    const rows = yield {
      sql: `select s.match, s.holder, s.epoch, s.card, h.host, h.address, h.protocol, h.games
        from summaries s left join hosts h on h.host = s.holder and h.expires_at > ${now(2)}
        where s.match in (select value from ${d.list(1)})`,
      params: [text(matches), clock],
    };
    return rows.map((row) => ({
      match: String(row["match"]),
      holder: String(row["holder"]),
      epoch: Number(row["epoch"]),
      host: row["host"] === null ? null : entryOf(row),
      ...gameOf(row["card"]),
    }));
  }
  function* takeLeases(
    host: string,
    matches: readonly string[],
    holders: readonly string[],
    epochs: readonly number[],
  ): QueryProgram<readonly (readonly [match: string, epoch: number])[]> {
    const rows = yield {
      sql: `update summaries set holder = ?1, epoch = summaries.epoch + 1
        from ${column(2, "names")} join ${column(3, "holders")} on holders.n = names.n
          join ${column(4, "epochs")} on epochs.n = names.n
        where summaries.match = names.value and summaries.holder = holders.value
          and summaries.epoch = cast(epochs.value as ${d.whole})
        returning summaries.match as match, summaries.epoch as epoch`,
      params: [host, text(matches), text(holders), text(epochs.map(String))],
    };
    return rows.map((row) => [String(row["match"]), Number(row["epoch"])]);
  }
  function* freeLeases(host: string, matches: readonly string[]): QueryProgram<boolean> {
    yield {
      sql: `update summaries set holder = '' where holder = ?1 and match in (select value from ${d.list(2)})`,
      params: [host, text(matches)],
    };
    return true;
  }
  function* announceHost(entry: HostEntry, lifetimeMs: number, clock: number | null): QueryProgram<boolean> {
    const { host, address, protocol, games } = entry;
    yield {
      sql: `insert into hosts (host, address, protocol, games, expires_at)
        values (?1, ?2, ?3, ?4, ${now(6)} + cast(?5 as ${d.whole}))
        on conflict (host) do update set address = excluded.address, protocol = excluded.protocol,
          games = excluded.games, expires_at = excluded.expires_at`,
      params: [host, address, protocol, text(games), lifetimeMs, clock],
    };
    return true;
  }
  function* removeHost(host: string, clock: number | null): QueryProgram<boolean> {
    yield {
      sql: `delete from hosts where host = ?1 or expires_at < ${now(2)} - ${KEEP_DEAD_MS}`,
      params: [host, clock],
    };
    return true;
  }
  function* listHosts(clock: number | null): QueryProgram<readonly HostEntry[]> {
    const rows = yield {
      sql: `select host, address, protocol, games from hosts where expires_at > ${now(1)} order by host`,
      params: [clock],
    };
    return rows.map(entryOf);
  }

  return { lookAtLeases, takeLeases, freeLeases, announceHost, removeHost, listHosts };
}
export type LeaseWrites = ReturnType<typeof leaseWritesOf>;

const entryOf = (row: ResultRow): HostEntry => ({
  host: String(row["host"]),
  address: String(row["address"]),
  protocol: Number(row["protocol"]),
  games: JSON.parse(String(row["games"])) as string[],
});

/** The game of a summary; of a damaged one an empty name, which no host knows. */
function gameOf(card: Param | undefined): Pick<HeldMatch, "game" | "over"> {
  try {
    const { game, over } = JSON.parse(String(card)) as { game: string; over: object | null };
    return { game, over: over !== null };
  } catch {
    return { game: "", over: false };
  }
}

/** Runs a program of `leaseWritesOf`. */
export type ExecuteLease = <K extends keyof LeaseWrites>(
  name: K,
  ...args: Parameters<LeaseWrites[K]>
) => Promise<ReturnType<LeaseWrites[K]> extends QueryProgram<infer T> ? T : never>;

/** @param clock milliseconds since 1970, instead of the database's clock */
export function matchLeasesOf(execute: ExecuteLease, clock: () => number | null = () => null): MatchLeases {
  return {
    look: (matches) => execute("lookAtLeases", matches, clock()),
    async take(host, seen) {
      const sorted = seen.toSorted((a, b) => (a.match < b.match ? -1 : 1));
      const of = <T>(read: (one: MatchLease & { readonly match: string }) => T): T[] => sorted.map(read);
      const taken = await execute(
        "takeLeases",
        host,
        of(({ match }) => match),
        of(({ holder }) => holder),
        of(({ epoch }) => epoch),
      );
      return new Map(taken);
    },
    async free(host, matches) {
      await execute("freeLeases", host, matches);
    },
    async announce(entry, lifetimeMs) {
      await execute("announceHost", entry, lifetimeMs, clock());
    },
    async leave(host) {
      await execute("removeHost", host, clock());
    },
    hosts: () => execute("listHosts", clock()),
  };
}
