/** English lessons about battle, deduction and distance. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("4000ad", "en");
const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.firstPlayer": "fixed" } as const;
const ALGOL = "You are Algol, blue. Orion holds Antares.";
const OVER = [{ is: "turnBegan", power: 1 }];

export const distance = lessons([
  {
    id: "count-the-way",
    title: "Count the way",
    about: "Find the fleet that arrives first.",
    minutes: 2,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "departure",
      stars: {
        algol: { algol: 2 },
        spica: { algol: 5 },
        sol: { algol: 5 },
        rasalhague: { algol: 5 },
        antares: { antares: 3 },
      },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Antares is held by 3 ships. Distance is 1, plus rows, plus columns, plus levels apart. Antares is in L, red. You have fleets at Spica (F, red), Sol (E, yellow) and Rasalhague (K, red). Send the one that is nearest.",
        rule: "AD-7.2.a",
        goals: [
          {
            text: "Send 4 ships or more by the shortest way",
            facts: [{ is: "departed", power: 0, star: "rasalhague", ships: [{ ships: { atLeast: 4 } }] }],
          },
        ],
        hint: "K and L are neighbours in the bottom row, and both stars are red: distance 2.",
        solution: [
          { do: "muster", from: "rasalhague" },
          { do: "depart", ships: 4, to: "hyperspace" },
        ],
        ends: OVER,
        wrong: [
          {
            acts: [
              { do: "muster", from: "spica" },
              { do: "depart", from: "spica", to: "hyperspace" },
            ],
            text: "Spica is 2 rows away on the same level: distance 3. Rasalhague is only 2 away.",
            rule: "AD-7.2.a",
          },
          {
            acts: [
              { do: "muster", from: "sol" },
              { do: "depart", from: "sol", to: "hyperspace" },
            ],
            text: "Sol is 2 rows, 1 column and 1 level away: distance 5.",
            rule: "AD-7.2.a",
          },
          {
            acts: [
              { do: "muster", from: "rasalhague" },
              { do: "depart", from: "rasalhague", to: "hop" },
            ],
            text: "That was a hop to the sister star. Antares is in another sector.",
            rule: "AD-7.2.b",
          },
          {
            acts: [
              { do: "muster", from: "rasalhague" },
              { do: "depart", from: "rasalhague", ships: { atMost: 3 }, to: "hyperspace" },
            ],
            text: "That is the right star, but 3 ships stand at Antares, and equal forces cannot meet.",
            rule: "AD-6.4.2",
          },
        ],
      },
    ],
    end: "A journey of length 2 that leaves now arrives in your next turn. Point at a star to see all distances from it.",
  },
]);

export const battle = lessons([
  {
    id: "larger-wins",
    title: "The larger force wins",
    about: "Choose the battle you win without a loss.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { castor: { antares: 2 }, hamal: { antares: 7 }, algol: { algol: 4 }, antares: { antares: 9 } },
      warps: { algol: [{ from: "algol", count: 1, ships: 5 }] },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "Two enemy garrisons are within reach of your 5 ships: 2 at Castor, 7 at Hamal. The larger force destroys the smaller and loses nothing. Win a battle.",
        rule: "AD-6.4.1",
        goals: [{ text: "Win a battle", facts: [{ is: "battle", attackersWin: true }] }],
        hint: "5 beat 2. Come out at Castor.",
        solution: [{ do: "emerge", star: "castor" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "emerge", star: "hamal" }],
            text: "5 against 7: your force is the smaller one and is destroyed. The defenders lose nothing.",
            rule: "AD-6.4.2.a",
          },
          {
            acts: [{ do: "emerge", mode: "occupy" }],
            text: "You took an empty star, and the garrison at Castor stands.",
            rule: "AD-6.5.1",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "The fleet travels on, and Castor is too near next turn.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "One ship more is enough. Ships that fought stay where they are until your next turn.",
  },
  {
    id: "strike-together",
    title: "Strike together",
    about: "Bring two fleets out as one force.",
    minutes: 1,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { rigel: { antares: 6 }, algol: { algol: 4 }, antares: { antares: 9 } },
      warps: {
        algol: [
          { from: "algol", count: 2, ships: 4 },
          { from: "hamal", count: 3, ships: 4 },
        ],
      },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "6 ships hold Rigel. You have two fleets of 4. One left Algol and is on space 3, the other left Hamal and is on space 4. Both are due at Rigel now. Together they are 8.",
        rule: "AD-6.4.6",
        goals: [{ text: "Beat the garrison of Rigel", facts: [{ is: "battle", star: "rigel", attackersWin: true }] }],
        hint: "Choose Rigel with both fleets, not with one alone.",
        solution: [{ do: "emerge", star: "rigel", warps: [1, 0] }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "emerge", star: "rigel", warps: { oneOf: [[0], [1]] } }],
            text: "4 ships alone came out against 6, and were destroyed before the others arrived.",
            rule: "AD-6.4.6",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "One fleet travels on, so the two no longer meet at Rigel.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "The longer journey left a turn earlier. Plan backwards: both must be due at the same star in the same turn.",
  },
  {
    id: "longer-journey-first",
    title: "The longer journey first",
    about: "Time two departures for one strike.",
    minutes: 3,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "departure",
      stars: { rigel: { antares: 6 }, algol: { algol: 5 }, hamal: { algol: 5 }, antares: { antares: 9 } },
    },
    seat: 0,
    role: ALGOL,
    tasks: [
      {
        text: "6 ships hold Rigel. From Hamal it is 4 sectors away, from Algol 3. You depart once a turn. Send 5 ships from each star so that both fleets come out at Rigel in the same turn.",
        rule: "AD-6.4.6.1",
        goals: [{ text: "Take Rigel with both fleets", facts: [{ is: "battle", star: "rigel", attackersWin: true }] }],
        hint: "Send the 5 ships from Hamal now, and 5 ships from Algol in your next turn. Then let both travel until they are due.",
        solution: [
          { do: "muster", from: "hamal" },
          { do: "depart", ships: 5, to: "hyperspace" },
          { do: "travelOn" },
          { do: "muster", from: "algol" },
          { do: "depart", ships: 5, to: "hyperspace" },
          { do: "travelOn" },
          { do: "travelOn" },
          {
            do: "emerge",
            star: "rigel",
            warps: {
              oneOf: [
                [0, 1],
                [1, 0],
              ],
            },
          },
          { do: "stay" },
        ],
        ends: [{ is: "battle" }],
        limit: 20,
        wrong: [
          {
            acts: [
              { do: "muster", from: "algol" },
              { do: "depart", from: "algol", to: "hyperspace" },
              { do: "muster", from: "hamal" },
              { do: "depart", from: "hamal", to: "hyperspace" },
            ],
            text: "Algol is nearer. Its fleet is due at Rigel two turns before the one from Hamal.",
            rule: "AD-6.4.6.1",
          },
        ],
      },
    ],
    end: "Two fleets that strike together have left in different turns, from stars at different distances.",
  },
  {
    id: "fortunes-of-war",
    title: "The Fortunes of War",
    about: "Fight with dice, and know when to stop.",
    minutes: 2,
    options: { ...DUEL, "ad.combat": "fortunes" },
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: { castor: { antares: 7 }, algol: { algol: 4 }, antares: { antares: 9 } },
      warps: { algol: [{ from: "algol", count: 1, ships: 12 }] },
    },
    draws: [3, 3, 2, 3, 2, 2, 4, 5],
    seat: 0,
    role: `${ALGOL} This table fights with dice.`,
    opponents: [{ act: { do: "fightOn" } }],
    tasks: [
      {
        text: "By this house rule each side rolls two dice and adds its ships. The difference is what the lower side loses; the higher side loses half of it. Attack Castor with 12 ships against 7.",
        rule: "AD-6.4.5",
        goals: [{ text: "Win at Castor", facts: [{ is: "battleEnded", star: "castor", winner: "attackers" }] }],
        hint: "Come out at Castor. After the first round you are asked: fight on.",
        solution: [{ do: "emerge", star: "castor" }, { do: "fightOn" }, { do: "stay" }],
        ends: [...OVER, { is: "battleEnded" }],
        wrong: [
          {
            acts: [{ do: "retreat" }],
            text: "You retreated into hyperspace while you were far ahead. It was also your departure of this turn.",
            rule: "AD-6.4.5",
          },
          { acts: [{ do: "travelOn" }], text: "You did not come out, so there was no battle.", rule: "AD-6.4.2" },
        ],
      },
    ],
    end: "A large force wins with losses, and equal forces may meet. Retreat costs a warp, so keep one free.",
  },
]);

export const secrets = lessons([
  {
    id: "where-can-it-emerge",
    title: "Where can it come out?",
    about: "Deduce where an enemy fleet can strike next turn.",
    minutes: 3,
    options: DUEL,
    position: {
      round: 8,
      turn: "algol",
      step: "departure",
      stars: {
        algol: { algol: 9 },
        sol: { algol: 2 },
        "alpha-centauri": { algol: 6 },
        hamal: { algol: 2 },
        mirfak: { algol: 6 },
        antares: { antares: 9 },
      },
      warps: { antares: [{ from: "vega", count: 2, ships: 5 }] },
    },
    seat: 0,
    role: ALGOL,
    opponents: [
      { act: { do: "emerge", star: "sol", mode: "attack" } },
      { act: { do: "emerge", star: "alpha-centauri", mode: "attack" } },
    ],
    tasks: [
      {
        text: "A fleet of 5 left Vega (K, yellow) and stands on space 2. Next turn it comes out 3 from Vega, or travels on. You hold Sol (E, yellow) and Hamal (D, yellow) with 2 ships each, and 6 ships beside each of them. One hop is all you have. Guard the star in danger.",
        rule: "AD-F.1",
        goals: [
          {
            text: "Guard the star it can reach",
            facts: [
              { is: "hopped", power: 0, star: "sol", ships: [{ ships: { atLeast: 3 } }] },
              { is: "turnBegan", power: 0 },
            ],
            silent: [{ is: "battle", star: "sol", attackersWin: true }],
          },
        ],
        hint: "From K to E it is 2 rows: distance 3. From K to D it is 2 rows and 1 column: distance 4. Hop 4 ships from Alpha Centauri to Sol.",
        solution: [
          { do: "muster", from: "alpha-centauri" },
          { do: "depart", ships: { oneOf: [4] }, to: "hop" },
        ],
        ends: [
          { is: "battle", attackersWin: true },
          { is: "turnBegan", power: 0 },
        ],
        wrong: [
          {
            acts: [
              { do: "muster", from: "mirfak" },
              { do: "depart", from: "mirfak", to: "hop" },
            ],
            text: "Hamal is 4 from Vega, and the fleet stands on space 3 next turn. It can reach Hamal a turn later at the earliest.",
            rule: "AD-F.1",
          },
          { acts: [{ do: "stay" }], text: "2 ships at Sol do not hold against 5.", rule: "AD-6.4.3" },
          {
            acts: [{ do: "depart", to: "hyperspace" }],
            text: "Ships in hyperspace do not defend. Sol stays with 2 ships against 5.",
            rule: "AD-6.4.3",
          },
        ],
      },
    ],
    end: "Choose an enemy fleet on the board to see the stars where it can come out, turn by turn. Other players see yours too.",
  },
]);
