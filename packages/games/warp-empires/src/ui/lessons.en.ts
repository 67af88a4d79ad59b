/** Texts of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "More than your share of the stars",
    text: "Control more than 60% of the systems at the end of any turn and you win. The ribbon above the map shows the phases of a turn.",
  },
  faction: {
    id: "faction",
    title: "Six factions",
    text: "Each has its strengths: a unit, some cards, diplomacy or trade. All are easy to play, so choose any.",
  },
  arrange: {
    id: "arrange",
    title: "Opponents see only the top unit",
    text: "Other players see the size of a stack and its top unit. Choose the unit you want them to see.",
  },
  draw: {
    id: "draw",
    title: "Discard first",
    text: "Press cards that you do not need, then draw 5. Your hand limit is 7.",
  },
  move: {
    id: "move",
    title: "Cards move fleets",
    text: "Press a highlighted stack, choose units, then press a highlighted territory. Or drag the stack there. Each Warp moves one group. Move a group to an unexplored system.",
  },
  explored: {
    id: "explored",
    title: "Exploration",
    text: "3 dice decide about resources, a minor race and an enigma. Diamonds are resources, a figure is a minor race, and an exclamation mark is an enigma.",
  },
  challenge: {
    id: "challenge",
    title: "An enigma must be faced",
    text: "A roll of 5 or more solves it. A science or command ship helps, and so do cards played before the roll. A failure can destroy the whole stack.",
  },
  parley: {
    id: "parley",
    title: "Ask first",
    text: "On 6 or more they join at once and pay this turn. On 1 or 2 they never join you.",
  },
  battle: {
    id: "battle",
    title: "Both sums, term by term",
    text: "The panel adds up each side; press a total to open it with its rules. Cards show what they would add. Two passes in a row end the battle.",
  },
  loss: {
    id: "loss",
    title: "The loser loses half",
    text: "The winner chooses the first unit, the loser the others. Then the winner loses half as much Force.",
  },
  recruit: {
    id: "recruit",
    title: "Buy units and build",
    text: "Choose a unit or a building, then a highlighted territory. Colonies let empty systems pay. Buy all 5 units and you draw more.",
  },
  control: {
    id: "control",
    title: "Markers follow your units",
    text: "At the end of your turn your marker is placed on every free system with your units. It stays when they leave.",
  },
} as const;
