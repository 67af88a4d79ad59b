/** Figures of action cards on a 46-unit grid, by the id of the card if known, otherwise by its first effect. */

const DRAWN: Readonly<Record<string, string>> = {
  warp: "M12 30l11-14 11 14M12 40l11-14 11 14",
  warpFleet: "M6 22l7-9 7 9M26 22l7-9 7 9M16 38l7-9 7 9M6 30l7-9M40 30l-7-9",
  phasers: "M4 34 42 12M4 40 42 22M36 8l7 4-3 7M38 18l6 4-4 6",
  shields: "M23 4 38 9v13c0 10-6 16-15 20C14 38 8 32 8 22V9ZM23 12l8 2.500v8c0 5.500-3 9-8 11.500",
  surprise:
    "M23 4l3.500 11.500L38 9l-6.500 11L43 23l-11.500 3.500L38 38l-11.500-7L23 43l-3.500-12L8 38l6.500-11.500L3 23l11.500-3L8 9l11.500 6.500Z",
  scanners:
    "M8 23a15 15 0 0 0 15 15M14 23a9 9 0 0 0 9 9M23 23 38 8M20.500 23a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M8 14V8h6M38 32v6h-6",
  heavyWeapons: "M19 15c6-8 14-9 21-9 0 7-1 15-9 21ZM19 15l12 12M21 25 7 39M12 23l-6 6M23 34l-6 6",
  boardingParties: "M18 6h20v34H18v-8M18 14V6M4 23h22M19 16l7 7-7 7",
  strongHull: "M23 4 40 13.500v19L23 42 6 32.500v-19ZM23 13l9 5v10l-9 5-9-5V18Z",
  diplomacy: "M5 7h22v15H15l-6 6v-6H5ZM31 16h10v15h-4v6l-6-6H19v-4",
  scienceOfficer:
    "M20 23a3 3 0 1 0 6 0 3 3 0 1 0-6 0M23 6c6 0 6 34 0 34S17 6 23 6ZM8.300 14.500c3-5.200 32.400 11.800 29.400 17S5.300 19.700 8.300 14.500ZM8.300 31.500c-3-5.200 26.400-22.200 29.400-17S11.300 36.700 8.300 31.500Z",
  sabotage: "M18 42a13 13 0 1 1 .01 0ZM27 19l5-6M32 13c2-4 5-2 6-6M38 1v3M44 7h-3M43 2l-3 3",
  raiding: "M4 10c12 0 20 5 25 15M29 25l-8-1.500M29 25l2-8M24 36a9 9 0 1 0 18 0 9 9 0 1 0-18 0M29 36h8",
  espionage: "M3 23c10-15 30-15 40 0-10 15-30 15-40 0ZM23 16a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z",
  reconnaissance: "M19 6a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM28.500 28.500 41 41M19 13v12M13 19h12",
  special: "M23 4l5.500 12 13 1.500-9.700 8.800 2.700 13L23 32.800l-11.500 6.500 2.700-13L4.500 17.500l13-1.500Z",
  intelligence: "M6 11h17v25H6ZM6 18h17M29 24h13M36 17l7 7-7 7",
  security: "M11 21h24v19H11ZM16 21v-6a7 7 0 0 1 14 0v6M23 28v6",
  peaceTreaty: "M13 5h22v29H13ZM13 34a4 4 0 0 0 0 7h22a4 4 0 0 0 0-7M18 13h12M18 20h12M18 27h7",
  decoys: "M23 5l6 14 10 16-16-6-16 6 10-16Z",
  steal: "M15 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM15 11v12M26 36h17M36 29l7 7-7 7",
  warpCoreBreach:
    "M23 3v11M23 32v11M3 23h11M32 23h11M9 9l8 8M29 29l8 8M37 9l-8 8M17 29l-8 8M19 23a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
  increaseProduction: "M5 40h16M5 33h16M5 26h16M33 41V11M24 20l9-9 9 9",
  heavyTrade: "M5 15h31M29 8l7 7-7 7M41 32H10M17 25l-7 7 7 7",
  research: "M18 5h10M20 5v13L9 37c-1 2 0 4 2 4h24c2 0 3-2 2-4L26 18V5M14 30h18",
  revolt: "M11 43V5M11 7c8-4 14 4 25 0v14c-11 4-17-4-25 0M22 27l-6 7h7l-3 8",
  intercept: "M6 38 38 8M27 8h11v11M6 8l12 11M28 29l10 9",
  retreat: "M37 7v12a11 11 0 0 1-11 11H8M16 22l-8 8 8 8",
};

/** What a card does, in the words of the module format, and the drawn card that shows it best. */
const BY_EFFECT: Readonly<Record<string, string>> = {
  moveGroups: "warp",
  force: "surprise",
  rollBonus: "scienceOfficer",
  discardCards: "sabotage",
  takeCards: "intelligence",
  drawCards: "research",
  revealHand: "espionage",
  revealStack: "reconnaissance",
  income: "increaseProduction",
  transferTreasury: "steal",
  negateCard: "security",
  negateMove: "decoys",
  forbidAttack: "peaceTreaty",
  extraCasualty: "warpCoreBreach",
  saveCasualty: "strongHull",
  endBattle: "retreat",
  removeControl: "revolt",
  placeControl: "revolt",
  useAs: "special",
};

/** The figure of a card; `effects` are the ops of its modes in order. */
export function cardFigure(id: string, effects: readonly string[]): string {
  const drawn = Object.hasOwn(DRAWN, id) ? DRAWN[id] : undefined;
  if (drawn !== undefined) return drawn;
  for (const op of effects) {
    const like = Object.hasOwn(BY_EFFECT, op) ? BY_EFFECT[op] : undefined;
    if (like !== undefined) return DRAWN[like] as string;
  }
  return DRAWN["special"] as string;
}
