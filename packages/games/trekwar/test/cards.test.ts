/** Card pictures: every card has its own, identical in each run, and a flavour text if it has no effect. */
import { STANDARD_CARDS, type CardEntry } from "@starboard/trekwar";
import { describe, expect, test } from "vitest";
import { SECTORS } from "../src/data/board.ts";
import { flavour } from "../src/art/flavour.en.ts";
import { seeded } from "../src/art/pen.ts";
import { pictureOf } from "../src/art/pictures.ts";
import { centre } from "../src/ui/board/sectors.ts";

describe("pictures", () => {
  test.each(STANDARD_CARDS.map((card) => [card.id, card] as const))("%s fills its frame", (_id, card) => {
    const { strokes, box } = pictureOf(card);
    expect(strokes.length).toBeGreaterThan(0);
    expect(box.w).toBeGreaterThan(100);
    expect(box.h).toBeGreaterThan(60);
    for (const stroke of strokes) if (stroke.is === "path") expect(stroke.d).toMatch(/^M-?[\d.]+[ -]-?[\d.]/);
    expect(JSON.stringify(strokes)).not.toMatch(/NaN|Infinity|null/);
  });

  test("all card pictures differ", () => {
    const drawn = STANDARD_CARDS.map((card) => JSON.stringify(pictureOf(card).strokes));
    expect(new Set(drawn).size).toBe(STANDARD_CARDS.length);
  });

  test("a custom card is drawn by its kind, always identically", () => {
    const base = STANDARD_CARDS.find((card) => card.id === "FU06") as CardEntry;
    const own: CardEntry = { ...base, id: "FU90", name: "Our Own", race: "Klingon" };
    expect(pictureOf(own)).toBe(pictureOf({ ...own }));
    expect(pictureOf(own).strokes).not.toEqual(pictureOf({ ...own, race: "Breen" }).strokes);
  });

  test("the random numbers depend only on the text", () => {
    expect(seeded("a")()).toBe(seeded("a")());
    expect(seeded("a")()).not.toBe(seeded("b")());
  });
});

test("every card without an effect has its own flavour text, and no other card has one", () => {
  const plain = STANDARD_CARDS.filter((card) => card.effects.length === 0).map((card) => card.id);
  expect(Object.keys(flavour).toSorted()).toEqual(plain.toSorted());
  expect(new Set(Object.values(flavour)).size).toBe(plain.length);
});

test("Sectors are placed by their coordinates: neighbours one step apart, no Sectors closer", () => {
  for (const a of SECTORS)
    for (const b of SECTORS) {
      if (a === b) continue;
      const distance = Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
      expect(distance).toBeGreaterThan(124);
    }
});
