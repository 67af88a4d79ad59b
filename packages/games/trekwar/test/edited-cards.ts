/** Custom cards with every effect on every type that can have it. */
import { type CardEntry, type CardSymbol, type Effect, STANDARD_CARDS } from "../src/index.ts";

const any = {};
const effects: { readonly [card: string]: readonly Effect[] } = {
  FU03: [{ op: "ignoreUnits", current: true, next: 2 }],
  FU05: [{ op: "search", filter: { type: "Event" }, count: 2 }],
  FU06: [{ op: "recover", filter: any, count: 2 }, { op: "peekHand" }],
  FU09: [{ op: "discardCommand", count: 2 }],
  FU14: [{ op: "noDraw" }],
  FU15: [{ op: "changeBattleground", from: "any", to: "other" }],
  FM03: [{ op: "discardChosen", count: 2 }],
  FM05: [{ op: "ignoreUnits", current: true, next: 1 }],
  FC02: [{ op: "cardLimit", perTurn: 2 }, { op: "ignoreManeuver" }],
  FC04: [{ op: "recycle", filter: { kind: ["ship"] }, count: 3 }],
  FE01: [
    { op: "extraPlay", type: "Maneuver", count: 2 },
    { op: "discardCommand", count: 1 },
  ],
  FE02: [
    { op: "recycle", filter: any, count: 1 },
    { op: "changeBattleground", from: "surface", to: "space" },
  ],
  DU02: [{ op: "weaken", space: 2, surface: 2 }],
  DU10: [{ op: "matchAny", battleground: "surface", min: 3 }],
  DU13: [
    { op: "handLimit", limit: 9 },
    { op: "discardRandom", count: 3 },
  ],
  DM01: [{ op: "search", filter: { card: ["DU01", "DE01"] }, count: 1 }],
  DM04: [
    { op: "matchAny", battleground: "any", min: 2 },
    { op: "forbid", types: ["Event"] },
  ],
  DC01: [{ op: "ignoreUnits", current: false, next: 1 }],
  DC04: [{ op: "peekHand" }, { op: "handLimit", limit: 8 }],
  DE02: [{ op: "boost", if: { type: "Unit" }, space: 1, surface: 1 }],
};
const symbols: { readonly [card: string]: readonly CardSymbol[] } = {
  FM01: ["takeUp"],
  FC03: ["takeUp"],
  FE03: ["takeUp"],
  DU01: ["takeUp", "limitedAction"],
  DE01: ["takeUp"],
  DM02: ["takeUp"],
};

export const edited: CardEntry[] = STANDARD_CARDS.filter((c) => c.id in effects || c.id in symbols).map((c) => ({
  ...c,
  effects: effects[c.id] ?? c.effects,
  symbols: symbols[c.id] ?? c.symbols,
}));
/** The identifiers of all standard cards of a side, as a deck. */
export const built = (side: "F" | "D"): string[] =>
  STANDARD_CARDS.filter((c) => c.id.startsWith(side)).map((c) => c.id);
