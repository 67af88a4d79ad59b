/** Texts of the decisions that can be ordered in advance. */
import { translatable } from "@starboard/kit";

export const en = translatable("anaxis/ui/order-topics", {
  next: {
    title: "My next activation",
    help: "A ship of yours moves or fires when its number is called. It ends at the first action that is not possible.",
  },
  onNextCall: "When my ship is called, whatever I am asked before",
  damage: { title: "If my ship is damaged", help: "Answers each time a ship of yours may use Damage control." },
  command: { title: "When I may use Command", help: "Answers each time the Command window opens for you." },
  closing: {
    title: "When my ship has moved",
    help: "Answers each time a ship with a sensor, shield or stealth ability ends its move.",
  },
  buy: { title: "Buy my fleet in this order", help: "The purchases of your fleet, one after the other." },
  deploy: { title: "Deploy my fleet", help: "The places of your ships before the first turn." },
});
