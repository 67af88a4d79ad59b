/** Texts of the printed board, tiles and Fleets. */
import { translatable } from "@starboard/kit";

export const en = translatable("trekwar/print/text", {
  title: "TrekWar",
  type: (type: string): string => type,
  kind: (race: string | null, kind: string | null): string => [race, kind].filter(Boolean).join(" "),
  board: "The seven Sectors",
  turn: "A Turn",
  stages: [
    ["Initial", "Turn your Maneuver and Events face down. Take up cards with the symbol."],
    ["Event", "You may play one Event."],
    ["Surrender", "Surrender the Fight, or continue."],
    ["Deployment", "Play one Unit with at most one Maneuver or Command. Match the Attack."],
    ["Last", "Name Force and Battleground. You may draw up to 6 cards in Hand."],
  ],
  end: "The loser of a Fight attacks next, from one of its own Sectors. You win with all 7 Sectors, or with the most Sectors when a Deck Pile is empty.",
  fleet: (side: string): string => `${side} Fleet`,
  fold: "fold",
  leaflet: {
    game: "TrekWar",
    name: "TrekWar: player’s leaflet",
    rules: "A Fight in short. The rules have the rest.",
    federation: "The Federation Deck",
    dominion: "The Dominion Deck",
    deckHead: ["Card", "Type", "Space", "Surface"],
    stagesHead: ["Stage", "What you do"],
    symbols: "Symbols",
    symbolRules:
      "Take Up: the card may return from the Table to the Hand in the Initial Stage, unless the enemy shows an active one too (TW-11.1, TW-11.2). Limited Action: the card is played alone in its Stage (TW-11.5).",
    notes: "Fights",
    notesHead: ["Fight", "Sector", "Winner", "Sectors F : D"],
  },
} as const);
