/** One match at this terminal. It uses the same match service as pages and hosts; its bots think in this process. */
import { en as errors } from "../errors.en.ts";
import { randomBytes } from "node:crypto";
import { createBotEngine } from "@starboard/bots";
import { type FindGame, type MatchRecord, type Refusal, type Seat, seat, type SeatOccupant } from "@starboard/kernel";
import {
  type MatchClient,
  createMatchService,
  createMatchClient,
  directTransport,
  memoryStore,
  type BotEngineLike,
  type BotRunner,
  createBotHandler,
} from "@starboard/match";
import type { MoveInput, Update } from "@starboard/wire";
import { createWireClient } from "@starboard/wire/client";
import { type AnyBot, type CommandContext, findGameIn, CliError } from "../context.ts";

const hex = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Creates a bot runner in this process. Bots think one after the other, when all pending events are handled. */
function localBots(find: FindGame, bots: readonly AnyBot[]): BotRunner {
  const engine = createBotEngine(bots) as unknown as BotEngineLike;
  const think = createBotHandler(
    async (edition) => {
      const [id = "", number] = edition.split("@");
      const game = find(id, Number(number));
      return game && { game, engine };
    },
    () => performance.now(),
  );
  return {
    think(request) {
      let stopped = false;
      const thought = new Promise<void>((resolve) => void setImmediate(resolve)).then(() =>
        stopped ? null : think(request),
      );
      return {
        thought,
        stop: () => {
          stopped = true;
        },
      };
    },
  };
}

export interface LocalMatch {
  readonly seats: readonly SeatOccupant[];
  /** The seats played by people at this terminal. */
  readonly persons: readonly Seat[];
  /** The latest update for the viewer. */
  now(viewer: Seat | "public"): Update;
  /** Returns the log items that the viewer has not seen yet, and marks them as seen. */
  takeLogItems(viewer: Seat | "public"): Update["logItems"];
  /** Resolves at the next update of any viewer. */
  nextChange(): Promise<void>;
  /** Plays a move; returns the refusal if the rules refuse it. */
  play(by: Seat, move: MoveInput): Promise<Refusal | null>;
  undo(by: Seat): Promise<Refusal | null>;
  record(): Promise<MatchRecord>;
  close(): void;
}

/** Returns the value of a service response; throws a CliError if the request failed. */
function valueOf<T>(
  reply: { readonly ok: T } | { readonly bad: readonly { readonly code: string; readonly at: string }[] },
): T {
  if ("ok" in reply) return reply.ok;
  const [first] = reply.bad;
  throw new CliError(first?.code ?? "MATCH", errors.notStarted(JSON.stringify(reply.bad)));
}

export async function openLocalMatch(
  context: CommandContext,
  game: string,
  options: object,
  seats: readonly SeatOccupant[],
): Promise<LocalMatch> {
  const service = createMatchService({
    load: findGameIn(context),
    store: memoryStore(),
    now: () => Date.now(),
    random: hex,
    botRunner: localBots(findGameIn(context), context.bots),
    // The players at this terminal can agree among themselves.
    consents: () => true,
  });
  const client: MatchClient = createMatchClient(createWireClient(directTransport(service)), hex);
  const { match } = valueOf(await client.create({ game, options, seats }));
  const persons = seats.flatMap((occupant, i) => (occupant.kind === "person" ? [seat(i)] : []));
  const latest = new Map<Seat | "public", Update>();
  const unread = new Map<Seat | "public", Update["logItems"][number][]>();
  let wake: () => void = () => undefined;
  for (const viewer of [...persons, "public" as const]) {
    unread.set(viewer, []);
    client.watch(match, viewer, (update) => {
      latest.set(viewer, update);
      unread.get(viewer)?.push(...update.logItems);
      wake();
    });
  }
  const now = (viewer: Seat | "public"): Update => latest.get(viewer) as Update;
  const nextChange = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  while (latest.size < persons.length + 1) await nextChange();

  const refusalIn = (
    answer: Awaited<ReturnType<MatchClient["commit"]>> | Awaited<ReturnType<MatchClient["takeBack"]>>,
  ) => {
    if ("refused" in answer) return answer.refused;
    if ("bad" in answer) throw new CliError(answer.bad[0]?.code ?? "MATCH", errors.notCarriedOut);
    return null;
  };
  return {
    seats,
    persons,
    now,
    takeLogItems: (viewer) => unread.get(viewer)?.splice(0) ?? [],
    nextChange,
    play: async (by, move) => refusalIn(await client.commit(match, by, now(by).at, [move])),
    undo: async (by) => refusalIn(await client.takeBack(match, by, now(by).at)),
    async record() {
      const response = valueOf(await client.record(match));
      if ("record" in response) return response.record;
      throw new CliError("MATCH_DAMAGED", errors.damaged);
    },
    close() {
      client.close();
      service.close();
    },
  };
}
