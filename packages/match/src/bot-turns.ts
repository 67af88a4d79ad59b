/** Tracks the bot requests of every match: starts those that are needed, cancels outdated ones and reports results. */
import {
  type Act,
  digest,
  editionName,
  question,
  deepEqual,
  recalled,
  type Seat,
  type SeatOccupant,
} from "@starboard/kernel";
import type { MatchNotice } from "@starboard/wire";
import { isOver, type LiveMatch } from "./live-match.ts";
import type { BotRunner, BotTask, ThinkRequest, BotReply } from "./bot-runner.ts";
import { actAt, actCount, findLastAct } from "./act-history.ts";
import { optionsFor, seatOffers } from "./update.ts";

/** The result of a bot request. `failed` is true if the bot threw or gave no answer to a question. */
export interface BotResult {
  readonly request: ThinkRequest;
  readonly thought: BotReply | null;
  readonly failed: boolean;
}
interface Job {
  readonly request: ThinkRequest;
  /** Entry number of the last aside that was known when it started. */
  readonly lastAsideSeen: number;
  readonly thinking: BotTask;
}

/** Number of asides in a row after which a bot counts as looping. */
const ASIDES_IN_A_ROW = 12;

/**
 * Keeps the bot requests of every match up to date with its state.
 *
 * @param found receives each result. The request is current when `found` is called, but not after `found` has awaited.
 */
export function createBots(botRunner: BotRunner, onResult: (onResult: BotResult) => void) {
  const jobs = new Map<string, Map<Seat, Job>>();
  /** By match and seat: entry number of the last aside that the bot has considered. */
  const considered = new Map<string, Map<Seat, number>>();

  const jobsOf = (match: string): Map<Seat, Job> => {
    const known = jobs.get(match) ?? new Map<Seat, Job>();
    jobs.set(match, known);
    return known;
  };

  function startRequest(request: ThinkRequest, lastAsideSeen: number, background: boolean): void {
    const mine = jobsOf(request.match);
    const thinking = startThinking(botRunner, request, background);
    const job: Job = { request, lastAsideSeen, thinking };
    mine.set(request.seat, job);
    const settle = (thought: BotReply | null, failed: boolean): void => {
      if (mine.get(request.seat) !== job) return;
      mine.delete(request.seat);
      considered.get(request.match)?.set(request.seat, lastAsideSeen);
      onResult({ request, thought, failed });
    };
    thinking.thought.then(
      (thought) => settle(thought, thought === null && request.kind === "answer"),
      () => settle(null, true),
    );
  }

  return {
    /**
     * Starts the requests that are needed now and cancels those that are not. Unchanged requests continue.
     * @param background no person waits for the replies
     */
    sync(s: LiveMatch, background = false): void {
      const { match } = s.opening;
      const mine = jobsOf(match);
      const consideredAsides = considered.get(match) ?? new Map<Seat, number>();
      considered.set(match, consideredAsides);
      for (const [seat, occupant] of s.seats.entries() as Iterable<[Seat, LiveMatch["seats"][number]]>) {
        const kind =
          occupant.kind === "bot" && !isOver(s)
            ? neededReply(s, seat, consideredAsides.get(seat) ?? lastOwnAct(s, seat))
            : null;
        const job = mine.get(seat);
        if (kind === null) {
          job?.thinking.stop();
          mine.delete(seat);
          continue;
        }
        const request = requestFor(s, seat, kind);
        if (job && deepEqual({ ...job.request, seed: 0 }, { ...request, seed: 0 })) continue;
        job?.thinking.stop();
        startRequest(request, lastAside(s), background);
      }
    },
    thinking: (match: string): Seat[] => [...(jobs.get(match)?.keys() ?? [])].sort((a, b) => a - b),
    cancel(match: string): void {
      for (const { thinking } of jobs.get(match)?.values() ?? []) thinking.stop();
      jobs.delete(match);
      considered.delete(match);
    },
  };
}

/** Starts a request. A runner that throws counts as a failed request. */
function startThinking(botRunner: BotRunner, request: ThinkRequest, background: boolean): BotTask {
  try {
    return botRunner.think(request, background);
  } catch (error) {
    return { thought: Promise.reject(error), stop: () => {} };
  }
}

/** Returns what a bot's seat has to do: answer a question, reply to a person's aside, or nothing. */
function neededReply(s: LiveMatch, seat: Seat, considered: number): ThinkRequest["kind"] | null {
  if (question(s.game, s.state)?.waiting.includes(seat)) return "answer";
  if (lastAside(s) <= considered) return null;
  const couldReply = seatOffers(s, seat).some((o) => o.aside && o.offers.some((offer) => !offer.refusal));
  return couldReply ? "reply" : null;
}

/** Entry number of the last aside by a person; -1 if there is none. */
function lastAside(s: LiveMatch): number {
  const last = findLastAct(s.actHistory, ({ by, aside }) => aside && s.seats[by]?.kind === "person");
  return last?.n ?? -1;
}
/** Entry number of a seat's last act. The seat could already reply to any earlier aside. */
const lastOwnAct = (s: LiveMatch, seat: Seat): number => findLastAct(s.actHistory, ({ by }) => by === seat)?.n ?? -1;

function requestFor(s: LiveMatch, seat: Seat, kind: ThinkRequest["kind"]): ThinkRequest {
  const { level = 3, personality }: Partial<SeatOccupant> = s.seats[seat] ?? {};
  return {
    match: s.opening.match,
    game: editionName(s.game),
    options: optionsFor(s, seat),
    view: (s.game.view as (t: object, by: Seat) => object)(s.state, seat),
    seat,
    level,
    ...(personality && { personality }),
    past: recalled(s.recollected, seat),
    seed: seedFor(s, seat),
    kind,
  };
}

/** Seed of a bot request. It derives from the secret, so it is unpredictable during play and can be verified later. */
const seedFor = (s: LiveMatch, seat: Seat): number =>
  Number.parseInt(digest([s.opening.secret, "bot", seat, s.length]).slice(0, 8), 16);

/** Whether the last acts are all asides of one bot that does not answer its question. */
export function isLoopingInAsides(s: LiveMatch, seat: Seat): boolean {
  const count = actCount(s.actHistory);
  for (let i = 1; i <= ASIDES_IN_A_ROW; i++) {
    const act = actAt(s.actHistory, count - i);
    if (act?.by !== seat || !act.aside) return false;
  }
  return true;
}

/** Returns a legal answer chosen by the seed; null if the seat is not asked or has no legal answer. */
export function legalAnswer(s: LiveMatch, seat: Seat, seed: number): { step: string; act: Act } | null {
  const asked = seatOffers(s, seat).find((o) => !o.aside);
  const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
  const chosen = legal[seed % legal.length];
  return asked && chosen ? { step: asked.step, act: chosen.act } : null;
}

export const botFailedNotice = (match: string, seat: Seat): MatchNotice => ({
  is: "notice",
  match,
  code: "BOT_FAILED",
  about: { seat },
});
