/** What a check of the exam looks at. */
import type { RuleId, Shape, Viewer } from "@starboard/kernel";
import type { Rule, GameEntry } from "@starboard/kit";
import type { RecordedMatch, RecordedAct, SomeGame } from "./recorded-match.ts";
import type { Coverage } from "./coverage.ts";
import type { Random } from "./random.ts";

/** One table during a walk, and what led to it. */
export interface CheckContext {
  readonly title: GameEntry;
  readonly game: SomeGame;
  readonly options: object;
  readonly seats: number;
  readonly match: RecordedMatch;
  /** The table before the act; null at the start. */
  readonly before: Shape["state"] | null;
  /** The canonical text of that table when it was new. */
  readonly beforeText: string;
  /** The act; null at the start. */
  readonly last: RecordedAct | null;
  /** The table now. */
  readonly state: Shape["state"];
  /** True once in a while: when the costly checks are due. */
  readonly due: boolean;
  /** Choices of the checks; what they choose never changes the walk. */
  readonly chance: Random;
  readonly coverage: Coverage;
  /** Rule ids that may be cited: the game's and the kernel's. */
  readonly rules: ReadonlyMap<RuleId, Rule>;
  /** What the game says about its secrets; null when nobody said. */
  readonly hiddenInfo: HiddenInfo | null;
  /** Reports that a law is broken. */
  readonly fail: (message: string) => void;
}

/** What the tests of a game say about its secrets. */
export interface HiddenInfo {
  /** Whether a table of these options hides anything. If not, an imagined table must be the true one. */
  hidden(options: object): boolean;
  /**
   * A table that differs from the given one only in what the viewer may not know. Written apart from `view` and
   * `imagine`, so that a view that tells too much is caught.
   */
  swapHidden?(state: Shape["state"], viewer: Viewer, chance: Random): Shape["state"];
}

/** One law of the exam. */
export interface ConformanceCheck {
  readonly name: string;
  /** The kernel's law behind it, or what else it stands on. */
  readonly rule: string;
  /** Looks at the start, and at every accepted act. */
  onAct?(context: CheckContext): void;
  /** Looks at the whole match, over or not. */
  onMatchEnd?(context: CheckContext): void;
  /** Says what was not seen in all the matches together. */
  onFinish?(fail: (message: string) => void): void;
}
