/** English lessons about cards, information, decisions and modules. */
import { lessonsIn } from "@starboard/kit";
import { GROUND, position } from "./places.ts";

const lessons = lessonsIn("warp-empires", "en");
const FEDERATION = "You are the Federation, blue.";

export const cards = lessons([
  {
    id: "draw-and-keep",
    title: "Draw five, keep seven",
    about: "Throw away what you do not need.",
    minutes: 1,
    options: GROUND,
    position: position("draw", {}, { hand: { warp: 2, raiding: 2 } }),
    seed: 8,
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "In the Draw phase you first discard what you like, then draw 5, then come down to 7. You hold 2 Warp and 2 Raiding. Only cards move units, so keep every Warp. Throw away a Raiding, then draw.",
        rule: "WE-4.1",
        goals: [
          {
            text: "Discard a Raiding, keep every Warp",
            facts: [{ is: "discarded", seat: 0, cards: { includes: "raiding" } }],
            silent: [{ is: "discarded", seat: 0, cards: { includes: "warp" } }],
          },
          { text: "Draw five cards", facts: [{ is: "cardsDrawn", seat: 0, count: 5 }] },
        ],
        hint: "Choose Raiding in your hand, then Draw.",
        solution: [{ do: "drop", card: "raiding" }, { do: "done" }],
        ends: [{ is: "phaseBegan", phase: "move" }],
        wrong: [
          {
            acts: [{ do: "drop", card: "warp" }],
            text: "21 of 72 cards move units. A turn without one stands still.",
            rule: "WE-5.1",
          },
          {
            acts: [{ do: "done" }],
            text: "You drew to 9 cards without discarding first, and must now drop two in any case.",
            rule: "WE-4.4",
          },
        ],
      },
    ],
    end: "The limit of seven holds at every moment. Cards that answer are worth keeping for other players’ turns.",
  },
]);

export const information = lessons([
  {
    id: "reconnaissance",
    title: "Look into a stack",
    about: "Find out what hides under a Scout.",
    minutes: 1,
    options: GROUND,
    position: position(
      "move",
      { f2: { stacks: { "1": ["scout", "commandShip", "warship"] } }, e1: { marker: null } },
      { hand: { reconnaissance: 1, warp: 1 } },
    ),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "A stack of three lies at F2 with a Scout on top. You see no more of it. Reconnaissance shows the whole stack, to you only. Look before you attack.",
        rule: "WE-15.2",
        goals: [{ text: "See the stack at F2", facts: [{ is: "stackSeen", seat: 0, of: 1, at: "f2" }] }],
        hint: "Play Reconnaissance on the stack at F2.",
        solution: [{ do: "play", card: "reconnaissance", at: "f2" }],
        ends: [{ is: "phaseBegan", phase: "exploration" }, { is: "stackSeen" }],
        wrong: [
          {
            acts: [{ do: "play", card: "reconnaissance", at: "g1" }],
            text: "That shows another stack. The one at F2 is the one that can reach your side first.",
            rule: "WE-4.8",
          },
          {
            acts: [{ do: "done" }],
            text: "The Move phase is over. The card works in your own turn only.",
            rule: "WE-4.6",
          },
        ],
      },
    ],
    end: "What you have seen and cannot have changed stays marked for you. Security answers such a card.",
  },
]);

export const list = lessons([
  {
    id: "special-card",
    title: "The Special Card",
    about: "Use one card as another.",
    minutes: 1,
    options: GROUND,
    position: position(
      "diplomacy",
      { c1: { explored: true, features: { resources: "rich", minorRace: "modern" }, stacks: { "0": ["scout"] } } },
      { hand: { special: 1, warp: 1 } },
    ),
    draws: [4],
    seat: 0,
    role: `${FEDERATION} Your Scout stands at Corvi.`,
    tasks: [
      {
        text: "The Special Card is used as one of the cards that your race names. For the Federation these are Diplomacy, Peace Treaty, Research and Science Officer. Corvi joins on 6, and you add only 1. Use the card.",
        rule: "WE-4.12",
        goals: [
          { text: "Play it as Diplomacy", facts: [{ is: "cardPlayed", seat: 0, card: "special", as: "diplomacy" }] },
          { text: "Corvi joins you", facts: [{ is: "parleyRolled", seat: 0, result: "joined" }] },
        ],
        hint: "Play the Special Card as Diplomacy, then roll.",
        solution: [{ do: "play", card: "special", as: "diplomacy" }, { do: "roll" }],
        ends: [{ is: "parleyRolled" }, { is: "phaseBegan", phase: "revenue" }],
        wrong: [
          {
            acts: [{ do: "roll" }],
            text: "4 + 1 is one short of 6. The Special Card would have added 1.",
            rule: "WE-8.1",
          },
          { acts: [{ do: "pass" }], text: "You did not ask. The Special Card waits for a better use.", rule: "WE-8.2" },
        ],
      },
    ],
    end: "It then is that card in every respect, with its time, its answers and your race’s bonus.",
  },
  {
    id: "research",
    title: "Research",
    about: "Turn one card into two.",
    minutes: 1,
    options: GROUND,
    position: position("move", {}, { hand: { research: 1, warp: 1 } }),
    seed: 11,
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "Some cards may be played at any time of your own turn outside battle. Research draws two cards for one. Play it before you decide on your moves.",
        rule: "WE-E.2",
        goals: [
          {
            text: "Draw two cards",
            facts: [
              { is: "cardPlayed", seat: 0, card: "research" },
              { is: "cardsDrawn", seat: 0, count: 2 },
            ],
          },
        ],
        hint: "Choose Research in your hand.",
        solution: [{ do: "play", card: "research" }],
        ends: [{ is: "phaseBegan", phase: "exploration" }],
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "The Move phase is over. Two more cards might have moved a stack in it.",
            rule: "WE-4.6",
          },
        ],
      },
    ],
    end: "Its window is “own free”: Move, Revenue and Recruit, whenever you have the initiative.",
  },
]);

export const decisions = lessons([
  {
    id: "standing-order",
    title: "A standing order",
    about: "Let the page answer for you.",
    minutes: 1,
    options: GROUND,
    position: position("move", {}, { hand: { decoys: 1, warp: 1 } }),
    seat: 0,
    role: FEDERATION,
    tasks: [
      {
        text: "A player with cards is asked in every window, so that a pause betrays no hand. For each kind of window you may leave a standing order and take it back at any time. Let all moves pass for now.",
        rule: "WE-F.4",
        goals: [{ text: "Leave an order for moves", facts: [{ is: "orderLeft", seat: 0, window: "move" }] }],
        hint: "Open the tab of standing orders, or Actions and then Any time, and let moves pass.",
        solution: [{ do: "standing", window: "move", order: "pass" }],
        ends: [{ is: "phaseBegan", phase: "exploration" }],
        wrong: [
          {
            acts: [{ do: "done" }],
            text: "You ended the phase. The order can still be left later, but it saves questions from now on.",
            rule: "WE-F.3",
          },
        ],
      },
    ],
    end: "Orders keep the game of all players moving and your hand secret.",
  },
]);

export const modules = lessons([
  {
    id: "another-module",
    title: "Another setting",
    about: "Play a module of its own.",
    minutes: 1,
    options: { players: 2, module: "three-rivers" },
    seed: 2,
    seat: 0,
    opponents: [{ act: { do: "pick", faction: "elm" } }, { act: { do: "arrange" } }],
    role: "The same rules, another world: units, cards, terrain and races are data of a module.",
    tasks: [
      {
        text: "A module is one file. The rules read everything from it and know nothing of any setting. In this one four houses fight for a river land. House Ash adds 4 to every ambush. Choose it.",
        rule: "WE-B.1",
        goals: [{ text: "Choose House Ash", facts: [{ is: "factionPicked", seat: 0, faction: "ash" }] }],
        hint: "Choose House Ash in the row below the board.",
        solution: [{ do: "pick", faction: "ash" }],
        ends: [{ is: "factionPicked", seat: 0 }],
        wrong: [
          {
            acts: [{ do: "pick" }],
            text: "That is another house. What a faction is good at stands in the module, not in the rules.",
            rule: "WE-B.1",
          },
        ],
      },
    ],
    end: "You write a module of your own in the editor, on the start page under Editors.",
  },
]);
