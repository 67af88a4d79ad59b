/** Plays guided matches with the real rules and without a browser, as the page does: plan an act, confirm, look. */
import { type Act, type AnyGame, isRefusal, type SeatOccupant, type StepOffers } from "@starboard/kernel";
import type { Guide, GuideMoment } from "@starboard/ui";
import { advance, type GuideProgress, momentOf, NO_PROGRESS, type Sight } from "../src/guide/guide-progress.ts";
import { failureIn, type GuideState } from "../src/guide/guide-session.ts";
import { createGuidedMatch, type GuidedMatch } from "../src/guide/guided-match.ts";
import { extend, openPlan, type Planned, planOffers, planView } from "../src/table/plan.ts";

export interface LegalAct {
  readonly step: string;
  readonly act: Act;
}
/** What a learner in a test decides from. */
export interface Choice {
  /** The current lesson, or undefined after the last one. */
  readonly lesson: string | undefined;
  readonly moment: GuideMoment;
  readonly legal: readonly LegalAct[];
}
/** Chooses the next act, or null to confirm what is planned. */
export type Learner = (choice: Choice) => LegalAct | null;

export interface Course {
  readonly progress: GuideProgress;
  /** Why a lesson was passed over, if the guide explains it. */
  readonly failure: GuideState["failure"];
  readonly match: GuidedMatch;
  /** Every lesson with the number of acts of the learner when it began. */
  readonly began: readonly { readonly id: string; readonly acts: number }[];
  /** The learner's choices, with the lesson and the view of that moment. */
  readonly choices: readonly (LegalAct & Choice)[];
}

/** Limit on the acts of one learner. A guide that needs more has stalled. */
const LIMIT = 600;

export const SEATS: readonly SeatOccupant[] = [
  { name: "You", kind: "person" as const },
  { name: "Orion", kind: "bot" as const, level: 1 },
];

const legalOf = (offers: readonly StepOffers[]): LegalAct[] =>
  offers
    .filter(({ aside }) => !aside)
    .flatMap(({ step, offers: all }) => all.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act })));

/** Plays until the guide has a result. Throws if it stalls. */
export function playGuide(game: AnyGame, guide: Guide, learner: Learner, seats = SEATS): Course {
  const match = createGuidedMatch(game, guide, seats);
  let progress = NO_PROGRESS;
  let failure: GuideState["failure"] = null;
  const began: { id: string; acts: number }[] = [];
  const choices: (LegalAct & Choice)[] = [];
  const see = (sight: Sight): void => {
    const before = progress;
    progress = advance(guide, before, sight);
    failure ??= failureIn(guide, before, progress, sight);
    const lesson = guide.lessons[progress.past.length];
    if (progress.result === null && lesson && began.at(-1)?.id !== lesson.id)
      began.push({ id: lesson.id, acts: match.acts.length });
  };
  for (let i = 0; i < LIMIT; i++) {
    const update = match.update(0);
    const pastFacts = update.logItems.flatMap(({ facts }) => facts);
    const sightOf = (view: object, offers: readonly StepOffers[], plan: Pick<Planned, "steps" | "closed">): Sight => ({
      view,
      offers,
      plan,
      seat: guide.seat,
      pastFacts,
      sent: match.acts.map(({ act }) => act),
      over: update.summary.over !== null,
    });
    see(sightOf(update.view as object, update.offers, { steps: [], closed: false }));
    if (progress.result !== null) return { progress, failure, match, began, choices };
    let plan = openPlan(game, update.view, guide.seat, update.at);
    let offers: readonly StepOffers[] = update.offers;
    let view: object = update.view as object;
    while (!plan.closed) {
      const sight = sightOf(view, offers, plan);
      const legal = legalOf(offers);
      if (legal.length === 0) throw new Error("the learner has no legal act");
      const choice: Choice = {
        lesson: guide.lessons[progress.past.length]?.id,
        moment: momentOf(progress, sight),
        legal,
      };
      const chosen = learner(choice);
      if (chosen === null) break;
      choices.push({ ...choice, ...chosen });
      const next = extend(game, plan, chosen.step, chosen.act);
      if (isRefusal(next)) throw new Error(`${JSON.stringify(chosen)}: ${next.code}`);
      plan = next as Planned;
      view = planView(game, plan);
      offers = planOffers(game, plan);
      see(sightOf(view, offers, plan));
      if (progress.result !== null) return { progress, failure, match, began, choices };
    }
    if (plan.steps.length === 0) throw new Error("the learner confirms an empty plan");
    const played = match.commit(plan.steps);
    if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
  }
  throw new Error(`the guide stalls at ${guide.lessons[progress.past.length]?.id}`);
}
