/** English lessons about battle. */
import { lessonsIn } from "@starboard/kit";
import { GROUND, position } from "./places.ts";

const lessons = lessonsIn("warp-empires", "en");
const FEDERATION = "You are the Federation, blue.";
const DECIDED = [{ is: "battleDecided" }, { is: "phaseBegan", phase: "revenue" }];

export const battle = lessons([
  {
    id: "count-the-sums",
    title: "Count both sums",
    about: "Win a battle with the right card.",
    minutes: 2,
    options: GROUND,
    position: position(
      "battle",
      { d3: { stacks: { "0": ["strikeCruiser", "raider"], "1": ["strikeCruiser", "warship", "raider"] } } },
      { hand: { surprise: 1, scanners: 1, warp: 1 } },
    ),
    seat: 0,
    role: `${FEDERATION} Your stack meets the Klingons at D3.`,
    tasks: [
      {
        text: "Both sides add up their Force, then play battle cards in turn until both pass. You have 8 + 4 = 12. The Klingons have 8 + 7 + 4 = 19, since their Warships count 1 more. Scanners add 3, and 5 more for the Federation. Surprise adds 10. Win.",
        rule: "WE-9.12",
        goals: [{ text: "Win the battle", facts: [{ is: "battleDecided", winner: 0 }] }],
        hint: "12 + 10 are 22, more than 19. Declare the attack, then play Surprise.",
        solution: [{ do: "attack" }, { do: "play", card: "surprise" }, { do: "pass" }],
        ends: DECIDED,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "attack" }, { do: "pass" }],
            text: "You passed with 12 against 19. Two passes in a row end the battle.",
            rule: "WE-9.12",
          },
          {
            acts: [{ do: "mission" }],
            text: "You declared a mission, but the Klingons attacked. Now they are the attacker, and the sums are the same.",
            rule: "WE-9.3",
          },
        ],
      },
    ],
    end: "The board shows both sums term by term. Keep a card for the moment when the other side has passed.",
  },
  {
    id: "who-is-lost-first",
    title: "Pick the first loss",
    about: "Take the enemy’s best ship.",
    minutes: 2,
    options: GROUND,
    position: position("battle", {
      d3: {
        stacks: { "0": ["commandShip", "strikeCruiser", "strikeCruiser"], "1": ["strikeCruiser", "scout", "scout"] },
      },
    }),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "You win here by 26 to 12. The loser loses half of its units, rounded up: 2 of 3. The winner picks the first one, the loser the others. Then the winner loses at least half of that Force. Attack, and pick their strongest.",
        rule: "WE-9.22",
        goals: [
          { text: "Pick the Strike Cruiser", facts: [{ is: "lossNamed", seat: 1, by: 0, unit: "strikeCruiser" }] },
        ],
        hint: "Declare the attack. When you are asked for a loss, choose the Strike Cruiser.",
        solution: [{ do: "attack" }, { do: "lose", unit: "strikeCruiser" }],
        ends: [{ is: "lossNamed" }, { is: "phaseBegan", phase: "revenue" }],
        limit: 20,
        wrong: [
          {
            acts: [{ do: "attack" }, { do: "lose", unit: "scout" }],
            text: "You took a Scout. The Klingons pick the other loss themselves, and keep the Strike Cruiser.",
            rule: "WE-9.22",
          },
        ],
      },
    ],
    end: "A heavy first loss has a price: the winner’s own losses follow the Force that the loser lost.",
  },
  {
    id: "a-mission-instead",
    title: "A mission instead",
    about: "Share a territory without a battle.",
    minutes: 1,
    options: GROUND,
    position: position("battle", {
      d3: { stacks: { "0": ["scout"], "1": ["commandShip", "warship"] } },
    }),
    seat: 0,
    role: `${FEDERATION} Your Scout shares D3 with a fleet.`,
    opponents: [{ act: { do: "mission" } }],
    tasks: [
      {
        text: "Stacks that share a territory fight, unless both sides declare a diplomatic mission. You declare first. Your Scout has 2 against 17, and the Klingons wish for no battle either.",
        rule: "WE-9.3",
        goals: [
          {
            text: "End the phase without a battle",
            facts: [{ is: "declared", seat: 0, what: "mission" }],
            silent: [{ is: "battleBegan" }],
          },
        ],
        hint: "Choose the diplomatic mission.",
        solution: [{ do: "mission" }],
        ends: [{ is: "battleBegan" }],
        wrong: [
          {
            acts: [{ do: "attack" }],
            text: "You declared the attack with 2 against 17. The Scout is lost.",
            rule: "WE-9.18",
          },
        ],
      },
    ],
    end: "A mission has a price too: you may not take control there in this turn.",
  },
  {
    id: "peace-treaty",
    title: "Peace Treaty",
    about: "Make an attack on you not happen.",
    minutes: 1,
    options: GROUND,
    position: {
      ...position(
        "battle",
        {
          f3: {
            marker: 0,
            explored: true,
            features: { resources: "rich" },
            stacks: { "0": ["scout"], "1": ["strikeCruiser", "warship"] },
          },
        },
        { hand: { peaceTreaty: 1, shields: 1 } },
      ),
      active: 1,
      order: [1, 0],
    },
    seat: 0,
    role: `${FEDERATION} In the Klingons’ turn their fleet meets your Scout at Faro.`,
    opponents: [{ act: { do: "attack" }, once: true }, { act: { do: "mission" } }],
    tasks: [
      {
        text: "The Klingons declare an attack on Faro. Shields add 2 for each ship and 5 for the Federation: 9 in all, against 20. Peace Treaty is an answer to the declaration: the attack does not happen.",
        rule: "WE-4.11",
        goals: [{ text: "Prevent the attack", facts: [{ is: "attackForbidden", seat: 1, by: 0 }] }],
        hint: "Play Peace Treaty when you are asked.",
        solution: [{ do: "play", card: "peaceTreaty" }],
        ends: [{ is: "battleBegan" }],
        wrong: [
          {
            acts: [{ do: "pass" }],
            text: "The battle begins: 2 and your cards against 20. Faro is lost.",
            rule: "WE-9.18",
          },
        ],
      },
    ],
    end: "That player may not attack you again in this turn, wherever you meet.",
  },
]);
