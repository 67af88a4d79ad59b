/**
 * A guided match: the real rules from a fixed position, with fixed draws and a scripted opponent. It runs in the page and
 * depends only on the learner's acts, so these are all that is stored. It makes no record, because nobody committed to
 * its draws.
 */
import {
  type Act,
  type AddressedFact,
  type AnyGame,
  type Draw,
  Engine,
  editionName,
  type Fact,
  isRefusal,
  offers,
  outcome,
  type Played,
  play,
  question,
  type Refusal,
  type Result,
  type Seat,
  type SeatOccupant,
  seededDraws,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import type { Guide } from "@starboard/ui";
import type { LogItem, MoveInput, Update } from "@starboard/wire";

/** One act and the facts it led to. */
interface Entry {
  readonly by: Seat | null;
  readonly facts: readonly AddressedFact[];
}
/** A run that was played: the number of entries after it, and the number of its moves. */
export interface PlayedRun {
  readonly at: number;
  readonly moves: number;
}
export interface GuidedMatch {
  /** The learner's acts so far. */
  readonly acts: readonly MoveInput[];
  readonly isOver: boolean;
  /** Number of facts that the learner has received. */
  readonly factCount: number;
  /** The update for the learner with the log items since entry `since`. */
  update(since: number): Update;
  /**
   * Plays a run of the learner's moves, then the opponents' answers. The run ends at the first draw or disclosure.
   * Returns the number of entries after the run and of moves played, or why a move is illegal.
   */
  commit(moves: readonly MoveInput[]): PlayedRun | Refusal;
  /** Takes back the learner's last act and all answers to it. The draws are fixed, so this reveals nothing new. */
  takeBack(): Refusal | undefined;
}

/** Most answers of opponents in a row. More means that a script never ends, which is a bug of the guide. */
const RUNAWAY = 1000;
const NOTHING: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/** The guide's own numbers first, then those of its seed. A number that a smaller die cannot show counts on from 1. */
function fixedDraws({ draws = [], seed }: Guide): Draw {
  const seeded = seededDraws(seed);
  let at = 0;
  return (sides, times, rule) =>
    Array.from({ length: times }, () => {
      const own = draws[at++];
      return own === undefined ? (seeded(sides, 1, rule)[0] as number) : ((own - 1) % sides) + 1;
    });
}

/**
 * Starts a guided match and repeats stored acts. It stops repeating at the first act that the rules no longer accept.
 * Throws if the guide's options or position are invalid.
 */
export function createGuidedMatch(
  game: AnyGame,
  guide: Guide,
  seats: readonly SeatOccupant[],
  stored: readonly MoveInput[] = [],
): GuidedMatch {
  const parsed = game.options.parse(guide.options) as Result<object>;
  if ("bad" in parsed) throw new Error(`guide options: ${JSON.stringify(parsed.bad)}`);
  const options = parsed.ok;
  let state: GameState;
  let entries: Entry[];
  let acts: MoveInput[];
  let answers: number;
  let draw: Draw;

  function restart(): void {
    draw = fixedDraws(guide);
    const read: Result<GameState> =
      guide.position === undefined
        ? { ok: game.setup(options) as GameState }
        : (game.notation.read(guide.position, options) as Result<GameState>);
    if ("bad" in read) throw new Error(`guide position: ${JSON.stringify(read.bad)}`);
    state = read.ok;
    const facts: AddressedFact[] = [];
    new Engine(game, draw, (fact, to) => facts.push(to ? { fact, to } : { fact })).advance(state);
    entries = [{ by: null, facts }];
    acts = [];
    answers = 0;
    answerForOpponents();
  }

  /** Plays one move. Returns whether it was irreversible, or the refusal. */
  function move(by: Seat, step: string, act: Act): boolean | Refusal {
    const played = play(game, state, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return played;
    state = played.state as GameState;
    entries.push({ by, facts: played.facts });
    return played.irreversible;
  }

  function answerForOpponents(): void {
    for (let i = 0; i < RUNAWAY; i++) {
      const asked = question(game, state);
      const by = asked?.waiting.find((seat) => seat !== guide.seat);
      if (!asked || by === undefined) return;
      const legal = (offers(game, state, by).find(({ aside }) => !aside)?.offers ?? [])
        .filter(({ refusal }) => !refusal)
        .map((offer) => offer.act);
      const view = game.view(state, by) as object;
      const act = guide.reply({ view, seat: by, step: asked.frame.step, acts: legal, count: answers++ });
      const failed = move(by, asked.frame.step, act);
      if (typeof failed === "object") throw new Error(`guide reply: ${JSON.stringify({ act, failed })}`);
    }
    throw new Error("the scripted opponent never lets the learner act");
  }

  function commit(moves: readonly MoveInput[]): PlayedRun | Refusal {
    let count = 0;
    for (const { step, act } of moves) {
      const played = move(guide.seat, step, act);
      if (typeof played === "object") {
        if (count > 0) answerForOpponents();
        return played;
      }
      acts.push({ step, act });
      count += 1;
      if (played) break;
    }
    const at = entries.length;
    answerForOpponents();
    return { at, moves: count };
  }

  function repeat(moves: readonly MoveInput[]): void {
    restart();
    for (const one of moves) if (isRefusal(commit([one]))) break;
  }

  repeat(stored);
  const createdAt = Date.now();
  return {
    get acts() {
      return acts;
    },
    get isOver() {
      return outcome(state) !== null;
    },
    get factCount() {
      return entries.reduce((sum, entry) => sum + factsFor(entry, guide.seat).length, 0);
    },
    update: (since) =>
      updateOf({ game, guide, state, options, seats, createdAt, hasActs: acts.length > 0 }, entries, since),
    commit,
    takeBack() {
      if (acts.length === 0) return NOTHING;
      repeat(acts.slice(0, -1));
      return undefined;
    },
  };
}

const factsFor = ({ facts }: Entry, seat: Seat): readonly Fact[] =>
  facts.filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact);
const logItem = (entry: Entry, n: number, seat: Seat): LogItem => ({
  n,
  at: 0,
  by: entry.by,
  facts: factsFor(entry, seat),
});

/** What an update is made of, besides the entries. */
interface UpdateSource {
  readonly game: AnyGame;
  readonly guide: Guide;
  readonly state: GameState;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly createdAt: number;
  readonly hasActs: boolean;
}

/** The learner's update with the log items since entry `since`. */
function updateOf(from: UpdateSource, entries: readonly Entry[], since: number): Update {
  const { game, guide, state, options, seats, createdAt, hasActs } = from;
  const asked = question(game, state);
  const over = outcome(state);
  return {
    is: "update",
    at: entries.length,
    viewer: guide.seat,
    view: game.view(state, guide.seat) as object,
    summary: {
      match: "guide",
      game: editionName(game),
      options,
      seats,
      createdAt,
      changedAt: createdAt,
      at: entries.length,
      asked: asked?.waiting ?? [],
      over,
      commitment: "",
      from: 0,
    },
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
    offers: offers(game, state, guide.seat),
    logItems: entries.slice(since).map((entry, i) => logItem(entry, since + i, guide.seat)),
    takeBack: hasActs && !over ? null : NOTHING,
    thinking: [],
  };
}
