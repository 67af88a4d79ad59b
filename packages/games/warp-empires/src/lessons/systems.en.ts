/** English lessons about exploration, enigmas and diplomacy. */
import { lessonsIn } from "@starboard/kit";
import { GROUND, position } from "./places.ts";

const lessons = lessonsIn("warp-empires", "en");
const FEDERATION = "You are the Federation, blue.";
const TURN_OVER = [{ is: "turnBegan", seat: 1 }];

export const exploration = lessons([
  {
    id: "explore",
    title: "Explore a system",
    about: "Find out what an unknown system holds.",
    minutes: 2,
    options: GROUND,
    position: position("move", { b1: { stacks: { "0": ["scout", "scout"] } } }, { hand: { warp: 1 } }),
    draws: [5, 4, 2],
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "Corvi, beside your Scouts, is unknown. After the Move phase three dice show its resources, its people, and whether it hides an enigma. An enigma can destroy a stack, so explore with what you can spare: one Scout.",
        rule: "WE-6.1",
        goals: [
          { text: "Explore Corvi", facts: [{ is: "explored", seat: 0, at: "c1" }] },
          { text: "Keep one Scout behind", facts: [{ is: "moved", seat: 0, to: "c1", size: 1 }] },
        ],
        hint: "Play Warp, take one Scout from B1, go to Corvi, stop there, and end the phase with Done.",
        solution: [
          { do: "play", card: "warp" },
          { do: "lift", at: "b1", unit: "scout" },
          { do: "step", to: "c1" },
          { do: "stop" },
          { do: "done" },
        ],
        ends: [{ is: "phaseBegan", phase: "enigma" }, ...TURN_OVER],
        limit: 20,
        wrong: [
          {
            acts: [{ do: "liftAll" }],
            text: "You moved both Scouts. If Corvi hides an enigma, both could be lost.",
            rule: "WE-7.4",
          },
          {
            acts: [{ do: "step", to: { oneOf: ["a1", "b2", "a2"] } }, { do: "stop" }],
            text: "The Scout stopped elsewhere. Flying past does not explore.",
            rule: "WE-6.2",
          },
          { acts: [{ do: "done" }], text: "Without a move there is nothing to explore in this turn.", rule: "WE-6.2" },
        ],
      },
    ],
    end: "Resources pay when you build a colony. A people pays when it joins you.",
  },
]);

export const enigma = lessons([
  {
    id: "face-the-enigma",
    title: "Face the enigma",
    about: "Prepare a roll that can destroy a stack.",
    minutes: 2,
    options: GROUND,
    position: position(
      "enigma",
      {
        f3: {
          explored: true,
          features: { resources: "rich", enigma: true },
          stacks: { "0": ["scienceShip", "warship"] },
        },
      },
      { hand: { scanners: 1, scienceOfficer: 1, warp: 1 } },
    ),
    draws: [2, 1],
    seat: 0,
    role: `${FEDERATION} Your stack with a Science Ship stands at Faro.`,
    tasks: [
      {
        text: "A stack at an unsolved enigma must roll: 5 or more solves it. Less can destroy the stack. The Science Ship adds 1; Scanners and Science Officer add 1 each, if you play them before the roll. Prepare well, then roll.",
        rule: "WE-7.2",
        goals: [{ text: "Solve the enigma", facts: [{ is: "challengeRolled", seat: 0, solved: true }] }],
        hint: "Play Scanners and Science Officer first. With +3 even a 2 is enough.",
        solution: [{ do: "play", card: "scanners" }, { do: "play", card: "scienceOfficer" }, { do: "roll" }],
        ends: [{ is: "challengeRolled" }],
        wrong: [
          {
            acts: [{ do: "roll" }],
            text: "The die showed 2. With every card played before the roll that would have been 5. Now the consequences are rolled.",
            rule: "WE-7.3",
          },
        ],
      },
    ],
    end: "Once solved, an enigma is gone for good. Until then the system cannot be controlled.",
  },
]);

export const diplomacy = lessons([
  {
    id: "ask-a-race",
    title: "Ask a race to join",
    about: "Win a people without a battle.",
    minutes: 1,
    options: GROUND,
    position: position(
      "diplomacy",
      { c1: { explored: true, features: { resources: "rich", minorRace: "modern" }, stacks: { "0": ["scout"] } } },
      { hand: { diplomacy: 1, warp: 1 } },
    ),
    draws: [4],
    seat: 0,
    role: `${FEDERATION} Your Scout stands at Corvi, whose people belong to no player.`,
    tasks: [
      {
        text: "A neutral race joins on a 6 or more. The Federation adds 1, and each Diplomacy card adds 1. On 1 or 2 it will never join you. Ask Corvi, as well prepared as you can be.",
        rule: "WE-8.1",
        goals: [{ text: "Corvi joins you", facts: [{ is: "parleyRolled", seat: 0, result: "joined" }] }],
        hint: "Play Diplomacy first. Then a 4 is enough.",
        solution: [{ do: "play", card: "diplomacy" }, { do: "roll" }],
        ends: [{ is: "parleyRolled" }, { is: "phaseBegan", phase: "revenue" }],
        wrong: [
          {
            acts: [{ do: "roll" }],
            text: "The die showed 4, and 4 + 1 is one short. The Diplomacy card in your hand would have made it 6.",
            rule: "WE-8.1",
          },
          { acts: [{ do: "pass" }], text: "You did not ask. Corvi pays nothing to a guest.", rule: "WE-8.2" },
        ],
      },
    ],
    end: "A race that joins gets your marker at once and pays in the same turn.",
  },
]);
