/** English texts of the guided match. */
import { translatable } from "@starboard/kit";

export const en = translatable("warp-empires/ui/guide/guide", {
  role: "You are the Federation, blue, with 7 stacks and 4 of 10 systems. Orion plays the Klingons.",
  later: "The Move phase is over. Go on with Done; it comes again in your next turn.",
  draw: {
    title: "Draw cards",
    text: "A turn has ten phases. In the Draw phase you may discard cards first. Then you draw 5 and keep at most 7.",
    goal: "Draw your cards",
    hint: "You need all your cards: choose Draw.",
  },
  move: {
    title: "Move a stack",
    text: "Moves need a card. Warp moves one stack, as far as its slowest ship goes. The stack beside Alpha, your home, can reach Corvi, whose people belong to no player.",
    goal: "Move a stack",
    hint: "Play Warp. Choose the stack beside Alpha, then Corvi, and stop there.",
  },
  explore: {
    title: "Explore a system",
    text: "Stacks explore unknown systems after the Move phase. Three dice show its resources, its people and whether it hides an enigma.",
    goal: "Explore a system",
    hint: "Play another Warp and move the stack beside Caph to Errai. Then end the Move phase.",
  },
  diplomacy: {
    title: "Ask a race to join",
    text: "A stack may ask a neutral race to join. One die must show 6; the Federation adds 1, and each Diplomacy card adds 1.",
    goal: "Ask a race",
    hint: "Move a stack to Corvi. In the Diplomacy phase play Diplomacy first, then roll.",
  },
  revenue: {
    title: "Revenue",
    text: "Each system you control pays: your home 10, others for their people and resources. Income cards add to it.",
    goal: "Collect your revenue",
    hint: "Play Increase Production if you hold it, then go on.",
  },
  recruit: {
    title: "Recruit ships",
    text: "In the Recruit phase you draw 5 units and buy what you like at their Force. They start at your home.",
    goal: "Buy a unit",
    hint: "Choose Draw, then a unit you can pay for.",
  },
  build: {
    title: "Build a colony",
    text: "A system without people pays its resources only if it has a colony. A colony costs 6.",
    goal: "Build a colony",
    hint: "Choose Colony at one of your systems, such as Benna.",
  },
  control: {
    title: "Take control",
    text: "At the end of your turn you take control of systems where only your units stand. They pay from the next turn.",
    goal: "Control a new system",
    hint: "End the Recruit phase. A stack that stays at a system takes it.",
  },
  battle: {
    title: "Fight a battle",
    text: "Stacks of two players in one territory fight. The higher Force wins; cards, leaders and systems add to it. Orion holds Faro with two small ships.",
    goal: "Win a battle",
    hint: "Move the stack with the star, beside Faro, to Faro. Choose Attack, then play battle cards or pass.",
  },
  win: {
    title: "Win the match",
    text: "More than 60 % of all systems win: 7 of these 10. The match here ends after round 6 at the latest.",
    goal: "Control 7 systems",
    now: (systems: number): string => `now ${systems}`,
    hint: "Keep stacks at the systems you took until the end of your turn.",
  },
  endings: {
    won: {
      title: "The quadrant is yours: you won",
      text: "You explored, made friends and won a battle. Next, play a full match on a map of 72 territories.",
    },
    lost: {
      title: "Orion holds more systems",
      text: "Next time move a stack every turn, and leave one ship at each system you take.",
    },
    undecided: {
      title: "No winner after 6 rounds",
      text: "Next time use every Warp card, ask Corvi to join, and take Faro with your large stack.",
    },
  },
} as const);
