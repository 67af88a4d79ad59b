/** English texts of the guided match. */
import { translatable } from "@starboard/kit";

export const en = translatable("4000ad/ui/guide/guide", {
  role: "You are Algol, blue, with 16 ships. Orion holds Rigel, 2 sectors away.",
  home: {
    title: "Your home and your ships",
    text: "The house marks your home star. If it falls, you must retake it in your next turn. Ships may leave stars with an amber ring.",
    goal: "Choose Algol",
    hint: "Click Algol on the board, or choose it in the row below the board.",
  },
  send: {
    title: "Send a fleet",
    text: "A fleet enters hyperspace. All players see its size and where it left, but not where it goes. You need not know it yet either.",
    send: "Send 3 ships or more into hyperspace",
    guard: "Keep 6 ships at Algol",
    planned: (n: number): string => `now ${n}`,
    hint: "Choose Algol, set the number below the board, choose a distant star, then send. Orion has 5 ships on the way.",
  },
  arrive: {
    title: "Come out of hyperspace",
    text: "Each turn your fleet moves one space. It may come out at any star that is as far from Algol as its space. Its first chance is 2 sectors away.",
    goal: "Come out at a star",
    hint: "Menkar, Aldebaran and Hamal are empty and 2 away. When the board asks, choose one of them.",
  },
  build: {
    title: "New ships",
    text: "In odd rounds you get one ship for each pair of a ring (population) and a cross (raw materials) on your stars. Algol has both.",
    goal: "Hold 2 rings and 2 crosses",
    now: (rings: number, crosses: number): string => `now ${rings} and ${crosses}`,
    hintRing:
      "You need a ring. Capella, the sister star of Algol, has one: choose Algol, set 1 ship and choose Capella. That hop takes no time.",
    hintCross: "You need a cross. Menkar and Castor have one, both 2 turns from Algol. One ship holds a star.",
  },
  battle: {
    title: "The larger force wins",
    text: "The larger force destroys the smaller and loses nothing. Equal forces cannot meet. Castor, 2 sectors from Algol, is held by 2 ships of Orion.",
    goal: "Win a battle",
    hint: "Send 3 ships or more from Algol. Two turns later come out at Castor.",
  },
  gather: {
    title: "Gather for the strike",
    text: (ships: number): string =>
      `Rigel has ${ships} ${ships === 1 ? "ship" : "ships"} and builds 1 in each odd round. It is 3 sectors from Algol, so plan for one more.`,
    goal: "Have a fleet under way that beats Rigel",
    now: (ships: number, needed: number): string => `largest ${ships}, needed ${needed}`,
    hint: "Choose Algol, then “All” or the number you need. Ships at home are of no use if Rigel falls.",
  },
  take: {
    title: "Take Rigel",
    text: "When a home star falls, its owner has one turn to retake it. If that fails, the power is out, and you win.",
    goal: "Hold Rigel",
    hint: "When your fleet is on space 3, let it come out at Rigel.",
  },
  win: {
    title: "Hold what you took",
    text: "Orion has one turn to retake Rigel. It must bring more ships than you have there.",
    goal: "Win the battle",
    hint: "End your turn. If Rigel still stands after Orion’s turn, you have won.",
  },
  endings: {
    won: {
      title: "Rigel is yours: you won",
      text: "Orion lost its home and could not retake it. Next, play a full match on 48 stars, 7 sectors from home to home.",
    },
    lost: {
      title: "Algol fell: you lost",
      text: "Fleets that are under way do not defend. Next time keep more ships at Algol than any fleet that can reach it.",
    },
    undecided: {
      title: "No winner yet",
      text: "Both homes stand after 12 rounds. Next time send one large fleet to Rigel early: the larger force loses nothing.",
    },
  },
} as const);
