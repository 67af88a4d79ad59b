/** English lessons about home stars, the turn and Independents. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("4000ad", "en");
const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.firstPlayer": "fixed" } as const;
const ALGOL = "You are Algol, blue. Orion holds Antares.";
const OVER = [{ is: "turnBegan", power: 1 }];

export const homes = lessons([
  {
    id: "an-empty-home",
    title: "An empty home star",
    about: "Take a home star without a battle.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 8 }, sol: { antares: 9 } },
      warps: { algol: [{ from: "sabik", count: 1, ships: 1 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Orion sent every ship away from Antares. It still belongs to Orion and builds ships, but any power that arrives takes it without a fight. Your scout left Sabik, 2 sectors from Antares.",
        rule: "AD-8.3",
        goals: [{ text: "Take Antares", facts: [{ is: "homeLost", power: 1, star: "antares" }] }],
        hint: "Come out at Antares, the star with the house.",
        solution: [{ do: "emerge", star: "antares" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "emerge" }],
            text: "You came out elsewhere. An enemy home star without ships is the best prize on the board.",
            rule: "AD-8.3",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "The scout travels on, and Orion will close the gap.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "Orion has exactly one turn to retake it. Leave enough at your own home to hold what can reach it.",
  },
  {
    id: "see-it-coming",
    title: "See it coming",
    about: "Save your home star from an attack.",
    minutes: 2,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "departure",
      stars: { algol: { algol: 3 }, capella: { algol: 6 }, antares: { antares: 9 } },
      warps: { antares: [{ from: "rigel", count: 2, ships: 7 }] },
    },
    seat: 0,
    role: ALGOL,
    opponents: [{ act: { do: "emerge", star: "algol", mode: "attack" } }],
    tasks: [
      {
        text: "7 ships left Rigel, 3 sectors from Algol, and stand on space 2. Next turn they can be at your home, where 3 ships stand. 6 more are at Capella next door. Hold Algol.",
        rule: "AD-6.4.3",
        goals: [
          {
            text: "Hold Algol through Orion’s turn",
            facts: [{ is: "turnBegan", power: 0 }],
            silent: [{ is: "homeLost", power: 0 }],
          },
        ],
        hint: "With 7 ships at Algol they cannot come out there; with 8 they would be destroyed. Hop 4 or more from Capella.",
        solution: [
          { do: "muster", from: "capella" },
          { do: "depart", ships: 5, to: "hop" },
        ],
        ends: [
          { is: "homeLost", power: 0 },
          { is: "turnBegan", power: 0 },
        ],
        wrong: [
          {
            acts: [{ do: "stay" }],
            text: "3 ships against 7: Algol fell. You would have one turn to retake it.",
            rule: "AD-10.2",
          },
          {
            acts: [{ do: "depart", to: "hyperspace" }],
            text: "Ships in hyperspace do not defend your home.",
            rule: "AD-6.4.3",
          },
          {
            acts: [
              { do: "muster", from: "capella" },
              { do: "depart", from: "capella", ships: { atMost: 3 }, to: "hop" },
            ],
            text: "That is not enough. 7 ships still beat what stands at Algol.",
            rule: "AD-6.4.1",
          },
        ],
      },
    ],
    end: "Count every turn what can reach your home, and with how many. The board shows it when you point at the star.",
  },
]);

export const turn = lessons([
  {
    id: "place-new-ships",
    title: "Build at the front",
    about: "Place new ships where they are needed.",
    minutes: 1,
    options: { ...DUEL, "ad.buildAt": "anyBoth" },
    position: {
      round: 7,
      turn: "algol",
      step: "start",
      stars: { algol: { algol: 9 }, rigel: { algol: 2 }, spica: { algol: 3 }, antares: { antares: 9 } },
    },
    seat: 0,
    role: `${ALGOL} At this table new ships may be built at any star of yours with a ring and a cross.`,
    tasks: [
      {
        text: "A turn asks in a fixed order: new ships, arrivals, departure. You have 3 new ships, and 3 stars that may build them. Spica is nearest to Antares. Place all of them there.",
        rule: "AD-E.3.1",
        goals: [{ text: "Place 3 ships at Spica", facts: [{ is: "placed", power: 0, star: "spica", ships: 3 }] }],
        hint: "Choose Spica and the number 3.",
        solution: [{ do: "place", star: "spica", ships: 3 }, { do: "stay" }],
        ends: [...OVER, { is: "placed", star: "algol" }, { is: "placed", star: "rigel" }],
        wrong: [
          {
            acts: [{ do: "place", star: { oneOf: ["algol", "rigel"] } }],
            text: "From there the new ships need turns of travel. Spica is 3 sectors from Antares.",
            rule: "AD-6.2.3.2",
          },
        ],
      },
    ],
    end: "By the sheet new ships appear at home only. This house rule makes a conquered star with both symbols a base.",
  },
]);

export const independents = lessons([
  {
    id: "the-grace-turn",
    title: "The grace turn",
    about: "Regain your home star in the one turn you have.",
    minutes: 2,
    options: DUEL,
    position: {
      round: 10,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { antares: 6 }, capella: { algol: 3 }, antares: { antares: 2 } },
      warps: { algol: [{ from: "hamal", count: 1, ships: 5 }] },
      lost: { algol: { to: "antares" } },
    },
    seat: 0,
    role: "You are Algol, blue. Orion has taken your home star.",
    tasks: [
      {
        text: "6 enemies stand at Algol, and this turn is your last chance. 5 ships from Hamal are due there now, 3 more are at Capella next door. A hop cannot join an arrival, but ships that have not fought may hop.",
        rule: "AD-10.2",
        goals: [{ text: "Regain Algol", facts: [{ is: "homeRegained", power: 0, star: "algol" }] }],
        hint: "Come out at Capella first, without a fight. Then hop to Algol with all 8 ships.",
        solution: [
          { do: "emerge", star: "capella" },
          { do: "muster", from: "capella" },
          { do: "depart", ships: 8, to: "hop" },
        ],
        ends: [...OVER, { is: "eliminated", power: 0 }],
        wrong: [
          {
            acts: [{ do: "emerge", star: "algol" }],
            text: "5 against 6 at Algol: your fleet is destroyed, and the 3 ships left cannot win either.",
            rule: "AD-6.4.1",
          },
          {
            acts: [{ do: "stay" }],
            text: "Your grace turn has ended without Algol, so you are eliminated.",
            rule: "AD-10.2",
          },
        ],
      },
    ],
    end: "Arrive next door, then hop with all ships: this trick wins many battles by one turn.",
  },
  {
    id: "mutual-withdrawal",
    title: "Mutual withdrawal",
    about: "Force the captor of your home to give it back.",
    minutes: 3,
    options: DUEL,
    position: {
      round: 10,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { antares: 14 }, antares: { antares: 1 }, sol: { antares: 1 } },
      warps: { algol: [{ from: "sabik", count: 1, ships: 9 }] },
      lost: { algol: { to: "antares" } },
    },
    seat: 0,
    role: "You are Algol, blue. 14 enemies stand at your home star.",
    opponents: [{ act: { do: "accept" } }, { act: { do: "stay" } }],
    tasks: [
      {
        text: "You cannot retake Algol from 14 ships. But in your grace turn you may take the home star of the power that holds yours. Your 9 ships are due at Antares, where 1 ship stands. Then offer that both withdraw.",
        rule: "AD-10.2.2",
        goals: [
          { text: "Take Antares", facts: [{ is: "homeLost", power: 1 }] },
          { text: "Offer withdrawal", facts: [{ is: "withdrawalOffered", power: 0 }] },
        ],
        hint: "Come out at Antares. At the end of your turn the board asks whether you offer withdrawal.",
        solution: [{ do: "emerge", star: "antares" }, { do: "offer" }],
        ends: [
          { is: "eliminated", power: 0 },
          { is: "turnBegan", power: 1 },
        ],
        wrong: [
          {
            acts: [{ do: "pass" }],
            text: "You let the offer pass. Orion still holds Algol, and you depend on Orion’s next turn.",
            rule: "AD-E.3.6",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "Your grace turn ended without a home star of your own or of your captor. You are eliminated.",
            rule: "AD-10.2",
          },
        ],
      },
    ],
    end: "The captor must agree, retake its own star at once, or be eliminated. Both stars then go back to their owners.",
  },
]);
