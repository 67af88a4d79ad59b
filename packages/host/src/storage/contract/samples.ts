/** Sample matches and documents for the store checks, and the assertions of those checks. */
import { chain, digest, type SeatOccupant, seat } from "@starboard/kernel";
import type { MatchHeader, LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Change, HostStore, Kind } from "../store.ts";

export interface HostStoreCheck {
  readonly name: string;
  readonly check: (empty: () => Promise<HostStore>) => Promise<void>;
}

const SEATS: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Bob", kind: "person" },
];
export const openingOf = (match: string): MatchHeader => ({
  match,
  createdAt: 1_000,
  game: "sample@1",
  options: {},
  seats: SEATS,
  generator: "hmac-sha256/1",
  commitment: "ab",
  entropy: ["01", "02"],
  secret: "cd",
});
export const sampleSummary = (match: string, at: number, changedAt = 1_000 + at): MatchSummary => {
  const { game, options, seats, createdAt, commitment } = openingOf(match);
  return { match, game, options, seats, createdAt, changedAt, at, asked: [seat(0)], over: null, commitment, from: 0 };
};
/** Returns rows `from` to `to - 1` of a log by one writer. */
export function rowsOf(from: number, to: number, writer = ""): LogRow[] {
  return Array.from({ length: to - from }, (_, i) => {
    const n = from + i;
    const act = { do: "go", writer } as { do: string };
    const body =
      n === 0
        ? ({ is: "start", at: 0, draws: [] } as const)
        : ({ is: "act", at: n, by: seat(0), step: "walk", act } as const);
    return { entry: chain(body, n, digest(n)), key: `${writer} ${n}` };
  });
}

export function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`a host's store must: ${what}`);
}
export function equal(what: string, got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got ?? null), JSON.stringify(wanted ?? null)];
  if (a !== b) throw new Error(`a host's store must: ${what}; got ${a}, wanted ${b}`);
}

type Put = Change & { is: "put" };
export const put = (kind: Kind, id: string, doc: object, more: Partial<Put> = {}): Put => ({
  is: "put",
  kind,
  id,
  doc,
  at: 1_000,
  ...more,
});
export const ids = (documents: readonly { readonly id: string }[]): string => documents.map(({ id }) => id).join(" ");
