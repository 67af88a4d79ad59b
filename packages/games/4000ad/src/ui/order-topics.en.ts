/** Texts of the decisions that can be ordered in advance. */
import { translatable } from "@starboard/kit";

export const en = translatable("4000ad/ui/order-topics", {
  send: {
    title: "Send ships on my next turn",
    help: "The departure of one of your powers, whatever you decide before it.",
  },
  turn: {
    title: "My next turn",
    help: "The actions of your next turn, in this order. It ends at the first that is not possible.",
  },
  arrive: { title: "When my fleet can come out", help: "Answers each time one of your fleets can leave hyperspace." },
  retreat: { title: "If I am attacked", help: "Answers after each round of dice in which both sides have ships left." },
  depart: { title: "Send no fleet", help: "Answers each time one of your powers may send a fleet." },
  withdrawal: { title: "Mutual withdrawal", help: "Answers when a mutual withdrawal can be offered or accepted." },
  onTurn: (power: string): string => `On the next turn of ${power}, whatever comes before`,
  emergeAt: (star: string): string => `Come out at ${star}, with any of my fleets that reach it`,
  ifFree: (star: string): string => `If no other fleet has come out at ${star} before`,
});
