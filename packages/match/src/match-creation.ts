/** Creates matches: prepares them, starts them with the seats' entropy, and imports finished records. */
import type { Result, SeatOccupant } from "@starboard/kernel";
import type { MatchRequest, MatchResponse } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { computeSchedule } from "./due-work.ts";
import { restoreMatch } from "./live-match.ts";
import { loadEditions, invalid, type OpenMatchOptions } from "./open-match.ts";
import {
  type CommittedSecret,
  type PendingMatch,
  prepare,
  prepareFork,
  type RandomHex,
  readImportedRecord,
  startMatch,
} from "./setup.ts";
import type { LogRow, MatchHeader } from "./store.ts";
import type { TaskQueues } from "./task-queues.ts";
import { matchSummaryOf, visibleOptions } from "./update.ts";

/** A new match whose secret was committed to by the caller before the seats added their entropy. */
export interface PreparedMatch extends CommittedSecret {
  /** `game@edition`. With `from`, game and options are taken from the record instead. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly entropy: readonly string[];
  readonly from?: { readonly text: string; readonly at: number } | undefined;
  readonly clock?: Clock | undefined;
}

type RequestOf<K extends MatchRequest["is"]> = MatchRequest & { is: K };

export interface MatchCreation {
  readonly create: (request: RequestOf<"create">) => Promise<MatchResponse>;
  readonly fork: (request: RequestOf<"fork">) => Promise<MatchResponse>;
  readonly begin: (request: RequestOf<"begin">) => Promise<MatchResponse>;
  readonly importRecord: (request: RequestOf<"import">) => Promise<MatchResponse>;
  /** Starts a match that the caller prepared. An existing match is left unchanged. */
  readonly createPrepared: (input: PreparedMatch) => Promise<MatchResponse>;
  /** Checks whether `createPrepared` would accept a match. Returns the public options if some options are hidden. */
  readonly check: (input: Omit<PreparedMatch, "entropy">) => Promise<Result<{ readonly openOptions?: object }>>;
  /** Discards the prepared matches. */
  readonly close: () => void;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "load" | "now" | "onWritten"> {
  readonly random: RandomHex;
  readonly enqueue: TaskQueues["enqueue"];
}

/** Maximum number of prepared matches that have not started; the oldest is discarded first. */
const MAX_PENDING = 200;

export function createMatchCreation({ store, load, now, onWritten, random, enqueue }: Deps): MatchCreation {
  const pending = new Map<string, PendingMatch>();

  /** Loads the rules that a record names. An unreadable text finds none; the parser reports the error afterwards. */
  function findFor(text: string): ReturnType<typeof loadEditions> {
    return loadEditions(load, /"game":\s*"([a-z0-9-]+@[0-9]+)"/.exec(text)?.[1] ?? "");
  }
  function keepPending(prepared: Result<PendingMatch>): MatchResponse {
    if ("bad" in prepared) return { is: "invalid", bad: prepared.bad };
    const { match, commitment } = prepared.ok;
    pending.set(match, prepared.ok);
    const [oldest] = pending.keys();
    if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest);
    return { is: "prepared", match, commitment };
  }
  async function preparePending(input: Omit<PreparedMatch, "entropy">): Promise<Result<PendingMatch>> {
    const { match, secret, from, ...setup } = input;
    const committed = { match, secret };
    return from
      ? prepareFork(await findFor(from.text), random, { ...from, seats: setup.seats }, committed)
      : prepare(await loadEditions(load, setup.game), random, setup, committed);
  }
  /** Stores a new match. An existing match with the same id is left unchanged. */
  async function storeMatch(opening: MatchHeader, rows: readonly LogRow[], before?: Clock): Promise<MatchResponse> {
    const restored = restoreMatch(opening, rows, await loadEditions(load, opening.game));
    if ("bad" in restored) return { is: "invalid", bad: restored.bad };
    const { clock, due } = computeSchedule(restored.ok, before, restored.ok, now());
    const summary = matchSummaryOf(restored.ok, rows.length, now(), clock);
    await store.create(opening, restored.ok.recentRows, summary, due);
    onWritten?.(opening.match, summary);
    return { is: "created", summary };
  }
  async function startPrepared(
    prepared: Result<PendingMatch>,
    entropy: readonly string[],
    clock?: Clock,
  ): Promise<MatchResponse> {
    const started = "bad" in prepared ? prepared : startMatch(prepared.ok, entropy, now());
    return "bad" in started
      ? { is: "invalid", bad: started.bad }
      : storeMatch(started.ok.opening, started.ok.rows, clock);
  }

  return {
    create: async (request) => keepPending(prepare(await loadEditions(load, request.game), random, request)),
    fork: async (request) => keepPending(prepareFork(await findFor(request.text), random, request)),
    begin: ({ match, entropy }) =>
      enqueue(match, async () => {
        const prepared = pending.get(match);
        if (!prepared) return invalid("MATCH_UNKNOWN", { match });
        const answer = await startPrepared({ ok: prepared }, entropy);
        if (answer.is === "created") pending.delete(match);
        return answer;
      }),
    async importRecord({ text }) {
      const read = readImportedRecord(await findFor(text), text, now());
      return "bad" in read ? { is: "invalid", bad: read.bad } : storeMatch(read.ok.opening, read.ok.rows);
    },
    createPrepared: (input) =>
      enqueue(input.match, async () => startPrepared(await preparePending(input), input.entropy, input.clock)),
    async check(input) {
      const prepared = await preparePending(input);
      if ("bad" in prepared) return prepared;
      const { game, options } = prepared.ok;
      const open = visibleOptions(game, options, "public", false);
      return { ok: open === options ? {} : { openOptions: open } };
    },
    close: () => pending.clear(),
  };
}
