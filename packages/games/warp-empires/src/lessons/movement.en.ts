/** English lessons about setting up, the turn, stacks, movement and the map. */
import { lessonsIn } from "@starboard/kit";
import { GROUND, position } from "./places.ts";

const lessons = lessonsIn("warp-empires", "en");
const FEDERATION = "You are the Federation, blue.";
const TURN_OVER = [{ is: "turnBegan", seat: 1 }];
const MOVED = [
  { is: "moved", seat: 0 },
  { is: "phaseBegan", phase: "exploration" },
];

export const setUp = lessons([
  {
    id: "first-click",
    title: "Choose your race",
    about: "Take a race and begin with ten units.",
    minutes: 1,
    options: GROUND,
    seed: 3,
    seat: 0,
    opponents: [{ act: { do: "pick", faction: "klingon" } }, { act: { do: "arrange" } }],
    role: "Two players meet on the Proving Ground, a small field of 35 territories.",
    tasks: [
      {
        text: "Each race has strengths of its own: cards it uses better, ships that hit harder. The Federation is good at talking to others. Choose it. Ten units of a common pile then wait at your home.",
        rule: "WE-2.2",
        goals: [
          { text: "Choose the Federation", facts: [{ is: "factionPicked", seat: 0, faction: "federation" }] },
          { text: "Receive your units", facts: [{ is: "mustered", seat: 0 }] },
        ],
        hint: "Choose the Federation in the row below the board.",
        solution: [{ do: "pick", faction: "federation" }],
        wrong: [
          {
            acts: [{ do: "pick", faction: { oneOf: ["romulan", "ferengi", "cardassian", "borg"] } }],
            text: "You chose another race. Each race is played once, and its bonuses are in the Race tab.",
            rule: "WE-2.2",
          },
        ],
      },
    ],
    end: "Your home is controlled and explored from the start, and pays 10 in every turn.",
  },
]);

export const turn = lessons([
  {
    id: "ten-phases",
    title: "Ten phases",
    about: "Go through the end of a turn.",
    minutes: 1,
    options: GROUND,
    position: {
      ...position("recruit", {
        c1: { marker: null, explored: true, features: { resources: "rich" }, stacks: { "0": ["scout"] } },
      }),
      printed: 10,
    },
    seat: 0,
    role: `${FEDERATION} It is the Recruit phase.`,
    tasks: [
      {
        text: "A turn goes Draw, Move, Exploration, Enigma, Diplomacy, Battle, Revenue, Recruit, Upkeep, Control. What needs no decision goes by itself. Your Scout stands at Corvi. End the Recruit phase without buying.",
        rule: "WE-2.10",
        goals: [{ text: "Let the Control phase mark Corvi", facts: [{ is: "controlPlaced", seat: 0, at: "c1" }] }],
        hint: "Skip the draw of units, then choose Done.",
        solution: [{ do: "skip" }, { do: "done" }],
        ends: TURN_OVER,
        wrong: [
          {
            acts: [{ do: "draw" }],
            text: "You drew units without a point to pay for them. Drawing is optional, and here the turn was to end.",
            rule: "WE-11.6",
          },
        ],
      },
    ],
    end: "Control comes last, so ground that you take pays from the next turn.",
  },
]);

export const components = lessons([
  {
    id: "top-of-the-stack",
    title: "The top of a stack",
    about: "Hide your strength under a small ship.",
    minutes: 1,
    options: GROUND,
    position: position(
      "move",
      { b1: { stacks: { "0": ["commandShip", "strikeCruiser", "scout"] } } },
      { hand: { warp: 1 } },
    ),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "All units of a player in one territory are one stack. Opponents see only its top unit, now the Command Ship. In your own turn you may put another unit on top. Show the Scout.",
        rule: "WE-1.2",
        goals: [{ text: "Put the Scout on top", facts: [{ is: "topTurned", seat: 0, at: "b1", unit: "scout" }] }],
        hint: "Choose the stack, or open Actions and then Any time, and put the Scout on top.",
        solution: [{ do: "restack", at: "b1", unit: "scout" }],
        ends: [...MOVED, ...TURN_OVER],
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "You ended the phase, and the Klingons still see the Command Ship.",
            rule: "WE-15.1",
          },
        ],
      },
    ],
    end: "A Scout on top may hide a fleet, or nothing. Reconnaissance looks through the whole stack.",
  },
]);

export const movement = lessons([
  {
    id: "slowest-ship",
    title: "As fast as the slowest",
    about: "Leave slow ships behind to arrive in time.",
    minutes: 2,
    options: GROUND,
    position: position(
      "move",
      { b1: { stacks: { "0": ["raider", "warship", "scout"] } }, e1: { marker: null } },
      { hand: { warp: 1 } },
    ),
    seat: 0,
    role: `${FEDERATION} You hold one Warp card.`,
    tasks: [
      {
        text: "Only cards move units. Warp moves one group, as far as its slowest ship: Warship 2 spaces, Raider 3, Scout 4. Eltanin is 3 spaces from the stack at B1. Reach it with this one card.",
        rule: "WE-5.5",
        goals: [{ text: "Reach Eltanin", facts: [{ is: "moved", seat: 0, to: "e1" }] }],
        hint: "Play Warp. Take the Raider, the Scout or both, but not the Warship. Then go to Eltanin.",
        solution: [
          { do: "play", card: "warp" },
          { do: "lift", at: "b1", unit: "raider" },
          { do: "step", to: "c1" },
          { do: "step", to: "d1" },
          { do: "step", to: "e1" },
          { do: "stop" },
        ],
        ends: MOVED,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "lift", unit: "warship" }],
            text: "With the Warship the group goes 2 spaces only. It cannot reach Eltanin with this card.",
            rule: "WE-5.2",
          },
          {
            acts: [{ do: "done" }],
            text: "The Move phase is over, and the Warp card is still in your hand.",
            rule: "WE-5.1",
          },
        ],
      },
    ],
    end: "A group is any part of a stack. What you leave behind still holds its ground.",
  },
  {
    id: "decoys",
    title: "Answer with Decoys",
    about: "Stop a move in another player’s turn.",
    minutes: 2,
    options: GROUND,
    position: {
      ...position(
        "move",
        {
          f3: { marker: 0, explored: true, features: { resources: "rich" }, stacks: { "0": ["scout"] } },
          f2: { stacks: { "1": ["strikeCruiser", "warship"] } },
        },
        { hand: { decoys: 1, warp: 1 } },
        { hand: { warp: 1 } },
      ),
      active: 1,
      order: [1, 0],
    },
    seat: 0,
    role: `${FEDERATION} It is the Klingons’ turn.`,
    opponents: [
      { act: { do: "play", card: "warp" }, once: true },
      { act: { do: "liftAll", at: "f2" } },
      { act: { do: "step", to: "f3" } },
    ],
    tasks: [
      {
        text: "A Klingon fleet moves from F2 to Faro, which your Scout alone holds. A card that answers is played at once, in another player’s turn. Decoys negate the move: the card is spent, and the units count as moved.",
        rule: "WE-5.12",
        goals: [{ text: "Negate the move", facts: [{ is: "moveNegated", seat: 1, by: 0 }] }],
        hint: "You are asked for an answer. Play Decoys.",
        solution: [{ do: "play", card: "decoys" }],
        ends: [{ is: "moved", seat: 1 }],
        wrong: [
          {
            acts: [{ do: "pass" }],
            text: "You let it pass. The fleet is at Faro now, and the Battle phase comes next.",
            rule: "WE-4.14",
          },
        ],
      },
    ],
    end: "You are asked whatever you hold, so that a pause betrays nothing. Standing orders answer for you.",
  },
]);

export const map = lessons([
  {
    id: "worm-hole",
    title: "Through the worm hole",
    about: "Cross the map in one move.",
    minutes: 2,
    options: GROUND,
    position: position(
      "move",
      { a4: { stacks: { "0": ["strikeCruiser"] } }, f3: { marker: null } },
      { hand: { warp: 1 } },
    ),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "A stack must stop in a nebula, and a supernova cannot be entered. But a worm hole leads to any other worm hole at once. Your Strike Cruiser goes 2 spaces. Bring it from A4 to Faro, on the other side.",
        rule: "WE-3.4",
        goals: [{ text: "Reach Faro", facts: [{ is: "moved", seat: 0, to: "f3" }] }],
        hint: "Play Warp, take the Strike Cruiser, go to the West Gate, through it to the East Gate, and on to Faro.",
        solution: [
          { do: "play", card: "warp" },
          { do: "lift", at: "a4", unit: "strikeCruiser" },
          { do: "step", to: "a3" },
          { do: "step", to: "g3" },
          { do: "step", to: "f3" },
          { do: "stop" },
        ],
        ends: MOVED,
        limit: 20,
        wrong: [
          {
            acts: [{ do: "step", to: "b4" }],
            text: "That way leads along the south, far more than 2 spaces. The West Gate is right beside A4.",
            rule: "WE-5.10",
          },
          { acts: [{ do: "done" }], text: "The Move phase is over without a move.", rule: "WE-5.1" },
        ],
      },
    ],
    end: "The transfer costs no space, once a move. Watch the gates near your own systems too.",
  },
]);
