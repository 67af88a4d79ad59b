/** The sentences of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "More than your share of the stars",
    text: "Hold more than sixty in a hundred of the systems at the end of any turn and you win. The ribbon above the map shows the phases of a turn.",
  },
  faction: {
    id: "faction",
    title: "Six peoples",
    text: "Each is better at something: one unit, some cards, talking or trading. None is hard to play; take what you like.",
  },
  arrange: {
    id: "arrange",
    title: "The top unit is all they see",
    text: "Others see how many units a stack has and the one on top. Put on top what you want them to believe.",
  },
  draw: {
    id: "draw",
    title: "Discard first",
    text: "Press cards you will not need, then draw five. You keep seven.",
  },
  move: {
    id: "move",
    title: "Cards move fleets",
    text: "Press a lit stack, choose units, press a lit territory, or drag the stack there. Each Warp moves one group. Send something to an unexplored system.",
  },
  explored: {
    id: "explored",
    title: "What they found",
    text: "Three dice: resources, people, perhaps an enigma. Diamonds are resources, a figure is a people, an exclamation mark must be faced.",
  },
  challenge: {
    id: "challenge",
    title: "An enigma must be faced",
    text: "Five or more solves it. A science or command ship helps, and so do cards played before the roll. Failing can cost the whole stack.",
  },
  parley: {
    id: "parley",
    title: "Ask first",
    text: "Six or more and they join at once and pay this turn. One or two, and they will never talk to you again.",
  },
  battle: {
    id: "battle",
    title: "Both sums, term by term",
    text: "The panel adds up each side; press a total to open it with its rules. Cards say what they would add. Two passes in a row end it.",
  },
  loss: {
    id: "loss",
    title: "Half of the losers go",
    text: "The winner names the first, the loser the others. Then the winner gives up half as much Force.",
  },
  recruit: {
    id: "recruit",
    title: "Spend it",
    text: "Choose a unit or a building, then a lit territory. Colonies make bare systems pay. Buy all five and you draw more.",
  },
  control: {
    id: "control",
    title: "Markers follow your units",
    text: "At the end of your turn your marker goes on every free system your units stand in. It stays when they leave.",
  },
} as const;
