/** The deck builder: issues are reported at the right field (TW-13.1 to TW-13.5). */
import { readDeck, STANDARD_CARDS, STANDARD_DECKS, game } from "../src/index.ts";
import { describe, expect, test } from "vitest";
import {
  barToAdding,
  check,
  copyDeck,
  curveOf,
  type Deck,
  optionsOf,
  poolOf,
  readFile,
  sheetDeck,
  withCard,
  withoutCard,
  toFile,
} from "../src/ui/editors/deck/deck.ts";
import { NO_FILTER, filterCards } from "../src/ui/editors/deck/filter.ts";

const own = copyDeck(sheetDeck(0));
const fields = (deck: Deck): string[] => check(deck).map(({ at, rule }) => `${at} ${rule ?? ""}`);

describe("issues of a deck", () => {
  test("both standard decks have none", () => {
    expect(check(sheetDeck(0))).toEqual([]);
    expect(check(sheetDeck(1))).toEqual([]);
  });

  test("a surplus card is reported at the card and at the broken totals, each with its rule", () => {
    const twice = withCard(own, "FU01");
    expect(fields(twice)).toEqual(["card.FU01 TW-13.4", "deck.size TW-13.1", "deck.bolts TW-13.3"]);
    expect(check(twice)[0]?.text).toBe("A deck may hold at most 1 copy of Deep Space Nine.");
  });

  test("a card of the other side and an unknown card are reported at the card", () => {
    const mixed = { ...own, cards: ["DU01", "FU88", ...own.cards.slice(2)] };
    expect(fields(mixed)).toContain("card.DU01 TW-13.1");
    expect(fields(mixed)).toContain("card.FU88 TW-G.1");
  });

  test("every issue has a text", () => {
    for (const cards of [[], ["FU01", "FU01"], Array.from({ length: 40 }, () => "FE01"), ["xyz"]])
      for (const issue of check({ ...own, cards })) expect(issue.text).not.toBe(issue.code);
  });
});

test("another copy is refused only by rules about the card, never because the deck is full", () => {
  expect(barToAdding(own, "FU01")?.rule).toBe("TW-13.4");
  expect(barToAdding(own, "FU09")).toBeUndefined();
});

test("an added card can be removed", () => {
  expect(withoutCard(withCard(own, "FU09"), "FU09")).toEqual(own);
  expect(withoutCard(own, "DU01")).toBe(own);
});

describe("files", () => {
  test("a deck is read back from its file; the standard deck is locked, a copy is not", () => {
    for (const deck of [sheetDeck(0), sheetDeck(1), own, withCard(own, "FU01"), { ...own, cards: [] }])
      expect(readFile(JSON.parse(JSON.stringify(toFile(deck))))).toEqual({ ok: deck });
  });

  test("a changed deck that claims to be a standard deck is not locked", () => {
    const read = readFile({ ...toFile(sheetDeck(0)), cards: withCard(own, "FU09").cards });
    expect(read).toMatchObject({ ok: { sheet: false } });
  });

  test("a plain list is accepted, anything else is refused with a reason", () => {
    expect(readFile(STANDARD_DECKS[1])).toMatchObject({ ok: { side: "dominion", cards: STANDARD_DECKS[1] } });
    for (const raw of [null, 7, "deck", {}, { format: "starboard.trekwar.deck", version: 2, cards: [] }, [1, 2]])
      expect(readFile(raw), JSON.stringify(raw)).toMatchObject({ issues: [{ code: "TW_DECK_FILE" }] });
  });

  test("table options accept the file and the list in it", () => {
    const deck = withoutCard(withCard(own, "FU09"), "FU16");
    const read = game.options.parse({ federationDeck: toFile(deck) });
    expect(read).toMatchObject({ ok: { federationDeck: expect.arrayContaining(["FU09", "FU09.2"]) } });
  });
});

test("a deck is played as the option of its side with its custom cards; a standard deck needs no option", () => {
  expect(optionsOf(sheetDeck(1))).toEqual({});
  const edited = { ...STANDARD_CARDS.find(({ id }) => id === "FU09"), space: 3 } as (typeof STANDARD_CARDS)[number];
  const deck = { ...withoutCard(withCard(own, "FU09"), "FU16"), own: [edited] };
  const read = game.options.parse(optionsOf(deck));
  expect(read).toMatchObject({
    ok: { ownCards: [{ id: "FU09", space: 3 }], federationDeck: expect.arrayContaining(["FU09.2"]) },
  });
});

test("custom cards replace standard ones in the pool and in the chart", () => {
  const strong = { ...STANDARD_CARDS.find(({ id }) => id === "FU09"), space: 9 } as (typeof STANDARD_CARDS)[number];
  const deck = { ...own, own: [strong] };
  expect(poolOf(deck)).toHaveLength(30);
  expect(curveOf(deck)[9]?.space).toBe((curveOf(own)[9]?.space ?? 0) + 1);
  const units = curveOf(own).reduce((n, { space }) => n + space, 0);
  expect(units).toBe(own.cards.filter((id) => id.charAt(1) === "U").length);
});

test("the pool can be searched by all printed text and sorted by Force or bolts", () => {
  const pool = poolOf(own);
  const find = (change: Partial<typeof NO_FILTER>): string[] =>
    filterCards(
      pool,
      { ...NO_FILTER, ...change },
      (id) => (id === "FU01" ? 1 : 0),
      (id) => id,
    ).map(({ id }) => id);
  expect(find({ words: "klingon vorcha" })).toEqual(["FU15"]);
  expect(find({ words: "look at the enemy hand" })).toEqual(["FU04"]);
  expect(find({ type: "Event" })).toEqual(["FE01", "FE02", "FE03"]);
  expect(find({ inDeck: "in" })).toEqual(["FU01"]);
  expect(find({ order: "space" })[0]).toBe("FU01");
  expect(readDeck(find({}), "federation", pool)).toEqual({ ok: STANDARD_DECKS[0] });
});
