/** English lessons about fleets, scenarios, secrets and table options. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("anaxis", "en");

export const fleets = lessons([
  {
    id: "buy-a-fleet",
    title: "Buy a fleet",
    about: "Spend 30 points on ships of one race.",
    minutes: 2,
    options: { "ax.scenario": "skirmish", "ax.points": 30 },
    draws: [1],
    seat: 0,
    role: "You choose a fleet for a skirmish of 30 points.",
    opponents: [
      { act: { do: "confirm" } },
      { act: { do: "buy" }, once: true },
      { act: { do: "race", race: "kelterik" }, once: true },
      { act: { do: "put" }, once: true },
    ],
    tasks: [
      {
        text: "Both sides have the same points. A fleet is of one race, with any number of each class. Take the Ardoni, and buy a Gorgon for 14 and a Typhon for 8 at least. Cinema Points cost half a point each.",
        rule: "AX-9.2",
        goals: [
          {
            text: "Buy a Gorgon and a Typhon",
            facts: [{ is: "fleetBought", side: 0, race: "ardoni", ships: { includes: "gorgon" } }],
          },
        ],
        hint: "Choose Ardoni, then Gorgon and Typhon, then Finish. Both fleets are shown together.",
        solution: [
          { do: "race", race: "ardoni" },
          { do: "buy", ship: "gorgon" },
          { do: "buy", ship: "typhon" },
          { do: "confirm" },
        ],
        ends: [{ is: "fleetBought", side: 0 }],
        limit: 40,
        wrong: [
          {
            acts: [
              { do: "race", race: { oneOf: ["pelloda", "teggeri", "sildosi", "nelluran", "kelterik"] } },
              { do: "buy" },
              { do: "confirm" },
            ],
            text: "Gorgon and Typhon are ships of the Ardoni. All ships of a fleet are of one race.",
            rule: "AX-9.2",
          },
        ],
      },
    ],
    end: "Unspent points are lost. Fleets are bought in secret and revealed together.",
  },
]);

export const scenarios = lessons([
  {
    id: "the-ambassador",
    title: "The ambassador",
    about: "Win a scenario by its own goal.",
    minutes: 1,
    options: { "ax.scenario": "ambassador" },
    position: {
      turn: 2,
      phase: "movement",
      cp: [0, 0],
      ships: [
        { class: "comet", side: 1, at: [20, 3], facing: "N" },
        { class: "nova", side: 1, at: [10, 10], facing: "N", acted: true },
        { class: "emperor", side: 2, at: [20, 12], facing: "N", acted: true },
      ],
      goal: ["north", null],
      carrier: 0,
    },
    seat: 0,
    role: "You are the Nelluran. Your Comet carries the ambassador.",
    tasks: [
      {
        text: "In this scenario the carrier wins when it reaches the goal edge, here the north. No other player knows which ship carries the ambassador. The Emperor is close behind. Bring the Comet home.",
        rule: "AX-10.1",
        goals: [{ text: "Reach the north edge", facts: [{ is: "carrierRevealed", how: "reached" }] }],
        hint: "The edge is 3 hexes ahead. Choose Steady and go forward three times.",
        solution: [{ do: "steady" }, { do: "forward" }, { do: "forward" }, { do: "forward" }],
        ends: [{ is: "moveEnded", ship: 0 }, { is: "won" }],
        limit: 20,
        wrong: [
          {
            acts: [{ do: "steady" }, { do: "end" }],
            text: "The Comet stopped before the edge, and the Emperor fires 8 dice at it.",
            rule: "AX-10.1",
          },
        ],
      },
    ],
    end: "Five scenarios have goals of their own. They are not fair; for a contest each is played twice.",
  },
]);

export const secrets = lessons([
  {
    id: "which-ship-carries",
    title: "Which ship carries?",
    about: "Deduce what is secret from what is shown.",
    minutes: 2,
    options: { "ax.scenario": "ambassador" },
    position: {
      turn: 4,
      phase: "firing",
      cp: [0, 0],
      ships: [
        { class: "comet", side: 1, at: [20, 0], facing: "N", acted: true, hull: 2 },
        { class: "pulsar", side: 1, at: [21, 3], facing: "N", acted: true, hull: 2 },
        { class: "nova", side: 1, at: [2, 20], facing: "N", acted: true },
        { class: "assassin", side: 2, at: [21, 8], facing: "N" },
      ],
      goal: ["north", null],
      carrier: 1,
      cleared: [0],
    },
    draws: Array.from({ length: 12 }, () => 6),
    seat: 1,
    role: "You hunt the ambassador with an Assassin.",
    tasks: [
      {
        text: "The carrier wins when it reaches the north edge. The Comet stands on that edge, and the game goes on. So it does not carry the ambassador. Comet and Pulsar have 2 hull each. Fire at the one that may carry.",
        rule: "AX-12.2",
        goals: [{ text: "Destroy the carrier", facts: [{ is: "destroyed", ship: 1 }] }],
        hint: "The Pulsar is 3 hexes from the edge and not cleared.",
        solution: [{ do: "fire", bank: "primary", target: 1 }],
        ends: [{ is: "volley", ship: 3, target: 0 }, { is: "turnEnded" }],
        wrong: [
          {
            acts: [{ do: "fire", target: 0 }],
            text: "The Comet was shown not to carry the ambassador when it stood on the goal edge.",
            rule: "AX-12.2",
          },
          {
            acts: [{ do: "done" }],
            text: "You ceased fire, and the Pulsar is one move from its goal.",
            rule: "AX-10.1",
          },
        ],
      },
    ],
    end: "Fleets, deployments and the carrier are secret. All else is open: hulls, ratings, declarations, points.",
  },
]);

export const options = lessons([
  {
    id: "a-narrow-table",
    title: "A table with other rules",
    about: "Aim by a table option.",
    minutes: 1,
    options: { "ax.narrowArc": "line" },
    position: {
      turn: 2,
      phase: "movement",
      cp: [0, 0],
      ships: [
        { class: "leviathan", side: 1, at: [20, 30], facing: "NE" },
        { class: "guardian", side: 2, at: [20, 22], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Leviathan. At this table narrow banks fire straight ahead only.",
    tasks: [
      {
        text: "Where tables differ, the rules name an option. Here the Narrow arc is reduced to the straight row of hexes ahead. The Guardian is due north. End the move so that the primary bank bears on it.",
        rule: "AX-14.1",
        goals: [
          {
            text: "Face north in the same column",
            facts: [{ is: "moveEnded", ship: 0, facing: 0 }],
            view: { board: { q: [20, 20] } },
          },
        ],
        hint: "Turn left once and end the move, without a step.",
        solution: [{ do: "left" }, { do: "end" }],
        ends: [{ is: "moveEnded", ship: 0 }],
        wrong: [
          {
            acts: [{ do: "forward" }, { do: "end" }],
            text: "A step to the north-east leaves the column, and the Guardian is no longer straight ahead.",
            rule: "AX-1.9",
          },
          {
            acts: [{ do: "end" }],
            text: "The bow still points north-east, so the narrow bank does not bear.",
            rule: "AX-1.9",
          },
        ],
      },
    ],
    end: "Every option is explained when you set up a table, with the rule behind it.",
  },
]);
