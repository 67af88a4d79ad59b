/** Sentences for the facts of Anaxis. */
import { formatFor } from "@starboard/kit";
import type { FactAx } from "../../facts.ts";
import type { PerLeg } from "../../calc/legs.ts";
import { type Names, sentence } from "../names.ts";
import { givenText } from "./compensation.ts";

type Kind = FactAx["is"];
type Template<K extends Kind> = (fact: Extract<FactAx, { is: K }>, n: Names) => string;
type Templates = { readonly [K in Kind]: Template<K> };

const { count, list } = formatFor("en");

const FACINGS = ["north", "north-east", "south-east", "south", "south-west", "north-west"];
const BOUGHT: Readonly<Record<string, string>> = {
  fireControl: "Fire control",
  gunnery: "Gunnery",
  power: "more power",
  penetration: "more penetration",
  tradeToPen: "a die traded for penetration",
  tradeToPower: "penetration traded for a die",
};
const SPLIT: Readonly<Record<string, string>> = { S: "speed", R: "reverse", M: "maneuver" };
const ENDINGS: Readonly<Record<string, string>> = {
  bothEliminated: "both fleets are gone",
  eliminated: "the other fleet is gone",
  shipDestroyed: "the target ship is destroyed",
  baseDestroyed: "the research base is destroyed",
  carrierReachesGoal: "the ambassador has reached the goal",
  carrierDestroyed: "the ambassador’s ship is destroyed",
  carrierLeavesElsewhere: "the ambassador has left by another edge",
  turnLimit: "the turn limit is reached",
  conceded: "the other side concedes",
  stalemate: "eight quiet turns",
};
/** Half points as a number of points: 3 becomes "1½". */
const halves = (n: number): string => (n === 1 ? "½" : `${n >> 1}${n % 2 === 1 ? "½" : ""}`);
const cost = (paid: boolean): string => (paid ? " for a Cinema Point" : "");
/** The points of an interdiction: "2 speed", "1 speed and 1 maneuver". */
const splitText = ([a = "", b = ""]: string): string =>
  a === b ? `2 ${SPLIT[a] ?? a}` : list([a, b].map((one) => `1 ${SPLIT[one] ?? one}`));

const templates: Templates = {
  compensated: (f, n) => `So that the sides are even, ${n.does(f.side, "receive", "receives")} ${givenText(f)}.`,
  markerRolled: (f, n) => `The die shows ${f.roll}: ${n.does(f.side, "hold", "holds")} the priority marker first.`,
  fleetBought: (f, n) =>
    `${sentence(n.does(f.side, "have bought", "has bought"))} ${count(f.ships.length, "ship", "ships")} and ${count(f.cp, "Cinema Point", "Cinema Points")}.`,
  edgeChosen: (f, n) =>
    `${sentence(n.does(f.side, "choose", "chooses"))} the ${f.edge} edge${f.goal ? " as the goal" : ""}.`,
  basePlaced: (f, n) => `The research base stands in ${n.hex(f.q, f.r)}.`,
  deployed: (f, n) => `${sentence(n.does(f.side, "deploy", "deploys"))} ${count(f.ships.length, "ship", "ships")}.`,
  carrierNoted: (f, n) => `${sentence(n.owned(f.ship))} carries the ambassador. Only you know this.`,
  turnBegan: (f) => `Turn ${f.turn}.`,
  phaseBegan: (f) => (f.phase === "movement" ? "Movement phase." : "Firing phase."),
  numberCalled: (f, n) => `Initiative ${f.number}: ${list(f.queue.map((side) => n.side(side)))}.`,
  tieRolled: (f, n) => `The die for the tie shows ${f.roll}: ${n.does(f.first, "go", "goes")} first.`,
  commanded: (f, n) => `Command: ${n.owned(f.ship)} changes from initiative ${f.from} to ${f.to}.`,
  declared(f, n) {
    const what = f.mode === "evade" ? "evades" : `pursues ${n.owned(f.quarry ?? -1)}`;
    return `${sentence(n.owned(f.ship))} ${what}: at least ${count(f.minimum, "hex", "hexes")} forward, ${count(f.rotations, "turn", "turns")}, worth ${f.penalty}.`;
  },
  stepped(f, n) {
    if (f.how === "left" || f.how === "right")
      return `${sentence(n.owned(f.ship))} turns ${f.how}${cost(f.paid)} and faces ${FACINGS[f.facing]}.`;
    return `${sentence(n.owned(f.ship))} moves ${f.how === "forward" ? "forward" : "back"}${cost(f.paid)} to ${n.hex(f.q, f.r)}.`;
  },
  left: (f, n) => `${sentence(n.owned(f.ship))} leaves the map by the ${f.edge} edge and is out of the match.`,
  moveEnded(f, n) {
    const who = sentence(n.owned(f.ship));
    if (f.void) return `${who} stops short of its minimum, so its maneuver has no effect.`;
    const steps = [
      f.forward > 0 && `${f.forward} forward`,
      f.reverse > 0 && `${f.reverse} back`,
      f.turns > 0 && count(f.turns, "turn", "turns"),
    ].filter((one) => typeof one === "string");
    if (steps.length === 0) return `${who} does not move.`;
    return `${who} moves ${list(steps)}, to ${n.hex(f.q, f.r)}, facing ${FACINGS[f.facing]}.`;
  },
  stealthSet: (f, n) =>
    `${sentence(n.owned(f.ship))} ${f.mode === "off" ? "drops its stealth" : `goes to ${f.mode} stealth`}.`,
  jammed: (f, n) => `${sentence(n.owned(f.ship))} jams ${n.hex(f.q, f.r)}: sensors there lose ${f.strength}.`,
  shielded: (f, n) => `${sentence(n.owned(f.ship))} shields ${f.protects === f.ship ? "itself" : n.owned(f.protects)}.`,
  scanned: (f, n) =>
    `${sentence(n.owned(f.ship))} scans ${n.owned(f.target)}${f.receiver === null ? "" : ` and links ${n.owned(f.receiver)}`}.`,
  scanLost: (f, n) => `${sentence(n.owned(f.ship))} loses its scan.`,
  mineRolled: (f, n) =>
    f.damage > 0
      ? `Mine roll for ${n.owned(f.ship)}: ${f.roll}, ${f.damage} hull lost.`
      : `Mine roll for ${n.owned(f.ship)}: ${f.roll}, no damage.`,
  volley(f, n) {
    const bought = f.paid.length > 0 ? ` with ${list(f.paid.map((one) => BOUGHT[one] ?? one))}` : "";
    const opening = `${sentence(n.owned(f.ship))} fires its ${f.bank} bank at ${n.owned(f.target)}, range ${f.range}, difficulty ${f.difficulty}${bought}`;
    if (f.dice.length === 0) return `${opening}: no die can hit.`;
    return `${opening}: dice ${f.dice.join(", ")}; ${f.hits === 0 ? "no hit" : count(f.hits, "hit", "hits")}.`;
  },
  shieldRolled: (f) => `Shield dice: ${f.dice.join(", ")}; armour ${f.points > 0 ? `+${f.points}` : "unchanged"}.`,
  armourRolled: (f) => `Armour dice against cut-off ${f.cutOff}: ${f.dice.join(", ")}; ${f.damage} damage.`,
  pulsed: (f, n) =>
    f.struck.length === 0
      ? `${sentence(n.owned(f.ship))} pulses and strikes no ship.`
      : `${sentence(n.owned(f.ship))} pulses and strikes ${list(f.struck.map((s) => n.owned(s)))}.`,
  damageControl: (f, n) => `Damage control on ${n.owned(f.ship)}: ${f.damage} damage ignored, ${f.left} left.`,
  damaged: (f, n) => `${sentence(n.owned(f.ship))} loses ${f.damage} hull and has ${f.hull} left.`,
  destroyed: (f, n) => `${sentence(n.owned(f.ship))} is destroyed.`,
  interdicted(f, n) {
    const die = f.roll === null ? "" : `, die ${f.roll}`;
    return f.works
      ? `${sentence(n.owned(f.ship))} interdicts ${n.owned(f.target)}${die}: ${splitText(f.split)} less next turn.`
      : `${sentence(n.owned(f.target))} resists the interdiction by ${n.owned(f.ship)}${die}.`;
  },
  ceasedFire: (f, n) => `${sentence(n.owned(f.ship))} finishes firing.`,
  turnEnded: (f, n) => `Turn ${f.turn} ends. ${sentence(n.does(f.marker, "hold", "holds"))} the priority marker now.`,
  carrierRevealed: (f, n) => `${sentence(n.owned(f.ship))} carried the ambassador.`,
  conceded: (f, n) => `${sentence(n.does(f.side, "concede", "concedes"))}.`,
  scored: (f) =>
    `The turn limit is reached. Scores: ${f.scores.map(({ num, den }) => (num / den).toFixed(2)).join(" to ")}.`,
  won(f, n) {
    const why = ENDINGS[f.how] ?? f.how;
    return f.side === null ? `A draw: ${why}.` : `${sentence(n.does(f.side, "win", "wins"))}: ${why}.`;
  },
  combined(f, n) {
    const each = (of: readonly [PerLeg, PerLeg], written: (x: number) => string): string =>
      list(
        ([0, 1] as const).map((side) => {
          const [first, second] = of[side];
          return `${n.side(side)} ${written(first + second)} (${written(first)} + ${written(second)})`;
        }),
      );
    const points = `Both legs together: ${each(f.halves, halves)}`;
    const ships = f.byShips ? `; ships left ${each(f.kept, (x) => (x / f.unit).toFixed(2))}` : "";
    const result = f.winner === null ? "the contest is drawn" : n.does(f.winner, "win the contest", "wins the contest");
    return `${points}${ships}: ${result}.`;
  },
};

/** Returns a fact as a sentence. */
export const factText = (fact: FactAx, names: Names): string =>
  (templates[fact.is] as (fact: FactAx, names: Names) => string)(fact, names);
