/** One match at this terminal: the same clerk as in pages and on hosts, with bots that think in this very process. */
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
import { type AnyBot, type CommandContext, findGameIn, CliError } from "../context.ts";

const hex = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Bots of this process. They think when everything else is done, one after the other. */
function thinker(find: FindGame, bots: readonly AnyBot[]): BotRunner {
  const mind = createBotEngine(bots) as unknown as BotEngineLike;
  const think = createBotHandler(
    async (edition) => {
      const [id = "", number] = edition.split("@");
      const game = find(id, Number(number));
      return game && { game, mind };
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
  /** Seats played by somebody at this terminal. */
  readonly persons: readonly Seat[];
  /** The latest that the viewer was told. */
  now(viewer: Seat | "public"): Update;
  /** News a viewer has not been shown yet; they count as shown afterwards. */
  news(viewer: Seat | "public"): Update["logItems"];
  /** Resolves at the next change. */
  change(): Promise<void>;
  play(by: Seat, move: MoveInput): Promise<Refusal | null>;
  undo(by: Seat): Promise<Refusal | null>;
  record(): Promise<MatchRecord>;
  close(): void;
}

/** Something the clerk could not take, as trouble. */
function taken<T>(
  reply: { readonly ok: T } | { readonly bad: readonly { readonly code: string; readonly at: string }[] },
): T {
  if ("ok" in reply) return reply.ok;
  const [first] = reply.bad;
  throw new CliError(first?.code ?? "MATCH", `The match cannot be played: ${JSON.stringify(reply.bad)}`);
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
    thinker: thinker(findGameIn(context), context.bots),
    // Everybody at this terminal is at one table.
    consents: () => true,
  });
  const client: MatchClient = createMatchClient(directTransport(service), hex);
  const { match } = taken(await client.create({ game, options, seats }));
  const persons = seats.flatMap((card, i) => (card.kind === "person" ? [seat(i)] : []));
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
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  while (latest.size < persons.length + 1) await change();

  const answered = (
    answer: Awaited<ReturnType<MatchClient["commit"]>> | Awaited<ReturnType<MatchClient["takeBack"]>>,
  ) => {
    if ("refused" in answer) return answer.refused;
    if ("bad" in answer) throw new CliError(answer.bad[0]?.code ?? "MATCH", "The clerk could not take that.");
    return null;
  };
  return {
    seats,
    persons,
    now,
    news: (viewer) => unread.get(viewer)?.splice(0) ?? [],
    change,
    play: async (by, move) => answered(await client.commit(match, by, now(by).at, [move])),
    undo: async (by) => answered(await client.takeBack(match, by, now(by).at)),
    async record() {
      const found = taken(await client.record(match));
      if ("record" in found) return found.record;
      throw new CliError("MATCH_DAMAGED", "The match can no longer be written as a record.");
    },
    close() {
      client.close();
      service.close();
    },
  };
}
