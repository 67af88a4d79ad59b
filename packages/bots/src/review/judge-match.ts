/** Judges the decisions of a match: a first comparison of each, then a second one of those that need it. */
import type { Act } from "@starboard/kernel";
import type { ReviewScope } from "../review-trust.ts";
import { botSpecFor } from "../spec.ts";
import { isInferior } from "./assessment.ts";
import { confirm, type JudgeSettings, screen, type ScreenedDecision } from "./judge.ts";
import type { MatchDecision } from "./record/decisions.ts";
import type { ReviewMoment, UnitPart } from "./review-format.ts";

/** The judge of one match. Each step of `steps` makes one comparison. */
export interface MatchJudge {
  /** Judged moments by entry. */
  readonly moments: ReadonlyMap<number, ReviewMoment>;
  /** Comparisons made, those known to be needed, and decisions that were compared a first time. */
  compared(): number;
  toCompare(): number;
  screened(): number;
  /** The moment that was judged; `null` if the decision offered nothing to compare. */
  steps(): Generator<ReviewMoment | null, void>;
  /** Judges another act at a decision with the acts after it; without these, with the continuation that suits it best. */
  judgeAct(decision: MatchDecision, act: Act, continuation?: readonly Act[]): ReviewMoment | null;
}

export function judgeOf(wanted: readonly MatchDecision[], settings: JudgeSettings, scope: ReviewScope): MatchJudge {
  const settingsFor = ({ game }: MatchDecision): JudgeSettings => ({
    ...settings,
    spec: botSpecFor(settings.spec, game),
  });
  const moments = new Map<number, ReviewMoment>();
  const inUnit = new Set<number>();
  let screened = 0;
  let compared = 0;
  let toCompare = wanted.length;
  const inScope = (moment: ReviewMoment): ReviewMoment => (scope.classes ? moment : withoutClass(moment));
  const keep = (moment: ReviewMoment): ReviewMoment => {
    const kept = inScope(moment);
    moments.set(kept.n, kept);
    compared++;
    return kept;
  };

  const tryAct = (
    decision: MatchDecision,
    act: Act,
    continuation: readonly Act[] | null = null,
  ): ReviewMoment | null => {
    const found = screen(settingsFor(decision), { ...decision, act, following: [] }, continuation);
    return found && (found.isOpen ? confirm(settingsFor(decision), found) : found.moment);
  };
  /** Adds to a unit that lost much what each of its acts lost by itself. */
  const withParts = (moment: ReviewMoment): ReviewMoment => {
    if (moment.entries.length === 0 || !isInferior(moment.assessment)) return moment;
    const parts = [moment.n, ...moment.entries].flatMap((n): UnitPart[] => {
      const decision = wanted.find((one) => one.n === n);
      const judged = decision && tryAct(decision, decision.act);
      if (!judged) return [];
      return [{ n, step: decision.step, act: decision.act, assessment: judged.assessment, loss: judged.loss }];
    });
    return { ...moment, parts };
  };

  function* steps(): Generator<ReviewMoment | null, void> {
    const pending: { decision: MatchDecision; screened: ScreenedDecision }[] = [];
    const confirmLast = (): ReviewMoment => {
      const last = pending.pop() as (typeof pending)[number];
      return keep(withParts(confirm(settingsFor(last.decision), last.screened)));
    };
    for (const decision of wanted) {
      screened++;
      // An act that was judged as a part of an earlier one is not judged again.
      const found = inUnit.has(decision.n) ? null : screen(settingsFor(decision), decision);
      if (!found) {
        compared++;
        yield null;
        continue;
      }
      for (const n of found.entries) inUnit.add(n);
      if (found.isOpen) {
        pending.push({ decision, screened: found });
        toCompare++;
      }
      yield keep(found.moment);
      // A plain loss is confirmed at once, so that the first moments do not wait for the end of the match.
      if (found.loss >= PLAIN_LOSS) yield confirmLast();
    }
    // The greatest losses first: they are what a player looks for.
    pending.sort((a, b) => a.screened.loss - b.screened.loss);
    while (pending.length > 0) yield confirmLast();
  }

  return {
    moments,
    compared: () => compared,
    toCompare: () => toCompare,
    screened: () => screened,
    steps,
    judgeAct(decision, act, continuation) {
      const moment = tryAct(decision, act, continuation);
      return moment && inScope(moment);
    },
  };
}

/** The moment without a class that is not proved: whether the act was worse is then too close to call. */
function withoutClass(moment: ReviewMoment): ReviewMoment {
  if (moment.isProven) return moment;
  const isOpen = isInferior(moment.assessment);
  return {
    ...moment,
    assessment: isOpen ? "close" : moment.assessment,
    parts: [],
    effects: moment.effects.map(() => 0),
    isOnly: false,
    isBrave: false,
  };
}

/** Loss in the first comparison from which the second one follows at once. */
const PLAIN_LOSS = 0.1;
