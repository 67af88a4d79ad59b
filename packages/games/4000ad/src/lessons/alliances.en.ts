/** English lessons about Alliances, conferences and table options. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("4000ad", "en");
const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.firstPlayer": "fixed" } as const;
const ALGOL = "You are Algol, blue. Orion holds Antares.";
const OVER = [{ is: "turnBegan", power: 1 }];
/** Two sides of two powers, each side played by one player. */
const SIDES = { "ad.players": 2, "ad.version": "alliances", "ad.firstPlayer": "fixed" } as const;

export const alliances = lessons([
  {
    id: "allies-as-one",
    title: "Allies strike as one",
    about: "Bring fleets of two powers out together.",
    minutes: 2,
    options: SIDES,
    position: {
      round: 8,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { algol: 4 },
        regulus: { regulus: 4 },
        castor: { antares: 6 },
        antares: { antares: 9 },
        pavo: { pavo: 9 },
      },
      warps: { algol: [{ from: "algol", count: 1, ships: 4 }], regulus: [{ from: "regulus", count: 1, ships: 4 }] },
    },
    seat: 0,
    role: "You command two allied powers, Algol and Regulus, against Antares and Pavo.",
    tasks: [
      {
        text: "6 ships of Antares hold Castor. Your Algol fleet of 4 is due there, and so is the Regulus fleet of 4. Fleets of allies that are due at one star may come out together, even out of turn.",
        rule: "AD-9.3",
        goals: [{ text: "Beat the garrison of Castor", facts: [{ is: "battle", star: "castor", attackersWin: true }] }],
        hint: "Choose Castor with both fleets when Algol’s fleet may come out.",
        solution: [{ do: "emerge", star: "castor", warps: [0, 2] }, { do: "stay" }, { do: "stay" }],
        ends: [{ is: "battle" }, { is: "turnBegan", power: 2 }],
        wrong: [
          {
            acts: [{ do: "emerge", star: "castor", warps: [0] }],
            text: "Algol came out alone with 4 ships against 6. Together you would have been 8.",
            rule: "AD-9.3",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "Algol’s fleet travels on, so there is nothing to join with at Castor.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "Up to four fleets can meet like this. The fleet of the ally counts as moved, and is not pushed again this round.",
  },
  {
    id: "both-home-stars",
    title: "Both home stars",
    about: "Win the Alliances game.",
    minutes: 1,
    options: SIDES,
    position: {
      round: 12,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { algol: 4 },
        regulus: { regulus: 4 },
        pavo: { regulus: 3 },
        antares: { antares: 2 },
        nunki: { pavo: 1 },
      },
      warps: { algol: [{ from: "sabik", count: 1, ships: 5 }] },
      lost: { pavo: { to: "regulus" } },
    },
    seat: 0,
    role: "You command Algol and Regulus. Pavo’s home star is already yours.",
    tasks: [
      {
        text: "The side that has taken both enemy home stars wins on the spot. Pavo is lost already. Algol’s fleet of 5 is due at Antares, held by 2.",
        rule: "AD-9.4.8",
        goals: [{ text: "Win the game", facts: [{ is: "won", how: "captured" }] }],
        hint: "Come out at Antares.",
        solution: [{ do: "emerge", star: "antares" }],
        ends: [{ is: "won" }, { is: "turnBegan", power: 2 }],
        wrong: [
          {
            acts: [{ do: "emerge", mode: "occupy" }],
            text: "One captured home star is never the end. Antares was due, and it was weak.",
            rule: "AD-9.4.8.1",
          },
          {
            acts: [{ do: "travelOn" }],
            text: "The fleet travels on. Antares will be stronger next turn.",
            rule: "AD-6.3.2.b",
          },
        ],
      },
    ],
    end: "No ship needs to have stayed at the first one. A single lost home star does not end anything here.",
  },
  {
    id: "conference",
    title: "Call a conference",
    about: "Talk to your ally in private.",
    minutes: 1,
    options: {
      "ad.players": 4,
      "ad.version": "alliances",
      "ad.firstPlayer": "fixed",
      "ad.conference.mode": "called",
      "ad.conference.minutes": 15,
    },
    position: {
      round: 8,
      turn: "algol",
      step: "departure",
      stars: { algol: { algol: 15 }, regulus: { regulus: 15 }, antares: { antares: 15 }, pavo: { pavo: 15 } },
    },
    seat: 0,
    role: "You are Algol, blue. Regulus is your ally, played by another player.",
    tasks: [
      {
        text: "Four players, two sides. Allies may confer in private while the others stay out of earshot. At this table an ally calls the conference, in a turn of either. Call one with Regulus.",
        rule: "AD-9.4.7",
        goals: [{ text: "Open a conference", facts: [{ is: "conference", open: true }] }],
        hint: "It is no part of the turn. Open Deals, or Actions and then Any time, and call the conference with Regulus.",
        solution: [{ do: "conference", from: 0, to: 1, open: true }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "stay" }],
            text: "Your turn went by without a word to your ally. A conference can be called in the turn of either of you.",
            rule: "AD-E.4.12",
          },
        ],
      },
    ],
    end: "The others see that you confer, not what is said. It ends by the limit, or when both of you close it.",
  },
]);

export const options = lessons([
  {
    id: "win-them-over",
    title: "Win them over",
    about: "Meet neutral ships at a table with house rules.",
    minutes: 1,
    options: { ...DUEL, "ad.neutralDefence": "both", "ad.recruit": true },
    position: {
      round: 6,
      turn: "algol",
      step: "arrivals",
      stars: { algol: { algol: 6 }, rigel: { neutral: 6 }, antares: { antares: 9 } },
      warps: { algol: [{ from: "algol", count: 2, ships: 4 }] },
    },
    draws: [4],
    seat: 0,
    role: `${ALGOL} At this table some stars have neutral garrisons that can be won over.`,
    tasks: [
      {
        text: "Every house rule is an option with a rule behind it. Here a fleet that meets neutral ships first rolls a die and adds its ships. If that is more than their number, they join. 6 stand at Rigel, you have 4.",
        rule: "AD-D",
        goals: [{ text: "Win the garrison over", facts: [{ is: "recruitRolled", star: "rigel", joined: true }] }],
        hint: "You need a 3 or more: 4 + 3 is more than 6. Come out at Rigel.",
        solution: [{ do: "emerge", star: "rigel" }, { do: "stay" }],
        ends: OVER,
        wrong: [
          {
            acts: [{ do: "travelOn" }],
            text: "You travelled past. A chance of 4 in 6 for six ships and a star with both symbols is worth it.",
            rule: "AD-6.5.2",
          },
          {
            acts: [{ do: "emerge", mode: "occupy" }],
            text: "You came out elsewhere. The garrison of Rigel still waits.",
            rule: "AD-6.5.2",
          },
        ],
      },
    ],
    end: "The ships that joined are ordinary ships of yours, and may depart at once.",
  },
]);
