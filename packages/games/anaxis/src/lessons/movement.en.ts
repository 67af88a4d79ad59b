/** English lessons about the turn, movement, the map and maneuvers. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("anaxis", "en");
const MOVING = { turn: 2, phase: "movement", cp: [0, 0] } as const;
/** An enemy that has moved and takes no part. */
const far = { class: "emperor", side: 2, at: [2, 2], facing: "S", acted: true } as const;
const ENDS = [{ is: "moveEnded", ship: 0 }];

export const order = lessons([
  {
    id: "first-click",
    title: "Your first move",
    about: "Move a ship forward and end its move.",
    minutes: 1,
    position: {
      ...MOVING,
      ships: [
        { class: "typhon", side: 1, at: [20, 30], facing: "N" },
        { class: "scout", side: 2, at: [20, 8], facing: "S" },
      ],
    },
    seat: 0,
    role: "You command the blue Typhon, a frigate.",
    tasks: [
      {
        text: "The highest initiative moves first: the ribbon shows Typhon with 10, then the Scout with 3. Typhon has speed 6. Keep it steady and go at least 3 hexes forward, then end the move.",
        rule: "AX-2.2",
        goals: [{ text: "Go 3 hexes forward", facts: [{ is: "moveEnded", ship: 0, forward: { atLeast: 3 } }] }],
        hint: "Choose Steady, then a hex ahead of Typhon, or Forward three times. Then End move.",
        solution: [{ do: "steady" }, { do: "forward" }, { do: "forward" }, { do: "forward" }, { do: "end" }],
        ends: ENDS,
        wrong: [
          {
            acts: [{ do: "reverse" }],
            text: "You went backwards. Forward and reverse steps never mix in one turn.",
            rule: "AX-3.2",
          },
        ],
      },
    ],
    end: "After all moves every ship may fire, again from the highest initiative down.",
  },
  {
    id: "who-moves-last",
    title: "Let the enemy move first",
    about: "Change your place in the order of moves.",
    minutes: 1,
    position: {
      turn: 2,
      phase: "movement",
      cp: [1, 0],
      ships: [
        { class: "leviathan", side: 1, at: [20, 30], facing: "N" },
        { class: "praetor", side: 2, at: [20, 5], facing: "S" },
      ],
    },
    seat: 0,
    role: "You command the blue Leviathan, initiative 27.",
    tasks: [
      {
        text: "The highest number moves first, so the Praetor with 24 moves after you and sees where you are. Command costs 1 Cinema Point and calls your ship again five lower. Move after the Praetor.",
        rule: "AX-2.4",
        goals: [{ text: "Lower Leviathan to 22", facts: [{ is: "commanded", ship: 0, from: 27, to: 22 }] }],
        hint: "Choose Command in the prompt line instead of Leviathan’s move.",
        solution: [{ do: "command", ship: 0 }],
        ends: [...ENDS, { is: "commanded" }],
        wrong: [
          {
            acts: [{ do: "activate", ship: 0 }, { do: "end" }],
            text: "You moved first. The Praetor now knows where you are before it moves.",
            rule: "AX-2.2",
          },
        ],
      },
    ],
    end: "To move late is good, to fire early is better: a destroyed ship does not fire.",
  },
]);

export const movement = lessons([
  {
    id: "turn-your-bow",
    title: "Turn on the way",
    about: "Combine steps and turns into a move.",
    minutes: 2,
    position: { ...MOVING, ships: [{ class: "typhon", side: 1, at: [20, 30], facing: "N" }, far] },
    seat: 0,
    role: "You command Typhon: speed 6, maneuver rating 4.",
    tasks: [
      {
        text: "A ship turns by 60° at any point of its move, as often as its maneuver rating allows. End the move with the bow one side further to the right (facing north-east), at least 2 hexes forward.",
        rule: "AX-3.3",
        goals: [
          {
            text: "Face north-east, 2 hexes forward",
            facts: [{ is: "moveEnded", ship: 0, facing: 1, forward: { atLeast: 2 } }],
          },
        ],
        hint: "Steady, Forward, Right, Forward, End move.",
        solution: [{ do: "steady" }, { do: "forward" }, { do: "right" }, { do: "forward" }, { do: "end" }],
        ends: ENDS,
        wrong: [
          {
            acts: [{ do: "steady" }, { do: "left" }, { do: "end" }],
            text: "You turned to the left, so the bow faces north-west.",
            rule: "AX-1.2",
          },
          {
            acts: [{ do: "steady" }, { do: "end" }],
            text: "Standing still is a move too, but it ends where it began.",
            rule: "AX-3.1",
          },
        ],
      },
    ],
    end: "Turning costs no speed. What you do not use is lost; nothing carries over.",
  },
]);

export const map = lessons([
  {
    id: "stay-on-the-map",
    title: "The rim of the map",
    about: "Keep a ship from leaving the battle.",
    minutes: 1,
    position: {
      ...MOVING,
      ships: [
        { class: "gorgon", side: 1, at: [20, 1], facing: "N" },
        { class: "wyvern", side: 1, at: [10, 10], facing: "N", acted: true },
        far,
      ],
    },
    seat: 0,
    role: "You command Gorgon, close to the rim.",
    tasks: [
      {
        text: "A step across the rim takes a ship off the map for good. Gorgon has one hex ahead of it. It may turn 3 times. Turn it round so that it faces south, and stay.",
        rule: "AX-1.5",
        goals: [{ text: "End the move facing south", facts: [{ is: "moveEnded", ship: 0, facing: 3 }] }],
        hint: "Turn right three times, then end the move.",
        solution: [{ do: "steady" }, { do: "right" }, { do: "right" }, { do: "right" }, { do: "end" }],
        ends: [...ENDS, { is: "left" }],
        wrong: [
          {
            acts: [{ do: "steady" }, { do: "forward" }, { do: "forward" }],
            text: "Gorgon has fled. It is not destroyed, but it does not come back.",
            rule: "AX-1.5",
          },
          {
            acts: [{ do: "steady" }, { do: "end" }],
            text: "Gorgon still faces the rim. Next turn it must turn anyway.",
            rule: "AX-3.1",
          },
        ],
      },
    ],
    end: "Count hexes in three directions: distance is the greatest difference. Ships may share a hex.",
  },
]);

export const maneuvers = lessons([
  {
    id: "evade",
    title: "Evade",
    about: "Make a ship harder to hit.",
    minutes: 2,
    position: {
      ...MOVING,
      ships: [
        { class: "tempest", side: 1, at: [20, 30], facing: "N" },
        { class: "emperor", side: 2, at: [20, 18], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Tempest: speed 7, maneuver rating 5.",
    tasks: [
      {
        text: "Before its first step a ship may evade. Tempest then is 2 harder to hit, keeps only 1 turn, and must go forward at least 5 hexes. Evade the Emperor’s guns.",
        rule: "AX-4.2",
        goals: [
          { text: "Declare the evasion", facts: [{ is: "declared", ship: 0, mode: "evade" }] },
          { text: "Go 5 hexes forward", facts: [{ is: "moveEnded", ship: 0, forward: { atLeast: 5 }, void: false }] },
        ],
        hint: "Choose Evade, then a hex five or more ahead, then end the move.",
        solution: [{ do: "evade" }, ...Array.from({ length: 5 }, () => ({ do: "forward" })), { do: "end" }],
        ends: ENDS,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "steady" }, { do: "end" }],
            text: "Tempest moved steadily. Against 8 dice of the Emperor it is as easy a target as any.",
            rule: "AX-4.5",
          },
        ],
      },
    ],
    end: "An evader’s own fire is harder by 1. Slow ships with a rating below 3 cannot evade at all.",
  },
  {
    id: "pursue",
    title: "Pursue",
    about: "Cancel the evasion of an enemy.",
    minutes: 2,
    position: {
      ...MOVING,
      ships: [
        { class: "typhon", side: 1, at: [20, 30], facing: "N" },
        { class: "assassin", side: 2, at: [20, 22], facing: "N", acted: true, evading: 4, forward: 4 },
      ],
    },
    seat: 0,
    role: "You command Typhon. The Assassin evades.",
    tasks: [
      {
        text: "A pursuer takes its own penalty off the quarry’s. Typhon’s rating 4 is worth 2, as much as the Assassin’s evasion. It must follow at least 4 hexes forward. Pursue the Assassin.",
        rule: "AX-4.6",
        goals: [
          { text: "Declare the pursuit", facts: [{ is: "declared", ship: 0, mode: "pursue", quarry: 1 }] },
          { text: "Follow 4 hexes", facts: [{ is: "moveEnded", ship: 0, forward: { atLeast: 4 }, void: false }] },
        ],
        hint: "Choose Pursue and the Assassin, go 4 hexes forward, end the move.",
        solution: [{ do: "pursue", quarry: 1 }, ...Array.from({ length: 4 }, () => ({ do: "forward" })), { do: "end" }],
        ends: ENDS,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "evade" }, { do: "end" }],
            text: "Evading makes your own fire harder, and the Assassin is as hard to hit as before.",
            rule: "AX-4.5",
          },
          {
            acts: [{ do: "steady" }, { do: "end" }],
            text: "A steady ship meets the full evasion of its target.",
            rule: "AX-4.5",
          },
        ],
      },
    ],
    end: "A pursuit is worth nothing against a steady ship, and makes fire at all others harder by 1.",
  },
]);
