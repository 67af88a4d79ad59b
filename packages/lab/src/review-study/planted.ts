/** Blunders planted at decisions of a match: moves that the second judge calls one. A review must find them. */
import type { ReviewFigures } from "@starboard/bots";
import {
  type Candidate,
  candidateKey,
  intervalOf,
  isInferior,
  type RunningReview,
  startReview,
} from "@starboard/bots/review";
import {
  type Act,
  type AnyGame,
  type Game,
  type GameState,
  replay,
  type ReplayMoment,
  seededUint32,
  type Shape,
} from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { addFigures, NO_FIGURES } from "./figures.ts";
import { playStudiedMatch, type StudiedMatch } from "./play.ts";
import { type JudgedPosition, playoutJudge } from "./second-judge.ts";
import { type AskedQuestion, playedUnit, randomUnit, unitName } from "./unit.ts";

/** Least loss of a planted blunder in shares of the result: the threshold of a blunder. */
const PLANTED_LOSS = 0.2;
/** The first share of a match in which no blunder is planted: little is decided there by one move. */
const OPENING_SHARE = 1 / 3;
/** Questions of a match at which a blunder is looked for, in random order, and random moves that are tried at each. */
const MOST_QUESTIONS = 40;
const PLANT_TRIES = 4;
/** Most blunders of one match, so that no match counts for too much. */
const MOST_PLANTS = 8;
/** Play-outs by which a blunder is looked for: few, since most moves are none. */
const LOOK = { visits: 6, batches: 6 };
/**
 * Play-outs, with other draws, by which most of what looks like a blunder is refuted. They end as soon as the batches
 * decide: from `least` on by the interval, and from `hopeless` on if the move loses no more than a quarter of a blunder.
 */
const REFUTE = { visits: 20, batches: 24, least: 6, hopeless: 4 };
/**
 * Play-outs, with other draws again, by which a blunder is confirmed. Their number is fixed: a search that ends where its
 * batches happen to say so, among many moves that are none, takes smaller losses for blunders.
 */
const CONFIRM = { visits: 60, batches: 6, hopeless: 3 };

/**
 * Plays a match, looks for blunders at its decisions, and returns how many of them two reviews with different seeds find.
 * Nothing of the match is changed: the reviews judge the blunder as if it had been played.
 */
export function studyPlanted(study: StudiedMatch): ReviewFigures {
  const { spec, seed } = study;
  const record = playStudiedMatch(study);
  const find = (): AnyGame => spec.game as unknown as AnyGame;
  const random = seededUint32(mixSeed(seed, 77));
  const reviews = [1, 2].map((n): RunningReview => {
    const scope = { classes: true, luck: false };
    const begun = startReview(record, find, spec, { seed: mixSeed(seed, n), effort: 1, scope });
    if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
    return begun.ok;
  });
  let figures = { ...NO_FIGURES, matches: 1 };
  for (const { n, question, played } of drawnQuestions(spec, replay(record, find).moments, random)) {
    if (figures.planted >= MOST_PLANTS) break;
    const blunder = findBlunder(question, played, record.seats.length, random);
    if (!blunder) continue;
    const classes = reviews.map(
      (review) => review.judgeOther(n, blunder.act, blunder.continuation)?.assessment ?? "fine",
    );
    const flags = classes.filter(isInferior).length;
    figures = addFigures(figures, {
      ...NO_FIGURES,
      planted: 1,
      found: isInferior(classes[0] ?? "fine") ? 1 : 0,
      flagged: flags > 0 ? 1 : 0,
      repeated: flags === 2 ? 1 : 0,
      contradicted: flags === 1 && classes.includes("fine") ? 1 : 0,
    });
  }
  return figures;
}

/** A question of the match, the number of the entry that answers it, and what was played. */
interface PlayedQuestion {
  readonly n: number;
  readonly question: AskedQuestion;
  readonly played: Candidate;
}

/** Draws questions after the opening, evenly and without repetition. */
function drawnQuestions(
  spec: StudiedMatch["spec"],
  moments: readonly ReplayMoment[],
  random: () => number,
): PlayedQuestion[] {
  const left = moments.map((_, i) => i).filter((i) => i >= Math.max(2, OPENING_SHARE * moments.length));
  const drawn: PlayedQuestion[] = [];
  while (left.length > 0 && drawn.length < MOST_QUESTIONS) {
    const [i] = left.splice(random() % left.length, 1) as [number];
    const found = questionAt(spec, moments, i);
    if (found) drawn.push(found);
  }
  return drawn;
}

/**
 * The question before a moment. `null` if it is none of the game's steps, and in a game that names units if no unit begins
 * there: whole moves decide more than the acts between them.
 */
function questionAt(spec: StudiedMatch["spec"], moments: readonly ReplayMoment[], i: number): PlayedQuestion | null {
  const game = spec.game as unknown as Game<Shape>;
  const { entry } = moments[i] as ReplayMoment;
  if (entry.is !== "act" || !Object.hasOwn(game.steps, entry.step)) return null;
  const questionBefore = (k: number): AskedQuestion => ({
    spec,
    state: (moments[k - 1] as ReplayMoment).played.state as GameState,
    seat: entry.by,
  });
  const question = questionBefore(i);
  const name = unitName(question);
  if (name === null || (name !== undefined && unitName(questionBefore(i - 1)) === name)) return null;
  const acts: Act[] = [];
  for (const later of moments.slice(i)) {
    if (later.entry.is !== "act" || later.entry.by !== entry.by) break;
    acts.push(later.entry.act);
  }
  const played = playedUnit(question, acts);
  return played && { n: entry.n, question, played };
}

/** A random unit that the second judge calls a blunder against the one that was played; null if none is found. */
function findBlunder(
  question: AskedQuestion,
  played: Candidate,
  seats: number,
  random: () => number,
): Candidate | null {
  const { spec, state, seat } = question;
  const position = { spec, view: spec.game.view(state as never, seat) as object, seat, seats };
  const looks = batchLosses(position, played, LOOK.visits, random() | 0);
  // A seat that wins less than that has nothing left of which a blunder could take so much.
  if (looks.played(0) < PLANTED_LOSS) return null;
  const doubts = batchLosses(position, played, REFUTE.visits, random() | 0);
  const proofs = batchLosses(position, played, CONFIRM.visits, random() | 0);
  for (let i = 0; i < PLANT_TRIES; i++) {
    const unit = randomUnit(question, random);
    if (!unit || candidateKey(unit) === candidateKey(played)) continue;
    if (!looksWorse(looks.lossOf(unit)) || !withstands(doubts.lossOf(unit))) continue;
    if (isBlunder(proofs.lossOf(unit))) return unit;
  }
  return null;
}

/** What other units lose against the one that was played, in one batch after the other. */
interface BatchLosses {
  /** The result of the unit that was played. It is played out once in each batch. */
  played(batch: number): number;
  lossOf(unit: Candidate): (batch: number) => number;
}

function batchLosses(position: JudgedPosition, own: Candidate, visits: number, seed: number): BatchLosses {
  const valueOf = playoutJudge(position, visits, seed);
  const known = new Map<number, number>();
  const played = (batch: number): number => {
    const value = known.get(batch) ?? valueOf(own, batch);
    known.set(batch, value);
    return value;
  };
  return { played, lossOf: (unit) => (batch) => played(batch) - valueOf(unit, batch) };
}

function looksWorse(lossIn: (batch: number) => number): boolean {
  let sum = 0;
  for (let batch = 0; batch < LOOK.batches; batch++) {
    sum += lossIn(batch);
    if (sum / (batch + 1) < (batch + 1 < LOOK.batches ? PLANTED_LOSS / 2 : PLANTED_LOSS)) return false;
  }
  return true;
}

/** Whether the batches do not refute that the move is a blunder. */
function withstands(lossIn: (batch: number) => number): boolean {
  const losses: number[] = [];
  for (let batch = 0; batch < REFUTE.batches; batch++) {
    losses.push(lossIn(batch));
    const { mean, low, high } = intervalOf(losses);
    if (losses.length >= REFUTE.hopeless && mean < PLANTED_LOSS / 4) return false;
    if (losses.length < REFUTE.least) continue;
    if (high < PLANTED_LOSS) return false;
    if (mean >= PLANTED_LOSS && low >= PLANTED_LOSS / 2) return true;
  }
  return false;
}

/** Whether the loss is that of a blunder with the low end of its interval at half of it. */
function isBlunder(lossIn: (batch: number) => number): boolean {
  const losses: number[] = [];
  for (let batch = 0; batch < CONFIRM.batches; batch++) {
    losses.push(lossIn(batch));
    if (losses.length >= CONFIRM.hopeless && intervalOf(losses).mean < PLANTED_LOSS / 2) return false;
  }
  const { mean, low } = intervalOf(losses);
  return mean >= PLANTED_LOSS && low >= PLANTED_LOSS / 2;
}
