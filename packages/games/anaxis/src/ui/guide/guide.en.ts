/** English texts of the guided match. */
import { translatable } from "@starboard/kit";

export const en = translatable("anaxis/ui/guide/guide", {
  role: "You command the blue ships, Gorgon and Typhon. Orion has Maelstrom and Tempest.",
  order: {
    title: "Who moves when",
    text: "The ribbon shows the order. The highest initiative moves first: Gorgon, with 18.",
    goal: "Begin Gorgon’s move",
    hint: "Choose Gorgon in the prompt line, then Steady. Gorgon is too heavy to evade well.",
  },
  forward: {
    title: "Close in",
    text: "A ship goes forward into the hex ahead, up to its speed. Gorgon has speed 5. Shots are easier from close by.",
    goal: "Go 3 hexes forward with Gorgon",
    now: (hexes: number): string => `now ${hexes}`,
    hint: "Choose a hex ahead of Gorgon, or Forward three times. Then end the move.",
  },
  turn: {
    title: "Turn",
    text: "A ship turns by 60° at any point of its move, as often as its maneuver rating allows. Typhon may turn 4 times.",
    goal: "Turn a ship",
    hint: "When Typhon moves, choose Left or Right between two steps. Turn back so that it faces the enemy.",
  },
  fire: {
    title: "Fire",
    text: "After all moves every ship may fire, again from the highest initiative down. Each die above the difficulty is a hit.",
    goal: "Fire a bank",
    hint: "Choose an enemy ship. The card shows difficulty, chance to hit and damage. Then fire.",
  },
  banks: {
    title: "Two banks",
    text: "Most ships have a primary and a secondary bank. Each fires once a turn, at its own target.",
    goal: "Fire 2 banks in one turn",
    now: (banks: number): string => `now ${banks}`,
    hint: "After the first volley choose a target for the other bank, or fire with the other ship.",
  },
  evade: {
    title: "Evade or pursue",
    text: "Before its first step a ship with a maneuver rating of 3 or more may evade: it is harder to hit. It may also pursue an enemy: its own shots get easier.",
    goal: "Declare an evasion or a pursuit",
    hint: "When Typhon is called, choose Evade or Pursue before you move it.",
  },
  cinema: {
    title: "Cinema Points",
    text: "You have 4 Cinema Points. They buy one more step or turn, a sharper shot, or take 4 points off damage.",
    goal: "Spend a Cinema Point",
    now: (left: number): string => `${left} left`,
    hint: "On the card of a shot choose Fire control or Gunnery. After a hit on your ship choose Damage control.",
  },
  close: {
    title: "A good shot",
    text: "Difficulty is the range divided by your sensors, rounded up, plus 1 or more if the target evades. Gorgon has sensors 3.",
    goal: "Fire at difficulty 2 or less",
    hint: "Be within 6 hexes of a ship that does not evade, with its hex in your arc.",
  },
  destroy: {
    title: "Destroy a ship",
    text: "Each hit rolls a die against the armour. The dice above it count as damage. At hull 0 the ship is destroyed.",
    goal: "Destroy an enemy ship",
    hint: "Fire all banks at the ship with less hull left.",
  },
  win: {
    title: "Clear the map",
    text: "A side without a ship has lost. After turn 8 the side that destroyed more wins.",
    goal: "Win the battle",
    hint: "Keep the last ship in the arcs of both ships. Turning costs no speed.",
  },
  endings: {
    won: {
      title: "The enemy fleet is gone: you won",
      text: "You closed in, kept them in your arcs and fired every bank. Next, try the Border Skirmish with four ships a side.",
    },
    lost: {
      title: "Your ships are lost",
      text: "Next time close in at once, fire both banks every turn, and spend Cinema Points on damage control.",
    },
    undecided: {
      title: "Both fleets are still flying",
      text: "Next time stay within 6 hexes and keep the enemy ahead of you, so that every bank can fire.",
    },
  },
} as const);
