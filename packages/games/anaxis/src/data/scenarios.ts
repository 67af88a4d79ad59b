/** The five scenarios of the sheet and the free skirmish as data (rules.md, sections 9 and 10). */
import type { Side } from "../acts.ts";
import type { FleetEntry, ScenarioFile, ScenarioSide, Zone } from "./scenario.ts";

const NORTH: Zone = { kind: "edge", edge: "north", within: 4 };
const SOUTH: Zone = { kind: "edge", edge: "south", within: 4 };
const LARGE = { cols: 41, rows: 41 };

const list = (...entries: readonly (readonly [ship: string, count: number, zone?: Zone])[]): FleetEntry[] =>
  entries.map(([ship, count, zone]) => (zone ? { ship, count, zone } : { ship, count }));

const side = (
  race: ScenarioSide["race"],
  fleet: FleetEntry[],
  cp: number,
  zone: Zone,
  more: Partial<ScenarioSide> = {},
): ScenarioSide => ({
  race,
  fleet,
  points: 0,
  cp,
  edges: "exit",
  zone,
  base: null,
  carrier: false,
  ...more,
});

/** Endings by elimination (AX-9.7). If both fleets are eliminated at once, the match is a draw. */
const ELIMINATION: ScenarioFile["ends"] = [
  { if: { when: "bothEliminated" }, winner: null },
  { if: { when: "eliminated", side: 0 }, winner: 1 },
  { if: { when: "eliminated", side: 1 }, winner: 0 },
];
const DRAWN_AT_LIMIT = { if: { when: "turnLimit" }, winner: null } as const;

const scenario = (
  id: string,
  name: string,
  rule: string,
  turnLimit: number,
  sides: readonly [ScenarioSide, ScenarioSide],
  order: readonly string[],
  ends: ScenarioFile["ends"],
  mines: Side | null = null,
): ScenarioFile => ({
  format: "starboard.anaxis.scenario",
  version: 1,
  id,
  name,
  rule,
  map: LARGE,
  turnLimit,
  sides,
  order,
  mines,
  ends,
});

export const SCENARIOS: readonly ScenarioFile[] = [
  scenario(
    "ambassador",
    "Nelluran Ambassador",
    "AX-10.1",
    25,
    [
      side(
        "nelluran",
        list(["nova", 1], ["pulsar", 2], ["comet", 2]),
        10,
        { kind: "goal", min: 20, max: 22, centreWithin: 5 },
        { carrier: true },
      ),
      side(
        { except: "nelluran" },
        [],
        0,
        { kind: "edge", edge: "choose", within: 4, notGoalOf: 0 },
        { fleet: null, points: 60 },
      ),
    ],
    ["1.fleet", "0.edge", "0.deploy", "0.carrier", "1.edge", "1.deploy"],
    [
      { if: { when: "carrierReachesGoal" }, winner: 0 },
      { if: { when: "carrierDestroyed" }, winner: 1 },
      { if: { when: "carrierLeavesElsewhere", unlessDestroyed: "nova" }, winner: null },
      { if: { when: "carrierLeavesElsewhere" }, winner: 1 },
      { if: { when: "eliminated", side: 1 }, winner: 0 },
      DRAWN_AT_LIMIT,
    ],
  ),
  scenario(
    "surgical",
    "Surgical Strike",
    "AX-10.2",
    20,
    [
      side(
        "sildosi",
        list(["victory", 1], ["adept", 1], ["dauntless", 2], ["intrepid", 1], ["honor", 2]),
        15,
        { kind: "edge", edge: "choose", within: 10 },
        { edges: "closed" },
      ),
      side("kelterik", list(["assassin", 2], ["scout", 5]), 15, { kind: "apart", fromEnemy: 20 }),
    ],
    ["0.edge", "0.deploy", "1.deploy"],
    [
      { if: { when: "shipDestroyed", ship: "victory" }, winner: 1 },
      { if: { when: "eliminated", side: 1 }, winner: 0 },
      { if: { when: "turnLimit" }, winner: 0 },
    ],
  ),
  scenario(
    "border",
    "Border Skirmish",
    "AX-10.3",
    30,
    [
      side("pelloda", list(["tempest", 1], ["cyclone", 2], ["hurricane", 1]), 5, NORTH),
      side("nelluran", list(["aurora", 2], ["comet", 3]), 10, SOUTH),
    ],
    ["both.deploy"],
    [...ELIMINATION, DRAWN_AT_LIMIT],
  ),
  scenario(
    "minefield",
    "Mine Field",
    "AX-10.4",
    20,
    [
      side("ardoni", list(["leviathan", 1], ["typhon", 2], ["phoenix", 1], ["wyvern", 2]), 10, {
        kind: "edge",
        edge: "choose",
        within: 10,
      }),
      side(
        "teggeri",
        list(["hailstorm", 1], ["firebrand", 1], ["inferno", 2], ["scorcher", 4, { kind: "apart", fromEnemy: 10 }]),
        20,
        { kind: "base", within: 6 },
        { base: { hull: 25, armour: 4, within: 30 } },
      ),
    ],
    ["0.edge", "1.base", "0.deploy", "1.deploy"],
    [
      { if: { when: "baseDestroyed" }, winner: 0 },
      { if: { when: "eliminated", side: 0, baseAtMost: 5 }, winner: null },
      { if: { when: "eliminated", side: 0 }, winner: 1 },
      { if: { when: "turnLimit", baseAtMost: 5 }, winner: null },
      { if: { when: "turnLimit" }, winner: 1 },
    ],
    0,
  ),
  scenario(
    "faceoff",
    "Face Off",
    "AX-10.5",
    30,
    [
      side("ardoni", list(["leviathan", 3], ["chimera", 2], ["typhon", 5], ["phoenix", 3], ["wyvern", 6]), 20, NORTH),
      side("kelterik", list(["emperor", 2], ["guardian", 5], ["assassin", 3], ["scout", 13]), 20, SOUTH),
    ],
    ["both.deploy"],
    [...ELIMINATION, DRAWN_AT_LIMIT],
  ),
];

/** Returns the free skirmish for a number of points per side (AX-9.1 to AX-9.4, AX-9.7). */
export function skirmish(points: number): ScenarioFile {
  const buyer = (zone: Zone): ScenarioSide => side("any", [], 0, zone, { fleet: null, points });
  const map = points <= 40 ? { cols: 31, rows: 31 } : LARGE;
  return {
    ...scenario(
      "skirmish",
      "Skirmish",
      "AX-9.1",
      30,
      [buyer(NORTH), buyer(SOUTH)],
      ["both.fleet", "both.deploy"],
      [...ELIMINATION, { if: { when: "turnLimit" }, winner: "score" }],
    ),
    map,
  };
}
