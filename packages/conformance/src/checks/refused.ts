/** Checks that the answer to an act that is not offered depends only on what its sender may know. */
import {
  canonicalJson,
  seededDraws,
  offers,
  outcome,
  question,
  type Seat,
  type Shape,
  whyNot,
} from "@starboard/kernel";
import { quote } from "@starboard/kit";
import { allSeats } from "../moves.ts";
import { type CheckContext, type ConformanceCheck, twinsOf } from "../check-context.ts";
import { actsAt, type Attempt, AttemptSource, stepsOpen } from "./attempts.ts";

/** Least number of times each step is checked over all matches, even if the expensive checks are not due. */
const LOOKS = 4;
/** Twins of each kind per asked seat; a seat that is not asked gets one. */
const TWINS = 3;

/** The answer to an attempt as text, for an exact comparison. */
const answerTo = ({ game }: CheckContext, state: Shape["state"], attempt: Attempt): string => {
  const refusal = whyNot(game, state, attempt);
  return refusal ? canonicalJson(refusal) : "accepted";
};

/** Returns states that the seat cannot tell from the actual one. */
function othersFor(context: CheckContext, by: Seat, count: number): Shape["state"][] {
  const { game, state, chance } = context;
  const imagined = game.determinize(game.view(state, by), by, seededDraws(chance.below(1_000_000)));
  return [imagined, ...Array.from({ length: count }, () => twinsOf(context, state, by)).flat()];
}

/** Compares the answers to acts that were never offered, on determinizations and swapped states (KRN-VIEW-2). */
export function answers(): ConformanceCheck {
  const source = new AttemptSource();
  const looks = new Map<string, number>();
  return {
    name: "the answer to any act, offered or not, reveals nothing hidden",
    rule: "KRN-VIEW-2",
    onAct(context) {
      const { game, state, seats, due, chance, fail } = context;
      if (outcome(state) !== null) return;
      const asked = question(game, state);
      const step = asked?.frame.step ?? "";
      const looked = looks.get(step) ?? 0;
      if (!due && looked >= LOOKS) return;
      looks.set(step, looked + 1);
      const everything = allSeats(seats).map((by) => offers(game, state, by));
      for (const one of everything) source.learn(one, chance);
      for (const by of allSeats(seats)) {
        const waiting = asked?.waiting.includes(by) ?? false;
        const steps = [...stepsOpen(game, asked), chance.pick(Object.keys(game.steps))];
        const attempts = steps.flatMap((name) => source.at(game, name, by, actsAt(everything[by] ?? [], name), chance));
        const truth = attempts.map((attempt) => answerTo(context, state, attempt));
        for (const other of othersFor(context, by, waiting ? TWINS : 1)) {
          for (const [i, attempt] of attempts.entries()) {
            const answer = answerTo(context, other, attempt);
            if (answer === truth[i]) continue;
            fail(
              `seat ${by} learns hidden information by trying ${attempt.step} ${quote(attempt.act)}: ${truth[i]}, or ${answer}`,
            );
          }
        }
      }
    },
  };
}
