/** Policies: how a walk chooses its acts. */
import type { Shape } from "@starboard/kernel";
import type { ChosenAct, SomeGame } from "./recorded-match.ts";
import type { Coverage } from "./coverage.ts";
import { allSeats, answersAt, asidesAt, kindOf } from "./moves.ts";
import type { Random } from "./random.ts";

/** Chooses the next act; undefined if no seat can act. */
export type Policy = (game: SomeGame, state: Shape["state"], seats: number, chance: Random) => ChosenAct | undefined;

/** Chooses any legal answer, sometimes an aside, and rarely one that ends the match early. */
export const uniform: Policy = (game, state, seats, chance) => {
  if (chance.oneIn(12)) {
    const asides = asidesAt(game, state, chance.pick(allSeats(seats)));
    if (asides.length > 0) return chance.pick(asides);
  }
  const answers = answersAt(game, state);
  return answers.length > 0 ? chance.pick(answers) : undefined;
};

/** Chooses answers only: a match without proposals or resignations. */
export const answersOnly: Policy = (game, state, _seats, chance) => {
  const answers = answersAt(game, state);
  return answers.length > 0 ? chance.pick(answers) : undefined;
};

/** Plays the named asides as soon as they are legal, and otherwise by another policy. */
export const eagerFor =
  (names: readonly string[], otherwise: Policy): Policy =>
  (game, state, seats, chance) => {
    for (const by of names.length > 0 ? allSeats(seats) : []) {
      const found = asidesAt(game, state, by).find(({ step }) => names.includes(step));
      if (found) return found;
    }
    return otherwise(game, state, seats, chance);
  };

/** Prefers the kinds of act that were seen least, asides included, to reach rare positions. */
export const coverageGuided =
  (coverage: Coverage): Policy =>
  (game, state, seats, chance) => {
    // Acts that end the match (resigning, leaving) are tried, then avoided so that matches do not end too early.
    const rarity = (choice: ChosenAct): number =>
      1 / (1 + coverage.times("act", kindOf(choice))) / (1 + coverage.times("ending", kindOf(choice))) ** 2;
    // One act of each kind: kinds with many variants must not crowd out the others.
    const kinds = new Map<string, ChosenAct[]>();
    const found = [...answersAt(game, state)];
    if (chance.oneIn(6)) found.push(...asidesAt(game, state, chance.pick(allSeats(seats))));
    for (const choice of found) {
      const alike = kinds.get(kindOf(choice));
      if (alike) alike.push(choice);
      else kinds.set(kindOf(choice), [choice]);
    }
    if (kinds.size === 0) return undefined;
    return chance.pick(chance.weighted([...kinds.values()], ([first]) => rarity(first as ChosenAct)));
  };
