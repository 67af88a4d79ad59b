/** English texts of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "Seven Sectors",
    text: "Two sides fight over seven Sectors. Each Fight decides one. When a Deck Pile is empty, the side with more Sectors wins. You need not win every Fight; lose the ones that cost you little.",
  },
  exchange: {
    id: "exchange",
    title: "Before the Fight",
    text: "You may exchange up to 3 cards for new ones. Click the cards you like least, then Exchange, or keep all cards. The exchanged cards go back into your Deck Pile.",
  },
  open: {
    id: "open",
    title: "Open the Fight",
    text: "Choose one Unit and name the Battleground. Its upper number counts in Space, the lower one on the Surface. A small Unit costs little; a large one is hard to answer.",
  },
  match: {
    id: "match",
    title: "Match or surrender",
    text: "The enemy’s total stands in the middle of the scale. Cards with an amber edge can match it: a Unit, alone or with one Maneuver or Command. A wire joins two cards that match together.",
  },
  pair: {
    id: "pair",
    title: "Check the total first",
    text: "Choose cards, and the scale shows their Force. Click a total to see how it is calculated. A card that cannot match says why when you choose it.",
  },
  surrender: {
    id: "surrender",
    title: "Surrendering can be right",
    text: "If you surrender, you lose only the Sector. The cards in your Hand fight again, and you choose where the next Fight takes place.",
  },
  commands: {
    id: "commands",
    title: "What stays active",
    text: "Commands stay active for the whole Fight. A Maneuver and an Event count until your next Turn. Then they are turned face down. A new Unit covers the one before.",
  },
  draw: {
    id: "draw",
    title: "Draw cards",
    text: "At the end of your Turn you may draw cards until you hold 6. Your Deck Pile is also the clock of the Battle. When it is empty, the Battle ends after this Fight.",
  },
  attack: {
    id: "attack",
    title: "The loser attacks",
    text: "You lost the Fight, so you attack next. Choose one of your Sectors and a neighbouring enemy Sector.",
  },
  cards: {
    id: "cards",
    title: "Count the cards",
    text: "The deck lists are open. The Cards tab shows the unseen cards. The scale shows how likely the enemy can match.",
  },
} as const;
