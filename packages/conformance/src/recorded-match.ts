/** A match that the conformance suite plays and records. */
import {
  type Act,
  type AnyGame,
  chain,
  commitmentOf,
  digest,
  type Draw,
  editionName,
  type Entry,
  type EntryBody,
  type Game,
  GENERATOR,
  isRefusal,
  matchKey,
  type MatchRecord,
  outcome,
  type Played,
  play,
  provableDraws,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHead,
  type Refusal,
  rootHash,
  type Seat,
  type SeatOccupant,
  type Shape,
  start,
} from "@starboard/kernel";

/** A game of unknown types, as the suite handles it. */
export type SomeGame = Game<Shape>;
export const someGame = (game: AnyGame): SomeGame => game as SomeGame;

/** An act with the question it answers. */
export interface ChosenAct {
  readonly by: Seat;
  readonly step: string;
  readonly act: Act;
}

/** One accepted act and its result. */
export interface RecordedAct {
  readonly choice: ChosenAct;
  /** Number of its entry in the record. */
  readonly n: number;
  readonly played: Played<Shape>;
}

export interface RecordedMatch {
  readonly game: SomeGame;
  readonly options: object;
  readonly seats: number;
  readonly opening: Played<Shape>;
  /** The acts that were not taken back. */
  readonly acts: readonly RecordedAct[];
  table(): Shape["state"];
  /** Plays an act, or returns its refusal. Only accepted acts are recorded. */
  play(choice: ChosenAct): Played<Shape> | Refusal;
  /** Records a take-back of a seat. The caller has asked `takeBack` how many acts remain. */
  back(by: Seat, keep: number): void;
  record(): MatchRecord;
}

/** Derives a secret or entropy from a seed, as 64 hex digits. */
export const hexFrom = (...parts: readonly (string | number)[]): string => digest(parts);

/** Starts a match whose draws all follow from the seed. Acts are recorded two minutes apart. */
export function startRecordedMatch(
  game: SomeGame,
  options: object,
  seed: number,
  names?: readonly SeatOccupant[],
): RecordedMatch {
  const secret = hexFrom("secret", seed);
  const seats = game.options.seats(options);
  const head: RecordHead = {
    game: editionName(game),
    options,
    seats: names ?? Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, kind: "person" as const })),
    generator: GENERATOR,
    commitment: commitmentOf(secret),
    entropy: Array.from({ length: seats }, (_, i) => hexFrom("entropy", seed, i).slice(0, 32)),
  };
  const key = matchKey(secret, head.entropy);
  const entries: Entry[] = [];
  const acts: RecordedAct[] = [];
  const draw: Draw = (sides, times, why) => source.draw(sides, times, why);
  let source = provableDraws(key);
  let drawn = 0;
  const write = (body: EntryBody): void => {
    const last = entries[entries.length - 1];
    entries.push(chain(body, entries.length, last ? last.hash : rootHash(head)));
  };
  const opening = start(game, options, draw);
  write({ is: "start", at: 0, draws: opening.draws });
  drawn = source.count();
  const state = (): Shape["state"] => (acts[acts.length - 1]?.played ?? opening).state;
  return {
    game,
    options,
    seats,
    opening,
    acts,
    table: state,
    play(choice) {
      // If an act throws, its draws are not consumed: the next attempt draws the same numbers.
      source = provableDraws(key, drawn);
      const played = play(game, state(), choice, draw);
      if (isRefusal(played)) return played;
      drawn = source.count();
      const { by, step, act } = choice;
      const drew = played.draws.length > 0 ? { draws: played.draws } : {};
      write({ is: "act", at: entries.length * 120_000, by, step, act, ...drew });
      acts.push({ choice, n: entries.length - 1, played });
      return played;
    },
    back(by, keep) {
      write({ is: "back", at: entries.length * 120_000, by, keep });
      acts.length = keep;
    },
    record() {
      const over = outcome(state());
      return {
        format: RECORD_FORMAT,
        version: RECORD_VERSION,
        ...head,
        entries: entries.slice(),
        result: over,
        secret: over ? secret : null,
      };
    },
  };
}

/** Returns recorded draws again, in order. Throws if the caller draws more, or other dice. */
export function recordedDraws(draws: Played<Shape>["draws"]): Draw {
  let at = 0;
  return (sides, times, why) => {
    const next = draws[at++];
    if (!next || next.sides !== sides || next.values.length !== times || next.why !== why)
      throw new Error(`draw ${at} is ${times} of d${sides} for ${why}, before it was ${JSON.stringify(next)}`);
    return next.values;
  };
}
