/** Starts matches, plays acts and lists offers. Accepted acts are played on a copy of the state. */
import type { Act, Draw, Fact, Game, Refusal, RuleId, Seat, Shape } from "./contract.ts";
import { Engine } from "./engine.ts";
import type { ListedCandidates } from "./move-list.ts";
import { type Attempt, Position, type StepOffers } from "./position.ts";

/** One fair draw as it is stored in the record. */
export interface DrawRecord {
  readonly sides: number;
  readonly why: RuleId;
  readonly values: readonly number[];
}
/** A fact with its audience; `to` is absent if every viewer may receive it. */
export interface AddressedFact<F extends Fact = Fact> {
  readonly fact: F;
  readonly to?: readonly Seat[];
}
/** The result of an accepted act, up to the next question with a choice. */
export interface Played<G extends Shape> {
  readonly state: G["state"];
  readonly facts: readonly AddressedFact<G["fact"]>[];
  readonly draws: readonly DrawRecord[];
  /** True if it drew or disclosed: it and earlier acts can no longer be taken back (KRN-UNDO-2). */
  readonly irreversible: boolean;
  /** The act that was played, in the game's canonical form, which may differ from the input; absent at the start. */
  readonly act?: Act;
  /** The candidates of the next question, which playing has listed to find out whether there is a choice (`positionAfter`). */
  readonly listed: ListedCandidates | undefined;
}
/** An act together with the question it answers: the step on top of the stack, or an aside. */
export interface Move {
  readonly by: Seat;
  /** Name of the step or the aside. */
  readonly step: string;
  readonly act: Act;
}
/** Starts a match: sets the state up and runs to the first question. This is entry 0 of every record. */
export function start<G extends Shape>(game: Game<G>, options: G["options"], draw: Draw): Played<G> {
  const state = game.setup(options);
  return runRecorded(game, state, draw, (engine) => engine.advance(state));
}

/** Runs on from a position to the next question, in place: used after a position was carried over (KRN-ED-4). */
export const resume = <G extends Shape>(game: Game<G>, state: G["state"], draw: Draw): Played<G> =>
  runRecorded(game, state, draw, (engine) => engine.advance(state));

/**
 * Plays one act on a copy; the given state is not changed. Any act but a candidate that is not forbidden returns a
 * `Refusal` (KRN-ACT-1…4). `draw` is called only if the act is accepted.
 */
export const play = <G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: Attempt,
  draw: Draw,
): Played<G> | Refusal => playAt(new Position(game, state), move, draw);

/** The same from a position, whose offers are not listed again. */
export function playAt<G extends Shape>(position: Position<G>, move: Attempt, draw: Draw): Played<G> | Refusal {
  const { game, state } = position;
  const checked = position.check(move);
  if ("refusal" in checked) return checked.refusal;
  const next = game.clone(state);
  const run = (engine: Engine<G>): void => {
    if (checked.aside) engine.aside(next, move.by, move.step, checked.act);
    else engine.act(next, move.by, checked.act);
  };
  return runRecorded(game, next, draw, run, checked.act);
}

/** Returns the position after an act, which must not change any more, with the candidates that playing has listed. */
export const positionAfter = <G extends Shape>(game: Game<G>, played: Played<G>): Position<G> =>
  new Position(game, played.state, played.listed);

/** Returns everything a seat is asked now, with every candidate and its refusal if forbidden. */
export const offers = <G extends Shape>(game: Game<G>, state: G["state"], by: Seat): readonly StepOffers[] =>
  new Position(game, state).offers(by);

/** Distinguishes a refusal from an accepted act. */
export const isRefusal = (r: object): r is Refusal => "rule" in r && "code" in r;

/** Returns why an act is illegal now, for any act from any source; `undefined` if it is legal. */
export function whyNot<G extends Shape>(game: Game<G>, state: G["state"], move: Attempt): Refusal | undefined {
  const checked = new Position(game, state).check(move);
  return "refusal" in checked ? checked.refusal : undefined;
}

/** Legal acts that are looked for at the next question: whether there is a choice is all that matters here. */
const ENOUGH = 2;

function runRecorded<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  draw: Draw,
  run: (engine: Engine<G>) => void,
  act?: Act,
): Played<G> {
  const facts: AddressedFact<G["fact"]>[] = [];
  const draws: DrawRecord[] = [];
  const engine = new Engine<G>(
    game,
    (sides, times, why) => {
      const values = draw(sides, times, why);
      draws.push({ sides, why, values });
      return values;
    },
    (fact, to) => facts.push(to ? { fact, to } : { fact }),
    undefined,
    ENOUGH,
  );
  run(engine);
  const { irreversible } = engine;
  const listed = engine.listedCandidates();
  return act === undefined
    ? { state, facts, draws, irreversible, listed }
    : { state, facts, draws, irreversible, act, listed };
}
