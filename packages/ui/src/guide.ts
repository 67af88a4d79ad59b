/**
 * The contract of a guided match: a short battle from a fixed position, with fixed draws and a scripted opponent, and the
 * lessons beside it. The page plays it with the game's real rules.
 */
import type { Act, ActOf, RuleId, Seat, Shape } from "@starboard/kernel";
import type { Plan } from "./screen.ts";
import type { AskedStep, Offers } from "./typed-acts.ts";

/** How a guided match ended for the learner. */
export type GuideResult = "won" | "lost" | "undecided";

/** What goals and hints may look at. All of it comes from the learner's view. */
export interface GuideMoment<G extends Shape = Shape> {
  /** The learner's view with the plan applied. */
  readonly view: G["view"];
  readonly offers: readonly Offers<G>[];
  readonly plan: Plan<G>;
  readonly seat: Seat;
  /** All facts that the learner has seen, oldest first. */
  readonly pastFacts: readonly G["fact"][];
  /** The facts since the current lesson began. */
  readonly facts: readonly G["fact"][];
  /** The number of the learner's acts since the current lesson began. Planned acts count once they are sent. */
  readonly acts: number;
  /** These acts. */
  readonly sent: readonly Act[];
  /** Whether the match has ended and all its facts have been shown. */
  readonly over: boolean;
}

/** Why a lesson was passed over: a reason of its author, or the facts that happened instead. */
export type GuideReason<G extends Shape = Shape> =
  | { readonly text: string; readonly rule: RuleId }
  | { readonly facts: readonly G["fact"][] };

/** One thing the learner is to do. Any legal act that makes `isDone` true counts, and a goal stays done. */
export interface GuideGoal<G extends Shape = Shape> {
  readonly id: string;
  readonly text: string;
  readonly isDone: (moment: GuideMoment<G>) => boolean;
  /** How far the learner is, such as "2 of 4". */
  readonly progress?: (moment: GuideMoment<G>) => string;
}

/** A text, or one that depends on the moment. */
export type GuideText<G extends Shape = Shape> = string | ((moment: GuideMoment<G>) => string);

/** One lesson. Lessons come in list order, and each goes on by itself as soon as all its goals are done. */
export interface GuideLesson<G extends Shape = Shape> {
  readonly id: string;
  readonly title: string;
  readonly text: GuideText<G>;
  readonly rule: RuleId;
  readonly goals: readonly GuideGoal<G>[];
  readonly hint: GuideText<G>;
  /** CSS selectors of the element to point at, best first. The first one that is on screen is used. */
  readonly target: (moment: GuideMoment<G>) => readonly string[];
  /** Whether the goals can no longer be reached. The lesson is then passed over. */
  readonly isMissed?: (moment: GuideMoment<G>) => boolean;
  /** The lesson is passed over after this many acts of the learner. */
  readonly maxActs: number;
  /** Place of the later lesson that follows when all goals are done; by default the next one. */
  readonly next?: number;
  /** Place of the later lesson that what the learner did leads to instead; null for none. */
  readonly branch?: (moment: GuideMoment<G>) => number | null;
}

/** What the scripted opponent knows when it must answer: its own view and its legal acts. */
export type GuideReply<G extends Shape = Shape> = GuideAsked<G> & GuideStanding<G>;
/** The question: its step, and the legal acts in the order of the rules, never none. */
type GuideAsked<G extends Shape> =
  AskedStep<G> extends infer N
    ? N extends AskedStep<G>
      ? { readonly step: N; readonly acts: readonly ActOf<G, N>[] }
      : never
    : never;
interface GuideStanding<G extends Shape> {
  readonly view: G["view"];
  readonly seat: Seat;
  /** The number of answers given before in this match, for choices that alternate. */
  readonly count: number;
  /** All acts of the learner in this match, oldest first. */
  readonly sent: readonly Act[];
}

export interface Guide<G extends Shape = Shape> {
  /** Raw options of the match. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The position in the game's notation; absent for the game's own set-up. */
  readonly position?: unknown;
  /** The first numbers that are drawn, in order. */
  readonly draws?: readonly number[];
  /** Seed of all further draws. */
  readonly seed: number;
  /** The learner's seat. */
  readonly seat: Seat;
  /** Who the learner is and what the learner commands, in one or two sentences. */
  readonly role: string;
  readonly lessons: readonly GuideLesson<G>[];
  /**
   * Calls back when something changes that the board keeps outside the plan, such as a selection, so that goals can count
   * it. Returns the unsubscribe function.
   */
  readonly subscribe?: (changed: () => void) => () => void;
  /** Answers for the opponents. It must return one of the given acts. */
  readonly reply: (question: GuideReply<G>) => Act;
  /**
   * The result of the battle for the learner, or null while it is not decided. It must return a result at the latest
   * after a limited number of rounds, also in a match that goes on by the rules.
   */
  readonly result: (moment: GuideMoment<G>) => GuideResult | null;
  /**
   * Set for a match that ends with its lessons: won when all are done, lost as soon as one is passed over. The learner is
   * then told the reason and tries that lesson again.
   */
  readonly explain?: (lesson: GuideLesson<G>, moment: GuideMoment<G>) => GuideReason<G>;
  /** The last word by result: what happened, and what to try next. */
  readonly endings: Readonly<Record<GuideResult, { readonly title: string; readonly text: string }>>;
}
