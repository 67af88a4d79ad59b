/** The game state of 4000 A.D.: flat lists of small integers, written in place by the steps and copied by hand. */
import type { Flow, Seat } from "@starboard/kernel";
import type { DrawingMode, Power, StarId, Warp } from "./acts.ts";
import type { Options } from "./options.ts";

/** The grace status of a power that has to regain its home star (AD-10.2, AD-10.2.2). */
export type Grace =
  /** Possesses its home star (always so in Alliances). */
  | "none"
  /** The next own turn is the grace turn. */
  | "due"
  /** As `due`, but without a second stand-off (AD-10.2.2, 5). */
  | "last"
  /** In a stand-off: elimination waits for the captor's answer. */
  | "suspended";

/** An open proposal (section E.4). */
export interface Proposal {
  /** Its number: `count × 64 + recipients × 4 + from`, so that ids reveal nothing about proposals a seat cannot see. */
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
  /** The round after which it lapses; 0 = until its own condition ends it. */
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
  /** Own turns of the receiver until it lapses, including the current one; 0 = counted by round. */
  turns: number;
}
/** A treaty of mutual withdrawal (AD-10.2.2). */
export interface Treaty {
  readonly x: Power;
  readonly k: Power;
  /** Powers that still have to leave, the home star they must leave, and the first own turn that binds them. */
  bound: { readonly power: Power; readonly star: number; from: number }[];
}
/**
 * An agreement on drawing a shared star (AD-9.4.2). It applies from round `from` and ends when one of `among` leaves. A
 * newer agreement replaces it from the newer one's first round.
 */
export interface Drawing {
  readonly star: number;
  readonly mode: DrawingMode;
  /** The drawer; with `alternate` the first one. */
  readonly starter: Power;
  /** The parties, in the order in which they draw with `alternate`. */
  readonly among: readonly Power[];
  readonly from: number;
  /** 1 once a production has revealed it to all players. */
  known: 0 | 1;
}
/** A private conference of two allies, and the power that asked to close it, or -1. */
export interface Conference {
  readonly a: Power;
  readonly b: Power;
  closing: Power;
}

/**
 * The full game state. `P` powers, `S` stars. Lists indexed by star and power use `star * P + power`; warps use
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
  /** Powers in the order of their own turns within a round. Fixed after the starting roll. */
  order: readonly Power[];
  /** The power whose own turn it is, or -1 between turns. */
  active: Power;

  /** Per power. */
  seatOf: readonly Seat[];
  side: readonly number[];
  home: number[];
  alive: readonly (0 | 1)[];
  /** The holder of the lost home star, or -1 while possessed (AD-8.a). */
  holder: number[];
  /** Turn serial of the loss, and of the latest capture of the lost star. */
  lostAt: readonly number[];
  takenAt: readonly number[];
  grace: readonly Grace[];
  /** With a suspended grace: the captor whose home star the power captured in return. */
  against: readonly number[];
  /** Whether an offer of mutual withdrawal has been made (once, AD-10.2.2). */
  offered: readonly (0 | 1)[];
  /** Whether the departure of the current or next own turn is used. Cleared when that turn ends. */
  departed: (0 | 1)[];
  /** Round of the last production. */
  producedIn: number[];
  /** Turn serial of the elimination, or 0 while in the game. */
  fellAt: readonly number[];
  /** New ships still to be placed (AD-6.2.3.2). */
  unplaced: number[];

  /** Per star and power. */
  ships: number[];
  frozen: number[];
  /** Turn serial + 1 since which the power has been there without a break, or 0 if absent (AD-9.4.2). */
  since: number[];
  /** Per star. */
  neutral: number[];
  derelict: readonly number[];

  /** Per warp: departure star or -1 when free, count, round in which it was last pushed or departed. */
  warpFrom: number[];
  warpCount: number[];
  warpMoved: number[];
  /** Per warp and owner of the ships. */
  warpShips: number[];

  /**
   * Per ordered pair of powers, symmetric: 0 none, 1 allied in private, 2 allied and known to all, 3 ended in private
   * while other players still believe in it (AD-10.4). Allies of the Alliances game are 2.
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

  /** Consecutive full rounds without a battle or a change of occupation (`ad.quietLimit`). */
  quiet: number;
  /** 1 if this round has had a battle or a change of occupation. */
  stirred: 0 | 1;
}

/** The state fields that contain private agreements. */
export type Dealings = "relation" | "permit" | "proposals" | "grants" | "drawings" | "conferences" | "spoken";
/** The view of one seat: the full board, without the private agreements of others (section F). */
export interface View4000 extends Pick<State4000, Dealings> {
  readonly board: Omit<State4000, Dealings>;
}

export type { Term } from "@starboard/kernel";
