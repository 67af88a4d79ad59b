/** What is said at a table: to everybody, to allies, or among spectators. Kept as a stream, shown line by line. */
import { createHmac } from "node:crypto";
import type { Result, Seat } from "@starboard/kernel";
import type { ChatChannel, ChatLine } from "@starboard/wire/host-socket";
import type { MatchSummary } from "@starboard/wire";
import type { HostStore, StreamLine } from "../storage/store.ts";
import { seatsOf } from "../tables/info.ts";
import type { TableDoc } from "../tables/doc.ts";
import type { TableService } from "../tables/table-service.ts";
import { fail } from "../errors.ts";
import { defineCollection } from "../storage/collection.ts";

/** A line as it is kept. */
interface Line {
  readonly channel: ChatChannel;
  readonly seat: number | null;
  readonly name: string;
  /** Null when it was taken away. */
  readonly text: string | null;
  /** Of lines to allies: the seats that may read it, the writer's included. */
  readonly to?: readonly number[];
}
/** A complaint, for whoever runs the host. */
export interface Report {
  readonly table: string;
  readonly n: number;
  readonly line: object;
  readonly writer: string;
  readonly by: string;
  readonly why: string;
  readonly at: number;
}
export const reports = defineCollection<Report>("report", ({ table, writer }) => ({ table, writer }));

/** What was said lately, by its key: a line that is sent again after a lost connection is not said again. */
const lately = defineCollection<{ readonly until: number }>(
  "chatKey",
  () => ({}),
  ({ until }) => until,
);
/** How long a line may be on its way, in milliseconds. */
const LATELY = 3_600_000;

/** Most lines handed out at once. */
export const PAGE = 200;
const streamOf = (table: string): string => `chat/${table}`;

export type Chat = ReturnType<typeof createChat>;

/**
 * @param key the host's own, so that the names people have in one table's chat mean nothing elsewhere
 */
export function createChat(store: HostStore, tableService: TableService, key: Buffer, said: (table: string) => void) {
  const pseudonym = (table: string, person: string): string =>
    createHmac("sha256", key).update(`chat/1\n${table}\n${person}`).digest("hex").slice(0, 16);
  /** Under which a line is remembered; what its sender calls it may be anything. */
  const saidId = (table: string, person: string, name: string): string =>
    createHmac("sha256", key).update(`said/1\n${table}\n${person}\n${name}`).digest("hex");

  async function lastLines(table: string, from: number): Promise<readonly StreamLine[]> {
    return store.lines(streamOf(table), from, PAGE);
  }

  return {
    pseudonym,
    /** Says a line, under a key only once. Codes TABLE_MUTED, TABLE_CHANNEL. */
    async say(
      table: string,
      who: { readonly person: string; readonly name: string },
      channel: ChatChannel,
      text: string,
      onceAs?: string,
    ): Promise<Result<null>> {
      const kept = await tableService.get(table);
      if ("bad" in kept) return kept;
      const { doc } = kept.ok;
      if (doc.muted.includes(who.person)) return fail("TABLE_MUTED");
      const seats = seatsOf(doc, who.person);
      const [seat] = seats;
      const seated = seat !== undefined;
      if (channel === "table" && !seated && doc.owner !== who.person) return fail("TABLE_CHANNEL", "channel");
      if (channel === "spectators" && (seated || !doc.terms.spectators.allowed))
        return fail("TABLE_CHANNEL", "channel");
      let to: number[] | undefined;
      if (channel === "allies") {
        const allies = seated && doc.state === "playing" ? await alliesOf(table, seats) : [];
        if (allies.length === 0) return fail("TABLE_CHANNEL", "channel");
        to = [...seats, ...allies];
      }
      const name = seated ? (doc.seats[seat]?.name ?? who.name) : who.name;
      const line: Line = { channel, seat: seat ?? null, name, text, ...(to && { to }) };
      const at = tableService.now();
      const once =
        onceAs === undefined ? [] : [lately.put(saidId(table, who.person, onceAs), { until: at + LATELY }, at, 0)];
      // Not written: it was said before.
      await store.write([...once, { is: "appendLine", stream: streamOf(table), by: who.person, at, line }]);
      said(table);
      return { ok: null };
    },
    /** The lines from `from` on that somebody may read, and the number of the next line there will be. */
    async read(
      table: string,
      doc: TableDoc,
      card: MatchSummary | undefined,
      person: string | null,
      from: number,
    ): Promise<{ readonly lines: ChatLine[]; readonly next: number }> {
      const kept = await lastLines(table, from);
      const seats = seatsOf(doc, person);
      const next = kept.length > 0 ? (kept[kept.length - 1] as StreamLine).n + 1 : Math.max(0, from);
      const lines = kept
        .filter(({ line }) => mayRead(line as Line, doc, card, seats, person))
        .map(({ n, at, by, line }): ChatLine => {
          const { channel, seat, name, text } = line as Line;
          return { n, at, channel, seat: seat as Seat | null, name, who: pseudonym(table, by), text };
        });
      return { lines, next };
    },
    /** Silences somebody at a table, or lets them speak again. */
    async mute(table: string, maker: string, who: string, on: boolean): Promise<Result<null>> {
      const talked = (await lastLines(table, -PAGE)).map(({ by }) => by);
      const changed = await tableService.update(table, (doc) => {
        if (doc.owner !== maker) return fail("TABLE_FORBIDDEN");
        const seated = doc.seats.flatMap(({ person, otherIdentities }) =>
          person ? [person, ...otherIdentities] : otherIdentities,
        );
        const person = [...seated, ...talked, ...doc.muted].find((one) => pseudonym(table, one) === who);
        if (person === undefined || person === maker) return fail("TABLE_SEAT", "who");
        const others = doc.muted.filter((one) => one !== person);
        return { ...doc, muted: on ? [...others, person].slice(-200) : others };
      });
      return "bad" in changed ? changed : { ok: null };
    },
    /** Brings a line before whoever runs the host. */
    async report(table: string, person: string, n: number, why: string): Promise<Result<null>> {
      const [line] = await store.lines(streamOf(table), n, 1);
      const kept = await tableService.get(table);
      if ("bad" in kept) return kept;
      const { doc } = kept.ok;
      const card = await tableService.matchSummary(table);
      if (line?.n !== n || !mayRead(line.line as Line, doc, card, seatsOf(doc, person), person))
        return fail("TABLE_CHANNEL", "n");
      const at = tableService.now();
      const report: Report = { table, n, line: line.line, writer: line.by, by: person, why, at };
      await store.write([reports.put(`${table}.${n}.${pseudonym(table, person)}`, report, at)]);
      return { ok: null };
    },
  };

  async function alliesOf(table: string, seats: readonly Seat[]): Promise<number[]> {
    const found = await Promise.all(seats.map((seat) => tableService.matches.service.privateChatSeats(table, seat)));
    return [...new Set(found.flat())].filter((seat) => !seats.includes(seat));
  }
}

function mayRead(
  { channel, to }: Line,
  doc: TableDoc,
  card: MatchSummary | undefined,
  seats: readonly Seat[],
  person: string | null,
): boolean {
  const seated = seats.length > 0;
  const over = Boolean(card?.over);
  if (channel === "allies") return seats.some((seat) => to?.includes(seat));
  // Spectators know more than a player may be told, until it is over.
  if (channel === "spectators") return (!seated || over) && doc.terms.spectators.allowed;
  if (seated || doc.owner === person || over) return true;
  // Whoever is shown the board late must not read ahead of it.
  return doc.terms.spectators.allowed && doc.terms.spectators.delay === 0;
}
