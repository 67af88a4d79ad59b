/** Texts of the automatic answers and of their settings. */
import { translatable } from "@starboard/kit";

export const answersText = translatable("warp-empires/ui/answers/text.answersText", {
  onlyChoice: {
    name: "Answer when there is only one choice",
    help: "Takes the only legal action for you, except a roll of the dice. In matches with other people at the table you are still asked: an instant answer would show that you hold no card for it.",
  },
  pressed: {
    name: "Pass until my turn",
    help: "After you press “Pass until my turn”, the page passes for you until your turn begins or you are attacked.",
  },
  unconcerned: {
    name: "Pass while nothing concerns me",
    help: "Passes when another player moves past your territories or plays a card at another player. You are still asked about moves into your territories, cards aimed at you, attacks and raids. Your cards make no difference, so the pass betrays nothing.",
  },
  attacked: {
    name: "Ask only when I am attacked",
    help: "Also passes on cards aimed at you and on raids. You are asked about attacks and about moves into your territories only. Your cards make no difference, so the pass betrays nothing.",
  },
  cards: {
    name: "Only these cards",
    help: "Passes when none of the cards that you ticked under Responses could answer. You choose the cards whether or not you hold them, so the pass betrays nothing.",
  },
  untilDecision: "Pass until my turn",
  asked: "You are asked even if you hold no card for this. Asking only the holders would betray hands.",
  nothing: "You hold no card for this.",
  cardsTitle: "Ask me only about these cards",
  cardsHelp:
    "The page passes for you when none of the ticked cards could answer. The list is kept in this browser for all your matches. Tick cards whether or not you hold them: a list that follows your hand would betray it.",
  ordersTitle: "Standing orders at this table",
} as const);
