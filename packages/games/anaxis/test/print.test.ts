import type { Pen } from "@starboard/print";
import { expect, test } from "vitest";
import { SHIPS } from "../src/data/ships.ts";
import { controlSheet, counter, mapPieces } from "../src/print/sheets.ts";

/** A pen that only remembers what was written and how often it drew. */
function listening(): { readonly pen: Pen; readonly texts: string[]; count(what: "rect" | "path"): number } {
  const texts: string[] = [];
  const drawn = { rect: 0, path: 0 };
  const pen: Pen = {
    path: () => void drawn.path++,
    rect: () => void drawn.rect++,
    circle: () => undefined,
    line: () => undefined,
    text: (_x, _y, text) => void texts.push(text),
    textHeight: () => 1,
    textWidth: () => 1,
    frame: (_at, draw) => draw(),
    clipped: (_data, draw) => draw(),
  };
  return { pen, texts, count: (what) => drawn[what] };
}

test.each(SHIPS)("the control sheet of $name has its ratings and a box for every point of hull", (ship) => {
  const heard = listening();
  controlSheet(ship).front(heard.pen);
  expect(heard.texts).toEqual(expect.arrayContaining([ship.name, String(ship.initiative), `Hull ${ship.hull}`]));
  // One more than the boxes: the rim of the sheet.
  expect(heard.count("rect")).toBe(ship.hull + 1);
});

test("a counter shows its ship on both sides", () => {
  const [ship] = SHIPS;
  if (!ship) throw new Error("there are printed ships");
  const { front, back } = counter(ship);
  for (const draw of [front, back]) {
    const heard = listening();
    draw?.(heard.pen);
    expect(heard.texts).toEqual([ship.name]);
  }
});

test.each(["a4", "letter", "a3"] as const)("every hex of a map is printed once on %s", (paper) => {
  const heard = listening();
  for (const piece of mapPieces({ cols: 31, rows: 17 }, paper)) piece.front(heard.pen);
  expect(new Set(heard.texts).size).toBe(31 * 17);
  expect(heard.count("path")).toBe(31 * 17);
});
