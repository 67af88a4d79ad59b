/** State of one open match on the page, and the controller's interface to the components of the table. */
import type { AutoAnswer, PlannedMove, PromptAction } from "@starboard/ui";
import type { Act, Refusal, Seat, Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import type { StoreApi } from "zustand/vanilla";
import type { Preferences } from "../settings/preferences.ts";
import type { Problem } from "../problems.ts";
import type { GivenAnswer } from "./auto-answers.ts";
import type { Planned, PlannedStep } from "./plan.ts";
import { EMPTY, type Playback } from "./playback.ts";

export interface TableState {
  readonly viewer: Viewer;
  /** Playback by viewer. */
  readonly seen: ReadonlyMap<Viewer, Playback>;
  readonly plan: Planned | null;
  /** An act composed on the board, offered in the prompt line. */
  readonly proposal: Proposal | null;
  /** The refusal of the last attempt. */
  readonly refusal: Refusal | null;
  /** The seat whose acts are being sent. */
  readonly sendingSeat: Seat | null;
  /** The seat whose player must take over before the screen is uncovered. */
  readonly covered: Seat | null;
  /** Why the current viewer sees nothing. */
  readonly gone: Problem | null;
  /** Automatic answers since each seat's player last acted, oldest first. */
  readonly given: readonly GivenAnswer[];
  /** Seats whose player undid an automatic answer, or whose answer failed: the page asks them until they act. */
  readonly askedAgain: ReadonlySet<Seat>;
  /** The entry number after each seat's last act that its player chose here. */
  readonly actedAt: ReadonlyMap<Seat, number>;
}

export const INITIAL_STATE: TableState = {
  viewer: "public",
  seen: new Map(),
  plan: null,
  proposal: null,
  refusal: null,
  sendingSeat: null,
  covered: null,
  gone: null,
  given: [],
  askedAgain: new Set(),
  actedAt: new Map(),
};

/** An act composed on a board, with the acts that the same press plans ahead of it. */
export interface Proposal extends PlannedStep {
  readonly before: readonly PlannedStep[];
  /** Label of the main button where the act's text is not enough. */
  readonly label?: string;
}

/** The player's settings that the controller reads at the moment of use. */
export interface TablePreferences extends Pick<Preferences, "handOver" | "autoCommit"> {
  /** Whether the page may give this answer at this table. */
  readonly isAutomatic: (answer: AutoAnswer) => boolean;
}

export interface TableController extends StoreApi<TableState> {
  /** Subscribes to the match; returns the unsubscribe function. */
  open(): () => void;
  choose(step: string, act: Act): void;
  /** Plans the acts of a button of the prompt line and sends the plan if it is complete. */
  press(action: PromptAction): void;
  /** Plans several acts as one press, or none of them if one is refused. With `mayReplace`, acts that do not fit the plan
   * replace what the player has planned. */
  planMoves(moves: readonly PlannedMove[], mayReplace?: boolean): void;
  /** Does with acts put together on the board what the main button does with its proposal. */
  sendMoves(moves: readonly PlannedMove[]): void;
  propose(step: string, act: Act | null, before?: readonly PlannedMove[], label?: string): void;
  /** Removes the acts of the last press from the plan, or takes back the last act. */
  undo(): void;
  commit(): void;
  /** Switches the viewer. */
  lookAs(seat: Seat): void;
  uncover(): void;
  move(step: (p: Playback) => Playback): void;
  /** Puts earlier moments of the viewer before those received here, and plays again from an entry. */
  replayFrom(n: number, earlier?: readonly Update[]): void;
  /** The plan at the shown moment; null for spectators and while looking back. */
  planned(): Planned | null;
  /** Gives the automatic answers that are due, for example after a switch was turned on. */
  answer(): void;
}

/** The playback of the viewer whose screen is shown. */
export const current = (state: TableState): Playback => state.seen.get(state.viewer) ?? EMPTY;
