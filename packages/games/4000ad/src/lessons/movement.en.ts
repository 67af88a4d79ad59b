/** English lessons about setting up, the board, production and hyperspace. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("4000ad", "en");
/** Two Independents, Algol and Antares; Algol begins. */
const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.firstPlayer": "fixed" } as const;
const ALGOL = "You are Algol, blue. Orion holds Antares in the far corner.";
const OVER = [{ is: "turnBegan", power: 1 }];

export const setUp = lessons([
  {
    id: "first-click",
    title: "Your first fleet",
    about: "Choose a star, a number of ships, and send them.",
    minutes: 1,
    options: DUEL,
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "15 ships stand at your home star, 15 at the enemy’s; all other stars are empty. Choose Algol, set a number of ships, and send them into hyperspace.",
        rule: "AD-3.2",
        goals: [{ text: "Send a fleet", facts: [{ is: "departed", power: 0 }] }],
        hint: "Click Algol. Below the board you set the number and see who could reach your home. Then choose a distant star, and send.",
        solution: [
          { do: "muster", from: "algol" },
          { do: "depart", from: "algol", to: "hyperspace" },
        ],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "stay" }],
            text: "Nothing left Algol. One departure a turn is all you have, so a turn without one is a turn lost.",
            rule: "AD-6.3.3.1",
          },
          {
            acts: [{ do: "depart", to: "hop" }],
            text: "That was a hop to Capella, the other star of your sector. A fleet in hyperspace goes further.",
            rule: "AD-7.2.b",
          },
        ],
      },
    ],
    end: "All players see that a fleet left Algol, and how large it is. Where it is going is known only to you.",
  },
]);

export const board = lessons([
  {
    id: "sister-star",
    title: "The sister star",
    about: "Hop to the other star of your sector.",
    minutes: 1,
    options: DUEL,
    position: { round: 2, turn: "algol", step: "departure", stars: { algol: { algol: 15 }, antares: { antares: 15 } } },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Two stars share each sector, and between them there is no distance. Capella is the sister star of Algol. A ship hops there at once, in the same turn.",
        rule: "AD-2.3.4",
        goals: [{ text: "Hop to Capella", facts: [{ is: "hopped", power: 0, star: "capella" }] }],
        hint: "Choose Algol, set 1 ship, and choose Capella right beside it.",
        solution: [
          { do: "muster", from: "algol" },
          { do: "depart", from: "algol", ships: 1, to: "hop" },
        ],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "depart", to: "hyperspace" }],
            text: "That fleet is in hyperspace and moves to space 2 next turn. It can no longer come out in the sector it left.",
            rule: "AD-7.2.b",
          },
          {
            acts: [{ do: "stay" }],
            text: "You stayed. Capella has a ring, and one ship would hold it.",
            rule: "AD-6.5.1",
          },
        ],
      },
    ],
    end: "A hop is the one departure of your turn. One ship is enough to hold an empty star.",
  },
]);

export const production = lessons([
  {
    id: "pairs-build-ships",
    title: "Pairs build ships",
    about: "Take the star that brings a new ship.",
    minutes: 2,
    options: DUEL,
    position: {
      round: 4,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 10 }, capella: { algol: 1 }, antares: { antares: 15 } },
      warps: { algol: [{ from: "algol", count: 1, ships: 2 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "In odd rounds each pair of a ring and a cross on your stars builds one ship. Algol has both, Capella a ring: 2 rings, 1 cross. Your fleet may come out 2 sectors from Algol. Come out where it helps, then end your turn.",
        rule: "AD-6.2.3",
        goals: [
          {
            text: "Take a star with a cross",
            facts: [{ is: "emerged", power: 0, star: { oneOf: ["menkar", "castor"] } }],
          },
          { text: "Build 2 ships in round 5", facts: [{ is: "produced", power: 0, ships: 2 }] },
        ],
        hint: "Menkar and Castor have a cross. After the arrival choose Stay, and watch the production of round 5.",
        solution: [{ do: "emerge", star: "menkar" }, { do: "stay" }],
        ends: [{ is: "produced", power: 0 }],
        wrong: [
          {
            acts: [{ do: "emerge", star: { oneOf: ["aldebaran", "hamal"] } }],
            text: "Now you have 3 rings and 1 cross. Only pairs count, so you still build one ship.",
            rule: "AD-6.2.3",
          },
          {
            acts: [{ do: "emerge", star: { oneOf: ["diphda", "mirfak"] } }],
            text: "That star has neither a ring nor a cross. It is worth having only for where it lies.",
            rule: "AD-2.4",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "The fleet travels on, so nothing is added: 2 rings and 1 cross still make one pair.",
            rule: "AD-6.2.3",
          },
        ],
      },
    ],
    end: "New ships appear at your home star. What is left over is worth nothing and cannot be saved.",
  },
]);

export const movement = lessons([
  {
    id: "come-out",
    title: "Come out of hyperspace",
    about: "Choose where a fleet comes out, when it is there.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 6,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 6 }, antares: { antares: 9 }, castor: { antares: 8 } },
      warps: { algol: [{ from: "algol", count: 2, ships: 6 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Your fleet left Algol and now stands on space 3. It may come out at any star exactly 3 sectors from Algol. You never announced a destination. Rigel is empty and has a ring and a cross.",
        rule: "AD-6.3.2.a",
        goals: [{ text: "Come out at Rigel", facts: [{ is: "emerged", power: 0, star: "rigel" }] }],
        hint: "The stars that can be reached glow. Rigel lies in the next square, one level below.",
        solution: [{ do: "emerge", star: "rigel" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "travelOn" }],
            text: "The fleet stays in hyperspace. Next turn it stands on space 4, and Rigel is too near.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "The count is the distance. A fleet that waits keeps its secret, but loses the near stars.",
  },
  {
    id: "not-too-far",
    title: "Never too far",
    about: "Save a fleet at the edge of the board.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 9,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 6 }, antares: { antares: 15 } },
      warps: { algol: [{ from: "algol", count: 6, ships: 5 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Your fleet stands on space 7. Nothing on the board is further from Algol. If it travels on, its ships are lost. Two stars are 7 away: Antares with 15 ships, and its sister star Shaula.",
        rule: "AD-7.2.e",
        goals: [{ text: "Come out alive", facts: [{ is: "emerged", power: 0, star: "shaula" }] }],
        hint: "Shaula is empty. Come out there.",
        solution: [{ do: "emerge", star: "shaula" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "travelOn" }],
            text: "One push further and the warp has left the board behind. Its 5 ships are lost.",
            rule: "AD-7.2.e",
          },
          {
            acts: [{ do: "emerge", star: "antares" }],
            text: "5 ships came out against 15. The smaller force is destroyed.",
            rule: "AD-6.4.1",
          },
        ],
      },
    ],
    end: "From a corner the board is 7 deep, from the middle only 5. The board warns you before a fleet runs too far.",
  },
  {
    id: "equal-is-barred",
    title: "Equal forces cannot meet",
    about: "Find a way round a star that is barred.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { markab: { antares: 5 }, algol: { algol: 4 }, antares: { antares: 9 } },
      warps: { algol: [{ from: "algol", count: 3, ships: 5 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Your 5 ships could come out at Markab, but exactly 5 defend it. A force cannot come out against its equal. The sister star of Markab is at the same distance. Stand beside them.",
        rule: "AD-6.4.4",
        goals: [{ text: "Come out at Enif", facts: [{ is: "emerged", power: 0, star: "enif" }] }],
        hint: "Enif shares the sector of Markab. Choose it when the board asks.",
        solution: [{ do: "emerge", star: "enif" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "travelOn" }],
            text: "Travelling on is legal, but from Enif one more ship next turn would be enough to hop over and win.",
            rule: "AD-7.2.b",
          },
        ],
      },
    ],
    end: "A defender who brings the numbers level has closed the star. Come with one more, or next door.",
  },
  {
    id: "keep-a-warp-free",
    title: "Keep a warp free",
    about: "Free a warp to depart in the same turn.",
    minutes: 2,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 12 }, antares: { antares: 9 } },
      warps: {
        algol: [
          { from: "algol", count: 2, ships: 2 },
          { from: "algol", count: 1, ships: 2 },
        ],
      },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Both your warps are under way. Without a free warp nothing can depart, and 12 ships sit at Algol. Bring one fleet out, then send at least 6 ships from Algol in the same turn.",
        rule: "AD-6.3.3.1",
        goals: [
          { text: "Come out with one fleet", facts: [{ is: "emerged", power: 0 }] },
          {
            text: "Send 6 ships from Algol",
            facts: [{ is: "departed", power: 0, star: "algol", ships: [{ ships: { atLeast: 6 } }] }],
          },
        ],
        hint: "Come out anywhere with the first fleet. Then choose Algol, set 6 or more, and send.",
        solution: [
          { do: "emerge", star: "rigel" },
          { do: "travelOn" },
          { do: "muster", from: "algol" },
          { do: "depart", ships: 6, to: "hyperspace" },
        ],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "travelOn" }, { do: "travelOn" }],
            text: "Both warps travel on, so no warp is free. The ships at Algol could not even hop.",
            rule: "AD-6.3.3.1",
          },
          { acts: [{ do: "stay" }], text: "A warp was free, but nothing departed.", rule: "AD-6.3.3" },
        ],
      },
    ],
    end: "Arrivals come before the departure. Two warps under way mean that you cannot move anything.",
  },
]);
