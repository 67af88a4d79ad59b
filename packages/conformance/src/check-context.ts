/** The input of a conformance check. */
import type { RuleId, Shape, Viewer } from "@starboard/kernel";
import type { Rule, GameEntry } from "@starboard/kit";
import type { RecordedMatch, RecordedAct, SomeGame } from "./recorded-match.ts";
import type { Coverage } from "./coverage.ts";
import type { Random } from "./random.ts";
import type { Twins } from "./twins.ts";

/** One state during a walk, and what led to it. */
export interface CheckContext {
  readonly title: GameEntry;
  readonly game: SomeGame;
  readonly options: object;
  readonly seats: number;
  readonly match: RecordedMatch;
  /** The state before the act; null at the start. */
  readonly before: Shape["state"] | null;
  /** The canonical text of that state, taken before the act. */
  readonly beforeText: string;
  /** The act; null at the start. */
  readonly last: RecordedAct | null;
  /** The state now. */
  readonly state: Shape["state"];
  /** True at every nth act: the expensive checks run. */
  readonly due: boolean;
  /** Random choices for the checks. They never change the walk. */
  readonly chance: Random;
  readonly coverage: Coverage;
  /** Rules that may be cited: the game's and the kernel's. */
  readonly rules: ReadonlyMap<RuleId, Rule>;
  /** What the game declares about its hidden information; null if nothing. */
  readonly hiddenInfo: HiddenInfo | null;
  /** Derives states that a viewer cannot tell apart. */
  readonly twins: Twins;
  /** Reports a violation. */
  readonly fail: (message: string) => void;
}

/** What the tests of a game declare about its hidden information. */
export interface HiddenInfo {
  /** Whether a match with these options hides anything. If not, a determinization must equal the actual state. */
  hidden(options: object): boolean;
  /**
   * Returns a state that differs from the given one only in what the viewer may not know, besides those that `Twins` derives:
   * for fields that only change together, such as numbers of cards. Implemented independently of `view` and `determinize`.
   */
  swapHidden?(state: Shape["state"], viewer: Viewer, chance: Random): Shape["state"];
  /** Hidden fields whose parts depend on each other in more ways than the invariants say: twins do not change them. */
  readonly tied?: readonly string[];
  /** Hidden fields that random play seldom fills. Every other one must differ in some determinization or swapped state. */
  readonly rare?: readonly string[];
}

/** One check of the conformance suite. */
export interface ConformanceCheck {
  readonly name: string;
  /** The kernel rule it checks, or another reason. */
  readonly rule: string;
  /** Called at the start and after every accepted act. */
  onAct?(context: CheckContext): void;
  /** Called at the end of each match, finished or not. */
  onMatchEnd?(context: CheckContext): void;
  /** Called once after all matches; reports what was never seen. */
  onFinish?(fail: (message: string) => void): void;
}

/**
 * Returns states that differ from the given one only in what the viewer may not know: derived, and swapped by the game's test.
 * None without `hiddenInfo`.
 */
export function twinsOf(
  { twins, hiddenInfo, options, chance }: Pick<CheckContext, "twins" | "hiddenInfo" | "options" | "chance">,
  t: Shape["state"],
  viewer: Viewer,
): Shape["state"][] {
  const derived = hiddenInfo?.hidden(options) ? twins.of(options, t, viewer, chance) : null;
  const swapped = hiddenInfo?.swapHidden?.(t, viewer, chance);
  return [...(derived ? [derived] : []), ...(swapped ? [swapped] : [])];
}
