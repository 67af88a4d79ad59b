/** English lessons about the stages of a Turn, and about Force. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("trekwar", "en");
const FEDERATION = "You are the Federation, blue.";
/** The Turn is over, or the whole Fight. */
const ENDS = [{ is: "turnBegan", side: 1 }, { is: "fightEnded" }];
/** The Federation’s Turn against an attack of the Dominion in Space. */
const answer = { step: "initial", attacker: "dominion", active: "federation", ground: "space" } as const;

export const turn = {
  events: lessons([
    {
      id: "event-first",
      title: "An Event comes first",
      about: "Use an Event to break an attack you cannot match.",
      minutes: 1,
      position: {
        ...answer,
        federation: { hand: "FE01 FU14 FU12 FU09" },
        dominion: { units: "DU13", commands: "DC03", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "The Dominion has 8 Space: Galor Class 4 and Legate Damar 4. You cannot match 8. Before you deploy you may play one Event. Section 31 discards a Command.",
          rule: "TW-5.3",
          goals: [
            { text: "Discard Legate Damar", facts: [{ is: "discarded", side: 1, by: "FE01" }] },
            { text: "Match what is left", facts: [{ is: "deployed", side: 0 }] },
          ],
          hint: "Choose Section 31 and play it. Then deploy K’Vort Class, which has 4 Space.",
          solution: [{ do: "event", card: "FE01" }, { do: "deploy", unit: "FU14" }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "surrender" }],
              text: "You gave the Fight up. Section 31 would have taken 4 Space from the attack first.",
              rule: "TW-5.3",
            },
          ],
        },
      ],
      end: "Take up, Event, deploy, draw: a Turn always goes in this order, and later stages close the earlier ones.",
    },
  ]),
  deploy: lessons([
    {
      id: "unit-and-maneuver",
      title: "A Unit and a helper",
      about: "Match an attack with a Unit and a Maneuver.",
      minutes: 1,
      position: {
        ...answer,
        federation: { hand: "FU11 FM05 FU09 FU12" },
        dominion: { units: "DU13", hand: "DU02" },
      },
      seat: 0,
      role: FEDERATION,
      tasks: [
        {
          text: "The Dominion attacks with 4 Space. You must play one Unit, and may add one Maneuver or one Command. No Unit of yours has 4 alone.",
          rule: "TW-6.3",
          goals: [{ text: "Match 4 Space", facts: [{ is: "deployed", side: 0, force: { atLeast: 4 } }] }],
          hint: "Bird of Prey has 3 Space, Quantum Torpedoes add 2. Choose both, then deploy.",
          solution: [{ do: "deploy", support: ["FM05"] }, { do: "end" }],
          ends: ENDS,
          wrong: [
            {
              acts: [{ do: "surrender" }],
              text: "You could have matched: a Unit with 2 or 3 Space and Quantum Torpedoes with 2 make 4 or more.",
              rule: "TW-6.6",
            },
          ],
        },
      ],
      end: "One Unit, with at most one Maneuver or one Command. The sum must be at least as high as the attack.",
    },
    {
      id: "surrender-and-save",
      title: "Surrender and save",
      about: "Give a Fight up before it costs your best cards.",
      minutes: 2,
      position: {
        ...answer,
        fight: 2,
        from: "UL",
        to: "UR",
        sectors: "C:F",
        federation: { hand: "FU01 FC02 FU09 FM05", deck: "FU03 FU16 FU17 FU06 FU07 FU12 FU13", discard: "..." },
        dominion: {
          units: "DU11",
          commands: "DC03",
          hand: "DU01 DU09 DU18 DC04",
          deck: "DU02 DU03 DU05",
          discard: "...",
        },
      },
      seat: 0,
      role: `${FEDERATION} You hold 4 of 7 Sectors.`,
      tasks: [
        {
          text: "12 Space attack one outer Sector. Deep Space Nine and Captain Sisko could match 12, but they would be discarded after the Fight. Surrender costs only the Sector, and the loser attacks next.",
          rule: "TW-6.2",
          goals: [
            { text: "Surrender", facts: [{ is: "surrendered", side: 0 }] },
            { text: "Choose your own attack", facts: [{ is: "attackChosen", side: 0 }] },
          ],
          hint: "Choose Surrender in the row below the board. Cards in your Hand stay. Then choose a blue Sector and a violet one beside it.",
          solution: [{ do: "surrender" }, { do: "attack" }],
          ends: [{ is: "deployed", side: 0 }],
          wrong: [
            {
              acts: [{ do: "deploy", unit: "FU01" }],
              text: "That matches, but your two best cards now lie on the Table. The Dominion still holds stronger ones, and at the end all Combating Forces are discarded.",
              rule: "TW-8.2",
            },
          ],
        },
      ],
      end: "Four Sectors win. It is often right to give up one and keep the cards that win the next two.",
    },
  ]),
};

export const lastStage = lessons([
  {
    id: "draw-to-six",
    title: "Draw to six",
    about: "Fill your Hand at the end of a Turn.",
    minutes: 1,
    position: {
      step: "lastDraw",
      attacker: "dominion",
      active: "federation",
      ground: "space",
      federation: { units: "FU05", hand: "FU01 FU02 FU03", deck: "FU06 FU07 FU12 FU13 FM05 FC02", discard: "..." },
      dominion: { units: "DU02", hand: "DU09" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "After you have deployed you may draw while you hold fewer than 6. You hold 3. The Dominion’s next attack will be stronger, so fill your Hand.",
        rule: "TW-7.2",
        goals: [{ text: "Hold 6 cards", facts: [{ is: "drew", side: 0, left: { atMost: 3 } }] }],
        hint: "Choose the draw of 3 cards, or draw one card three times.",
        solution: [{ do: "draw", n: 3 }],
        ends: ENDS,
        wrong: [
          {
            acts: [{ do: "end" }],
            text: "You ended your Turn with fewer than 6 cards. You cannot draw again before your next Last Stage.",
            rule: "TW-7.5",
          },
        ],
      },
    ],
    end: "Six is the limit, unless a card allows more. You may also stop earlier.",
  },
  {
    id: "deck-is-the-clock",
    title: "The Deck is the clock",
    about: "Know when not to draw.",
    minutes: 1,
    position: {
      step: "lastDraw",
      attacker: "dominion",
      active: "federation",
      ground: "space",
      fight: 5,
      from: "UL",
      to: "UR",
      sectors: "C:D",
      federation: { units: "FU05", hand: "FU01 FU16 FC02", deck: "FU02", discard: "..." },
      dominion: { units: "DU02", hand: "DU13", deck: "DU03 DU05 DU06", discard: "..." },
    },
    seat: 0,
    role: `${FEDERATION} You hold 3 of 7 Sectors.`,
    tasks: [
      {
        text: "Your last card lies in the Deck Pile. Once a Deck Pile is empty, the Battle ends after this Fight and the side with more Sectors wins. You would be 3 to 4, or 4 to 3. Keep the Battle going.",
        rule: "TW-9.2",
        goals: [
          {
            text: "End your Turn without drawing",
            facts: [{ is: "turnBegan", side: 1 }],
            silent: [{ is: "drew", side: 0 }],
          },
        ],
        hint: "You hold strong cards already. End the Turn.",
        solution: [{ do: "end" }],
        ends: [
          { is: "drew", side: 0 },
          { is: "turnBegan", side: 1 },
        ],
        wrong: [
          {
            acts: [{ do: "draw" }],
            text: "Your Deck Pile is empty now. All hangs on this one Fight: if you lose it, the Dominion has won the Battle.",
            rule: "TW-9.3",
          },
        ],
      },
    ],
    end: "Drawing is voluntary. With the majority empty your Deck, without it make the cards last.",
  },
]);

export const force = lessons([
  {
    id: "equal-is-enough",
    title: "Equal is enough",
    about: "Match with the cheapest card.",
    minutes: 1,
    position: {
      ...answer,
      federation: { hand: "FU01 FU03 FU14 FU09" },
      dominion: { units: "DU13", hand: "DU02 DU09" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "To match is to have at least the same Force. The Dominion has 4 Space. Every card you play is discarded after the Fight, so spend the smallest Unit that matches.",
        rule: "TW-10.4",
        goals: [{ text: "Match with exactly 4", facts: [{ is: "deployed", side: 0, force: 4 }] }],
        hint: "K’Vort Class has exactly 4 Space.",
        solution: [{ do: "deploy", unit: "FU14" }, { do: "end" }],
        ends: [...ENDS, { is: "deployed", side: 0 }],
        wrong: [
          {
            acts: [{ do: "deploy", unit: { oneOf: ["FU01", "FU03"] } }],
            text: "That matches too, but a large Unit is spent on a small attack. K’Vort Class has exactly 4.",
            rule: "TW-10.4",
          },
          { acts: [{ do: "surrender" }], text: "You could have matched 4 Space with K’Vort Class.", rule: "TW-10.4" },
        ],
      },
    ],
    end: "The enemy must match you in turn. Sometimes a larger Unit is worth it, because it asks more of the enemy.",
  },
  {
    id: "when-ignored",
    title: "When your Unit is ignored",
    about: "Match while the Breen Cruiser takes your Units out of action.",
    minutes: 2,
    position: {
      ...answer,
      federation: { units: "FU06!DU14", hand: "FU03 FU09 FC02 FM05", pending: "DU14" },
      dominion: { units: "DU02 DU14", commands: "DC01", hand: "DU09" },
    },
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "The Breen Cruiser ignores your present Unit and your next one. You must still play a Unit, but it counts nothing, and its Maneuver neither. Commands count. Match 2 Space, and save Galaxy Class.",
        rule: "TW-10.5",
        goals: [
          { text: "Match with a Command", facts: [{ is: "deployed", side: 0, unit: "FU09", support: ["FC02"] }] },
        ],
        hint: "Deploy Miranda Class, the weakest Unit, with Captain Sisko. His 4 Space count.",
        solution: [{ do: "deploy", unit: "FU09", support: ["FC02"] }, { do: "end" }],
        ends: [...ENDS, { is: "deployed", side: 0 }],
        wrong: [
          {
            acts: [{ do: "deploy", unit: "FU03" }],
            text: "Captain Sisko matched the attack, but Galaxy Class was ignored: its 7 Space count nothing for the rest of the Fight.",
            rule: "TW-10.8",
          },
          {
            acts: [{ do: "surrender" }],
            text: "Commands are not concerned by ignoring. Captain Sisko alone has 4 Space against 2.",
            rule: "TW-10.6",
          },
        ],
      },
    ],
    end: "An ignored Unit has no Force and no effect, and stays ignored on the Table. Cover it with a good one later.",
  },
]);
