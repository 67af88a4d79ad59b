/**
 * A match of one person against a script: the real rules from a fixed position, with fixed draws and scripted answers of
 * the other seats. It depends only on the person's acts. Guided matches, lessons and puzzles are played by it, on pages and
 * by the host that checks the answer to a puzzle. It makes no record, because nobody committed to its draws.
 */
import {
  type Act,
  type AddressedFact,
  type AnyGame,
  type Draw,
  Engine,
  type GameState,
  isRefusal,
  offers,
  outcome,
  type Played,
  play,
  question,
  type Refusal,
  type Result,
  type Seat,
  seededDraws,
  type Shape,
} from "@starboard/kernel";
import type { Lesson } from "./lesson/schema.ts";
import { fitsPattern, missingInOrder } from "./patterns.ts";

/** What another seat is asked. */
export interface ScriptedQuestion {
  readonly view: object;
  readonly seat: Seat;
  readonly step: string;
  /** The legal acts. */
  readonly acts: readonly Act[];
  /** Number of answers given before this one. */
  readonly count: number;
  /** All acts of the person so far, oldest first. */
  readonly sent: readonly Act[];
}
export interface MatchScript {
  /** Raw options of the match. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The position in the game's notation; absent for the game's own set-up. */
  readonly position?: unknown;
  /** The first numbers that are drawn, in order. */
  readonly draws?: readonly number[] | undefined;
  /** Seed of all further draws. */
  readonly seed: number;
  /** The person's seat. */
  readonly seat: Seat;
  /** Answers for the other seats. It must return one of the given acts. */
  readonly reply: (asked: ScriptedQuestion) => Act;
}
/** An act of the person with the step that asked for it. */
export interface ScriptedMove {
  readonly step: string;
  readonly act: Act;
}
/** One act and the facts it led to; `by` is null for the beginning. */
export interface ScriptedEntry {
  readonly by: Seat | null;
  readonly facts: readonly AddressedFact[];
}
/** A run that was played: the number of entries after it, and the number of its moves. */
export interface PlayedRun {
  readonly at: number;
  readonly moves: number;
}
export interface ScriptedMatch {
  /** The person's acts so far. */
  readonly acts: readonly ScriptedMove[];
  readonly entries: readonly ScriptedEntry[];
  readonly options: object;
  readonly state: GameState;
  readonly isOver: boolean;
  /**
   * Plays a run of the person's moves, then the answers. The run ends at the first draw or disclosure. Returns the number
   * of entries after the run and of moves played, or why a move is illegal.
   */
  commit(moves: readonly ScriptedMove[]): PlayedRun | Refusal;
  /** Takes back the person's last act and all answers to it. The draws are fixed, so this reveals nothing new. */
  takeBack(): Refusal | undefined;
}

/** Most answers of other seats in a row. More means that a script never ends, which is a bug of the script. */
const RUNAWAY = 1000;
export const NOTHING_TO_TAKE_BACK: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/** The script's own numbers first, then those of its seed. A number that a smaller die cannot show counts on from 1. */
export function fixedDraws({ draws = [], seed }: Pick<MatchScript, "draws" | "seed">): Draw {
  const seeded = seededDraws(seed);
  let at = 0;
  return (sides, times, rule) =>
    Array.from({ length: times }, () => {
      const own = draws[at++];
      return own === undefined ? (seeded(sides, 1, rule)[0] as number) : ((own - 1) % sides) + 1;
    });
}

/**
 * Starts a match against a script and repeats stored acts. It stops repeating at the first act that the rules no longer
 * accept. Throws if the options or the position are invalid.
 */
export function createScriptedMatch(
  game: AnyGame,
  script: MatchScript,
  stored: readonly ScriptedMove[] = [],
): ScriptedMatch {
  const parsed = game.options.parse(script.options) as Result<object>;
  if ("bad" in parsed) throw new Error(`options: ${JSON.stringify(parsed.bad)}`);
  const options = parsed.ok;
  let state: GameState;
  let entries: ScriptedEntry[];
  let acts: ScriptedMove[];
  let answers: number;
  let draw: Draw;

  function restart(): void {
    draw = fixedDraws(script);
    const read: Result<GameState> =
      script.position === undefined
        ? { ok: game.setup(options) as GameState }
        : (game.notation.read(script.position, options) as Result<GameState>);
    if ("bad" in read) throw new Error(`position: ${JSON.stringify(read.bad)}`);
    state = read.ok;
    const facts: AddressedFact[] = [];
    new Engine(game, draw, (fact, to) => facts.push(to ? { fact, to } : { fact })).advance(state);
    entries = [{ by: null, facts }];
    acts = [];
    answers = 0;
    answerForOthers();
  }

  /** Plays one move. Returns whether it was irreversible, or the refusal. */
  function move(by: Seat, step: string, act: Act): boolean | Refusal {
    const played = play(game, state, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return played;
    state = played.state as GameState;
    entries.push({ by, facts: played.facts });
    return played.irreversible;
  }

  function answerForOthers(): void {
    for (let i = 0; i < RUNAWAY; i++) {
      const asked = question(game, state);
      const by = asked?.waiting.find((seat) => seat !== script.seat);
      if (!asked || by === undefined) return;
      const legal = (offers(game, state, by).find(({ aside }) => !aside)?.offers ?? [])
        .filter(({ refusal }) => !refusal)
        .map((offer) => offer.act);
      const view = game.view(state, by) as object;
      const sent = acts.map((one) => one.act);
      const act = script.reply({ view, seat: by, step: asked.frame.step, acts: legal, count: answers++, sent });
      const failed = move(by, asked.frame.step, act);
      if (typeof failed === "object") throw new Error(`scripted answer: ${JSON.stringify({ act, failed })}`);
    }
    throw new Error("the script never lets the person act");
  }

  function commit(moves: readonly ScriptedMove[]): PlayedRun | Refusal {
    let count = 0;
    for (const { step, act } of moves) {
      const played = move(script.seat, step, act);
      if (typeof played === "object") {
        if (count > 0) answerForOthers();
        return played;
      }
      acts.push({ step, act });
      count += 1;
      if (played) break;
    }
    const at = entries.length;
    answerForOthers();
    return { at, moves: count };
  }

  function repeat(moves: readonly ScriptedMove[]): void {
    restart();
    for (const one of moves) if (isRefusal(commit([one]))) break;
  }

  repeat(stored);
  return {
    get acts() {
      return acts;
    },
    get entries() {
      return entries;
    },
    options,
    get state() {
      return state;
    },
    get isOver() {
      return outcome(state) !== null;
    },
    commit,
    takeBack() {
      if (acts.length === 0) return NOTHING_TO_TAKE_BACK;
      repeat(acts.slice(0, -1));
      return undefined;
    },
  };
}

/**
 * What the other seats of a file do: the first act of its list that is legal, otherwise as little as possible.
 *
 * @param passive names of acts by which a seat does as little as possible, best first
 */
export function scriptedReply(
  opponents: NonNullable<Lesson["opponents"]>,
  passive: readonly string[],
): MatchScript["reply"] {
  const used = new Set<number>();
  return ({ step, acts: legal, count, sent }) => {
    // The first answer of a match: it may be a repetition of the same match.
    if (count === 0) used.clear();
    for (const [i, one] of opponents.entries()) {
      if ((one.step !== undefined && one.step !== step) || used.has(i)) continue;
      if (one.after && missingInOrder(sent, one.after) !== undefined) continue;
      const act = legal.find((candidate) => fitsPattern(candidate, one.act));
      if (!act) continue;
      if (one.once) used.add(i);
      return act;
    }
    const quiet = passive.map((name) => legal.find((act) => act.do === name)).find((act) => act !== undefined);
    return quiet ?? (legal[0] as Act);
  };
}
