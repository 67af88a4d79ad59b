/** First Steps: the smallest playable module, for learning the turn and as a start for new modules. */
import type { JsonObject } from "../module/options.ts";

export const FIRST_STEPS: JsonObject = {
  format: "warp-empires.module/1",
  id: "first-steps",
  version: "1.0.0",
  name: "First Steps",
  author: "Starboard",
  players: { min: 2, max: 4 },
  terms: { territory: "Space", revenueTerritory: "World", home: "Home world" },
  options: [{ id: "victory.roundLimit", values: [0, 20, 30, 40, 60], default: 0, rule: "WE-14.4" }],
  pools: { deck: { scope: "shared" }, pile: { scope: "shared" } },
  phases: [
    { id: "draw", kind: "draw" },
    { id: "move", kind: "move" },
    { id: "battle", kind: "battle" },
    { id: "revenue", kind: "revenue" },
    { id: "recruit", kind: "recruit" },
    { id: "upkeep", kind: "upkeep" },
    { id: "control", kind: "control" },
  ],
  setup: {
    fixedUnits: [
      { unit: "cutter", count: 2, at: "home" },
      { unit: "frigate", count: 2, at: "home" },
      { unit: "flagship", count: 1, at: "home" },
    ],
    startingHand: { count: 3 },
  },
  hand: { draw: 3, max: 5, refillAfterBattle: 5 },
  movement: { speeds: { slow: { spaces: 1 }, fast: { spaces: 2 } } },
  terrain: [
    { id: "space", name: "Empty space", enter: "free", revenue: false },
    { id: "world", name: "World", enter: "free", revenue: true, attrs: { value: 2 } },
    { id: "nebula", name: "Nebula", enter: "stop", revenue: false },
  ],
  map: {
    generator: "raster-partition/1",
    roles: { valued: "world", filler: "space" },
    valuedKey: "worlds",
    scatter: [{ terrain: "nebula", key: "nebulas", minHome: 2 }],
    sizes: {
      "2": { territories: 24, worlds: 8, nebulas: 2, homeDistanceMin: 3, systemsWithinSpread: [1] },
      "3": { territories: 30, worlds: 12, nebulas: 2, homeDistanceMin: 3, systemsWithinSpread: [1] },
      "4": { territories: 36, worlds: 12, nebulas: 2, homeDistanceMin: 3, systemsWithinSpread: [1] },
    },
    fairness: { systemsWithin: [2] },
  },
  units: [
    { id: "cutter", name: "Cutter", count: 20, move: "fast", force: 2, tags: ["ship"] },
    { id: "frigate", name: "Frigate", count: 16, move: "fast", force: 4, tags: ["ship"] },
    { id: "flagship", name: "Flagship", count: 10, move: "slow", force: 7, tags: ["ship"] },
  ],
  battle: { missions: { bothMustDeclare: false } },
  casualties: {
    loserShare: { fraction: [1, 2], of: "units", round: "up", firstPick: "winner", rest: "loser" },
    winnerShare: { fraction: [1, 2], of: "forceLostByLoser", atLeast: true, pick: "winner" },
  },
  revenue: { terms: [{ id: "world", amount: { attr: "value" }, when: { siteIs: "world" }, rule: "WE-10.6" }] },
  recruit: { draw: 4 },
  control: { onTerrain: "world" },
  victory: {
    condition: { op: "controlShare", of: "world", over: [60, 100] },
    roundLimit: { $option: "victory.roundLimit" },
  },
  cards: [
    {
      id: "course",
      name: "Course",
      count: 20,
      modes: [
        {
          id: "move",
          window: "ownMove",
          target: "groups",
          effects: [{ op: "moveGroups", min: 1, max: 1 }],
        },
      ],
    },
    {
      id: "volley",
      name: "Volley",
      count: 6,
      modes: [{ id: "force", window: "battle", effects: [{ op: "force", amount: 4 }] }],
    },
    {
      id: "convoy",
      name: "Convoy",
      count: 4,
      modes: [{ id: "play", window: "ownRevenue", effects: [{ op: "income", who: "self", amount: 3 }] }],
    },
  ],
};
