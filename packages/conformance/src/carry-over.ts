/** Checks the positions that an edition carries over to the next one (KRN-ED-3). */
import {
  type AnyGame,
  digest,
  type FindGame,
  type Game,
  type MatchRecord,
  moveToEdition,
  outcome,
  question,
  replay,
  seededDraws,
  type Shape,
} from "@starboard/kernel";
import { answersAt, allSeats } from "./moves.ts";

/** Number of entries from one position that is checked to the next. */
const EVERY = 7;

/**
 * Returns what is wrong with positions of a record that are carried over to edition `to`: a position that was changed,
 * that breaks an invariant of the new edition or asks nobody, or that carries over depending on what a seat cannot know.
 */
export function carryOverFaults(record: MatchRecord, find: FindGame, to: number): string[] {
  const faults: string[] = [];
  for (const [i, { game: played, played: moment }] of replay(record, find).moments.entries()) {
    const state = moment.state;
    if (i % EVERY !== 0 || outcome(state) !== null) continue;
    const report = (what: string): void => void faults.push(`moment ${i}: ${what}`);
    const before = digest(state);
    const moved = moveToEdition(find, played, to, state, seededDraws(i + 1));
    if (digest(state) !== before) report("the position it was given is changed");
    if (moved) for (const fault of faultsOf(moved.game, moved.played.state)) report(fault);
    const game = played as AnyGame as Game<Shape>;
    for (const by of allSeats(game.seats(state))) {
      const imagined = game.determinize(game.view(state, by), by, seededDraws(i + 2));
      const alike = moveToEdition(find, played, to, imagined, seededDraws(i + 1)) !== undefined;
      if (alike !== (moved !== undefined)) report(`whether it carries over depends on what seat ${by} cannot know`);
    }
  }
  return faults;
}

function faultsOf(other: AnyGame, state: Shape["state"]): string[] {
  const game = other as Game<Shape>;
  const broken = game.invariants.flatMap((one) => {
    const found = one.violation(state, null);
    return found === undefined ? [] : [`${one.name}: ${found}`];
  });
  if (outcome(state) !== null) return broken;
  const asked = question(game, state)?.waiting.length ?? 0;
  return asked > 0 && answersAt(game, state).length > 0 ? broken : [...broken, "nobody is asked"];
}
