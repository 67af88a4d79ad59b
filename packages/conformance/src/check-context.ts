/** What a check of the exam looks at. */
import type { RuleId, Shape, Viewer } from "@starboard/kernel";
import type { Rule, Title } from "@starboard/kit";
import type { Book, Page, SomeGame } from "./recorded-match.ts";
import type { Coverage } from "./coverage.ts";
import type { Random } from "./random.ts";

/** One table during a walk, and what led to it. */
export interface Scene {
  readonly title: Title;
  readonly game: SomeGame;
  readonly options: object;
  readonly seats: number;
  readonly book: Book;
  /** The table before the act; null at the start. */
  readonly before: Shape["table"] | null;
  /** The canonical text of that table when it was new. */
  readonly beforeText: string;
  /** The act; null at the start. */
  readonly page: Page | null;
  /** The table now. */
  readonly table: Shape["table"];
  /** True once in a while: when the costly checks are due. */
  readonly due: boolean;
  /** Choices of the checks; what they choose never changes the walk. */
  readonly chance: Random;
  readonly coverage: Coverage;
  /** Rule ids that may be cited: the game's and the kernel's. */
  readonly rules: ReadonlyMap<RuleId, Rule>;
  /** What the game says about its secrets; null when nobody said. */
  readonly secrets: Secrets | null;
  /** Reports that a law is broken. */
  readonly fail: (message: string) => void;
}

/** What the tests of a game say about its secrets. */
export interface Secrets {
  /** Whether a table of these options hides anything. If not, an imagined table must be the true one. */
  hidden(options: object): boolean;
  /**
   * A table that differs from the given one only in what the viewer may not know. Written apart from `view` and
   * `imagine`, so that a view that tells too much is caught.
   */
  twin?(table: Shape["table"], viewer: Viewer, chance: Random): Shape["table"];
}

/** One law of the exam. */
export interface Check {
  readonly name: string;
  /** The kernel's law behind it, or what else it stands on. */
  readonly rule: string;
  /** Looks at the start, and at every accepted act. */
  look?(scene: Scene): void;
  /** Looks at the whole match, over or not. */
  end?(scene: Scene): void;
  /** Says what was not seen in all the matches together. */
  close?(fail: (message: string) => void): void;
}
