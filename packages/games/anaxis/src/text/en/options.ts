/** Names and explanations of the options and presets. */
import type { GameText } from "@starboard/kit";
import { compensationFor, raceCompensationFor } from "../../data/even-sides.ts";
import { compensationText, raceCompensationText } from "./compensation.ts";

interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Why the default is not the value of the sheet. */
  readonly departs?: string;
}

export const OPTIONS: Readonly<Record<string, OptionText>> = {
  "ax.scenario": {
    name: "Scenario",
    help: "A battle between two bought fleets, or one of the five scenarios of the sheet.",
    values: {
      skirmish: "Skirmish",
      ambassador: "Nelluran Ambassador",
      surgical: "Surgical Strike",
      border: "Border Skirmish",
      minefield: "Mine Field",
      faceoff: "Face Off",
    },
  },
  "ax.points": { name: "Points", help: "Points that each side may spend on ships and Cinema Points." },
  "ax.targets": {
    name: "Targets of fire",
    help: "Ships may fire at enemies only, or at any other ship in the arc.",
    values: { enemies: "enemies", any: "any ship" },
    departs: "Firing at your own ships gains nothing, so the default leaves out this choice.",
  },
  "ax.evasionPenalty": {
    name: "Evasion penalty",
    help: "How much harder an evading ship is to hit: by the table, or by its full maneuver rating.",
    values: { table: "by the table", maneuver: "maneuver rating" },
  },
  "ax.commandFiring": {
    name: "Command when firing",
    help: "Command raises the initiative number, as the text of the sheet implies, or lowers it, as its table says.",
    values: { raise: "five higher", lower: "five lower" },
    departs:
      "In the firing phase acting later is a disadvantage. The text of the sheet describes a ship that fires earlier.",
  },
  "ax.lateCommand": {
    name: "Late Command",
    help: "Whether Command may still raise a ship after its number has been called.",
    values: { off: "no", on: "yes" },
  },
  "ax.piloting": {
    name: "Piloting",
    help: "Piloting buys one more turn, or one more point of maneuver rating for the declaration.",
    values: { point: "one turn", rating: "one rating point" },
  },
  "ax.narrowArc": {
    name: "Narrow arc",
    help: "The narrow arc is a wedge of hexes, or only the straight row ahead.",
    values: { wedge: "wedge", line: "line" },
  },
  "ax.fullTie": {
    name: "Full ties",
    help: "Full ties are decided by a marker that changes hands every turn, or by a die each time.",
    values: { marker: "marker", die: "die" },
  },
  "ax.mapEdge": {
    name: "Map edge",
    help: "Ships that cross the edge leave the match, or cannot cross it, or the map continues beyond it.",
    values: { exit: "exit", closed: "closed", open: "open" },
  },
  "ax.scanTiming": {
    name: "Scans",
    help: "Scans are declared when the firing phase begins, or at the end of the move.",
    values: { firing: "firing phase", movement: "end of move" },
  },
  "ax.uplinkLimit": {
    name: "Uplink limit",
    help: "Which distances the limit of 15 hexes applies to.",
    values: { both: "target and receiver", link: "receiver only", target: "target only" },
  },
  "ax.uplinkBonus": {
    name: "Uplink",
    help: "The receiver fires with sensors 7, or with 7 added to its sensors.",
    values: { rating7: "sensors 7", plus7: "sensors +7" },
  },
  "ax.interdictionExtra": {
    name: "Interdiction",
    help: "Interdiction is used in addition to both banks, or instead of the primary bank.",
    values: { free: "in addition to both banks", insteadOfPrimary: "instead of the primary" },
  },
  "ax.pulseFriendly": {
    name: "Pulse strikes",
    help: "All ships in range, or enemies only.",
    values: { all: "all ships", enemies: "enemies" },
  },
  "ax.pulseProfile": {
    name: "Pulse penetration",
    help: "Penetration at distance 0, 1 and 2: 3, 1, 2 as printed, or 3, 2, 1 as probably meant.",
    values: { printed: "3, 1, 2", falloff: "3, 2, 1" },
  },
  "ax.jamStack": {
    name: "Several jams",
    help: "If several jams affect a ship, the strongest counts, or all add up.",
    values: { best: "strongest", sum: "all" },
  },
  "ax.shieldFace": {
    name: "Shield dice",
    help: "Faces of a shield die that add a point of armour.",
    values: { two: "1 and 2", odd: "1, 3 and 5", three: "1 to 3" },
  },
  "ax.shieldStack": {
    name: "Several shields",
    help: "If several shields protect a ship, the best counts, or all add up.",
    values: { best: "best", sum: "all" },
  },
  "ax.stealthModes": {
    name: "Stealth",
    help: "Stealth is full or partial, or can also be switched off.",
    values: { two: "full, partial", three: "full, partial, off" },
  },
  "ax.cpCap": {
    name: "Cinema Points in a skirmish",
    help: "At most a quarter of the point limit, or as many as you can pay for.",
    values: { quarter: "a quarter", none: "no cap" },
    departs:
      "The sheet calls many points a poor purchase. In our trials they were worth more than the ships they cost, so their number is limited.",
  },
  "ax.deployment": {
    name: "Deployment",
    help: "Both sides deploy in secret, or ship by ship in turn.",
    values: { simultaneous: "in secret", alternate: "in turn" },
  },
  "ax.turnLimit": {
    name: "Turn limit",
    help: "Number of turns after which the match ends. −1 uses the limit of the scenario.",
  },
  "ax.drawClaim": {
    name: "Draw after quiet turns",
    help: "After eight turns without a volley either side may claim a draw, or only a side that would not lose by the score.",
    values: { either: "either side", notBehind: "not the side behind" },
  },
  "ax.ambassadorEdges": {
    name: "Edges of the hunters",
    help: "All hunters enter by one edge, or each ship by any edge except the goal.",
    values: { one: "one edge", any: "any edge" },
  },
  "ax.mineTrigger": {
    name: "Mines",
    help: "Ships roll for mines only after moving at least one hex, or after every move.",
    values: { moved: "after moving", always: "always" },
    departs: "A ship that stays in its hex does not reach a new mine.",
  },
  "ax.handicap": { name: "Handicap", help: "Extra Cinema Points: positive for side 1, negative for side 2." },
  "ax.evenSides": {
    name: "Even the sides",
    help: "Gives the weaker side of the scenario, or each race of a skirmish, what made equal bots win about as often on either side.",
    values: { false: "as on the sheet", true: "even" },
  },
  "ax.ownScenario": { name: "Scenario file", help: "A custom scenario, as a file." },
  "ax.firstLeg": {
    name: "First leg",
    help: "The result of the same match with the sides exchanged. At the end both results are added up.",
  },
  "ax.ownShips": { name: "Ship file", help: "Custom ships, as a file." },
};

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  skirmish50: { name: "Skirmish, 50 points", help: "The free battle of the sheet with our recommended rules." },
  bySheet: {
    name: "By the sheet",
    help: "The same battle by the sheet’s wording, even where we recommend another rule.",
  },
  likelyIntent: { name: "Likely intent", help: "A skirmish in which the pulse weakens with distance." },
  ambassador: { name: "Nelluran Ambassador", help: "A convoy with a secret passenger against 60 points of hunters." },
  surgical: { name: "Surgical Strike", help: "Seven raiders against a fleet with one target ship." },
  border: { name: "Border Skirmish", help: "Four fast ships against five tough ones." },
  minefield: { name: "Mine Field", help: "Break through mines and destroy the base." },
  faceoff: { name: "Face Off", help: "Two full fleets with 42 ships." },
};

/** Returns the texts of an option; for an unknown option, its id as the name. */
export function optionText(id: string): ReturnType<GameText["option"]> {
  const text = OPTIONS[id] ?? { name: id, help: "" };
  return {
    name: text.name,
    help: text.help,
    departs: text.departs,
    value: (value) => {
      if (id === "ax.turnLimit") return value === 0 ? "none" : value === -1 ? "as the scenario says" : String(value);
      if (id === "ax.firstLeg" && value !== null) return "carried over";
      if (typeof value === "boolean") return text.values?.[String(value)] ?? String(value);
      if (typeof value !== "string" && typeof value !== "number") return value === null ? "none" : "from a file";
      return text.values?.[value] ?? String(value);
    },
    effect(values) {
      if (id !== "ax.evenSides") return undefined;
      const [given, byRace] = [compensationFor(values), raceCompensationFor(values)];
      if (given) return compensationText(given, String(values["ax.scenario"]));
      return byRace && raceCompensationText(byRace);
    },
  };
}

export const presetText = (id: string): { readonly name: string; readonly help: string } =>
  PRESETS[id] ?? { name: id, help: "" };
