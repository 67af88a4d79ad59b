/** Whole matches of the sample game, as records. */
import { answersAt, asidesAt, type RecordedMatch, startRecordedMatch, random, someGame } from "@starboard/conformance";
import {
  chain,
  type Entry,
  type EntryBody,
  type FindGame,
  type MatchRecord,
  outcome,
  rootHash,
  seat,
} from "@starboard/kernel";
import { game } from "@starboard/sample";

export const sample = someGame(game);
export const find: FindGame = (id, edition) => (id === "sample" && edition === 1 ? game : undefined);
export const OPTIONS = { "sample.captains": 2, "sample.rounds": 2, "sample.raids": true };

/** Plays a match at random, with answers and a few asides; `acts` stops it early. */
export function played(seed: number, acts = 1000): RecordedMatch {
  const book = startRecordedMatch(sample, OPTIONS, seed);
  const chance = random(seed);
  while (book.acts.length < acts && outcome(book.table()) === null) {
    const calls = chance.oneIn(8) ? asidesAt(sample, book.table(), seat(0)).filter(({ step }) => step === "home") : [];
    book.play(chance.pick(calls.length > 0 ? calls : answersAt(sample, book.table())));
  }
  return book;
}

/** Returns the record with its hash chain recomputed, as a forger would do. */
export function rechained(record: MatchRecord): MatchRecord {
  let previous = rootHash(record);
  const entries = record.entries.map((entry, n): Entry => {
    const { hash: _hash, n: _n, ...body } = entry;
    const linked = chain(body as EntryBody, n, previous);
    previous = linked.hash;
    return linked;
  });
  return { ...record, entries };
}
