/** English texts of the guided match. */
import { translatable } from "@starboard/kit";

export const en = translatable("trekwar/ui/guide/guide", {
  role: "You are the Federation, blue. Orion plays the Dominion, violet.",
  exchange: {
    title: "Exchange cards",
    text: "The first Fight decides the Central Sector. Before it you may exchange up to 3 cards for new ones.",
    goal: "Exchange cards, or keep all",
    hint: "These cards work well together, so keep all of them this time.",
  },
  match: {
    title: "Match the attack",
    text: (attack: number): string =>
      `The Dominion attacks with ${attack} Space. To stay in the Fight you need at least as much. A Maneuver adds its Force to your Unit.`,
    unit: "Choose a Unit",
    goal: "Match the attack",
    hint: "Peregrine Fighters have 3 Space. Quantum Torpedoes add 2. Choose both, then Deploy.",
  },
  draw: {
    title: "Draw cards",
    text: "At the end of your Turn you may draw until you hold 6. Your Deck Pile is also the clock: when it is empty, the Battle ends after this Fight.",
    goal: "Draw a card",
    hint: "Choose Draw in the row below the board.",
  },
  takeUp: {
    title: "Take up cards",
    text: "Cards with the hand symbol may be taken up from the Table at the start of your Turn. Peregrine Fighters lie there, and they can fight again.",
    goal: "Take up a card",
    hint: "Choose Take up, or click Peregrine Fighters on your Unit pile, before you deploy.",
  },
  command: {
    title: "Commands stay",
    text: "A Maneuver works for one Turn only. A Command stays in play for the whole Fight and adds its Force in every Turn.",
    goal: "Deploy a Command",
    hint: "Captain Sisko adds 4 Space. Deploy him with Vorcha Class, which has 5.",
  },
  event: {
    title: "Events come first",
    text: "Before you deploy you may play one Event. It has no Force and works at once. Section 31 discards an enemy Command.",
    goal: "Play an Event",
    hint: "Choose Section 31 and play it. Without Legate Damar the attack falls by 4.",
  },
  surrender: {
    title: "Give up a Sector",
    text: "You need not win every Fight. If you surrender, you lose only the Sector. Cards in your Hand stay, and you choose the next attack.",
    goal: "Surrender this Fight, or win it",
    hint: "7 Space would cost you your best cards. Surrender, and keep them for your own attack.",
  },
  attack: {
    title: "The loser attacks",
    text: "The side that lost the last Fight attacks next. Choose one of your Sectors, then an enemy Sector beside it.",
    goal: "Choose the attack",
    hint: "Choose a Sector with an amber edge, then the Sector to attack.",
  },
  open: {
    title: "Open the Fight",
    text: "The attacker opens with one Unit and names Space or Surface. Each card has a Force for both. The defender must match it there.",
    goal: "Open with 4 or more",
    hint: "Choose a Unit with a high number, then Space or Surface.",
  },
  win: {
    title: "Win the Battle",
    text: "The Battle ends when a Deck Pile is empty. The side with more Sectors wins. Here it ends after the third Fight at the latest.",
    goal: "Hold 4 Sectors at the end",
    now: (sectors: number): string => `now ${sectors}`,
    hint: "Match each attack with as few cards as you can. The Dominion has few cards left.",
  },
  endings: {
    won: {
      title: "More Sectors: you won the Battle",
      text: "You gave up what was cheap and held what mattered. Next, play a full Battle with 30 cards on each side.",
    },
    lost: {
      title: "The Dominion holds more Sectors",
      text: "Next time match the first attacks with small cards and keep Captain Sisko and Section 31 for the third Turn.",
    },
    undecided: {
      title: "The Battle is not decided",
      text: "No side has more Sectors yet. Next, play a full Battle with 30 cards on each side.",
    },
  },
} as const);
