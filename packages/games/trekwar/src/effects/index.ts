/** The table of operations (f.2). A new effect needs a file in this folder, a line here and a sentence in `text/`. */
import type { CardId } from "../acts.ts";
import type { CardEntry } from "../data/cards.ts";
import type { Behaviour, Operation, Traits } from "./behaviour.ts";
import { boost } from "./boost.ts";
import { cardLimit } from "./card-limit.ts";
import { changeBattleground } from "./change-battleground.ts";
import { discardChosen } from "./discard-chosen.ts";
import { discardCommand } from "./discard-command.ts";
import { discardRandom } from "./discard-random.ts";
import { extraPlay } from "./extra-play.ts";
import { forbid } from "./forbid.ts";
import { handLimit } from "./hand-limit.ts";
import { ignoreManeuver } from "./ignore-maneuver.ts";
import { ignoreUnits } from "./ignore-units.ts";
import { matchAny } from "./match-any.ts";
import { noDraw } from "./no-draw.ts";
import { peekHand } from "./peek-hand.ts";
import { recover } from "./recover.ts";
import { recycle } from "./recycle.ts";
import { requiresUnit } from "./requires-unit.ts";
import { search } from "./search.ts";
import type { Effect, Op } from "./vocabulary.ts";
import { weaken } from "./weaken.ts";

export const OPERATIONS: { readonly [O in Op]: Operation<O> } = {
  boost,
  weaken,
  forbid,
  cardLimit,
  noDraw,
  ignoreManeuver,
  matchAny,
  requiresUnit,
  ignoreUnits,
  discardRandom,
  discardChosen,
  discardCommand,
  peekHand,
  search,
  recover,
  recycle,
  changeBattleground,
  extraPlay,
  handLimit,
};

/** Returns the operation of an effect. */
export const operationOf = (e: Effect): Operation => OPERATIONS[e.op] as unknown as Operation;

/** Compiles a card's effects, in printed order. */
export const behaviours = (entry: CardEntry, id: CardId): Behaviour[] =>
  entry.effects.map((e) => operationOf(e).make(e as never, id));

/** Returns the sum of the traits of a card's effects, for bots and for the card editor's estimate of bolts. */
export function traitsOf(entry: CardEntry): Required<Traits> {
  const sum = { force: 0, disrupt: 0, reinforce: 0, deny: 0, answer: 0, ignore: 0, insight: 0, shift: 0 };
  for (const e of entry.effects) {
    const traits = operationOf(e).traits(e as never);
    for (const [name, value] of Object.entries(traits) as [keyof Traits, number][]) sum[name] += value;
  }
  return sum;
}
