/**
 * The interface between match service and bots: a request with a seat's view goes out, a reply with an act comes back.
 */
import type { Act, AnyGame, Fact, Game, Move, Personality, Seat, Shape } from "@starboard/kernel";
import type { ActReason, Variation } from "@starboard/wire";

/** A request to a bot. It contains only what the seat may know. */
export interface ThinkRequest {
  /** Distinguishes the matches that one runner serves. */
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  /** Strength, 1 to 5. */
  readonly level: number;
  /** How it plays within its level; absent for a bot that proposes no deals. */
  readonly personality?: Personality;
  /** What the seat remembers: facts that it has seen, oldest first (`Recollection`). */
  readonly past: readonly Fact[];
  /** Unsigned 32-bit seed for the bot's random choices. */
  readonly seed: number;
  /** `answer`: the seat is asked a question. `reply`: a person did an aside, and the seat may reply to it. */
  readonly kind: "answer" | "reply";
}
export interface BotReply {
  /** The step that is answered, or the aside to do. */
  readonly step: string;
  readonly act: Act;
  /** The variations considered, the chosen one first. */
  readonly variations: readonly Variation[];
  /** Why it does this aside. */
  readonly reason?: ActReason;
}
/** A request in progress. */
export interface BotTask {
  /** Resolves to null if the bot has nothing to do. Rejects if the bot failed. */
  readonly thought: Promise<BotReply | null>;
  /** Cancels the request. A reply that still arrives must be ignored. */
  stop(): void;
}
export interface BotRunner {
  /** @param background no person waits for the reply, so other requests may go first */
  think(request: ThinkRequest, background?: boolean): BotTask;
}

/** What one worker found out about a question: plain data of the bot engine, which only it reads. */
export type WorkerPart = object;

/** The bot engine of `@starboard/bots`, which thinks synchronously. Declared here to avoid the dependency. */
export interface BotEngineLike {
  think(engineRequest: EngineRequest): BotReply | null;
  /** Searches, and chooses once it has the parts of other workers. Absent if the engine thinks alone. */
  ponder?(
    engineRequest: EngineRequest & { readonly onSearch: (until: number) => void },
  ): { decide(parts: readonly WorkerPart[]): BotReply } | null;
  /** Searches a question that another worker decides, in a tree of its own. */
  help?(engineRequest: EngineRequest, tree: number, until: number): WorkerPart | null;
  chooseAside(engineRequest: EngineRequest): (Move & Pick<BotReply, "reason">) | null;
}
interface EngineRequest {
  readonly game: Game<Shape>;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly personality?: Personality;
  readonly past: readonly Fact[];
  readonly seed: number;
  readonly clock: () => number;
  readonly match: string;
}

/** Loads the rules of an edition and a bot engine for them; undefined if there is none. */
export type LoadBotEngine = (
  edition: string,
) => Promise<{ readonly game: AnyGame; readonly engine: BotEngineLike } | undefined>;
/** Lets other workers search along with a request. */
export interface SearchAid {
  /** Called before a search that ends at `endsAt`, in ms since 1970. */
  ask(endsAt: number): void;
  /** What the others found out; empty if none was asked. */
  parts(): Promise<readonly WorkerPart[]>;
}
/** Handles a request in the current thread; resolves to null if the bot has nothing to do. */
export type Think = (request: ThinkRequest, aid?: SearchAid) => Promise<BotReply | null>;
/** Searches a request that another worker decides; resolves to null if there is nothing to tell. */
export type Help = (request: ThinkRequest, tree: number, endsAt: number) => Promise<WorkerPart | null>;
export type BotHandler = Think & { readonly help: Help };

/** The level that may use several workers. */
const PARALLEL_LEVEL = 5;

/**
 * Creates a handler that answers requests with bot engines in the current thread.
 *
 * @param clock returns milliseconds from any fixed origin
 * @param now returns milliseconds since 1970, which all workers count alike
 */
export function createBotHandler(load: LoadBotEngine, clock: () => number, now = (): number => Date.now()): BotHandler {
  const prepare = async (request: ThinkRequest): Promise<{ engine: BotEngineLike; asked: EngineRequest } | null> => {
    const { game: edition, level, ...asked } = request;
    const found = await load(edition);
    if (!found) return null;
    const { game, engine } = found;
    const engineRequest: EngineRequest = {
      ...asked,
      game: game as Game<Shape>,
      level: level as EngineRequest["level"],
      clock,
    };
    return { engine, asked: engineRequest };
  };
  const think: Think = async (request, aid) => {
    const prepared = await prepare(request);
    if (!prepared) return null;
    const { engine, asked } = prepared;
    if (request.kind === "answer") {
      if (!aid || !engine.ponder || request.level < PARALLEL_LEVEL) return engine.think(asked);
      const onSearch = (until: number): void => aid.ask(now() + until - clock());
      const pondered = engine.ponder({ ...asked, onSearch });
      return pondered && pondered.decide(await aid.parts());
    }
    const aside = engine.chooseAside(asked);
    return aside && replyOf({ ...aside, variations: [] });
  };
  const help: Help = async (request, tree, endsAt) => {
    const prepared = await prepare(request);
    if (!prepared?.engine.help) return null;
    return prepared.engine.help(prepared.asked, tree, clock() + endsAt - now());
  };
  return Object.assign(think, { help });
}

/** Returns a reply with the fields of one and no others. */
const replyOf = ({ step, act, variations, reason }: BotReply): BotReply => ({
  step,
  act,
  variations,
  ...(reason && { reason }),
});

/** A message from the pool to a worker; `PoolReply` is the message back. */
export type PoolRequest = { readonly id: number } & (
  | { readonly request: ThinkRequest }
  /** Another worker decides this request and asks for help with it. */
  | { readonly request: ThinkRequest; readonly tree: number; readonly endsAt: number }
  /** The help that the worker has asked for. */
  | { readonly parts: readonly WorkerPart[] }
);
export type PoolReply = { readonly id: number } & (
  | { readonly thought: BotReply | null }
  | { readonly failed: string }
  /** The worker begins a search that ends at this moment. It will wait for parts before it replies. */
  | { readonly searchesUntil: number }
  | { readonly part: WorkerPart | null }
);

/** The worker side of a pool. Returns a message handler that posts one reply per request. */
export function serveBotRequests(handler: BotHandler, post: (answer: PoolReply) => void): (message: unknown) => void {
  const waiting = new Map<number, (parts: readonly WorkerPart[]) => void>();
  const failed = (id: number) => (error: unknown) => post({ id, failed: String(error) });

  function think(id: number, request: ThinkRequest): void {
    let parts: Promise<readonly WorkerPart[]> = Promise.resolve([]);
    const aid: SearchAid = {
      ask(endsAt) {
        const { promise, resolve } = Promise.withResolvers<readonly WorkerPart[]>();
        parts = promise;
        waiting.set(id, resolve);
        post({ id, searchesUntil: endsAt });
      },
      parts: () => parts,
    };
    handler(request, aid).then((thought) => post({ id, thought: thought && replyOf(thought) }), failed(id));
  }

  return (message) => {
    const asked = message as PoolRequest;
    const { id } = asked;
    if ("parts" in asked) {
      waiting.get(id)?.(asked.parts);
      waiting.delete(id);
    } else if ("tree" in asked)
      handler.help(asked.request, asked.tree, asked.endsAt).then((part) => post({ id, part }), failed(id));
    else think(id, asked.request);
  };
}
