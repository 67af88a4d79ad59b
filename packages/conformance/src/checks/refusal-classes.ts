/** Checks that refusals carry only what the classes of their parameters say (KRN-VIEW-10). */
import {
  type Aside,
  deepEqual,
  hiddenParameters,
  isPlainJson,
  offers,
  outcome,
  parameterClasses,
  question,
  type Refusal,
  seededDraws,
  type Shape,
} from "@starboard/kernel";
import { quote } from "@starboard/kit";
import { type CheckContext, type ConformanceCheck, twinsOf } from "../check-context.ts";
import { allSeats } from "../moves.ts";
import type { SomeGame } from "../recorded-match.ts";
import { actsAt, type Attempt, AttemptSource, stepsOpen } from "./attempts.ts";

/** Least number of times each step is checked over all matches, even if the expensive checks are not due. */
const LOOKS = 4;

type State = Shape["state"];

/** Returns the refusal as the step or aside gives it, before the kernel lets through what the seat may read. */
function refusalOf(game: SomeGame, t: State, { by, step, act }: Attempt): Refusal | undefined {
  const aside = Object.hasOwn(game.asides, step) ? (game.asides[step] as Aside<Shape>) : undefined;
  const asked = question(game, t);
  if (!aside && (asked?.frame.step !== step || !asked.waiting.includes(by))) return undefined;
  const schema = aside ? aside.schema : asked?.step.schema;
  const parsed = isPlainJson(act) ? schema?.safeParse(act) : undefined;
  if (!parsed?.success) return undefined;
  if (aside) return aside.forbids(t, null, by, parsed.data);
  return asked?.step.forbids(t, asked.frame.memo, by, parsed.data);
}

/** True if the value, or each of its entries, stands somewhere in the act. */
function isSaidBy(act: unknown, value: unknown): boolean {
  if (deepEqual(act, value)) return true;
  return typeof act === "object" && act !== null && Object.values(act).some((inner) => isSaidBy(inner, value));
}

/** Returns states that look the same to the public. */
function publicTwins(context: CheckContext, t: State): State[] {
  const { game, chance } = context;
  const imagined = game.determinize(game.view(t, "public"), "public", seededDraws(chance.below(1_000_000)));
  return [imagined, ...twinsOf(context, t, "public")];
}

function inspect({ game, state, fail }: CheckContext, attempt: Attempt, twins: readonly State[]): void {
  const refusal = refusalOf(game, state, attempt);
  if (!refusal?.about) return;
  const { code, about } = refusal;
  const which = `${code} of ${attempt.step} ${quote(attempt.act)}`;
  for (const name of hiddenParameters(game.visibility, refusal, attempt.by, state))
    fail(`${which} carries ${name}, which seat ${attempt.by} may not read`);
  const classes = parameterClasses(game.visibility, code);
  for (const [name, value] of Object.entries(about)) {
    if (classes[name] === "act" && !isSaidBy(attempt.act, value))
      fail(`${which} has a ${name} that the act does not say`);
    if (classes[name] !== "public") continue;
    for (const twin of twins) {
      const other = refusalOf(game, twin, attempt);
      if (other?.code === code && !deepEqual(other.about?.[name], value))
        fail(`${which} has a ${name} that does not follow from what everybody may read`);
    }
  }
}

/** Inspects the refusals of offered acts and of attempts. That they follow from what the seat may read, `answers` checks. */
export function refusalClasses(): ConformanceCheck {
  const source = new AttemptSource();
  const looks = new Map<string, number>();
  return {
    name: "refusals carry only what the classes of their parameters say",
    rule: "KRN-VIEW-10",
    onAct(context) {
      const { game, state, seats, due, chance } = context;
      if (outcome(state) !== null) return;
      const asked = question(game, state);
      const step = asked?.frame.step ?? "";
      const looked = looks.get(step) ?? 0;
      if (!due && looked >= LOOKS) return;
      looks.set(step, looked + 1);
      const twins = publicTwins(context, state);
      for (const by of allSeats(seats)) {
        const offered = offers(game, state, by);
        source.learn(offered, chance);
        for (const { step: name, offers: list } of offered)
          for (const { act, refusal } of list) if (refusal) inspect(context, { by, step: name, act }, twins);
        for (const name of stepsOpen(game, asked))
          for (const attempt of source.at(game, name, by, actsAt(offered, name), chance))
            inspect(context, attempt, twins);
      }
    },
  };
}
