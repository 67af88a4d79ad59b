/** The doors by which input comes in, each with good input to bend and a judge of what it lets in. */
import {
  type AnyGame,
  canonical,
  Engine,
  fastDraws,
  type MatchRecord,
  offers,
  parseRecord,
  readRecord,
  type Result,
  same,
  type Shape,
  verifyRecord,
  whyNot,
  writeRecord,
} from "@starboard/kernel";
import type { Title } from "@starboard/kit";
import { type Book, type Choice, openBook, someGame, type SomeGame } from "../recorded-match.ts";
import { optionSets } from "../conformance.ts";
import { allSeats, answersAt, asRead } from "../moves.ts";
import type { Random } from "../random.ts";
import { runSituation } from "../situation/run.ts";

const unlike = (a: unknown, b: unknown): boolean => !same(a, b);

/** What a door makes of an input: whether it lets it in, and what is wrong with that. */
export interface Verdict {
  readonly accepted: boolean;
  readonly wrong?: string;
}
export interface Door {
  readonly name: string;
  /** A good input, fresh each time. */
  sample(chance: Random): unknown;
  /** Judges an input; `intruder` when it has a field nobody knows. */
  judge(input: unknown, original: unknown, intruder: boolean): Verdict;
}

/** Acts of one random match, so that inputs come from all over it. */
function anyBook(game: SomeGame, sets: readonly object[], chance: Random, acts: number): Book {
  const book = openBook(game, chance.pick(sets), chance.below(1_000_000));
  for (let n = chance.below(acts + 1); n > 0; n--) {
    const answers = answersAt(game, book.table());
    if (answers.length === 0) break;
    book.play(chance.pick(answers));
  }
  return book;
}

/** The doors of one game. */
export function doorsOf(title: Title): Door[] {
  const game = someGame(title.game);
  const id = game.id;
  const sets = optionSets(game);
  const find = (name: string, edition: number): AnyGame | undefined =>
    name === id && edition === game.edition ? (title.game as AnyGame) : undefined;

  const proved = (record: MatchRecord, original: MatchRecord): Verdict => {
    if (!verifyRecord(record, find).good) return { accepted: false };
    // Two changes are no lies: hiding the secret again (the report says "open"), and cutting a running match short.
    const cut = original.result === null ? original.entries.slice(0, record.entries.length) : original.entries;
    const known = { ...original, entries: cut, secret: record.secret === null ? null : original.secret };
    return unlike(record, known) ? { accepted: true, wrong: "another record is proved" } : { accepted: true };
  };
  const record: Door = {
    name: `${id} record`,
    sample: (chance) => JSON.parse(writeRecord(finished(game, sets, chance))) as unknown,
    judge(input, original) {
      const read = readRecord(input);
      return "bad" in read ? { accepted: false } : proved(read.ok, original as MatchRecord);
    },
  };
  const recordText: Door = {
    name: `${id} record text`,
    sample: (chance) => writeRecord(finished(game, sets, chance)),
    judge(input, original) {
      const read = parseRecord(String(input));
      if ("bad" in read) return { accepted: false };
      const whole = parseRecord(String(original));
      return "ok" in whole ? proved(read.ok, whole.ok) : { accepted: true, wrong: "the sample is no record" };
    },
  };
  const options: Door = {
    name: `${id} options`,
    sample: (chance) => chance.pick(sets),
    judge(input, _original, intruder) {
      const read: Result<object> = game.options.parse(input);
      if ("bad" in read)
        return read.bad.length > 0 ? { accepted: false } : { accepted: false, wrong: "refused without a reason" };
      if (intruder) return { accepted: true, wrong: "an unknown option is read" };
      const changed = Object.entries(input as object).find(([key, value]) =>
        unlike((read.ok as Record<string, unknown>)[key], value),
      );
      return changed ? { accepted: true, wrong: `${changed[0]} is read as something else` } : { accepted: true };
    },
  };
  const position: Door = {
    name: `${id} position`,
    sample(chance) {
      const book = anyBook(game, sets, chance, 30);
      return {
        options: book.options,
        position: JSON.parse(JSON.stringify(game.notation.write(book.table()))) as unknown,
      };
    },
    judge(input, original, intruder) {
      // Only the position is bent; bent options have their own door.
      const written = (input as { position?: unknown } | null)?.position;
      const chosen = (original as { options: object }).options;
      const read: Result<Shape["table"]> = game.notation.read(written, chosen);
      if ("bad" in read) return { accepted: false };
      const inside = intruder && JSON.stringify(written).includes('"intruder"');
      if (inside) return { accepted: true, wrong: "an unknown field is read" };
      const wrong = playable(game, read.ok, game.options.seats(chosen));
      return wrong === undefined ? { accepted: true } : { accepted: true, wrong };
    },
  };
  return [record, recordText, options, position, actDoor(game, sets)];
}

/** Acts at the table of a match that is under way; who acts and at which step is bent too. */
function actDoor(game: SomeGame, sets: readonly object[]): Door {
  let book = openBook(game, sets[0] as object, 1);
  return {
    name: `${game.id} act`,
    sample(chance) {
      book = anyBook(game, sets, chance, 30);
      const answers = answersAt(game, book.table());
      return answers.length > 0 ? chance.pick(answers) : { by: 0, step: "", act: { do: "" } };
    },
    judge(input) {
      const table = book.table();
      const text = canonical(table);
      const move = input as Choice | null;
      if (typeof move?.step !== "string") return { accepted: false };
      const accepted = whyNot(game, table, move) === undefined;
      if (canonical(table) !== text) return { accepted, wrong: "judging changed the table" };
      const act = asRead(game, move.step, move.act);
      const offered = offers(game, table, move.by).some(
        ({ step, offers: list }) => step === move.step && list.some((one) => !one.refusal && same(one.act, act)),
      );
      return offered === accepted ? { accepted } : { accepted, wrong: "allowed is not what is offered" };
    },
  };
}

/** A finished match, or one that was stopped after a while. */
function finished(game: SomeGame, sets: readonly object[], chance: Random): MatchRecord {
  return anyBook(game, sets, chance, 60).record();
}

/** What is wrong with a table that was read from outside; undefined when it can be played on like any other. */
function playable(game: SomeGame, table: Shape["table"], seats: number): string | undefined {
  try {
    for (const law of game.laws) {
      const broken = law.broken(table, null);
      if (broken !== undefined) return `it breaks a law: ${law.name}`;
    }
    const now = game.clone(table);
    const engine = new Engine(game, fastDraws(1));
    engine.advance(now);
    for (let n = 0; n < 6 && engine.asking !== undefined; n++) {
      for (const by of allSeats(seats)) offers(game, now, by);
      for (const by of allSeats(seats)) game.imagine(game.view(now, by), by, fastDraws(n));
      engine.act(now, engine.asking, engine.moves[n % engine.moves.length] as never);
    }
    return undefined;
  } catch (error) {
    return `it cannot be played on: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Situations, whose door is the same for all games. */
export function situationDoor(titles: readonly Title[], samples: readonly unknown[]): Door {
  const find = (id: string): Title | undefined => titles.find(({ game }) => game.id === id);
  return {
    name: "situation",
    sample: (chance) => chance.pick(samples),
    judge(input, _original, intruder) {
      const report = runSituation(input, find);
      if (report.unmet.some(({ part }) => part === "bug"))
        return { accepted: false, wrong: report.unmet.map(({ message }) => message).join("; ") };
      if (intruder && report.passed && !hidesInPattern(input))
        return { accepted: true, wrong: "an unknown field is read" };
      return { accepted: report.passed };
    },
  };
}

/** Acts, patterns and arguments may have any field; an intruder there is judged elsewhere. */
const hidesInPattern = (input: unknown): boolean => {
  const top = Object.keys(input as object);
  return !top.includes("intruder");
};
