/** Why an act is refused, with its numbers. */
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";
import type { ReasonCode } from "../../refusals.ts";
import { listed, type Names, sentence } from "../names.ts";

type About = Readonly<Record<string, unknown>>;
type Reader = (about: About, names: Names) => string;

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const edges = (value: unknown): string =>
  listed((Array.isArray(value) ? value : [value]).map((one) => `the ${word(one)} edge`));
const BONUS: Readonly<Record<string, string>> = { engineering: "Engineering", piloting: "Piloting" };

const readers: Readonly<Record<ReasonCode, Reader>> = {
  AX_NOT_YOUR_DECISION: () => "The other side decides here.",
  AX_WRONG_PHASE: () => "That does not belong to this step.",
  AX_UNKNOWN_SHIP: () => "There is no such ship on the map.",
  AX_NOT_CALLED: (a, n) =>
    a["number"] === undefined
      ? "This ship is not being called."
      : `${sentence(n.ship(num(a["ship"])))} has initiative ${word(a["number"])}; ${word(a["called"])} is called.`,
  AX_ALREADY_ACTED: (a, n) => `${sentence(n.ship(num(a["ship"])))} has had its slot in this phase.`,
  AX_MANEUVER_TOO_LOW: (a) => `Its maneuver rating is ${word(a["maneuver"])}; it takes 3 to evade or pursue.`,
  AX_MINIMUM_UNREACHABLE: (a) => `It can go ${word(a["reach"])} forward and would need ${word(a["minimum"])}.`,
  AX_MINIMUM_NOT_MET: (a) => `It has gone ${word(a["made"])} forward and must go ${word(a["minimum"])}.`,
  AX_BAD_QUARRY: () => "Only an enemy ship on the map can be pursued.",
  AX_NO_SPEED: (a) => `No speed left: ${word(a["made"])} of ${word(a["rating"])} used.`,
  AX_NO_REVERSE: (a) => `No reverse left: ${word(a["made"])} of ${word(a["rating"])} used.`,
  AX_MIXED_DIRECTION: () => "A ship moves forward or in reverse in one turn, not both.",
  AX_REVERSE_WHILE_MANEUVERING: () => "An evading or pursuing ship goes forward.",
  AX_NO_ROTATION: (a) => `No turn left: ${word(a["made"])} of ${word(a["allowed"])} used.`,
  AX_EDGE_CLOSED: (a) => `The ${word(a["edge"])} edge cannot be crossed.`,
  AX_BANK_MISSING: (a) => `It has no ${word(a["bank"])} guns.`,
  AX_BANK_FIRED: (a) => `Its ${word(a["bank"])} bank has fired this turn.`,
  AX_NOT_ENEMY: () => "That is not an enemy ship.",
  AX_OUT_OF_ARC: (a) => `Outside the ${word(a["arc"])} arc.`,
  AX_OWN_HEX_NARROW: () => "A narrow arc does not reach the own hex.",
  AX_NO_ABILITY: (a) => `It has no such ability: ${word(a["ability"])}.`,
  AX_ABILITY_USED: () => "Used this turn.",
  AX_SCAN_RANGE: (a) => `The scanned ship is ${word(a["distance"])} hexes away; the link reaches ${word(a["reach"])}.`,
  AX_UPLINK_RANGE: (a) => `The receiver is ${word(a["distance"])} hexes away; the link reaches ${word(a["reach"])}.`,
  AX_UPLINK_SELF: () => "The link needs another friendly ship.",
  AX_INTERDICT_RANGE: (a) => `${word(a["distance"])} hexes; the field reaches from 1 to ${word(a["reach"])}.`,
  AX_JAM_RANGE: (a) => `${word(a["distance"])} hexes; jamming reaches ${word(a["reach"])}.`,
  AX_JAM_OFF_MAP: () => "That hex is off the map.",
  AX_SHIELD_NOT_FRIENDLY: () => "The shield protects friendly ships.",
  AX_STEALTH_MODE: () => "At this table stealth is full or partial.",
  AX_CP_EMPTY: (a) => `${word(a["cost"])} Cinema Points needed, ${word(a["pool"])} in the pool.`,
  AX_CP_REPEAT: (a) => `${BONUS[word(a["bonus"])] ?? "This bonus"} has been used for this ship this turn.`,
  AX_CP_MOMENT: (a) => `${BONUS[word(a["bonus"])] ?? "This bonus"} cannot be announced now.`,
  AX_CP_GUNNERY_PRIMARY: () => "Gunnery helps secondary banks only.",
  AX_CP_WEAPONS_MIXED: () => "One kind of Weapons systems bonus a ship and turn.",
  AX_CP_TRADE_LIMIT: (a) =>
    `Nothing to trade away: firepower ${word(a["firepower"])}, penetration ${word(a["penetration"])}.`,
  AX_CP_PULSE: () => "That bonus does nothing for a pulse.",
  AX_FLEET_OVER_LIMIT: (a) => `That makes ${word(a["cost"])} points; the limit is ${word(a["limit"])}.`,
  AX_FLEET_EMPTY: () => "A fleet needs at least one ship.",
  AX_FLEET_RACE: () => "All ships belong to one race, and this side may not have that one.",
  AX_FLEET_CP_CAP: (a) => `At most ${word(a["cap"])} Cinema Points at this table.`,
  AX_DEPLOY_ZONE: (a) =>
    a["within"] !== undefined && a["edges"] !== undefined
      ? `Outside the zone: within ${word(a["within"])} of ${edges(a["edges"])}.`
      : a["goal"] !== undefined
        ? `Outside the zone: ${word(a["min"])} to ${word(a["max"])} from the ${word(a["goal"])} edge and within ${word(a["centre"])} of the centre.`
        : "Outside the deployment zone.",
  AX_DEPLOY_TOO_CLOSE: (a) =>
    a["hidden"] === true
      ? `An enemy may stand ${word(a["nearest"])} away, unseen; it must be ${word(a["need"])}.`
      : `The nearest enemy is ${word(a["nearest"])} away; it must be ${word(a["need"])}.`,
  AX_DEPLOY_INCOMPLETE: (a) =>
    a["missing"] === undefined
      ? "Take that ship up before you place it again."
      : `${word(a["missing"])} still to be deployed.`,
  AX_EDGE_CHOICE: () => "That edge is the other side's goal.",
  AX_CARRIER: () => "One of your own ships carries the ambassador.",
  AX_GAME_OVER: () => "The match is over.",
  AX_NO_STALEMATE: (a) => `${word(a["quiet"])} of ${word(a["need"])} quiet turns so far.`,
};

/** The kernel's own codes. */
const KERNEL: Readonly<Record<string, string>> = {
  [BAD_FORM]: "That is not an act this step knows.",
  [NOT_OFFERED]: "That is not among the possible acts.",
  KERNEL_UNDO_SEALED: "Dice or a secret have come out since; that cannot be taken back.",
  KERNEL_UNDO_ANSWERED: "The other side has answered since.",
  KERNEL_UNDO_NOTHING: "There is nothing to take back.",
};

export function refusalText(refusal: Refusal, names: Names): string {
  const read = (readers as Readonly<Record<string, Reader>>)[refusal.code];
  return read ? read(refusal.about ?? {}, names) : (KERNEL[refusal.code] ?? refusal.code);
}
