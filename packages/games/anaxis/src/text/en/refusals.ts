/** Sentences for refusals, with their numbers. */
import { formatFor } from "@starboard/kit";
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";
import type { ReasonCode } from "../../reasons.ts";
import { type Names, sentence } from "../names.ts";

const { count, list, number } = formatFor("en");

type About = Readonly<Record<string, unknown>>;
type Template = (about: About, names: Names) => string;

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const hexes = (value: unknown): string => count(num(value), "hex", "hexes");
const points = (value: unknown): string => number(num(value));
const edges = (value: unknown): string =>
  list((Array.isArray(value) ? value : [value]).map((edge) => `the ${word(edge)} edge`));
const BONUS: Readonly<Record<string, string>> = { engineering: "Engineering", piloting: "Piloting" };

const templates: Readonly<Record<ReasonCode, Template>> = {
  AX_NOT_YOUR_DECISION: () => "It is the other side’s decision.",
  AX_WRONG_PHASE: () => "This action is not possible in this step.",
  AX_UNKNOWN_SHIP: () => "This ship is not on the map.",
  AX_NOT_CALLED: (a, n) =>
    a["number"] === undefined
      ? "The number of this ship is not called now."
      : `${sentence(n.ship(num(a["ship"])))} has initiative ${word(a["number"])}; ${word(a["called"])} is called.`,
  AX_ALREADY_ACTED: (a, n) => `${sentence(n.ship(num(a["ship"])))} has already acted in this phase.`,
  AX_MANEUVER_TOO_LOW: (a) => `Its maneuver rating is ${word(a["maneuver"])}. Evading and pursuing need 3.`,
  AX_MINIMUM_UNREACHABLE: (a) =>
    `It can move ${word(a["reach"])} forward, but would have to move ${word(a["minimum"])}.`,
  AX_MINIMUM_NOT_MET: (a) => `It has moved ${word(a["made"])} forward and must move ${word(a["minimum"])}.`,
  AX_BAD_QUARRY: () => "Only an enemy ship on the map can be pursued.",
  AX_NO_SPEED: (a) => `No speed left: ${word(a["made"])} of ${word(a["rating"])} used.`,
  AX_NO_REVERSE: (a) => `No reverse left: ${word(a["made"])} of ${word(a["rating"])} used.`,
  AX_MIXED_DIRECTION: () => "A ship can’t move forward and in reverse in the same turn.",
  AX_REVERSE_WHILE_MANEUVERING: () => "An evading or pursuing ship can’t move in reverse.",
  AX_NO_ROTATION: (a) => `No turn left: ${word(a["made"])} of ${word(a["allowed"])} used.`,
  AX_EDGE_CLOSED: (a) => `Ships can’t cross the ${word(a["edge"])} edge.`,
  AX_BANK_MISSING: (a) => `It has no ${word(a["bank"])} bank of guns.`,
  AX_BANK_FIRED: (a) => `Its ${word(a["bank"])} bank can’t fire any more this turn.`,
  AX_NOT_ENEMY: () => "This is not an enemy ship.",
  AX_OUT_OF_ARC: (a) => `The target is outside the ${word(a["arc"])} arc.`,
  AX_OWN_HEX_NARROW: () => "A narrow arc does not include the ship’s own hex.",
  AX_NO_ABILITY: (a) => `It does not have this ability: ${word(a["ability"])}.`,
  AX_ABILITY_USED: () => "Already used this turn.",
  AX_SCAN_RANGE: (a) => `The scanned ship is ${hexes(a["distance"])} away; the link reaches ${word(a["reach"])}.`,
  AX_UPLINK_RANGE: (a) => `The receiver is ${hexes(a["distance"])} away; the link reaches ${word(a["reach"])}.`,
  AX_UPLINK_SELF: () => "The link needs another friendly ship.",
  AX_INTERDICT_RANGE: (a) =>
    `The target is ${hexes(a["distance"])} away; interdiction reaches from 1 to ${word(a["reach"])}.`,
  AX_JAM_RANGE: (a) => `This hex is ${hexes(a["distance"])} away; jamming reaches ${word(a["reach"])}.`,
  AX_JAM_OFF_MAP: () => "This hex is off the map.",
  AX_SHIELD_NOT_FRIENDLY: () => "The shield protects friendly ships only.",
  AX_STEALTH_MODE: () => "The options of this match allow only full and partial stealth.",
  AX_CP_EMPTY: (a) =>
    `This costs ${count(num(a["cost"]), "Cinema Point", "Cinema Points")}; the pool holds ${word(a["pool"])}.`,
  AX_CP_REPEAT: (a) => `${BONUS[word(a["bonus"])] ?? "This bonus"} has already been used for this ship this turn.`,
  AX_CP_MOMENT: (a) => `${BONUS[word(a["bonus"])] ?? "This bonus"} can’t be bought now.`,
  AX_CP_GUNNERY_PRIMARY: () => "Gunnery helps secondary banks only.",
  AX_CP_WEAPONS_MIXED: () => "A ship can use only one kind of Weapons systems bonus per turn.",
  AX_CP_TRADE_LIMIT: (a) =>
    `Nothing is left to trade: firepower ${word(a["firepower"])}, penetration ${word(a["penetration"])}.`,
  AX_CP_PULSE: () => "This bonus has no effect on a pulse.",
  AX_FLEET_OVER_LIMIT: (a) =>
    `The fleet would cost ${count(num(a["cost"]), "point", "points")}; the limit is ${word(a["limit"])}.`,
  AX_FLEET_EMPTY: () => "A fleet needs at least one ship.",
  AX_FLEET_RACE: () => "All ships of a fleet must belong to one race that is allowed for this side.",
  AX_FLEET_CP_CAP: (a) => `At most ${count(num(a["cap"]), "Cinema Point is", "Cinema Points are")} allowed here.`,
  AX_DEPLOY_ZONE: (a) =>
    a["within"] !== undefined && a["edges"] !== undefined
      ? `Outside the deployment zone: within ${hexes(a["within"])} of ${edges(a["edges"])}.`
      : a["goal"] !== undefined
        ? `Outside the deployment zone: ${word(a["min"])} to ${word(a["max"])} hexes from the ${word(a["goal"])} edge and within ${word(a["centre"])} of the centre.`
        : "Outside the deployment zone.",
  AX_DEPLOY_TOO_CLOSE: (a) =>
    a["hidden"] === true
      ? `A hidden enemy may be ${hexes(a["nearest"])} away; at least ${word(a["need"])} are needed.`
      : `The nearest enemy is ${hexes(a["nearest"])} away; at least ${word(a["need"])} are needed.`,
  AX_DEPLOY_INCOMPLETE: (a) =>
    a["missing"] === undefined
      ? "Pick this ship up before you place it again."
      : `${count(num(a["missing"]), "ship is", "ships are")} still to be deployed.`,
  AX_EDGE_CHOICE: () => "This edge is the other side’s goal.",
  AX_CARRIER: () => "Choose one of your own ships to carry the ambassador.",
  AX_GAME_OVER: () => "The match is over.",
  AX_BEHIND: (a) =>
    `Your ships are worth ${points(a["own"])} points and the enemy’s ${points(a["other"])}, so only the enemy can claim a draw.`,
  AX_NO_STALEMATE: (a) => `A draw can be claimed after ${word(a["need"])} quiet turns; so far: ${word(a["quiet"])}.`,
};

/** Sentences for the codes of the kernel. */
const KERNEL: Readonly<Record<string, string>> = {
  [BAD_FORM]: "This action is not valid here.",
  [NOT_OFFERED]: "This action is not available now.",
  KERNEL_UNDO_SEALED: "You can’t take this back: dice were rolled or something was revealed.",
  KERNEL_UNDO_ANSWERED: "You can’t take this back: the other side has acted since.",
  KERNEL_UNDO_NOTHING: "There is nothing to take back.",
};

/** Returns a refusal as a sentence; for an unknown code, the code. */
export function refusalText(refusal: Refusal, names: Names): string {
  const read = (templates as Readonly<Record<string, Template>>)[refusal.code];
  return read ? read(refusal.about ?? {}, names) : (KERNEL[refusal.code] ?? refusal.code);
}
