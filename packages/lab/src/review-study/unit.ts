/** The acts that a player decides on together, such as a whole move of a ship or the departure of a fleet. */
import { type BotSpec, actKey } from "@starboard/bots";
import type { Candidate } from "@starboard/bots/review";
import { type Act, Engine, type GameState, type Seat, seededDraws, type Shape } from "@starboard/kernel";

/** A question in a match: the state before it is answered, and the seat that answers. */
export interface AskedQuestion {
  readonly spec: BotSpec<Shape>;
  readonly state: GameState;
  readonly seat: Seat;
}

/** Most acts after the first one. */
const MAX_FOLLOWING = 12;

/**
 * Returns the unit that begins at a question, made of the acts that `choose` returns one after the other. It ends where the
 * unit of the game ends, at a draw, a disclosure or a question to another seat, or where `choose` returns nothing.
 *
 * @param choose returns one of the legal acts; `i` counts the acts from 0
 */
export function unitAt(
  { spec, state, seat }: AskedQuestion,
  choose: (legal: readonly Act[], i: number) => Act | undefined,
): Candidate | null {
  const { game } = spec;
  const t = game.clone(state as never) as GameState;
  const engine = new Engine<Shape>(game, seededDraws(1));
  const legal = engine.legal(t, seat);
  const act = choose(legal, 0);
  if (!act) return null;
  const goesOn = unitRule({ spec, state: t, seat }, legal, act);
  const continuation: Act[] = [];
  engine.act(t, seat, act);
  while (engine.asking === seat && !engine.irreversible && goesOn(t, continuation.length)) {
    const next = choose(engine.moves, continuation.length + 1);
    if (!next) break;
    continuation.push(next);
    engine.act(t, seat, next);
  }
  return { act, continuation };
}

/** Returns a unit of acts that are drawn evenly from the legal ones. */
export const randomUnit = (question: AskedQuestion, random: () => number): Candidate | null =>
  unitAt(question, (legal) => legal[random() % legal.length]);

/** Returns the unit that was played: `acts` are the seat's acts from the question on. */
export const playedUnit = (question: AskedQuestion, acts: readonly Act[]): Candidate | null =>
  unitAt(question, (legal, i) => {
    const key = acts[i] && actKey(acts[i]);
    return legal.find((one) => actKey(one) === key);
  });

/** Returns the name of a question's unit: `null` for a question of its own, `undefined` if the game names no units. */
export const unitName = ({ spec, state, seat }: AskedQuestion): string | null | undefined =>
  spec.unit?.(state as Shape["state"], stepOf(state), seat);

/** Returns whether a unit that began with an act goes on at a question, after so many further acts. */
function unitRule(
  question: AskedQuestion,
  legal: readonly Act[],
  act: Act,
): (t: GameState, following: number) => boolean {
  const { spec, state, seat } = question;
  const name = unitName(question);
  if (name === null) return () => false;
  if (name !== undefined)
    return (t, following) => following < MAX_FOLLOWING && unitName({ ...question, state: t }) === name;
  // Without names a unit is as long as what the policy joins to such an act, or to one of the same kind.
  const step = stepOf(state);
  const { acts, continuations = [] } = spec.policyPrior(state as Shape["state"], step, seat, legal);
  const lengthsOf = (isAlike: (one: Act) => boolean): number[] =>
    acts.flatMap((one, i) => (isAlike(one) ? [continuations[i]?.length ?? 0] : []));
  const same = lengthsOf((one) => actKey(one) === actKey(act));
  const lengths = same.length > 0 ? same : lengthsOf((one) => one.do === act.do);
  const longest = Math.max(0, ...lengths);
  // Units of several lengths end where the same question comes again, such as that for the next group.
  const isFixed = lengths.every((one) => one === longest);
  return (t, following) => following < longest && (isFixed || stepOf(t) !== step);
}

const stepOf = ({ flow }: GameState): string => flow.stack.at(-1)?.step ?? "";
