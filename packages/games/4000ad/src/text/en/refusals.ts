/** Why an act is refused: the whole reason in one or two sentences, with its numbers. */
import type { Refusal } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Mode } from "../../acts.ts";
import type { ReasonCode, Reasons } from "../../reasons.ts";
import type { View4000 } from "../../state.ts";
import { type Names, namesOf, ships } from "../names.ts";
import { OPTIONS } from "./options.ts";

type Reader<C extends ReasonCode> = (about: Reasons[C], names: Names) => string;
type Readers = { readonly [C in ReasonCode]: Reader<C> };

const turns = (n: number): string => `${n} ${n === 1 ? "turn" : "turns"}`;
const are = (n: number): string => (n === 1 ? "is" : "are");

/** "Algol's warp 1", with where it left while it is on its way. */
function warp(w: number, names: Names): string {
  const from = names.left(w);
  const own = `${names.power(Math.floor(w / 2))}'s warp ${(w % 2) + 1}`;
  return from === null ? own : `${own} from ${names.star(from)}`;
}

const MODES: { readonly [M in Mode]: string } = {
  occupy: "simply occupies the star",
  join: "joins those who are there",
  attack: "has to attack those who are there",
};

const readers: Readers = {
  AD_E_TURN: () => "Another player is to act.",
  AD_E_PHASE: () => "This is not the step for that.",
  AD_E_ORDER: (a, n) => `${warp(a.warp, n)} moves first.`,
  AD_E_ADVANCED: (a, n) => `${warp(a.warp, n)} has already been pushed this round.`,
  AD_E_NO_SHIPS: (a, n) =>
    a.have === 0
      ? `You have no ships at ${n.star(a.star)}.`
      : `You have ${ships(a.have)} at ${n.star(a.star)}, not ${a.ships}.`,
  AD_E_ZERO: () => "At least one ship must depart.",
  AD_E_MUSTER: (a, n) => `One fleet leaves from one star, and the star comes first: ${n.star(a.star)}.`,
  AD_E_FROZEN(a, n) {
    const free = a.have - a.frozen;
    const left = free === 0 ? "none of them may depart" : `${free} of ${a.have} may depart, not ${a.ships}`;
    return `${ships(a.frozen)} at ${n.star(a.star)} fought this turn and must stay: ${left}.`;
  },
  AD_E_DISTANCE: (a, n) => `${n.star(a.star)} is ${turns(a.need)} from ${a.sector}, and the warp stands at ${a.count}.`,
  AD_E_SAME_STAR: (a, n) => `The journey began at ${n.star(a.star)} and must end at another star.`,
  AD_E_HOP: (a, n) =>
    `Only a hop to ${n.sister(a.star)}, the other star of its sector, says how it arrives; a longer journey does not.`,
  AD_E_EQUAL: (a, n) =>
    `Equal forces, ${a.ships} against ${a.defenders} at ${n.star(a.star)}: you cannot come out there.`,
  AD_E_WEAK: (a, n) =>
    `${ships(a.defenders)} ${a.defenders === 1 ? "defends" : "defend"} ${n.star(a.star)} and you bring ${a.ships}: this table does not let you come out against a stronger force.`,
  AD_E_OFFLIMITS: (a, n) => `${n.star(a.star)} is off-limits at this table.`,
  AD_E_ALLY: (a, n) => `${n.star(a.star)} is held by your ally ${n.power(a.power)}; allies do not attack each other.`,
  AD_E_PERMISSION: (a, n) => `${n.star(a.star)} is your ally's home star, and its owner has not let you enter.`,
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
    `Who draws ${n.star(a.star)} is not open to agreement with ${n.power(a.power)}: only those who share a star agree on it.`,
  AD_E_JOIN: (a, n) => `${n.power(a.power)}, who is at ${n.star(a.star)}, is not an ally of everyone in your fleet.`,
  AD_E_TOGETHER: (a, n) =>
    `Someone in your fleet has ships at ${n.star(a.star)} already: where you stand together, nobody attacks.`,
  AD_E_BUILD_SITE: (a, n) => `New ships cannot be placed at ${n.star(a.star)}.`,
  AD_E_BUILD_SUM: (a) => `${ships(a.left)} ${are(a.left)} still to be placed, not ${a.ships}.`,
  AD_E_FORCED: (a, n) =>
    `${n.star(a.star)} is ${turns(a.need)} from ${a.sector}; this fleet must come out at a star ${turns(a.count)} away.`,
  AD_E_NO_STANDOFF: (a, n) =>
    a.offered
      ? `${n.power(a.from)} has made its one offer of withdrawal.`
      : `${n.power(a.from)} and ${n.power(a.to)} are not in a stand-off that leaves room for an offer.`,
  AD_E_TREATY: (a, n) =>
    a.mustLeave
      ? `The agreed withdrawal asks for this departure: all your ships must leave ${n.star(a.star)}.`
      : `The agreed withdrawal closes ${n.star(a.star)} to new ships until both have left.`,
  AD_E_PROPOSAL: () => "There is no such offer open, or it has been made already.",
  AD_E_OPTION: (a) => `This table plays without this rule (${OPTIONS[a.option]?.name ?? a.option}).`,
  AD_E_ELIMINATED: (a, n) => `${a.power === undefined ? "Your power" : n.power(a.power)} has been eliminated.`,
  AD_E_OVER: () => "The game is over.",
  AD_E_STAR: (a) => `There is no star ${a.star} on this map.`,
  AD_E_MODE: (a, n) => `At ${n.star(a.star)} your fleet ${MODES[a.mode]}.`,
  AD_E_COMMAND: (a, n) => `${n.power(a.power)} is not yours to command.`,
  AD_E_PARTNER: (a, n) =>
    a.already
      ? `${n.power(a.from)} and ${n.power(a.to)} are allied already.`
      : `${n.power(a.from)} and ${n.power(a.to)} are not allied powers of two players.`,
};

/** What the kernel itself refuses, in every game. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "That is not an act this step knows.",
  KERNEL_NOT_OFFERED: "That is not among the choices of this step.",
  KERNEL_UNDO_SEALED: "This cannot be taken back: dice were rolled, or something became known.",
  KERNEL_UNDO_ANSWERED: "This cannot be taken back: another player has acted since.",
  KERNEL_UNDO_NOTHING: "There is nothing of yours to take back.",
};

/** The sentence for a refusal; empty for a code that is not ours. */
export function refused(refusal: Refusal, context: TextContext<View4000>): string {
  const kernel = KERNEL[refusal.code];
  if (kernel !== undefined) return kernel;
  const reader = readers[refusal.code as ReasonCode] as ((about: Refusal["about"], names: Names) => string) | undefined;
  return reader ? reader(refusal.about, namesOf(context)) : "";
}
