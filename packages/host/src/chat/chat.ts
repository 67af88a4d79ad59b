/** Chat of a table: to the whole table, among allies, or among spectators. Lines are stored in a stream per table. */
import { createHmac } from "node:crypto";
import type { Result, Seat } from "@starboard/kernel";
import { isDelayed } from "@starboard/wire/host";
import type { ChatChannel, ChatLine } from "@starboard/wire/host-socket";
import type { MatchSummary } from "@starboard/wire";
import type { HostStore, StreamLine } from "../storage/store.ts";
import { seatsOf } from "../tables/info.ts";
import type { TableDoc } from "../tables/doc.ts";
import type { TableService } from "../tables/table-service.ts";
import { fail } from "../errors.ts";
import { botAuthor, type BotAnswer, createBotAnswers } from "./bot-answers.ts";
import type { Blocks } from "../relations/blocks.ts";
import { defineCollection } from "../storage/collection.ts";

/** A stored chat line. */
interface Line {
  readonly channel: ChatChannel;
  readonly seat: number | null;
  readonly name: string;
  /** Null if the writer was erased. */
  readonly text: string | null;
  /** Seats that may read a line to allies, including the writer's. */
  readonly to?: readonly number[];
  /** What a bot answered; its text is empty. */
  readonly why?: BotAnswer["why"];
}
/** A report of a chat line, for administrators. */
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

/** Idempotency keys of recent lines: a line that is repeated after a lost connection is not stored twice. */
const recentKeys = defineCollection<{ readonly until: number }>(
  "chatKey",
  () => ({}),
  ({ until }) => until,
);
/** Retention of idempotency keys, in ms. */
const KEY_RETENTION_MS = 3_600_000;

/** Maximum number of lines per read. */
export const PAGE = 200;
const streamOf = (table: string): string => `chat/${table}`;

export type Chat = ReturnType<typeof createChat>;

export interface ChatOptions {
  readonly store: HostStore;
  readonly tableService: TableService;
  /** Secret of the host, so that pseudonyms of one table cannot be linked to other tables. */
  readonly key: Buffer;
  readonly blocks: Blocks;
  readonly onError: (error: unknown) => void;
  /** Called with the table after each line. */
  readonly onLine: (table: string) => void;
}

/** Returns a function that has a bot answer a line, if the line is for one. */
function createBotWriter({ store, tableService, onLine }: Pick<ChatOptions, "store" | "tableService" | "onLine">) {
  const answerTo = createBotAnswers({
    now: () => tableService.now(),
    summaryOf: (table) => tableService.matchSummary(table),
    viewAfterAct: (table, seat) => tableService.matches.service.publicViewAfterAct(table, seat),
  });
  return async (table: string, doc: TableDoc, text: string): Promise<void> => {
    const answer = await answerTo(table, doc, text);
    if (!answer) return;
    const { seat, name, why } = answer;
    const line: Line = { channel: "table", seat, name, text: "", why };
    const at = tableService.now();
    await store.write([{ is: "appendLine", stream: streamOf(table), by: botAuthor(seat), at, line }]);
    onLine(table);
  };
}

export function createChat({ store, tableService, key, blocks, onLine, onError }: ChatOptions) {
  const letBotAnswer = createBotWriter({ store, tableService, onLine });
  const pseudonym = (table: string, person: string): string =>
    createHmac("sha256", key).update(`chat/1\n${table}\n${person}`).digest("hex").slice(0, 16);
  /** Returns the document id of an idempotency key. It is hashed, because clients may choose any key. */
  const keyId = (table: string, person: string, name: string): string =>
    createHmac("sha256", key).update(`said/1\n${table}\n${person}\n${name}`).digest("hex");

  async function lastLines(table: string, from: number): Promise<readonly StreamLine[]> {
    return store.lines(streamOf(table), from, PAGE);
  }

  return {
    pseudonym,
    /** Stores a line, with the same key only keyChanges. Codes: TABLE_MUTED, TABLE_CHANNEL. */
    async say(
      table: string,
      who: { readonly person: string; readonly name: string },
      channel: ChatChannel,
      text: string,
      idempotencyKey?: string,
    ): Promise<Result<null>> {
      const stored = await tableService.get(table);
      if ("bad" in stored) return stored;
      const { doc } = stored.ok;
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
      const keyChanges =
        idempotencyKey === undefined
          ? []
          : [recentKeys.put(keyId(table, who.person, idempotencyKey), { until: at + KEY_RETENTION_MS }, at, 0)];
      // If the key is already stored, nothing is written and the repeated request succeeds.
      const written = await store.write([
        ...keyChanges,
        { is: "appendLine", stream: streamOf(table), by: who.person, at, line },
      ]);
      onLine(table);
      if (written && seated && channel === "table") letBotAnswer(table, doc, text).catch(onError);
      return { ok: null };
    },
    /**
     * Returns the lines from `from` on that a person may read, and the number from which to read next. Lines of people
     * whom the reader blocks are left out; their writers do not notice.
     */
    async read(
      table: string,
      doc: TableDoc,
      summary: MatchSummary | undefined,
      person: string | null,
      from: number,
    ): Promise<{ readonly lines: ChatLine[]; readonly next: number }> {
      const stored = await lastLines(table, from);
      const seats = seatsOf(doc, person);
      const next = stored.length > 0 ? (stored[stored.length - 1] as StreamLine).n + 1 : Math.max(0, from);
      const writers = [...new Set(stored.map(({ by }) => by))];
      const unheard = person === null ? new Set() : await blocks.among(person, writers);
      const lines = stored
        .filter(({ by }) => !unheard.has(by))
        .filter(({ line }) => mayRead(line as Line, doc, summary, seats, person))
        .map(({ n, at, by, line }): ChatLine => {
          const { channel, seat, name, text, why } = line as Line;
          const who = pseudonym(table, by);
          return { n, at, channel, seat: seat as Seat | null, name, who, text, ...(why && { why }) };
        });
      return { lines, next };
    },
    /** Mutes a person at a table, or ends it. Codes: TABLE_FORBIDDEN, TABLE_SEAT. */
    async mute(table: string, owner: string, who: string, on: boolean): Promise<Result<null>> {
      const writers = (await lastLines(table, -PAGE)).map(({ by }) => by);
      const changed = await tableService.update(table, (doc) => {
        if (doc.owner !== owner) return fail("TABLE_FORBIDDEN");
        const seated = doc.seats.flatMap(({ person, otherIdentities }) =>
          person ? [person, ...otherIdentities] : otherIdentities,
        );
        const person = [...seated, ...writers, ...doc.muted].find((one) => pseudonym(table, one) === who);
        if (person === undefined || person === owner) return fail("TABLE_SEAT", "who");
        const others = doc.muted.filter((one) => one !== person);
        return { ...doc, muted: on ? [...others, person].slice(-200) : others };
      });
      return "bad" in changed ? changed : { ok: null };
    },
    /** Reports a line to the administrators. Code: TABLE_CHANNEL if the caller may not read the line. */
    async report(table: string, person: string, n: number, why: string): Promise<Result<null>> {
      const [line] = await store.lines(streamOf(table), n, 1);
      const stored = await tableService.get(table);
      if ("bad" in stored) return stored;
      const { doc } = stored.ok;
      const summary = await tableService.matchSummary(table);
      if (line?.n !== n || !mayRead(line.line as Line, doc, summary, seatsOf(doc, person), person))
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
  { channel, to, why }: Line,
  doc: TableDoc,
  summary: MatchSummary | undefined,
  seats: readonly Seat[],
  person: string | null,
): boolean {
  const seated = seats.length > 0;
  const over = Boolean(summary?.over);
  if (channel === "allies") return seats.some((seat) => to?.includes(seat));
  // Spectators may know more than a player, so players do not read their chat before the match is over.
  if (channel === "spectators") return (!seated || over) && doc.terms.spectators.allowed;
  if (seated || over) return true;
  // What bots say is for those who play, until the match is over.
  if (why) return false;
  if (doc.owner === person) return true;
  // Spectators with a delay must not read about moves that they cannot see yet.
  return doc.terms.spectators.allowed && !isDelayed(doc.terms.spectators);
}
