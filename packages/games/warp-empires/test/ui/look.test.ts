import { expect, test } from "vitest";
import { cardFigure } from "../../src/ui/look/cards.ts";
import { paintOf } from "../../src/ui/look/terrain.ts";
import { unitPath } from "../../src/ui/look/units.ts";
import { sideOf, type World } from "../../src/ui/model/world.ts";

const traits = { id: "somethingNew", force: 3, spaces: 2, leader: false, fortification: false, foot: false };

test("figures of units without a drawing show their strength and speed", () => {
  const weak = unitPath(traits);
  expect(unitPath({ ...traits, force: 9 })).not.toBe(weak);
  expect(unitPath({ ...traits, spaces: 4 })).not.toBe(weak);
  expect(unitPath({ ...traits, foot: true })).not.toBe(weak);
  expect(unitPath({ ...traits, leader: true })).toBe(unitPath({ ...traits, leader: true, force: 9 }));
  for (const path of [weak, unitPath({ ...traits, foot: true })]) expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+Z$/);
});

test("cards without a drawing show the figure of their first effect", () => {
  expect(cardFigure("somethingNew", ["moveGroups"])).toBe(cardFigure("warp", []));
  expect(cardFigure("somethingNew", ["whatever", "revealHand"])).toBe(cardFigure("espionage", []));
  expect(cardFigure("constructor", [])).toBe(cardFigure("special", []));
});

test("unknown terrain is painted by its rules", () => {
  const terrain = { id: "somethingNew", enter: "free", revenue: false, network: false } as const;
  expect(paintOf(terrain)).toBe("void");
  expect(paintOf({ ...terrain, revenue: true })).toBe("world");
  expect(paintOf({ ...terrain, enter: "never" })).toBe("blaze");
  expect(paintOf({ ...terrain, enter: "stop" })).toBe("cloud");
  expect(paintOf({ ...terrain, network: true })).toBe("gate");
});

test("a seat without a faction has a colour that no other seat has", () => {
  const six = { module: { factions: ["a", "b", "c", "d", "e", "f"].map((id) => ({ id })) } } as unknown as World;
  const shown = (...picked: readonly (string | null)[]): number[] => {
    const seats = picked.map((faction) => ({ faction }));
    return seats.map((_, seat) => sideOf(six, { seats } as never, seat));
  };
  expect(shown(null, null, null)).toEqual([1, 2, 3]);
  expect(shown(null, "a", null)).toEqual([2, 1, 3]);
  expect(shown("c", "a")).toEqual([3, 1]);
  expect(new Set(shown("f", null, null, null, "b", null)).size).toBe(6);
  const seven = { module: { factions: [...six.module.factions, { id: "g" }] } } as unknown as World;
  expect(sideOf(seven, { seats: [{ faction: "g" }, { faction: null }] } as never, 1)).toBe(2);
});
