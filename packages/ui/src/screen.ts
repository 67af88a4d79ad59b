/** What a game hands to the frame: its board and panels. The frame knows no game. */
import type { Act, Fact, StepOffers, Refusal, RuleId, Seat, SeatOccupant, Viewer } from "@starboard/kernel";
import type { GameText } from "@starboard/kit";
import type { ComponentType } from "react";
import type { EditorEntry } from "./editor.ts";

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
  readonly seats: readonly SeatOccupant[];
  readonly words: GameText<V, never>;
  /** What the viewer may do now (plan included), refused candidates with their reasons. Empty when only watching. */
  readonly offers: readonly StepOffers[];
  readonly plan: Plan;
  /** Adds an act to the plan. Only offered acts are accepted; anything else shows its reason. */
  readonly choose: (step: string, act: Act) => void;
  /**
   * Offers an act that the board or the dock has put together as the main button of the prompt line, until it is chosen,
   * replaced or withdrawn with `null`. The label is `words.act`.
   */
  readonly propose: (step: string, act: Act | null) => void;
  /** Takes the last act back, as the key `u` does: out of the plan, or out of the match where nothing is planned. */
  readonly undo: () => void;
  /** Why an act may not be done, for any well-formed act. */
  readonly whyNot: (step: string, act: Act) => Refusal | undefined;
  /** The view after one more act, for previews; undefined when the act is refused or must draw. */
  readonly preview: (step: string, act: Act) => V | undefined;
  /** The fact being shown now, with the side-effect free words for it; null when play stands still. */
  readonly currentFact: Fact | null;
  /** Everything told up to what is shown now, oldest first; absent where nothing is told, as on a bench. */
  readonly pastFacts?: readonly { readonly fact: Fact }[];
  /** Opens the rules panel at a paragraph. */
  readonly openRule: (rule: RuleId) => void;
  /** Says a short text to screen readers. */
  readonly announce: (text: string) => void;
  readonly theme: "dark" | "light" | "contrast";
  readonly reducedMotion: boolean;
  readonly compact: boolean;
}

/** An act that has no place on the board and is offered as a button of the prompt line ("stay", "fight on", "accept"). */
export interface PromptAction {
  readonly step: string;
  readonly act: Act;
  /** `may` is the outlined button, the default; `main` is the filled one, at most one. */
  readonly emphasis?: "main" | "may" | "plain";
  /** What the button says where the act's own words say too little: "Pass, 36 to 35". */
  readonly label?: string;
  /** Of a `main` reply: nothing is gained by sending what is planned without it, so it takes the place of Commit. */
  readonly replacesCommit?: boolean;
  /** Why it cannot be given yet: the button stands there and says so. */
  readonly refusal?: Refusal;
}

/** One stage of a turn for the strip in the top bar. */
export interface TurnStage {
  readonly name: string;
  readonly state: "done" | "open" | "now" | "ahead";
}

/**
 * One step of the guided first match. It is shown when `when` holds and it has not been shown before, in list order, and
 * stays until `until` holds (or the reader goes on, where there is no `until`).
 */
export interface Lesson<V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
  readonly when: (moment: LessonMoment<V>) => boolean;
  readonly until?: (moment: LessonMoment<V>) => boolean;
}
/** What a lesson may look at. */
export interface LessonMoment<V = unknown> {
  readonly view: V;
  readonly offers: readonly StepOffers[];
  readonly plan: Plan;
  /** Every fact heard so far in this match, oldest first. */
  readonly pastFacts: readonly Fact[];
  readonly viewer: Viewer;
}

/** A panel of the right rail, or of the sheet on a phone. */
export interface Panel<V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<BoardProps<V>>;
}

/** What is shown of a table that is still being set up. */
export interface SetupPreviewProps {
  /** The options as the game's `parse` gave them. */
  readonly options: object;
  /** Changes some of the choices; the game judges them, and the prospect is drawn anew. Absent where they are settled. */
  readonly change?: (set: Readonly<Record<string, unknown>>) => void;
}

export interface GameScreen<V = unknown> {
  readonly id: string;
  /** The living landing tile: the real board in motion, drawn without a match. */
  readonly Tile: ComponentType<{ readonly lively: boolean }>;
  readonly Board: ComponentType<BoardProps<V>>;
  /** Above the prompt line: hand, fleet, size control. Renders nothing when there is nothing to hold. */
  readonly Dock?: ComponentType<BoardProps<V>>;
  readonly panels: readonly Panel<V>[];
  /** While a table is set up: what its options come to, the map it will be played on for instance. */
  readonly SetupPreview?: ComponentType<SetupPreviewProps>;
  /** Between the seats and the tabs of the rail: what the moment is about, a battle for instance. Not on a phone. */
  readonly Aside?: ComponentType<BoardProps<V>>;
  /** Short status beside a seat: forces, score. */
  readonly SeatLine: ComponentType<BoardProps<V> & { readonly seat: Seat }>;
  /** Controls of the top bar that belong to the board: lens, view. */
  readonly Bar?: ComponentType<BoardProps<V>>;
  /** Turn and phase for the top bar; `stages` draws the strip of the turn's stages. */
  phase(
    view: V,
    words: GameText<V, never>,
  ): { readonly turn: string; readonly phase: string; readonly stages?: readonly TurnStage[] };
  /** What is to be said of a match's end beyond who won it: the result of two legs, say. Renders nothing when that is all. */
  readonly ResultDetails?: ComponentType<BoardProps<V>>;
  /** Buttons of the prompt line. Without it they are the acts that name nothing but what is done. */
  promptActions?(props: BoardProps<V>): readonly PromptAction[];
  /** The guided first match, in the order in which it teaches. */
  readonly lessons?: readonly Lesson<V>[];
  /** Editors for things of one's own: decks, ships, maps. */
  readonly editors?: readonly EditorEntry[];
  /** Extra keys of this game for the `?` list. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Colour number 1 to 6 and emblem of a seat's main side. */
  badge(
    view: V,
    seat: Seat,
  ): {
    readonly colour: number;
    readonly emblem: string;
    /** A figure of the game's own in place of that of the colour, as `Emblem` draws it. */
    readonly figure?: string;
  };
  /**
   * Whose deed a fact is, for the emblem before its line: a seat, `null` for nobody's. Without it, or where it gives
   * nothing, the seat whose act led to the fact.
   */
  actorOf?(fact: Fact, view: V): Seat | null | undefined;
  /** Facts that begin a new section of the log ("Round 4"), by name; their sentence becomes its heading. */
  readonly sections?: readonly string[];
  /** Kinds of facts that are shown while they pass and not kept in the log, because a later fact sums them up. */
  readonly transientFacts?: readonly string[];
  /** How long a fact is shown at normal speed, in milliseconds; 0 = no pause. */
  duration(fact: Fact): number;
}
