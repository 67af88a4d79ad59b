/** Texts of the decisions that can be ordered in advance. */
import { translatable } from "@starboard/kit";

export const en = translatable("trekwar/ui/order-topics", {
  defend: { title: "If I am attacked", help: "The cards you play in your next Turn as the defender, in this order." },
  attack: { title: "When I choose an attack", help: "Answers when you choose the Sector of the next Fight." },
  open: { title: "When I open a Fight", help: "Answers when you choose Unit and Battleground of a Fight." },
  exchange: { title: "When I may exchange cards", help: "Answers each time you may exchange cards of your Hand." },
  surrender: {
    title: "When I must deploy or surrender",
    help: "Answers when you defend and must deploy or surrender.",
  },
  attackFromAnywhere: (sector: string): string => `Attack ${sector} from any of my Sectors`,
  ifAttacked: (sector: string): string => `If ${sector} is attacked`,
});
