/** Blunders planted at decisions of a match: acts that the second judge calls one. A review must find them. */
import { actKey, type ReviewFigures } from "@starboard/bots";
import { intervalOf, isInferior, type RunningReview, startReview } from "@starboard/bots/review";
import {
  type Act,
  type AnyGame,
  Engine,
  type Game,
  type GameState,
  replay,
  type Seat,
  seededDraws,
  seededUint32,
  type Shape,
} from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { addFigures, NO_FIGURES } from "./figures.ts";
import { playStudiedMatch, type StudiedMatch } from "./play.ts";
import { type JudgedPosition, playoutJudge } from "./second-judge.ts";

/** Least loss of a planted blunder in shares of the result: the threshold of a blunder. */
const PLANTED_LOSS = 0.2;
/** Share of the decisions at which a blunder is looked for, and random acts that are tried there. */
const PLANT_SHARE = 0.4;
const PLANT_TRIES = 3;
/** Most blunders of one match, so that no match counts for too much. */
const MOST_PLANTS = 8;
/**
 * Play-outs by which a blunder is looked for, and those, with other draws, by which it is confirmed. A search ends as soon
 * as the rest of its batches could hardly make the act a blunder.
 */
const LOOK = { visits: 10, batches: 4 };
const CONFIRM = { visits: 60, batches: 8 };
/** Batches before which nothing is confirmed, and before which an act is not given up. */
const LEAST_CONFIRMED = 4;
const LEAST_REFUTED = 3;

/**
 * Plays a match, looks for blunders at its decisions, and returns how many of them two reviews with different seeds find.
 * Nothing of the match is changed: the reviews judge the blunder as if it had been played.
 */
export function studyPlanted(study: StudiedMatch): ReviewFigures {
  const { spec, seed } = study;
  const record = playStudiedMatch(study);
  const game = spec.game as unknown as Game<Shape>;
  const find = (): AnyGame => spec.game as unknown as AnyGame;
  const random = seededUint32(mixSeed(seed, 77));
  const reviews = [1, 2].map((n): RunningReview => {
    const scope = { classes: true, luck: false };
    const begun = startReview(record, find, spec, { seed: mixSeed(seed, n), effort: 1, scope });
    if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
    return begun.ok;
  });
  const { moments } = replay(record, find);
  let figures = { ...NO_FIGURES, matches: 1 };
  for (const [i, { entry }] of moments.entries()) {
    if (entry.is !== "act" || figures.planted >= MOST_PLANTS || random() / 2 ** 32 >= PLANT_SHARE) continue;
    if (!Object.hasOwn(game.steps, entry.step)) continue;
    const state = moments[i - 1]?.played.state as GameState;
    const seat = entry.by as Seat;
    const legal = new Engine(game, seededDraws(1)).legal(state, seat);
    const position = { spec, view: game.view(state, seat) as object, seat, seats: record.seats.length };
    const blunder = legal.length > 1 ? findBlunder(position, entry.act, legal, random) : null;
    if (!blunder) continue;
    const classes = reviews.map((review) => review.judgeOther(entry.n, blunder)?.assessment ?? "fine");
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

/** A random legal act that the second judge calls a blunder against the chosen one; null if none is found. */
function findBlunder(position: JudgedPosition, chosen: Act, legal: readonly Act[], random: () => number): Act | null {
  const own = legal.find((act) => actKey(act) === actKey(chosen)) ?? chosen;
  const looks = batchLosses(position, own, LOOK.visits, random() | 0);
  const proofs = batchLosses(position, own, CONFIRM.visits, random() | 0);
  for (let i = 0; i < PLANT_TRIES; i++) {
    const act = legal[random() % legal.length];
    if (!act || actKey(act) === actKey(own)) continue;
    if (looksWorse(looks(act)) && isBlunder(proofs(act))) return act;
  }
  return null;
}

/** Returns what another act loses in one batch after the other. The chosen act is played out once in each of them. */
function batchLosses(
  position: JudgedPosition,
  own: Act,
  visits: number,
  seed: number,
): (act: Act) => (batch: number) => number {
  const valueOf = playoutJudge(position, visits, seed);
  const alone = (act: Act) => ({ act, continuation: [] });
  const known = new Map<number, number>();
  const ownValue = (batch: number): number => {
    const value = known.get(batch) ?? valueOf(alone(own), batch);
    known.set(batch, value);
    return value;
  };
  return (act) => (batch) => ownValue(batch) - valueOf(alone(act), batch);
}

function looksWorse(lossIn: (batch: number) => number): boolean {
  let sum = 0;
  for (let batch = 0; batch < LOOK.batches; batch++) {
    sum += lossIn(batch);
    if (sum / (batch + 1) < (batch + 1 < LOOK.batches ? PLANTED_LOSS / 2 : PLANTED_LOSS)) return false;
  }
  return true;
}

/** Whether the loss is that of a blunder with the low end of its interval at half of it. */
function isBlunder(lossIn: (batch: number) => number): boolean {
  const losses: number[] = [];
  for (let batch = 0; batch < CONFIRM.batches; batch++) {
    losses.push(lossIn(batch));
    if (losses.length < LEAST_REFUTED) continue;
    const { mean, low, high } = intervalOf(losses);
    if (high < PLANTED_LOSS) return false;
    if (losses.length >= LEAST_CONFIRMED && mean >= PLANTED_LOSS && low >= PLANTED_LOSS / 2) return true;
  }
  return false;
}
