/** English lessons about the ends of a Fight and of the Battle. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("trekwar", "en");

export const battle = lessons([
  {
    id: "what-a-fight-costs",
    title: "What a Fight is about",
    about: "Win an attack, and see what your stake was.",
    minutes: 1,
    position: {
      step: "initial",
      attacker: "federation",
      active: "federation",
      ground: "space",
      fight: 2,
      from: "UR",
      to: "C",
      sectors: "C:D",
      federation: { units: "FU05", hand: "FU16 FU09" },
      dominion: { units: "DU18", hand: "DU02 DU10" },
    },
    seat: 0,
    role: "You are the Federation, blue. You attack the Central Sector from Upper Right.",
    tasks: [
      {
        text: "An attacker that wins takes the Sector it attacked. An attacker that loses gives up the Sector it came from. The Dominion has 6 Space and weak cards left. Match it.",
        rule: "TW-8.4",
        goals: [{ text: "Take the Central Sector", facts: [{ is: "sectorTaken", side: 0, sector: "C" }] }],
        hint: "Negh’Var Class has 8 Space. After it the Dominion must give up.",
        solution: [{ do: "deploy", unit: "FU16" }, { do: "end" }],
        ends: [{ is: "sectorTaken" }],
        wrong: [
          {
            acts: [{ do: "surrender" }],
            text: "You lost your own attack, so the Sector you attacked from is gone: Upper Right belongs to the Dominion.",
            rule: "TW-8.4",
          },
        ],
      },
    ],
    end: "All cards on the Table are discarded, Hands stay. The loser chooses the next attack.",
  },
]);

export const ending = lessons([
  {
    id: "win-the-majority",
    title: "Win by majority",
    about: "End the Battle when you hold more Sectors.",
    minutes: 1,
    position: {
      step: "initial",
      attacker: "dominion",
      active: "federation",
      ground: "space",
      fight: 4,
      from: "UL",
      to: "C",
      sectors: "C:F",
      federation: { hand: "FU06 FU09 FU12" },
      dominion: { units: "DU09", hand: "DU02 DU12", deck: "", discard: "..." },
    },
    seat: 0,
    role: "You are the Federation, blue, with 4 of 7 Sectors.",
    tasks: [
      {
        text: "The Dominion’s Deck Pile is empty, so the Battle ends after this Fight. The side with more Sectors wins. Hold the centre against 5 Space.",
        rule: "TW-9.2",
        goals: [{ text: "Win the Battle", facts: [{ is: "battleEnded", winner: 0 }] }],
        hint: "Excelsior Class has 5 Space.",
        solution: [{ do: "deploy", unit: "FU06" }, { do: "end" }],
        ends: [{ is: "battleEnded" }],
        wrong: [
          {
            acts: [{ do: "surrender" }],
            text: "With the centre the Dominion has 4 Sectors, and its Deck Pile is empty: it has won the Battle.",
            rule: "TW-9.2",
          },
        ],
      },
    ],
    end: "All seven Sectors win at once. Otherwise a Deck Pile that runs out decides.",
  },
]);
