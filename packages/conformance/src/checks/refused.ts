/** An act that is not offered is answered by what its sender may know: the answer reveals nothing hidden. */
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
import { allSeats } from "../moves.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";
import { shown } from "../situation/match.ts";
import { actsAt, type Attempt, AttemptSource, stepsOpen } from "./attempts.ts";

/** A step is looked at this often in all matches together, whether the costly checks are due or not. */
const LOOKS = 4;
/** Tables with other secrets that the asked seat's attempts are tried at; a seat that is not asked gets one. */
const TWINS = 3;

/** The answer to an attempt as text, so that two of them can be compared byte by byte. */
const answerTo = ({ game }: CheckContext, state: Shape["state"], attempt: Attempt): string => {
  const refusal = whyNot(game, state, attempt);
  return refusal ? canonicalJson(refusal) : "accepted";
};

/** Tables that the seat cannot tell from the true one. */
function othersFor(context: CheckContext, by: Seat, count: number): Shape["state"][] {
  const { game, state, hiddenInfo, chance } = context;
  const imagined = game.determinize(game.view(state, by), by, seededDraws(chance.below(1_000_000)));
  const others = [imagined];
  for (let i = 0; i < count && hiddenInfo?.swapHidden; i++) others.push(hiddenInfo.swapHidden(state, by, chance));
  return others;
}

/** Answers to acts that were never offered, from imagined tables and from twins (KRN-VIEW-2). */
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
              `seat ${by} learns a secret by trying ${attempt.step} ${shown(attempt.act)}: ${truth[i]}, or ${answer}`,
            );
          }
        }
      }
    },
  };
}
