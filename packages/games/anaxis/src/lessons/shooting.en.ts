/** English lessons about shooting, damage and Cinema Points. */
import { lessonsIn } from "@starboard/kit";

const lessons = lessonsIn("anaxis", "en");
const firing = (cp: readonly [number, number] = [0, 0]) => ({ turn: 2, phase: "firing", cp }) as const;
const CEASED = [{ is: "turnEnded" }];

export const shooting = lessons([
  {
    id: "arcs",
    title: "What bears",
    about: "Find the target in the arc of a bank.",
    minutes: 1,
    position: {
      ...firing(),
      ships: [
        { class: "leviathan", side: 1, at: [20, 20], facing: "N" },
        { class: "lancer", side: 2, at: [20, 14], facing: "S", acted: true, hull: 6 },
        { class: "scout", side: 2, at: [24, 20], facing: "N", acted: true },
      ],
    },
    draws: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    seat: 0,
    role: "You command Leviathan, a battleship.",
    tasks: [
      {
        text: "A bank fires at any enemy in its arc. Leviathan’s primary bank is narrow: 30° to each side of the bow. Its secondary bank reaches much further round. Fire the primary bank.",
        rule: "AX-5.2",
        goals: [{ text: "Fire the primary bank", facts: [{ is: "volley", ship: 0, bank: "primary" }] }],
        hint: "The Lancer is straight ahead. Choose it, then the primary bank on the card.",
        solution: [{ do: "fire", bank: "primary", target: 1 }],
        ends: CEASED,
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "Leviathan ceased fire. Not firing is allowed, but six dice were ready.",
            rule: "AX-5.1",
          },
        ],
      },
    ],
    end: "Each bank fires once a turn, as a whole, at one target. The board draws the arcs when you point at a ship.",
  },
  {
    id: "difficulty",
    title: "Difficulty",
    about: "Choose the easier target.",
    minutes: 2,
    position: {
      ...firing(),
      ships: [
        { class: "typhon", side: 1, at: [20, 30], facing: "N" },
        { class: "lancer", side: 2, at: [20, 24], facing: "S", acted: true },
        { class: "guardian", side: 2, at: [20, 20], facing: "S", acted: true },
      ],
    },
    draws: [5, 4, 2, 1, 6, 5],
    seat: 0,
    role: "You command Typhon, with sensors 3.",
    tasks: [
      {
        text: "Difficulty is range divided by sensors, rounded up. Every die above it hits. The Lancer is 6 hexes away, the Guardian 10. Fire the primary bank at difficulty 2 or less.",
        rule: "AX-5.4",
        goals: [
          {
            text: "Fire at difficulty 2",
            facts: [{ is: "volley", ship: 0, bank: "primary", difficulty: { atMost: 2 } }],
          },
        ],
        hint: "6 divided by 3 is 2. 10 divided by 3 is 4 when rounded up. Choose the Lancer.",
        solution: [{ do: "fire", bank: "primary", target: 1 }],
        ends: [...CEASED, { is: "volley", bank: "primary" }],
        wrong: [
          {
            acts: [{ do: "fire", bank: "primary", target: 2 }],
            text: "10 hexes with sensors 3 are difficulty 4: only a 5 or a 6 hits. The Lancer was at 2.",
            rule: "AX-5.5",
          },
          { acts: [{ do: "done" }], text: "You ceased fire without a shot.", rule: "AX-5.1" },
        ],
      },
    ],
    end: "At 6 and more nothing can hit. Evasion adds to it, tracking takes evasion away.",
  },
  {
    id: "fire-order",
    title: "Kill before it fires",
    about: "Use the order of fire.",
    minutes: 2,
    position: {
      ...firing(),
      ships: [
        { class: "gorgon", side: 1, at: [20, 26], facing: "N" },
        { class: "assassin", side: 2, at: [20, 21], facing: "S", hull: 3 },
        { class: "guardian", side: 2, at: [22, 20], facing: "S", acted: true, hull: 3 },
      ],
    },
    draws: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    seat: 0,
    role: "You command Gorgon, initiative 18.",
    tasks: [
      {
        text: "Both enemies have 3 hull left. The Guardian has fired already. The Assassin has initiative 14: it fires after you, if it is still there. A destroyed ship loses its slot. Destroy the right one.",
        rule: "AX-6.5",
        goals: [{ text: "Destroy the Assassin", facts: [{ is: "destroyed", ship: 1 }] }],
        hint: "Fire at the Assassin first. It has not fired yet.",
        solution: [{ do: "fire", bank: "primary", target: 1 }],
        ends: [...CEASED, { is: "volley", ship: 1 }],
        wrong: [
          {
            acts: [{ do: "fire", bank: "primary", target: 2 }],
            text: "The Guardian had fired already. The Assassin still has its slot, and its narrow bank is heavy.",
            rule: "AX-2.4",
          },
          { acts: [{ do: "done" }], text: "You ceased fire, and the Assassin fires next.", rule: "AX-2.2" },
        ],
      },
    ],
    end: "Count who fires before whom. A wounded ship that has not fired is worth more than a fresh one that has.",
  },
]);

export const damage = lessons([
  {
    id: "two-rolls",
    title: "Two rolls",
    about: "Read a volley: hits first, then armour.",
    minutes: 2,
    position: {
      ...firing(),
      ships: [
        { class: "typhon", side: 1, at: [20, 30], facing: "N" },
        { class: "emperor", side: 2, at: [20, 27], facing: "S", acted: true },
        { class: "lancer", side: 2, at: [21, 27], facing: "S", acted: true },
      ],
    },
    draws: [6, 5, 4, 2, 6, 5, 3, 6, 6],
    seat: 0,
    role: "You command Typhon. Its primary bank has penetration 2.",
    tasks: [
      {
        text: "Every die above the difficulty is a hit. For each hit another die is rolled: it counts if it beats armour less penetration. The Emperor has armour 5, the Lancer 2. Fire where every armour die counts.",
        rule: "AX-6.2",
        goals: [{ text: "Fire at cut-off 0", facts: [{ is: "armourRolled", cutOff: 0 }] }],
        hint: "The Lancer’s armour 2 less penetration 2 is 0. Fire the primary bank at it.",
        solution: [{ do: "fire", bank: "primary", target: 2 }],
        ends: [...CEASED, { is: "armourRolled" }],
        wrong: [
          {
            acts: [{ do: "fire", bank: "primary", target: 1 }],
            text: "Armour 5 less penetration 2 leaves a cut-off of 3: only armour dice of 4 and more count.",
            rule: "AX-6.3",
          },
          {
            acts: [{ do: "fire", bank: "secondary" }],
            text: "The secondary bank has no penetration, so all of the armour counts against it.",
            rule: "AX-6.2",
          },
          { acts: [{ do: "done" }], text: "You ceased fire without a shot.", rule: "AX-5.1" },
        ],
      },
    ],
    end: "The faces that count add up to the damage. Large dice count twice: they hit, and they hurt.",
  },
]);

export const points = lessons([
  {
    id: "sharper-shot",
    title: "Buy a better shot",
    about: "Spend a Cinema Point on fire control.",
    minutes: 1,
    position: {
      ...firing([1, 0]),
      ships: [
        { class: "comet", side: 1, at: [20, 30], facing: "N" },
        { class: "leviathan", side: 2, at: [20, 24], facing: "N", acted: true, hull: 5 },
      ],
    },
    draws: [3, 3, 1, 5, 6],
    seat: 0,
    role: "You command a Comet with sensors 2, and 1 Cinema Point.",
    tasks: [
      {
        text: "6 hexes with sensors 2 are difficulty 3. Fire control costs 1 Cinema Point and adds 1 to the sensors of one bank. Fire at difficulty 2.",
        rule: "AX-8.8",
        goals: [
          {
            text: "Fire with fire control",
            facts: [{ is: "volley", ship: 0, difficulty: 2, paid: { includes: "fireControl" } }],
          },
        ],
        hint: "If you are asked about Command, pass. Choose the Leviathan, mark Fire control, then fire the primary bank.",
        solution: [{ do: "pass" }, { do: "fire", bank: "primary", target: 1, fireControl: true }],
        ends: [...CEASED, { is: "volley", ship: 0 }],
        wrong: [
          {
            acts: [{ do: "command" }],
            text: "The point went into initiative. The Leviathan has fired already, so there was no shot to come before.",
            rule: "AX-8.5",
          },
          {
            acts: [{ do: "fire" }],
            text: "Without the point the shot was at difficulty 3.",
            rule: "AX-5.6",
          },
        ],
      },
    ],
    end: "Each side has one pool, and points do not come back. The best use is a shot that destroys a ship.",
  },
  {
    id: "damage-control",
    title: "Damage control",
    about: "Save a ship after it was hit.",
    minutes: 1,
    position: {
      ...firing([1, 0]),
      ships: [
        { class: "adept", side: 1, at: [20, 25], facing: "N", acted: true, hull: 12 },
        { class: "emperor", side: 2, at: [20, 30], facing: "N" },
      ],
    },
    draws: [4, 1, 2, 3, 6, 4, 1, 3, 1, 3, 5, 4, 1],
    seat: 0,
    role: "You command the Adept: 12 hull left, 1 Cinema Point.",
    opponents: [{ act: { do: "fire", bank: "primary" } }],
    tasks: [
      {
        text: "The Emperor has hit the Adept for 14. It has 12 hull left. Damage control takes 4 points off, right after the armour roll. Save the Adept.",
        rule: "AX-8.6",
        goals: [
          {
            text: "Keep the Adept alive",
            facts: [
              { is: "damageControl", ship: 0 },
              { is: "damaged", ship: 0, hull: 2 },
            ],
          },
        ],
        hint: "Choose Damage control in the prompt line: 14 less 4 are 10.",
        solution: [{ do: "damageControl" }],
        ends: [{ is: "destroyed", ship: 0 }],
        wrong: [
          {
            acts: [{ do: "accept" }],
            text: "14 damage were more than 12 hull. The Adept is destroyed, and the point is left over.",
            rule: "AX-6.5",
          },
        ],
      },
    ],
    end: "It heals nothing. Keep a point for the hit that would destroy a ship.",
  },
  {
    id: "one-more-step",
    title: "One more step",
    about: "Buy a step beyond the speed of a ship.",
    minutes: 1,
    position: {
      turn: 2,
      phase: "movement",
      cp: [1, 0],
      ships: [
        { class: "leviathan", side: 1, at: [20, 30], facing: "N" },
        { class: "emperor", side: 2, at: [2, 2], facing: "S", acted: true },
      ],
    },
    seat: 0,
    role: "You command Leviathan: speed 4, and 1 Cinema Point.",
    tasks: [
      {
        text: "Engineering buys one more step, Piloting one more turn. It is bought with the very step that goes beyond the rating. Go 5 hexes forward.",
        rule: "AX-8.7",
        goals: [{ text: "Go 5 hexes forward", facts: [{ is: "moveEnded", ship: 0, forward: 5 }] }],
        hint: "Go 4 hexes forward. The fifth step is offered with its price.",
        solution: [
          { do: "activate", ship: 0 },
          ...Array.from({ length: 4 }, () => ({ do: "forward" })),
          { do: "forward", paid: true },
          { do: "end" },
        ],
        ends: [{ is: "moveEnded", ship: 0 }, { is: "commanded" }],
        limit: 20,
        wrong: [
          {
            acts: [{ do: "command" }],
            text: "The point went into initiative, so there is none left for Engineering.",
            rule: "AX-8.11",
          },
          {
            acts: [{ do: "activate" }, { do: "end" }],
            text: "The move ended within the printed speed of 4.",
            rule: "AX-3.2",
          },
        ],
      },
    ],
    end: "Engineering once a ship and turn. It also bridges one hex of a minimum that a ship could not reach.",
  },
]);
