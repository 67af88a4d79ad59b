/** Table options and presets, each explained. */
import type { GameText } from "@starboard/kit";

interface Told {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Why the standard value is not the sheet's. */
  readonly departs?: string;
}

export const OPTIONS: Readonly<Record<string, Told>> = {
  "ax.scenario": {
    name: "Scenario",
    help: "Two bought fleets meet, or one of the sheet's five stories.",
    values: {
      skirmish: "Skirmish",
      ambassador: "Nelluran Ambassador",
      surgical: "Surgical Strike",
      border: "Border Skirmish",
      minefield: "Mine Field",
      faceoff: "Face Off",
    },
  },
  "ax.points": { name: "Points", help: "What each side may spend on ships and Cinema Points." },
  "ax.targets": {
    name: "Targets of fire",
    help: "Enemies only, or any other ship in the arc.",
    values: { enemies: "enemies", any: "any ship" },
    departs: "No fleet gains by firing at itself; the choice would only be in the way.",
  },
  "ax.evasionPenalty": {
    name: "Evasion penalty",
    help: "How much harder an evader is to hit: by the table, or by its whole maneuver rating.",
    values: { table: "by the table", maneuver: "maneuver rating" },
  },
  "ax.commandFiring": {
    name: "Command when firing",
    help: "Raises the number, as the text means it, or lowers it, as the table prints it.",
    values: { raise: "five higher", lower: "five lower" },
    departs:
      "When firing, acting later is a handicap. The sheet’s own text calls the bonus where the ship fires earlier.",
  },
  "ax.lateCommand": {
    name: "Late Command",
    help: "Whether a ship may still be raised after its number has been called.",
    values: { off: "no", on: "yes" },
  },
  "ax.piloting": {
    name: "Piloting",
    help: "Buys one more turn, or one more point of maneuver rating for the declaration.",
    values: { point: "one turn", rating: "one rating point" },
  },
  "ax.narrowArc": {
    name: "Narrow arc",
    help: "A wedge of hexes, or only the straight row ahead.",
    values: { wedge: "wedge", line: "line" },
  },
  "ax.fullTie": {
    name: "Full ties",
    help: "A marker that changes hands, or a die each time.",
    values: { marker: "marker", die: "die" },
  },
  "ax.mapEdge": {
    name: "Map edge",
    help: "Ships that cross it are gone; or they cannot; or the plane goes on.",
    values: { exit: "exit", closed: "closed", open: "open" },
  },
  "ax.scanTiming": {
    name: "Scans",
    help: "Declared when the firing phase begins, or at the end of the move.",
    values: { firing: "firing phase", movement: "end of move" },
  },
  "ax.uplinkLimit": {
    name: "Uplink limit",
    help: "Which distances the 15 hexes limit.",
    values: { both: "target and receiver", link: "receiver only", target: "target only" },
  },
  "ax.uplinkBonus": {
    name: "Uplink",
    help: "Sensors 7, or 7 more.",
    values: { rating7: "sensors 7", plus7: "sensors +7" },
  },
  "ax.interdictionExtra": {
    name: "Interdiction",
    help: "Beside both banks, or instead of the primary.",
    values: { free: "beside both banks", insteadOfPrimary: "instead of the primary" },
  },
  "ax.pulseFriendly": {
    name: "Pulse strikes",
    help: "Everybody near, or enemies only.",
    values: { all: "everybody", enemies: "enemies" },
  },
  "ax.pulseProfile": {
    name: "Pulse penetration",
    help: "3, 1, 2 as printed, or 3, 2, 1 as probably meant.",
    values: { printed: "3, 1, 2", falloff: "3, 2, 1" },
  },
  "ax.jamStack": {
    name: "Several jams",
    help: "The strongest counts, or all.",
    values: { best: "strongest", sum: "all" },
  },
  "ax.shieldFace": {
    name: "Shield dice",
    help: "Which faces add armour.",
    values: { two: "1 and 2", odd: "1, 3 and 5", three: "1 to 3" },
  },
  "ax.shieldStack": { name: "Several shields", help: "The best counts, or all.", values: { best: "best", sum: "all" } },
  "ax.stealthModes": {
    name: "Stealth",
    help: "Full and partial, or also off.",
    values: { two: "full, partial", three: "full, partial, off" },
  },
  "ax.cpCap": {
    name: "Cinema Points in a skirmish",
    help: "At most a quarter of the limit, or as many as you pay for.",
    values: { quarter: "a quarter", none: "no cap" },
    departs:
      "The sheet calls many points a poor purchase. In trials points beat the ships they cost, so their number is limited.",
  },
  "ax.deployment": {
    name: "Deployment",
    help: "Both in secret, or ship by ship in turn.",
    values: { simultaneous: "in secret", alternate: "in turn" },
  },
  "ax.turnLimit": { name: "Turn limit", help: "Turns after which the match ends. −1 takes the scenario's." },
  "ax.ambassadorEdges": {
    name: "Edges of the hunters",
    help: "One edge, or any but the goal, ship by ship.",
    values: { one: "one edge", any: "any edge" },
  },
  "ax.mineTrigger": {
    name: "Mines",
    help: "Roll only after moving a hex, or after every move.",
    values: { moved: "after moving", always: "always" },
    departs: "A ship that stays in its hex meets no new mine.",
  },
  "ax.handicap": { name: "Handicap", help: "Extra Cinema Points: above 0 for side 1, below 0 for side 2." },
  "ax.ownScenario": { name: "Scenario file", help: "A scenario of your own, as a file." },
  "ax.firstLeg": {
    name: "First leg",
    help: "The result of the same match with the sides the other way round; at the end both are added up.",
  },
  "ax.ownShips": { name: "Ship file", help: "Ships of your own, as a file." },
};

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  skirmish50: { name: "Skirmish, 50 points", help: "The sheet's free battle with our recommended rules." },
  bySheet: {
    name: "By the sheet",
    help: "The same battle by the sheet’s wording, even where we recommend another rule.",
  },
  likelyIntent: { name: "Likely intent", help: "A skirmish with the pulse falling off with distance." },
  ambassador: { name: "Nelluran Ambassador", help: "A convoy with a secret passenger, and 60 points of hunters." },
  surgical: { name: "Surgical Strike", help: "Seven raiders and one prize." },
  border: { name: "Border Skirmish", help: "Four fast ships against five tough ones." },
  minefield: { name: "Mine Field", help: "Break through mines and destroy the base." },
  faceoff: { name: "Face Off", help: "Two whole fleets, 42 ships." },
};

export function optionText(id: string): ReturnType<GameText["option"]> {
  const told = OPTIONS[id] ?? { name: id, help: "" };
  return {
    name: told.name,
    help: told.help,
    departs: told.departs,
    value: (value) => {
      if (id === "ax.turnLimit") return value === 0 ? "none" : value === -1 ? "as the scenario says" : String(value);
      if (id === "ax.firstLeg" && value !== null) return "carried over";
      if (typeof value !== "string" && typeof value !== "number") return value === null ? "none" : "from a file";
      return told.values?.[value] ?? String(value);
    },
  };
}

export const presetText = (id: string): { readonly name: string; readonly help: string } =>
  PRESETS[id] ?? { name: id, help: "" };
