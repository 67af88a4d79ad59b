/** Texts of the objectives, the alarms and the curves after a match. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");
const turns = (n: number): string => count(n, "turn", "turns");

export const en = translatable("anaxis/ui/objectives", {
  aims: {
    eliminated: "Destroy the other fleet",
    shipDestroyed: (ship: string) => `Destroy the ${ship}`,
    baseDestroyed: "Destroy the research base",
    carrierReachesGoal: (edge: string) => `Bring the ambassador to the ${edge} edge`,
    carrierDestroyed: "Destroy the ambassador’s ship",
    turnLimit: (limit: number) => `Hold out until turn ${limit} ends`,
    score: "Keep the more valuable fleet",
  },
  edges: { north: "north", south: "south", west: "west", east: "east", choose: "goal" } as Readonly<
    Record<string, string>
  >,
  title: {
    both: (aim: string) => `${aim}`,
    each: (first: string, second: string) => `Side 1: ${first}. Side 2: ${second}`,
    mine: (mine: string, theirs: string) => `${mine}. The other side: ${lower(theirs)}`,
  },
  limit: {
    draw: (turn: number, limit: number) => `Turn ${turn} of ${limit}; after it the match is drawn`,
    score: (turn: number, limit: number) => `Turn ${turn} of ${limit}; then the fleets left are compared`,
    wins: (turn: number, limit: number, side: string) => `Turn ${turn} of ${limit}; then ${side} wins`,
    none: "No turn limit",
  },
  units: {
    points: "points",
    hexes: "hexes to go",
    hull: "hull left",
    baseHull: "hull of the base",
    turns: "turns left",
    suspects: "possible carriers",
  },
  left: (ships: number) => `${count(ships, "ship", "ships")} left`,
  alarms: {
    wound: (ship: string) => `This damage destroys your ${ship}.`,
    woundBase: "This damage destroys the research base.",
    lastTurnDraw: "The match is drawn at the end of this turn.",
    lastTurnScore: (mine: number, theirs: number) =>
      `The match ends with this turn. Fleets left: ${mine} points against ${theirs}.`,
    lastTurnWin: "You win at the end of this turn.",
    lastTurnLoss: "You lose at the end of this turn.",
    limitDetail: (limit: number) => `Turn ${limit} is the last turn of this scenario.`,
    keyShip: (ship: string, percent: number) => `Your ${ship} may be destroyed this turn: ${percent}%.`,
    keyShipDetail: (ship: string) =>
      `If the ${ship} is destroyed, you lose the match. Expected fire of all enemies that bear on it.`,
    lastShip: (ship: string, percent: number) => `Your last ship, ${ship}, may be destroyed this turn: ${percent}%.`,
    lastShipDetail: "A side without a ship on the map has lost.",
    keyTarget: (ship: string, percent: number) => `You can destroy the ${ship} this turn: ${percent}%.`,
    keyTargetDetail: "That wins the match. Expected fire of all your ships that bear on it.",
    base: (percent: number) => `The research base may be destroyed this turn: ${percent}%.`,
    carrierNear: (turnsLeft: number) => `A possible ambassador’s ship is ${turns(turnsLeft)} from the goal edge.`,
    carrierNearDetail: "If it carries the ambassador and reaches the edge, you lose.",
    carrierMine: (turnsLeft: number) => `The ambassador is ${turns(turnsLeft)} from the goal edge.`,
    carrierMineDetail: "You win when the ship that carries the ambassador reaches the edge.",
    stalemate: "You can claim a draw.",
    stalemateDetail: "Eight turns have passed without a volley and without a loss.",
  },
  /** The acts that answer an alarm, and what they lead to. */
  answers: {
    moveTo: (hex: string) => `Move to ${hex}`,
    evadeTo: (hex: string) => `Evade to ${hex}`,
    shipTo: (ship: string, hex: string) => `${ship} to ${hex}`,
    fires: (ship: string, bank: string, target: string) => `${ship} fires at ${target} (${lower(bank)})`,
    raise: (ship: string) => `Raise ${ship} with Command (1 CP)`,
    raised: (number: number) => `fires at ${number}`,
    control: "Damage control (1 CP)",
    claim: "Claim a draw",
    destroyed: (percent: number) => (percent < 1 ? "destroyed <1%" : `destroyed ${percent}%`),
    destroys: (percent: number) => `destroys it ${percent}%`,
    hexesLeft: (n: number) => `${count(n, "hex", "hexes")} to go`,
    wins: "wins",
    saves: (left: number, whole: number) => `hull ${left} of ${whole} left`,
    lostAnyway: "destroyed anyway",
    drawn: "the match is drawn",
  },
  measures: {
    points: "Fleet points",
    hull: "Hull",
    ships: "Ships",
    baseHull: "Hull of the base",
    distance: "Hexes to the goal",
  },
} as const);

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
