/** Refusals as sentences, with their numbers. */
import type { Refusal } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Mode } from "../../acts.ts";
import type { ReasonCode, Reasons } from "../../reasons.ts";
import type { View4000 } from "../../state.ts";
import { type Names, namesOf } from "../names.ts";
import { are, plural, ships, turns } from "./format.ts";
import { OPTIONS } from "./options.ts";

type RefusalText<C extends ReasonCode> = (about: Reasons[C], names: Names) => string;
type RefusalTexts = { readonly [C in ReasonCode]: RefusalText<C> };

/** "Algol’s warp I", with its star of departure while it is in hyperspace. */
function warp(w: number, names: Names): string {
  const from = names.left(w);
  return from === null ? names.warp(w) : `${names.warp(w)} from ${names.star(from)}`;
}

const MODES: { readonly [M in Mode]: string } = {
  occupy: "occupies the star without a battle",
  join: "joins the ships there",
  attack: "must attack the ships there",
};

const refusalTexts: RefusalTexts = {
  AD_E_TURN: () => "It is another player’s turn.",
  AD_E_PHASE: () => "This action is not valid in this step.",
  AD_E_ORDER: (a, n) => `${warp(a.warp, n)} moves first.`,
  AD_E_ADVANCED: (a, n) => `${warp(a.warp, n)} has already been pushed this round.`,
  AD_E_NO_SHIPS: (a, n) =>
    a.have === 0
      ? `You have no ships at ${n.star(a.star)}.`
      : `You have ${ships(a.have)} at ${n.star(a.star)}, not ${a.ships}.`,
  AD_E_ZERO: () => "At least one ship must depart.",
  AD_E_MUSTER: (a, n) => `A fleet leaves from one star, and the star is chosen first: ${n.star(a.star)}.`,
  AD_E_FROZEN(a, n) {
    const free = a.have - a.frozen;
    const left = free === 0 ? "No ship may depart" : `At most ${free} of ${a.have} may depart, not ${a.ships}`;
    return `${ships(a.frozen)} at ${n.star(a.star)} fought this turn and must stay. ${left}.`;
  },
  AD_E_DISTANCE: (a, n) =>
    `${n.star(a.star)} is ${turns(a.need)} from ${a.sector}, but the warp is on space ${a.count}.`,
  AD_E_SAME_STAR: (a, n) => `The journey began at ${n.star(a.star)} and must end at another star.`,
  AD_E_HOP: (a, n) =>
    `Choose how to arrive only for a hop to ${n.sister(a.star)}, the other star of the sector. A longer journey decides it on arrival.`,
  AD_E_EQUAL: (a, n) =>
    `You cannot come out at ${n.star(a.star)}: the forces are equal, ${a.ships} against ${a.defenders}.`,
  AD_E_WEAK: (a, n) =>
    `${ships(a.defenders)} ${plural(a.defenders, "defends", "defend")} ${n.star(a.star)} and you bring ${a.ships}. The options do not allow coming out against a stronger force.`,
  AD_E_OFFLIMITS: (a, n) => `${n.star(a.star)} is off-limits in this match.`,
  AD_E_ALLY: (a, n) => `${n.star(a.star)} is held by your ally ${n.power(a.power)}. Allies do not attack each other.`,
  AD_E_PERMISSION: (a, n) => `${n.star(a.star)} is your ally’s home star, and your ally has not let you enter.`,
  AD_E_CONSENT: (a, n) => `${n.power(a.power)} has not agreed to come out together at ${n.star(a.star)}.`,
  AD_E_JOINT: (a, n) =>
    a.warp === undefined
      ? `These warps are not due at ${n.star(a.star)} in the same turn.`
      : `${warp(a.warp, n)} is not due at ${n.star(a.star)} this turn.`,
  AD_E_OWN_SHIP: () => "A fleet with ships of an ally needs at least one ship of your own.",
  AD_E_LOAN: (a, n) =>
    a.allowed === 0
      ? `No ships of ${n.power(a.power)} at ${n.star(a.star)} can be lent now.`
      : `At most ${ships(a.allowed)} of ${n.power(a.power)} at ${n.star(a.star)} may come along, not ${a.ships}.`,
  AD_E_TRANSFER: () => "Ships never change owner, and they are lent to allies only.",
  AD_E_DRAW_ALONE: (a, n) =>
    `You cannot agree with ${n.power(a.power)} on who draws ${n.star(a.star)}: you do not share it.`,
  AD_E_JOIN: (a, n) =>
    `${n.power(a.power)} has ships at ${n.star(a.star)} and is not an ally of every power in your fleet.`,
  AD_E_TOGETHER: (a, n) =>
    `A power in your fleet already has ships at ${n.star(a.star)}, so the fleet cannot attack there.`,
  AD_E_BUILD_SITE: (a, n) => `New ships cannot be placed at ${n.star(a.star)}.`,
  AD_E_BUILD_SUM: (a) => `${ships(a.left)} ${are(a.left)} still to be placed, not ${a.ships}.`,
  AD_E_FORCED: (a, n) =>
    `${n.star(a.star)} is ${turns(a.need)} from ${a.sector}. This fleet must come out at a star ${turns(a.count)} away.`,
  AD_E_NO_STANDOFF: (a, n) =>
    a.offered
      ? `${n.power(a.from)} has already made its one offer of withdrawal.`
      : `${n.power(a.from)} and ${n.power(a.to)} are not in a stand-off in which an offer is possible.`,
  AD_E_TREATY: (a, n) =>
    a.mustLeave
      ? `The agreed withdrawal requires this departure: all your ships must leave ${n.star(a.star)}.`
      : `The agreed withdrawal closes ${n.star(a.star)} to new ships until both powers have left.`,
  AD_E_PROPOSAL: () => "This offer is not open, or it has already been made.",
  AD_E_OPTION: (a) => `This match is played without this rule (${OPTIONS[a.option]?.name ?? a.option}).`,
  AD_E_ELIMINATED: (a, n) => `${a.power === undefined ? "Your power" : n.power(a.power)} has been eliminated.`,
  AD_E_OVER: () => "The game is over.",
  AD_E_STAR: (a) => `This map has no star ${a.star}.`,
  AD_E_MODE: (a, n) => `At ${n.star(a.star)} your fleet ${MODES[a.mode]}.`,
  AD_E_COMMAND: (a, n) => `You do not command ${n.power(a.power)}.`,
  AD_E_PARTNER: (a, n) =>
    a.already
      ? `${n.power(a.from)} and ${n.power(a.to)} are already allies.`
      : `${n.power(a.from)} and ${n.power(a.to)} are not allies with different players.`,
};

/** Refusals of the kernel, common to all games. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "This action is not valid here.",
  KERNEL_NOT_OFFERED: "This action is not available now.",
  KERNEL_UNDO_SEALED: "This cannot be taken back: dice were rolled or something was revealed.",
  KERNEL_UNDO_ANSWERED: "This cannot be taken back: another player has acted since.",
  KERNEL_UNDO_NOTHING: "You have no action to take back.",
};

/** Returns the sentence for a refusal, or an empty string for a code of another game. */
export function refusalText(refusal: Refusal, context: TextContext<View4000>): string {
  const kernel = KERNEL[refusal.code];
  if (kernel !== undefined) return kernel;
  const text = refusalTexts[refusal.code as ReasonCode] as
    | ((about: Refusal["about"], names: Names) => string)
    | undefined;
  return text ? text(refusal.about, namesOf(context)) : "";
}
