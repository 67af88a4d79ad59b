/** English texts of objectives, alarms, automatic answers and measures. */
import { formatFor, translatable } from "@starboard/kit";

const format = formatFor("en");
const sectors = (n: number): string => format.count(n, "Sector", "Sectors");

export const en = translatable("trekwar/ui/status/text", {
  objectives: {
    title: "Most Sectors win",
    /** The Battle cannot last longer than the Deck Piles. */
    fightsLeft: (n: number) => `About ${format.count(n, "Fight", "Fights")} left`,
    lastFight: "This is the last Fight",
    unit: (n: number) => format.plural(n, "Sector", "Sectors"),
    deck: (n: number) => `${format.count(n, "card", "cards")} in the Deck Pile`,
  },
  alarms: {
    losesWith: {
      all: (enemy: string) => `The ${enemy} wins the Battle if it wins this Fight`,
      last: "If you lose this Fight, you lose the Battle",
      lost: "You lose the Battle after this Fight",
    },
    winsWith: {
      all: "Win this Fight and you win the Battle",
      last: "If you win this Fight, you win the Battle",
      won: "You win the Battle after this Fight",
    },
    why: {
      allSectors: "All 7 Sectors win.",
      emptyDeck: "A Deck Pile is empty.",
      fightLimit: "This is Fight 60.",
    },
    counts: (won: readonly [number, number], lost: readonly [number, number]) =>
      `Sectors if won ${won[0]} to ${won[1]}, if lost ${lost[0]} to ${lost[1]}.`,
    runsOut: {
      title: "Your next cards are the last of your Deck Pile",
      ends: (own: number, enemy: number) => `Then this is the last Fight. You have ${sectors(own)} to ${enemy}.`,
      endsNow: (own: number, enemy: number) => `Then the Battle is over. You have ${sectors(own)} to ${enemy}.`,
    },
    draw: (n: number) => `Draw ${format.count(n, "card", "cards")}`,
    keep: "Draw no more cards",
    outcome: {
      matches: "matches",
      noMatch: "no card of your Hand matches",
      last: "last Fight",
      over: "ends the Battle",
      goesOn: "the Battle goes on",
    },
    deploy: (cards: string, own: number, needed: number) => `${cards}: ${own} against ${needed}`,
    surrender: "Surrender",
  },
  answers: {
    drawAll: {
      name: "Draw to a full Hand",
      help: "At the end of the opening and of your Turn you draw as many cards as you may, while your Deck Pile lasts for this and for the next refill. Switch it off to decide on each card.",
    },
    onlyTarget: {
      name: "Choose when there is no choice",
      help: "If a card makes you choose cards and all players can see that only one choice is possible, it is made for you.",
    },
  },
  measures: { sectors: "Sectors", majority: "Majority", cards: "Cards left" },
  round: (fight: number) => (fight === 0 ? "Set-up" : `Fight ${fight}`),
} as const);
