/** Why something cannot be done, with its numbers. */
import type { Refusal } from "@starboard/kernel";
import type { ReasonCode } from "../../refusals.ts";
import type { Names } from "../names.ts";
import { inputErrorText, isInputError } from "./files.ts";

type About = Readonly<Record<string, string | number | undefined>>;
type Sayer = string | ((a: About, n: Names) => string);

const place = (a: About, n: Names, key = "at"): string => (a[key] === undefined ? "there" : n.at(String(a[key])));
const unit = (a: About, n: Names): string => (a["unit"] === undefined ? "that unit" : `a ${n.unit(String(a["unit"]))}`);

const SENTENCES: { readonly [C in ReasonCode]: Sayer } = {
  WE_NOT_YOUR_DECISION: "It is not your decision.",
  WE_WRONG_PHASE: "That action is not possible in this phase.",
  WE_GAME_OVER: "The match is over.",
  WE_CARD_NOT_HELD: (a, n) => `You do not hold ${n.card(String(a["card"]))}.`,
  WE_CARD_NOT_NOW: (a, n) => `${n.card(String(a["card"]))} cannot be played now.`,
  WE_SPECIAL_AS: (a, n) => `Your ${n.card(String(a["card"]))} cannot be used as ${n.card(String(a["as"]))} here.`,
  WE_TARGET: "That player, stack or territory is not a legal target.",
  WE_NOT_YOUR_UNITS: (a, n) =>
    a["unit"] === undefined ? "No units of yours stand there." : `You have no ${n.unit(String(a["unit"]))} there.`,
  WE_ONE_ORIGIN: "A group comes from one territory.",
  WE_ALREADY_MOVED: (a, n) => `Every ${n.unit(String(a["unit"]))} there has already moved or been lifted.`,
  WE_CANNOT_MOVE: (a, n) =>
    a["unit"] === undefined ? "The group is already under way." : `A ${n.unit(String(a["unit"]))} cannot move.`,
  WE_LEADER_ALONE: "A leader needs a companion to carry it.",
  WE_NO_GROUP: "No group of yours can move so.",
  WE_NOT_ADJACENT: (a, n) => `${place(a, n, "to")} is not next to where the group stands.`,
  WE_VISITED: (a, n) => `The path has already been in ${place(a, n, "to")}.`,
  WE_TOO_FAR: (a) => `The path is longer than the group's speed, ${String(a["n"])}.`,
  WE_NO_ENTRY: "That territory cannot be entered.",
  WE_MUST_STOP: (a, n) => `The group must stop in ${place(a, n)}.`,
  WE_FIRST_GROUP: "The card moves at least one group.",
  WE_MUST_FACE: (a, n) => `What waits at ${place(a, n)} must be faced.`,
  WE_BATTLE_LEFT: (a, n) => `A battle at ${place(a, n)} is still to be settled.`,
  WE_NO_BATTLE: "There is no battle to be settled there.",
  WE_NO_CONQUEST: "Your faction does not conquer there.",
  WE_NO_ASSAULT: "Nobody there can be assaulted now.",
  WE_ASSAULTED: "You have already assaulted them this turn, or they have given in.",
  WE_NOT_A_CASUALTY: (a, n) => `${unit(a, n)} cannot be chosen here.`,
  WE_STRONGEST_FIRST: "The strongest unit goes first.",
  WE_NOT_KEPT: (a, n) => `${unit(a, n)} is not among the casualties.`,
  WE_NO_RETREAT: (a, n) => `You cannot retreat to ${place(a, n, "to")}.`,
  WE_POINTS: (a) => `Not enough points: ${String(a["cost"])} needed, ${String(a["have"])} available.`,
  WE_NOT_DRAWN: (a, n) => `${unit(a, n)} is not for sale.`,
  WE_NO_START: "Units cannot start there.",
  WE_FORT_SITE: "A fortification cannot be put there.",
  WE_BUILD_SITE: (a, n) => `A ${n.building(String(a["building"]))} cannot be built there.`,
  WE_BUILT: "There is already one there.",
  WE_FACTION_TAKEN: (a, n) => `${n.seat(Number(a["seat"]))} plays the ${n.faction(String(a["faction"]))}.`,
  WE_NO_FACTION: "There is no such faction.",
  WE_TOP_ALREADY: (a, n) => `${unit(a, n)} already lies on top.`,
  WE_RESTACK_LATER: "Stacks are turned when you have the initiative in your own turn.",
  WE_OUT: "You are out.",
  WE_ORDER_STANDS: "That order already stands.",
  WE_ORDER_WINDOW: "No order can lead a group.",
};
const KERNEL: Readonly<Record<string, string>> = {
  KERNEL_ACT_FORM: "That is not an act of this decision.",
  KERNEL_NOT_OFFERED: "That cannot be done here.",
};

export function refused(refusal: Refusal, n: Names): string {
  // What is wrong with options and files is told where they are chosen, through the same door.
  if (isInputError(refusal.code)) return inputErrorText(refusal);
  const say: Sayer | undefined = (SENTENCES as Readonly<Record<string, Sayer>>)[refusal.code] ?? KERNEL[refusal.code];
  if (say === undefined) return "That cannot be done here.";
  const text = typeof say === "string" ? say : say((refusal.about ?? {}) as About, n);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
