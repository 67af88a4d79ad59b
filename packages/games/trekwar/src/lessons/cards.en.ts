/** English lessons about cards, symbols, effects, secrets, decks and table options. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("trekwar", "en");
const FEDERATION = "You are the Federation, blue.";
const ENDS = [{ is: "turnBegan", side: 1 }, { is: "fightEnded" }];
const answer = { step: "initial", attacker: "dominion", active: "federation", ground: "space" } as const;

export const cards = lessons([
  {
    id: "command-stays",
    title: "Commands stay",
    about: "Tell a Maneuver from a Command.",
    minutes: 2,
    position: {
      ...answer,
      federation: { hand: "FU15 FC02 FM05 FU12", deck: "FU09 FU05", discard: "..." },
      dominion: { units: "DU13", hand: "DU01 DU02" },
    },
    seat: 0,
    role: FEDERATION,
    opponents: [{ act: { do: "deploy" } }],
    tasks: [
      {
        title: "Play a Command",
        text: "The Dominion has 4 Space. A Maneuver counts for one Turn only, a Command for the whole Fight. Match with Bird of Prey and a helper that lasts.",
        rule: "TW-1.4",
        goals: [{ text: "Deploy with Captain Sisko", facts: [{ is: "deployed", side: 0, support: ["FC02"] }] }],
        hint: "Choose Bird of Prey and Captain Sisko, then deploy.",
        solution: [{ do: "deploy", unit: "FU12", support: ["FC02"] }],
        ends: [...ENDS, { is: "deployed", side: 0 }],
        wrong: [
          {
            acts: [{ do: "deploy", support: ["FM05"] }],
            text: "Quantum Torpedoes add 2 now, but they are turned face down at the start of your next Turn.",
            rule: "TW-1.3",
          },
          {
            acts: [{ do: "deploy", support: [] }],
            text: "That matches, but nothing stays: in your next Turn you begin from zero again.",
            rule: "TW-1.2",
          },
          {
            acts: [{ do: "surrender" }],
            text: "Bird of Prey has 3 Space, and a helper makes it 5 or 7.",
            rule: "TW-6.6",
          },
        ],
      },
      {
        title: "It still counts",
        text: "End your Turn and see the answer. In your next Turn Captain Sisko adds 4 again, to any Unit.",
        rule: "TW-1.7",
        goals: [{ text: "Match once more", facts: [{ is: "deployed", side: 0 }] }],
        hint: "Vorcha Class has 5 Space, Sisko 4: together 9 against 7.",
        solution: [{ do: "end" }, { do: "deploy", unit: "FU15" }],
        ends: [{ is: "fightEnded" }],
        wrong: [
          {
            acts: [{ do: "surrender" }],
            text: "Captain Sisko was still in play: with him Vorcha Class had 9 against 7.",
            rule: "TW-1.4",
          },
        ],
      },
    ],
    end: "Units until covered, Maneuvers for a Turn, Commands for the Fight, Events at once.",
  },
]);

export const effects = {
  symbols: lessons([
    {
      id: "take-up",
      title: "Take Up",
      about: "Use the same card twice in a Fight.",
      minutes: 1,
      position: {
        ...answer,
        federation: { units: "FU11", hand: "FM05 FU09" },
        dominion: { units: "DU13", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "Peregrine Fighters carry the hand symbol. At the start of your Turn you may take them from the Table back into your Hand, and play them again. You need 4 Space.",
          rule: "TW-11.1",
          goals: [
            { text: "Take the fighters up", facts: [{ is: "tookUp", side: 0, card: "FU11" }] },
            { text: "Match 4 Space with them", facts: [{ is: "deployed", side: 0, unit: "FU11" }] },
          ],
          hint: "Choose Take up, or click the fighters on your Unit pile. Then deploy them with Quantum Torpedoes.",
          solution: [{ do: "takeUp", card: "FU11" }, { do: "deploy", unit: "FU11", support: ["FM05"] }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "deploy", unit: "FU09" }],
              text: "That matches too, but the fighters stay below and are discarded with the rest. Taking up comes before deploying.",
              rule: "TW-5.2",
            },
            {
              acts: [{ do: "surrender" }],
              text: "With the fighters back in your Hand you have 5 Space.",
              rule: "TW-11.1",
            },
          ],
        },
      ],
      end: "Covered cards may be taken too. Only the same symbol on the enemy’s side forbids it.",
    },
    {
      id: "limited-action",
      title: "Alone in its Stage",
      about: "Deploy a Limited Action.",
      minutes: 1,
      position: {
        ...answer,
        federation: { hand: "FU02 FC02 FU06" },
        dominion: { units: "DU01", commands: "DC03", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "The Dominion has 11 Space. Starbase 375 matches any attack of 6 or more, whatever its own Force. It is a Limited Action, so it is deployed alone.",
          rule: "TW-11.5",
          goals: [{ text: "Match 11 Space", facts: [{ is: "deployed", side: 0, matchedBy: "FU02" }] }],
          hint: "Choose Starbase 375 and nothing else, then deploy.",
          solution: [{ do: "deploy", unit: "FU02", support: [] }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "surrender" }],
              text: "Starbase 375 would have matched: its effect asks for an attack of 6 or more, and 11 is more.",
              rule: "TW-10.4",
            },
          ],
        },
      ],
      end: "Your own attack is now only 1 Space. A match by effect buys a Turn, not strength.",
    },
  ]),
  special: lessons([
    {
      id: "fetch-an-ally",
      title: "Fetch an ally",
      about: "Carry an effect out before you deploy.",
      minutes: 1,
      position: {
        ...answer,
        federation: { hand: "FE03 FU09 FU05", deck: "FU06 FU17 FM01 FU12", discard: "..." },
        dominion: { units: "DU11", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "8 Space attack and you hold nothing like it. A Special Effect beats the rules: Call of the Allies lets you search your Deck Pile for a Klingon or Romulan Unit.",
          rule: "TW-12.1",
          goals: [
            { text: "Fetch a Unit", facts: [{ is: "searched", side: 0, cards: { includes: "FU17" } }] },
            { text: "Match 8 Space", facts: [{ is: "deployed", side: 0 }] },
          ],
          hint: "Play Call of the Allies, choose Romulan D’Deridex Class with 8 Space, and deploy it.",
          solution: [
            { do: "event", card: "FE03" },
            { do: "choose", cards: ["FU17"] },
            { do: "deploy", unit: "FU17" },
            { do: "end" },
          ],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "choose", cards: ["FU12"] }],
              text: "Bird of Prey has only 3 Space. What cannot match cannot be deployed, so you would have to surrender.",
              rule: "TW-6.7",
            },
            {
              acts: [{ do: "choose", cards: [] }],
              text: "You may search and take nothing, but the Event is spent.",
              rule: "TW-12.9",
            },
            {
              acts: [{ do: "surrender" }],
              text: "Call of the Allies fetches D’Deridex Class with 8 Space.",
              rule: "TW-12.1",
            },
          ],
        },
      ],
      end: "A fetched card is shown to both sides, and the Deck Pile is shuffled afterwards.",
    },
  ]),
  list: lessons([
    {
      id: "take-cover",
      title: "Beam down, take cover",
      about: "Combine two effects into a match.",
      minutes: 2,
      position: {
        ...answer,
        federation: { hand: "FE02 FU05 FM02 FU09" },
        dominion: { units: "DU11", commands: "DC03", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "12 Space attack. Take Cover matches any attack on the Surface. Emergency Beam-Down moves the Fight there. Use both in the right order.",
          rule: "TW-F.matchAny",
          goals: [
            { text: "Move to the Surface", facts: [{ is: "groundChanged", ground: "surface" }] },
            { text: "Match with Take Cover", facts: [{ is: "deployed", side: 0, support: ["FM02"] }] },
          ],
          hint: "Play Emergency Beam-Down first. Then deploy any Unit with Take Cover.",
          solution: [{ do: "event", card: "FE02" }, { do: "deploy", support: ["FM02"] }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "surrender" }],
              text: "In Space Take Cover does nothing, but the Event moves the Fight to the Surface first.",
              rule: "TW-10.9",
            },
          ],
        },
      ],
      end: "The match holds for this Turn only. Your own attack is just your Force.",
    },
  ]),
};

export const secrets = lessons([
  {
    id: "look-at-the-hand",
    title: "Look at the enemy Hand",
    about: "Learn what the enemy holds.",
    minutes: 1,
    position: {
      ...answer,
      federation: { hand: "FU04 FU06 FU09" },
      dominion: { units: "DU09", hand: "DU05 DC02 DE01" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "You see all cards on the Table and every count, but not the enemy Hand. Two Units of yours match 5 Space. One of them looks at the Hand as well.",
        rule: "TW-E.1",
        goals: [{ text: "See the Dominion’s Hand", facts: [{ is: "peeked", side: 0, of: 1 }] }],
        hint: "Nebula Class has 5 Space and looks at the enemy Hand when it is played.",
        solution: [{ do: "deploy", unit: "FU04" }, { do: "end" }],
        ends: [...ENDS],
        wrong: [
          {
            acts: [{ do: "deploy", unit: "FU06" }],
            text: "Excelsior Class matches as well, but you learned nothing. Read the effects before you choose.",
            rule: "TW-E.4",
          },
          { acts: [{ do: "surrender" }], text: "Nebula Class matches 5 Space and shows you the Hand.", rule: "TW-E.4" },
        ],
      },
    ],
    end: "The enemy knows that you looked. The page remembers for you which of those cards must still be there.",
  },
]);

/** A deck with two copies of three small ships. */
const COPIES =
  "FU01 FU02 FU03 FU04 FU05 FU06 FU07 FU08 FU09 FU10 FU11 FU12 FU13 FU14 FU15 FU16 FU17 FU18 FU09.2 FU05.2 FU08.2 FM01 FM02 FM05 FC01 FC03 FC04 FE01 FE02 FE03".split(
    " ",
  );

export const options = {
  decks: lessons([
    {
      id: "two-copies",
      title: "Two copies",
      about: "Play a custom deck with a card twice.",
      minutes: 1,
      options: { federationDeck: COPIES },
      position: {
        ...answer,
        federation: { units: "FU08", hand: "FU05 FU05.2 FU09" },
        dominion: { units: "DU13", hand: "DU02" },
      },
      seat: 0,
      role: `${FEDERATION} Your deck was built by hand.`,
      opponents: [{ act: { do: "deploy" } }],
      tasks: [
        {
          text: "A custom deck has 30 cards for 64 bolts, and holds most cards twice. Small ships cost few bolts. Match 4 Space with one Akira Class and keep the other.",
          rule: "TW-13.4",
          goals: [
            {
              text: "Deploy an Akira Class",
              facts: [{ is: "deployed", side: 0, unit: { oneOf: ["FU05", "FU05.2"] } }],
            },
          ],
          hint: "Both copies have 4 Space. Choose either and deploy it.",
          solution: [{ do: "deploy", unit: "FU05.2" }, { do: "end" }],
          ends: ENDS,
          wrong: [
            { acts: [{ do: "surrender" }], text: "Each copy of Akira Class has 4 Space and matches.", rule: "TW-13.5" },
          ],
        },
      ],
      end: "You find the deck builder on the start page under Editors. Every deck is checked while you build it.",
    },
  ]),
  table: lessons([
    {
      id: "one-of-each",
      title: "A table with other rules",
      about: "Play by a table option.",
      minutes: 1,
      options: { support: "both" },
      position: {
        ...answer,
        federation: { hand: "FU05 FM05 FC02 FU09" },
        dominion: { units: "DU18", commands: "DC03", hand: "DU02" },
      },
      seat: 0,
      role: `${FEDERATION} At this table a Maneuver and a Command may be played together.`,
      tasks: [
        {
          text: "The sheet says one Maneuver or one Command. This table chose “both”. The Dominion has 10 Space, so you need all of it.",
          rule: "TW-14",
          goals: [{ text: "Match 10 Space", facts: [{ is: "deployed", side: 0, force: { atLeast: 10 } }] }],
          hint: "Akira Class 4, Quantum Torpedoes 2, Captain Sisko 4. Choose all three, then deploy.",
          solution: [{ do: "deploy", unit: "FU05", support: ["FM05", "FC02"] }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "surrender" }],
              text: "With one of each you have 10 Space: 4, 2 and 4.",
              rule: "TW-6.4",
            },
          ],
        },
      ],
      end: "Every option is explained when you set up a table, with the rule behind it.",
    },
  ]),
};
