/** Everything that happens in Anaxis, as a sentence. */
import type { FactAx } from "../../facts.ts";
import type { PerLeg } from "../../calc/legs.ts";
import { listed, type Names, plural, sentence } from "../names.ts";

type Kind = FactAx["is"];
type Teller<K extends Kind> = (fact: Extract<FactAx, { is: K }>, n: Names) => string;
type Tellers = { readonly [K in Kind]: Teller<K> };

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
  shipDestroyed: "the prize is destroyed",
  baseDestroyed: "the research base is destroyed",
  carrierReachesGoal: "the ambassador has reached the goal",
  carrierDestroyed: "the ambassador is lost",
  carrierLeavesElsewhere: "the ambassador has left by another edge",
  turnLimit: "time is up",
  conceded: "the other side concedes",
  stalemate: "nothing has happened for eight turns",
};
/** Half points as they are written: "1½". */
const halves = (n: number): string => (n === 1 ? "½" : `${n >> 1}${n % 2 === 1 ? "½" : ""}`);
const cost = (paid: boolean): string => (paid ? " for a Cinema Point" : "");

const tellers: Tellers = {
  markerRolled: (f, n) => `The die shows ${f.roll}: ${n.does(f.side, "hold", "holds")} the priority marker first.`,
  fleetBought: (f, n) =>
    `${sentence(n.does(f.side, "bring", "brings"))} ${plural(f.ships.length, "ship")} and ${plural(f.cp, "Cinema Point")}.`,
  edgeChosen: (f, n) =>
    `${sentence(n.does(f.side, "name", "names"))} the ${f.edge} edge${f.goal ? " as the goal" : ""}.`,
  basePlaced: (f, n) => `The research base stands in ${n.hex(f.q, f.r)}.`,
  deployed: (f, n) => `${sentence(n.does(f.side, "deploy", "deploys"))} ${plural(f.ships.length, "ship")}.`,
  carrierNoted: (f, n) => `${sentence(n.owned(f.ship))} carries the ambassador. Only you know.`,
  turnBegan: (f) => `Turn ${f.turn}.`,
  phaseBegan: (f) => (f.phase === "movement" ? "Movement phase." : "Firing phase."),
  numberCalled: (f, n) => `Initiative ${f.number}: ${listed(f.queue.map((side) => n.side(side)))}.`,
  tieRolled: (f, n) => `The tie is rolled, ${f.roll}: ${n.does(f.first, "go", "goes")} first.`,
  commanded: (f, n) => `Command: ${n.owned(f.ship)} changes from initiative ${f.from} to ${f.to}.`,
  declared(f, n) {
    const what = f.mode === "evade" ? "evades" : `pursues ${n.owned(f.quarry ?? -1)}`;
    return `${sentence(n.owned(f.ship))} ${what}: at least ${plural(f.minimum, "hex", "hexes")} forward, ${plural(f.rotations, "turn")}, worth ${f.penalty}.`;
  },
  stepped(f, n) {
    if (f.how === "left" || f.how === "right")
      return `${sentence(n.owned(f.ship))} turns ${f.how}${cost(f.paid)} and faces ${FACINGS[f.facing]}.`;
    return `${sentence(n.owned(f.ship))} moves ${f.how === "forward" ? "forward" : "back"}${cost(f.paid)} to ${n.hex(f.q, f.r)}.`;
  },
  left: (f, n) => `${sentence(n.owned(f.ship))} leaves the map by the ${f.edge} edge and is gone.`,
  moveEnded(f, n) {
    const who = sentence(n.owned(f.ship));
    if (f.void) return `${who} stops short of its minimum and gains nothing by its maneuver.`;
    const steps = [
      f.forward > 0 && `${f.forward} forward`,
      f.reverse > 0 && `${f.reverse} back`,
      f.turns > 0 && plural(f.turns, "turn"),
    ].filter((one) => typeof one === "string");
    if (steps.length === 0) return `${who} stays where it is.`;
    return `${who} moves ${listed(steps)}, to ${n.hex(f.q, f.r)}, facing ${FACINGS[f.facing]}.`;
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
      ? `A mine: ${f.roll} for ${n.owned(f.ship)}, ${f.damage} hull lost.`
      : `No mine: ${f.roll} for ${n.owned(f.ship)}.`,
  volley(f, n) {
    const bought = f.paid.length > 0 ? ` with ${listed(f.paid.map((one) => BOUGHT[one] ?? one))}` : "";
    const opening = `${sentence(n.owned(f.ship))} fires its ${f.bank} bank at ${n.owned(f.target)}, range ${f.range}, difficulty ${f.difficulty}${bought}`;
    if (f.dice.length === 0) return `${opening}: nothing can hit.`;
    return `${opening}: ${f.dice.join(", ")}, ${f.hits === 0 ? "no hit" : plural(f.hits, "hit")}.`;
  },
  shieldRolled: (f) => `Shield: ${f.dice.join(", ")}, armour ${f.points > 0 ? `+${f.points}` : "unchanged"}.`,
  armourRolled: (f) => `Armour, cut-off ${f.cutOff}: ${f.dice.join(", ")}, ${f.damage} damage.`,
  pulsed: (f, n) =>
    f.struck.length === 0
      ? `${sentence(n.owned(f.ship))} pulses and strikes nobody.`
      : `${sentence(n.owned(f.ship))} pulses and strikes ${listed(f.struck.map((s) => n.owned(s)))}.`,
  damageControl: (f, n) => `Damage control aboard ${n.owned(f.ship)}: ${f.damage} ignored, ${f.left} left.`,
  damaged: (f, n) => `${sentence(n.owned(f.ship))} loses ${f.damage} hull and has ${f.hull}.`,
  destroyed: (f, n) => `${sentence(n.owned(f.ship))} is destroyed.`,
  interdicted(f, n) {
    const points = listed(f.split.split("").map((one) => SPLIT[one] ?? one));
    const die = f.roll === null ? "" : `, die ${f.roll}`;
    return f.works
      ? `${sentence(n.owned(f.ship))} holds ${n.owned(f.target)}${die}: ${points} next turn.`
      : `${sentence(n.owned(f.target))} shakes off the field of ${n.owned(f.ship)}${die}.`;
  },
  ceasedFire: (f, n) => `${sentence(n.owned(f.ship))} is done.`,
  turnEnded: (f, n) => `Turn ${f.turn} ends; ${n.does(f.marker, "hold", "holds")} the marker now.`,
  carrierRevealed: (f, n) => `${sentence(n.owned(f.ship))} carried the ambassador.`,
  conceded: (f, n) => `${sentence(n.does(f.side, "concede", "concedes"))}.`,
  scored: (f) => `Time is up. Scores: ${f.scores.map(({ num, den }) => (num / den).toFixed(2)).join(" to ")}.`,
  won(f, n) {
    const why = ENDINGS[f.how] ?? f.how;
    return f.side === null ? `A draw: ${why}.` : `${sentence(n.does(f.side, "win", "wins"))}: ${why}.`;
  },
  combined(f, n) {
    const each = (of: readonly [PerLeg, PerLeg], written: (x: number) => string): string =>
      listed(
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

export const factText = (fact: FactAx, names: Names): string =>
  (tellers[fact.is] as (fact: FactAx, names: Names) => string)(fact, names);
