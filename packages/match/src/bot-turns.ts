/** The bots of a clerk: who has to think about what, and what becomes of thoughts that come too late or make no sense. */
import { type Act, digest, question, deepEqual, type Seat } from "@starboard/kernel";
import type { MatchNotice } from "@starboard/wire";
import { isOver, type LiveMatch } from "./live-match.ts";
import type { BotRunner, BotTask, ThinkRequest, BotReply } from "./bot-runner.ts";
import { actAt, actCount, findLastAct } from "./act-history.ts";
import { optionsFor, seatOffers } from "./update.ts";

/** What a bot came to; `failed` when its own thought could not be used. */
export interface BotResult {
  readonly request: ThinkRequest;
  readonly thought: BotReply | null;
  readonly failed: boolean;
}
interface Job {
  readonly request: ThinkRequest;
  /** The last word out of turn that was known when it began. */
  readonly heard: number;
  readonly thinking: BotTask;
}

/** So many asides in a row and a bot is taken to have lost its way. */
const ASIDES_IN_A_ROW = 12;

/**
 * Keeps the thinking of every match in line with its table.
 *
 * @param found hears what a bot came to; the request is still what the bot is asked, unless `found` waits
 */
export function createBots(thinker: BotRunner, found: (found: BotResult) => void) {
  const jobs = new Map<string, Map<Seat, Job>>();
  /** By match and seat: the last word out of turn that the bot has thought about. */
  const considered = new Map<string, Map<Seat, number>>();

  const jobsOf = (match: string): Map<Seat, Job> => {
    const known = jobs.get(match) ?? new Map<Seat, Job>();
    jobs.set(match, known);
    return known;
  };

  function begin(request: ThinkRequest, heard: number, background: boolean): void {
    const mine = jobsOf(request.match);
    const thinking = startThinking(thinker, request, background);
    const job: Job = { request, heard, thinking };
    mine.set(request.seat, job);
    const settle = (thought: BotReply | null, failed: boolean): void => {
      if (mine.get(request.seat) !== job) return;
      mine.delete(request.seat);
      considered.get(request.match)?.set(request.seat, heard);
      found({ request, thought, failed });
    };
    thinking.thought.then(
      (thought) => settle(thought, thought === null && request.kind === "answer"),
      () => settle(null, true),
    );
  }

  return {
    /**
     * Starts what is asked, calls off what is not asked any more. Leaves alone whatever nothing has changed for.
     * @param background no person waits for it
     */
    sync(s: LiveMatch, background = false): void {
      const { match } = s.opening;
      const mine = jobsOf(match);
      const heard = considered.get(match) ?? new Map<Seat, number>();
      considered.set(match, heard);
      for (const [seat, card] of s.seats.entries() as Iterable<[Seat, LiveMatch["seats"][number]]>) {
        const kind =
          card.kind === "bot" && !isOver(s) ? neededReply(s, seat, heard.get(seat) ?? lastOwn(s, seat)) : null;
        const job = mine.get(seat);
        if (kind === null) {
          job?.thinking.stop();
          mine.delete(seat);
          continue;
        }
        const request = requestFor(s, seat, kind);
        if (job && deepEqual({ ...job.request, seed: 0 }, { ...request, seed: 0 })) continue;
        job?.thinking.stop();
        begin(request, lastAside(s), background);
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

/** A thinker that cannot even begin has failed like any other. */
function startThinking(thinker: BotRunner, request: ThinkRequest, background: boolean): BotTask {
  try {
    return thinker.think(request, background);
  } catch (error) {
    return { thought: Promise.reject(error), stop: () => {} };
  }
}

/** What a bot's seat is called upon to do: answer the question, or reply to what a person said out of turn. */
function neededReply(s: LiveMatch, seat: Seat, considered: number): ThinkRequest["kind"] | null {
  if (question(s.game, s.state)?.waiting.includes(seat)) return "answer";
  if (lastAside(s) <= considered) return null;
  const couldReply = seatOffers(s, seat).some((o) => o.aside && o.offers.some((offer) => !offer.refusal));
  return couldReply ? "reply" : null;
}

/** Number of the last entry in which a person spoke out of turn, -1 if nobody has. */
function lastAside(s: LiveMatch): number {
  const said = findLastAct(s.actHistory, ({ by, aside }) => aside && s.seats[by]?.kind === "person");
  return said?.n ?? -1;
}
/** Number of a seat's last entry: whatever was said before that it has had its chance to reply to. */
const lastOwn = (s: LiveMatch, seat: Seat): number => findLastAct(s.actHistory, ({ by }) => by === seat)?.n ?? -1;

function requestFor(s: LiveMatch, seat: Seat, kind: ThinkRequest["kind"]): ThinkRequest {
  return {
    match: s.opening.match,
    game: s.opening.game,
    options: optionsFor(s, seat),
    view: (s.game.view as (t: object, by: Seat) => object)(s.state, seat),
    seat,
    level: s.seats[seat]?.level ?? 3,
    seed: seedFor(s, seat),
    kind,
  };
}

/** Chance for a bot: from the secret, so that nobody foresees it and everybody can check it afterwards. */
const seedFor = (s: LiveMatch, seat: Seat): number =>
  Number.parseInt(digest([s.opening.secret, "bot", seat, s.length]).slice(0, 8), 16);

/** Whether a bot talks without ever answering what it is asked. */
export function isLoopingInAsides(s: LiveMatch, seat: Seat): boolean {
  const count = actCount(s.actHistory);
  for (let i = 1; i <= ASIDES_IN_A_ROW; i++) {
    const act = actAt(s.actHistory, count - i);
    if (act?.by !== seat || !act.aside) return false;
  }
  return true;
}

/** Some legal answer for a seat that is asked, chosen by the seed; none when it is not asked. */
export function anyAnswer(s: LiveMatch, seat: Seat, seed: number): { step: string; act: Act } | null {
  const asked = seatOffers(s, seat).find((o) => !o.aside);
  const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
  const chosen = legal[seed % legal.length];
  return asked && chosen ? { step: asked.step, act: chosen.act } : null;
}

export const failure = (match: string, seat: Seat): MatchNotice => ({
  is: "notice",
  match,
  code: "BOT_FAILED",
  about: { seat },
});
