/** What a game hands to the frame: its board and panels. The frame knows no game. */
import type { Act, Fact, Offers, Refusal, RuleId, Seat, SeatCard, Viewer } from "@starboard/kernel";
import type { Words } from "@starboard/kit";
import type { ComponentType } from "react";

/** How far ahead of the committed table the shown table is: acts chosen and not yet sent. */
export interface Plan {
  readonly steps: readonly { readonly step: string; readonly act: Act }[];
  /** The plan runs into a draw or a disclosure, or hands the turn on: nothing can follow before it is committed. */
  readonly closed: boolean;
}

/** Everything a board or panel may use. The view already includes the plan, played on an imagined table. */
export interface BoardProps<V = unknown> {
  readonly view: V;
  /** The view before the plan, to draw ghosts against. */
  readonly committed: V;
  readonly viewer: Viewer;
  readonly seats: readonly SeatCard[];
  readonly words: Words<V, never>;
  /** What the viewer may do now (plan included), refused candidates with their reasons. Empty when only watching. */
  readonly offers: readonly Offers[];
  readonly plan: Plan;
  /** Adds an act to the plan. Only offered acts are accepted; anything else shows its reason. */
  choose(step: string, act: Act): void;
  /** Why an act may not be done, for any well-formed act. */
  whyNot(step: string, act: Act): Refusal | undefined;
  /** The view after one more act, for previews; undefined when the act is refused or must draw. */
  foresee(step: string, act: Act): V | undefined;
  /** The fact being shown now, with the side-effect free words for it; null when play stands still. */
  readonly showing: Fact | null;
  /** Opens the rules panel at a paragraph. */
  openRule(rule: RuleId): void;
  /** Says a short text to screen readers. */
  announce(text: string): void;
  readonly theme: "dark" | "light" | "contrast";
  readonly stillness: boolean;
  readonly compact: boolean;
}

/** A panel of the right rail, or of the sheet on a phone. */
export interface Panel<V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<BoardProps<V>>;
}

export interface GameScreen<V = unknown> {
  readonly id: string;
  /** The living landing tile: the real board in motion, drawn without a match. */
  readonly Tile: ComponentType<{ readonly lively: boolean }>;
  readonly Board: ComponentType<BoardProps<V>>;
  /** Above the prompt line: hand, fleet, size control. Renders nothing when there is nothing to hold. */
  readonly Dock?: ComponentType<BoardProps<V>>;
  readonly panels: readonly Panel<V>[];
  /** Short status beside a seat: forces, score. */
  readonly SeatLine: ComponentType<BoardProps<V> & { readonly seat: Seat }>;
  /** Turn and phase for the top bar. */
  phase(view: V, words: Words<V, never>): { readonly turn: string; readonly phase: string };
  /** Extra keys of this game for the `?` list. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Colour number 1 to 6 and emblem of a seat's main side. */
  badge(view: V, seat: Seat): { readonly colour: number; readonly emblem: string };
  /** How long a fact is shown at normal speed, in milliseconds; 0 = no pause. */
  duration(fact: Fact): number;
}
