/** The input readers under test, each with valid input to mutate and a check of what it accepts. */
import {
  type AnyGame,
  canonicalJson,
  Engine,
  seededDraws,
  type MatchRecord,
  offers,
  parseRecord,
  readRecord,
  type Result,
  deepEqual,
  type Shape,
  verifyRecord,
  whyNot,
  writeRecord,
} from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { type RecordedMatch, type ChosenAct, startRecordedMatch, someGame, type SomeGame } from "../recorded-match.ts";
import { optionSets } from "../conformance.ts";
import { allSeats, answersAt, asRead } from "../moves.ts";
import type { Random } from "../random.ts";
import { runSituation } from "../situation/run.ts";

const unlike = (a: unknown, b: unknown): boolean => !deepEqual(a, b);

/** Whether a reader accepts an input, and what is wrong with that. */
export interface Verdict {
  readonly accepted: boolean;
  readonly error?: string;
}
export interface InputReader {
  readonly name: string;
  /** Returns a new valid input each time. */
  sample(chance: Random): unknown;
  /** Checks an input; `intruder` is true if it has an unknown field. */
  check(input: unknown, original: unknown, intruder: boolean): Verdict;
}

/** Plays part of one random match, so that inputs come from all phases. */
function randomMatch(game: SomeGame, sets: readonly object[], chance: Random, acts: number): RecordedMatch {
  const match = startRecordedMatch(game, chance.pick(sets), chance.below(1_000_000));
  for (let n = chance.below(acts + 1); n > 0; n--) {
    const answers = answersAt(game, match.table());
    if (answers.length === 0) break;
    match.play(chance.pick(answers));
  }
  return match;
}

/** The readers of one game. */
export function readersOf(entry: GameEntry): InputReader[] {
  const game = someGame(entry.game);
  const id = game.id;
  const sets = optionSets(game);
  const find = (name: string, edition: number): AnyGame | undefined =>
    name === id && edition === game.edition ? (entry.game as AnyGame) : undefined;

  const proved = (record: MatchRecord, original: MatchRecord): Verdict => {
    if (!verifyRecord(record, find).good) return { accepted: false };
    // Two changes stay valid: removing the secret (the report says "open"), and cutting a running match short.
    const cut = original.result === null ? original.entries.slice(0, record.entries.length) : original.entries;
    const known = { ...original, entries: cut, secret: record.secret === null ? null : original.secret };
    return unlike(record, known) ? { accepted: true, error: "another record is proved" } : { accepted: true };
  };
  const record: InputReader = {
    name: `${id} record`,
    sample: (chance) => JSON.parse(writeRecord(finished(game, sets, chance))) as unknown,
    check(input, original) {
      const read = readRecord(input);
      return "bad" in read ? { accepted: false } : proved(read.ok, original as MatchRecord);
    },
  };
  const recordText: InputReader = {
    name: `${id} record text`,
    sample: (chance) => writeRecord(finished(game, sets, chance)),
    check(input, original) {
      const read = parseRecord(String(input));
      if ("bad" in read) return { accepted: false };
      const whole = parseRecord(String(original));
      return "ok" in whole ? proved(read.ok, whole.ok) : { accepted: true, error: "the sample is no record" };
    },
  };
  const options: InputReader = {
    name: `${id} options`,
    sample: (chance) => chance.pick(sets),
    check(input, _original, intruder) {
      const read: Result<object> = game.options.parse(input);
      if ("bad" in read)
        return read.bad.length > 0 ? { accepted: false } : { accepted: false, error: "refused without a reason" };
      if (intruder) return { accepted: true, error: "an unknown option is read" };
      const changed = Object.entries(input as object).find(([key, value]) =>
        unlike((read.ok as Record<string, unknown>)[key], value),
      );
      return changed ? { accepted: true, error: `${changed[0]} is read as something else` } : { accepted: true };
    },
  };
  const position: InputReader = {
    name: `${id} position`,
    sample(chance) {
      const match = randomMatch(game, sets, chance, 30);
      return {
        options: match.options,
        position: JSON.parse(JSON.stringify(game.notation.write(match.table()))) as unknown,
      };
    },
    check(input, original, intruder) {
      // Only the position is mutated; options have their own reader.
      const written = (input as { position?: unknown } | null)?.position;
      const chosen = (original as { options: object }).options;
      const read: Result<Shape["state"]> = game.notation.read(written, chosen);
      if ("bad" in read) return { accepted: false };
      const inside = intruder && JSON.stringify(written).includes('"intruder"');
      if (inside) return { accepted: true, error: "an unknown field is read" };
      const error = playable(game, read.ok, game.options.seats(chosen));
      return error === undefined ? { accepted: true } : { accepted: true, error };
    },
  };
  return [record, recordText, options, position, actReader(game, sets)];
}

/** Acts in a running match; the seat and the step are mutated too. */
function actReader(game: SomeGame, sets: readonly object[]): InputReader {
  let match = startRecordedMatch(game, sets[0] as object, 1);
  return {
    name: `${game.id} act`,
    sample(chance) {
      match = randomMatch(game, sets, chance, 30);
      const answers = answersAt(game, match.table());
      return answers.length > 0 ? chance.pick(answers) : { by: 0, step: "", act: { do: "" } };
    },
    check(input) {
      const state = match.table();
      const text = canonicalJson(state);
      const move = input as ChosenAct | null;
      if (typeof move?.step !== "string") return { accepted: false };
      const accepted = whyNot(game, state, move) === undefined;
      if (canonicalJson(state) !== text) return { accepted, error: "checking an act changed the state" };
      const act = asRead(game, move.step, move.act);
      const offered = offers(game, state, move.by).some(
        ({ step, offers: list }) => step === move.step && list.some((one) => !one.refusal && deepEqual(one.act, act)),
      );
      return offered === accepted ? { accepted } : { accepted, error: "allowed is not what is offered" };
    },
  };
}

/** Plays a match to its end or to the act limit. */
function finished(game: SomeGame, sets: readonly object[], chance: Random): MatchRecord {
  return randomMatch(game, sets, chance, 60).record();
}

/** Returns what is wrong with a state read from outside; undefined if it can be played. */
function playable(game: SomeGame, state: Shape["state"], seats: number): string | undefined {
  try {
    for (const invariant of game.invariants) {
      const broken = invariant.violation(state, null);
      if (broken !== undefined) return `it violates an invariant: ${invariant.name}`;
    }
    const now = game.clone(state);
    const engine = new Engine(game, seededDraws(1));
    engine.advance(now);
    for (let n = 0; n < 6 && engine.asking !== undefined; n++) {
      for (const by of allSeats(seats)) offers(game, now, by);
      for (const by of allSeats(seats)) game.determinize(game.view(now, by), by, seededDraws(n));
      engine.act(now, engine.asking, engine.moves[n % engine.moves.length] as never);
    }
    return undefined;
  } catch (error) {
    return `it cannot be played on: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The reader of situations, the same for all games. */
export function situationReader(titles: readonly GameEntry[], samples: readonly unknown[]): InputReader {
  const find = (id: string): GameEntry | undefined => titles.find(({ game }) => game.id === id);
  return {
    name: "situation",
    sample: (chance) => chance.pick(samples),
    check(input, _original, intruder) {
      const report = runSituation(input, find);
      if (report.unmet.some(({ part }) => part === "bug"))
        return { accepted: false, error: report.unmet.map(({ message }) => message).join("; ") };
      if (intruder && report.passed && !hidesInPattern(input))
        return { accepted: true, error: "an unknown field is read" };
      return { accepted: report.passed };
    },
  };
}

/** Acts, patterns and arguments may have any field, so an unknown field there is not an error of the form. */
const hidesInPattern = (input: unknown): boolean => {
  const top = Object.keys(input as object);
  return !top.includes("intruder");
};
