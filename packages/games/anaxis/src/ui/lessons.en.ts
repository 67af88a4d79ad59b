/** Texts of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "Two fleets, one map",
    text: "Destroy the other fleet, or have more of yours left at the turn limit. Every turn all ships move, then all ships fire.",
  },
  deploy: {
    id: "deploy",
    title: "Deploy",
    text: "Click a highlighted hex to place the next ship. “Place ships for me” forms a line in the middle. Then choose Finish.",
  },
  order: {
    id: "order",
    title: "The ribbon is the order",
    text: "The highest initiative acts first. Moving late is an advantage: you see where the others went. A Cinema Point lets a ship move later or fire earlier.",
  },
  declare: {
    id: "declare",
    title: "Steady, evade or pursue",
    text: "An evading ship is harder to hit and shoots worse. A pursuing ship cancels the evasion of one quarry. Both must move a minimum forward.",
  },
  move: {
    id: "move",
    title: "Move the ship",
    text: "Click a dot to fly there, or use the handles beside the ship or the arrow keys. Labels on enemies show the expected damage in both directions.",
  },
  fire: {
    id: "fire",
    title: "Choose a target",
    text: "Ships with an amber outline are in an arc. Click one: the card shows the difficulty, term by term, and the odds before you fire.",
  },
  dice: {
    id: "dice",
    title: "Hit dice, then armour dice",
    text: "A die above the difficulty hits. Each hit rolls an armour die. If it is above the cut-off, its number is the damage.",
  },
  control: {
    id: "control",
    title: "Damage control",
    text: "A Cinema Point prevents four points of damage. The dock shows the hull with and without it.",
  },
} as const;
