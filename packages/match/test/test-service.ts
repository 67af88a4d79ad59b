/** A match service with predictable time and randomness, and helpers that act for its players. */
import { type Act, digest, type FindGame, type Seat, type SeatOccupant, seat, type Viewer } from "@starboard/kernel";
import {
  type MatchServiceOptions,
  createMatchService,
  type MatchStore,
  memoryStore,
  type RandomHex,
  type BotRunner,
  type ThinkRequest,
  type BotReply,
} from "@starboard/match";
import type { MatchResponse, MatchRequest, MatchNotice, MoveInput, MatchSummary, Update } from "@starboard/wire";
import { tiny } from "./game.ts";

export const find: FindGame = (id, edition) => (id === tiny.id && edition === tiny.edition ? tiny : undefined);
export const persons: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Ben", kind: "person" },
];
export const withBot: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Deep", kind: "bot", level: 2 },
];

/** Returns random bytes that differ per call and are the same in every run. */
export function countedRandom(start = 0): RandomHex {
  let count = start;
  return (bytes) => digest(["random", count++]).slice(0, 2 * bytes);
}

/** A bot runner whose replies the test gives. */
export function heldBots() {
  const held: {
    request: ThinkRequest;
    give: (thought: BotReply | null) => void;
    fail: () => void;
    stopped: boolean;
  }[] = [];
  const botRunner: BotRunner = {
    think(request) {
      const { promise, resolve, reject } = Promise.withResolvers<BotReply | null>();
      const one = { request, give: resolve, fail: () => reject(new Error("lost my mind")), stopped: false };
      held.push(one);
      return {
        thought: promise,
        stop() {
          one.stopped = true;
        },
      };
    },
  };
  return { botRunner, held };
}
/** A bot runner that replies at once. */
export const quickBots = (answer: (request: ThinkRequest) => BotReply | null): BotRunner => ({
  think: (request) => ({ thought: Promise.resolve().then(() => answer(request)), stop: () => {} }),
});
export const noBots: BotRunner = { think: () => ({ thought: new Promise(() => {}), stop: () => {} }) };

/** Lets all pending promises settle. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};

export function testService(options: Partial<MatchServiceOptions> & { store?: MatchStore } = {}) {
  const store = options.store ?? memoryStore();
  let time = 1_000_000;
  const matchService = createMatchService({
    load: find,
    now: () => (time += 10),
    random: countedRandom(),
    botRunner: noBots,
    consents: () => true,
    ...options,
    store,
  });
  let keys = 0;
  const answer = <A extends MatchResponse["is"]>(given: MatchResponse, is: A): MatchResponse & { is: A } => {
    if (given.is !== is) throw new Error(`expected ${is}, got ${JSON.stringify(given)}`);
    return given as MatchResponse & { is: A };
  };
  return {
    matchService,
    store,
    ask: (ask: Exclude<MatchRequest, { is: "watch" | "unwatch" }>) => matchService.execute(ask),
    async begin(seats: readonly SeatOccupant[] = persons, options: object = {}): Promise<MatchSummary> {
      const opened = answer(await matchService.execute({ is: "create", game: "tiny@1", options, seats }), "prepared");
      const entropy = seats.map((summary, i) => (summary.kind === "person" ? `0${i}` : ""));
      return answer(await matchService.execute({ is: "begin", match: opened.match, entropy }), "created").summary;
    },
    commit: (
      match: string,
      by: number,
      at: number,
      moves: readonly MoveInput[],
      key = `key-${String(keys++).padStart(8, "0")}`,
    ) => matchService.execute({ is: "commit", match, seat: seat(by), at, key, moves }),
    async watch(match: string, viewer: Viewer | number, since = 0) {
      const updates: Update[] = [];
      const notices: MatchNotice[] = [];
      const left = await matchService.subscribe({ match, viewer: viewer as Seat, since }, (message) => {
        if (message.is === "update") updates.push(JSON.parse(JSON.stringify(message)) as Update);
        else notices.push(message);
      });
      const last = (): Update => {
        const update = updates.at(-1);
        if (!update) throw new Error("no update was received");
        return update;
      };
      return { updates, notices, left, last };
    },
    expect: answer,
  };
}

export const turn = (act: Act): MoveInput => ({ step: "turn", act });
export const add = (n: number): MoveInput => turn({ do: "add", n } as Act);
export const roll: MoveInput = turn({ do: "roll" });
export const end: MoveInput = turn({ do: "end" });
export const guess = (n: number): MoveInput => ({ step: "guess", act: { do: "guess", n } as Act });
