/** English lessons about the special ships. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("anaxis", "en");
const MOVING = { turn: 2, phase: "movement", cp: [0, 0] } as const;
const FIRING = { turn: 2, phase: "firing", cp: [0, 0] } as const;
const NEXT = [{ is: "phaseBegan", phase: "firing" }, { is: "turnEnded" }];

export const special = lessons([
  {
    id: "scan-and-link",
    title: "Phoenix: scan and link",
    about: "Lend the Phoenix’s eyes to a battleship.",
    minutes: 2,
    position: {
      ...FIRING,
      ships: [
        { class: "leviathan", side: 1, at: [20, 30], facing: "N" },
        { class: "phoenix", side: 1, at: [21, 29], facing: "N" },
        { class: "emperor", side: 2, at: [20, 18], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Leviathan and Phoenix.",
    tasks: [
      {
        text: "When the firing phase begins, a Phoenix may scan an enemy in its Forward arc. One other ship within 15 hexes is linked: against the scanned ship it has sensors 7. Scan the Emperor and link Leviathan.",
        rule: "AX-7.1d",
        goals: [{ text: "Link Leviathan to the scan", facts: [{ is: "scanned", ship: 1, target: 2, receiver: 0 }] }],
        hint: "Choose the scan of the Emperor that names Leviathan as the receiver.",
        solution: [{ do: "scan", target: 2, receiver: 0 }],
        ends: [...NEXT, { is: "scanned" }, { is: "volley" }],
        wrong: [
          {
            acts: [{ do: "none" }],
            text: "Without a scan Leviathan has its own sensors 4: difficulty 3 instead of 2.",
            rule: "AX-7.1e",
          },
          {
            acts: [{ do: "scan" }],
            text: "The Phoenix scans, but no ship is linked to it.",
            rule: "AX-7.1d",
          },
        ],
      },
    ],
    end: "12 hexes with sensors 7 are difficulty 2. Keep the Phoenix alive: its scan ends with it.",
  },
  {
    id: "interdiction",
    title: "Monsoon: interdiction",
    about: "Hold a giant in its place.",
    minutes: 1,
    position: {
      ...FIRING,
      ships: [
        { class: "monsoon", side: 1, at: [20, 20], facing: "N" },
        { class: "leviathan", side: 2, at: [20, 12], facing: "N", acted: true },
      ],
    },
    draws: [1, 1, 1, 1, 1, 1],
    seat: 0,
    role: "You command Monsoon. The Leviathan has maneuver rating 2.",
    tasks: [
      {
        text: "Monsoon’s field takes two points off speed, reverse or maneuver of one enemy, in the enemy’s next movement phase. Take both off the Leviathan’s maneuver, so that it cannot turn at all.",
        rule: "AX-7.2b",
        goals: [
          {
            text: "Take 2 off its maneuver",
            facts: [{ is: "interdicted", ship: 0, target: 1, split: "MM", works: true }],
          },
        ],
        hint: "Choose the Leviathan, then the field with 2 on maneuver.",
        solution: [{ do: "interdict", target: 1, split: "MM" }],
        ends: [...NEXT, { is: "interdicted" }],
        wrong: [
          {
            acts: [{ do: "interdict", split: { oneOf: ["SS", "RR", "SR", "SM", "RM"] } }],
            text: "The Leviathan keeps at least one turn, and can bring its narrow bank to bear.",
            rule: "AX-7.2e",
          },
          { acts: [{ do: "done" }], text: "You ceased fire without laying the field.", rule: "AX-7.2a" },
        ],
      },
    ],
    end: "Now fly behind it: its heavy bank is narrow, and it cannot turn. Evaders get a roll against the field.",
  },
  {
    id: "energy-pulse",
    title: "Inferno: energy pulse",
    about: "Strike every ship around you.",
    minutes: 1,
    position: {
      ...FIRING,
      ships: [
        { class: "inferno", side: 1, at: [20, 20], facing: "N" },
        { class: "cinder", side: 1, at: [20, 24], facing: "N", acted: true },
        { class: "scout", side: 2, at: [20, 21], facing: "N", acted: true, hull: 3 },
        { class: "scout", side: 2, at: [21, 21], facing: "N", acted: true, hull: 3 },
      ],
    },
    draws: [6, 6, 5, 5],
    seat: 0,
    role: "You command Inferno, with two Scouts right behind it.",
    tasks: [
      {
        text: "No bank bears on the Scouts. The pulse needs no target and no hit roll: it strikes every ship within two hexes, friends too. The Cinder is 4 hexes away. Strike.",
        rule: "AX-7.3a",
        goals: [{ text: "Strike both Scouts", facts: [{ is: "pulsed", ship: 0, struck: [2, 3] }] }],
        hint: "Choose the energy pulse in the prompt line.",
        solution: [{ do: "pulse" }],
        ends: NEXT,
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "You ceased fire. The pulse would have struck both Scouts.",
            rule: "AX-7.3c",
          },
        ],
      },
    ],
    end: "Stealth, evasion and jamming do not matter to it. Shields and damage control do.",
  },
  {
    id: "jamming",
    title: "Intrepid: jamming",
    about: "Blind the ship that would fire at you.",
    minutes: 2,
    position: {
      ...MOVING,
      ships: [
        { class: "intrepid", side: 1, at: [20, 30], facing: "N" },
        { class: "victory", side: 1, at: [22, 32], facing: "N", acted: true },
        { class: "guardian", side: 2, at: [20, 24], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Intrepid. The Guardian, 6 hexes ahead, aims at your Victory.",
    tasks: [
      {
        text: "At the end of its move Intrepid may jam one hex in its Forward arc, up to 12 hexes away. Up to 6 hexes every ship in it loses 2 sensors, beyond that 1. Jam the Guardian’s hex with strength 2.",
        rule: "AX-7.4b",
        goals: [{ text: "Jam the Guardian by 2", facts: [{ is: "jammed", ship: 0, q: 20, r: 14, strength: 2 }] }],
        hint: "Stay where you are: choose Steady and End move, then the Guardian’s hex.",
        solution: [{ do: "steady" }, { do: "end" }, { do: "jam", q: 20, r: 14 }],
        ends: [...NEXT, { is: "jammed" }],
        limit: 16,
        wrong: [
          {
            acts: [{ do: "jam" }],
            text: "That is another hex, or too far away for strength 2. A jam counts for the hex, not for a ship.",
            rule: "AX-7.4d",
          },
          {
            acts: [{ do: "end" }, { do: "none" }],
            text: "Nothing is jammed. The Guardian fires with sensors 3.",
            rule: "AX-7.4a",
          },
        ],
      },
    ],
    end: "Sensors 3 less 2 are 1: at 9 hexes that is difficulty 9, and nothing hits at 6 and more.",
  },
  {
    id: "adaptive-shield",
    title: "Pulsar: adaptive shield",
    about: "Harden the ship that will be fired at.",
    minutes: 1,
    position: {
      ...MOVING,
      ships: [
        { class: "pulsar", side: 1, at: [20, 30], facing: "N" },
        { class: "nova", side: 1, at: [20, 29], facing: "N", acted: true, hull: 12 },
        { class: "comet", side: 1, at: [26, 36], facing: "N", acted: true },
        { class: "conflagration", side: 2, at: [20, 22], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Pulsar, beside a wounded Nova.",
    tasks: [
      {
        text: "At the end of its move Pulsar names one friendly ship or itself. Within two hexes it gets three shield dice against each volley. The Conflagration will fire at the Nova. Protect it.",
        rule: "AX-7.5a",
        goals: [{ text: "Shield the Nova", facts: [{ is: "shielded", ship: 0, protects: 1 }] }],
        hint: "Choose Steady and End move. Then choose the Nova for the shield.",
        solution: [{ do: "steady" }, { do: "end" }, { do: "shield", ship: 1 }],
        ends: [...NEXT, { is: "shielded" }],
        limit: 16,
        wrong: [
          {
            acts: [{ do: "shield", ship: { oneOf: [0, 2] } }],
            text: "The Conflagration fires at the Nova, which has no shield now.",
            rule: "AX-7.5b",
          },
        ],
      },
    ],
    end: "A 1 or a 2 on a shield die adds 1 to the armour. A Pulsar that protects another ship has one die for itself.",
  },
  {
    id: "stealth",
    title: "Assassin: stealth",
    about: "Choose between hiding and firing.",
    minutes: 1,
    position: {
      ...MOVING,
      ships: [
        { class: "assassin", side: 1, at: [20, 30], facing: "N", hull: 5 },
        { class: "leviathan", side: 2, at: [20, 19], facing: "S", acted: true },
        { class: "chimera", side: 2, at: [22, 19], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command the Assassin, with 5 hull left and two giants ahead.",
    tasks: [
      {
        text: "At the end of its move the Assassin chooses full or partial stealth. Full: 6 hexes farther for enemy fire, and it may not fire. Partial: 3 hexes, and it may. With 5 hull it must survive this turn. Hide.",
        rule: "AX-7.6b",
        goals: [{ text: "Go to full stealth", facts: [{ is: "stealthSet", ship: 0, mode: "full" }] }],
        hint: "Choose Steady and End move, then full stealth.",
        solution: [{ do: "steady" }, { do: "end" }, { do: "stealth", mode: "full" }],
        ends: [...NEXT, { is: "stealthSet" }],
        limit: 16,
        wrong: [
          {
            acts: [{ do: "stealth", mode: "partial" }],
            text: "At partial stealth the Leviathan fires at difficulty 4. At full stealth it would be 5, and only a 6 would hit.",
            rule: "AX-7.6b",
          },
        ],
      },
    ],
    end: "The choice lasts until the next move, and all players see it. Next turn come out, and make the first volley count.",
  },
]);
