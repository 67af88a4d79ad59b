/** The sentences of the guided first match, in English. */
export const guide = {
  goal: {
    id: "goal",
    title: "Seven Sectors",
    text: "Two sides fight over seven Sectors. Each Fight takes one; when a Deck Pile runs out, the majority wins. You need not win every Fight: you need to lose the cheap ones.",
  },
  exchange: {
    id: "exchange",
    title: "Before the Fight",
    text: "You may drop up to three cards and take up as many. Click the cards you like least, then Exchange; or keep all of them. The cards you drop go back into your Deck Pile.",
  },
  open: {
    id: "open",
    title: "Open the Fight",
    text: "Choose one Unit and name the Battleground. Its upper number counts in Space, the lower one on the Surface. A small Unit costs little; a large one is hard to answer.",
  },
  match: {
    id: "match",
    title: "Match, or give way",
    text: "The enemy's total stands in the middle of the scale. Cards with an amber edge can match it: a Unit, alone or with one Maneuver or Command. A wire joins two cards that match together.",
  },
  pair: {
    id: "pair",
    title: "See the sum first",
    text: "Choose cards and the scale shows the Force they would make. Click a total to open it into its terms. A card that cannot match says why when you choose it.",
  },
  surrender: {
    id: "surrender",
    title: "Surrender is a move",
    text: "Whoever surrenders loses the Sector and nothing else: cards kept in the Hand fight again, and the loser chooses where the next Fight is fought.",
  },
  commands: {
    id: "commands",
    title: "What stays, what turns down",
    text: "Commands stay active for the whole Fight. A Maneuver and an Event count until your own next Turn, then they are turned face down. A new Unit covers the one before.",
  },
  draw: {
    id: "draw",
    title: "Take up cards",
    text: "At the end of your Turn you may fill your Hand up to six. Your Deck Pile is also the clock of the Battle: when it is empty, the Battle ends after this Fight.",
  },
  attack: {
    id: "attack",
    title: "The loser attacks",
    text: "You lost the Fight, so you choose: one of your Sectors, and a neighbouring enemy Sector to attack.",
  },
  cards: {
    id: "cards",
    title: "Count the cards",
    text: "The deck lists are open. The tab Cards shows what has not been seen, and the scale tells how likely the enemy has an answer.",
  },
} as const;
