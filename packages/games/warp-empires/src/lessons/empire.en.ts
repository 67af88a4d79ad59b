/** English lessons about revenue, recruits, upkeep, control and the end. */
import { lessonsIn } from "@starboard/kit";
import { GROUND, position } from "./places.ts";

const lessons = lessonsIn("warp-empires", "en");
const FEDERATION = "You are the Federation, blue.";
const TURN_OVER = [{ is: "turnBegan", seat: 1 }];

export const revenue = lessons([
  {
    id: "more-revenue",
    title: "More revenue",
    about: "Play income cards at the right time.",
    minutes: 1,
    options: GROUND,
    position: position(
      "revenue",
      {
        c1: { marker: 0, explored: true, features: { resources: "rich", minorRace: "modern" } },
        b3: { marker: 0, explored: true, features: { resources: "rich" } },
      },
      { hand: { increaseProduction: 1, warp: 1 } },
    ),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "Your home pays 10. Corvi pays 3 for its resources and 2 for its people. Benna has no people and no colony, so it pays nothing. Increase Production adds 5 in this phase. Collect 20.",
        rule: "WE-10.1",
        goals: [{ text: "Collect 20", facts: [{ is: "revenuePaid", seat: 0, total: { atLeast: 20 } }] }],
        hint: "Play Increase Production before you go on.",
        solution: [{ do: "play", card: "increaseProduction" }, { do: "done" }],
        ends: [{ is: "revenuePaid" }],
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "You collected 15. The card can be played in your Revenue phase only.",
            rule: "WE-10.5",
          },
        ],
      },
    ],
    end: "Other players may raid each revenue for 5. Unspent points stay in your treasury.",
  },
]);

export const recruit = lessons([
  {
    id: "buy-units",
    title: "Recruit ships",
    about: "Draw units and buy one.",
    minutes: 1,
    options: GROUND,
    position: { ...position("recruit", {}, { treasury: 24 }), printed: 10 },
    seed: 4,
    seat: 0,
    role: `${FEDERATION} You have 24 points.`,
    tasks: [
      {
        text: "In the Recruit phase you draw 5 units from the common pile, buy what you like at their Force, and return the others. They start at your home. Buy at least one.",
        rule: "WE-11.1",
        goals: [
          { text: "Draw units", facts: [{ is: "recruitsDrawn", seat: 0 }] },
          { text: "Buy a unit", facts: [{ is: "unitBought", seat: 0 }] },
        ],
        hint: "Choose Draw, then a unit that you can pay.",
        solution: [{ do: "draw" }, { do: "buy" }, { do: "done" }],
        ends: TURN_OVER,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "skip" }, { do: "done" }],
            text: "You did not draw. Looking at five units costs nothing.",
            rule: "WE-11.6",
          },
          { acts: [{ do: "draw" }, { do: "done" }], text: "All five units went back to the pile.", rule: "WE-11.1" },
        ],
      },
    ],
    end: "If you buy all five, a die says how many more you draw. Only you see what you drew.",
  },
  {
    id: "build-a-colony",
    title: "Build a colony",
    about: "Make an empty system pay.",
    minutes: 1,
    options: GROUND,
    position: {
      ...position(
        "recruit",
        {
          b3: { marker: 0, explored: true, features: { resources: "rich" } },
          a5: { marker: 0, explored: true, features: { resources: "poor" } },
        },
        { treasury: 7 },
      ),
      printed: 10,
    },
    seat: 0,
    role: `${FEDERATION} You have 7 points.`,
    tasks: [
      {
        text: "A colony costs 6 and makes a system without a people pay its resources: rich 3, moderate 2, poor 1. You control Benna, which is rich, and Gamma, which is poor. Build where it pays most.",
        rule: "WE-11.8",
        goals: [{ text: "Build a colony at Benna", facts: [{ is: "built", seat: 0, building: "colony", at: "b3" }] }],
        hint: "Skip the draw, choose Colony at Benna.",
        solution: [{ do: "skip" }, { do: "build", building: "colony", at: "b3" }, { do: "done" }],
        ends: [...TURN_OVER, { is: "built", at: "a5" }],
        limit: 20,
        wrong: [
          {
            acts: [{ do: "build", at: "a5" }],
            text: "Gamma pays 1 in every turn. Benna would have paid 3.",
            rule: "WE-10.1",
          },
          {
            acts: [{ do: "draw" }, { do: "buy" }],
            text: "After that purchase 6 points may not be left for the colony.",
            rule: "WE-11.8",
          },
        ],
      },
    ],
    end: "A colony also gives a garrison of 10 to a system that you control, even without a ship there.",
  },
]);

export const upkeep = lessons([
  {
    id: "what-you-can-keep",
    title: "What you can keep",
    about: "Give up the right units.",
    minutes: 1,
    options: GROUND,
    position: {
      ...position("upkeep", {
        a1: { marker: 1, stacks: {} },
        b3: { marker: 0, explored: true, features: { resources: "moderate" }, buildings: { colony: 1 } },
        d3: { stacks: { "0": [...Array.from({ length: 9 }, () => "warship"), "scout", "scout", "scout"] } },
      }),
      printed: 2,
    },
    seat: 0,
    role: `${FEDERATION} Your home is lost, and your revenue is 2.`,
    tasks: [
      {
        text: "You may keep 5 units for each point of revenue, so 10. You have 12. Give up two units, the weakest ones.",
        rule: "WE-12.1",
        goals: [
          {
            text: "Keep every Warship",
            facts: [{ is: "unitsLost", seat: 0, cause: "upkeep" }],
            silent: [{ is: "unitsLost", units: { includes: "warship" } }],
          },
        ],
        hint: "Give up two Scouts.",
        solution: [
          { do: "disband", at: "d3", unit: "scout" },
          { do: "disband", at: "d3", unit: "scout" },
        ],
        ends: TURN_OVER,
        wrong: [
          {
            acts: [{ do: "disband", unit: "warship" }],
            text: "A Warship has Force 6, a Scout 2. Upkeep counts units, not their Force.",
            rule: "WE-12.1",
          },
        ],
      },
    ],
    end: "With a home that pays 10 you keep 50 units. Upkeep hurts only a player who has lost it.",
  },
]);

export const control = lessons([
  {
    id: "take-control",
    title: "Take control",
    about: "Occupy a system that can be marked.",
    minutes: 2,
    options: GROUND,
    position: position(
      "move",
      {
        b2: { stacks: { "0": ["raider"] } },
        b3: { explored: true, features: { resources: "moderate" } },
        c1: { explored: true, features: { resources: "rich", minorRace: "advanced" } },
      },
      { hand: { warp: 1 } },
    ),
    draws: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "At the end of your turn your marker goes on every system that only you occupy. Not where a neutral people lives, unless it joined you or was beaten. Move the Raider from B2 to a system that becomes yours, and end your turn.",
        rule: "WE-13.2",
        goals: [{ text: "Control Benna", facts: [{ is: "controlPlaced", seat: 0, at: "b3" }] }],
        hint: "Benna, south-west of B2, has no people. Move there, then go through the phases with Done.",
        solution: [
          { do: "play", card: "warp" },
          { do: "lift", at: "b2", unit: "raider" },
          { do: "step", to: "b3" },
          { do: "stop" },
          { do: "done" },
          { do: "skip" },
          { do: "done" },
        ],
        ends: [...TURN_OVER, { is: "moved", to: "c1" }],
        limit: 30,
        wrong: [
          {
            acts: [{ do: "step", to: "c1" }, { do: "stop" }],
            text: "Corvi is rich, but its people belong to no player. Occupation alone does not mark it.",
            rule: "WE-13.2",
          },
          {
            acts: [{ do: "done" }, { do: "done" }],
            text: "The Raider stayed at B2, which is empty space and not a system.",
            rule: "WE-3.3",
          },
        ],
      },
    ],
    end: "Markers stay when the units leave. Without a colony such a system counts for victory, but pays nothing.",
  },
]);

export const end = lessons([
  {
    id: "win-by-share",
    title: "More than 60 %",
    about: "Win the match with one more system.",
    minutes: 2,
    options: GROUND,
    position: position(
      "move",
      {
        c1: { marker: 0, explored: true, features: { resources: "rich" } },
        b3: { marker: 0, explored: true, features: { resources: "rich" } },
        a5: { marker: 0, explored: true, features: { resources: "poor" } },
        c5: { marker: 0, explored: true, features: { resources: "poor" } },
        e5: { marker: 0, explored: true, features: { resources: "poor" } },
        e1: { explored: true, features: { resources: "moderate" } },
        d1: { stacks: { "0": ["raider"] } },
      },
      { hand: { warp: 1 } },
    ),
    draws: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    seat: 0,
    role: `${FEDERATION} You control 6 of 10 systems.`,
    tasks: [
      {
        text: "A player who controls more than 60 % of all systems at the end of a turn wins: 7 of these 10. Your Raider stands at D1, beside Eltanin, which belongs to no player.",
        rule: "WE-14.1",
        goals: [{ text: "Win the match", facts: [{ is: "won", how: "share" }] }],
        hint: "Play Warp, move the Raider to Eltanin, then end every phase.",
        solution: [
          { do: "play", card: "warp" },
          { do: "lift", at: "d1", unit: "raider" },
          { do: "step", to: "e1" },
          { do: "stop" },
          { do: "done" },
          { do: "skip" },
          { do: "done" },
        ],
        ends: TURN_OVER,
        limit: 30,
        wrong: [
          {
            acts: [{ do: "done" }, { do: "done" }],
            text: "The Raider did not move, so 6 systems stay 6. 60 % is not more than 60 %.",
            rule: "WE-14.1",
          },
        ],
      },
    ],
    end: "Homes count too. Watch the strip at the top: it shows how far every player is.",
  },
]);
