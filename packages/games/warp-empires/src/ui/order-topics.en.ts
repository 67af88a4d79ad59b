/** Texts of the decisions that can be ordered in advance. */
import { translatable } from "@starboard/kit";

export const en = translatable("warp-empires/ui/order-topics", {
  defend: { title: "If I am attacked", help: "Answers each time you defend and may play a card in a battle." },
  loss: { title: "When I lose units", help: "Answers each time you name a unit that is lost." },
  retreat: {
    title: "When I must retreat",
    help: "Answers when a stack of yours must retreat and more than one way is open.",
  },
  answerAttack: { title: "When an attack is declared", help: "Answers each time you may stop an attack with a card." },
  answerMove: { title: "When another empire moves", help: "Answers each time you may answer a move with a card." },
  turn: {
    title: "My next turn",
    help: "The actions of your next turn, in this order. It ends at the first that is not possible.",
  },
  recruit: { title: "Buy in this order", help: "The purchases of your next Recruit phase, one after the other." },
  onOwnTurn: "In my own turn, whatever I am asked before",
  ifAttacked: (territory: string): string => `If ${territory} is attacked`,
});
