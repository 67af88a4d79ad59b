/** The contract between a game's screen and the pages: board and panels. This package depends on no game. */
import type { EditionChange, Refusal, RuleId, Seat, SeatOccupant, Shape, Viewer } from "@starboard/kernel";
import type { GameText } from "@starboard/kit";
import type { ComponentType } from "react";
import type { BoardReader } from "./board-reader.ts";
import type { EditorEntry } from "./editor.ts";
import type { ActAt, ActPattern, AskedStep, Offers, PlannedMove, Question } from "./typed-acts.ts";

/** Why a bot did an aside: `GameText.actReason` makes a sentence of it. */
export interface GivenReason {
  readonly key: string;
  readonly about: Readonly<Record<string, string | number>>;
}

/** The plan: acts chosen and not yet sent. */
export interface Plan<G extends Shape = Shape> {
  readonly steps: readonly PlannedMove<G>[];
  /** Whether the plan is complete: it draws, discloses or passes the turn, so nothing can follow before it is sent. */
  readonly closed: boolean;
}

/**
 * The properties of a board or panel, typed by the shape of the game: the offers of a step hold the acts of that step,
 * and no others can be chosen for it. The view includes the plan, applied to a determinization.
 */
export interface BoardProps<G extends Shape = Shape> {
  /** Identifies the match for what a screen remembers about it; absent where there is no match, as in an editor. */
  readonly match?: string;
  readonly view: G["view"];
  /** The view before the plan, to draw ghosts against. */
  readonly committed: G["view"];
  readonly viewer: Viewer;
  readonly seats: readonly SeatOccupant[];
  readonly words: GameText<G["view"], G["fact"]>;
  /** The viewer's offers after the plan, refused candidates included. Empty for spectators. */
  readonly offers: readonly Offers<G>[];
  readonly plan: Plan<G>;
  /** Adds an act to the plan. Only offered acts are accepted; anything else shows its reason. */
  readonly choose: <N extends Question<G>>(step: N, act: ActAt<G, N>) => void;
  /**
   * Offers an act that the board or the dock has put together as the main button of the prompt line, until it is chosen,
   * replaced or withdrawn with `null`. `before` are acts that the same press plans ahead of it, such as the choice of the
   * star that the act is about. The label is `words.act` unless another one is given, such as "Do it anyway".
   */
  readonly propose: <N extends Question<G>>(
    step: N,
    act: ActAt<G, N> | null,
    before?: readonly PlannedMove<G>[],
    label?: string,
  ) => void;
  /** Plans several acts as one press, which one undo removes; absent where nothing can be planned. */
  readonly planMoves?: (moves: readonly PlannedMove<G>[]) => void;
  /**
   * Plans several acts and sends the plan if they complete it, as the main button of the prompt line does with a proposal.
   * For a button of the dock that says all the player wants.
   */
  readonly sendMoves?: (moves: readonly PlannedMove<G>[]) => void;
  /** Removes the last planned act, or takes back the last act if nothing is planned; same as the key `u`. */
  readonly undo: () => void;
  /** The refusal of any well-formed act, or null. */
  readonly whyNot: <N extends Question<G>>(step: N, act: ActAt<G, N>) => Refusal | undefined;
  /** The view after one more act, for previews; undefined if the act is refused or must draw. */
  readonly preview: <N extends Question<G>>(step: N, act: ActAt<G, N>) => G["view"] | undefined;
  /** What the board would show after more acts; undefined if one of them is refused or completes the plan. */
  readonly previewMoves?: (moves: readonly PlannedMove<G>[]) => MovesPreview<G> | undefined;
  /** The fact that playback shows now; null while nothing is played back. */
  readonly currentFact: G["fact"] | null;
  /** All facts up to the shown moment, oldest first; absent where there is no match, as in an editor. */
  readonly pastFacts?: readonly { readonly fact: G["fact"]; readonly reason?: GivenReason }[];
  /** Opens the rules panel at a paragraph. */
  readonly openRule: (rule: RuleId) => void;
  /** Announces a short text to screen readers. */
  readonly announce: (text: string) => void;
  readonly theme: "dark" | "light" | "contrast";
  readonly reducedMotion: boolean;
  readonly compact: boolean;
  /** Whether the board may choose for the viewer in advance, such as a target; true if absent. In a puzzle it may not. */
  readonly advice?: boolean;
  /**
   * A place the page asks the board to show, as named by `GameScreen.placeOf`, with a number that grows with every
   * request. The board brings it into view and marks it until the next act.
   */
  readonly shownPlace?: { readonly place: string; readonly request: number } | null;
}

/** The viewer's moment after some more acts that are not planned. */
export interface MovesPreview<G extends Shape = Shape> {
  readonly view: G["view"];
  readonly offers: readonly Offers<G>[];
  readonly whyNot: <N extends Question<G>>(step: N, act: ActAt<G, N>) => Refusal | undefined;
}

/** An act without a place on the board, offered as a button of the prompt line ("stay", "fight on", "accept"). */
export type PromptAction<G extends Shape = Shape> = PlannedMove<G> & PromptButton<G>;
interface PromptButton<G extends Shape> {
  /** `may` is the outlined button, the default; `main` is the filled one, at most one. */
  readonly emphasis?: "main" | "may" | "plain";
  /** Label of the button where the act's text is not enough, such as "Pass, 36 to 35". */
  readonly label?: string;
  /** For a `main` action: sending the plan without it makes no sense, so it replaces the Confirm button. */
  readonly replacesCommit?: boolean;
  /** Why the action is not available yet; the button is shown with this reason. */
  readonly refusal?: Refusal;
  /**
   * The act that follows in the plan after `act` and every act returned so far, read from the board as planned; undefined
   * ends the sequence. "All idle ships keep their course" is one button that plans one act for each ship.
   */
  next?(props: BoardProps<G>): PlannedMove<G> | undefined;
  /** Called when the player presses the button, before its acts are planned. */
  onPress?(): void;
}

/**
 * An answer the page gives for a player because no other answer makes sense, such as the only ship that can move. Every
 * automatic answer can be switched off by the player, and it is never given while the player has planned something.
 */
export interface AutoAnswer<G extends Shape = Shape> {
  readonly id: string;
  /** Title of the switch: "Choose the only ship". */
  readonly name: string;
  /** One or two sentences: what is answered, when, and what switching it off means. */
  readonly help: string;
  readonly rule?: RuleId;
  /** Whether the switch is on before the player has touched it. */
  readonly isOnByDefault: boolean;
  /**
   * The answer, or undefined if the player has to decide. Must read the viewer's own view only. Where giving it at once
   * would tell other players what the viewer holds, the game must answer alike for every holding.
   */
  answer(props: BoardProps<G>): PlannedMove<G> | undefined;
}

/** What decides the match, always on screen: the strip under the top bar. */
export interface Objectives {
  /** How the match is won: "14 of 22 systems win". */
  readonly title: string;
  readonly rule: RuleId;
  /** A second condition or the time left: "One turn to retake a lost home". */
  readonly detail?: string;
  readonly sides: readonly SideObjective[];
}
export interface SideObjective {
  readonly seat: Seat;
  /** The side's name. The page marks the viewer's own. */
  readonly name: string;
  /** A shorter name for phones. */
  readonly shortName?: string;
  /** What stands behind the figure: "Home held by 7". */
  readonly detail?: string;
  /** The figure that counts, with its unit as a word: 14, "systems". */
  readonly value: number;
  readonly unit: string;
  /** Distance covered to victory, 0 to 1. */
  readonly progress?: number;
  /** Whether this side is about to lose or about to win. */
  readonly isAlarming?: boolean;
}

/** Something that loses or wins the match soon. Shown in the prompt line until it is over. */
export interface Alarm<G extends Shape = Shape> {
  /** Stable while the same danger lasts, so that it is spoken once. */
  readonly id: string;
  readonly kind: "danger" | "chance";
  /** "Your home has fallen. This is your only turn to retake it." */
  readonly title: string;
  /** What happens if nothing is done: "If Antares still holds Algol at the end of this turn, you are eliminated." */
  readonly detail?: string;
  readonly rule: RuleId;
  /** Acts that answer the alarm, best first; at most three are shown. */
  readonly answers: readonly AlarmAnswer<G>[];
  /** A place on the board to show, as in `GameScreen.placeOf`. */
  readonly place?: string;
}
export interface AlarmAnswer<G extends Shape = Shape> {
  /** "Both warps: 6 + 5 against 10". */
  readonly label: string;
  /** "Retakes it", "Destroyed". */
  readonly outcome: string;
  readonly succeeds: boolean;
  readonly rule: RuleId;
  /** Acts that the button adds to the plan; empty for an answer that only informs. */
  readonly moves: readonly PlannedMove<G>[];
}

/** A figure that the game counts, drawn as one curve per seat after the match. */
export interface Measure<G extends Shape = Shape> {
  readonly id: string;
  /** "Systems", "Fleet points", "Revenue". */
  readonly name: string;
  readonly rule?: RuleId;
  /** The figure of a seat; null while it has none. Read from the view with all hands open. */
  valueOf(view: G["view"], seat: Seat): number | null;
  /** A line across the chart, such as the systems needed to win. */
  goalOf?(view: G["view"]): { readonly value: number; readonly label: string } | null;
}

/** One stage of a turn for the strip in the top bar. */
export interface TurnStage {
  readonly name: string;
  readonly state: "done" | "open" | "now" | "ahead";
}

/**
 * A decision that a player can order in advance, such as "If I am attacked". The page puts the player's board at the next
 * such question that can come, on a determinization of the player's own view, and the acts planned there become the
 * order.
 */
export interface OrderTopic<G extends Shape = Shape> {
  readonly id: string;
  /** "If I am attacked". */
  readonly title: string;
  /** One sentence: what the order answers, and when. */
  readonly help: string;
  /** The steps that ask it; for a plan the steps that may begin it. Empty for a plan that begins with any question. */
  readonly steps: readonly AskedStep<G>[];
  /** `answer`: one act, each time the question comes. `plan`: the acts of the next turn, in order. */
  readonly kind: "answer" | "plan";
  /** Whether a position that asks one of the steps is what the topic is about; true if absent. */
  accepts?(view: G["view"], viewer: Viewer): boolean;
  /** Wider uses of a planned act, the widest first: its fields that matter, with a sentence each. */
  wider?(move: PlannedMove<G>, view: G["view"]): readonly { readonly label: string; readonly act: ActPattern<G> }[];
  /** Whether an act of a plan has a sentence of its own; one that only leads to the next has none. True if absent. */
  isListed?(move: PlannedMove<G>): boolean;
  /** Conditions as sentences, with the fact that must, or must not, have happened. For a plan, `move` is its first act. */
  conditions?(move: PlannedMove<G>, view: G["view"], viewer: Viewer): readonly OrderCondition[];
}
export interface OrderCondition {
  /** "If Algol is still free". */
  readonly label: string;
  /**
   * Only after a fact with these fields: an answer, since the player last acted; a plan, as the last fact of its kind since
   * the order was given.
   */
  readonly after?: { readonly is: string; readonly [field: string]: unknown };
  /** Not if a fact with these fields has happened since the order was given. Only for answers. */
  readonly unless?: { readonly is: string; readonly [field: string]: unknown };
  /** Set if the position on the board fulfils it: it is proposed. */
  readonly isShown?: true;
}

/** A panel of the right rail, or of the sheet on a phone. */
export interface Panel<G extends Shape = Shape> {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<BoardProps<G>>;
}

/** Properties of the preview of a table being set up. */
export interface SetupPreviewProps {
  /** The options as the game's `parse` gave them. */
  readonly options: object;
  /** Changes option values; the preview is then rendered again. Absent if the options are fixed. */
  readonly change?: (set: Readonly<Record<string, unknown>>) => void;
}

/** The limit of a playback that begins because other players acted. Replays of the player's choice are not limited. */
export interface CatchUp<G extends Shape = Shape> {
  /**
   * Milliseconds at normal speed from one turn of the viewer to the next; facts are shown for less time to keep it. After
   * a question in between, at least a third of it is left for the rest.
   */
  readonly withinMs: number;
  /** True in the viewer's own turn, which begins a new limit. */
  isOwnTurn(view: G["view"], viewer: Viewer): boolean;
  /** Facts that are shown longer than others, such as those that concern the viewer. */
  isImportant(fact: G["fact"], viewer: Viewer): boolean;
}

/** A place on the board that people can name: a star, a ship, a Sector. */
export interface BoardPlace {
  /** As in `GameScreen.elementAt`. */
  readonly place: string;
  readonly name: string;
}
/** The places of a board, for arrows and circles that people draw on it. */
export interface BoardPlaces<G extends Shape = Shape> {
  /** The places that have an element on the board, in the order of a list. */
  list(view: G["view"]): readonly BoardPlace[];
  /** Places without an element, such as empty hexes: points of the plane that one element shows. */
  readonly plane?: BoardPlane<G>;
}
export interface BoardPlane<G extends Shape = Shape> {
  /** Selector of the element that shows the whole plane. */
  readonly selector: string;
  /** Size of the plane in its own units. */
  sizeOf(view: G["view"]): { readonly width: number; readonly height: number };
  /** The middle of a place, in units of the plane; null if it has none. */
  pointOf(place: string, view: G["view"]): { readonly x: number; readonly y: number } | null;
  /** The place at a point; null if there is none. */
  placeAt(x: number, y: number, view: G["view"]): string | null;
  nameOf(place: string, view: G["view"]): string | null;
}
/** Moves what stands at places of a written position, for an editor of positions. */
export interface PositionMoves<G extends Shape = Shape> {
  /**
   * The position, in the game's notation, after everything movable at one place was put to another; null if nothing can
   * be moved there. `view` is that of the position.
   */
  relocate(position: object, from: string, to: string, view: G["view"]): object | null;
}

/** Tells dice from other draws: a rule may roll a die and then draw from a pile under the same number. */
export interface Dice {
  /** The rules under which dice are rolled. */
  readonly rules: readonly RuleId[];
  /** The kinds of dice, by their number of faces. */
  readonly sides: readonly number[];
}

export interface GameScreen<G extends Shape = Shape> {
  readonly id: string;
  /** What the screen does differently in earlier editions of the game. Editions that are not named look the same. */
  readonly earlier?: readonly EditionChange<GameScreen<G>>[];
  /** The animated tile of the start page: the real board without a match. */
  readonly Tile: ComponentType<{ readonly lively: boolean }>;
  readonly Board: ComponentType<BoardProps<G>>;
  /** The dock above the prompt line: hand, fleet, size control. Renders nothing if it has no content. */
  readonly Dock?: ComponentType<BoardProps<G>>;
  readonly panels: readonly Panel<G>[];
  /** Preview of a table being set up, for example its map. */
  readonly SetupPreview?: ComponentType<SetupPreviewProps>;
  /** Shown between the seats and the tabs of the rail, for example the current battle. Not on phones. */
  readonly Aside?: ComponentType<BoardProps<G>>;
  /** Short status beside a seat: forces, score. */
  readonly SeatLine: ComponentType<BoardProps<G> & { readonly seat: Seat }>;
  /** Controls of the top bar that belong to the board: lens, view. */
  readonly Bar?: ComponentType<BoardProps<G>>;
  /** Turn and phase for the top bar; `stages` draws the strip of the turn's stages. */
  phase(
    view: G["view"],
    words: GameText<G["view"], G["fact"]>,
  ): { readonly turn: string; readonly phase: string; readonly stages?: readonly TurnStage[] };
  /** Details of the result beyond the winner, for example both legs. Renders nothing if there are none. */
  readonly ResultDetails?: ComponentType<BoardProps<G>>;
  /** Buttons of the prompt line; by default the acts without parameters. */
  promptActions?(props: BoardProps<G>): readonly PromptAction<G>[];
  /** Decisions that a player can order in advance, the most useful first. */
  readonly orderTopics?: readonly OrderTopic<G>[];
  /** Answers that the page may give for the player, in the order in which they are tried. */
  readonly autoAnswers?: readonly AutoAnswer<G>[];
  /** What wins the match and how far each side is; null before there is anything to count. */
  objectives?(props: BoardProps<G>): Objectives | null;
  /** Dangers and chances of this moment for the viewer, the most urgent first. */
  alarms?(props: BoardProps<G>): readonly Alarm<G>[];
  /** What the game counts, for the curves after the match; the first is drawn first and gives the turning points. */
  readonly measures?: readonly Measure<G>[];
  /** The game's dice, for the tab of luck; absent if it has none. */
  readonly dice?: Dice;
  /**
   * The seat that a high or a low sum of such dice helped; null if it helped nobody. `facts` are those of the same moment.
   * Absent where no roll can be said to be lucky.
   */
  luckyFor?(
    roll: { readonly rule: RuleId; readonly isHigh: boolean },
    facts: readonly G["fact"][],
    view: G["view"],
  ): Seat | null;
  /** Name of the turn a moment belongs to, for the axis of the curves and for the recap: "Round 6". */
  roundOf?(view: G["view"]): { readonly number: number; readonly name: string };
  /** The place on the board a fact is about (a ship, a star, a territory), for "Show"; null if it has none. */
  placeOf?(fact: G["fact"], view: G["view"]): string | null;
  /** Selector of the element of the board that stands at such a place, for the numbers of the recap; null if none does. */
  elementAt?(place: string, view: G["view"]): string | null;
  /** The places of the board by name; absent where nothing can be drawn on it. */
  readonly places?: BoardPlaces<G>;
  /** The board in words: for a cursor, for questions by keyboard, and for typed orders. */
  readonly reader?: BoardReader<G>;
  /** How an editor of positions moves pieces on the board; absent where a position is changed by its fields alone. */
  readonly positionMoves?: PositionMoves<G>;
  /** Editors for custom files: decks, ships, maps. */
  readonly editors?: readonly EditorEntry[];
  /** Extra keys of this game for the `?` list. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Colour number 1 to 6 and emblem of a seat's main side. */
  badge(
    view: G["view"],
    seat: Seat,
  ): {
    readonly colour: number;
    readonly emblem: string;
    /** The game's own figure instead of the colour's, as drawn by `Emblem`. */
    readonly figure?: string;
  };
  /** The seat whose emblem precedes a fact; `null` for none. By default the seat whose act led to the fact. */
  actorOf?(fact: G["fact"], view: G["view"]): Seat | null | undefined;
  /** Facts that begin a new section of the log ("Round 4"), by name; their sentence becomes its heading. */
  readonly sections?: readonly string[];
  /** Kinds of facts shown during playback but not in the log, because a later fact summarises them. */
  readonly transientFacts?: readonly string[];
  /** How long a fact is shown at normal speed, in milliseconds; 0 = no pause. */
  duration(fact: G["fact"]): number;
  /** Limits how long the page shows what other players did; absent where every fact keeps its duration. */
  readonly catchUp?: CatchUp<G>;
}

/** The parts of a screen that the page has for every game: a board of words, a button for every act, seats by number. */
export type StandardPart = "Tile" | "Board" | "panels" | "SeatLine" | "phase" | "keys" | "badge" | "duration";
/** The screen of a game that leaves some parts to the page. */
export type PartialScreen<G extends Shape = Shape> = Omit<GameScreen<G>, StandardPart> &
  Partial<Pick<GameScreen<G>, StandardPart>>;
