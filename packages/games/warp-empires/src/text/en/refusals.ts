/** A sentence for each refusal, with its numbers. */
import type { Refusal } from "@starboard/kernel";
import type { ReasonCode } from "../../reasons.ts";
import type { Names } from "../names.ts";
import { inputErrorText, isInputError } from "./files.ts";

type About = Readonly<Record<string, string | number | undefined>>;
type RefusalText = string | ((a: About, n: Names) => string);

const place = (a: About, n: Names, key = "at"): string => (a[key] === undefined ? "there" : n.at(String(a[key])));
const unit = (a: About, n: Names): string => (a["unit"] === undefined ? "that unit" : `a ${n.unit(String(a["unit"]))}`);

const SENTENCES: { readonly [C in ReasonCode]: RefusalText } = {
  WE_NOT_YOUR_DECISION: "This is another player’s decision.",
  WE_WRONG_PHASE: "This action is not possible in this phase.",
  WE_GAME_OVER: "The match is over.",
  WE_CARD_NOT_HELD: (a, n) => `You do not hold ${n.card(String(a["card"]))}.`,
  WE_CARD_NOT_NOW: (a, n) => `${n.card(String(a["card"]))} cannot be played now.`,
  WE_SPECIAL_AS: (a, n) => `Your ${n.card(String(a["card"]))} cannot be used as ${n.card(String(a["as"]))} here.`,
  WE_TARGET: "That player, stack or territory is not a legal target.",
  WE_NOT_YOUR_UNITS: (a, n) =>
    a["unit"] === undefined ? "You have no units there." : `You have no ${n.unit(String(a["unit"]))} there.`,
  WE_ONE_ORIGIN: "A group comes from one territory.",
  WE_ALREADY_MOVED: (a, n) => `Every ${n.unit(String(a["unit"]))} there has already moved or been lifted.`,
  WE_CANNOT_MOVE: (a, n) =>
    a["unit"] === undefined ? "The group is already under way." : `A ${n.unit(String(a["unit"]))} cannot move.`,
  WE_LEADER_ALONE: "A leader needs another unit to carry it.",
  WE_NO_GROUP: "None of your groups can move that way.",
  WE_NOT_ADJACENT: (a, n) => `${place(a, n, "to")} is not adjacent to the group.`,
  WE_VISITED: (a, n) => `The path has already passed through ${place(a, n, "to")}.`,
  WE_TOO_FAR: (a) => `The path is longer than the group’s speed of ${String(a["n"])}.`,
  WE_NO_ENTRY: "That territory cannot be entered.",
  WE_MUST_STOP: (a, n) => `The group must stop in ${place(a, n)}.`,
  WE_FIRST_GROUP: "The card moves at least one group.",
  WE_MUST_FACE: (a, n) => `You must face the challenge at ${place(a, n)} first.`,
  WE_BATTLE_LEFT: (a, n) => `A battle at ${place(a, n)} is still to be fought.`,
  WE_NO_BATTLE: "There is no battle to fight there.",
  WE_NO_CONQUEST: "Your faction does not conquer there.",
  WE_NO_ASSAULT: "No neutral people there can be assaulted now.",
  WE_ASSAULTED: "You have already assaulted them this turn, or they have surrendered.",
  WE_NOT_A_CASUALTY: (a, n) => `${unit(a, n)} cannot be chosen here.`,
  WE_STRONGEST_FIRST: "The strongest unit must be lost first.",
  WE_NOT_KEPT: (a, n) => `${unit(a, n)} is not among the casualties.`,
  WE_NO_RETREAT: (a, n) => `You cannot retreat to ${place(a, n, "to")}.`,
  WE_POINTS: (a) => `Not enough points: ${String(a["cost"])} needed, ${String(a["have"])} available.`,
  WE_NOT_DRAWN: (a, n) => `${unit(a, n)} is not for sale.`,
  WE_NO_START: "Units cannot be placed there.",
  WE_FORT_SITE: "A fortification cannot be placed there.",
  WE_BUILD_SITE: (a, n) => `${n.building(String(a["building"]))} cannot be built there.`,
  WE_BUILT: "That building already stands there.",
  WE_FACTION_TAKEN: (a, n) => `${n.seat(Number(a["seat"]))} plays the ${n.faction(String(a["faction"]))}.`,
  WE_NO_FACTION: "This faction does not exist.",
  WE_TOP_ALREADY: (a, n) => `${unit(a, n)} is already on top.`,
  WE_RESTACK_LATER: "You can restack only in your own turn, while it is your decision.",
  WE_OUT: "You are out of the match.",
  WE_ORDER_STANDS: "This standing order is already set.",
  WE_ORDER_WINDOW: "A standing order cannot move a group.",
};
const KERNEL: Readonly<Record<string, string>> = {
  KERNEL_ACT_FORM: "This action is not valid here.",
  KERNEL_NOT_OFFERED: "This is not possible here.",
};

/** Why an act or an input is refused. */
export function refused(refusal: Refusal, n: Names): string {
  // Errors in options and files are shown where they are chosen, through the same function.
  if (isInputError(refusal.code)) return inputErrorText(refusal);
  const say: RefusalText | undefined =
    (SENTENCES as Readonly<Record<string, RefusalText>>)[refusal.code] ?? KERNEL[refusal.code];
  if (say === undefined) return "This is not possible here.";
  const text = typeof say === "string" ? say : say((refusal.about ?? {}) as About, n);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
