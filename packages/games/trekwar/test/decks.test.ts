/** Custom decks and cards (chapter 13), refused field by field (TW-I.2). */
import { describe, expect, test } from "vitest";
import { game, readCards, readDeck, STANDARD_CARDS, STANDARD_DECKS } from "../src/index.ts";

/** Errors as "code path". */
const faults = (read: { ok: unknown } | { bad: readonly { code: string; at: string; about?: object }[] }): string[] =>
  "bad" in read ? read.bad.map((e) => `${e.code} ${e.at}`) : [];
const which = (read: { ok: unknown } | { bad: readonly { about?: object }[] }): unknown[] =>
  "bad" in read ? read.bad.map((e) => (e.about as { which: string }).which) : [];

const standard = STANDARD_DECKS[0];

describe("decks", () => {
  test("both standard decks satisfy the building rules and use all 64 bolts (TW-13.1 to TW-13.4)", () => {
    expect(readDeck(STANDARD_DECKS[0], "federation", STANDARD_CARDS)).toEqual({ ok: STANDARD_DECKS[0] });
    expect(readDeck(STANDARD_DECKS[1], "dominion", STANDARD_CARDS)).toEqual({ ok: STANDARD_DECKS[1] });
    for (const deck of STANDARD_DECKS) {
      const bolts = deck.map((id) => STANDARD_CARDS.find((c) => c.id === id)?.bolts ?? 0);
      expect(bolts.reduce((a, b) => a + b, 0)).toBe(64);
    }
  });

  test("copies are numbered and sorted, with or without a suffix (TW-13.5)", () => {
    const list = ["FU09.2", "FU09", ...standard.filter((id) => id !== "FU09" && id !== "FU16")];
    const read = readDeck(list, "federation", STANDARD_CARDS);
    expect(read).toEqual({ ok: expect.arrayContaining(["FU09", "FU09.2"]) });
    const twice = readDeck(["FU09", "FU09", ...list.slice(2)], "federation", STANDARD_CARDS);
    expect(twice).toEqual(read);
  });

  test("decks and custom cards mean the same in any order, as lists or files (TW-13.5)", () => {
    const turned = [...standard].reverse();
    const own = STANDARD_CARDS.slice(0, 3);
    const parsed = (deck: unknown, cards: unknown) => game.options.parse({ federationDeck: deck, ownCards: cards });
    const plain = parsed(standard, own);
    expect(plain).toMatchObject({ ok: { federationDeck: standard, ownCards: own } });
    expect(parsed(turned, [...own].reverse())).toEqual(plain);
    const file = { format: "starboard.trekwar.deck", version: 1, cards: turned };
    expect(parsed(file, { format: "starboard.trekwar.cards", version: 1, cards: [...own].reverse() })).toEqual(plain);
  });

  test.for([
    ["size", standard.slice(1)],
    ["size", [...standard, "FU09.2"]],
    ["side", [...standard.slice(1), "DU09"]],
    ["unknown", [...standard.slice(1), "FU99"]],
    ["copies", [...standard.slice(1), "FU02"]],
    ["bolts", [...standard.filter((id) => id !== "FU09"), "FU16"]],
    [
      "units",
      ["FU05", "FM01", "FM01", "FM02", "FM02", "FM03", "FM03", "FM04", "FM04", "FM05", "FM05", ...standard.slice(-12)],
    ],
    ["form", "FU01"],
  ] as const)("a broken %s is named (TW-13.2, TW-13.3)", ([fault, list]) => {
    expect(which(readDeck(list, "federation", STANDARD_CARDS))).toContain(fault);
  });

  test("an error has the path of its option", () => {
    const read = game.options.parse({ federationDeck: [...standard.slice(1), "DU09"] });
    expect(faults(read)).toContain("TW_DECK_INVALID federationDeck.29");
  });
});

const ship = {
  id: "FU19",
  name: "Scout",
  type: "Unit",
  race: "Federation",
  kind: "ship",
  space: 3,
  surface: 1,
  bolts: 1,
  copies: 2,
};

describe("custom cards", () => {
  test("all 60 standard cards are valid cards of chapter F", () => {
    expect(readCards(STANDARD_CARDS)).toEqual({ ok: STANDARD_CARDS });
  });

  test("values fixed by an operation may be written and are dropped", () => {
    const effects = [{ op: "weaken", when: "active", side: "enemy", space: 1, surface: 1 }];
    expect(readCards([{ ...ship, effects }])).toMatchObject({
      ok: [{ effects: [{ op: "weaken", space: 1, surface: 1 }] }],
    });
    expect(faults(readCards([{ ...ship, effects: [{ ...effects[0], when: "play" }] }]))).toEqual([
      "TW_CARD_EFFECT 0.effects.0.when",
    ]);
  });

  test.for([
    ["TW_CARD_FORM 0.space", { space: 1.5 }],
    ["TW_CARD_FORM 0.id", { id: "XX1" }],
    ["TW_CARD_FORM 0", { lore: "dim text" }],
    ["TW_CARD_ID 0.id", { id: "FM19" }],
    ["TW_CARD_ID 0.id", { side: "dominion" }],
    ["TW_CARD_UNIT 0.race", { race: null }],
    ["TW_CARD_FORCE 0.surface", { surface: 10 }],
    ["TW_CARD_FORCE 0.space", { id: "FE19", type: "Event", race: null, kind: null, space: 1, surface: 0 }],
    ["TW_CARD_STRONGEST 0.space", { space: 10 }],
    ["TW_CARD_BOLTS 0.bolts", { bolts: 7 }],
    ["TW_CARD_COPIES 0.copies", { copies: 3 }],
    ["TW_CARD_LIMITED 0.symbols", { id: "FM19", type: "Maneuver", race: null, kind: null, symbols: ["limitedAction"] }],
    ["TW_CARD_EFFECT 0.effects.0.op", { effects: [{ op: "explode" }] }],
    ["TW_CARD_EFFECT 0.effects.0.op", { effects: [{ op: "constructor" }] }],
    ["TW_CARD_EFFECT 0.effects.0.count", { effects: [{ op: "discardRandom", count: 9 }] }],
    ["TW_CARD_FORBIDS_UNITS 0.effects.0.types", { effects: [{ op: "forbid", types: ["Unit"] }] }],
    [
      "TW_CARD_CARRIER 0.effects.0",
      { id: "FM19", type: "Maneuver", race: null, kind: null, effects: [{ op: "ignoreManeuver" }] },
    ],
  ] as const)("%s", ([fault, change]) => {
    expect(faults(readCards([{ ...ship, ...change }]))).toContain(fault);
  });

  test("a card may be listed only once", () => {
    expect(faults(readCards([ship, ship]))).toEqual(["TW_CARD_TWICE 1.id"]);
  });

  test("a changed card replaces the standard one in the match", () => {
    const edited = { ...STANDARD_CARDS[0], space: 8 };
    const options = game.options.parse({ ownCards: [edited] });
    expect(options).toMatchObject({ ok: { ownCards: [{ id: "FU01", space: 8 }] } });
  });

  test("custom cards must not make a standard deck break a building rule (TW-13.3)", () => {
    const dear = STANDARD_CARDS.filter((c) => c.id === "FU09").map((c) => ({ ...c, bolts: 1 }));
    const alone = game.options.parse({ ownCards: dear });
    expect([faults(alone), which(alone)]).toEqual([["TW_DECK_INVALID ownCards"], ["bolts"]]);
    const federationDeck = standard.map((id) => (id === "FU16" ? "FU05.2" : id));
    expect(game.options.parse({ ownCards: dear, federationDeck })).toHaveProperty("ok");
  });
});
