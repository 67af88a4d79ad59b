/** The table of 4000 A.D.: flat lists of small integers, written in place by the steps, copied by hand. */
import type { Flow, Seat } from "@starboard/kernel";
import type { DrawingMode, Power, StarId, Warp } from "./acts.ts";
import type { Options } from "./options.ts";

/** Where a power's time to regain its home star stands (AD-10.2, AD-10.2.2). */
export type Grace =
  /** Possesses its home star (always so in Alliances). */
  | "none"
  /** The next own turn is the grace turn. */
  | "due"
  /** The same, and no second stand-off can save it (AD-10.2.2, 5). */
  | "last"
  /** In a stand-off: elimination waits for the captor's answer. */
  | "suspended";

/** A proposal waiting for answers (section E.4). */
export interface Proposal {
  /** Its number: `count × 64 + recipients × 4 + from`, so that a number tells nobody of proposals it cannot see. */
  readonly id: number;
  readonly is: "ally" | "jointArrival" | "drawing" | "withdrawal" | "peace" | "armistice" | "concede";
  readonly from: Power;
  /** Powers asked; each must accept. */
  readonly to: readonly Power[];
  /** Powers that have accepted so far. */
  accepted: Power[];
  readonly star?: StarId;
  readonly warps?: readonly Warp[];
  /** How the star is to be drawn; in a joint arrival, the drawing clause. */
  readonly mode?: DrawingMode;
  readonly starter?: Power;
  /** The round after which it lapses; 0 = lives until its own condition ends it. */
  readonly untilRound: number;
}
/** A loan or a joint arrival that has been agreed and not yet used. */
export interface Grant {
  readonly is: "lend" | "jointArrival";
  readonly from: Power;
  readonly to: Power;
  readonly star: StarId;
  ships: number;
  readonly warps: readonly Warp[];
  readonly drawing: DrawingMode | null;
  /** Last round in which it may be used; 0 = counted by `turns`. */
  readonly untilRound: number;
  /** Own turns of the receiver, the running one included, until it lapses; 0 = counted by round. */
  turns: number;
}
/** An agreement of mutual withdrawal (AD-10.2.2). */
export interface Treaty {
  readonly x: Power;
  readonly k: Power;
  /** Powers whose ships are still bound to leave, the home star they must leave, and the first own turn that binds. */
  bound: { readonly power: Power; readonly star: number; from: number }[];
}
/**
 * Agreed drawing of a shared star (AD-9.4.2). It counts from round `from` and ends when one of `among` leaves. A newer
 * agreement replaces it from its own first round on.
 */
export interface Drawing {
  readonly star: number;
  readonly mode: DrawingMode;
  /** The drawer; with `alternate` the first one. */
  readonly starter: Power;
  /** Those who agreed, in the order in which they draw with `alternate`. */
  readonly among: readonly Power[];
  readonly from: number;
  /** 1 once a production has shown it to everybody. */
  known: 0 | 1;
}
/** A private talk of two allies, and who has asked to close it (-1 nobody). */
export interface Conference {
  readonly a: Power;
  readonly b: Power;
  closing: Power;
}

/**
 * The whole truth. `P` powers, `S` stars. Lists indexed by star and power use `star * P + power`; warps use
 * `power * 2 + slot`; ships aboard use `warp * P + owner`.
 */
export interface State4000 {
  flow: Flow;
  readonly options: Options;
  readonly P: number;
  readonly S: number;
  /** Round, from 1 (0 before the first). */
  round: number;
  /** Own turns so far; orders arrivals, grace turns and freezes. */
  turn: number;
  /** Index into `order` of the turn being played. */
  slot: number;
  /** Powers in the order in which they have their own turns within a round; fixed after the starting roll. */
  order: Power[];
  /** The power whose own turn it is, or -1 between turns. */
  active: Power;

  /** Per power. */
  seatOf: Seat[];
  side: number[];
  home: number[];
  alive: (0 | 1)[];
  /** The holder of the lost home star, or -1 while possessed (AD-8.a). */
  holder: number[];
  /** Turn serial of the loss, and of the latest capture of the lost star. */
  lostAt: number[];
  takenAt: number[];
  grace: Grace[];
  /** With a suspended grace: the captor whose home star was captured in turn. */
  against: number[];
  /** Whether an offer of mutual withdrawal has been made (once, AD-10.2.2). */
  offered: (0 | 1)[];
  /** Whether the departure of the coming or running own turn is spent; cleared when that turn ends. */
  departed: (0 | 1)[];
  /** Round of the last production. */
  producedIn: number[];
  /** Turn serial of the elimination; 0 while in the game. */
  fellAt: number[];
  /** New ships still to be placed (AD-6.2.3.2). */
  unplaced: number[];

  /** Per star and power. */
  ships: number[];
  frozen: number[];
  /** One more than the turn serial since when the power has been there without a break, 0 when absent (AD-9.4.2). */
  since: number[];
  /** Per star. */
  neutral: number[];
  derelict: number[];

  /** Per warp: departure star or -1 when free, count, round in which it was last pushed or departed. */
  warpFrom: number[];
  warpCount: number[];
  warpMoved: number[];
  /** Per warp and owner of the ships. */
  warpShips: number[];

  /**
   * Per ordered pair of powers, symmetric: 0 none, 1 allied in private, 2 allied and known to all, 3 ended in private
   * while others still believe in it (AD-10.4). Allies of the Alliances game are 2.
   */
  relation: number[];
  /** Per ordered pair owner, ally: 1 = the ally may enter the owner's home star (AD-9.4.1). */
  permit: (0 | 1)[];
  drawings: Drawing[];
  proposals: Proposal[];
  grants: Grant[];
  treaties: Treaty[];
  /** Pairs now in conference (AD-9.4.7). */
  conferences: Conference[];
  /** Proposals made so far per audience (`recipients × 4 + from`), for their numbers. */
  spoken: { readonly channel: number; made: number }[];

  /** Whole rounds in a row without a battle and without a change of occupation (`ad.quietLimit`). */
  quiet: number;
  /** 1 when this round has seen a battle or a change of occupation. */
  stirred: 0 | 1;
}

/** The fields of a table that hold private dealings. */
export type Dealings = "relation" | "permit" | "proposals" | "grants" | "drawings" | "conferences" | "spoken";
/** What one seat may know: the same board, with private dealings of others left out (section F). */
export interface View4000 extends Pick<State4000, Dealings> {
  readonly board: Omit<State4000, Dealings>;
}

export type { Term } from "@starboard/kernel";
