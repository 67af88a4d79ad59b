/** Why an act is refused: the whole reason in one or two sentences, with its numbers. */
import type { Refusal } from "@starboard/kernel";
import type { Mode } from "../../acts.ts";
import type { ReasonCode, Reasons } from "../reasons.ts";
import { listed, type Names, ships } from "../names.ts";
import { OPTIONS } from "./options.ts";

type Reader<C extends ReasonCode> = (about: Reasons[C], names: Names) => string;
type Readers = { readonly [C in ReasonCode]: Reader<C> };

const turns = (n: number): string => `${n} ${n === 1 ? "turn" : "turns"}`;
const are = (n: number): string => (n === 1 ? "is" : "are");

/** "Algol's warp 1", with where it left when it is still on its way. */
function warp(w: number, names: Names): string {
  const from = names.left(w);
  const own = `${names.power(Math.floor(w / 2))}'s warp ${(w % 2) + 1}`;
  return from === null ? own : `${own} from ${names.star(from)}`;
}

const RETREATS: { readonly [W in Reasons["AD_E_RETREAT"]["why"]]: (power: string) => string } = {
  option: () => "Nobody retreats at this table.",
  noWarp: (power) => `${power} cannot retreat: both its warps are in hyperspace.`,
  departed: (power) => `${power} cannot retreat: its departure of this turn has been made.`,
  hop: (power) => `${power} cannot retreat: the hop into this battle was its departure.`,
};

const MODES: { readonly [M in Mode]: string } = {
  occupy: "simply occupy the star",
  join: "join those who are there",
  attack: "have to attack those who are there",
};

const readers: Readers = {
  AD_E_TURN: () => "Another player is to act.",
  AD_E_PHASE: () => "This is not the step for that.",
  AD_E_ORDER: (a, n) => `${warp(a.first, n)} is in front and moves first.`,
  AD_E_ADVANCED: (a, n) => `${warp(a.warp, n)} has already been pushed this round.`,
  AD_E_NO_WARP: (a, n) => `Both warps of ${n.power(a.power)} are in hyperspace, so nothing can depart.`,
  AD_E_DEPARTED: (a, n) => `${n.power(a.power)} has made its one departure of this turn.`,
  AD_E_NO_SHIPS: (a, n) =>
    a.there === 0
      ? `You have no ships at ${n.star(a.star)}.`
      : `You have ${ships(a.there)} at ${n.star(a.star)}, not ${a.wanted}.`,
  AD_E_ZERO: () => "At least one ship must depart.",
  AD_E_FROZEN(a, n) {
    const free = a.there - a.frozen;
    const left = free === 0 ? "none of them may depart" : `${free} of ${a.there} may depart, not ${a.wanted}`;
    return `${ships(a.frozen)} at ${n.star(a.star)} fought this turn and stay: ${left}.`;
  },
  AD_E_DISTANCE: (a, n) =>
    `${n.star(a.star)} is ${turns(a.distance)} from ${n.star(a.from)} (${n.sector(a.from)}), and the warp stands at ${a.count}.`,
  AD_E_SAME_STAR: (a, n) => `The journey began at ${n.star(a.star)} and must end at another star.`,
  AD_E_HOP: (a, n) => `From ${n.star(a.from)} one turn reaches only the other star of its sector, ${n.sector(a.from)}.`,
  AD_E_EQUAL: (a, n) =>
    `Equal forces, ${a.attackers} against ${a.defenders} at ${n.star(a.star)}: you cannot come out there.`,
  AD_E_WEAK: (a, n) =>
    `${ships(a.defenders)} defend ${n.star(a.star)} and you bring ${a.attackers}: this table does not let you come out against a stronger force.`,
  AD_E_OFFLIMITS: (a, n) => `${n.star(a.star)} is off-limits at this table.`,
  AD_E_ALLY: (a, n) =>
    `Ships of your ally ${n.power(a.ally)} are at ${n.star(a.star)}; allies do not attack each other.`,
  AD_E_PERMISSION: (a, n) =>
    `${n.star(a.star)} is the home star of your ally ${n.power(a.ally)}, who has not permitted you to enter.`,
  AD_E_CONSENT: (a, n) => `${n.power(a.ally)} has not agreed to come out together at ${n.star(a.star)}.`,
  AD_E_JOINT: (a, n) => `${warp(a.warp, n)} is not due at ${n.star(a.star)} this turn.`,
  AD_E_OWN_SHIP: () => "A fleet with ships of an ally needs at least one ship of your own.",
  AD_E_LOAN: (a, n) =>
    a.lent === 0
      ? `${n.power(a.ally)} has lent you no ships at ${n.star(a.star)}.`
      : `${n.power(a.ally)} has lent you ${ships(a.lent)} at ${n.star(a.star)}, not ${a.wanted}.`,
  AD_E_TRANSFER: () => "Ships never change owner; a departing fleet takes an ally's ships on loan only.",
  AD_E_DRAW_ALONE: (a, n) =>
    `${n.power(a.power)} has no ships at ${n.star(a.star)}; only those who are there can draw its resources.`,
  AD_E_JOIN: (a, n) =>
    `Ships of ${n.power(a.power)} are at ${n.star(a.star)}, who is not an ally of everyone in your fleet.`,
  AD_E_TOGETHER: (a, n) =>
    `${n.power(a.power)} has ships at ${n.star(a.star)}: where you stand together, nobody attacks.`,
  AD_E_BUILD_SITE: (a, n) => `New ships cannot be placed at ${n.star(a.star)}.`,
  AD_E_BUILD_SUM: (a) => `${ships(a.unplaced)} ${are(a.unplaced)} to be placed, not ${a.wanted}.`,
  AD_E_RETREAT: (a, n) => RETREATS[a.why](n.power(a.power)),
  AD_E_FORCED: (a, n) =>
    `${n.star(a.star)} is ${turns(a.distance)} from ${n.star(a.from)}; this fleet must come out at a star ${turns(a.count)} away.`,
  AD_E_NO_STANDOFF: (a, n) => `There is no stand-off between ${n.power(a.power)} and ${n.power(a.other)}.`,
  AD_E_TREATY: (a, n) =>
    a.why === "closed"
      ? `The agreed withdrawal closes ${n.star(a.star)} to new ships until both have left.`
      : `The agreed withdrawal asks for this departure: all your ships must leave ${n.star(a.star)}.`,
  AD_E_PROPOSAL: () => "That offer is not open, or not open any more.",
  AD_E_OPTION: (a) => `This table plays without this rule (${OPTIONS[a.option]?.name ?? a.option}).`,
  AD_E_OPTIONS: (a) =>
    `These table options contradict each other: ${listed(a.options.map((id) => OPTIONS[id]?.name ?? id))}.`,
  AD_E_ELIMINATED: (a, n) => `${n.power(a.power)} has been eliminated.`,
  AD_E_OVER: () => "The game is over.",
  AD_E_STAR: (a) => `There is no star ${a.star} on this map.`,
  AD_E_MODE: (a, n) => `At ${n.star(a.star)} your fleet would ${MODES[a.mode]}.`,
  AD_E_COMMAND: (a, n) => `${n.power(a.power)} is not yours to command.`,
  AD_E_PARTNER: (a, n) => `That does not fit how ${n.power(a.power)} and ${n.power(a.other)} stand to each other.`,
};

/** What the kernel itself refuses, in every game. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "That is not an act this step knows.",
  KERNEL_NOT_OFFERED: "That is not among the choices of this step.",
  KERNEL_UNDO_SEALED: "This cannot be taken back: dice were rolled, or something became known.",
  KERNEL_UNDO_ANSWERED: "This cannot be taken back: another player has acted since.",
  KERNEL_UNDO_NOTHING: "There is nothing of yours to take back.",
};

/** The sentence for a refusal; a code without words is a bug of ours and is shown as it is. */
export function refused(refusal: Refusal, names: Names): string {
  const kernel = KERNEL[refusal.code];
  if (kernel !== undefined) return kernel;
  const reader = readers[refusal.code as ReasonCode] as ((about: Refusal["about"], names: Names) => string) | undefined;
  return reader ? reader(refusal.about, names) : refusal.code;
}
