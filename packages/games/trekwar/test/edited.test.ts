/** Custom cards with every effect on every type that can have it: the rules hold beyond the standard decks. */
import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { type CardEntry, type CardSymbol, type Effect, STANDARD_CARDS } from "../src/index.ts";
import { optionsOf } from "./states.ts";
import { entry } from "./entry.ts";
import { twin } from "./swap-hidden.ts";

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

const edited: CardEntry[] = STANDARD_CARDS.filter((c) => c.id in effects || c.id in symbols).map((c) => ({
  ...c,
  effects: effects[c.id] ?? c.effects,
  symbols: symbols[c.id] ?? c.symbols,
}));
const built = (side: "F" | "D"): string[] => STANDARD_CARDS.filter((c) => c.id.startsWith(side)).map((c) => c.id);

test("the conformance suite passes with edited cards (TW-13.7)", () => {
  const options = [
    {},
    { breenMemory: "whileOnTop", support: "both", deckEnd: "immediate" },
    { deckLists: "closed", federationDeck: built("F"), dominionDeck: built("D"), exchange: "simultaneous" },
  ].map((raw) => optionsOf({ ...raw, ownCards: edited }));
  const report = checkGame(entry, { options, matches: 3, every: 12, seed: 5, secrets: { hidden: () => true } });
  const found = report.failures.filter((one) => !one.message.endsWith("was never reached"));
  expect(found.map((one) => `${one.check}: ${one.message} (seed ${one.seed}, act ${one.ply})`)).toEqual([]);
  const seen = Object.keys(Object.fromEntries(report.coverage.of("fact")));
  expect(seen).toEqual(
    expect.arrayContaining(["recycled", "ignoringEnded", "groundChanged", "mayPlayMore", "recovered"]),
  );
});

const SECRECY = CHECKS.filter((check) => check.includes("hidden"));

test("the checks of hidden information are found", () => {
  expect(SECRECY.length).toBeGreaterThan(1);
});

test("and no view reveals hidden information", () => {
  const lists = { deckLists: "closed", federationDeck: built("F"), dominionDeck: built("D") };
  const options = [{}, lists, { ...lists, exchange: "simultaneous", discardView: "owner" }].map((raw) =>
    optionsOf({ ...raw, ownCards: edited }),
  );
  const report = checkGame(entry, {
    options,
    matches: 3,
    every: 9,
    seed: 6,
    secrets: { hidden: () => true, swapHidden: twin as never },
  });
  expect(SECRECY.flatMap((check) => messagesOf(report, check))).toEqual([]);
});
