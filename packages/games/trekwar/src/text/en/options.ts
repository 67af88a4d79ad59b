/** Names, help and values of the table options and presets. */
import { formatFor } from "@starboard/kit";
import type { Options } from "../../options.ts";

export interface OptionText {
  readonly name: string;
  readonly help: string;
  value(value: unknown): string;
}

const choice = (name: string, help: string, values: { readonly [value: string]: string }): OptionText => ({
  name,
  help,
  value: (v) => values[String(v)] ?? String(v),
});

const SIDES = { federation: "Federation", dominion: "Dominion" };

/** An option that takes a file: its value is the number of cards, or `none` without a file. */
const file = (name: string, help: string, none: string): OptionText => ({
  name,
  help,
  value: (v) => (Array.isArray(v) ? formatFor("en").count(v.length, "card", "cards") : none),
});

export const OPTIONS: { readonly [O in keyof Options]: OptionText } = {
  firstOpener: choice(
    "First opener",
    "Which side opens the first Fight, which has no attacker. A fixed side opens every rematch too.",
    {
      random: "Random; in a rematch the winner",
      alwaysRandom: "Random, in a rematch too",
      ...SIDES,
      previousWinner: "Winner of the last Battle",
    },
  ),
  previousWinner: choice(
    "Winner of the last Battle",
    "The side this player has now. In a series the winner opens the next Battle.",
    SIDES,
  ),
  deckEnd: choice(
    "When a Deck Pile is empty",
    "The side with more Sectors wins, either after the Fight or immediately.",
    {
      endOfFight: "The Fight is finished first",
      immediate: "The Battle ends immediately",
    },
  ),
  exchange: choice(
    "Exchange",
    "In turn, or both sides in secret at the same time, which saves a round in correspondence games.",
    {
      attackerFirst: "Attacker first",
      simultaneous: "Both at once",
    },
  ),
  support: choice("Support", "Which cards may be played with the Unit of a Deployment.", {
    either: "A Maneuver or a Command",
    both: "A Maneuver and a Command",
  }),
  takeUpFrom: choice("Take Up", "Which cards with the symbol may be taken up.", {
    anywhere: "Any card on the Table",
    activeOnly: "Only the top Unit",
  }),
  discardView: choice("Discard Piles", "Who may look through them.", {
    topOnly: "No one; only the top card is visible",
    owner: "Only the owner",
    open: "All players and spectators",
  }),
  noUnitOpening: choice(
    "Attacker without a Unit",
    "The attacker loses the Fight, or shows the Hand and draws a new one.",
    {
      forfeit: "Loses the Fight",
      redraw: "Draws a new Hand",
    },
  ),
  drawStyle: choice("Drawing cards", "Draw card by card, or choose the number of cards in advance.", {
    oneByOne: "Card by card",
    declared: "Number chosen in advance",
  }),
  breenMemory: choice("Ignored Units", "How long a Breen Cruiser makes Units ignored.", {
    wholeFight: "For the whole Fight",
    whileOnTop: "While the Breen Cruiser is on top",
  }),
  resign: choice("Resigning", "Whether a side may resign the Battle.", { true: "Allowed", false: "Not allowed" }),
  ownCards: file("Custom cards", "Changed or new cards from the card editor.", "The 60 standard cards"),
  federationDeck: file("Federation deck", "A custom deck of 30 cards.", "Standard deck"),
  dominionDeck: file("Dominion deck", "A custom deck of 30 cards.", "Standard deck"),
  deckLists: choice("Deck lists", "Whether the other side may see a custom deck.", { open: "Open", closed: "Closed" }),
};

export const PRESETS: { readonly [id: string]: { readonly name: string; readonly help: string } } = {
  standard: { name: "By the sheet", help: "The printed rules, with the standard answer to every open question." },
  correspondence: { name: "Correspondence", help: "Fewer messages: secret exchange, draws chosen in advance." },
  openTable: {
    name: "Open table",
    help: "Discard Piles are open to all, and an attacker without a Unit draws a new Hand.",
  },
  fullSupport: { name: "Full support", help: "A Maneuver and a Command may support each Unit." },
  quick: { name: "Quick", help: "The Battle ends as soon as a Deck Pile is empty." },
};
