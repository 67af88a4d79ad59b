/** The sentences of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "Two fleets, one map",
    text: "Destroy the other fleet, or have more left of yours when time is up. Every turn all ships move, then all ships fire.",
  },
  deploy: {
    id: "deploy",
    title: "Deploy",
    text: "Lit hexes take the next ship. Place them for me puts a sensible line in the middle; then confirm.",
  },
  order: {
    id: "order",
    title: "The ribbon is the order",
    text: "The highest initiative goes first. Moving late is an advantage: you see where the others went. A Cinema Point lets a ship move later, or fire earlier.",
  },
  declare: {
    id: "declare",
    title: "Steady, evade or pursue",
    text: "An evading ship is harder to hit and shoots worse. A pursuing ship cancels the evasion of one quarry. Both must move a minimum forward.",
  },
  move: {
    id: "move",
    title: "Fly it",
    text: "Click a dot to fly there, use the handles beside the ship, or the arrow keys. Pills on enemies tell the damage to expect each way.",
  },
  fire: {
    id: "fire",
    title: "Choose a target",
    text: "Ships rimmed in amber lie in an arc. Click one: the card shows the difficulty, term by term, and the chances before you fire.",
  },
  dice: {
    id: "dice",
    title: "Hit dice, then armour dice",
    text: "A die above the difficulty hits. Each hit rolls an armour die; above the cut-off it is damage, by its face.",
  },
  control: {
    id: "control",
    title: "Damage control",
    text: "A Cinema Point takes four points off a wound. The dock shows the hull both ways.",
  },
} as const;
