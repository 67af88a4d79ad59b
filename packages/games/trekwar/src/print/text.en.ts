/** Words on paper that are not on the cards. */
export const en = {
  title: "TrekWar",
  kind: (race: string | null, kind: string | null): string => [race, kind].filter(Boolean).join(" "),
  board: "The seven Sectors",
  turn: "A Turn",
  stages: [
    ["Initial", "Maneuver and Events face down. Take up cards with the symbol."],
    ["Event", "One Event, if you like."],
    ["Surrender", "Give the Fight up, or go on."],
    ["Deployment", "One Unit, with one Maneuver or Command at most. Match the Attack."],
    ["Last", "Name Force and Battleground. Draw up to six, if you like."],
  ],
  end: "The loser of a Fight attacks next, from a Sector of its own. All seven Sectors win; with an empty Deck Pile, most Sectors.",
  fleet: (side: string): string => `${side} Fleet`,
  fold: "fold",
} as const;
