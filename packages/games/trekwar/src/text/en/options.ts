/** The table options in words. */
import type { Options } from "../../options.ts";

export interface OptionWords {
  readonly name: string;
  readonly help: string;
  value(value: unknown): string;
}

const choice = (name: string, help: string, values: { readonly [value: string]: string }): OptionWords => ({
  name,
  help,
  value: (v) => values[String(v)] ?? String(v),
});

const SIDES = { federation: "Federation", dominion: "Dominion" };

/** A file of one's own: how many cards it holds, or what is used without one. */
const file = (name: string, help: string, none: string): OptionWords => ({
  name,
  help,
  value: (v) => (Array.isArray(v) ? `${v.length} cards` : none),
});

export const OPTIONS: { readonly [O in keyof Options]: OptionWords } = {
  firstOpener: choice(
    "First opener",
    "Who opens the first Fight, in which there is no attacker. A named side opens every rematch too.",
    {
      random: "By lot; in a rematch the winner",
      alwaysRandom: "By lot, in a rematch too",
      ...SIDES,
      previousWinner: "Winner of the last Battle",
    },
  ),
  previousWinner: choice(
    "Winner of the last Battle",
    "The side that this player has now. In a series the winner opens the next Battle.",
    SIDES,
  ),
  deckEnd: choice("When a Deck Pile runs out", "The side with more Sectors wins, after the Fight or at once.", {
    endOfFight: "The Fight is fought out",
    immediate: "The Battle ends at once",
  }),
  exchange: choice("Exchange", "In turn, or both sides under seal; sealed saves a round of mail.", {
    attackerFirst: "Attacker first",
    simultaneous: "Both at once",
  }),
  support: choice("Support", "What may be played beside the Unit of a Deployment.", {
    either: "A Maneuver or a Command",
    both: "A Maneuver and a Command",
  }),
  takeUpFrom: choice("Take Up", "Which cards with the symbol may be taken up.", {
    anywhere: "Any card on the Table",
    activeOnly: "Only the top Unit",
  }),
  discardView: choice("Discard Piles", "Who may leaf through them.", {
    topOnly: "Nobody; the top card is open",
    owner: "Their owner",
    open: "Everybody",
  }),
  noUnitOpening: choice("Attacker without a Unit", "Loses the Fight, or shows the Hand and draws a new one.", {
    forfeit: "Loses the Fight",
    redraw: "Draws a new Hand",
  }),
  drawStyle: choice("Taking up cards", "Card by card, or a number named in advance.", {
    oneByOne: "Card by card",
    declared: "Number named in advance",
  }),
  breenMemory: choice("Ignored Units", "How long a Breen Cruiser keeps Units ignored.", {
    wholeFight: "For the whole Fight",
    whileOnTop: "While the Breen Cruiser is on top",
  }),
  resign: choice("Resigning", "Whether a side may give the Battle up.", { true: "Allowed", false: "Not allowed" }),
  ownCards: file("Own cards", "Edited cards and new ones, from the card editor.", "The sixty standard cards"),
  federationDeck: file("Federation deck", "A built deck of thirty cards.", "Standard deck"),
  dominionDeck: file("Dominion deck", "A built deck of thirty cards.", "Standard deck"),
  deckLists: choice("Deck lists", "Whether the other side may know a built deck.", { open: "Open", closed: "Closed" }),
};

export const PRESETS: { readonly [id: string]: { readonly name: string; readonly help: string } } = {
  standard: { name: "By the sheet", help: "The rules as they are printed, every open point settled the usual way." },
  correspondence: { name: "By mail", help: "Fewer messages: sealed exchange, draws named in advance." },
  openTable: { name: "Open table", help: "Discard Piles open to all, and nobody loses a Fight for want of a Unit." },
  fullSupport: { name: "Full support", help: "A Maneuver and a Command beside every Unit." },
  quick: { name: "Quick", help: "The Battle ends the moment a Deck Pile is empty." },
};
