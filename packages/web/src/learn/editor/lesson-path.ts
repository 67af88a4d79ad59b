/** Plays the acts of all seats from a position, with fixed draws, as an author records them. Pure functions. */
import {
  type AddressedFact,
  type AnyGame,
  type Draw,
  Engine,
  type Fact,
  type GameState,
  type Invalid,
  isRefusal,
  type Move,
  type Played,
  play,
  type Refusal,
  type Result,
  type RuleId,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import { fixedDraws } from "@starboard/kit";

/** Where a path begins, and the numbers that it draws. */
export interface PathStart {
  readonly options: object;
  /** In the game's notation; the set-up when absent. */
  readonly position?: unknown;
  /** The first numbers that are drawn, in order, and the seed of all further ones. */
  readonly draws: readonly number[];
  readonly seed: number;
}
/** One number that was drawn. */
export interface PathDraw {
  readonly sides: number;
  readonly why: RuleId;
  readonly value: number;
}
export interface PathEntry {
  /** Null at the start, whose facts are those of the steps before the first question. */
  readonly move: Move | null;
  readonly facts: readonly AddressedFact[];
  readonly draws: readonly PathDraw[];
  readonly state: GameState;
}
export interface Path {
  /** The start, and one entry for each act that the rules accept; never empty. */
  readonly entries: readonly PathEntry[];
  /** Why the next act is not legal any more; null if all of them are. */
  readonly stopped: Refusal | null;
}

/** Reads the start of a path. Errors are those of the game's options and notation. */
export function readStart(game: AnyGame, { options, position }: PathStart): Result<GameState> {
  const parsed = game.options.parse(options) as Result<object>;
  if ("bad" in parsed) return { bad: parsed.bad.map((one): Invalid => ({ ...one, at: `options.${one.at}` })) };
  if (position === undefined) return { ok: game.setup(parsed.ok) as GameState };
  return game.notation.read(position, parsed.ok) as Result<GameState>;
}

/** Plays acts as far as the rules accept them. The errors are those of the start. */
export function playPath(game: AnyGame, start: PathStart, moves: readonly Move[]): Result<Path> {
  const read = readStart(game, start);
  if ("bad" in read) return read;
  let drawn: PathDraw[] = [];
  const fixed = fixedDraws(start);
  const draw: Draw = (sides, times, why) => {
    const values = fixed(sides, times, why);
    drawn.push(...values.map((value) => ({ sides, why, value })));
    return values;
  };
  const taken = (): readonly PathDraw[] => {
    const all = drawn;
    drawn = [];
    return all;
  };
  let state = read.ok;
  const facts: AddressedFact[] = [];
  new Engine(game, draw, (fact, to) => facts.push(to ? { fact, to } : { fact })).advance(state);
  const entries: PathEntry[] = [{ move: null, facts, draws: taken(), state }];
  for (const move of moves) {
    const played = play(game, state, move, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return { ok: { entries, stopped: played } };
    state = played.state as GameState;
    entries.push({ move, facts: played.facts, draws: taken(), state });
  }
  return { ok: { entries, stopped: null } };
}

/** The facts of a path that a seat receives, from entry `from` on. */
export const factsHeard = ({ entries }: Path, seat: Seat, from = 0): readonly Fact[] =>
  entries
    .slice(from)
    .flatMap(({ facts }) => facts.filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact));

/** All numbers of a path in order. */
export const drawsOf = ({ entries }: Path): readonly PathDraw[] => entries.flatMap(({ draws }) => draws);

/** The fixed draws after one of them was chosen: those before it stay as they came. */
export const withDraw = (path: Path, fixed: readonly number[], at: number, value: number): readonly number[] => {
  const drawn = drawsOf(path).map((one) => one.value);
  const all = Array.from({ length: Math.max(fixed.length, at + 1) }, (_, i) => fixed[i] ?? drawn[i] ?? 1);
  return all.map((one, i) => (i === at ? value : one));
};
