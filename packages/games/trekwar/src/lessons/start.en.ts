/** English lessons about setting up, the board, the attack, the exchange and the opening. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("trekwar", "en");
const FEDERATION = "You are the Federation, blue.";

export const setUp = lessons([
  {
    id: "first-click",
    title: "The first Fight",
    about: "Exchange cards and open the Battle.",
    minutes: 2,
    options: { firstOpener: "federation" },
    seed: 5,
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        title: "Exchange, or keep all",
        text: "Both Decks are shuffled and you hold 6 cards. Before a Fight you may swap up to 3 of them. Mark cards, or keep all.",
        rule: "TW-4.2",
        goals: [{ text: "Answer the exchange", facts: [{ is: "exchanged", side: 0 }] }],
        hint: "Mark the cards you do not want, then choose the button below the board.",
        solution: [{ do: "exchange" }],
      },
      {
        title: "Open the Fight",
        text: "You open the first Fight, for the Central Sector. Choose one Unit, then Space or Surface. Your enemy must match its Force.",
        rule: "TW-2.5",
        goals: [{ text: "Open with a Unit", facts: [{ is: "opened", side: 0 }] }],
        hint: "Click a Unit. It shows two numbers: Space above, Surface below. Choose the Battleground where it is stronger.",
        solution: [{ do: "open" }],
      },
    ],
    end: "Six cards, an exchange, one Unit: every Fight begins like this. The first one is for the Central Sector.",
  },
]);

export const board = lessons([
  {
    id: "ring-of-sectors",
    title: "The ring of Sectors",
    about: "Find out which Sectors touch each other.",
    minutes: 1,
    position: {
      step: "attack",
      loser: "federation",
      fight: 3,
      sectors: "C:F",
      federation: { hand: "FU05 FU06 FU12" },
      dominion: { hand: "DU01 DU02" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "Seven Sectors form a ring around a centre. The Dominion’s Lower Left touches two Sectors of yours. Attack it across the bottom edge, without the centre.",
        rule: "TW-B.2",
        goals: [{ text: "Attack Lower Left from Lower Right", facts: [{ is: "attackChosen", from: "LR", to: "LL" }] }],
        hint: "Choose Lower Right first, the blue Sector at the bottom. Then choose Lower Left beside it.",
        solution: [{ do: "attack", from: "LR", to: "LL" }],
        ends: [{ is: "attackChosen" }],
        wrong: [
          {
            acts: [{ do: "attack", from: "C" }],
            text: "That attack starts in the centre. If you lose it, the Central Sector is gone, and it touches all the others.",
            rule: "TW-8.4",
          },
        ],
      },
    ],
    end: "The centre touches all six. An outer Sector touches the centre and its two neighbours on the ring.",
  },
]);

export const attack = lessons([
  {
    id: "loser-attacks",
    title: "The loser attacks",
    about: "Choose a Sector to attack from, and one beside it to attack.",
    minutes: 1,
    position: {
      step: "attack",
      loser: "federation",
      fight: 2,
      sectors: "C:D",
      federation: { hand: "FU05 FU06 FU12" },
      dominion: { hand: "DU01 DU02" },
    },
    seat: 0,
    role: `${FEDERATION} You lost the first Fight, and with it the Central Sector.`,
    tasks: [
      {
        text: "The side that lost the last Fight attacks next. Choose a Sector of yours, then an enemy Sector beside it. Take the centre back.",
        rule: "TW-3.2",
        goals: [{ text: "Attack the Central Sector", facts: [{ is: "attackChosen", side: 0, to: "C" }] }],
        hint: "Choose any blue Sector, then Central. All your Sectors touch it.",
        solution: [{ do: "attack", to: "C" }],
        ends: [{ is: "attackChosen" }],
        wrong: [
          {
            acts: [{ do: "attack", to: { oneOf: ["UL", "LL"] } }],
            text: "That is a legal attack, but on an outer Sector. It touches only three others; the centre touches six.",
            rule: "TW-B.2",
          },
        ],
      },
    ],
    end: "You decide where to attack, not whether. The Sector you attack from is your stake.",
  },
]);

export const start = lessons([
  {
    id: "exchange-dead-cards",
    title: "Swap what cannot work",
    about: "See which cards of a Hand need others.",
    minutes: 1,
    position: {
      step: "exchange",
      by: "federation",
      attacker: "dominion",
      opener: "dominion",
      federation: { hand: "FU05 FU06 FM04 FU15 FC04 FU09", deck: "FU03 FU16 FC02 FM05 FU04 FE01", discard: "..." },
      dominion: { hand: "DU02 DU09 DC01 DU13 DU05 DU12" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "You may swap up to 3 cards, and new ones come before the old go back. Miranda Class has only 2 in both Battlegrounds. Swap it, and keep Vorcha with the cards that need a Klingon.",
        rule: "TW-4.2",
        goals: [
          {
            text: "Swap Miranda Class, keep Vorcha Class",
            facts: [{ is: "exchangedCards", dropped: { includes: "FU09" } }],
            silent: [{ is: "exchangedCards", dropped: { includes: "FU15" } }],
          },
        ],
        hint: "Mark Miranda Class only, then exchange. Cloaking Device and General Martok work with Vorcha Class.",
        solution: [{ do: "exchange", drop: ["FU09"] }],
        ends: [{ is: "opened" }],
        wrong: [
          {
            acts: [{ do: "exchange", drop: [] }],
            text: "You kept everything. An exchange costs nothing while your Deck Pile is full, and Miranda matches almost no attack.",
            rule: "TW-4.2",
          },
          {
            acts: [{ do: "exchange", drop: { includes: "FU15" } }],
            text: "Without a Klingon or Romulan Unit, Cloaking Device may not be played and General Martok adds nothing.",
            rule: "TW-F.requiresUnit",
          },
        ],
      },
    ],
    end: "A good Hand fits together. Three cards at most, once before each Fight.",
  },
  {
    id: "name-the-ground",
    title: "Space or Surface",
    about: "Open where your Unit is strong and theirs are weak.",
    minutes: 1,
    position: {
      step: "open",
      attacker: "federation",
      federation: { hand: "FU13 FU05 FU09", deck: "FU01 FU02 FU03 FU06", discard: "..." },
      dominion: { hand: "DU02" },
    },
    seat: 0,
    role: `${FEDERATION} You attack, so you open.`,
    tasks: [
      {
        text: "The opener plays one Unit and names the Battleground for the whole Fight. Read both numbers of each Unit, then open with at least 6 Force.",
        rule: "TW-4.4",
        goals: [
          {
            text: "Open with 6 Force",
            facts: [
              { is: "opened", side: 0 },
              { is: "announced", side: 0, force: { atLeast: 6 } },
            ],
          },
        ],
        hint: "K’Tinga Class has 3 in Space and 6 on the Surface.",
        solution: [{ do: "open", unit: "FU13", battleground: "surface" }, { do: "end" }],
        ends: [{ is: "turnBegan", side: 1 }],
        wrong: [
          {
            acts: [{ do: "open", unit: "FU13", battleground: "space" }],
            text: "In Space K’Tinga Class counts only 3. Only the number for the current Battleground counts.",
            rule: "TW-10.2",
          },
          {
            acts: [{ do: "open", unit: { oneOf: ["FU05", "FU09"] } }],
            text: "That Unit has 4 at most. Your enemy matches it with almost any card.",
            rule: "TW-4.4",
          },
        ],
      },
    ],
    end: "The Battleground stays for the whole Fight. Open on the side of the card where your whole Hand is strong.",
  },
]);
