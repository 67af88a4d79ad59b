/** The card editor: forms derived from the operations, and issues at their fields (TW-13.7, TW-F.2). */
import {
  CARD_TYPES,
  type CardType,
  likelyBolts,
  OPERATIONS,
  type Op,
  readCards,
  STANDARD_CARDS,
} from "../src/index.ts";
import { describe, expect, test } from "vitest";
import { blankValues, fieldsOf, withValue } from "../src/effects/fields.ts";
import {
  blankSet,
  type CardSet,
  check,
  duplicateCard,
  type Draft,
  faceOf,
  newEffect,
  readFile,
  changeType,
  withDraft,
  withNewCard,
  withoutAt,
  withStandard,
  toFile,
} from "../src/ui/editors/card/draft.ts";

const OPS = Object.keys(OPERATIONS) as Op[];
const one = withNewCard(blankSet());
const changed = (change: Partial<Draft>): CardSet => withDraft(one, { ...(one.cards[0] as Draft), ...change });
const issues = (set: CardSet): string[] => check(set).map(({ at, code }) => `${code} ${at}`);

test("every operation has a form whose blank values it accepts", () => {
  for (const op of OPS) expect(OPERATIONS[op].schema.safeParse(newEffect(op)).success, op).toBe(true);
});

test("every field of every effect of the 60 cards is in its form", () => {
  for (const { id, effects } of STANDARD_CARDS)
    for (const { op, ...values } of effects)
      for (const name of Object.keys(values))
        expect(
          fieldsOf(op).map((f) => f.name),
          `${id} ${op}`,
        ).toContain(name);
});

test("bounds, values and optional fields come from the schema", () => {
  expect(fieldsOf("handLimit")).toEqual([{ name: "limit", optional: false, is: "number", least: 7, most: 12 }]);
  expect(fieldsOf("noDraw")).toEqual([]);
  const filter = fieldsOf("search").find(({ name }) => name === "filter");
  const within = filter?.is === "group" ? filter.fields : [];
  expect(within.map((f) => `${f.name} ${f.is} ${f.optional}`)).toEqual([
    "type choice true",
    "race some true",
    "kind some true",
    "card cards true",
    "any parts true",
  ]);
});

test("empty optional fields are omitted from the file, required fields stay", () => {
  const race = { name: "race", optional: true, is: "some", values: ["Breen"] } as const;
  expect(withValue({ race: ["Breen"] }, race, [])).toEqual({});
  expect(withValue({}, { ...race, optional: false }, [])).toEqual({ race: [] });
  expect(blankValues([race])).toEqual({});
});

describe("drafts", () => {
  test("every new card is valid", () => {
    expect(check(one)).toEqual([]);
    expect(check(duplicateCard(withNewCard(one)))).toEqual([]);
  });

  test.each([
    [{ space: 12 }, "TW_CARD_FORCE 0.space"],
    [{ bolts: 7 }, "TW_CARD_BOLTS 0.bolts"],
    [{ name: "  " }, "TW_CARD_FORM 0.name"],
    [{ id: "FM19" }, "TW_CARD_ID 0.id"],
    [{ effects: [{ op: "discardRandom", count: 9 }] }, "TW_CARD_EFFECT 0.effects.0.count"],
    [{ effects: [{ op: "requiresUnit", filter: {} }] }, "TW_CARD_CARRIER 0.effects.0"],
  ] satisfies [Partial<Draft>, string][])("%j is wrong at its field", (change, issue) => {
    expect(issues(changed(change))).toContain(issue);
    for (const { text, code } of check(changed(change))) expect(text).not.toBe(code);
  });

  test("a card stays valid when its side or type changes", () => {
    for (const type of CARD_TYPES)
      for (const side of ["F", "D"])
        expect(check(withDraft(one, changeType(one, one.cards[0] as Draft, side, type as CardType))), type).toEqual([]);
  });

  test("a standard card is copied completely and replaced; choosing it again selects the same copy", () => {
    const set = withStandard(blankSet(), "FM04");
    expect(readCards(set.cards)).toMatchObject({ ok: [{ id: "FM04", effects: STANDARD_CARDS[21]?.effects }] });
    expect(withStandard(set, "FM04").cards).toHaveLength(1);
  });

  test("after removing the last card no card is selected", () => {
    expect(withoutAt(one)).toEqual(blankSet());
  });

  test("the preview omits invalid effects and keeps the rest", () => {
    const face = faceOf({
      ...(one.cards[0] as Draft),
      effects: [{ op: "explode" }, { op: "search" }, { op: "noDraw" }],
    });
    expect(face.effects).toEqual([{ op: "noDraw" }]);
  });
});

describe("files", () => {
  test("invalid cards in a file are accepted for correction", () => {
    const set = changed({ space: 12, effects: [{ op: "search" }] });
    expect(readFile(JSON.parse(JSON.stringify(toFile(set))))).toEqual({ ok: set });
  });

  test("a plain list is accepted, anything else is refused with a reason", () => {
    expect(readFile(STANDARD_CARDS)).toMatchObject({ ok: { at: 0 } });
    expect(readFile([{}])).toMatchObject({ ok: { cards: [{ id: "", type: "Unit" }] } });
    for (const raw of [null, 7, "x", {}, [1]])
      expect(readFile(raw), JSON.stringify(raw)).toMatchObject({ issues: [{ code: "TW_CARDS_FILE" }] });
  });
});

describe("likely bolts", () => {
  test("differ by at most one from the printed ones for 9 of 10 standard cards", () => {
    const near = STANDARD_CARDS.filter((card) => Math.abs(likelyBolts(card) - card.bolts) <= 1);
    expect(near.length).toBeGreaterThanOrEqual(54);
  });
  test("grow with the Force", () => {
    const [weak, strong] = [1, 9].map((space) =>
      likelyBolts(faceOf({ ...(one.cards[0] as Draft), space, surface: 0 })),
    );
    expect(strong).toBeGreaterThan((weak as number) + 1);
  });
});
